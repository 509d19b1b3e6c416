/**
 * Everyday words with a slip in them ("tonihgt", "avalable") read as the words that were meant.
 *
 * Pure. Only long words in lower case that mean nothing here and are no part of a name; names are the look-up's
 * business.
 */
import { ENGLISH } from "@/language/texts/en/answers/lexicon";
import type { Text, Word } from "../text";
import { isNickname } from "./known-names";
import { isNameWord } from "./name-words";
import { nearest, nearIndex } from "./near-words";

const MIN_CHARS = 6;

const WAYS = Object.values(ENGLISH).flatMap((ways) => ways.split(/[\s,]+/).filter((word) => word !== ""));
const KNOWN: ReadonlySet<string> = new Set(WAYS);
const BEGINNINGS = WAYS.filter((way) => way.endsWith("*")).map((way) => way.slice(0, -1));
const NEAR = nearIndex(new Set(WAYS.filter((way) => way.length >= MIN_CHARS && /^[a-z]+$/.test(way))));

/** Right as they are, though one letter away from a word of the lexicon: "smarter" is no starter. */
const RIGHT: ReadonlySet<string> = new Set(
  `tanking tanked smarter waived wasted decided decides thinks beside doable auction benefits bother replaced replaces
  packed boring expire expires retires seeing streams streaky exchanges closer closes propose threat threats scares scared
  carries worries agrees paying killer killers fading wanting writing parking remains friends staring improves postponed
  headed heated prayer lifted locker simply qualify doctors keepers collision advance banked opinions outscores counted
  burying renting defends`.split(/\s+/),
);

export function withoutTypos(text: Text): Text {
  const words = text.words.map((word) => meantWord(word));
  return words.every((word, at) => word === text.words[at]) ? text : { ...text, words };
}

function meantWord(word: Word): Word {
  const { normalized } = word;
  if (word.isGreek || word.isCapitalised || normalized.length < MIN_CHARS || !/^[a-z]+$/.test(normalized)) return word;
  if (RIGHT.has(normalized) || isExplained(normalized) || isNickname(normalized) || isNameWord(normalized)) return word;
  const meant = nearest(normalized, NEAR);
  return meant === undefined ? word : { ...word, normalized: meant };
}

const EXPLAINED = new Map<string, boolean>();
const MAX_REMEMBERED = 5_000;

/** Remembered, since the everyday words come again and again. */
function isExplained(normalized: string): boolean {
  const known = EXPLAINED.get(normalized);
  if (known !== undefined) return known;
  const isIt = KNOWN.has(normalized) || BEGINNINGS.some((begin) => normalized.startsWith(begin));
  if (EXPLAINED.size < MAX_REMEMBERED) EXPLAINED.set(normalized, isIt);
  return isIt;
}
