/** Whether a sentence gives our instructions away. Pure. Somebody's text may have asked for them, and no answer needs them. */
import { SUPERVISOR_SYSTEM_PROMPT } from "./prompts";

/** So many words of ours in a row are no coincidence. */
const RUN_WORDS = 6;

const runsOf = (text: string): string[] => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  return words.slice(RUN_WORDS - 1).map((_, at) => words.slice(at, at + RUN_WORDS).join(" "));
};
const OURS: ReadonlySet<string> = new Set(runsOf(SUPERVISOR_SYSTEM_PROMPT));

export const repeatsInstructions = (sentence: string): boolean => runsOf(sentence).some((run) => OURS.has(run));
