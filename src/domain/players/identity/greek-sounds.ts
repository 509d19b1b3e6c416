/**
 * How Greek words sound, in Greek letters and in Latin ones: nobody spells Greeklish alike, so words are compared by
 * sound. Pure.
 */
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
  α: "a",
  β: "v",
  γ: "g",
  δ: "d",
  ε: "e",
  ζ: "z",
  η: "i",
  ι: "i",
  κ: "k",
  λ: "l",
  μ: "m",
  ν: "n",
  ο: "o",
  π: "p",
  ρ: "r",
  σ: "s",
  τ: "t",
  υ: "i",
  φ: "v",
  χ: "h",
  ω: "o",
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
  [/ch/g, "H"],
  [/kh/g, "K"],
  [/th/g, "T"],
  [/[fb]/g, "v"],
  [/w/g, "o"],
  [/[yu]/g, "i"],
  [/c/g, "k"],
];

const once = (sound: string): string => sound.replace(/(.)\1+/g, "$1");

/** @param word folded: lower case, no accents, σ at the end as anywhere. */
export function soundOfGreek(word: string): string {
  const joined = GREEK_SOUNDS.reduce((left, [pattern, sound]) => left.replace(pattern, sound), word);
  return once([...joined].map((letter) => GREEK_LETTERS[letter] ?? letter).join(""));
}

/** "kathgoria" and "kyriakh" have an η, "thelo" and "khronos" have none. */
const OPEN_SOUNDS: Readonly<Record<string, readonly string[]>> = {
  x: ["h", "ks"],
  h: ["h", "i"],
  T: ["th", "ti"],
  K: ["h", "ki"],
};

/** Every way to read a Greek word in Latin letters whose sound is open: x is χ or ξ, h is χ or η. At most 16. */
export function soundsOfLatin(word: string): string[] {
  const joined = LATIN_SOUNDS.reduce((left, [pattern, sound]) => left.replace(pattern, sound), word);
  const readings = [...joined].reduce<string[]>(
    (all, letter) => {
      const open = OPEN_SOUNDS[letter] ?? [letter];
      return all.length * open.length > 16
        ? all.map((each) => each + open[0])
        : all.flatMap((each) => open.map((one) => each + one));
    },
    [""],
  );
  return readings.map((each) => once(each.replaceAll("U", "u").replaceAll("H", "h")));
}
