/**
 * Names with a slip in them: wrong, missing, swapped or doubled letters, and spellings by ear.
 *
 * Pure. A short word allows no slip or one, a long one two. Only a player who fits clearly better than every other is
 * returned alone; words of the game are never taken for a misspelled name.
 */

import { type Costs, keepLeast, nearestOf } from "./clear-lead";
import { editDistance, letterMask, mayBeWithin } from "./edit-distance";
import type { NameIndex, Spelled } from "./name-index";
import type { NamedPlayer, NameEntry } from "./named-player";
import { NEVER_MISSPELT } from "./plain-words";
import { formsOfFirstName } from "./short-names";
import { soundsAlike } from "./sounds";

/** Slips in one word of a name, or in a name that stands alone. */
const slipsInPart = (length: number) => (length >= 8 ? 2 : length >= 4 ? 1 : 0);
const slipsAlone = (length: number) => (length >= 8 ? 2 : length >= 5 ? 1 : 0);
/** Spellings by ear may be two slips apart and count as one. */
const SLIPS_BY_EAR = 2;
const MIN_BY_EAR_ALONE = 6;
/** An initial says less than a name. */
const INITIAL_COST = 0.5;
/** A player fits clearly better when everybody else needs a whole slip more. */
const CLEAR_LEAD = 1;

/** The clearly best one, or all who are not clearly worse than the best, or nobody. */
export function resolveMisspelt<T extends NamedPlayer>(
  words: readonly string[],
  index: NameIndex<T>,
): readonly NameEntry<T>[] {
  const costs: Costs<T> = new Map();
  addAlone(words, index, costs);
  for (let cut = 1; cut < words.length; cut++) {
    const [head, tail] = [words.slice(0, cut).join(""), words.slice(cut).join("")];
    addFullName(head, tail, index, costs);
    addFullName(tail, head, index, costs);
  }
  return nearestOf(costs, CLEAR_LEAD);
}

/**
 * One word, or a name that was cut in two ("Van Vleat"): that one with a single slip, or "BJ Johnson" would be a
 * Johnson.
 */
function addAlone<T extends NamedPlayer>(words: readonly string[], index: NameIndex<T>, costs: Costs<T>): void {
  const word = words.join("");
  if (NEVER_MISSPELT.has(word) || (words.length > 1 && words.some((part) => part.length === 1))) return;
  const isByEar = words.length === 1 && word.length >= MIN_BY_EAR_ALONE;
  const slips: Slips = (length) => Math.min(slipsAlone(length), words.length === 1 ? 2 : 1);
  const { lasts, firsts, nicknames } = index.spellings();
  for (const vocabulary of [lasts, firsts, nicknames]) {
    for (const { spelled, cost } of near(word, vocabulary, slips, isByEar))
      for (const entry of spelled.entries) keepLeast(costs, entry, cost);
  }
}

function addFullName<T extends NamedPlayer>(first: string, last: string, index: NameIndex<T>, costs: Costs<T>): void {
  for (const { spelled, cost } of near(last, index.spellings().lasts, slipsInPart, true)) {
    for (const entry of spelled.entries) {
      const firstCost = costOfFirst(first, entry);
      if (firstCost !== undefined) keepLeast(costs, entry, cost + firstCost);
    }
  }
}

function costOfFirst(question: string, entry: NameEntry<NamedPlayer>): number | undefined {
  if (entry.firstForms.has(question)) return 0;
  if (question.length === 1) return entry.first.startsWith(question) ? INITIAL_COST : undefined;
  // A nickname counts as written or not at all: a slip in "AD" would be anybody.
  const costs = formsOfFirstName(entry.first).map((form) => costBetween(question, form, slipsInPart, true));
  const known = costs.filter((cost) => cost !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

type Slips = (length: number) => number;

function costBetween(question: string, word: string, slips: Slips, isByEar: boolean): number | undefined {
  const limit = slips(Math.max(question.length, word.length));
  const distance = editDistance(question, word, limit);
  if (distance <= Math.min(limit, 1)) return distance;
  if (isByEar && soundsAlike(question, word)) return 1;
  return distance <= limit ? distance : undefined;
}

function near<T extends NamedPlayer>(
  question: string,
  vocabulary: readonly Spelled<T>[],
  slips: Slips,
  isByEar: boolean,
): { spelled: Spelled<T>; cost: number }[] {
  const mask = letterMask(question);
  const found: { spelled: Spelled<T>; cost: number }[] = [];
  for (const spelled of vocabulary) {
    if (Math.abs(spelled.word.length - question.length) > SLIPS_BY_EAR) continue;
    if (!mayBeWithin(mask, spelled.mask, SLIPS_BY_EAR)) continue;
    const cost = costBetween(question, spelled.word, slips, isByEar);
    if (cost !== undefined) found.push({ spelled, cost });
  }
  return found;
}
