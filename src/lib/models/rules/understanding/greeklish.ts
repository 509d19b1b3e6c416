/**
 * Greek in Latin letters ("poios einai traumatias") put back into Greek, word by word, as far as the lexicon knows them.
 *
 * Pure. Nobody spells alike, so words are compared by sound: every spelling of one sound becomes one letter.
 */

import { GREEK } from "../languages/el/lexicon";
import { ENGLISH } from "../languages/en/lexicon";
import { NAME_WORDS } from "./name-words";
import { fold, type Text, type Word } from "./text";

/** Letters of one sound; the longer first. F, v and b count as one, since "au" and "eu" are written with each. */
const GREEK_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ου/g, "u"],
  [/αι/g, "e"],
  [/ει|οι|υι/g, "i"],
  [/αυ/g, "av"],
  [/ευ/g, "ev"],
  [/μπ/g, "v"],
  [/ντ/g, "d"],
  [/γκ|γγ/g, "g"],
  [/ξ/g, "ks"],
  [/ψ/g, "ps"],
  [/θ/g, "th"],
];
const GREEK_LETTERS: Readonly<Record<string, string>> = {
  ...{ α: "a", β: "v", γ: "g", δ: "d", ε: "e", ζ: "z", η: "i", ι: "i", κ: "k", λ: "l", μ: "m", ν: "n" },
  ...{ ο: "o", π: "p", ρ: "r", σ: "s", τ: "t", υ: "i", φ: "v", χ: "h", ω: "o" },
};
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/8/g, "th"],
  [/3/g, "ks"],
  [/ou/g, "U"],
  [/ai/g, "e"],
  [/ei|oi/g, "i"],
  [/a[ufv]/g, "av"],
  [/e[ufv]/g, "ev"],
  [/mp/g, "v"],
  [/nt/g, "d"],
  [/gk|gg/g, "g"],
  [/ph/g, "v"],
  [/ch|kh/g, "H"],
  [/th/g, "T"],
  [/[fb]/g, "v"],
  [/w/g, "o"],
  [/[yu]/g, "i"],
  [/c/g, "k"],
];

const once = (sound: string): string => sound.replace(/(.)\1+/g, "$1");

function soundOfGreek(word: string): string {
  const joined = GREEK_SOUNDS.reduce((left, [pattern, sound]) => left.replace(pattern, sound), word);
  return once([...joined].map((letter) => GREEK_LETTERS[letter] ?? letter).join(""));
}

/** Every way to read the letters whose sound is open: x is χ or ξ, h is χ or η. */
function soundsOfLatin(word: string): string[] {
  const joined = LATIN_SOUNDS.reduce((left, [pattern, sound]) => left.replace(pattern, sound), word);
  const readings = [...joined].reduce<string[]>(
    (all, letter) => {
      const open = letter === "x" ? ["h", "ks"] : letter === "h" ? ["h", "i"] : [letter];
      return all.length * open.length > 16
        ? all.map((each) => each + open[0])
        : all.flatMap((each) => open.map((one) => each + one));
    },
    [""],
  );
  return readings.map((each) => once(each.replaceAll("U", "u").replaceAll("H", "h").replaceAll("T", "th")));
}

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
  ...{ a: "α", e: "ε", i: "ι", o: "ο", u: "ου", s: "σ", n: "ν", t: "τ", m: "μ", k: "κ", l: "λ", r: "ρ", z: "ζ" },
};

/** Spelt so they are this word, though another sounds alike: Thursday and "falls". */
const SPELT: Readonly<Record<string, string>> = { pempti: "πεμπτη", pemti: "πεμπτη", pemptis: "πεμπτησ" };

/** The Greek word that sounds so, `undefined` when the lexicon has none. */
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

const MIN_WORDS = 2;
const MALE_ARTICLE = /^(?:o|ton|tou|ston)$/;

/** The same text; where it is Greek in Latin letters, its known words folded as Greek ones. */
export function fromGreeklish(text: Text): Text {
  if (text.words.some((word) => word.isGreek)) return text;
  const greek = text.words.map((word) => (word.amount === undefined ? greekOf(fold(word.raw)) : undefined));
  const isEnglish = (word: Word) => ENGLISH_WORDS.has(word.folded);
  const only = text.words.filter((word, index) => greek[index] !== undefined && !isEnglish(word)).length;
  const english = text.words.filter((word, index) => isEnglish(word) && greek[index] === undefined).length;
  if (only < MIN_WORDS || only <= english) return text;
  const words = text.words.map((word, index): Word => {
    const folded = greek[index];
    // A name may sound like a word: a capital inside the sentence keeps it, and a man's article before a known one.
    const isName =
      (word.isCapitalised && !word.isSentenceStart) ||
      (NAME_WORDS.has(word.folded) && MALE_ARTICLE.test(text.words[index - 1]?.folded ?? ""));
    return folded === undefined || isName ? word : { ...word, folded, isGreek: true };
  });
  return { ...text, words, isGreeklish: true };
}
