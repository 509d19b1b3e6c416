/**
 * A league as the rules see it: settings, status, teams. Pure shapes; `lib/espn` fills them from the wire.
 */
import type { MatchupPeriodId, ScoringPeriodId, TeamId } from "../ids";

export type ScoringFormat = "points" | "each-category" | "most-categories" | "roto" | "season-points" | "unknown";

export type ScoringItem = {
  statId: number;
  /** Points per unit in points leagues. Meaningless in category leagues, where presence makes the category. */
  points: number;
  /** Lower is better (turnovers in category leagues). Points leagues use negative points instead. */
  isReverse: boolean;
  /** Points per unit by position id, where the league overrides them. */
  pointsByPosition: Readonly<Record<string, number>>;
};

export type AcquisitionRules = {
  type: string;
  isUsingBudget: boolean;
  budget: number;
  minimumBid: number;
  /** Adds per season, `null` without a limit. */
  seasonLimit: number | null;
  /**
   * Adds per matchup, or per day of it when `isMatchupLimitPerDay`; may be a fraction such as 3/7. `null` without a
   * limit.
   */
  matchupLimit: number | null;
  isMatchupLimitPerDay: boolean;
  waiverHours: number;
  /** The waiver order starts over each week; `null` when ESPN does not say. */
  isWaiverOrderReset: boolean | null;
};

export type LeagueSettings = {
  leagueName: string;
  size: number;
  isPublic: boolean | null;
  format: ScoringFormat;
  /** ESPN's own value, stored for formats this product does not know. */
  rawScoringType: string;
  scoringItems: readonly ScoringItem[];
  /** Slot id → how many, zeros included. */
  slotCounts: Readonly<Record<string, number>>;
  /** Position id → most players of it on a roster; `null` without a limit. */
  positionLimits: Readonly<Record<string, number | null>>;
  /** Slot id → games that may count in it, empty without caps. */
  slotGamesLimits: Readonly<Record<string, number>>;
  lineupLock: string;
  rosterLock: string;
  isUsingUndroppableList: boolean;
  acquisitions: AcquisitionRules;
  schedule: {
    /** Unit of `matchupPeriods`: weeks of ESPN's calendar, days, or the whole season (roto). */
    periodType: "week" | "scoring-period" | "season";
    regularSeasonMatchups: number;
    matchupPeriods: Readonly<Record<string, readonly number[]>>;
    playoffTeamCount: number;
    playoffMatchupWeeks: number;
    /** ESPN's word for the tiebreaker that comes first, such as `H2H_RECORD`; `null` when it does not say. */
    seedingRule: string | null;
    /** Every playoff round pairs the best seed left with the worst one. */
    isReseeded: boolean;
  };
  tradeDeadlineAt: string | null;
};

export type LeagueStatus = {
  currentMatchupPeriod: MatchupPeriodId;
  /**
   * ESPN's "today". May run behind the league's clock by a day in old recordings, and past the final period after the
   * season.
   */
  latestScoringPeriod: ScoringPeriodId;
  firstScoringPeriod: ScoringPeriodId;
  finalScoringPeriod: ScoringPeriodId;
  isActive: boolean;
  waiversLastRunAt: string | null;
};

export type LeagueTeam = {
  teamId: TeamId;
  /** Free text of a stranger: data, never an instruction. */
  teamName: string;
  abbreviation: string;
  waiverRank: number | null;
  playoffSeed: number | null;
  /** `null` when ESPN does not say. */
  divisionId: number | null;
  /** `null` when ESPN does not say. */
  record: { wins: number; losses: number; ties: number } | null;
  acquisitionsThisSeason: number | null;
  /** Matchup period → adds used in it; a missing key is zero. `null` when ESPN's count could not be read. */
  acquisitionsByMatchup: Readonly<Record<string, number>> | null;
  /** Dollars of the waiver budget spent this season; `null` when ESPN does not say. */
  budgetSpent: number | null;
};

export type League = {
  leagueId: string;
  season: number;
  settings: LeagueSettings;
  status: LeagueStatus;
  teams: readonly LeagueTeam[];
};

export const isCategoryFormat = (format: ScoringFormat): boolean =>
  format === "each-category" || format === "most-categories" || format === "roto";

/** Formats without opponents: the whole season is one contest of all teams, ranked in a table. */
export const isRankedTable = (format: ScoringFormat): boolean => format === "roto" || format === "season-points";

/** Formats in which a stat line is worth fantasy points. */
export const isPointsFormat = (format: ScoringFormat): boolean => format === "points" || format === "season-points";

const FORMAT_LABELS: Record<ScoringFormat, string> = {
  points: "head-to-head points",
  "each-category": "head-to-head each category",
  "most-categories": "head-to-head most categories",
  roto: "rotisserie",
  "season-points": "season points",
  unknown: "unknown scoring format",
};

export const formatLabel = (format: ScoringFormat): string => FORMAT_LABELS[format];
