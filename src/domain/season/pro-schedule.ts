/**
 * Schedule counts for a plan: games left, back-to-backs, and light nights, on which a streamed player finds an open
 * slot.
 *
 * Pure. Nights are scoring periods, so a game that tips off after midnight Eastern belongs to the evening before.
 */

import type { ScoringPeriodId } from "../ids";
import type { ProGame } from "../league/matchup";
import { gamesOfTeam } from "./calendar";
import { dayEt } from "./eastern-day";

/** Scoring periods, both ends included; `first <= last`. A reversed range is a caller's bug and throws `RangeError`. */
type Range = { readonly first: number; readonly last: number };

export type Night = { readonly period: ScoringPeriodId; readonly games: number };

/** A night of at most so many games is light: 45 of the 163 nights of 2024-25. */
export const LIGHT_NIGHT_GAMES = 5;

/** Groups games by NBA team once, for callers that ask about many players. Unknown NBA teams have none. */
export function gamesByProTeam(games: readonly ProGame[]): (proTeamId: number) => readonly ProGame[] {
  const byProTeam = new Map<number, ProGame[]>();
  for (const game of games) {
    for (const proTeamId of [game.homeProTeamId, game.awayProTeamId]) {
      const known = byProTeam.get(proTeamId);
      if (known) known.push(game);
      else byProTeam.set(proTeamId, [game]);
    }
  }
  return (proTeamId) => byProTeam.get(proTeamId) ?? [];
}

/**
 * Nights with games within the range, in order. A night without games is not among them. @throws `RangeError` for a
 * reversed range.
 */
export function nightsOf(games: readonly ProGame[], range: Range): Night[] {
  const { first, last } = checked(range);
  const counts = new Map<ScoringPeriodId, number>();
  for (const { scoringPeriod } of games) {
    if (scoringPeriod < first || scoringPeriod > last) continue;
    counts.set(scoringPeriod, (counts.get(scoringPeriod) ?? 0) + 1);
  }
  return [...counts].map(([period, count]) => ({ period, games: count })).sort((a, b) => a.period - b.period);
}

/** Nights of few games within the range. @throws `RangeError` for a reversed range. */
export const lightNights = (games: readonly ProGame[], range: Range): Night[] =>
  nightsOf(games, range).filter((night) => night.games <= LIGHT_NIGHT_GAMES);

/**
 * Scoring periods on which the NBA team plays for the second evening running, the first of which may lie before the
 * range.
 *
 * @throws `RangeError` for a reversed range.
 */
export function secondNights(games: readonly ProGame[], proTeamId: number, range: Range): ScoringPeriodId[] {
  const { first, last } = checked(range);
  const periods = gamesOfTeam(games, proTeamId, { first: first - 1, last }).map((game) => game.scoringPeriod);
  const played = new Set<number>(periods);
  return [...new Set(periods)].filter((period) => period >= first && played.has(period - 1)).sort((a, b) => a - b);
}

/**
 * Games of the NBA team that have not begun, within the range. Unknown NBA teams have none.
 *
 * @param nowMs epoch milliseconds. @throws `RangeError` for a reversed range, or when `nowMs` is no instant.
 */
export function gamesLeft(games: readonly ProGame[], proTeamId: number, range: Range, nowMs: number): number {
  checkInstant(nowMs);
  return gamesOfTeam(games, proTeamId, checked(range)).filter((game) => isUpcoming(game, nowMs)).length;
}

/**
 * Not begun yet. A game without a known time carries a placeholder that may lie in the past of its own day.
 *
 * @throws `RangeError` when `nowMs` or the tip-off is no instant.
 */
export function isUpcoming({ tipoffAt, isTimeTbd }: ProGame, nowMs: number): boolean {
  const tipoffMs = Date.parse(tipoffAt);
  checkInstant(nowMs);
  checkInstant(tipoffMs);
  return tipoffMs > nowMs || (isTimeTbd && dayEt(tipoffMs) >= dayEt(nowMs));
}

function checkInstant(ms: number): void {
  if (!Number.isFinite(ms)) throw new RangeError(`${ms} is no instant`);
}

function checked(range: Range): Range {
  if (!(range.first <= range.last)) throw new RangeError(`periods ${range.first} to ${range.last} are no range`);
  return range;
}
