/** Settings, status and teams of the made leagues: one in each format, and one before its season. */
import { ROSTER_SIZE, rosterOf, SLOTS, TEAM_IDS } from "./players";
import { FINAL_PERIOD, MATCHUP, SEASON, TODAY, tipoffOf } from "./season";

export const LEAGUE_IDS = {
  points: 880_001,
  category: 880_002,
  most: 880_003,
  roto: 880_004,
  preseason: 880_005,
} as const;
export type LeagueKind = keyof typeof LEAGUE_IDS;

/** PTS, BLK, STL, AST, REB, TO, FGM, FGA, FTM, FTA, 3PM. */
export const POINTS: Readonly<Record<number, number>> = {
  0: 1,
  1: 3,
  2: 3,
  3: 2,
  6: 1,
  11: -1,
  13: 1,
  14: -1,
  15: 1,
  16: -1,
  17: 1,
};
/** The same in the league before its season, with other weights: PTS 2, BLK 5, STL 5, AST 3, REB 2, TO −3. */
const PRESEASON_POINTS: Readonly<Record<number, number>> = {
  0: 2,
  1: 5,
  2: 5,
  3: 3,
  6: 2,
  11: -3,
  13: 1,
  14: -1,
  15: 1,
  16: -1,
  17: 1,
};
/** PTS, BLK, STL, AST, REB, TO, 3PM, FG%, FT%. */
export const CATEGORIES = [0, 1, 2, 3, 6, 11, 17, 19, 20] as const;
const TURNOVERS = 11;

export const pointsOf = (kind: LeagueKind) => (kind === "preseason" ? PRESEASON_POINTS : POINTS);
const isPoints = (kind: LeagueKind): boolean => kind === "points" || kind === "preseason";

const SCORING_TYPES: Readonly<Record<LeagueKind, string>> = {
  points: "H2H_POINTS",
  category: "H2H_CATEGORY",
  most: "H2H_MOST_CATEGORIES",
  roto: "ROTO",
  preseason: "H2H_POINTS",
};

/** In category leagues each item weighs 1, and `pointsOverrides` is there for some and not for others. */
function scoringItems(kind: LeagueKind) {
  const item = (statId: number, points: number) => ({
    isReverseItem: !isPoints(kind) && statId === TURNOVERS,
    leagueRanking: 0,
    leagueTotal: 0,
    points,
    ...((isPoints(kind) || statId % 2 === 0) && { pointsOverrides: {} }),
    statId,
  });
  if (!isPoints(kind)) return CATEGORIES.map((statId) => item(statId, 1));
  return Object.entries(pointsOf(kind)).map(([statId, points]) => item(Number(statId), points));
}

const scoringSettings = (kind: LeagueKind) => ({
  allowOutOfPositionScoring: false,
  homeTeamBonus: 0,
  matchupTieRule: "NONE",
  matchupTieRuleBy: 0,
  playerRankType: isPoints(kind) ? "STANDARD" : "ROTO",
  playoffHomeTeamBonus: 0,
  playoffMatchupTieRule: "NONE",
  playoffMatchupTieRuleBy: 0,
  scoringItems: scoringItems(kind),
  scoringType: SCORING_TYPES[kind],
});

const SLOT_COUNTS = [1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 4, 1, 0];
const rosterSettings = (kind: LeagueKind) => ({
  ...(kind !== "points" && { autoPilotTypeSupported: "NONE" }),
  isBenchUnlimited: true,
  isUsingUndroppableList: true,
  lineupLocktimeType: "INDIVIDUAL_GAME",
  lineupSlotCounts: Object.fromEntries(SLOT_COUNTS.map((count, slot) => [slot, count])),
  lineupSlotStatLimits:
    kind === "roto" ? { 0: { limitValue: 70, statId: 42 }, 11: { limitValue: 140, statId: 42 } } : {},
  moveLimit: -1,
  positionLimits: { 0: 0, 1: -1, 2: -1, 3: -1, 4: -1, 5: 3 },
  rosterLocktimeType: "FIRSTGAME_SCORINGPERIOD",
  universeIds: [0],
});

/** Four adds a matchup; before the season 4/7 of an add a day, a fraction as ESPN sends it. */
const acquisitionSettings = (kind: LeagueKind) => ({
  acquisitionBudget: 150,
  acquisitionLimit: -1,
  acquisitionType: kind === "most" ? "WAIVERS_CONTINUOUS" : "WAIVERS_TRADITIONAL",
  ...(kind === "preseason" && { finalPlaceTransactionEligible: 0 }),
  isUsingAcquisitionBudget: kind === "most",
  matchupAcquisitionLimit: kind === "preseason" ? 4 / 7 : 4,
  matchupLimitPerScoringPeriod: kind === "preseason",
  minimumBid: 2,
  ...(kind === "preseason" && { transactionLockingEnabled: false }),
  waiverHours: 36,
  waiverOrderReset: false,
  waiverProcessDays: ["WEDNESDAY"],
  waiverProcessHour: 7,
});

/** Twenty weeks, then two rounds of two weeks each: weeks 21 and 22, 23 and 24. A rotisserie season is one period. */
function scheduleSettings(kind: LeagueKind) {
  const weeks = Array.from({ length: 20 }, (_, index) => [index + 1, [index + 1]]);
  const isRoto = kind === "roto";
  return {
    ...(kind === "preseason" && { consolationLadderDisabled: false }),
    divisions: [
      { id: 0, name: "Upper half", size: 4 },
      { id: 1, name: "Lower half", size: 4 },
    ],
    matchupPeriodCount: isRoto ? 1 : 20,
    matchupPeriodLength: 1,
    matchupPeriods: isRoto ? { 1: [1] } : { ...Object.fromEntries(weeks), 21: [21, 22], 22: [23, 24] },
    periodTypeId: isRoto ? 0 : 2,
    playoffMatchupPeriodLength: isRoto ? 1 : 2,
    ...(kind === "preseason" && { playoffReseed: false }),
    playoffSeedingRule: "H2H_RECORD",
    playoffSeedingRuleBy: 0,
    playoffTeamCount: isRoto ? 0 : 4,
    ...(kind === "preseason" && { variablePlayoffMatchupPeriodLength: false }),
  };
}

export const settings = (kind: LeagueKind) => ({
  acquisitionSettings: acquisitionSettings(kind),
  draftSettings: {
    auctionBudget: 250,
    availableDate: tipoffOf(-9),
    date: tipoffOf(-7),
    isTradingEnabled: false,
    keeperCount: 0,
    keeperCountFuture: 0,
    keeperOrderType: "TRADITIONAL",
    leagueSubType: "NONE",
    orderType: "MANUAL",
    pickOrder: TEAM_IDS.toReversed(),
    timePerSelection: 60,
    type: "SNAKE",
  },
  ...(kind === "points" && { experienceType: "NORMAL" }),
  financeSettings: Object.fromEntries(
    [
      "entryFee",
      "miscFee",
      "perLoss",
      "perTrade",
      "playerAcquisition",
      "playerDrop",
      "playerMoveToActive",
      "playerMoveToIR",
    ].map((name) => [name, 0]),
  ),
  ...(kind === "preseason" && { isAutoReactivate: false }),
  isCustomizable: true,
  isPublic: false,
  name: `Made ${kind} league`,
  restrictionType: "NONE",
  rosterSettings: rosterSettings(kind),
  scheduleSettings: scheduleSettings(kind),
  scoringSettings: scoringSettings(kind),
  size: TEAM_IDS.length,
  tradeSettings: {
    allowOutOfUniverse: false,
    deadlineDate: tipoffOf(130),
    max: -1,
    revisionHours: 24,
    vetoVotesRequired: 4,
  },
});

/** The part of the settings that one of the recorded files was cut to. */
export function categorySettings() {
  const { name, size, draftSettings, rosterSettings: roster, scoringSettings: scoring } = settings("category");
  const { auctionBudget, type } = draftSettings;
  return {
    settings: { name, size, draftSettings: { auctionBudget, type }, rosterSettings: roster, scoringSettings: scoring },
    teams: [],
  };
}

export const status = (kind: LeagueKind) => ({
  activatedDate: tipoffOf(-30),
  createdAsLeagueType: 2,
  currentLeagueType: 0,
  currentMatchupPeriod: kind === "preseason" || kind === "roto" ? 1 : MATCHUP,
  finalScoringPeriod: FINAL_PERIOD,
  firstScoringPeriod: 1,
  isActive: true,
  isExpired: false,
  isFull: true,
  isPlayoffMatchupEdited: false,
  isToBeDeleted: false,
  // ESPN says so of leagues that anybody can read, too.
  isViewable: false,
  isWaiverOrderEdited: false,
  latestScoringPeriod: kind === "preseason" ? 1 : TODAY,
  previousSeasons: kind === "preseason" ? [SEASON - 2, SEASON - 1] : [],
  standingsUpdateDate: tipoffOf(TODAY),
  teamsJoined: TEAM_IDS.length,
  transactionScoringPeriod: kind === "preseason" ? 1 : TODAY,
  waiverLastExecutionDate: tipoffOf(TODAY - 1),
  waiverProcessStatus: { [new Date(tipoffOf(TODAY - 1)).toISOString().replace("Z", "+0000")]: 1 },
});

export const envelope = (kind: LeagueKind, period = kind === "preseason" ? 1 : TODAY) => ({
  draftDetail: { drafted: true, inProgress: false },
  gameId: 3,
  id: LEAGUE_IDS[kind],
  scoringPeriodId: period,
  seasonId: SEASON,
  segmentId: 0,
  status: status(kind),
});

export const teamName = (id: number): string => `Made Squad ${id}`;
const ownerOf = (id: number): string => `{00000000-0000-4000-8000-0000000000${String(id).padStart(2, "0")}}`;

/** Every team plays a home and an away part of its record: 6 and 5 games so far. */
function record(id: number) {
  const wins = id % 7;
  const part = (won: number, played: number) => ({
    gamesBack: 0,
    losses: played - won,
    percentage: won / Math.max(1, played),
    pointsAgainst: 400 * played,
    pointsFor: 410 * played,
    streakLength: 1,
    streakType: wins > 3 ? "WIN" : "LOSS",
    ties: 0,
    wins: won,
  });
  return { away: part(0, 0), division: part(0, 0), home: part(wins, 6), overall: part(wins, 11) };
}

/** Team 4 has used one of its adds in the running matchup; a team without adds there has no key for it. */
export const teams = (kind: LeagueKind = "points") =>
  TEAM_IDS.map((id, index) => ({
    abbrev: `SQ${id}`,
    currentProjectedRank: 1 + index,
    divisionId: index % 2,
    draftDayProjectedRank: 0,
    eliminated: false,
    eliminationMatchupPeriod: 0,
    id,
    isActive: true,
    isTransactionLocked: false,
    logo: "https://logos.example/squad.svg",
    logoType: "VECTOR",
    name: teamName(id),
    owners: [ownerOf(id)],
    playoffClinchType: "UNKNOWN",
    playoffSeed: 1 + index,
    points: 0,
    pointsAdjusted: 0,
    pointsDelta: 0,
    primaryOwner: ownerOf(id),
    rankCalculatedFinal: 0,
    rankFinal: 0,
    record: record(id),
    tradeBlock: {},
    transactionCounter: {
      acquisitionBudgetSpent: 0,
      acquisitions: id === 4 ? 9 : 0,
      drops: id === 4 ? 9 : 0,
      matchupAcquisitionTotals: id === 4 && kind !== "preseason" ? { 11: 2, [MATCHUP]: 1 } : {},
      misc: 0,
      moveToActive: 0,
      moveToIR: 0,
      paid: 0,
      teamCharges: 0,
      trades: 0,
    },
    valuesByStat: Object.fromEntries(Object.keys(POINTS).map((statId) => [statId, 0])),
    waiverRank: TEAM_IDS.length - index,
  }));

const members = () =>
  TEAM_IDS.map((id) => ({
    displayName: `manager${id}`,
    firstName: "Manager",
    id: ownerOf(id),
    lastName: "M",
    notificationSettings: [],
  }));

/** `mTeam` with `mStandings`, before the season: with it come members and a slim schedule. */
export const teamsAndStandings = () => ({
  ...envelope("preseason"),
  status: { ...status("preseason"), requestedMatchupPeriodId: 1 },
  members: members(),
  schedule: pairs().map(([home, away]) => ({
    away: { gamesPlayed: 0, teamId: away, totalPoints: 0 },
    home: { gamesPlayed: 0, teamId: home, totalPoints: 0 },
    matchupPeriodId: 1,
  })),
  teams: teams("preseason"),
});

/** Pairs of the current matchup: 1 and 2, 4 and 7, 8 and 11, 12 and 14. */
export function pairs(): (readonly [number, number])[] {
  return TEAM_IDS.flatMap((home, index) => {
    const away = TEAM_IDS[index + 1];
    return index % 2 === 0 && away !== undefined ? [[home, away] as const] : [];
  });
}

/** `mDraftDetail`, which brings the whole settings and status. Picks that ESPN made by itself have no `memberId`. */
export function draftAndSettings() {
  const rounds = Array.from({ length: ROSTER_SIZE }, (_, round) => round);
  const picks = rounds.flatMap((round) =>
    (round % 2 === 0 ? TEAM_IDS : TEAM_IDS.toReversed()).map((teamId, index) => ({
      autoDraftTypeId: round > 9 ? 1 : 0,
      bidAmount: 0,
      id: round * TEAM_IDS.length + index + 1,
      keeper: false,
      lineupSlotId: SLOTS[round] ?? 12,
      ...(round <= 9 && { memberId: ownerOf(teamId).slice(1, -1) }),
      nominatingTeamId: 0,
      overallPickNumber: round * TEAM_IDS.length + index + 1,
      playerId: rosterOf(teamId)[round]?.id ?? 0,
      reservedForKeeper: false,
      roundId: round + 1,
      roundPickNumber: index + 1,
      teamId,
      tradeLocked: false,
    })),
  );
  return {
    ...envelope("points"),
    draftDetail: { completeDate: tipoffOf(-7), drafted: true, inProgress: false, picks },
    settings: settings("points"),
  };
}
