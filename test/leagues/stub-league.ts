/**
 * A small hand-made league in ESPN's wire format, for what neither the recordings nor the demo season hold: rotisserie,
 * trades between NBA teams, offers. Everything in it is changed by the test at any time.
 */
import { type EspnStub, type StubAnswer, type StubRequest, startEspnStub } from "../stubs/espn-stub";

export type StubPlayer = {
  id: number;
  fullName: string;
  proTeamId: number;
  /** The fantasy team that has him, 0 for nobody. */
  onTeamId: number;
  injuryStatus?: string;
  /** Scoring period → raw stats of the game, and the NBA team he played it for. */
  lines: Record<number, { proTeamId: number; stats: Record<string, number> }>;
};

export type StubGame = { period: number; home: number; away: number; isOfficial: boolean };

export type StubLeague = {
  scoringType: string;
  scoringItems: { statId: number; points: number; isReverseItem?: boolean }[];
  slotStatLimits: Record<string, { limitValue: number; statId: number }>;
  teams: { id: number; name: string }[];
  players: StubPlayer[];
  games: StubGame[];
  schedule: unknown[];
  transactions: Record<number, unknown[]>;
  /** Ids that are on the list and of which ESPN sends no card. */
  withoutCards?: number[];
};

export const STUB_SEASON = 2025;
const FINAL_PERIOD = 30;
/** Period 1 is Wednesday 1 January 2025; every game tips off at 7 p.m. Eastern. */
export const stubInstant = (period: number, hourEt: number): number => Date.UTC(2025, 0, period, hourEt + 5);

const UTIL = 11;
const gameId = ({ period, home, away }: StubGame): number => period * 10_000 + home * 100 + away;

/** The league on a local server that remembers its requests. */
export const startStubLeague = (league: StubLeague): Promise<EspnStub> =>
  startEspnStub((request) => answer(league, request));

function answer(league: StubLeague, request: StubRequest): StubAnswer {
  if (request.path.endsWith("/players")) return { body: league.players.map((player) => espnPlayer(player, [])) };
  if (request.path.endsWith(`/seasons/${STUB_SEASON}`)) return { body: { settings: { proTeams: proTeams(league) } } };
  const body: Record<string, unknown> = {
    id: 1,
    seasonId: STUB_SEASON,
    gameId: 3,
    status: {
      currentMatchupPeriod: 1,
      latestScoringPeriod: 1,
      firstScoringPeriod: 1,
      finalScoringPeriod: FINAL_PERIOD,
    },
  };
  for (const view of request.views) {
    if (view === "mSettings") body.settings = settings(league);
    if (view === "mTeam") body.teams = league.teams;
    if (view === "mRoster") body.teams = league.teams.map((team) => ({ ...team, roster: roster(league, team.id) }));
    if (view === "mScoreboard") body.schedule = league.schedule;
    if (view === "mTransactions2") body.transactions = league.transactions[Number(request.scoringPeriod)];
    if (view === "kona_playercard" || view === "kona_player_info") body.players = poolRows(league, request.filter);
  }
  return { body };
}

const settings = (league: StubLeague) => ({
  name: "Hand-made league",
  size: league.teams.length,
  isPublic: true,
  scoringSettings: { scoringType: league.scoringType, scoringItems: league.scoringItems },
  rosterSettings: {
    lineupSlotCounts: { [UTIL]: 5, 12: 3, 13: 1 },
    positionLimits: {},
    lineupSlotStatLimits: league.slotStatLimits,
  },
  scheduleSettings: { periodTypeId: 0, matchupPeriodCount: 1, matchupPeriods: { 1: [1] }, playoffTeamCount: 0 },
});

function proTeams({ games }: StubLeague) {
  const proTeams = [...new Set(games.flatMap(({ home, away }) => [home, away]))];
  return proTeams.map((id) => ({
    id,
    proGamesByScoringPeriod: Object.groupBy(
      games
        .filter(({ home, away }) => home === id || away === id)
        .map((game) => ({
          id: gameId(game),
          scoringPeriodId: game.period,
          date: stubInstant(game.period, 19),
          homeProTeamId: game.home,
          awayProTeamId: game.away,
          statsOfficial: game.isOfficial,
        })),
      ({ scoringPeriodId }) => String(scoringPeriodId),
    ),
  }));
}

const espnPlayer = ({ id, fullName, proTeamId, injuryStatus }: StubPlayer, stats: readonly object[]) => ({
  id,
  fullName,
  proTeamId,
  stats,
  defaultPositionId: 1,
  eligibleSlots: [0, 5, 8, UTIL, 12, 13],
  droppable: true,
  ...(injuryStatus === undefined ? {} : { injuryStatus }),
});

const roster = ({ players }: StubLeague, team: number) => ({
  entries: players
    .filter(({ onTeamId }) => onTeamId === team)
    .map((player) => ({
      playerId: player.id,
      lineupSlotId: UTIL,
      playerPoolEntry: { id: player.id, player: espnPlayer(player, []) },
    })),
});

type PlayersFilter = {
  players?: {
    filterIds?: { value: number[] };
    filterStatus?: { value: string[] };
    filterStatsForTopScoringPeriodIds?: { value: number };
  };
};

function poolRows({ players, games, withoutCards = [] }: StubLeague, filter: unknown) {
  const { filterIds, filterStatus, filterStatsForTopScoringPeriodIds: top } = (filter as PlayersFilter).players ?? {}; // made by the client under test
  return players
    .filter(({ id }) => !withoutCards.includes(id))
    .filter(({ id, onTeamId }) => (filterIds?.value.includes(id) ?? true) && !(filterStatus && onTeamId !== 0))
    .map((player) => {
      const periods = Object.keys(player.lines).map(Number);
      const rows = periods
        .sort((a, b) => b - a)
        .slice(0, top?.value ?? 0)
        .map((period) => gameRow(player, period, games));
      return {
        id: player.id,
        onTeamId: player.onTeamId,
        status: player.onTeamId === 0 ? "FREEAGENT" : "ONTEAM",
        player: espnPlayer(player, rows),
      };
    });
}

function gameRow({ lines }: StubPlayer, period: number, games: readonly StubGame[]) {
  const line = lines[period];
  const game = games.find((each) => each.period === period && [each.home, each.away].includes(line?.proTeamId ?? 0));
  return {
    seasonId: STUB_SEASON,
    scoringPeriodId: period,
    statSourceId: 0,
    statSplitTypeId: 5,
    externalId: String(game && gameId(game)),
    id: `05${game && gameId(game)}`,
    proTeamId: line?.proTeamId,
    stats: line?.stats,
  };
}
