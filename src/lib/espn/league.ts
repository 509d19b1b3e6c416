/**
 * `mSettings`, `mStatus` and `mTeam`: a league's rules, state and teams. Samples: recorded points leagues of 2023
 * and 2027.
 */
import { z } from "zod";
import { matchupPeriodId, scoringPeriodId, teamId } from "@/domain/ids";
import {
  type AcquisitionRules,
  isPointsFormat,
  type LeagueSettings,
  type LeagueStatus,
  type LeagueTeam,
  type ScoringFormat,
} from "@/domain/league/league";
import { EspnUnexpectedShape } from "./errors";
import { firstOfEach } from "./identity";
import { allValues, finite, goodParts, goodValues, instant, int, maybe, readShape, report, shortText } from "./wire";

// Strict: without one of them, or with another weight, every score of the league would be wrong.
const scoringItem = z.object({
  statId: int.min(0).max(400),
  points: finite.optional(),
  isReverseItem: z.boolean().optional(),
  pointsOverrides: allValues(finite),
});

const settingsShape = z.object({
  name: maybe(shortText),
  size: maybe(int),
  isPublic: maybe(z.boolean()),
  scoringSettings: z.object({ scoringType: shortText, scoringItems: z.array(scoringItem) }),
  rosterSettings: z.object({
    lineupSlotCounts: goodValues(int.min(0).max(60)),
    positionLimits: goodValues(int),
    lineupSlotStatLimits: goodValues(z.object({ limitValue: finite, statId: maybe(int) })),
    lineupLocktimeType: maybe(shortText),
    rosterLocktimeType: maybe(shortText),
    isUsingUndroppableList: maybe(z.boolean()),
  }),
  acquisitionSettings: z
    .object({
      acquisitionType: maybe(shortText),
      isUsingAcquisitionBudget: maybe(z.boolean()),
      acquisitionBudget: maybe(finite),
      minimumBid: maybe(finite),
      // Strict: an unreadable limit would promise adds that ESPN refuses.
      acquisitionLimit: finite.optional(),
      matchupAcquisitionLimit: finite.optional(),
      matchupLimitPerScoringPeriod: z.boolean().optional(),
      waiverHours: maybe(finite),
      waiverOrderReset: maybe(z.boolean()),
    })
    .optional(),
  scheduleSettings: maybe(
    z.object({
      periodTypeId: maybe(int),
      matchupPeriodCount: maybe(int),
      matchupPeriods: goodValues(z.array(int)),
      playoffTeamCount: maybe(int),
      playoffMatchupPeriodLength: maybe(int),
      playoffSeedingRule: maybe(shortText),
      playoffReseed: maybe(z.boolean()),
    }),
  ),
  tradeSettings: maybe(z.object({ deadlineDate: instant })),
});

const FORMATS: Readonly<Record<string, ScoringFormat>> = {
  H2H_POINTS: "points",
  H2H_CATEGORY: "each-category",
  H2H_MOST_CATEGORIES: "most-categories",
  ROTO: "roto",
  TOTAL_SEASON_POINTS: "season-points",
};

// periodTypeId 0 was seen in a rotisserie league, 2 in head-to-head ones; 1 is football's, mapped because ESPN lists
// it.
const PERIOD_TYPES: Readonly<Record<number, LeagueSettings["schedule"]["periodType"]>> = {
  0: "season",
  1: "scoring-period",
  2: "week",
};

/** −1 means no limit everywhere in ESPN's settings. */
const limit = (value: number | undefined): number | null => (value === undefined || value < 0 ? null : value);

export function toSettings(raw: unknown): LeagueSettings {
  const espnPayload = readShape(settingsShape, raw, "settings");
  const roster = espnPayload.rosterSettings;
  const schedule = espnPayload.scheduleSettings;
  const format = FORMATS[espnPayload.scoringSettings.scoringType] ?? "unknown";
  const worthless = espnPayload.scoringSettings.scoringItems.findIndex(({ points }) => points === undefined);
  if (isPointsFormat(format) && worthless >= 0) {
    throw new EspnUnexpectedShape({ what: "settings", path: `scoringSettings.scoringItems.${worthless}.points` });
  }
  return {
    leagueName: espnPayload.name ?? "Unnamed league",
    size: espnPayload.size ?? 0,
    isPublic: espnPayload.isPublic ?? null,
    format,
    rawScoringType: espnPayload.scoringSettings.scoringType,
    scoringItems: firstOfEach(espnPayload.scoringSettings.scoringItems, ({ statId }) => statId).map((item) => ({
      statId: item.statId,
      points: item.points ?? 0,
      isReverse: item.isReverseItem ?? false,
      pointsByPosition: item.pointsOverrides,
    })),
    slotCounts: roster.lineupSlotCounts,
    positionLimits: Object.fromEntries(Object.entries(roster.positionLimits).map(([id, max]) => [id, limit(max)])),
    slotGamesLimits: Object.fromEntries(
      Object.entries(roster.lineupSlotStatLimits)
        .filter(([, cap]) => cap.statId === 42 || cap.statId === undefined)
        .map(([slot, cap]) => [slot, cap.limitValue]),
    ),
    lineupLock: roster.lineupLocktimeType ?? "UNKNOWN",
    rosterLock: roster.rosterLocktimeType ?? "UNKNOWN",
    isUsingUndroppableList: roster.isUsingUndroppableList ?? false,
    acquisitions: toAcquisitions(espnPayload.acquisitionSettings),
    schedule: {
      periodType: PERIOD_TYPES[schedule?.periodTypeId ?? 2] ?? "week",
      regularSeasonMatchups: schedule?.matchupPeriodCount ?? 0,
      matchupPeriods: schedule?.matchupPeriods ?? {},
      playoffTeamCount: schedule?.playoffTeamCount ?? 0,
      playoffMatchupWeeks: schedule?.playoffMatchupPeriodLength ?? 1,
      seedingRule: schedule?.playoffSeedingRule ?? null,
      isReseeded: schedule?.playoffReseed ?? false,
    },
    tradeDeadlineAt: espnPayload.tradeSettings?.deadlineDate ?? null,
  };
}

function toAcquisitions(espnPayload: z.output<typeof settingsShape>["acquisitionSettings"]): AcquisitionRules {
  return {
    type: espnPayload?.acquisitionType ?? "UNKNOWN",
    isUsingBudget: espnPayload?.isUsingAcquisitionBudget ?? false,
    budget: espnPayload?.acquisitionBudget ?? 0,
    minimumBid: espnPayload?.minimumBid ?? 0,
    seasonLimit: limit(espnPayload?.acquisitionLimit),
    matchupLimit: limit(espnPayload?.matchupAcquisitionLimit),
    isMatchupLimitPerDay: espnPayload?.matchupLimitPerScoringPeriod ?? false,
    waiverHours: espnPayload?.waiverHours ?? 0,
    isWaiverOrderReset: espnPayload?.waiverOrderReset ?? null,
  };
}

const statusShape = z.object({
  currentMatchupPeriod: int.min(1),
  latestScoringPeriod: int.min(0),
  firstScoringPeriod: maybe(int),
  finalScoringPeriod: int.min(1),
  isActive: maybe(z.boolean()),
  waiverLastExecutionDate: instant,
});

export function toStatus(raw: unknown): LeagueStatus {
  const espnPayload = readShape(statusShape, raw, "status");
  return {
    currentMatchupPeriod: matchupPeriodId.parse(espnPayload.currentMatchupPeriod),
    latestScoringPeriod: scoringPeriodId.parse(espnPayload.latestScoringPeriod),
    firstScoringPeriod: scoringPeriodId.parse(Math.max(0, espnPayload.firstScoringPeriod ?? 1)),
    finalScoringPeriod: scoringPeriodId.parse(espnPayload.finalScoringPeriod),
    isActive: espnPayload.isActive ?? true,
    waiversLastRunAt: espnPayload.waiverLastExecutionDate,
  };
}

const teamShape = z.object({
  id: int.pipe(teamId),
  abbrev: maybe(shortText),
  name: maybe(shortText),
  // Before about 2023 a team has these two instead of `name`.
  location: maybe(shortText),
  nickname: maybe(shortText),
  waiverRank: maybe(int),
  playoffSeed: maybe(int),
  divisionId: maybe(int),
  record: report(z.object({ overall: z.object({ wins: finite, losses: finite, ties: finite }) })),
  transactionCounter: report(
    z.object({
      acquisitions: int.optional(),
      matchupAcquisitionTotals: allValues(finite),
      acquisitionBudgetSpent: maybe(finite),
    }),
  ),
});

/** Teams in ESPN's order; one without an id is dropped. */
export function toTeams(raw: unknown): LeagueTeam[] {
  return firstOfEach(goodParts(teamShape).parse(raw), ({ id }) => id).map((espnPayload) => ({
    teamId: espnPayload.id,
    teamName:
      (espnPayload.name ?? [espnPayload.location, espnPayload.nickname].filter(Boolean).join(" ")) ||
      `Team ${espnPayload.id}`,
    abbreviation: espnPayload.abbrev ?? `T${espnPayload.id}`,
    waiverRank: espnPayload.waiverRank ?? null,
    playoffSeed: espnPayload.playoffSeed ?? null,
    divisionId: espnPayload.divisionId ?? null,
    record: espnPayload.record?.overall ?? null,
    acquisitionsThisSeason: espnPayload.transactionCounter?.acquisitions ?? null,
    // Not sent before a team's first add.
    acquisitionsByMatchup:
      espnPayload.transactionCounter === null ? null : (espnPayload.transactionCounter?.matchupAcquisitionTotals ?? {}),
    budgetSpent: espnPayload.transactionCounter?.acquisitionBudgetSpent ?? null,
  }));
}
