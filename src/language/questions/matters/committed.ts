/** The fitted weights of the project, read once. */

import { type MatterWeights, readMatters } from "./weights";
import fitted from "./weights.json" with { type: "json" };

let read: MatterWeights | undefined;

export const committedMatters = (): MatterWeights => {
  read ??= readMatters(fitted);
  return read;
};
