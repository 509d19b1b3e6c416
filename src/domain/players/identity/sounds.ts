/**
 * Sounds of names, so that Greek script and spellings by ear can be compared with Latin ones. Pure.
 *
 * A sound is one character. Letters that a Greek keyboard writes with two (ντ, μπ, γκ, τζ, τσ, ου) become the sound
 * they represent; English spelling is read by its most common rules only, and `soundDistance` is lenient where those
 * fail.
 */
import { editDistance } from "./edit-distance";
import { foldLetters } from "./name-words";

type Rule = readonly [pattern: RegExp, sound: string];

const GREEK_RULES: readonly Rule[] = [
  [/ς/g, "σ"],
  [/γου(?=[αεηιο])/g, "w"],
  [/ου(?=[αεηιο])/g, "w"],
  [/ου/g, "u"],
  [/γι(?=[αεου])/g, "y"],
  [/γ(?=[εηι])/g, "y"],
  [/νγκ|γγ|γκ|νκ(?=$)/g, "g"],
  [/ντσ/g, "nc"],
  [/ντζ/g, "nj"],
  [/ντ/g, "d"],
  [/μπ/g, "b"],
  [/τζ/g, "j"],
  [/τσ/g, "c"],
  [/αυ/g, "av"],
  [/ευ/g, "ev"],
  [/ει|οι|υι|η|υ|ι/g, "i"],
  [/ω|ο/g, "o"],
  [/ξ/g, "ks"],
  [/ψ/g, "ps"],
  [/θ/g, "t"],
  [/χ/g, "h"],
];
const GREEK_LETTERS: Readonly<Record<string, string>> = {
  α: "a",
  β: "v",
  γ: "g",
  δ: "d",
  ε: "e",
  ζ: "z",
  κ: "k",
  λ: "l",
  μ: "m",
  ν: "n",
  π: "p",
  ρ: "r",
  σ: "s",
  τ: "t",
  φ: "f",
};

const LATIN_RULES: readonly Rule[] = [
  [/tch|tsch|ch(?![rl])/g, "c"],
  [/chr/g, "kr"],
  [/x/g, "ks"],
  // English tells Josh from Jase; Greek writes one letter for both, and the two are alike below.
  [/sch|sh/g, "x"],
  [/ph/g, "f"],
  [/th/g, "t"],
  [/wh/g, "w"],
  [/gh(?=t|$)/g, ""],
  [/tz|dge?(?=s|$)/g, "j"],
  [/g(?=e)/g, "j"],
  [/(?<=[a-z][^aeiou])e$/g, ""],
  [/ng(?=[^aeiouy]|$)|ng|nk(?=$)/g, "g"],
  [/ck/g, "k"],
  [/q/g, "k"],
  [/nt|nd/g, "d"],
  [/mp|mb/g, "b"],
  [/c(?=[eiy]|$|c)/g, "c"],
  [/c(?=[aou])/g, "k"],
  [/c(?=[^aeiouyc])/g, "k"],
  [/w(?![aeiouy])/g, ""],
  [/(?<=[aeiou])y(?![aeiou])/g, ""],
  [/y(?![aeiou])/g, "i"],
  [/(?<=[aeiou])h(?![aeiou])/g, ""],
];

const once = (sounds: string) => sounds.replace(/(.)\1+/g, "$1");
const apply = (word: string, rules: readonly Rule[]) =>
  rules.reduce((sounds, [pattern, sound]) => sounds.replace(pattern, sound), word);

export const isGreek = (text: string): boolean => /\p{Script=Greek}/u.test(text);

/** The Greek words of a text, folded: lower case without accents or final sigma's own form. */
export const greekTokens = (text: string): string[] =>
  foldLetters(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");

/** A folded Greek word as sounds: "γιοκιτς" → "yokic". */
export function soundsOfGreek(word: string): string {
  return once(apply(word, GREEK_RULES).replace(/[α-ω]/g, (letter) => GREEK_LETTERS[letter] ?? ""));
}

/** A name as Greek writes it by ear, typed in Latin letters: "giokits" → "γιοκιτσ". */
export const inGreekLetters = (word: string): string =>
  TYPED_IN_LATIN.reduce((text, [typed, letters]) => text.replace(typed, letters), word);

const TYPED_IN_LATIN: readonly (readonly [RegExp, string])[] = [
  [/th|8/g, "θ"],
  [/ps/g, "ψ"],
  [/ks|x/g, "ξ"],
  [/ou|u/g, "ου"],
  [/ck|q/g, "κ"],
  [/sh|sch/g, "σ"],
  [/ch/g, "τσ"],
  [/ph/g, "φ"],
  [/w(?=[aeio])/g, "γου"],
  [/gk|gg/g, "γκ"],
  [/mp|b/g, "μπ"],
  [/nt|d/g, "ντ"],
  [/j/g, "τζ"],
  [/a/g, "α"],
  [/e/g, "ε"],
  [/[iy]/g, "ι"],
  [/o|w/g, "ο"],
  [/v/g, "β"],
  [/g/g, "γ"],
  [/z/g, "ζ"],
  [/[kc]/g, "κ"],
  [/l/g, "λ"],
  [/m/g, "μ"],
  [/n/g, "ν"],
  [/p/g, "π"],
  [/r/g, "ρ"],
  [/s/g, "σ"],
  [/t/g, "τ"],
  [/f/g, "φ"],
  [/h/g, "χ"],
];

/** A folded Latin word (a to z) as sounds: "booker" → "boker", "durant" → "durad". */
export const soundsOfLatin = (word: string): string => once(apply(word, LATIN_RULES));

const VOWELS = "aeiou";
const isVowel = (sound: string) => VOWELS.includes(sound);
/** Sounds one language writes for the other's. */
const ALIKE = new Set("bp dt gk fv sz cs ck cj cz cx sx jy gj gy vw js jz iy uw hy".split(" "));
/** Sounds that come and go between the languages. */
const FAINT = "hyw";

const SOUNDS = 26;
const codeOf = (sounds: string, index: number) => sounds.charCodeAt(index) - 97;
const soundOf = (code: number) => String.fromCharCode(97 + code);

const DROP_COST: readonly number[] = Array.from({ length: SOUNDS }, (_, code) => {
  const sound = soundOf(code);
  return isVowel(sound) ? 0.25 : FAINT.includes(sound) ? 0.35 : 1;
});
const REPLACE_COST: readonly number[] = Array.from({ length: SOUNDS * SOUNDS }, (_, pair) => {
  const [a, b] = [soundOf(Math.floor(pair / SOUNDS)), soundOf(pair % SOUNDS)];
  if (a === b) return 0;
  if (ALIKE.has(a < b ? a + b : b + a)) return 0.35;
  return isVowel(a) && isVowel(b) ? 0.25 : 1;
});

/**
 * How differently two words sound; a wrong or missing consonant costs 1, a vowel or a related consonant a third of it.
 * Counted up to `limit`; anything farther is infinite.
 */
export function soundDistance(a: string, b: string, limit: number): number {
  const width = b.length + 1;
  let last = new Float64Array(width);
  let current = new Float64Array(width);
  for (let column = 1; column < width; column++)
    last[column] = (last[column - 1] ?? 0) + (DROP_COST[codeOf(b, column - 1)] ?? 1);
  for (let row = 0; row < a.length; row++) {
    const code = codeOf(a, row);
    const drop = DROP_COST[code] ?? 1;
    let min = (last[0] ?? 0) + drop;
    current[0] = min;
    for (let column = 1; column < width; column++) {
      const other = codeOf(b, column - 1);
      const cost = Math.min(
        (last[column] ?? 0) + drop,
        (current[column - 1] ?? 0) + (DROP_COST[other] ?? 1),
        (last[column - 1] ?? 0) + (REPLACE_COST[code * SOUNDS + other] ?? 1),
      );
      current[column] = cost;
      if (cost < min) min = cost;
    }
    if (min > limit) return Number.POSITIVE_INFINITY;
    [last, current] = [current, last];
  }
  const distance = last[b.length] ?? 0;
  return distance <= limit ? distance : Number.POSITIVE_INFINITY;
}

/**
 * Sounds that no similar sound replaces, one bit each: words that differ in more of them than allowed are far apart.
 */
const DISTINCT: Readonly<Record<string, number>> = { b: 1, p: 1, d: 2, t: 2, l: 4, m: 8, n: 16, r: 32 };

export function soundMask(sounds: string): number {
  let mask = 0;
  for (const sound of sounds) mask |= DISTINCT[sound] ?? 0;
  return mask;
}

/** Sounds without vowels, with related consonants merged: equal for "jarred" and "jarrett". */
function soundSkeleton(sounds: string): string {
  const related: Readonly<Record<string, string>> = { b: "p", d: "t", g: "k", v: "f", z: "s" };
  return once(sounds.replace(/[aeiou]/g, "").replace(/[bdgvz]/g, (sound) => related[sound] ?? sound));
}

/** Two spellings of one sound, at most two slips apart: "trey" and "trae", but not "drew" and "tari". */
export function soundsAlike(a: string, b: string): boolean {
  if (editDistance(a, b, 2) > 2) return false;
  return soundSkeleton(soundsOfLatin(a)) === soundSkeleton(soundsOfLatin(b));
}
