/** Which games are over for good, and so which lines of a log need never be asked for again. Pure. */

import type { ProGame } from "../league/matchup";
import { gamesOfTeam } from "../season/calendar";
import { isUpcoming } from "../season/pro-schedule";

/** Today's scoring period and the instant, in league time. */
export type LeagueMoment = { readonly today: number; readonly nowMs: number };

/** A game whose stats are not official after so many days was not played, or never will be. */
const DAYS_TO_OFFICIAL = 3;

/** Over, with its stats final. A list of games read under a later clock is not believed about games still to come. */
export const isSettled = (game: ProGame, { today, nowMs }: LeagueMoment): boolean =>
  !isUpcoming(game, nowMs) && (game.isOfficial || game.scoringPeriod <= today - DAYS_TO_OFFICIAL);

/**
 * The last scoring period of which, as of all before it, every game of every NBA team is settled; 0 when there is none.
 *
 * Of every NBA team: a player may have played for another one than his present.
 */
export function settledThrough(games: readonly ProGame[], moment: LeagueMoment): number {
  const today = Math.max(0, moment.today);
  const open = games.filter((game) => game.scoringPeriod <= today && !isSettled(game, moment));
  return open.reduce((through, game) => Math.min(through, game.scoringPeriod - 1), today);
}

/** Games that began after the scoring period `through`: of the NBA teams, or of all without them. */
export function gamesBegunSince(
  games: readonly ProGame[],
  through: number,
  { today, nowMs }: LeagueMoment,
  proTeams?: readonly number[],
): ProGame[] {
  const range = { first: through + 1, last: today };
  const listed = proTeams
    ? proTeams.flatMap((proTeamId) => gamesOfTeam(games, proTeamId, range))
    : games.filter((game) => game.scoringPeriod >= range.first && game.scoringPeriod <= range.last);
  return listed.filter((game) => !isUpcoming(game, nowMs));
}
