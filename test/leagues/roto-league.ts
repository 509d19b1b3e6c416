/**
 * A rotisserie league of four teams and four categories, hand-made in the shape of ESPN's: one row with every team, no
 * sides, no winner, and points per category as `rank`.
 *
 * Points by hand, four for the best and one for the worst, equals sharing:
 *
 *   | team | PTS    | AST       | TO (fewer) | FG%    | sum  |
 *   | 1    | 1000 2 | 200 3.5   | 150 1      | .480 3 | 9.5  |
 *   | 2    | 1100 4 | 180 2     | 120 3      | .455 1 | 10   |
 *   | 3    | 900 1  | 200 3.5   | 100 4      | .460 2 | 10.5 |
 *   | 4    | 1050 3 | 150 1     | 140 2      | .500 4 | 10   |
 */
import type { StubLeague, StubPlayer } from "./stub-league";

type Score = readonly [value: number, rotoPoints: number];

const team = (teamId: number, totalPoints: number, pts: Score, ast: Score, to: Score, fg: Score, makes: number) => {
  const score = ([value, rank]: Score) => ({ score: value, rank, result: null, ineligible: false });
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
      scoreByStat: {
        "0": score(pts),
        "3": score(ast),
        "11": score(to),
        "19": score(fg),
        // Components of FG%, which are no categories and bring nothing.
        "13": score([makes, 0]),
        "14": score([1_000, 0]),
      },
      statBySlot: {
        "0": { statId: 42, value: 31, limitExceeded: false, exceededOnScoringPeriod: 0 },
        "11": { statId: 42, value: 120, limitExceeded: false, exceededOnScoringPeriod: 0 },
      },
    },
  };
};

const player = (id: number, fullName: string, onTeamId: number): StubPlayer => ({
  id,
  fullName,
  onTeamId,
  proTeamId: onTeamId || 4,
  injuryStatus: "ACTIVE",
  lines: {},
});

export const rotoLeague = (): StubLeague => ({
  scoringType: "ROTO",
  scoringItems: [
    { statId: 0, points: 1 },
    { statId: 3, points: 1 },
    { statId: 11, points: 1, isReverseItem: true },
    { statId: 19, points: 1 },
  ],
  slotStatLimits: { "0": { limitValue: 82, statId: 42 } },
  teams: [
    { id: 1, name: "Airballers" },
    { id: 2, name: "Bricklayers" },
    { id: 3, name: "Crossovers" },
    { id: 4, name: "Dunkers" },
  ],
  players: [
    player(11, "Devin Booker", 1),
    player(12, "Mikal Bridges", 1),
    player(21, "Trae Young", 2),
    player(31, "Domantas Sabonis", 3),
    player(41, "Nikola Vucevic", 4),
    player(51, "Tre Jones", 0),
  ],
  games: Array.from({ length: 30 }, (_, index) => [
    { period: index + 1, home: 1, away: 2, isOfficial: index < 14 },
    { period: index + 1, home: 3, away: 4, isOfficial: index < 14 },
  ]).flat(),
  schedule: [
    {
      id: 1,
      matchupPeriodId: 1,
      teams: [
        team(1, 9.5, [1_000, 2], [200, 3.5], [150, 1], [0.48, 3], 480),
        team(2, 10, [1_100, 4], [180, 2], [120, 3], [0.455, 1], 455),
        team(3, 10.5, [900, 1], [200, 3.5], [100, 4], [0.46, 2], 460),
        team(4, 10, [1_050, 3], [150, 1], [140, 2], [0.5, 4], 500),
      ],
    },
  ],
  transactions: {},
});

/** The same teams where the points of the season count: no categories, and as ESPN may send it before play, no row. */
export const seasonPointsLeague = (hasRow: boolean): StubLeague => ({
  ...rotoLeague(),
  scoringType: "TOTAL_SEASON_POINTS",
  scoringItems: [
    { statId: 0, points: 1 },
    { statId: 3, points: 2 },
  ],
  schedule: hasRow
    ? [
        {
          id: 1,
          matchupPeriodId: 1,
          teams: [
            { teamId: 1, totalPoints: 1_400 },
            { teamId: 2, totalPoints: 1_460 },
            { teamId: 3, totalPoints: 1_300 },
            { teamId: 4, totalPoints: 1_350 },
          ],
        },
      ]
    : [],
});
