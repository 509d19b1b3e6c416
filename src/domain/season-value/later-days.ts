/**
 * The days after a matchup as samples: a player is asked about some of them, and each sample counts as often as its weeks come.
 *
 * Pure. Scoring periods are days, both ends of a span included.
 */

export type LaterDays = {
  readonly firstPeriod: number;
  readonly dayCount: number;
  /** How often the sample happens until the season ends. */
  readonly weight: number;
  readonly arePlayoffs: boolean;
};

export type LaterSeason = {
  /** Last period of the matchup. */
  readonly last: number;
  /** Last period of the fantasy season. */
  readonly finalPeriod: number;
  /** First period of the league's playoffs; `null` without any. */
  readonly playoffsFrom: number | null;
  /** Chance to be in them, 0 to 1. */
  readonly playoffChance: number;
};

const DAYS_A_WEEK = 7;
const SAMPLE_DAYS = 3 * DAYS_A_WEEK;

/** The next three weeks as they come, the three behind them for the rest of the regular season, and the playoffs. */
export function laterDays({
  last,
  finalPeriod,
  playoffsFrom: firstOfPlayoffs,
  playoffChance,
}: LaterSeason): LaterDays[] {
  const end = Math.max(last + 1, finalPeriod + 1);
  const playoffsFrom = Math.min(end, Math.max(last + 1, firstOfPlayoffs ?? end));
  const regularDays = playoffsFrom - 1 - last;
  const near = Math.min(SAMPLE_DAYS, regularDays);
  const behind = regularDays - near;
  const sampledBehind = Math.min(SAMPLE_DAYS, behind);
  const samples: LaterDays[] = [
    { firstPeriod: last + 1, dayCount: near, weight: 1, arePlayoffs: false },
    {
      firstPeriod: last + 1 + near,
      dayCount: sampledBehind,
      weight: sampledBehind === 0 ? 0 : behind / sampledBehind,
      arePlayoffs: false,
    },
    {
      firstPeriod: playoffsFrom,
      dayCount: Math.max(0, finalPeriod - playoffsFrom + 1),
      weight: playoffChance,
      arePlayoffs: true,
    },
  ];
  return samples.filter(({ dayCount, weight }) => dayCount > 0 && weight > 0);
}
