/** The part of a text that answers the question, as it was written. Pure. */
import type { Claim } from "./claims";
import { contentWords, type Span, sentenceSpans } from "./words";

export const MAX_SNIPPET_CHARS = 320;

/**
 * The sentence with a claim about an asked player, else the one that names him, else the one with the most asked words,
 * and what follows it while there is room.
 */
export function snippetOf(
  text: string,
  request: {
    playerKeys: readonly number[];
    spans: readonly Span[];
    terms: readonly string[];
    claims: readonly Claim[];
  },
): string {
  const sentences = sentenceSpans(text);
  const terms = new Set(request.terms);
  const claimed = new Set(
    request.claims
      .filter(({ playerKey }) => playerKey !== null && request.playerKeys.includes(playerKey))
      .map(({ sentence }) => sentence),
  );
  const value = ({ start, end }: Span): number => {
    const own = text.slice(start, end);
    const hasClaim = [...claimed].some((sentence) => own.startsWith(sentence));
    const isNamed = request.spans.some((span) => span.start >= start && span.start < end);
    const shared = contentWords(own).filter((word) => terms.has(word)).length;
    return (hasClaim ? 4 : 0) + (isNamed ? 2 : 0) + Math.min(3, shared) * 0.5;
  };
  const best = sentences.reduce(
    (top, sentence, i) => (value(sentence) > value(sentences[top] ?? sentence) ? i : top),
    0,
  );
  const start = sentences[best]?.start ?? 0;
  const fitting = sentences
    .slice(best)
    .filter(({ end }) => end - start <= MAX_SNIPPET_CHARS)
    .at(-1);
  if (fitting) return text.slice(start, fitting.end);
  const head = text.slice(start, start + MAX_SNIPPET_CHARS - 1);
  return `${head.slice(0, Math.max(1, head.lastIndexOf(" "))).toWellFormed()}…`;
}
