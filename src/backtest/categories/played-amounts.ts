/** What everybody had of each stat, and what teams had of it by the one lineup rule of all sides. */
import type { StatLine } from "@/domain/stats/stats";
import type { BoxSeason } from "../box-season";
import { dayStarters } from "../delivered-points";
import type { ForecastBook } from "../replay-forecasts";
import { DAYS_PER_WEEK, type ReplaySeason } from "../replay-season";

/** Amounts of each game by stat id; at day × players + player, 0 where he did not play. */
export type PlayedAmounts = ReadonlyMap<number, Float64Array>;

export function playedAmounts(
  season: BoxSeason,
  { days, players }: ReplaySeason,
  stats: readonly number[],
): PlayedAmounts {
  const dayIndex = new Map(days.map((day, index) => [day, index]));
  const playerIndex = new Map(players.map(({ playerId }, index) => [playerId, index]));
  return new Map(
    stats.map((statId) => {
      const amounts = new Float64Array(days.length * players.length);
      for (const { playerId, day, stats: line } of season.lines) {
        const [row, column] = [dayIndex.get(day), playerIndex.get(playerId)];
        if (row !== undefined && column !== undefined) amounts[row * players.length + column] = line[statId] ?? 0;
      }
      return [statId, amounts] as const;
    }),
  );
}

/** Amounts of a team over the first days of a week; every stat is there, 0 before the first game. */
export type TeamAmounts = (
  week: number,
  playersOn: (dayIndex: number) => readonly number[],
  dayCount?: number,
) => StatLine;

export function teamAmounts(book: ForecastBook, amounts: PlayedAmounts): TeamAmounts {
  const startersOf = dayStarters(book);
  const { length } = book.season.players;
  return (week, playersOn, dayCount = DAYS_PER_WEEK) => {
    const totals = new Map([...amounts.keys()].map((statId) => [statId, 0]));
    for (let dayIndex = 0; dayIndex < dayCount; dayIndex++) {
      const day = week * DAYS_PER_WEEK + dayIndex;
      startersOf(playersOn(dayIndex), day, (player) => {
        for (const [statId, played] of amounts)
          totals.set(statId, (totals.get(statId) ?? 0) + (played[day * length + player] ?? 0));
      });
    }
    return Object.fromEntries(totals);
  };
}
