/**
 * A league of categories as a rotisserie of the whole season, in the shape of ESPN's: one row with every team and
 * points by rank.
 */
import type { Edit } from "./open-world";
import type { Json } from "./world";

const RATIOS: Readonly<Record<string, readonly [makes: string, attempts: string]>> = {
  "19": ["13", "14"],
  "20": ["15", "16"],
};
const CATEGORIES = ["0", "6", "3", "2", "1", "17", "19", "20", "11"];
const FEWER_IS_BETTER = "11";

/** @param league an answer of view `mTeam`, for the teams' totals of the season so far */
export function asRotisserie(league: Json): Edit {
  const totals = new Map<number, Record<string, number>>(
    league.teams.map(({ id, valuesByStat }: Json) => [id, withRatios(valuesByStat)]),
  );
  const row = { id: 1, matchupPeriodId: 1, teams: [...totals.keys()].map((id) => side(id, totals)) };
  return (body, { isLeague }) => {
    if (!isLeague) return;
    body.status.currentMatchupPeriod = 1;
    if (body.settings?.scoringSettings) {
      body.settings.scoringSettings.scoringType = "ROTO";
      const { scheduleSettings, acquisitionSettings } = body.settings;
      Object.assign(scheduleSettings, {
        periodTypeId: 0,
        matchupPeriodCount: 1,
        matchupPeriods: { 1: [1] },
        playoffTeamCount: 0,
      });
      Object.assign(acquisitionSettings, { matchupAcquisitionLimit: -1, acquisitionLimit: 40 });
    }
    for (const team of body.teams ?? []) {
      if (team.transactionCounter)
        team.transactionCounter.matchupAcquisitionTotals = { 1: team.transactionCounter.acquisitions };
    }
    if (body.schedule) body.schedule = [row];
  };
}

const withRatios = (values: Record<string, number>): Record<string, number> => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(RATIOS).map(([id, [makes, attempts]]) => [
      id,
      (values[makes] ?? 0) / Math.max(1, values[attempts] ?? 0),
    ]),
  ),
});

function side(teamId: number, totals: ReadonlyMap<number, Record<string, number>>) {
  const ranks = CATEGORIES.map((stat) => rotoPoints(teamId, stat, totals));
  const mine = totals.get(teamId) ?? {};
  const parts = ["13", "14", "15", "16"].map((stat) => [
    stat,
    { score: mine[stat] ?? 0, rank: 0, result: null, ineligible: false },
  ]);
  const scores = CATEGORIES.map((stat, at) => [
    stat,
    { score: mine[stat] ?? 0, rank: ranks[at], result: null, ineligible: false },
  ]);
  const totalPoints = ranks.reduce((sum, each) => sum + each, 0);
  return {
    teamId,
    totalPoints,
    totalPointsLive: totalPoints,
    adjustment: 0,
    gamesPlayed: 0,
    cumulativeScore: {
      wins: 0,
      losses: 0,
      ties: 0,
      statBySlot: null,
      scoreByStat: Object.fromEntries([...scores, ...parts]),
    },
  };
}

/** One for everybody who is worse, half for everybody equal, and one for oneself. */
function rotoPoints(teamId: number, stat: string, totals: ReadonlyMap<number, Record<string, number>>): number {
  const sign = stat === FEWER_IS_BETTER ? -1 : 1;
  const mine = totals.get(teamId)?.[stat] ?? 0;
  return [...totals].reduce((points, [id, { [stat]: theirs = 0 }]) => {
    if (id === teamId) return points;
    return points + (sign * mine > sign * theirs ? 1 : mine === theirs ? 0.5 : 0);
  }, 1);
}
