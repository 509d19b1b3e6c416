/**
 * Counted lines: those of started players, by team and day, up to an instant.
 *
 * The ledger is the only access from results to scores. A game counts when it is over at the instant in question, so a
 * day's morning holds nothing of that day.
 */

import { addCounts, type Counts, type DemoGame, NO_COUNTS } from "../figures";
import { FINAL_PERIOD, periodAt } from "../season/calendar";
import { GAME_MS } from "../season/season";
import { PERSON_TEAM } from "./league-rules";
import { placesAhead } from "./moves-ahead";
import { BENCH, IR } from "./slots";
import type { Place } from "./team-day";
import type { World } from "./world";

export type Ledger = {
  readonly world: World;
  readonly now: number;
  /** The league's day at `now`: 1 on opening day, one more than the last period once the season is over. */
  readonly today: number;
  /** The latest day that has a lineup: `today`, or the last period. */
  readonly lineupDay: number;
  hasEnded(game: DemoGame): boolean;
  hasTipped(game: DemoGame): boolean;
  /** A player's line of a day, undefined when there is none or the game is not over. */
  playedLine(index: number, period: number): Counts | undefined;
  /**
   * A team's places on a day. On a day to come they are today's, changed by what the person has already moved for it.
   */
  placesOn(teamId: number, period: number): readonly Place[];
  /** Counts of a team's starters over days, both ends included; days to come add nothing. */
  teamCounts(teamId: number, first: number, last: number): Counts;
  /** Players who started in the days with what they counted, in order of their indexes. */
  countedPlayers(teamId: number, first: number, last: number): ReadonlyMap<number, Counts>;
};

const isStarting = (slot: number): boolean => slot !== BENCH && slot !== IR;

const settled = new WeakMap<World, Map<number, Counts>>();

export function openLedger(world: World, now: number): Ledger {
  const today = Math.min(Math.max(periodAt(now), 1), FINAL_PERIOD + 1);
  const lineupDay = Math.min(today, FINAL_PERIOD);
  const hasEnded = (game: DemoGame) => game.period < today || game.tipAt + GAME_MS <= now;
  const playedLine = (index: number, period: number) => {
    const game = world.season.gameOf(world.season.proTeamOn(index, period), period);
    return game && hasEnded(game) ? world.season.lineOn(index, period) : undefined;
  };
  const starters = (teamId: number, period: number) =>
    (world.day(period).rosters.get(teamId) ?? []).filter((slot) => isStarting(slot.slot)).map((slot) => slot.player);
  const past = settled.get(world) ?? new Map<number, Counts>();
  settled.set(world, past);

  const dayCounts = (teamId: number, period: number): Counts => {
    const key = period * 16 + teamId;
    const known = period < today ? past.get(key) : undefined;
    if (known) return known;
    const counts = starters(teamId, period).reduce(
      (sum, player) => addCounts(sum, playedLine(player, period) ?? NO_COUNTS),
      NO_COUNTS,
    );
    if (period < today) past.set(key, counts);
    return counts;
  };
  const placesOn = (teamId: number, period: number) =>
    period > lineupDay && teamId === PERSON_TEAM
      ? placesAhead(world, lineupDay, period)
      : (world.day(Math.min(Math.max(period, 1), lineupDay)).rosters.get(teamId) ?? []);
  const until = (last: number) => Math.min(last, lineupDay);

  return {
    world,
    now,
    today,
    lineupDay,
    hasEnded,
    hasTipped: (game) => game.tipAt <= now,
    playedLine,
    placesOn,
    teamCounts(teamId, first, last) {
      let sum = NO_COUNTS;
      for (let period = first; period <= until(last); period += 1) sum = addCounts(sum, dayCounts(teamId, period));
      return sum;
    },
    countedPlayers(teamId, first, last) {
      const counted = new Map<number, Counts>();
      for (let period = first; period <= until(last); period += 1)
        for (const player of starters(teamId, period)) {
          const line = playedLine(player, period);
          if (line) counted.set(player, addCounts(counted.get(player) ?? NO_COUNTS, line));
        }
      return new Map([...counted].sort(([a], [b]) => a - b));
    },
  };
}
