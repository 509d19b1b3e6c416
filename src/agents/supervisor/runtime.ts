/** What the supervisor's nodes talk to within one turn: the context given in, and the text part being written. */
import { createNarration, type Narration } from "../shared/narration";
import type { TurnContext } from "../shared/types";
import type { PlanHandOff } from "./plan-hand-off";

export type SupervisorContext = TurnContext & {
  /** Gives optimization questions to the matchup optimizer; without it `plan_week` is a look-up like any other. */
  handOff?: PlanHandOff | undefined;
};

export type SupervisorRuntime = SupervisorContext & Narration;

export const startRuntime = (context: SupervisorContext): SupervisorRuntime => ({
  ...context,
  ...createNarration(context.emit),
});
