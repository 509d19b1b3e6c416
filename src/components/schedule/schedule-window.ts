/**
 * Which days the schedule shows: a matchup of the league, or a week from a day on where a matchup is longer than a
 * page. Pure.
 */
import type { MatchupPeriod } from "@/contract/league/league-output";

export const WEEK_PARAMETER = "week";

/** The matchups one jumps to at once: the present one, the next, and the playoffs. In order, nothing twice. */
export function offeredMatchups(matchups: readonly MatchupPeriod[]): MatchupPeriod[] {
  const at = matchups.findIndex(({ isCurrent }) => isCurrent);
  const near = at < 0 ? [] : matchups.slice(at, at + 2);
  const playoffs = matchups.filter((each) => each.isPlayoffs && !near.includes(each));
  return [...near, ...playoffs];
}

/** The matchup of an address's `?week=`; `undefined` for one that the league does not have. */
export const matchupOf = (matchups: readonly MatchupPeriod[], week: string | undefined): MatchupPeriod | undefined =>
  matchups.find(({ matchupPeriod }) => String(matchupPeriod) === week);

/** The next and the one before of what is shown, by its first day. */
export function aroundOf(matchups: readonly MatchupPeriod[], firstDay: string) {
  const at = matchups.findIndex((each) => each.firstDay === firstDay);
  return at < 0 ? {} : { before: matchups[at - 1], after: matchups[at + 1] };
}
