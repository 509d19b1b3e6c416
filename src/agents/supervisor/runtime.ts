/** Runtime of the supervisor's nodes within one turn: the given context, and the text part being written. */
import { createNarration, type Narration } from "../shared/narration";
import type { TurnContext } from "../shared/types";
import type { PlanHandOff } from "./plan-hand-off";

export type SupervisorContext = TurnContext & {
  /** Gives optimization questions to the matchup optimizer; without it `plan_week` is an ordinary tool. */
  handOff?: PlanHandOff | undefined;
};

export type SupervisorRuntime = SupervisorContext & Narration;

export const startRuntime = (context: SupervisorContext): SupervisorRuntime => ({
  ...context,
  ...createNarration(context.emit),
});
