/**
 * What the fitted weights see of a question: its words without names, parts of words, ideas, cues, and the question
 * before. Not what the rules made of it: they know their own examples too well to be believed on others.
 *
 * Pure. A feature is a name and a strength; strengths below 1 hold back features that come in swarms.
 */

import { NAME_WORDS } from "../understanding/names/name-words";
import { isFriend } from "../understanding/names/no-names";
import type { OwnReading } from "../understanding/reading";
import type { IntentDetail } from "../understanding/want";
import { cuesByWord } from "./cues";

export type Features = ReadonlyMap<string, number>;

export type ParsedQuestion = {
  own: OwnReading;
  /** Wants of the rules, with gaps filled from the conversation. */
  ruled: ReadonlySet<IntentDetail>;
  /** The question left open what it asks; the one before says it. */
  isFilledIn: boolean;
  previous?: { own: OwnReading; intents: ReadonlySet<IntentDetail> } | undefined;
};

const PLAYER = "<P>";
const SHORT_QUESTION_WORDS = 8;

export function featuresOf({ own, previous }: ParsedQuestion): Features {
  const features = new Map<string, number>();
  const put = (name: string, strength = 1) => features.set(name, strength);
  const masked = maskedWords(own);
  putWords(masked, put);
  putIdeas(own, put);
  putCues(masked, put);
  putCounts(own, put);
  if (previous) putPrevious(own, previous, put);
  return features;
}

type Put = (name: string, strength?: number) => void;

/** Words without names, NBA teams and numbers. A guess without a capital may be an ordinary word: it stays. */
export function maskedWords({ text, mentions, byWord }: OwnReading): string[] {
  const masked: string[] = [];
  for (const [at, word] of text.words.entries()) {
    const mention = mentions.find(({ first, last }) => first <= at && at <= last);
    if (mention && (word.isCapitalised || mention.isSure)) {
      if (at === mention.first || masked.at(-1) !== PLAYER) masked.push(PLAYER);
    } else if (isFriend(word)) masked.push("<FRIEND>");
    else if (word.amount !== undefined) masked.push("<N>");
    else if (byWord[at]?.has("club")) masked.push("<CLUB>");
    else if (byWord[at]?.size === 0 && isSomebodysName(word.normalized)) {
      if (masked.at(-1) !== PLAYER) masked.push(PLAYER);
    } else masked.push(word.normalized);
  }
  return masked;
}

/** Found as no mention, but hardly anything else: "kornet h queta". */
const isSomebodysName = (normalized: string): boolean => NAME_WORDS.has(normalized);

function putWords(masked: readonly string[], put: Put): void {
  for (const word of masked) {
    put(`word ${word}`);
    if (word.startsWith("<")) continue;
    putParts(word, put);
    // Stems by length: endings vary, above all in Greek.
    if (word.length > 4) put(`stem ${word.slice(0, 4)}`);
    if (word.length > 5) put(`stem ${word.slice(0, 5)}`, 0.7);
    if (word.length > 6) put(`stem ${word.slice(0, 6)}`, 0.7);
  }
  const stems = ["^", ...masked.map((word) => word.slice(0, 5)), "$"];
  for (const [at, stem] of stems.slice(1).entries()) put(`pair ${stems[at]} ${stem}`, 0.8);
  put(`begins ${stems[1]} ${stems[2]}`);
}

/** Three and four letters in a row: what is left of a word that is misspelled, inflected or joined with another. */
function putParts(word: string, put: Put): void {
  const whole = `^${word}$`;
  for (const length of [3, 4])
    for (let at = 0; at + length <= whole.length; at += 1) put(`part ${whole.slice(at, at + length)}`, 0.4);
}

function putIdeas({ concepts }: OwnReading, put: Put): void {
  for (const idea of concepts) if (idea !== "plain") put(`idea ${idea}`);
}

function putCues(masked: readonly string[], put: Put): void {
  const hasPlayer = masked.includes(PLAYER);
  const byWord = cuesByWord(masked);
  for (const keyword of byWord.flat()) {
    put(`cue ${keyword}`);
    put(`cue ${hasPlayer ? "of a player" : "of nobody"} ${keyword}`, 0.5);
  }
  const cues = [...new Set(byWord.flat())].sort();
  for (const [at, keyword] of cues.entries())
    for (const other of cues.slice(at + 1)) put(`both ${keyword} ${other}`, 0.5);
  const row = masked.flatMap((word, at) => (word === PLAYER ? [[PLAYER]] : byWord[at]?.length ? [byWord[at]] : []));
  const ends = [["^"], ...row, ["$"]];
  for (const [at, next] of ends.slice(1).entries())
    for (const before of ends[at] ?? []) for (const after of next) put(`then ${before} ${after}`, 0.5);
}

function putCounts({ text, mentions, day, window, statLine, terms, filter }: OwnReading, put: Put): void {
  const length = text.words.length;
  const amounts = text.words.filter((word) => word.amount !== undefined).length;
  put(`players ${Math.min(mentions.length, 3)}`);
  put(`named ${mentions.length > 0}`);
  put(`sure ${mentions.filter((mention) => mention.isSure).length}`);
  put(`length ${[3, 6, 12, 20].filter((limit) => length > limit).length}`);
  put(`day ${day?.kind}`);
  if (window) put("window");
  put(`stats ${Math.min(Object.keys(statLine.stats).length, 3)}`);
  put(`amounts ${Math.min(amounts, 4)}`);
  if (statLine.weights ?? statLine.changedWeights) put("weights");
  if (terms.length > 0) put("terms");
  for (const each of Object.keys(filter)) put(`filter ${each}`);
  put(`mark ${/[?;]\s*$/.test(text.source)}`);
}

function putPrevious(own: OwnReading, previous: NonNullable<ParsedQuestion["previous"]>, put: Put): void {
  const isShort = own.text.words.length <= SHORT_QUESTION_WORDS;
  put("previous");
  if (isShort) put("short after previous");
  const intents = [...previous.intents].sort();
  for (const want of intents) {
    put(`previous want ${want}`);
    put(`previous want ${isShort} ${want}`);
  }
  put(`previous wants ${intents.join("+")}`);
  put(`previous players ${previous.own.mentions.length > 0} ${own.mentions.length > 0}`);
  for (const idea of previous.own.concepts) put(`previous idea ${idea}`, 0.5);
  const masked = maskedWords(previous.own);
  for (const word of masked) put(`previous word ${word.slice(0, 5)}`, 0.5);
  for (const keyword of new Set(cuesByWord(masked).flat())) put(`previous cue ${keyword}`, 0.6);
}
