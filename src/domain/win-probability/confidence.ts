/** How sure a recommendation may sound. */
export type ConfidenceLevel = "low" | "medium" | "high";

/** Confidence levels: a gain in two of three outcomes is medium, in four of five high. */
const MEDIUM_FROM = 0.65;
const HIGH_FROM = 0.8;

/**
 * The word for a chance, 0 to 1, and for nothing else: a doubtful status and old data are in the chance, or are warned
 * of beside it, so that 99% is never "medium" where 86% is "high".
 */
export function confidenceLevel(probability: number): ConfidenceLevel {
  if (probability >= HIGH_FROM) return "high";
  return probability >= MEDIUM_FROM ? "medium" : "low";
}
