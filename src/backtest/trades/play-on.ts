/**
 * How a roster did from a Monday to the season's end: lineups chosen every morning by the rule of all backtests, nobody added or dropped but
 * in streamed roster spots.
 */
import { valueAt } from "../decision-course";
import type { DayScore } from "../delivered-points";
import type { ForecastBook } from "../replay-forecasts";
import { DAYS_PER_WEEK, type ReplaySeason } from "../replay-season";

export type PlayOn = {
  readonly season: ReplaySeason;
  readonly score: DayScore;
  readonly book: ForecastBook;
  readonly lastWeek: number;
  /** Players on a roster of the league, by week from 0. */
  rostered(week: number): ReadonlySet<number>;
};

/** Points of the team from the week's Monday on. @param spotsStreamed filled every Monday by `streamers`. */
export function playedOn(on: PlayOn, players: readonly number[], fromWeek: number, spotsStreamed: number): number {
  let total = 0;
  for (let week = fromWeek; week <= on.lastWeek; week++) {
    const team = spotsStreamed === 0 ? players : [...players, ...streamers(on, week, players).slice(0, spotsStreamed)];
    for (let day = week * DAYS_PER_WEEK; day < (week + 1) * DAYS_PER_WEEK; day++) total += on.score(team, day);
  }
  return total;
}

/** Free agents by Monday's forecast of their week, best first. */
function streamers({ book, rostered }: PlayOn, week: number, players: readonly number[]): number[] {
  const known = streamersOf.get(book) ?? new Map<number, readonly number[]>();
  streamersOf.set(book, known);
  const all = known.get(week) ?? ranked(book, week);
  known.set(week, all);
  const taken = rostered(week);
  const own = new Set(players);
  return all.filter((player) => !taken.has(player) && !own.has(player)).slice(0, MAX_STREAMED);
}

const MAX_STREAMED = 4;
const streamersOf = new WeakMap<ForecastBook, Map<number, readonly number[]>>();

function ranked(book: ForecastBook, week: number): readonly number[] {
  const view = book.ahead(week, 0);
  return [...book.season.players.keys()]
    .flatMap((player) => {
      let worth = 0;
      for (let day = 0; day < DAYS_PER_WEEK; day++) worth += valueAt(view, player, day);
      return worth > 0 ? [{ player, worth }] : [];
    })
    .sort((a, b) => b.worth - a.worth || a.player - b.player)
    .map(({ player }) => player);
}
