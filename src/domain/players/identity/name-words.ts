/** Names as comparable words, whatever accents, case, punctuation, mark-up or suffix they are written with. Pure. */
import { withoutMarkUp } from "./mark-up";

/** Letters that Unicode does not take apart. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  đ: "d",
  ð: "d",
  ø: "o",
  ł: "l",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
};
const SUFFIXES: ReadonlyMap<string, string> = new Map([
  ["jr", "jr"],
  ["junior", "jr"],
  ["sr", "sr"],
  ["senior", "sr"],
  ["ii", "ii"],
  ["iii", "iii"],
  ["iv", "iv"],
  ["v", "v"],
]);

export type FoldedName = {
  /** Lower-case words of a to z, suffixes left out. */
  readonly words: readonly string[];
  /** "jr", "sr", "ii" … when one is written anywhere but first. */
  readonly suffix: string | undefined;
};

/**
 * A name without accents, case, punctuation, mark-up, possessive or suffix; digits and letters of other scripts are
 * dropped. A suffix that stands first stays a word, since initials look the same ("J.R. Smith", "V Wembanyama").
 */
export function foldName(name: string): FoldedName {
  const [first, ...rest] = letterWords(name);
  if (first === undefined) return { words: [], suffix: undefined };
  return {
    words: [first, ...rest.filter((word) => !SUFFIXES.has(word))],
    suffix: rest.map((word) => SUFFIXES.get(word)).find((suffix) => suffix !== undefined),
  };
}

/** Lower-case words without accents, punctuation or suffix: "Luka Dončić" → ["luka", "doncic"]. */
export function nameWords(name: string): string[] {
  return [...foldName(name).words];
}

/** The canonical form of a word that is a suffix ("Junior" → "jr"); `undefined` for every other word. */
export const suffixOf = (word: string): string | undefined => SUFFIXES.get(word.toLowerCase().replace(".", ""));

function letterWords(name: string): string[] {
  return foldLetters(withoutMarkUp(name))
    .replace(/(?:(?<=\p{L})['’ʼ`]s|(?<=s)['’ʼ`])(?![\p{L}])/gu, "")
    .replace(/\.(?=\p{L}{2})/gu, " ")
    .replace(/['’ʼ`.]/g, "")
    .split(/[^a-z]+/)
    .filter((word) => word !== "");
}

/** Lower case, no accents, no invisible characters; every other character stays. */
export function foldLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/[đðøłßæœı]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}
