/**
 * Actual scores of a team. The one lineup rule of all sides of the backtests: every morning the best lineup by expected
 * points among those who will play that evening; who plays is known then, how well is not.
 */
import type { ForecastBook } from "./replay-forecasts";
import { starterChooser } from "./replay-lineup";

export type DayScore = (players: readonly number[], day: number) => number;

/** Calls `start` for each starter of the day. A player without a forecast, or with an expectation of zero, stays on the bench. */
export type DayStarters = (players: readonly number[], day: number, start: (player: number) => void) => void;

export function dayStarters(book: ForecastBook): DayStarters {
  const { players } = book.season;
  const chooser = starterChooser((player) => players[player]?.positionBits ?? 0);
  return (rostered, day, start) => {
    const mean = (player: number) => book.morningMean(day, player);
    const playing = rostered.filter((player) => mean(player) > 0).sort((a, b) => mean(b) - mean(a) || a - b);
    chooser.choose(playing, start);
  };
}

export function dayScore(book: ForecastBook): DayScore {
  const { players, points } = book.season;
  const startersOf = dayStarters(book);
  return (rostered, day) => {
    let total = 0;
    startersOf(rostered, day, (player) => {
      total += points[day * players.length + player] ?? 0;
    });
    return total;
  };
}
