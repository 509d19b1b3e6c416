/**
 * The last games of a log in figures: averages, points of the asking league, missed games, and how they compare with
 * the season.
 */

import { isPointsFormat } from "@/domain/league/league";
import { dayOf } from "@/domain/league/league-snapshot";
import type { Player } from "@/domain/players/player";
import { averagesOf, round1 } from "@/domain/players/player-labels";
import { gamesOfTeam } from "@/domain/season/calendar";
import { isSettled } from "@/domain/stats/game-log";
import { scoreLine } from "@/domain/stats/scoring";
import { STAT, type StatLine, sumLines } from "@/domain/stats/stats";
import type { LeagueContext } from "../league/league.service";
import type { GameLogRow } from "../ports";
import type { GameStretch } from "./game-logs";

export type LogSummary = {
  /** Latest first. `points` is `null` in category leagues. */
  shown: readonly { row: GameLogRow; day: string; points: number | null }[];
  /**
   * Games of his present NBA team in the same stretch without a line of his; without any line, all of theirs so far.
   */
  gamesMissed: number;
  averages: Record<string, number>;
  seasonGames: number;
  seasonAverages: Record<string, number>;
  averagePoints: number | null;
  seasonAveragePoints: number | null;
  /** This stretch minus the season, in points a game. */
  difference: number | null;
};

/** @param nowMs league time. */
export function summarizeLog(
  context: LeagueContext,
  player: Pick<Player, "defaultPositionId" | "proTeamId">,
  rows: readonly GameLogRow[],
  { games, days }: GameStretch,
  nowMs: number,
): LogSummary {
  const played = rows
    .filter((row) => isPlayed(row.stats) && isOver(context, row, nowMs))
    .sort((a, b) => b.scoringPeriod - a.scoringPeriod);
  const since = days === undefined ? 0 : context.todayPeriod - days + 1;
  const shown = played.filter(({ scoringPeriod }) => scoringPeriod >= since).slice(0, games);
  const points = (row: GameLogRow) => pointsOf(context, row.stats, player.defaultPositionId);
  const averagePoints = mean(shown.map(points));
  const seasonAveragePoints = mean(played.map(points));
  const averages = (of: readonly GameLogRow[]) => averagesOf(sumLines(of.map((row) => row.stats)), of.length);
  return {
    shown: shown.map((row) => ({ row, day: dayOf(context, row.scoringPeriod), points: points(row) })),
    gamesMissed: missedGames(context, player.proTeamId, shown),
    averages: averages(shown),
    seasonGames: played.length,
    seasonAverages: averages(played),
    averagePoints,
    seasonAveragePoints,
    difference:
      averagePoints === null || seasonAveragePoints === null ? null : round1(averagePoints - seasonAveragePoints),
  };
}

/**
 * Is the game over on this league's clock? A live line would count as a whole game, and the stored log may contain days
 * that the clock has not reached (a demo clock set back).
 */
function isOver(context: LeagueContext, row: GameLogRow, nowMs: number): boolean {
  const { todayPeriod: today, games } = context;
  if (row.scoringPeriod !== today) return row.scoringPeriod < today;
  const tonight = row.proTeamId === null ? [] : gamesOfTeam(games, row.proTeamId, { first: today, last: today });
  return tonight.length > 0 && tonight.every((game) => isSettled(game, { today, nowMs }));
}

/** ESPN sends an empty line, or one with 0 games played, for a game he sat out. */
const isPlayed = (line: StatLine): boolean => Object.keys(line).length > 0 && line[String(STAT.GP)] !== 0;

function pointsOf({ league: { settings } }: LeagueContext, line: StatLine, positionId: number): number | null {
  return isPointsFormat(settings.format) ? round1(scoreLine(line, settings.scoringItems, positionId).total) : null;
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : round1(known.reduce((sum, value) => sum + value, 0) / known.length);
}

/** From the first shown game on. A trade within the stretch makes it a lower bound. */
function missedGames(context: LeagueContext, proTeamId: number, shown: readonly GameLogRow[]): number {
  const first = shown.at(-1)?.scoringPeriod ?? context.league.status.firstScoringPeriod;
  const periods = new Set(shown.map((row) => row.scoringPeriod));
  return gamesOfTeam(context.games, proTeamId, { first, last: context.todayPeriod - 1 }).filter(
    (game) => !periods.has(game.scoringPeriod),
  ).length;
}
