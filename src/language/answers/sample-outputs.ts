/** Tool outputs for tests: one hand-made example of each. */
import type {
  FreeAgentsOutput,
  GameLogOutput,
  HoldAdvice,
  MatchupOutput,
  NotFoundOutput,
  PlayerStatusOutput,
  Provenance,
  RosterOutput,
  RosterPlayer,
  ScoreOutput,
} from "@/contract/tool-outputs";

export const FRESH: Provenance = {
  source: "demo league",
  fetchedAt: "2025-01-15T16:00:00.000Z",
  stale: false,
  ageSeconds: 0,
  age: "just now",
};

export const STALE: Provenance = {
  ...FRESH,
  source: "espn",
  stale: true,
  ageSeconds: 720,
  age: "12 minutes",
  staleReason: "ESPN is having trouble right now.",
};

const booker = { playerId: 7, name: "Devin Booker", positions: ["PG", "SG"], proTeam: "PHX" };

export const rosterPlayer = (more: Partial<RosterPlayer> = {}): RosterPlayer => ({
  ...booker,
  status: "ACTIVE",
  statusText: "active",
  expectedReturn: null,
  slot: "PG",
  place: "starter",
  game: "vs BOS",
  gamesLeftInMatchup: 3,
  pointsOnDay: null,
  ...more,
});

export const roster = (more: Partial<RosterOutput> = {}): RosterOutput => ({
  ...FRESH,
  teamId: 6,
  teamName: "Fan Favorites",
  ownership: "my roster",
  day: "2025-01-15",
  scoringPeriod: 86,
  isToday: true,
  players: [
    rosterPlayer(),
    rosterPlayer({
      playerId: 8,
      name: "Malik Monk",
      slot: "BE",
      place: "bench",
      game: null,
      status: "OUT",
      statusText: "out",
    }),
  ],
  counts: {
    players: 2,
    starters: 1,
    bench: 1,
    injuredReserve: 0,
    withGame: 1,
    startersWithGame: 1,
    flagged: 1,
    statusUnknown: 0,
  },
  flagged: [{ name: "Malik Monk", place: "bench", status: "OUT", statusText: "out", expectedReturn: "2025-01-29" }],
  startersPointsOnDay: null,
  ...more,
});

const side = {
  teamId: 6,
  teamName: "Fan Favorites",
  points: 749,
  categoriesWon: null,
  gamesLeft: 30,
  playableGamesLeft: 27,
  addsUsed: 1,
};

export const matchup = (more: Partial<MatchupOutput> = {}): MatchupOutput => ({
  ...FRESH,
  format: "head-to-head points",
  matchupPeriod: 13,
  firstDay: "2025-01-13",
  lastDay: "2025-01-19",
  today: "2025-01-15",
  daysLeft: 5,
  state: "in progress",
  me: side,
  opponent: { ...side, teamId: 9, teamName: "Dime Droppers", points: 645, gamesLeft: 33, playableGamesLeft: 31 },
  lead: 104,
  leader: "Fan Favorites",
  catchUpPerDay: null,
  tiedCategories: null,
  addsLeft: 3,
  addsPlanned: 0,
  winProbability: null,
  lapsedMoves: [],
  byDay: [{ day: "2025-01-13", me: 411.5, opponent: 300, difference: 111.5 }],
  categories: [],
  expectedFinal: null,
  standings: null,
  ...more,
});

export const categoryMatchup = (more: Partial<MatchupOutput> = {}): MatchupOutput =>
  matchup({
    me: { ...side, points: null, categoriesWon: 6 },
    opponent: { ...side, teamId: 9, teamName: "Dime Droppers", points: null, categoriesWon: 2 },
    lead: 4,
    tiedCategories: 1,
    byDay: [],
    categories: [
      { category: "AST", me: 98, opponent: 120, lead: -22, result: "behind", isLowerBetter: false, chance: 0.31 },
      { category: "FG%", me: 0.467, opponent: 0.451, lead: 0.016, result: "ahead", isLowerBetter: false, chance: 0.9 },
      { category: "TO", me: 40, opponent: null, lead: null, result: "unknown", isLowerBetter: true, chance: null },
    ],
    ...more,
  });

export const freeAgents = (more: Partial<FreeAgentsOutput> = {}): FreeAgentsOutput => ({
  ...FRESH,
  players: [
    {
      playerId: 21,
      name: "Ben Simmons",
      positions: ["SG", "SF"],
      proTeam: "BKN",
      status: "OUT",
      statusText: "out",
      expectedReturn: "2025-01-20",
      ownership: "on waivers",
      waiverClearsAt: "2025-01-17T08:00:00.000Z",
      percentOwned: 12.3,
      pointsPerGame: 25.6,
      gamesPlayed: 28,
      averages: { AST: 7.1, STL: 0.8 },
      gamesLeftInMatchup: 3,
    },
    {
      playerId: 22,
      name: "Scoot Henderson",
      positions: ["PG"],
      proTeam: "POR",
      status: "ACTIVE",
      statusText: "active",
      expectedReturn: null,
      ownership: "free agent",
      waiverClearsAt: null,
      percentOwned: 62.3,
      pointsPerGame: null,
      gamesPlayed: null,
      averages: { AST: 5 },
      gamesLeftInMatchup: null,
    },
  ],
  shown: 2,
  matched: 143,
  sortedBy: "AST + STL a game",
  filters: { position: null, healthyOnly: false, targetCategories: ["AST", "STL"], playsOn: null },
  ...more,
});

export const status = (more: Partial<PlayerStatusOutput> = {}): PlayerStatusOutput => ({
  ...FRESH,
  ...booker,
  status: "DAY_TO_DAY",
  statusText: "day to day",
  expectedReturn: "2025-01-17",
  found: true,
  isInjured: true,
  statusSince: null,
  ownership: "my roster",
  slot: "UTIL",
  percentOwned: 55.5,
  pointsPerGame: 43.8,
  gamesPlayed: 34,
  nextGame: { day: "2025-01-15", opponent: "vs BOS", isToday: true },
  gamesLeftInMatchup: 3,
  ...more,
});

/** Sample advice about a player on the user's roster. Hand-made: a gain now, a loss later. */
export const advice = (more: Partial<HoldAdvice> = {}): HoldAdvice => ({
  recommendation: "HOLD",
  because: "advice.must-keep",
  keeps: ["top-value"],
  chances: [
    { day: "2025-01-15", chanceToPlay: 0.552 },
    { day: "2025-01-17", chanceToPlay: 0.676 },
  ],
  instead: {
    drop: { name: "Devin Booker" },
    add: { name: "Scoot Henderson" },
    unit: "points",
    gain: 3.1,
    gainAfter: -68.2,
    probabilityGain: 0.521,
  },
  ...more,
});

export const gameLog = (more: Partial<GameLogOutput> = {}): GameLogOutput => ({
  ...FRESH,
  ...booker,
  found: true,
  games: [
    { day: "2025-01-14", fantasyPoints: 60, line: { PTS: 35, REB: 5 } },
    { day: "2025-01-12", fantasyPoints: 65.5, line: { PTS: 30, REB: 6 } },
  ],
  gamesShown: 2,
  gamesMissed: 1,
  averages: { PTS: 32.5, REB: 5.5, "FG%": 0.451 },
  seasonGames: 38,
  seasonAverages: { PTS: 25.6, REB: 4.1, "FG%": 0.463 },
  averageFantasyPoints: 62.8,
  best: { day: "2025-01-12", fantasyPoints: 65.5 },
  seasonAverageFantasyPoints: 43.8,
  difference: 19,
  ...more,
});

export const score = (more: Partial<ScoreOutput> = {}): ScoreOutput => ({
  ...FRESH,
  total: 50,
  terms: [
    { stat: "PTS", amount: 30, pointsPerUnit: 1, points: 30 },
    { stat: "AST", amount: 10, pointsPerUnit: 2, points: 20 },
  ],
  weights: "league",
  supposed: [],
  unscored: [],
  ignoredStats: [],
  ...more,
});

export const notFound = (candidates: NotFoundOutput["candidates"] = []): NotFoundOutput => ({
  ...FRESH,
  found: false,
  query: "williams",
  candidates,
  nearest: [],
});
