/**
 * Public knowledge about the players on a morning, before the day's games.
 *
 * Built day by day: a morning reads results of earlier days only, plus the status draw of the day's own games. The
 * league's managers decide on this and nothing else.
 */

import type { DemoPlayer } from "../figures";
import { carriedStatus, drawStatus, type MorningStatus } from "../season/availability";
import { FINAL_PERIOD } from "../season/calendar";
import type { Season } from "../season/season";
import { fantasyPoints } from "./scoring";

export type Morning = {
  readonly period: number;
  /** All by player index. */
  readonly status: readonly MorningStatus[];
  /** Team games missed in a row until yesterday. */
  readonly missed: Uint16Array;
  /** First day of the open absence, 0 when there is none. */
  readonly absentSince: Uint16Array;
  /** Expected fantasy points of a game he plays. */
  readonly value: Float64Array;
  /** Games played among the last five of his NBA team, 5 before the season has five. */
  readonly playedOfFive: Uint8Array;
};

/** Fantasy points a game expected of players without a past: first-year players, and everybody else. */
const ROOKIE_VALUE = 15;
const UNKNOWN_VALUE = 9;
/** Games the prior is worth, and how fast old games fade. */
const PRIOR_GAMES = 10;
const UNKNOWN_PRIOR_GAMES = 4;
const FADE = 0.97;
const MINUTES_FADE = 0.95;
/** Minutes a game from which a player counts as part of the rotation. */
const ROTATION_MINUTES = 15;

/** Fantasy points a game from the season before, pulled to the unknown's where he played little. */
export function priorValue(player: DemoPlayer): number {
  const before = player.lastSeason;
  if (!before || before.games === 0) return player.isRookie ? ROOKIE_VALUE : UNKNOWN_VALUE;
  return (fantasyPoints(before) + 10 * UNKNOWN_VALUE) / (before.games + 10);
}

type Running = {
  points: number;
  weight: number;
  minutes: number;
  minutesWeight: number;
  missed: number;
  absentSince: number;
  lastFive: number[];
  lastMorning: MorningStatus;
  playedLast: boolean;
};

function startOf(player: DemoPlayer): Running {
  const before = player.lastSeason;
  const weight = before ? PRIOR_GAMES : UNKNOWN_PRIOR_GAMES;
  const minutesWeight = before ? 5 : 2;
  const minutes = before && before.games > 0 ? before.min / before.games : 8;
  return {
    points: weight * priorValue(player),
    weight,
    minutes: minutesWeight * minutes,
    minutesWeight,
    missed: 0,
    absentSince: 0,
    lastFive: [],
    lastMorning: "ACTIVE",
    playedLast: true,
  };
}

/** Mornings in order, each computed once. `morning(n)` answers 1 to the last period. */
export function createMornings(season: Season): (period: number) => Morning {
  const running = season.players.map(startOf);
  const known: Morning[] = [];

  const evening = (period: number) => {
    for (const [index, state] of running.entries()) {
      if (!season.gameOf(season.proTeamOn(index, period), period)) continue;
      const line = season.lineOn(index, period);
      state.lastMorning = known[period - 1]?.status[index] ?? "ACTIVE";
      state.playedLast = line !== undefined;
      state.lastFive = [...state.lastFive.slice(-4), line ? 1 : 0];
      if (!line) {
        if (state.missed === 0) state.absentSince = period;
        state.missed += 1;
        continue;
      }
      state.missed = 0;
      state.absentSince = 0;
      state.points = state.points * FADE + fantasyPoints(line);
      state.weight = state.weight * FADE + 1;
      state.minutes = state.minutes * MINUTES_FADE + line.min;
      state.minutesWeight = state.minutesWeight * MINUTES_FADE + 1;
    }
  };
  const open = (period: number): Morning => ({
    period,
    status: running.map((state, index) => {
      if (!season.gameOf(season.proTeamOn(index, period), period))
        return carriedStatus(state.lastMorning, state.playedLast);
      const context = {
        missedBefore: state.missed,
        isRotation: state.minutes / state.minutesWeight >= ROTATION_MINUTES,
      };
      const id = season.players[index]?.id ?? 0;
      return drawStatus(id, period, context, season.lineOn(index, period) !== undefined);
    }),
    missed: Uint16Array.from(running, (state) => state.missed),
    absentSince: Uint16Array.from(running, (state) => state.absentSince),
    value: Float64Array.from(running, (state) => state.points / state.weight),
    playedOfFive: Uint8Array.from(running, (state) =>
      state.lastFive.length < 5 ? 5 : state.lastFive.reduce((sum, played) => sum + played, 0),
    ),
  });

  return (period) => {
    if (period < 1 || period > FINAL_PERIOD) throw new RangeError(`no morning ${period}`);
    for (let next = known.length + 1; next <= period; next += 1) {
      if (next > 1) evening(next - 1);
      known.push(open(next));
    }
    const found = known[period - 1];
    if (!found) throw new RangeError(`no morning ${period}`);
    return found;
  };
}
