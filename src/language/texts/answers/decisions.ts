/**
 * Phrases about decisions: comparisons, moves, plans, lineups. Names come in as safe Markdown, chances as "63.1%".
 *
 * `unit` is the engine's unit: fantasy points, or category value.
 */

import type { LineupReason } from "@/contract/planning/engine-outputs";
import type { LaterUnit } from "@/contract/planning/later-unit";
import type { MoveRefusalCode } from "@/contract/planning/move-refusals";

export type Unit = "points" | "category value";

/** Games in a starting slot that a move brings and takes; told where it brings some. */
export type Starts = { readonly gained: number; readonly lost: number };

export type DecisionPhrases = {
  /** Two or more averages over the same number of games, or over recent games when that differs. */
  higherAverage(
    best: string,
    amount: number,
    others: readonly { name: string; amount: number }[],
    games: number | null,
  ): string;
  equalAverages(names: string, amount: number): string;
  higherInCategories(name: string, categories: string): string;
  /** The better average, and the others with theirs. */
  categoryAgainst(category: string, best: number, others: readonly string[]): string;
  noComparison: string;
  categoryAverage(name: string, category: string, amount: number): string;
  noCategoryAverage(name: string, category: string): string;

  /** The gain is over the days left of the matchup. */
  moveHead(move: { add: string | null; drop: string | null; gain: number; unit: Unit }, starts: Starts): string;
  moveChance(name: string, before: string, after: string): string;
  moveLikely(name: string, chance: string, isLow: boolean): string;
  moveRange(name: string, low: number, high: number): string;
  moveAfter(name: string, gain: number, unit: LaterUnit): string;
  moveStarts(name: string, gained: number, lost: number): string;
  /** Day of a move that is not made today. */
  moveDay(name: string, day: string): string;
  /** @param whyNot in English. @param code the same, where it is known */
  notPossible(whyNot: string | null, code?: MoveRefusalCode | null): string;
  /** Gain of a listed free agent over the days left. */
  addGains(gain: number, unit: Unit): string;
  /** The move that was ordered has a card now, which the person decides on. */
  cardWaits: string;
  /** No card was made of the move that was ordered. */
  noCard: string;
  /** The first of a list that was valued, as what to do. */
  bestAdd(add: string, drop: string | null, gain: number, unit: Unit, starts: Starts): string;
  /** Which of several additions gains most. */
  bestMove(name: string, gain: number, unit: Unit): string;

  standPat(team: string, reason: string, detail: string): string;
  planHead(team: string): string;
  /** The person bounded the days: said where no move names them. */
  planWindow(from: string, to: string): string;
  planMove(
    move: { day: string; drop: string | null; add: string | null; gain: number; unit: Unit },
    starts: Starts,
  ): string;
  planGain(team: string, gain: number, unit: Unit): string;
  planAfter(team: string, gain: number, unit: LaterUnit): string;
  chanceNow(team: string, chance: string): string;
  planChance(before: string, after: string): string;
  /** Phrase for moves that hardly change the win probability. */
  hardlyAny: string;
  notProven: string;
  movesClosedToday: string;
  /** @param limits "UTIL 9, C 3" */
  limitsNotCounted(limits: string): string;
  yourDecision: string;

  /** Changes to make, one after the other, as a sentence. */
  lineupChanges(changes: readonly string[]): string;
  /** @param out whose place he takes; `null` for an open one. */
  putIn(name: string, out: string | null, slot: string): string;
  takeOut(name: string): string;
  moveTo(name: string, slot: string): string;
  lineupSet(team: string, day: string, total: number, unit: Unit): string;
  lineupHead(team: string, day: string, changes: number, difference: number, total: number, unit: Unit): string;
  /** Only somebody who cannot play has to sit; the others stay. */
  lineupElse(team: string, day: string, total: number, unit: Unit): string;
  /** Starters without a status in the source. */
  lineupUnknown(names: string): string;
  /** How many places of the lineup nobody with a game fills. */
  openSlots(team: string, day: string, openSlots: number): string;
  /** @param time "19:30 ET" */
  firstLock(team: string, day: string, time: string): string;
  allLocked(team: string, day: string): string;
  lockUnknown(team: string, day: string): string;
  /** @param openSlots `null` when not known */
  nobodyPlays(team: string, day: string, openSlots: number | null): string;
  /**
   * For a lineup that leaves players out: who starts only because of it.
   *
   * @param comesIn `null` for nobody
   * @param isStarter whether any of them would start
   */
  without(names: string, comesIn: string | null, isStarter: boolean): string;
  lineupWithout(team: string, day: string, total: number, unit: Unit): string;
  /** Verdict on the players in question: all of them start, or one does. */
  roomForAll(names: string): string;
  startAndSit(start: string, sit: string): string;
  /** Status of a player to be added who is not simply active. */
  moveStatus(name: string, status: string): string;
  sitsTitle(day: string): string;
  /** Starting slots that nobody with a game fills, and who stands in them; `""` for nobody. */
  emptySlots(count: number, names: string, several: boolean): string;
  nobodySits(day: string): string;
  /** @param code of the reason; `undefined` in answers stored before there were codes */
  sits(name: string, slot: string, why: string, code: LineupReason | undefined): string;
  startersTitle: string;
  lineupPlayer(
    slot: string,
    name: string,
    game: string | null,
    /** `"unknown"` of a player without stats. */
    expected: number | "unknown" | null,
    chance: string | null,
    unit: Unit,
  ): string;
  /** He is locked in the slot. */
  lineupPlayerBegun(slot: string, name: string, game: string | null): string;
  /** @param isWithMoves once the plan's moves are made */
  weeklyHead(team: string, total: number, unit: Unit, isWithMoves: boolean): string;
  weeklyDay(day: string, total: number, openSlots: number, unit: Unit): string;
  weeklyStarters(names: string): string;
  /** Beside the name of a starter whose value is unknown. */
  noStatsYet: string;
  weeklyBenched(names: string): string;

  fitHead(name: string, starts: number, games: number, from: string, to: string): string;
  fitDay(day: string, game: string, slot: string | null, insteadOf: string | null): string;
};
