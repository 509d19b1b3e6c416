/**
 * The grounding check: what a model writes is released only as far as the turn's tool results bear it out.
 *
 * `collectFacts` once for a step of the turn, then `checkSentence` for one sentence after the other, each with what the
 * one before left over.
 */

export { checkSentence, startOf } from "./check";
export { collectFacts, type GroundingFacts } from "./knowledge";
export { wholeOf } from "./marks";
export { safetyLine } from "./safety-line";
export { splitSentences } from "./sentences";
