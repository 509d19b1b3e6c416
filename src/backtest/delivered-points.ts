/**
 * Actual scores of a team. The one lineup rule of all sides of the backtests: every morning the best lineup by expected
 * points among those who will play that evening; who plays is known then, how well is not.
 */
import type { ForecastBook } from "./replay-forecasts";
import { starterChooser } from "./replay-lineup";

export type DayScore = (players: readonly number[], day: number) => number;

/** A player without a forecast, or with an expectation of zero, stays on the bench. */
export function dayScore(book: ForecastBook): DayScore {
  const { players, points } = book.season;
  const chooser = starterChooser((player) => players[player]?.positionBits ?? 0);
  return (rostered, day) => {
    const mean = (player: number) => book.morningMean(day, player);
    const playing = rostered.filter((player) => mean(player) > 0).sort((a, b) => mean(b) - mean(a) || a - b);
    let total = 0;
    chooser.choose(playing, (player) => {
      total += points[day * players.length + player] ?? 0;
    });
    return total;
  };
}
