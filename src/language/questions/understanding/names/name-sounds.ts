/**
 * Names in Greek script, matched by their consonants: "Χάρτενσταϊν", "ντιλον μπρουκς".
 *
 * Pure. Greek spellings of an English name vary, but the consonants hardly change; vowels are ignored.
 */
import { NAME_WORDS } from "./name-words";

type Sounds = readonly (readonly [RegExp, string])[];

const GREEK_SOUNDS: Sounds = [
  [/γκ|γγ/g, "G"],
  [/μπ/g, "B"],
  [/ντ/g, "D"],
  [/τζ/g, "J"],
  [/τσ/g, "C"],
  [/γ?ου(?=[αεηιουω])/g, "W"],
  [/ξ/g, "KS"],
  [/ψ/g, "PS"],
  [/θ/g, "T"],
];
const GREEK_LETTERS: Readonly<Record<string, string>> = {
  β: "V",
  γ: "G",
  δ: "D",
  ζ: "Z",
  κ: "K",
  λ: "L",
  μ: "M",
  ν: "N",
  π: "P",
  ρ: "R",
  σ: "S",
  τ: "T",
  φ: "F",
  χ: "H",
};
const LATIN_SOUNDS: Sounds = [
  [/sch|sh/g, "S"],
  [/tch|ch/g, "C"],
  [/th/g, "T"],
  [/ph/g, "F"],
  [/ck|qu|q/g, "K"],
  [/nd|nt/g, "D"],
  [/ng|nk/g, "G"],
  [/mb|mp/g, "B"],
  [/wh/g, "W"],
  [/w(?=[aeiouy])/g, "W"],
  [/c(?=[ei])/g, "S"],
  [/x/g, "KS"],
];
const LATIN_LETTERS: Readonly<Record<string, string>> = {
  b: "B",
  c: "K",
  d: "D",
  f: "F",
  g: "G",
  h: "H",
  j: "J",
  k: "K",
  l: "L",
  m: "M",
  n: "N",
  p: "P",
  r: "R",
  s: "S",
  t: "T",
  v: "V",
  z: "Z",
};

const consonants = (word: string, sounds: Sounds, letters: Readonly<Record<string, string>>): string =>
  [...sounds.reduce((left, [pattern, sound]) => left.replace(pattern, sound), word)]
    .map((letter) => (/[A-Z]/.test(letter) ? letter : (letters[letter] ?? "")))
    .join("")
    .replace(/(.)\1+/g, "$1");

const MIN_CONSONANTS = 3;
const BY_SOUND = Map.groupBy(
  [...NAME_WORDS].filter((name) => /^[a-z]+$/.test(name)),
  (name) => consonants(name, LATIN_SOUNDS, LATIN_LETTERS),
);

/** The name words that sound like a folded Greek word, with its case ending or without. */
export function namesSounding(normalized: string): readonly string[] {
  if (!/^[α-ω]+$/.test(normalized)) return [];
  const sound = consonants(normalized, GREEK_SOUNDS, GREEK_LETTERS);
  return sound.length < MIN_CONSONANTS ? [] : (BY_SOUND.get(sound) ?? []);
}

export const soundsLikeAName = (normalized: string): boolean => namesSounding(normalized).length > 0;
