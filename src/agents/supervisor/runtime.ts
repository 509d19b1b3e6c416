/** What the supervisor's nodes talk to within one turn: the context given in, and the text part being written. */
import { createNarration, type Narration } from "../shared/narration";
import type { TurnContext } from "../shared/types";

export type SupervisorRuntime = TurnContext & Narration;

export const startRuntime = (context: TurnContext): SupervisorRuntime => ({
  ...context,
  ...createNarration(context.emit),
});
