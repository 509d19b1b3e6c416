/** Outputs of the engine's, league's and news tools for tests: one hand-made example of each. */

import type { LeagueOutput } from "@/contract/league/league-output";
import type { PlayerScheduleOutput } from "@/contract/league/schedule-output";
import type { NewsOutput } from "@/contract/news/news-output";
import { type DecisionEntry, type DecisionsOutput, decisionState } from "@/contract/planning/decisions-output";
import type {
  DailyLineupOutput,
  MoveEffectOutput,
  SimulatedMoveOutput,
  SlotFitOutput,
  WeeklyLineupOutput,
  WeekPlanOutput,
} from "@/contract/planning/engine-outputs";
import type { RosterGameLogsOutput } from "@/contract/players/game-log-outputs";
import { FRESH } from "./sample-outputs";

export const player = (playerId: number, name: string) => ({
  playerId,
  name,
  positions: ["PG"],
  proTeam: "POR",
  status: "ACTIVE",
  statusText: "active",
  expectedReturn: null,
});
const engine = {
  ...FRESH,
  teamName: "Fan Favorites",
  ownership: "my roster" as const,
  unit: "points" as const,
  notProjected: [],
  gamesLimits: [],
  areMovesClosedToday: false,
};

export const effect = (more: Partial<MoveEffectOutput> = {}): MoveEffectOutput => ({
  day: "2025-01-16",
  drop: player(31, "Herbert Jones"),
  add: player(22, "Scoot Henderson"),
  gain: 75.8,
  gainAfter: -3.2,
  interval80: [35.6, 116.4],
  probabilityGain: 0.992,
  winProbability: { before: 0.107, after: 0.223, change: 0.116 },
  categories: {},
  startsGained: 3,
  startsLost: 1,
  ...more,
});

export const move = (more: Partial<SimulatedMoveOutput> = {}): SimulatedMoveOutput => ({
  ...engine,
  found: true,
  isLegal: true,
  today: null,
  whyNot: null,
  move: effect(),
  ...more,
});

export const slotFit = (more: Partial<SlotFitOutput> = {}): SlotFitOutput => ({
  ...engine,
  found: true,
  add: player(22, "Scoot Henderson"),
  drop: null,
  from: "2025-01-15",
  to: "2025-01-19",
  gamesInWindow: 2,
  startsInWindow: 1,
  days: [
    { day: "2025-01-16", game: "vs BOS", starts: true, slot: "PG", insteadOf: "Tyus Jones" },
    { day: "2025-01-18", game: "@ LAL", starts: false, slot: null, insteadOf: null },
  ],
  ...more,
});

const lineupPlayer = (name: string) => ({
  name,
  positions: ["PG"],
  status: "ACTIVE",
  statusText: "active",
  game: "vs BOS",
  expected: 31.2,
  isValueUnknown: false,
  chanceToPlay: 0.913,
  isLocked: false,
  hasBegun: false,
  slotNow: "BE",
});

export const lineup = (more: Partial<DailyLineupOutput> = {}): DailyLineupOutput => ({
  ...engine,
  day: "2025-01-16",
  starters: [{ ...lineupPlayer("Devin Booker"), slot: "PG" }],
  sits: [
    { ...lineupPlayer("Malik Monk"), why: "worth less than everyone who starts in his places", whyCode: "worth_less" },
  ],
  withoutGame: ["Bam Adebayo"],
  replaced: [{ name: "Bam Adebayo", slotNow: "PG" }],
  total: 114.4,
  totalNow: 81,
  difference: 33.4,
  changes: 2,
  activeWithGame: 11,
  ...more,
});

export const week = (more: Partial<WeeklyLineupOutput> = {}): WeeklyLineupOutput => ({
  ...engine,
  from: "2025-01-15",
  to: "2025-01-19",
  total: 786.5,
  days: [
    {
      day: "2025-01-15",
      starters: [{ slot: "PG", name: "Devin Booker", expected: 31.2 }],
      sits: ["Malik Monk"],
      total: 207.9,
      openSlots: 3,
    },
  ],
  ...more,
});

export const plan = (more: Partial<WeekPlanOutput> = {}): WeekPlanOutput => ({
  ...engine,
  isWindow: false,
  from: "2025-01-15",
  to: "2025-01-19",
  opponentName: "Dime Droppers",
  addsLeft: 3,
  moves: [
    effect(),
    effect({ day: "2025-01-18", drop: player(33, "Tyus Jones"), add: player(34, "Cole Anthony"), gain: 33.4 }),
  ],
  standPat: null,
  gain: 109.2,
  gainAfter: 5.5,
  proven: false,
  winProbability: { before: 0.107, after: 0.342, change: 0.235 },
  hardlyChangesChance: false,
  myGamesLeft: 30,
  myPlayableGamesLeft: 30,
  opponentGamesLeft: 33,
  opponentPlayableGamesLeft: 33,
  flagged: [],
  lineup: [
    {
      day: "2025-01-16",
      starters: [
        { slot: "PG", name: "Devin Booker", expected: 31.2 },
        { slot: "SG", name: "Scoot Henderson", expected: 28.4 },
      ],
      sits: ["Malik Monk"],
      total: 207.9,
      openSlots: 3,
    },
  ],
  total: 821.4,
  ...more,
});

export const standPat = (): WeekPlanOutput =>
  plan({
    moves: [],
    standPat: { reason: "below-price", detail: "The best move would gain less than an add is worth." },
  });

export const news = (more: Partial<NewsOutput> = {}): NewsOutput => ({
  ...FRESH,
  source: "news",
  query: "Devin Booker",
  days: 14,
  officialMissing: null,
  unclear: null,
  askedPlayers: [
    {
      playerId: 7,
      name: "Devin Booker",
      official: { ...FRESH, status: "DAY_TO_DAY", statusText: "day to day", expectedReturn: "2025-01-17" },
    },
  ],
  citations: [
    {
      newsId: 1,
      title: "Booker nursing a sore ankle",
      snippet: "Booker was limited.",
      source: "Hoops Wire",
      trust: "unknown" as const,
      publishedAt: "2025-01-14T18:00:00.000Z",
      age: "22 hours",
      url: null,
      players: [{ playerId: 7, name: "Devin Booker" }],
      claims: [],
      standing: "unconfirmed" as const,
      alsoReportedBy: [],
    },
  ],
  shown: 1,
  searchedBy: "words" as const,
  ...more,
});

export const schedule = (more: Partial<PlayerScheduleOutput> = {}): PlayerScheduleOutput => ({
  ...FRESH,
  from: "2025-01-13",
  to: "2025-01-19",
  today: "2025-01-15",
  players: [
    {
      playerId: 7,
      name: "Devin Booker",
      proTeam: "PHX",
      ownership: "my roster",
      isOnIr: false,
      games: 3,
      gamesLeft: 2,
      secondNights: 1,
      on: ["2025-01-14 @ ATL", "2025-01-16 @ WAS"],
    },
  ],
  teams: [],
  byDay: [],
  clubs: [],
  notFound: [],
  listed: "every game" as const,
  ...more,
});

export const teamSchedule = (): PlayerScheduleOutput =>
  schedule({
    teams: [
      { ownership: "my roster", teamName: "Fan Favorites", games: 42, gamesLeft: 30, playableGamesLeft: 30 },
      { ownership: "opponent", teamName: "Dime Droppers", games: 46, gamesLeft: 33, playableGamesLeft: 33 },
    ],
    byDay: [
      { day: "2025-01-15", mine: 8, opponent: 6, difference: 2 },
      { day: "2025-01-16", mine: 4, opponent: 7, difference: -3 },
    ],
  });

const team = (teamId: number, teamName: string, text: string, standing: number) => ({
  teamId,
  teamName,
  abbreviation: teamName.slice(0, 3),
  isMine: teamId === 6,
  waiverRank: 1,
  record: { wins: 7, losses: 5, ties: 0, text },
  standing,
  addsThisSeason: 4,
  addsThisMatchup: 1,
});

export const league = (more: Partial<LeagueOutput> = {}): LeagueOutput => ({
  ...FRESH,
  leagueId: "99",
  leagueName: "Demo League",
  season: 2025,
  format: "head-to-head points",
  teamCount: 10,
  today: "2025-01-15",
  seasonState: "in progress" as const,
  firstDay: "2024-10-22",
  lastDay: "2025-04-13",
  myTeamId: 6,
  myTeamName: "Fan Favorites",
  matchup: { matchupPeriod: 13, firstDay: "2025-01-13", lastDay: "2025-01-19", isPlayoffs: false },
  scoring: {
    items: [
      { stat: "PTS", points: 1, isLowerBetter: false, pointsByPosition: [] },
      { stat: "BLK", points: 4, isLowerBetter: false, pointsByPosition: [] },
    ],
    text: "Points league.",
  },
  roster: {
    slots: [
      { slot: "PG", count: 1, place: "starter" },
      { slot: "BE", count: 3, place: "bench" },
    ],
    starters: 10,
    bench: 3,
    injuredReserve: 1,
    positionLimits: [],
    gamesLimits: [],
    isUsingUndroppableList: true,
    text: "Ten starters.",
  },
  acquisitions: {
    budget: null,
    minimumBid: null,
    seasonLimit: null,
    matchupLimit: 4,
    addsLeft: 3,
    waiverHours: 24,
    waiversLastRunAt: null,
    text: "At most 4 adds in a matchup.",
  },
  schedule: {
    matchups: 22,
    regularSeasonMatchups: 19,
    playoffTeamCount: 4,
    playoffsFirstDay: "2025-03-17",
    text: "The playoffs begin on 2025-03-17 with 4 teams.",
  },
  trades: {
    deadlineAt: "2025-03-05T17:00:00.000Z",
    deadlineDay: "2025-03-05",
    isOver: false,
    text: "Trades are possible until 2025-03-05.",
  },
  teams: [team(4, "Glass Cleaners", "8-4", 1), team(6, "Fan Favorites", "7-5", 5)],
  ...more,
});

const formRow = (playerId: number, name: string, average: number, season: number, difference: number) => ({
  playerId,
  name,
  positions: ["C"],
  proTeam: "MIA",
  statusText: "active",
  place: "starter" as const,
  gamesShown: 5,
  gamesMissed: 1,
  lastGameDay: "2025-01-14",
  averages: { MIN: 33.1 },
  changes: {},
  fantasyPoints: [40, 31],
  averageFantasyPoints: average,
  seasonAverageFantasyPoints: season,
  difference,
});

export const form = (more: Partial<RosterGameLogsOutput> = {}): RosterGameLogsOutput => ({
  ...FRESH,
  teamId: 6,
  teamName: "Fan Favorites",
  ownership: "my roster" as const,
  lastNGames: 5,
  players: [formRow(41, "Brook Lopez", 31.2, 30.2, 1), formRow(42, "Bam Adebayo", 37.4, 45.8, -8.4)],
  withoutLog: ["Joel Embiid"],
  ...more,
});

/** One proposal; its state is the first of its kind. */
export const decided = (more: Partial<DecisionEntry> = {}): DecisionEntry => ({
  proposalId: "11111111-1111-4111-8111-111111111111",
  title: "Herbert Jones → Scoot Henderson",
  state: "pending",
  isSeenInLeague: false,
  drop: "Herbert Jones",
  add: "Scoot Henderson",
  day: "2025-01-18",
  gainPoints: 75.8,
  winProbability: { before: 0.107, after: 0.223 },
  proposedAt: "2025-01-15T15:00:00.000Z",
  decidedAt: null,
  decidedAge: null,
  reason: null,
  note: null,
  ...more,
});

/** Sample decisions; by default one proposal in each state. */
export const decisions = (more: Partial<DecisionsOutput> = {}): DecisionsOutput => {
  const entries = more.decisions ?? decisionState.options.map((state) => decided({ state }));
  const inState = (state: DecisionEntry["state"]) => entries.filter((entry) => entry.state === state).length;
  const byState = Object.fromEntries(decisionState.options.map((state) => [state, inState(state)]));
  return {
    ...FRESH,
    source: "FanVise",
    teamName: "Fan Favorites",
    ownership: "my roster",
    today: "2025-01-15",
    asked: null,
    movesByState: byState as DecisionsOutput["movesByState"], // every state is a key of it
    approvedMoves: inState("scheduled") + inState("approved") + inState("verified") + inState("not_seen"),
    proposedMoves: entries.length,
    matchedMoves: entries.length,
    shownMoves: entries.length,
    decisions: entries,
    ...more,
  };
};
