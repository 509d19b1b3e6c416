/** Settings and status of the demo leagues in ESPN's shape, field for field what `mSettings` and `mStatus` send. */

import { ESPN_DEFAULT_SLOTS } from "@/domain/lineup/slots";
import { pickOrder, TEAM_IDS } from "../league/draft";
import { ADDS_PER_DAY, WAIVER_HOURS } from "../league/league-rules";
import type { Ledger } from "../league/ledger";
import { ALL_DEMO_FORMATS, CATEGORIES, type DemoFormat, POINTS_WEIGHTS } from "../league/scoring";
import { CENTRE_LIMIT } from "../league/slots";
import {
  daysOfMatchup,
  FINAL_PERIOD,
  instantInPeriod,
  MATCHUP_WEEKS,
  matchupOfPeriod,
  REGULAR_MATCHUPS,
} from "../season/calendar";

/** League ids of the formats, in the first copy. The same teams, players and days in each. */
export const LEAGUE_IDS: Readonly<Record<DemoFormat, number>> = {
  points: 910001,
  each: 910002,
  most: 910003,
  roto: 910004,
};

/** Everybody has a copy of their own, in which only they move. The last digit of a league's id tells its format. */
export const MAX_COPIES = 9_000_000;
const IDS_A_COPY = 10;

/** @param copy 0 to `MAX_COPIES` */
export const leagueIdOf = (format: DemoFormat, copy: number): number => LEAGUE_IDS[format] + copy * IDS_A_COPY;

export function formatOfLeague(leagueId: number): DemoFormat | undefined {
  const copy = Math.floor((leagueId - LEAGUE_IDS.points) / IDS_A_COPY);
  if (!(copy >= 0 && copy <= MAX_COPIES)) return undefined;
  return ALL_DEMO_FORMATS.find((format) => leagueIdOf(format, copy) === leagueId);
}

const LEAGUE_NAMES: Readonly<Record<DemoFormat, string>> = {
  points: "FanVise Demo League (points)",
  each: "FanVise Demo League (each category)",
  most: "FanVise Demo League (most categories)",
  roto: "FanVise Demo League (rotisserie)",
};

const SCORING_TYPES: Readonly<Record<DemoFormat, string>> = {
  points: "H2H_POINTS",
  each: "H2H_CATEGORY",
  most: "H2H_MOST_CATEGORIES",
  roto: "ROTO",
};

const TRADE_DEADLINE_PERIOD = 119;

const item = (statId: number, points: number, isReverseItem: boolean) => ({
  isReverseItem,
  leagueRanking: 0,
  leagueTotal: 0,
  points,
  pointsOverrides: {},
  statId,
});

function scoringSettings(format: DemoFormat) {
  return {
    allowOutOfPositionScoring: false,
    homeTeamBonus: 0,
    matchupTieRule: "NONE",
    matchupTieRuleBy: 0,
    playerRankType: format === "roto" ? "ROTO" : "STANDARD",
    playoffHomeTeamBonus: 0,
    playoffMatchupTieRule: "NONE",
    playoffMatchupTieRuleBy: 0,
    scoringItems:
      format === "points"
        ? Object.entries(POINTS_WEIGHTS).map(([statId, points]) => item(Number(statId), points, false))
        : CATEGORIES.map(({ statId, isReverse }) => item(statId, 1, isReverse)),
    scoringType: SCORING_TYPES[format],
  };
}

const rosterSettings = {
  isBenchUnlimited: true,
  isUsingUndroppableList: true,
  lineupLocktimeType: "INDIVIDUAL_GAME",
  lineupSlotCounts: ESPN_DEFAULT_SLOTS,
  lineupSlotStatLimits: {},
  moveLimit: -1,
  positionLimits: { "0": 0, "1": -1, "2": -1, "3": -1, "4": -1, "5": CENTRE_LIMIT },
  rosterLocktimeType: "FIRSTGAME_SCORINGPERIOD",
  universeIds: [0],
};

const acquisitionSettings = {
  acquisitionBudget: 100,
  acquisitionLimit: -1,
  acquisitionType: "WAIVERS_TRADITIONAL",
  finalPlaceTransactionEligible: 0,
  isUsingAcquisitionBudget: false,
  matchupAcquisitionLimit: ADDS_PER_DAY,
  matchupLimitPerScoringPeriod: true,
  minimumBid: 1,
  transactionLockingEnabled: false,
  waiverHours: WAIVER_HOURS,
  waiverOrderReset: false,
  waiverProcessDays: ["SUNDAY"],
  waiverProcessHour: 8,
};

const scheduleSettings = {
  consolationLadderDisabled: false,
  divisions: [{ id: 0, name: "Demo League", size: TEAM_IDS.length }],
  matchupPeriodCount: REGULAR_MATCHUPS,
  matchupPeriodLength: 1,
  matchupPeriods: MATCHUP_WEEKS,
  periodTypeId: 2,
  playoffMatchupPeriodLength: 2,
  playoffReseed: false,
  playoffSeedingRule: "TOTAL_POINTS_SCORED",
  playoffSeedingRuleBy: 0,
  playoffTeamCount: 4,
  variablePlayoffMatchupPeriodLength: false,
};

/** One matchup period for the whole season, as ESPN has it, and no limit on adds. */
const rotoScheduleSettings = {
  ...scheduleSettings,
  matchupPeriodCount: 1,
  matchupPeriods: { 1: [1] },
  periodTypeId: 0,
  playoffTeamCount: 0,
};
const rotoAcquisitionSettings = {
  ...acquisitionSettings,
  matchupAcquisitionLimit: -1,
  matchupLimitPerScoringPeriod: false,
};

export function espnSettings(format: DemoFormat) {
  return {
    acquisitionSettings: format === "roto" ? rotoAcquisitionSettings : acquisitionSettings,
    draftSettings: {
      auctionBudget: 200,
      date: instantInPeriod(-1, 20),
      isTradingEnabled: false,
      keeperCount: 0,
      keeperCountFuture: 0,
      keeperOrderType: "TRADITIONAL",
      leagueSubType: "NONE",
      orderType: "MANUAL",
      pickOrder: pickOrder(),
      timePerSelection: 90,
      type: "SNAKE",
    },
    financeSettings: { entryFee: 0, miscFee: 0, perLoss: 0, perTrade: 0, playerAcquisition: 0, playerDrop: 0 },
    isCustomizable: true,
    isPublic: true,
    name: LEAGUE_NAMES[format],
    restrictionType: "NONE",
    rosterSettings,
    scheduleSettings: format === "roto" ? rotoScheduleSettings : scheduleSettings,
    scoringSettings: scoringSettings(format),
    size: TEAM_IDS.length,
    tradeSettings: {
      allowOutOfUniverse: false,
      deadlineDate: instantInPeriod(TRADE_DEADLINE_PERIOD, 12),
      max: -1,
      revisionHours: 24,
      vetoVotesRequired: 4,
    },
  };
}

export function espnStatus(ledger: Ledger, format: DemoFormat) {
  const nightly = instantInPeriod(ledger.today, 3, 50);
  return {
    activatedDate: instantInPeriod(-20, 12),
    createdAsLeagueType: 0,
    currentLeagueType: 0,
    currentMatchupPeriod: format === "roto" ? 1 : matchupOfPeriod(ledger.today),
    finalScoringPeriod: FINAL_PERIOD,
    firstScoringPeriod: daysOfMatchup(1).first,
    isActive: ledger.today <= FINAL_PERIOD,
    isExpired: false,
    isFull: true,
    isPlayoffMatchupEdited: false,
    isToBeDeleted: false,
    isViewable: false,
    isWaiverOrderEdited: false,
    latestScoringPeriod: ledger.today,
    previousSeasons: [],
    standingsUpdateDate: nightly,
    teamsJoined: TEAM_IDS.length,
    transactionScoringPeriod: ledger.today,
    waiverLastExecutionDate: nightly,
    waiverProcessStatus: {},
  };
}
