/**
 * A sentence as tokens with their places, so that a claim can be corrected where it stands.
 *
 * Pure. Marks of Markdown count as spaces. Words carry the form for look-ups: lower case, no accents, one sigma, no
 * possessive.
 */
import { foldLetters } from "../players/identity/name-words";

export type Token = {
  readonly kind: "word" | "number" | "day" | "time" | "mark";
  readonly raw: string;
  readonly normalized: string;
  /** Offsets in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
};

/**
 * In this order: a day, a time of day, names that begin with a digit, a number with its unit sign, a word, any other
 * sign.
 */
const TOKEN = new RegExp(
  [
    String.raw`(?<day>\d{4}-\d{2}-\d{2})(?:T[\d:.]+Z?)?`,
    String.raw`(?<time>(?<![\d:])\d{1,2}:\d{2}(?![\d:]))`,
    String.raw`(?<label>(?<![\p{L}\d.,])(?:3-?pointers?|3-?point|3-?pt[mas]?s?|3p[ma%]|3s|76ers)(?![\p{L}\p{N}]))`,
    String.raw`(?<number>(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)*|(?<!\d)\.\d+)(?:\s?%)?)`,
    String.raw`(?<word>(?:\p{L}\.){2,4}(?!\p{L})|(?:a?f[gt]|ts)%|\p{L}[\p{L}\p{M}\p{N}]*(?:['’ʼ]\p{L}[\p{L}\p{M}]*)*)`,
    String.raw`(?<mark>[^\s\p{L}\p{N}\p{M}])`,
  ].join("|"),
  "giu",
);
const POSSESSIVE = /['’ʼ]s$/i;
const PLAIN = /^[A-Za-z0-9]+$/;

export function tokensOf(text: string): Token[] {
  // A product keeps its sign; every other star is emphasis.
  const bare = text.replace(/(?<=\d )\*(?= \d)/g, "×").replace(/[*_`~\\]/g, " ");
  const tokens: Token[] = [];
  for (const match of bare.matchAll(TOKEN)) {
    const [raw] = match;
    const groups = match.groups ?? {};
    const kind = groups.day ? "day" : groups.time ? "time" : groups.number ? "number" : groups.mark ? "mark" : "word";
    tokens.push({
      kind,
      raw,
      normalized: kind === "word" ? foldWord(raw) : kind === "day" ? (groups.day ?? raw) : raw,
      start: match.index,
      end: match.index + raw.length,
      isCapital: kind === "word" && isCapital(raw),
    });
  }
  return tokens;
}

function foldWord(raw: string): string {
  if (PLAIN.test(raw)) return raw.toLowerCase();
  return foldLetters(raw.replace(POSSESSIVE, ""))
    .replace(/['’ʼ.]/g, "")
    .replaceAll("ς", "σ");
}

/** Folded forms of a text's words and numbers. */
export const normalizedWords = (text: string): string[] => foldedWordsOf(tokensOf(text));

export const foldedWordsOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => (token.kind === "mark" ? [] : [token.normalized]));

const isCapital = (raw: string): boolean => /^\p{Lu}/u.test(raw);
