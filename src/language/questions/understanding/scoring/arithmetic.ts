/** Questions that are arithmetic by their own words. Pure. */
import type { OwnReading } from "../reading";
import { foldedLine } from "../text";

/**
 * Weights are given for the amounts, or it is asked how many points they make: no wording as a whole says otherwise.
 */
export function isArithmetic({ statLine, text }: OwnReading): boolean {
  if (Object.keys(statLine.stats).length === 0) return false;
  return isPriced(statLine) || ASKS_FOR_POINTS.test(foldedLine(text));
}

export const isPriced = ({ weights, changedWeights }: OwnReading["statLine"]): boolean =>
  weights !== undefined || changedWeights !== undefined;

/** "How many points do 14 rebounds give?", "what do 3 steals come to?" */
const ASKS_FOR_POINTS =
  / (?:how many|how much|what|whats|ποσουσ|ποσοι|ποσα|ποσο|τι) (?:\S+ ){0,3}(?:points?|pts|ποντουσ|ποντοι) (?:\S+ ){0,2}(?:is|are|do|does|would|will|give|gives|for|δινουν|δινει|κανουν|κανει|βγαζουν|βγαζει|ειναι|βγαινουν|παιρνω|φερνουν|αξιζουν) | (?:what|how much) (?:do|does|would|will|is|are) (?:\S+ )*(?:(?:come|add up|amount) to|worth|get me|give me|earn me) /;
