/**
 * A player's recent games, scored with the asking league's settings.
 *
 * Raw lines are kept once and shared; points never are. A missed game is a missed game, not a zero.
 */
import type { GameLogOutput, NotFoundOutput } from "@/contract/tool-outputs";
import { gamesOfTeam } from "@/domain/calendar";
import { isPointsFormat, type LeagueSettings } from "@/domain/league";
import type { TeamScope } from "@/domain/scope";
import { scoreLine } from "@/domain/scoring";
import { STAT, type StatLine, statLabel, sumLines } from "@/domain/stats";
import { dayOf, type LeagueContext } from "./league.service";
import type { PlayerService } from "./player.service";
import { averagesOf, labelOf, round1 } from "./player-labels";
import { type GameLogRow, LIFETIME_MS, type ServiceDeps } from "./ports";
import { provenanceOf } from "./source-reader";

export type GameLogService = {
  getPlayerGameLog(
    scope: TeamScope,
    name: string,
    games: number,
    signal?: AbortSignal,
  ): Promise<{ output: GameLogOutput | NotFoundOutput; isCached: boolean }>;
};

/** More than a season: the whole log is kept, so that any stretch of it can be answered later. */
const ALL_GAMES = 100;
const SHOWN_STATS = [STAT.MIN, STAT.PTS, STAT.REB, STAT.AST, STAT.STL, STAT.BLK, STAT.THREE_PM, STAT.TO] as const;

export function createGameLogService(deps: ServiceDeps, players: PlayerService): GameLogService {
  return {
    async getPlayerGameLog(scope, name, games, signal) {
      const found = await players.find(scope, name, signal);
      if (found.kind === "unclear") return { output: found.output, isCached: found.isCached };
      const { context, player } = found;
      const { client, label } = deps.sourceOf(scope);
      const id = Number(player.playerId);
      const log = await deps.reader.read<GameLogRow[]>({
        key: `game-log:${scope.universe}:${scope.season}:${id}:${context.todayPeriod}`,
        source: label,
        ttlMs: LIFETIME_MS.playerCard,
        fetch: async (fetchSignal) =>
          (await client.getPlayerGameLog(player.playerId, ALL_GAMES, fetchSignal)).map((row) => ({
            scoringPeriod: Number(row.scoringPeriod),
            proGameId: row.proGameId ?? String(row.scoringPeriod),
            proTeamId: row.proTeamId,
            stats: row.stats,
          })),
        store: {
          load: () => deps.store.gameLog(scope.universe, scope.season, id),
          save: (answer) => deps.store.saveGameLog(scope.universe, scope.season, id, answer),
        },
        signal,
      });
      const readings = [...found.readings, log];
      return {
        isCached: readings.every((reading) => reading.isCached),
        output: {
          ...provenanceOf([log], readings, deps.systemClock),
          ...labelOf(player),
          found: true,
          ...describe(context, player.defaultPositionId, player.proTeamId, log.value, games),
        },
      };
    },
  };
}

function describe(
  context: LeagueContext,
  positionId: number,
  proTeamId: number,
  rows: readonly GameLogRow[],
  games: number,
) {
  const { settings } = context.league;
  const played = rows
    .filter((row) => isPlayed(row.stats) && isOver(context, row))
    .sort((a, b) => b.scoringPeriod - a.scoringPeriod);
  const shown = played.slice(0, games);
  const points = (line: StatLine) => pointsOf(settings, line, positionId);
  const average = mean(shown.map((row) => points(row.stats)));
  const season = mean(played.map((row) => points(row.stats)));
  const best = shown
    .flatMap((row) => {
      const fantasyPoints = points(row.stats);
      return fantasyPoints === null ? [] : [{ day: dayOf(context, row.scoringPeriod), fantasyPoints }];
    })
    .sort((a, b) => b.fantasyPoints - a.fantasyPoints)[0];
  return {
    games: shown.map((row) => ({
      day: dayOf(context, row.scoringPeriod),
      fantasyPoints: points(row.stats),
      line: Object.fromEntries(
        SHOWN_STATS.flatMap((id) => {
          const amount = row.stats[String(id)];
          return amount === undefined ? [] : [[statLabel(id), amount]];
        }),
      ),
    })),
    gamesShown: shown.length,
    gamesMissed: missedGames(context, proTeamId, shown),
    averages: averagesOf(sumLines(shown.map((row) => row.stats)), shown.length),
    averageFantasyPoints: average,
    best: best ?? null,
    seasonAverageFantasyPoints: season,
    difference: average === null || season === null ? null : round1(average - season),
  };
}

/**
 * Done, as far as this league's clock goes: a live line of tonight would count as a whole game, and the kept log may know
 * days that the clock has not reached (a demo clock set back).
 */
function isOver(context: LeagueContext, row: GameLogRow): boolean {
  if (row.scoringPeriod !== context.todayPeriod) return row.scoringPeriod < context.todayPeriod;
  const today = { first: row.scoringPeriod, last: row.scoringPeriod };
  return row.proTeamId !== null && gamesOfTeam(context.games, row.proTeamId, today).every((game) => game.isOfficial);
}

/** ESPN sends an empty line, or one with 0 games played, for a game he sat out. */
const isPlayed = (line: StatLine): boolean => Object.keys(line).length > 0 && line[String(STAT.GP)] !== 0;

function pointsOf(settings: LeagueSettings, line: StatLine, positionId: number): number | null {
  return isPointsFormat(settings.format) ? round1(scoreLine(line, settings.scoringItems, positionId).total) : null;
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : round1(known.reduce((sum, value) => sum + value, 0) / known.length);
}

/** Games of his present club since the first shown one, without those he played. A trade within the stretch makes it a lower bound. */
function missedGames(context: LeagueContext, proTeamId: number, shown: readonly GameLogRow[]): number {
  const first = shown.at(-1)?.scoringPeriod;
  if (first === undefined) return 0;
  const periods = new Set(shown.map((row) => row.scoringPeriod));
  return gamesOfTeam(context.games, proTeamId, { first, last: context.todayPeriod - 1 }).filter(
    (game) => !periods.has(game.scoringPeriod),
  ).length;
}
