/** `kona_player_info`, `kona_playercard`: free agents, players on waivers, and the card of one player. */
import { appliedStats, gameRow, sum } from "./box-scores";
import { pointsOf } from "./league";
import {
  CARD_PLAYER,
  fullName,
  type MadePlayer,
  PLAYERS,
  playerAt,
  playerList,
  ROSTER_SIZE,
  slimPlayer,
  TEAM_IDS,
} from "./players";
import { CARD_TEAM, groupOf, groupsOn, SEASON, TODAY, tipoffOf } from "./season";
import { addUp, averages, type Counts, LINES, projected, statMap } from "./stat-lines";

const { big, medium, small, quiet } = LINES;
/** `count` times each line. */
const times = (...parts: readonly (readonly [Counts, number])[]): Counts =>
  addUp(parts.flatMap(([line, count]) => Array.from({ length: count }, () => line)));

/** The last games of the card, by hand: 62 + 33 + 1 = 96 points, 32 a game; on Tuesday of the week before he did not play. */
const LAST_GAMES: Readonly<Record<number, Counts | undefined>> = { 79: big, 76: medium, 74: quiet, 72: undefined };
/** Through the season before Thursday of the running matchup: medium and small in turn. */
function cardLines(): { period: number; line: Counts | undefined }[] {
  const days = Array.from({ length: TODAY - 1 }, (_, index) => index + 1);
  return days
    .filter((period) => groupsOn(period).includes(groupOf(CARD_TEAM)))
    .map((period, index) => ({
      period,
      line: period in LAST_GAMES ? LAST_GAMES[period] : index % 2 === 0 ? medium : small,
    }));
}

type RowKind = { source: 0 | 1; split: number; season: number };
/** A row over many games. `variance` comes with most rows of a card, `appliedStats` with all of them there and nowhere else. */
function totalRow(league: "points" | "preseason", { source, split, season }: RowKind, counts: Counts, isCard: boolean) {
  const all = statMap(counts);
  const stats = counts.games === 0 ? {} : source === 1 ? projected(all) : all;
  const byStat = counts.games === 0 ? {} : appliedStats(all, pointsOf(league));
  return {
    appliedAverage: counts.games === 0 ? 0 : sum(byStat) / counts.games,
    ...(isCard && { appliedStats: byStat }),
    appliedTotal: sum(byStat),
    ...(counts.games > 0 && { averageStats: averages(stats) }),
    externalId: String(season),
    id: `${source}${split}${season}`,
    proTeamId: 0,
    scoringPeriodId: 0,
    seasonId: season,
    statSourceId: source,
    statSplitTypeId: split,
    stats,
    ...(isCard && split > 0 && { variance: {} }),
  };
}

/** 44 starts in 70 games: 20·62 + 30·33 + 20·17 = 2570 points. A starter of every game would not tell the two counts apart. */
const SEASON_BEFORE = { ...times([big, 20], [medium, 30], [small, 20]), starts: 44 };
const NOTHING = addUp([]);

/** The season row, the projection, the last 7, 15 and 30 days, the season before, and every game of this season. */
function cardRows() {
  const player = playerAt(CARD_PLAYER);
  const lines = cardLines();
  const since = (period: number): Counts => addUp(lines.flatMap((each) => (each.period >= period && each.line) || []));
  const row = (source: 0 | 1, split: number, season: number, counts: Counts) =>
    totalRow("points", { source, split, season }, counts, true);
  const season = [
    row(0, 0, SEASON, since(1)),
    row(1, 0, SEASON, times([medium, 40], [small, 30])),
    row(0, 1, SEASON, since(TODAY - 7)),
    row(0, 2, SEASON, since(TODAY - 15)),
    row(0, 3, SEASON, since(TODAY - 30)),
    row(0, 0, SEASON - 1, SEASON_BEFORE),
  ];
  const days = lines.toReversed();
  const played = days.map(({ period, line }) => ({ ...gameRow("points", player, period, line), variance: {} }));
  // Cards mix seasons: two games of the one before come with it, on days of the same numbers.
  const before = [79, 76].map((period) => ({
    ...gameRow("points", player, period, small),
    externalId: String(800_000_000 + period),
    id: `05${800_000_000 + period}`,
    seasonId: SEASON - 1,
    variance: {},
  }));
  return [...season, ...played, ...before];
}

const ownership = (player: MadePlayer) => ({
  auctionValueAverage: 1.5,
  auctionValueAverageChange: 0,
  averageDraftPosition: 120.25,
  averageDraftPositionPercentChange: 0.5,
  percentChange: -0.75,
  percentOwned: player.percentOwned,
  percentStarted: player.percentOwned / 2,
});
const liveOwnership = (player: MadePlayer) => ({
  activityLevel: null,
  date: tipoffOf(1),
  leagueType: 0,
  ...ownership(player),
});
const rankOf = (rankType: string, rank: number) => ({ auctionValue: 9, rank, rankSourceId: 0, rankType, slotId: 0 });
const ratings = (totalRating: number) =>
  Object.fromEntries([0, 1, 2, 3].map((split) => [split, { positionalRanking: 8, totalRanking: 31, totalRating }]));

const OUTLOOK = "Quint runs the second unit and should gain minutes as the season goes on.";

export function playerCard() {
  const player = playerAt(CARD_PLAYER);
  const stats = cardRows();
  const add = { fromLineupSlotId: -1, fromTeamId: 0, isKeeper: false, overallPickNumber: 12, playerId: player.id };
  return {
    players: [
      {
        appliedStatTotal: stats[0]?.appliedTotal ?? 0,
        draftAuctionValue: 0,
        id: player.id,
        keeperValue: 0,
        keeperValueFuture: 0,
        lineupLocked: false,
        onTeamId: TEAM_IDS[0],
        player: {
          ...slimPlayer(player),
          active: true,
          draftRanksByRankType: { ROTO: rankOf("ROTO", 61), STANDARD: rankOf("STANDARD", 58) },
          droppable: true,
          injured: false,
          injuryStatus: "ACTIVE",
          invalid: false,
          jersey: "64",
          lastNewsDate: tipoffOf(70),
          lastVideoDate: tipoffOf(40),
          laterality: "RIGHT",
          ownership: ownership(player),
          seasonOutlook: OUTLOOK,
          stance: "RIGHT",
          stats,
        },
        ratings: ratings(stats[0]?.appliedTotal ?? 0),
        rosterLocked: false,
        status: "ONTEAM",
        tradeLocked: false,
        transactions: [
          {
            bidAmount: 0,
            executionType: "EXECUTE",
            id: "10000000-0000-4000-8000-000000000001",
            isActingAsTeamOwner: false,
            isLeagueManager: false,
            isPending: false,
            items: [{ ...add, toLineupSlotId: 1, toTeamId: TEAM_IDS[0], type: "DRAFT" }],
            proposedDate: tipoffOf(-7),
            rating: 0,
            scoringPeriodId: 1,
            skipTransactionCounters: false,
            status: "EXECUTED",
            subOrder: 0,
            teamId: TEAM_IDS[0],
            type: "DRAFT",
          },
        ],
      },
    ],
  };
}

const FIRST_FREE = TEAM_IDS.length * ROSTER_SIZE;

function poolRow(player: MadePlayer, more: object, stats: object[], listing: object) {
  return {
    draftAuctionValue: 0,
    id: player.id,
    keeperValue: 0,
    keeperValueFuture: 0,
    lineupLocked: false,
    onTeamId: 0,
    player: {
      ...slimPlayer(player),
      active: true,
      droppable: true,
      injured: false,
      jersey: "5",
      lastNewsDate: tipoffOf(1),
      ownership: liveOwnership(player),
      ...listing,
      stats,
    },
    rosterLocked: false,
    status: "FREEAGENT",
    tradeLocked: false,
    ...more,
  };
}

/** Before the season: last season, this and last season's projections, and empty rows for windows that have no game yet. */
export function freeAgents() {
  const row = (source: 0 | 1, split: number, season: number, counts: Counts) =>
    totalRow("preseason", { source, split, season }, counts, false);
  const rows = (counts: Counts) => [
    row(0, 0, SEASON - 1, counts),
    ...[3, 2, 1, 0].map((split) => row(0, split, SEASON, NOTHING)),
    row(1, 0, SEASON, addUp([counts, quiet])),
    row(1, 0, SEASON - 1, addUp([counts, medium])),
  ];
  const more = { droppedByEliminatedTeam: false };
  const players = [
    poolRow(playerAt(FIRST_FREE), more, rows(times([medium, 50], [quiet, 10])), { injuryStatus: "ACTIVE" }),
    poolRow(playerAt(FIRST_FREE + 1), more, rows(times([small, 30])).slice(4, 6), { injuryStatus: "DAY_TO_DAY" }),
  ];
  for (const each of players) Reflect.deleteProperty(each.player, "universeId");
  return { players };
}

/** Two free agents and two on waivers, who have an instant at which they clear. */
export function waivers() {
  const player = (index: number, more: object, isFirst = false) => {
    const made = playerAt(FIRST_FREE + index);
    const row = gameRow("category", made, TODAY, small);
    const listing = {
      draftRanksByRankType: { STANDARD: { ...rankOf("STANDARD", 180 + index), published: false } },
      injuryStatus: index === 1 ? "OUT" : "ACTIVE",
      ...(isFirst && { nextStartExternalId: "" }),
      seasonOutlook: `${fullName(made)} waits for a bigger role.`,
      starterStatusByProGame: { [row.externalId]: "NOTSTARTING" },
    };
    return poolRow(made, { ratings: ratings(0), ...more }, [row], listing);
  };
  return {
    players: [
      player(0, { status: "WAIVERS", waiverProcessDate: tipoffOf(TODAY + 1) }, true),
      player(1, { status: "WAIVERS", waiverProcessDate: tipoffOf(TODAY + 2) }),
      player(2, {}),
      player(3, {}),
    ],
  };
}

/** The whole pool as the league's own views page it: nobody's statistics but those of the card, nobody's health. */
export function wholePool(ownerOf: ReadonlyMap<number, number>) {
  const card = playerCard().players[0];
  const listed = new Map(playerList().map((player) => [player.id, player]));
  return PLAYERS.map((player) => {
    if (card && player.id === card.id) return card;
    const owner = ownerOf.get(player.id);
    return {
      id: player.id,
      lineupLocked: false,
      onTeamId: owner ?? 0,
      player: { ...slimPlayer(player), ...listed.get(player.id), active: true, stats: [] },
      rosterLocked: false,
      status: owner === undefined ? "FREEAGENT" : "ONTEAM",
      tradeLocked: false,
    };
  });
}
