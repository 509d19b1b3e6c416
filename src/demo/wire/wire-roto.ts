/** The one matchup row of a rotisserie league in ESPN's shape: every team in `teams`, no sides, no winner. */

import type { Ledger } from "../league/ledger";
import { type RotoRow, rotoTable } from "../league/roto";
import { FINAL_PERIOD } from "../season/calendar";
import type { Pool } from "./pool";
import { boxScore, CATEGORY_STATS, type ScheduleViews } from "./wire-matchups";

/** A rotisserie season is matchup period 1 from its first day to its last. */
export const ROTO_MATCHUP = 1;
const SEASON_DAYS = { first: 1, last: FINAL_PERIOD } as const;

/** `rank` holds the points of a category; what lies behind a ratio brings none. */
function cumulativeScore({ stats, points }: RotoRow) {
  const scoreByStat = CATEGORY_STATS.map((statId) => [
    statId,
    { ineligible: false, rank: points.get(statId) ?? 0, result: null, score: stats[statId] ?? 0 },
  ]);
  return { losses: 0, scoreByStat: Object.fromEntries(scoreByStat), statBySlot: null, ties: 0, wins: 0 };
}

/** `schedule[]` under the matchups that a filter wants; `undefined` wants all. */
export function rotoSchedule(
  ledger: Ledger,
  pool: Pool,
  requested: ReadonlySet<unknown> | undefined,
  views: ScheduleViews,
  period: number,
) {
  if (requested && !requested.has(ROTO_MATCHUP)) return [];
  const teams = rotoTable(ledger).map((row) => ({
    ...(views.score && { adjustment: 0 }),
    cumulativeScore: cumulativeScore(row),
    gamesPlayed: 0,
    ...(views.box && boxScore(ledger, "roto", pool, SEASON_DAYS, row.teamId, period)),
    teamId: row.teamId,
    ...(views.score && { tiebreak: 0, totalPointsLive: row.total }),
    totalPoints: row.total,
  }));
  return [{ id: 1, ...(views.identity && { matchupPeriodId: ROTO_MATCHUP }), teams }];
}

/** The slim season schedule that `mTeam` with `mStandings` adds. */
export const slimRotoSchedule = (ledger: Ledger) => [
  {
    id: 1,
    matchupPeriodId: ROTO_MATCHUP,
    teams: rotoTable(ledger).map(({ teamId, total }) => ({ gamesPlayed: 0, teamId, totalPoints: total })),
  },
];
