/**
 * Schedules when the statuses of rostered players are read again.
 *
 * Pure. Most late scratches come in the last hours before a game, so reads are more frequent then. The age of the last
 * reading is in system time, the games are in league time: the two clocks may differ.
 */

import type { ProGame } from "../league/matchup";
import { dayEt } from "../season/eastern-day";

const MINUTE_MS = 60_000;
const USUAL_INTERVAL_MS = 15 * MINUTE_MS;
const NEAR_TIP_OFF_INTERVAL_MS = 3 * MINUTE_MS;
const BEFORE_FIRST_TIP_OFF_MS = 120 * MINUTE_MS;
/**
 * The job that asks comes every 3 minutes, but not to the second: without this it would find every other reading too
 * young.
 */
const ASKED_EARLY_MS = MINUTE_MS;

/**
 * Every 15 minutes; every 3 from two hours before the first tip-off of the league's day until its last one.
 *
 * @param leagueNowMs the league's present, epoch milliseconds.
 * @param sinceLastMs system time since the last reading; undefined when there is none.
 * @param games of the season. Those without a known time bring nothing forward.
 */
export function isStatusRefreshDue(
  leagueNowMs: number,
  sinceLastMs: number | undefined,
  games: readonly ProGame[],
): boolean {
  if (sinceLastMs === undefined) return true;
  const intervalMs = isNearTipOff(leagueNowMs, games) ? NEAR_TIP_OFF_INTERVAL_MS : USUAL_INTERVAL_MS;
  return sinceLastMs >= intervalMs - ASKED_EARLY_MS;
}

function isNearTipOff(leagueNowMs: number, games: readonly ProGame[]): boolean {
  const today = dayEt(leagueNowMs);
  const tipOffs = games
    .filter(({ isTimeTbd }) => !isTimeTbd)
    .map(({ tipoffAt }) => Date.parse(tipoffAt))
    .filter((tipOffMs) => dayEt(tipOffMs) === today);
  if (tipOffs.length === 0) return false;
  return leagueNowMs >= Math.min(...tipOffs) - BEFORE_FIRST_TIP_OFF_MS && leagueNowMs <= Math.max(...tipOffs);
}
