/** What stands in the payloads of each set, counted by hand there: what tests on both sets expect. */
import { LEAGUE_IDS } from "./league";
import type { PayloadOrigin } from "./payload-sets";
import { FINAL_PERIOD, NOW, SEASON, TODAY } from "./season";

type LeagueFacts = {
  leagueIds: { points: string; category: string };
  season: number;
  /** Late at night on the fourth day of the matchup, its games played. */
  now: string;
  today: number;
  todayEt: string;
  firstDay: string;
  openingDay: string;
  lastDay: string;
  matchup: { period: number; first: number; last: number; firstDay: string; lastDay: string };
  lastMatchupFirstDay: string;
  /** Teams of which there is a box score. */
  recordedTeams: number;
  me: { teamId: number; teamName: string };
  opponent: { teamId: number; teamName: string };
  /** Mine and the opponent's, from Monday to Thursday. */
  days: readonly (readonly [day: string, mine: number, theirs: number])[];
  points: { mine: number; theirs: number };
  /** The league's categories, which of them I lead in, and how many I lead by. */
  categories: readonly number[];
  categoryLabels: readonly string[];
  categoriesWon: { mine: number; theirs: number };
  utilitySlots: number;
  mostCenters: number;
  matchupAdds: { matchupLimit: number; isMatchupLimitPerDay: boolean };
  adds: { limit: number; left: number };
  card: {
    name: string;
    proTeam: string;
    rows: number;
    gamesPlayed: number;
    seasonBefore: { starts: number; games: number };
    /** The three latest games, the latest first, and what the box score of that one said. */
    games: readonly (readonly [day: string, points: number])[];
    averagePoints: number;
    latestLine: Readonly<Record<string, number>>;
    gameDay: string;
    game: string;
    gamePeriod: number;
    outlook: { id: string; title: string; text: string; publishedAt: string };
  };
  listedPlayers: number;
  combined: { entries: number; matchups: number };
  preseason: {
    season: number;
    teams: number;
    addsPerDay: number;
    whileOffersStand: string;
    claims: { teamId: number; executed: number; failed: number };
    calendar: { openingTipoff: string; lastPeriod: number; firstDayOff: number; lastDayOff: number };
  };
};

const made: LeagueFacts = {
  leagueIds: { points: String(LEAGUE_IDS.points), category: String(LEAGUE_IDS.category) },
  season: SEASON,
  now: NOW,
  today: TODAY,
  todayEt: "2026-01-08",
  firstDay: "2025-10-20",
  openingDay: "2025-10-21",
  lastDay: "2026-04-12",
  matchup: { period: 12, first: 78, last: 84, firstDay: "2026-01-05", lastDay: "2026-01-11" },
  // Week 23 of 24, the first of the last round's two.
  lastMatchupFirstDay: "2026-03-30",
  recordedTeams: 8,
  me: { teamId: 4, teamName: "Made Squad 4" },
  opponent: { teamId: 7, teamName: "Made Squad 7" },
  // Added by hand in `box-scores.ts`.
  days: [
    ["2026-01-05", 112, 67],
    ["2026-01-06", 83, 112],
    ["2026-01-07", 163, 118],
    ["2026-01-08", 96, 67],
  ],
  points: { mine: 454, theirs: 364 },
  // Team 4 has 3 big, 6 medium, 4 small and 2 quiet lines, team 7 has 1, 5, 8 and 1: PTS 261-221, BLK 12-7, STL 16-15, AST 58-45,
  // REB 95-80, 3PM 25-21, FG% 93/189-79/167; team 7 is ahead with 21 turnovers to 25 and FT% 42/47 to 50/56.
  categories: [0, 1, 2, 3, 6, 11, 17, 19, 20],
  categoryLabels: ["PTS", "BLK", "STL", "AST", "REB", "TO", "3PM", "FG%", "FT%"],
  categoriesWon: { mine: 7, theirs: 2 },
  utilitySlots: 2,
  mostCenters: 3,
  matchupAdds: { matchupLimit: 4, isMatchupLimitPerDay: false },
  // Four a matchup, one used.
  adds: { limit: 4, left: 3 },
  card: {
    name: "Marlow Quint",
    proTeam: "NYK",
    // Played on 12 Tuesdays, 10 Thursdays (not Thanksgiving) and 11 Saturdays before today, one of them missed; two games of the season before.
    rows: 6 + 33 + 2,
    gamesPlayed: 32,
    seasonBefore: { starts: 44, games: 70 },
    games: [
      ["2026-01-06", 62],
      ["2026-01-03", 33],
      ["2026-01-01", 1],
    ],
    averagePoints: 32,
    latestLine: { PTS: 31, AST: 8, MIN: 38 },
    gameDay: "2026-01-06",
    game: "2026-01-06 vs MIL",
    gamePeriod: 79,
    outlook: {
      id: "outlook-2026-9100007",
      title: "Marlow Quint: outlook on the 2025-26 season",
      text: "Quint runs the second unit and should gain minutes as the season goes on.",
      publishedAt: "2025-10-01",
    },
  },
  // 380 made, one of them only on a roster.
  listedPlayers: 379,
  combined: { entries: 28, matchups: 4 },
  preseason: {
    season: SEASON,
    teams: 8,
    addsPerDay: 4 / 7,
    whileOffersStand: "2025-10-22T12:00:00Z",
    claims: { teamId: 11, executed: 9_100_840, failed: 9_100_847 },
    // Period 1 is the Monday before opening night; the week table begins with it, and the break is from Friday to Wednesday.
    calendar: { openingTipoff: "2025-10-20T23:30:00Z", lastPeriod: FINAL_PERIOD, firstDayOff: 117, lastDayOff: 122 },
  },
};

const recorded: LeagueFacts = {
  leagueIds: { points: "1234", category: "1235" },
  season: 2023,
  now: "2023-02-03T02:30:00-05:00",
  today: 109,
  todayEt: "2023-02-02",
  firstDay: "2022-10-17",
  openingDay: "2022-10-18",
  // Period 175, counted from period 109 on February 2.
  lastDay: "2023-04-09",
  matchup: { period: 16, first: 106, last: 112, firstDay: "2023-01-30", lastDay: "2023-02-05" },
  lastMatchupFirstDay: "2023-03-27",
  recordedTeams: 6,
  me: { teamId: 6, teamName: "Team 6" },
  opponent: { teamId: 9, teamName: "Team 9" },
  days: [
    ["2023-01-30", 116, 227],
    ["2023-01-31", 198, 112],
    ["2023-02-01", 166, 172],
    ["2023-02-02", 269, 134],
  ],
  points: { mine: 749, theirs: 645 },
  categories: [0, 1, 2, 3, 6, 17, 19, 20],
  categoryLabels: ["PTS", "BLK", "STL", "AST", "REB", "3PM", "FG%", "FT%"],
  categoriesWon: { mine: 8, theirs: 0 },
  utilitySlots: 3,
  mostCenters: 4,
  matchupAdds: { matchupLimit: 1, isMatchupLimitPerDay: true },
  // 7 days at one add a day, none used.
  adds: { limit: 7, left: 7 },
  card: {
    name: "Jalen Brunson",
    proTeam: "NYK",
    rows: 88,
    gamesPlayed: 49,
    seasonBefore: { starts: 61, games: 79 },
    // Periods 107, 104 and 102.
    games: [
      ["2023-01-31", 54],
      ["2023-01-28", 40],
      ["2023-01-26", 53],
    ],
    averagePoints: 49,
    latestLine: { PTS: 37, AST: 6, MIN: 44 },
    gameDay: "2023-01-31",
    game: "2023-01-31 vs LAL",
    gamePeriod: 107,
    outlook: {
      id: "outlook-2023-3934672",
      title: "Jalen Brunson: outlook on the 2022-23 season",
      text: "[outlook text removed, 797 chars]",
      publishedAt: "2022-10-01",
    },
  },
  listedPlayers: 500,
  combined: { entries: 16, matchups: 10 },
  preseason: {
    season: 2027,
    teams: 10,
    addsPerDay: 3 / 7,
    whileOffersStand: "2026-10-05T12:00:00Z",
    claims: { teamId: 8, executed: 4351852, failed: 4278049 },
    // 2026-27: opening Tuesday, October 20, 2026; All-Star break Friday, February 19, to Wednesday, February 24.
    calendar: { openingTipoff: "2026-10-20T23:30:00Z", lastPeriod: 174, firstDayOff: 123, lastDayOff: 128 },
  },
};

export const LEAGUE_FACTS: Readonly<Record<PayloadOrigin, LeagueFacts>> = { made, recorded };
