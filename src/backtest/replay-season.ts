/**
 * A season laid out by calendar week for replaying leagues over it: who played which day for how many points, and what
 * was known of a player on each Monday.
 *
 * What is "known" never rests on that day or later, the schedule apart: positions come from the prior season or from a
 * player's first games, and he belongs to the pool only once they are there.
 */

import type { EasternDay } from "@/domain/ids";
import type { ScoringItem } from "@/domain/league/league";
import { positionBits } from "@/domain/lineup/slot-layout";
import { eligibleSlotsOf } from "@/domain/lineup/slots";
import { inferPositions } from "@/domain/players/inferred-positions";
import { addDays, daysBetween, weekdayOf } from "@/domain/season/eastern-day";
import { scoreLine } from "@/domain/stats/scoring";
import { STAT } from "@/domain/stats/stats";
import type { BoxLine, BoxSeason, TeamGame } from "./box-season";
import { TooFewGames } from "./too-few-games";

export const DAYS_PER_WEEK = 7;

type ReplayPlayer = {
  readonly playerId: string;
  /** Slots inferred from his box profile. */
  readonly eligibleSlots: readonly number[];
  readonly defaultPositionId: number;
  readonly positionBits: number;
  /** First day, counted from the first Monday, on which he may be drafted or added; infinite when never. */
  readonly inPoolFromDay: number;
  /** Points a game in the prior season, pulled toward a bench player's; `undefined` without one. */
  readonly priorValue: number | undefined;
};

/** Days are counted from the Monday of the first week; players by their place in `players`. */
export type ReplaySeason = {
  readonly weekCount: number;
  readonly days: readonly EasternDay[];
  /** Players sorted by id. */
  readonly players: readonly ReplayPlayer[];
  readonly hasPrior: boolean;
  /** Points scored, NaN when he did not play; at day × players + player. */
  readonly points: Float64Array;
  /** Everybody's points a game before the week's Monday, NaN without a game; at week × players + player. */
  readonly averages: Float64Array;
  /** Day of the last game before the week's Monday, -1 without one; like `averages`. */
  readonly lastPlayed: Int32Array;
  /** The game that he really played that day. */
  playedGame(day: number, player: number): TeamGame | undefined;
  gameOf(team: string, day: number): TeamGame | undefined;
};

/** Games from which positions of a player without a prior season are read, and before which nobody can have him. */
const FIRST_GAMES = 5;

/** A prior average counts as if this many games of a bench player's points had been played too. */
const PRIOR_WEIGHT_GAMES = 10;
const BENCH_POINTS = 15;

/** Throws `RangeError` for a season without games. */
export function replaySeason(season: BoxSeason, scoring: readonly ScoringItem[], prior?: BoxSeason): ReplaySeason {
  const first = season.teamGames[0]?.day;
  const last = season.teamGames.at(-1)?.day;
  if (!first || !last) throw new TooFewGames("a season without games");
  const monday = addDays(first, -((weekdayOf(first) + 6) % 7));
  const weekCount = Math.floor(daysBetween(monday, last) / DAYS_PER_WEEK) + 1;
  const days = Array.from({ length: weekCount * DAYS_PER_WEEK }, (_, index) => addDays(monday, index));
  const dayIndex = new Map(days.map((day, index) => [day, index]));
  const linesOf = Map.groupBy(season.lines, ({ playerId }) => playerId);
  const priorLines = Map.groupBy(prior?.lines ?? [], ({ playerId }) => playerId);
  const ids = [...new Set([...linesOf.keys(), ...priorLines.keys()])].sort();
  const players = ids.map((id) =>
    asPlayer(id, { prior: priorLines.get(id) ?? [], lines: linesOf.get(id) ?? [], scoring, dayIndex }),
  );
  const gameAt = new Map(season.teamGames.map((game) => [`${game.team} ${game.day}`, game]));
  const played = playedLines(season, { ids, dayIndex, scoring });
  return {
    weekCount,
    days,
    players,
    hasPrior: priorLines.size > 0,
    points: played.points,
    ...mondayRecords(played.points, players.length, weekCount),
    playedGame: (day, player) => {
      const team = played.teams.get(day * players.length + player);
      return team === undefined ? undefined : gameAt.get(`${team} ${days[day]}`);
    },
    gameOf: (team, day) => gameAt.get(`${team} ${days[day]}`),
  };
}

type Known = {
  readonly prior: readonly BoxLine[];
  readonly lines: readonly BoxLine[];
  readonly scoring: readonly ScoringItem[];
  readonly dayIndex: ReadonlyMap<EasternDay, number>;
};

function asPlayer(playerId: string, { prior, lines, scoring, dayIndex }: Known): ReplayPlayer {
  const profile = prior.length > 0 ? prior : lines.slice(0, FIRST_GAMES);
  const total = (statId: number) => profile.reduce((sum, { stats }) => sum + (stats[statId] ?? 0), 0);
  const { ids } = inferPositions("", {
    min: profile.reduce((sum, { minutes }) => sum + minutes, 0),
    reb: total(STAT.REB),
    ast: total(STAT.AST),
    blk: total(STAT.BLK),
    fg3a: total(STAT.THREE_PA),
  });
  const eligibleSlots = eligibleSlotsOf(ids);
  const fifth = lines[FIRST_GAMES - 1];
  const priorTotal = prior.reduce((sum, { stats }) => sum + scoreLine(stats, scoring).total, 0);
  return {
    playerId,
    eligibleSlots,
    defaultPositionId: ids[0] ?? 1,
    positionBits: positionBits(eligibleSlots),
    inPoolFromDay: prior.length > 0 ? 0 : fifth ? (dayIndex.get(fifth.day) ?? 0) + 1 : Number.POSITIVE_INFINITY,
    priorValue:
      prior.length > 0
        ? (priorTotal + PRIOR_WEIGHT_GAMES * BENCH_POINTS) / (prior.length + PRIOR_WEIGHT_GAMES)
        : undefined,
  };
}

function playedLines(
  season: BoxSeason,
  {
    ids,
    dayIndex,
    scoring,
  }: { ids: readonly string[]; dayIndex: ReadonlyMap<EasternDay, number>; scoring: readonly ScoringItem[] },
) {
  const playerIndex = new Map(ids.map((id, index) => [id, index]));
  const points = new Float64Array(dayIndex.size * ids.length).fill(Number.NaN);
  const teams = new Map<number, string>();
  for (const { playerId, day, team, stats } of season.lines) {
    const at = (dayIndex.get(day) ?? Number.NaN) * ids.length + (playerIndex.get(playerId) ?? 0);
    // A line outside the schedule's days cannot be placed in any week.
    if (Number.isNaN(at)) throw new RangeError(`a line on ${day}, beyond the schedule`);
    points[at] = scoreLine(stats, scoring).total;
    teams.set(at, team);
  }
  return { points, teams };
}

function mondayRecords(points: Float64Array, playerCount: number, weekCount: number) {
  const averages = new Float64Array(weekCount * playerCount).fill(Number.NaN);
  const lastPlayed = new Int32Array(weekCount * playerCount).fill(-1);
  for (let player = 0; player < playerCount; player++) {
    let [games, sum, last] = [0, 0, -1];
    for (let week = 0; week < weekCount; week++) {
      if (games > 0) averages[week * playerCount + player] = sum / games;
      lastPlayed[week * playerCount + player] = last;
      for (let day = week * DAYS_PER_WEEK; day < (week + 1) * DAYS_PER_WEEK; day++) {
        const scored = points[day * playerCount + player] ?? Number.NaN;
        if (Number.isNaN(scored)) continue;
        games++;
        sum += scored;
        last = day;
      }
    }
  }
  return { averages, lastPlayed };
}
