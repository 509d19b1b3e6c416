/** The language that a question itself asks to be answered in: "answer in Greek", "στα αγγλικά παρακαλώ". Pure. */
import type { Language } from "@/contract/conversation/intent";
import { foldedLine, readText } from "./text";

const LANGUAGE_PATTERNS: readonly (readonly [Language, RegExp])[] = [
  ["el", / (?:in|into) greek | (?:στα|sta) (?:ελληνικα|ellinika|elinika) /],
  ["en", / (?:in|into) english | (?:στα|sta) (?:αγγλικα|agglika|anglika) /],
];

/** @returns `undefined` where it asks for none, or for both. */
export function requestedLanguage(question: string): Language | undefined {
  const line = foldedLine(readText(question));
  const [requested, ...others] = LANGUAGE_PATTERNS.filter(([, pattern]) => pattern.test(line)).map(
    ([language]) => language,
  );
  return others.length > 0 ? undefined : requested;
}
