/** Players by their names in Greek script, compared by sound. Pure. */

import { type Costs, keepLeast, nearestOf } from "./clear-lead";
import { mayBeWithin } from "./edit-distance";
import type { NameIndex, Spelled } from "./name-index";
import { foldName } from "./name-words";
import type { NamedPlayer, NameEntry } from "./named-player";
import { GREEK_ARTICLES } from "./plain-words";
import { greekTokens, isGreek, soundDistance, soundMask, soundsOfGreek, soundsOfLatin } from "./sounds";

/** How far a word may be from a name, for a word of `length` sounds. */
const allowance = (length: number) => Math.min(1.5, 0.28 + 0.13 * length);
/** Everybody else must sound this much farther away. */
const CLEAR_LEAD = 0.5;

const MAX_WORDS = 4;

/** The one player that clearly sounds most like the words, or all equally close ones, or none. */
export function resolveGreek<T extends NamedPlayer>(query: string, index: NameIndex<T>): readonly NameEntry<T>[] {
  const sounds = greekTokens(query)
    .filter((word) => !GREEK_ARTICLES.has(word))
    .map((word) => (isGreek(word) ? soundsOfGreek(word) : soundsOfLatin(foldName(word).words.join(""))))
    .filter((word) => word.length > 1);
  if (sounds.length > MAX_WORDS) return [];
  const costs: Costs<T> = new Map();
  if (sounds.length === 1) addAlone(sounds.join(""), index, costs);
  for (let cut = 1; cut < sounds.length; cut++) {
    const [head, tail] = [sounds.slice(0, cut).join(""), sounds.slice(cut).join("")];
    addFullName(head, tail, index, costs);
    addFullName(tail, head, index, costs);
  }
  return nearestOf(costs, CLEAR_LEAD);
}

function addAlone<T extends NamedPlayer>(word: string, index: NameIndex<T>, costs: Costs<T>): void {
  const { lasts, firsts } = index.sounds();
  for (const { spelled, cost } of [...near(word, lasts), ...near(word, firsts)])
    for (const entry of spelled.entries) keepLeast(costs, entry, cost);
}

function addFullName<T extends NamedPlayer>(first: string, last: string, index: NameIndex<T>, costs: Costs<T>): void {
  const { lasts, firstForms } = index.sounds();
  const limit = allowance(first.length);
  for (const { spelled, cost } of near(last, lasts)) {
    for (const entry of spelled.entries) {
      const forms = firstForms.get(entry) ?? [];
      const min = Math.min(...forms.map((sounds) => soundDistance(first, sounds, limit)));
      if (min <= limit) keepLeast(costs, entry, cost + min);
    }
  }
}

function near<T extends NamedPlayer>(question: string, vocabulary: readonly Spelled<T>[]) {
  const limit = allowance(question.length);
  const mask = soundMask(question);
  const found: { spelled: Spelled<T>; cost: number }[] = [];
  for (const spelled of vocabulary) {
    if (!mayBeWithin(mask, spelled.mask, Math.floor(limit))) continue;
    const cost = soundDistance(question, spelled.word, limit);
    if (cost <= limit) found.push({ spelled, cost });
  }
  return found;
}
