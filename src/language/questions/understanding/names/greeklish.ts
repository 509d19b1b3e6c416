/**
 * Greek in Latin letters ("poios einai traumatias") put back into Greek, word by word, as far as the lexicon knows
 * them.
 *
 * Pure. Nobody spells alike, so words are compared by sound: every spelling of one sound becomes one letter.
 */
import { soundOfGreek, soundsOfLatin } from "@/domain/players/identity/greek-sounds";
import { GREEK } from "@/language/texts/el/answers/lexicon";
import { ENGLISH } from "@/language/texts/en/answers/lexicon";
import { fold, type Text, type Word } from "../text";
import { GREEK_WORDS_OF_QUESTIONS } from "./greek-words";
import { isNickname } from "./known-names";
import { NAME_WORDS } from "./name-words";

const wordsOf = (lexicon: Readonly<Record<string, string>>): string[] =>
  Object.values(lexicon).flatMap((ways) => ways.split(/[\s,]+/).filter((word) => word !== ""));

const ENGLISH_WORDS: ReadonlySet<string> = new Set(wordsOf(ENGLISH));
const GREEK_WORDS = wordsOf(GREEK).filter((word) => /^\p{Script=Greek}/u.test(word));
const BY_SOUND = new Map(
  GREEK_WORDS.filter((word) => !word.endsWith("*")).map((word) => [soundOfGreek(word), word] as const),
);
const MIN_STEM = 4;
/** Looked up by their first sounds, since a word has to be held against hundreds; longest first. */
const STEMS = Map.groupBy(
  GREEK_WORDS.filter((word) => word.endsWith("*"))
    .map((word) => ({ stem: word.slice(0, -1), sound: soundOfGreek(word.slice(0, -1)) }))
    .filter(({ sound }) => sound.length >= MIN_STEM)
    .sort((a, b) => b.sound.length - a.sound.length),
  ({ sound }) => sound.slice(0, MIN_STEM),
);

const ENDING_LETTERS: Readonly<Record<string, string>> = {
  a: "α",
  e: "ε",
  i: "ι",
  o: "ο",
  u: "ου",
  s: "σ",
  n: "ν",
  t: "τ",
  m: "μ",
  k: "κ",
  l: "λ",
  r: "ρ",
  z: "ζ",
};

/** Spelled so they are this word, though another sounds alike: Thursday and "falls", "or" and "the". */
const SPELT: Readonly<Record<string, string>> = {
  i: "η",
  h: "η",
  oi: "οι",
  th: "τη",
  ti: "τι",
  auth: "αυτη",
  auti: "αυτη",
  afti: "αυτη",
  pei: "πει",
  poia: "ποια",
  pia: "ποια",
  poio: "ποιο",
  pio: "πιο",
  poioi: "ποιοι",
  pioi: "ποιοι",
  pempti: "πεμπτη",
  pemti: "πεμπτη",
  pemptis: "πεμπτησ",
  poion: "ποιον",
  pion: "ποιον",
  teleiws: "τελειωσ",
};

/** The Greek word for a Greeklish spelling; `undefined` when the lexicon has none. */
function greekOf(word: string): string | undefined {
  if (Object.hasOwn(SPELT, word)) return SPELT[word];
  const sounds = soundsOfLatin(word);
  for (const sound of sounds) {
    const whole = BY_SOUND.get(sound);
    if (whole !== undefined) return whole;
  }
  for (const sound of sounds) {
    const found = STEMS.get(sound.slice(0, MIN_STEM))?.find((each) => sound.startsWith(each.sound));
    const ending = found && [...sound.slice(found.sound.length)].map((letter) => ENDING_LETTERS[letter] ?? "").join("");
    if (found) return `${found.stem}${ending}`;
  }
  return undefined;
}

const EVERYDAY = new Map(GREEK_WORDS_OF_QUESTIONS.map((word) => [soundOfGreek(word), word] as const));
const MIN_CHARS = 3;

/** A word of Greek in Latin letters that no idea needs, but a pattern may. */
function everydayWord({ normalized, amount }: Word): string | undefined {
  if (amount !== undefined || normalized.length < MIN_CHARS) return undefined;
  if (ENGLISH_WORDS.has(normalized) || NAME_WORDS.has(normalized) || isNickname(normalized)) return undefined;
  return soundsOfLatin(normalized)
    .map((sound) => EVERYDAY.get(sound))
    .find((word) => word !== undefined);
}

const MIN_WORDS = 2;
const MALE_ARTICLE = /^(?:o|ton|tou|ston)$/;

/** The same text; where it is Greek in Latin letters, its known words folded as Greek ones. */
export function fromGreeklish(text: Text): Text {
  if (text.words.some((word) => word.isGreek)) return text;
  const greek = text.words.map((word) => (word.amount === undefined ? greekOf(fold(word.raw)) : undefined));
  const isEnglish = (word: Word) => ENGLISH_WORDS.has(word.normalized);
  const only = text.words.filter((word, index) => greek[index] !== undefined && !isEnglish(word)).length;
  const english = text.words.filter((word, index) => isEnglish(word) && greek[index] === undefined).length;
  if (only < MIN_WORDS || only <= english) return text;
  const words = text.words.map((word, index): Word => {
    const normalized = greek[index] ?? everydayWord(word);
    // A name may sound like a word: a capital inside the sentence keeps it, and a player's article before a known one.
    const isName =
      (word.isCapitalised && !word.isSentenceStart) ||
      (NAME_WORDS.has(word.normalized) && MALE_ARTICLE.test(text.words[index - 1]?.normalized ?? ""));
    return normalized === undefined || isName ? word : { ...word, normalized, isGreek: true };
  });
  return { ...text, words, isGreeklish: true };
}
