/** A running text as words with their places. Pure. */
import { foldLetters } from "./name-words";

export type TextWord = {
  readonly normalized: string;
  /** The word as written, without a possessive. */
  readonly raw: string;
  /** Offsets in the text, in UTF-16 units; `end` is after the last letter and before a possessive. */
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
  readonly isPossessive: boolean;
};

/**
 * Initials with full stops ("P.J."), the first of two words that lost their space ("forwardFranz", "106McDaniels"), or
 * letters and digits with apostrophes inside ("De'Aaron").
 */
const WORD =
  /(?:\p{L}\.){2,4}(?!\p{L})|(?:\p{Ll}{3,}|\p{N}+)(?=\p{Lu}\p{Ll})|[\p{L}\p{M}\p{N}]+(?:['’ʼ]\p{L}[\p{L}\p{M}]*)*/gu;
const POSSESSIVE = /['’ʼ]s$/i;
const PLAIN = /^[A-Za-z0-9]+$/;

export function textWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const match of text.matchAll(WORD)) {
    const [written] = match;
    const isPossessive = written.length > 2 && POSSESSIVE.test(written);
    const raw = isPossessive ? written.slice(0, -2) : written;
    const normalized = PLAIN.test(raw) ? raw.toLowerCase() : foldLetters(raw).replace(/['’ʼ.]/g, "");
    const start = match.index;
    words.push({ normalized, raw, start, end: start + raw.length, isCapital: isUpper(raw), isPossessive });
  }
  return words;
}

function isUpper(word: string): boolean {
  const first = word.charCodeAt(0);
  if (first < 128) return first >= 65 && first <= 90;
  const letter = word.slice(0, 1);
  return letter !== letter.toLowerCase();
}

/** Nothing but spaces or hyphens between two words; after an initial also its full stop. */
export function areJoined(text: string, before: TextWord, after: TextWord): boolean {
  if (before.isPossessive || after.start - before.end > 3) return false;
  const between = text.slice(before.end, after.start);
  return between === " " || between === "-" || /^\.?[\s\u2010-\u2014-]{1,2}$/.test(between);
}
