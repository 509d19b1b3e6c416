/** When the adds and drops of a day close. Lineups lock by a setting of their own. */
import type { LeagueSettings } from "../league/league";
import type { ProGame } from "../league/matchup";

/**
 * ESPN's word for adds and drops that close together at the day's first tip-off; under any other each player's own game
 * counts.
 */
const FIRST_GAME_OF_DAY = "FIRSTGAME_SCORINGPERIOD";

/** Epoch milliseconds; `null` where no known tip-off of the period closes them for everybody. */
export function movesCloseAtMs(
  { rosterLock }: Pick<LeagueSettings, "rosterLock">,
  games: readonly ProGame[],
  period: number,
): number | null {
  if (rosterLock !== FIRST_GAME_OF_DAY) return null;
  const tipOffs = games
    .filter(({ scoringPeriod, isTimeTbd }) => scoringPeriod === period && !isTimeTbd)
    .map(({ tipoffAt }) => Date.parse(tipoffAt));
  return tipOffs.length === 0 ? null : Math.min(...tipOffs);
}

/** Whether the adds and drops of a period are over for everybody. @param period today's */
export function areMovesClosed(
  settings: Pick<LeagueSettings, "rosterLock">,
  games: readonly ProGame[],
  { period, nowMs }: { period: number; nowMs: number },
): boolean {
  const closeAtMs = movesCloseAtMs(settings, games, period);
  return closeAtMs !== null && closeAtMs <= nowMs;
}
