/**
 * Sides of the time after a matchup, made of the games planned now: a full week against one's own equal, and the weeks to a season's end.
 *
 * What all games of a player share is the form of a week or two, not of months, so games that are repeated are other players' games.
 */
import type { SideForecast } from "./category-matchup";
import type { LineForecast } from "./line-forecast";

const DAYS_A_WEEK = 7;

/** How often the lines of some days are counted over a longer span: as often as is next to it, once at least. */
export const roundsOf = (spanDays: number, lineDays: number): number => Math.max(1, Math.round(spanDays / lineDays));

/** The lines so many times, independent of each other. */
export function repeatedLines(lines: readonly LineForecast[], rounds: number): readonly LineForecast[] {
  const again = (round: number) =>
    lines.map((line) => ({ ...line, player: `${line.player} ${round}`, game: `${line.game} ${round}` }));
  return Array.from({ length: rounds }, (_, round) => again(round)).flat();
}

/**
 * Future opponents are unknown: the typical one is taken to be equal to the team, and every category open.
 *
 * @param lineDays days that the games of the side come from
 */
export function weekAgainstEqual(
  { scored, games }: SideForecast,
  lineDays: number,
): { readonly mine: SideForecast; readonly equal: SideForecast } {
  const mine = {
    scored: Object.fromEntries(Object.keys(scored).map((id) => [id, 0])),
    games: repeatedLines(games, roundsOf(DAYS_A_WEEK, lineDays)),
  };
  return {
    mine,
    equal: { ...mine, games: mine.games.map((line) => ({ ...line, player: `${line.player} of my equal` })) },
  };
}
