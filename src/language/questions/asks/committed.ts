/** The fitted weights of the project, read once. */

import { type AskWeights, readWeights } from "./weights";
import fitted from "./weights.json" with { type: "json" };

let read: AskWeights | undefined;

export const committedWeights = (): AskWeights => {
  read ??= readWeights(fitted);
  return read;
};
