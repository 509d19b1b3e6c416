/**
 * What a question asks for, from how questions are worded: logistic regression on named features, one for each ask.
 *
 * A question may be answered rightly by several asks, so each is judged by itself: right or not. So is each intent.
 */
import type { QueryIntent } from "@/contract/conversation/intent";
import { ASK_NAMES, type Ask } from "@/language/questions/asks/asks";
import type { Features } from "@/language/questions/asks/features";
import { INTENT_NAMES, intentsOf } from "@/language/questions/asks/intents";
import type { AskWeights } from "@/language/questions/asks/weights";
import { fitSparse, type SparseFit } from "./sparse-fit";

export type AskSample = {
  readonly features: Features;
  readonly asks: ReadonlySet<Ask>;
  /** Without them, those of its asks. */
  readonly intents?: ReadonlySet<QueryIntent>;
  readonly weight: number;
};

const ASK_FIT: SparseFit = { rounds: 120, penalty: 0.00005, leastOften: 3 };

const WIDTH = ASK_NAMES.length + INTENT_NAMES.length;

export function fitAsks(samples: readonly AskSample[], fit: SparseFit = ASK_FIT): AskWeights {
  const targets = samples.map(targetsOf);
  return fitSparse(samples, WIDTH, fit, (logits, sample, share) => toErrors(logits, targets[sample] ?? [], share));
}

function targetsOf({ asks, intents = new Set([...asks].flatMap(intentsOf)) }: AskSample): boolean[] {
  return [...ASK_NAMES.map((ask) => asks.has(ask)), ...INTENT_NAMES.map((intent) => intents.has(intent))];
}

/** In place: logits to the slope of the negative log-likelihood of each ask and intent being right or not, by logit. */
function toErrors(logits: Float64Array, isRight: readonly boolean[], share: number): void {
  for (const [at, logit] of logits.entries()) logits[at] = share * (1 / (1 + Math.exp(-logit)) - (isRight[at] ? 1 : 0));
}
