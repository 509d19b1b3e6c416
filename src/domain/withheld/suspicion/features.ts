/**
 * What the fitted weights see of a sentence: its words, pairs of stems, runs of letters, who does what in which tense, and what the
 * other checks found of it. Pure. A feature is a bucket and a strength.
 */
import type { About } from "../judgment";
import { maskedWords } from "./masked-words";
import { classOf } from "./word-classes";

export const BUCKETS = 2 ** 16;

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** What the other checks found of a sentence. */
export type Found = Pick<About, "players" | "namesPlayer" | "namesStranger" | "hasFact" | "hasFigure">;

export type Features = { readonly buckets: Uint32Array; readonly strengths: Float32Array };

type Group = { readonly buckets: number[]; readonly strength: number };

/** Groups weigh alike however long the sentence is: the strength of each is shared by its features. */
export function featuresOf(sentence: string, found: Found): Features {
  const words = maskedWords(sentence, found);
  const stems = ["^", ...words.map(stemOf), "$"];
  const classes = ["^", ...words.map(classOf), "$"];
  const groups: Group[] = [
    { buckets: words.map((word) => bucketOf(`w ${word}`)), strength: 2 },
    { buckets: stems.map((stem) => bucketOf(`s ${stem}`)), strength: 2 },
    { buckets: pairsOf(stems, 1).map((pair) => bucketOf(`b ${pair}`)), strength: 2 },
    { buckets: pairsOf(stems, 2).map((pair) => bucketOf(`g ${pair}`)), strength: 1 },
    { buckets: pairsOf(classes, 1).map((pair) => bucketOf(`c ${pair}`)), strength: 1.5 },
    { buckets: triplesOf(classes).map((row) => bucketOf(`t ${row}`)), strength: 1 },
    { buckets: runsOf(` ${words.join(" ")} `), strength: 2.5 },
    { buckets: shapeOf(sentence, words, classes, found).map((shape) => bucketOf(`h ${shape}`)), strength: 2 },
  ];
  return joined(groups);
}

function joined(groups: readonly Group[]): Features {
  const size = groups.reduce((sum, { buckets }) => sum + buckets.length, 0);
  const all = { buckets: new Uint32Array(size), strengths: new Float32Array(size) };
  let at = 0;
  for (const { buckets, strength } of groups) {
    all.buckets.set(buckets, at);
    all.strengths.fill(strength / Math.sqrt(buckets.length + 2), at, at + buckets.length);
    at += buckets.length;
  }
  return all;
}

const GREEK = /[\u0370-\u03ff]/;
/** Endings vary, above all in Greek. */
function stemOf(word: string): string {
  if (GREEK.test(word)) return word.slice(0, 5);
  const bare = word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, "") : word;
  return bare.slice(0, 6);
}

const pairsOf = (row: readonly string[], apart: number): string[] =>
  row.slice(apart).map((next, at) => `${row[at]} ${next}`);
const triplesOf = (row: readonly string[]): string[] =>
  row.slice(2).map((next, at) => `${row[at]} ${row[at + 1]} ${next}`);

/** Three to five letters in a row, also across words. */
function runsOf(line: string): number[] {
  const runs: number[] = [];
  for (let from = 0; from + 3 <= line.length; from += 1) {
    let hash = FNV_START;
    for (let at = from; at < from + 5 && at < line.length; at += 1) {
      hash = Math.imul(hash ^ line.charCodeAt(at), FNV_PRIME);
      if (at >= from + 2) runs.push(mixed(hash));
    }
  }
  return runs;
}

function bucketOf(name: string): number {
  let hash = FNV_START;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), FNV_PRIME);
  return mixed(hash);
}

const mixed = (hash: number): number => (Math.imul(hash ^ (hash >>> 15), 0x85ebca77) >>> 8) % BUCKETS;

function shapeOf(sentence: string, words: readonly string[], classes: readonly string[], found: Found): string[] {
  const language = words.some((word) => GREEK.test(word)) ? "el" : "latin";
  const has = (name: string) => classes.includes(name);
  const of = (name: string, isSo: boolean) => (isSo ? [name, `${name} ${language}`] : []);
  const somebody = found.namesPlayer || found.players.length > 0 || words.includes("P") || has("he");
  return [
    language,
    `begins ${classes[1]}`,
    ...of("asks", /[?;]\s*\W*$/.test(sentence)),
    ...of("names", somebody),
    ...of("names a stranger", found.namesStranger),
    ...of("has a fact", found.hasFact),
    ...of("has a number", words.includes("N")),
    ...of("has a day", words.includes("D")),
    ...of("has a figure", found.hasFigure),
    ...of("somebody without figure", somebody && !found.hasFigure),
    ...["if", "not", "may", "me", "you", "what"].flatMap((name) => of(`says ${name}`, has(name))),
    ...of("I did", has("me") && (has("-ed") || has("have"))),
    ...of("was done", has("be") && has("-ed")),
    `length ${[4, 8, 12, 18, 26].filter((limit) => words.length > limit).length}`,
  ];
}
