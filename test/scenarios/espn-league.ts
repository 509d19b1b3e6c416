/**
 * The league as its raw wire answers say it, read past the product's client and counted here again: what scenarios
 * expect.
 *
 * Stats by ESPN's ids: 0 PTS, 1 BLK, 2 STL, 3 AST, 6 REB, 11 TO, 17 3PM, 19 FG%, 20 FT%.
 */
import type { DemoProduct } from "../leagues/demo-product";

export const STAT_IDS: Readonly<Record<string, string>> = {
  PTS: "0",
  BLK: "1",
  STL: "2",
  AST: "3",
  REB: "6",
  TO: "11",
  "3PM": "17",
  "FG%": "19",
  "FT%": "20",
};

export type EspnPlayer = {
  id: number;
  name: string;
  teamId: number;
  status: string;
  slotId: number;
  eligibleSlots: readonly number[];
  proTeamId: number;
  isDroppable: boolean;
  /** A game this season, by stat id. */
  averages: Readonly<Record<string, number>>;
};
export type EspnSide = { teamId: number; name: string; points: number; scores: Readonly<Record<string, number>> };
export type EspnLeagueView = Awaited<ReturnType<typeof readEspnLeague>>;

// biome-ignore lint/suspicious/noExplicitAny: raw wire answers are walked freely, and what is read of them is compared
type EspnPayload = any;

export async function readEspnLeague(product: Pick<DemoProduct, "espnPayload" | "myTeamId">) {
  const league: EspnPayload = await product.espnPayload([
    "mSettings",
    "mTeam",
    "mRoster",
    "mMatchupScore",
    "mScoreboard",
  ]);
  const pro: EspnPayload = await product.espnPayload(["proTeamSchedules_wl"], undefined, false);
  const filter = { filterStatus: { value: ["FREEAGENT"] }, limit: 2_000 };
  const sort = { sortPercOwned: { sortPriority: 1, sortAsc: false } };
  const pool: EspnPayload = await product.espnPayload(["kona_player_info"], { players: { ...filter, ...sort } });
  const nameOf = new Map<number, string>(league.teams.map((team: EspnPayload) => [team.id, team.name]));
  const players: EspnPlayer[] = league.teams.flatMap((team: EspnPayload) =>
    team.roster.entries.map((entry: EspnPayload) =>
      rostered(entry.playerPoolEntry.player, team.id, entry.lineupSlotId),
    ),
  );
  const free: EspnPlayer[] = pool.players.map(({ player }: EspnPayload) => rostered(player, 0, -1));
  const period: number = league.status.currentMatchupPeriod;
  const matchup: EspnPayload = league.schedule.find(
    (each: EspnPayload) =>
      each.matchupPeriodId === period && [each.home.teamId, each.away.teamId].includes(product.myTeamId),
  );
  const [mine, theirs] =
    matchup.home.teamId === product.myTeamId ? [matchup.home, matchup.away] : [matchup.away, matchup.home];
  const side = ({ teamId, totalPoints, cumulativeScore }: EspnPayload): EspnSide => ({
    teamId,
    name: nameOf.get(teamId) ?? "",
    points: totalPoints,
    scores: Object.fromEntries(
      Object.entries(STAT_IDS).flatMap(([stat, id]) => {
        const score: number | undefined = cumulativeScore?.scoreByStat?.[id]?.score;
        return score === undefined ? [] : [[stat, score]];
      }),
    ),
  });
  const { wins, losses, ties } = mine.cumulativeScore ?? {};
  const proTeams: EspnPayload[] = pro.settings.proTeams;
  return {
    isPoints: league.settings.scoringSettings.scoringType === "H2H_POINTS",
    me: side(mine),
    opponent: side(theirs),
    /** Categories won, lost, tied. */
    record: `${wins}-${losses}-${ties}`,
    teamName: (teamId: number) => nameOf.get(teamId) ?? "",
    mine: players.filter(({ teamId }) => teamId === product.myTeamId),
    players: players,
    free,
    named(name: string): EspnPlayer {
      const found = [...players, ...free].find((each) => each.name === name);
      if (!found) throw new Error(`${name} is not in the league`);
      return found;
    },
    hasGame: ({ proTeamId }: EspnPlayer, scoringPeriod: number): boolean =>
      (proTeams.find(({ id }) => id === proTeamId)?.proGamesByScoringPeriod[scoringPeriod] ?? []).length > 0,
    /** Today's. */
    scoringPeriod: league.scoringPeriodId as number,
    /** League points of one unit of a stat; 0 where none are given. */
    pointsOf: (stat: string): number =>
      league.settings.scoringSettings.scoringItems.find((item: EspnPayload) => String(item.statId) === STAT_IDS[stat])
        ?.points ?? 0,
    /** His latest games, the newest first: stats by id, and what they came to in this league. */
    async gamesOf({ id }: EspnPlayer, count: number): Promise<{ stats: Record<string, number>; points: number }[]> {
      const cards: EspnPayload = await product.espnPayload(["kona_playercard"], {
        players: { filterIds: { value: [id] }, filterStatsForTopScoringPeriodIds: { value: count } },
      });
      return (
        cards.players[0].player.stats
          // A game that he missed has a row too, without stat 42, games played.
          .filter((row: EspnPayload) => row.statSourceId === 0 && row.statSplitTypeId === 5 && row.stats["42"] === 1)
          .sort((a: EspnPayload, b: EspnPayload) => b.scoringPeriodId - a.scoringPeriodId)
          .slice(0, count)
          .map((row: EspnPayload) => ({ stats: row.stats, points: row.appliedTotal }))
      );
    },
  };
}

function rostered(player: EspnPayload, teamId: number, slotId: number): EspnPlayer {
  const season = player.stats?.find((row: EspnPayload) => row.statSourceId === 0 && row.id === "002025");
  return {
    id: player.id,
    name: player.fullName,
    teamId,
    slotId,
    proTeamId: player.proTeamId,
    status: player.injuryStatus,
    eligibleSlots: player.eligibleSlots,
    isDroppable: player.droppable,
    averages: season?.averageStats ?? {},
  };
}
