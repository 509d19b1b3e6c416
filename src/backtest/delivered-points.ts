/**
 * What a team really scored. The one lineup rule of all sides of the backtests: every morning the best lineup by expected
 * points among those who will play that evening; who plays is known then, how well is not.
 */
import type { ForecastBook } from "./replay-forecasts";
import { starterChooser } from "./replay-lineup";

export type DayScore = (men: readonly number[], day: number) => number;

/** A man whom the book knows nothing of, or expects nothing from, stays on the bench. */
export function dayScore(book: ForecastBook): DayScore {
  const { players, points } = book.season;
  const chooser = starterChooser((man) => players[man]?.positionBits ?? 0);
  return (men, day) => {
    const mean = (man: number) => book.morningMean(day, man);
    const playing = men.filter((man) => mean(man) > 0).sort((a, b) => mean(b) - mean(a) || a - b);
    let total = 0;
    chooser.choose(playing, (man) => {
      total += points[day * players.length + man] ?? 0;
    });
    return total;
  };
}
