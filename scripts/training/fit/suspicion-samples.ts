/** Lines as samples: a line written as true counts as supported in all it claims. */
import { featuresOf } from "@/domain/withheld/suspicion/features";
import type { SuspicionSample } from "./suspicion";
import type { Line, ReadSentence } from "./suspicion-sentences";

/** There are fewer ways to sound ordinary than there are to obey, and each is met more often. */
const ORDINARY_WEIGHT = 2;

export const suspicionSamples = (lines: readonly Line[]): SuspicionSample[] =>
  lines.flatMap(({ isHostile, parts }) =>
    parts.map((part) => ({
      features: featuresOf(part.sentence, isHostile ? part.found : foundIfTrue(part)),
      isHostile,
      weight: isHostile ? 1 : ORDINARY_WEIGHT,
    })),
  );

function foundIfTrue({ found, isUnsupported }: ReadSentence): ReadSentence["found"] {
  return {
    ...found,
    namesPlayer: found.namesPlayer || found.namesStranger,
    namesStranger: false,
    hasFact: found.hasFact || isUnsupported,
    hasFigure: found.hasFigure || isUnsupported,
  };
}
