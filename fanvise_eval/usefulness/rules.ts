/** What is wrong with an answer whatever it says: the only part of the usefulness suite that can fail a build. */
import type { UsefulnessAnswer } from "./ask";

const GREEK = /\p{Script=Greek}/u;
/** Words of programs, and references that were not replaced with their values. */
const OF_PROGRAMS = /\{\{|\}\}|\[object |\bundefined\b|\bNaN\b/;
/** Above this an answer is a document. */
const MAX_WORDS = 400;

/** @returns reasons in words; none where no rule is broken. */
export function brokenRules({ question, answer, isFailed }: UsefulnessAnswer): string[] {
  const reasons: string[] = [];
  if (isFailed) reasons.push("the turn failed");
  if (answer.trim() === "") reasons.push("the answer is empty");
  if (OF_PROGRAMS.test(answer)) reasons.push("the answer has words of a program in it");
  if (wordsIn(answer) > MAX_WORDS) reasons.push(`the answer has more than ${MAX_WORDS} words`);
  if ((question.language === "en") === GREEK.test(answer)) reasons.push("the answer is in another language");
  return reasons;
}

/** Words as a reader counts them: signs of Markdown, dashes and emoji are none. */
export const wordsIn = (markdown: string): number =>
  markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
