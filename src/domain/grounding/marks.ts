/** Offsets of unsupported claims in their sentence. Pure. */
import type { Judged, Why } from "./inquiry";
import type { Reading } from "./reading";
import { normalizedWords } from "./text";

/** Why a claim is marked, as clients read it. */
type MarkReason = "no_fact" | "other_value" | "other_subject" | "direction" | "day" | "status";

/** Offsets in the sentence, in UTF-16 units. */
export type Mark = { readonly start: number; readonly end: number; readonly why: MarkReason };

const REASON: Readonly<Record<Why, MarkReason>> = {
  name: "no_fact",
  other_value: "other_value",
  other_subject: "other_subject",
  direction: "direction",
  day: "day",
  status: "status",
  no_fact: "no_fact",
};

/**
 * The same words may be claimed twice: each claim takes the next place where they stand. A claim without a place marks
 * the sentence.
 */
export function marksOf(sentence: string, { tokens }: Pick<Reading, "tokens">, wrong: readonly Judged[]): Mark[] {
  const mentioned = tokens.filter(({ normalized, raw }) => normalized !== "" && /[\p{L}\p{N}]/u.test(raw));
  const taken = new Set<number>();
  const placed = wrong.map(({ raw, why = "no_fact" }): Mark => {
    const sought = normalizedWords(raw);
    const at = mentioned.findIndex(
      (_, place) =>
        !taken.has(place) &&
        sought.length > 0 &&
        sought.every((word, step) => mentioned[place + step]?.normalized === word),
    );
    const [first, last] = [mentioned[at], mentioned[at + sought.length - 1]];
    if (at < 0 || !first || !last) return { ...wholeOf(sentence), why: REASON[why] };
    taken.add(at);
    return { start: first.start, end: last.end, why: REASON[why] };
  });
  return apart(placed);
}

export function wholeOf(sentence: string): { start: number; end: number } {
  const start = sentence.length - sentence.trimStart().length;
  return { start, end: Math.max(start, sentence.trimEnd().length) };
}

/** In order; of two that overlap the longer stays. */
function apart(marks: readonly Mark[]): Mark[] {
  const longest = [...marks].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const retained: Mark[] = [];
  for (const mark of longest)
    if (retained.every((each) => mark.end <= each.start || mark.start >= each.end)) retained.push(mark);
  return retained.sort((a, b) => a.start - b.start);
}
