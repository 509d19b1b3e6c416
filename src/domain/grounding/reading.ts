/**
 * A sentence read: who is spoken of, and every number, day, status and ownership that is claimed.
 *
 * Pure. What a number measures is in the words around it; who it is about is decided in `about.ts`.
 */

import { type ShownDay, shownDays } from "./day-words";
import { type ShownOwner, shownOwners } from "./ownership-words";
import type { Quotation } from "./quotations";
import { type ShownClaimNumber, shownNumbers } from "./shown-numbers";
import { type ShownStatus, shownStatuses } from "./status-words";
import { findSubjects, type Mention, proTeamOf, type SubjectIndex } from "./subjects";
import { type Token, tokensOf } from "./text";

export type Reading = {
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  readonly numbers: readonly ShownClaimNumber[];
  readonly days: readonly ShownDay[];
  readonly statuses: readonly ShownStatus[];
  readonly owners: readonly ShownOwner[];
  readonly proTeams: readonly { at: number; proTeam: number }[];
  readonly times: readonly number[];
  readonly isTaken: (at: number) => boolean;
};

/** "1. " before the text of a list item orders it and claims nothing. */
const LIST_MARK = /^\s*\**\d{1,2}[.)]\**\s+(?=\S)/;

/**
 * Caches parsed sentences, which are read when they are checked and again when the answer ends; freed with the turn's
 * subjects.
 */
const readings = new WeakMap<SubjectIndex, Map<string, Reading>>();

export function readSentence(sentence: string, index: SubjectIndex): Reading {
  const ofIndex = readings.get(index) ?? new Map<string, Reading>();
  readings.set(index, ofIndex);
  const reading = ofIndex.get(sentence) ?? readAnew(sentence, index);
  ofIndex.set(sentence, reading);
  return reading;
}

function readAnew(sentence: string, index: SubjectIndex): Reading {
  const tokens = tokensOf(sentence.replace(LIST_MARK, (mark) => " ".repeat(mark.length)));
  const mentions = findSubjects(tokens, index);
  const taken = new Set<number>();
  const take = (from: number, to: number) => {
    for (let at = from; at <= to; at++) taken.add(at);
  };
  for (const { from, to } of mentions) take(from, to);
  const owners = shownOwners(tokens);
  const days = shownDays(tokens, (at) => taken.has(at));
  for (const { from, to } of days) take(from, to);
  const statuses = shownStatuses(tokens, (at) => taken.has(at));
  const isTaken = (at: number) => taken.has(at);
  const proTeams = tokens.flatMap((token, at) => {
    const proTeam = taken.has(at) || isMinutes(tokens, at) ? undefined : proTeamOf(token);
    return proTeam === undefined ? [] : [{ at, proTeam: proTeam }];
  });
  const numbers = shownNumbers(tokens, isTaken, mentions);
  const times = tokens.flatMap((token, at) => (token.kind === "time" ? [at] : []));
  return { tokens, mentions, numbers, days, statuses, owners, proTeams, times, isTaken };
}

/**
 * The reading without the words of supported quotations, in which the answer itself claims nothing. Its subjects are
 * unchanged.
 */
export function withoutReported(reading: Reading, reported: readonly Quotation[]): Reading {
  if (reported.length === 0) return reading;
  const isReported = (token: Token | undefined) =>
    token !== undefined && reported.some(({ start, end }) => token.start > start && token.end < end);
  const isOwn = (at: number) => !isReported(reading.tokens[at]);
  return {
    ...reading,
    tokens: reading.tokens.map((token) =>
      isReported(token) ? { ...token, kind: "mark", raw: "", normalized: "", isCapital: false } : token,
    ),
    numbers: reading.numbers.filter(({ at }) => isOwn(at)),
    days: reading.days.filter(({ from }) => isOwn(from)),
    statuses: reading.statuses.filter(({ from }) => isOwn(from)),
    owners: reading.owners.filter(({ from }) => isOwn(from)),
    proTeams: reading.proTeams.filter(({ at }) => isOwn(at)),
    times: reading.times.filter(isOwn),
  };
}

/** "MIN 34" are minutes, not Minnesota. */
const isMinutes = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.raw === "MIN" && (tokens[at + 1]?.kind === "number" || tokens[at - 1]?.kind === "number");
