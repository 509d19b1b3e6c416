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
import { allValues, finite, goodParts, goodValues, instant, int, maybe, readShape, shortText, told } from "./wire";

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
    })
    .optional(),
  scheduleSettings: maybe(
    z.object({
      periodTypeId: maybe(int),
      matchupPeriodCount: maybe(int),
      matchupPeriods: goodValues(z.array(int)),
      playoffTeamCount: maybe(int),
      playoffMatchupPeriodLength: maybe(int),
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
  const wire = readShape(settingsShape, raw, "settings");
  const roster = wire.rosterSettings;
  const schedule = wire.scheduleSettings;
  const format = FORMATS[wire.scoringSettings.scoringType] ?? "unknown";
  const worthless = wire.scoringSettings.scoringItems.findIndex(({ points }) => points === undefined);
  if (isPointsFormat(format) && worthless >= 0) {
    throw new EspnUnexpectedShape({ what: "settings", path: `scoringSettings.scoringItems.${worthless}.points` });
  }
  return {
    leagueName: wire.name ?? "Unnamed league",
    size: wire.size ?? 0,
    isPublic: wire.isPublic ?? null,
    format,
    rawScoringType: wire.scoringSettings.scoringType,
    scoringItems: firstOfEach(wire.scoringSettings.scoringItems, ({ statId }) => statId).map((item) => ({
      statId: item.statId,
      points: item.points ?? 0,
      isReverse: item.isReverseItem ?? false,
      pointsByPosition: item.pointsOverrides,
    })),
    slotCounts: roster.lineupSlotCounts,
    positionLimits: Object.fromEntries(Object.entries(roster.positionLimits).map(([id, most]) => [id, limit(most)])),
    slotGamesLimits: Object.fromEntries(
      Object.entries(roster.lineupSlotStatLimits)
        .filter(([, cap]) => cap.statId === 42 || cap.statId === undefined)
        .map(([slot, cap]) => [slot, cap.limitValue]),
    ),
    lineupLock: roster.lineupLocktimeType ?? "UNKNOWN",
    rosterLock: roster.rosterLocktimeType ?? "UNKNOWN",
    isUsingUndroppableList: roster.isUsingUndroppableList ?? false,
    acquisitions: toAcquisitions(wire.acquisitionSettings),
    schedule: {
      periodType: PERIOD_TYPES[schedule?.periodTypeId ?? 2] ?? "week",
      regularSeasonMatchups: schedule?.matchupPeriodCount ?? 0,
      matchupPeriods: schedule?.matchupPeriods ?? {},
      playoffTeamCount: schedule?.playoffTeamCount ?? 0,
      playoffMatchupWeeks: schedule?.playoffMatchupPeriodLength ?? 1,
    },
    tradeDeadlineAt: wire.tradeSettings?.deadlineDate ?? null,
  };
}

function toAcquisitions(wire: z.output<typeof settingsShape>["acquisitionSettings"]): AcquisitionRules {
  return {
    type: wire?.acquisitionType ?? "UNKNOWN",
    isUsingBudget: wire?.isUsingAcquisitionBudget ?? false,
    budget: wire?.acquisitionBudget ?? 0,
    minimumBid: wire?.minimumBid ?? 0,
    seasonLimit: limit(wire?.acquisitionLimit),
    matchupLimit: limit(wire?.matchupAcquisitionLimit),
    isMatchupLimitPerDay: wire?.matchupLimitPerScoringPeriod ?? false,
    waiverHours: wire?.waiverHours ?? 0,
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
  const wire = readShape(statusShape, raw, "status");
  return {
    currentMatchupPeriod: matchupPeriodId.parse(wire.currentMatchupPeriod),
    latestScoringPeriod: scoringPeriodId.parse(wire.latestScoringPeriod),
    firstScoringPeriod: scoringPeriodId.parse(Math.max(0, wire.firstScoringPeriod ?? 1)),
    finalScoringPeriod: scoringPeriodId.parse(wire.finalScoringPeriod),
    isActive: wire.isActive ?? true,
    waiversLastRunAt: wire.waiverLastExecutionDate,
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
  record: told(z.object({ overall: z.object({ wins: finite, losses: finite, ties: finite }) })),
  transactionCounter: told(z.object({ acquisitions: int.optional(), matchupAcquisitionTotals: allValues(finite) })),
});

/** Teams in ESPN's order; one without an id is dropped. */
export function toTeams(raw: unknown): LeagueTeam[] {
  return firstOfEach(goodParts(teamShape).parse(raw), ({ id }) => id).map((wire) => ({
    teamId: wire.id,
    teamName: (wire.name ?? [wire.location, wire.nickname].filter(Boolean).join(" ")) || `Team ${wire.id}`,
    abbreviation: wire.abbrev ?? `T${wire.id}`,
    waiverRank: wire.waiverRank ?? null,
    playoffSeed: wire.playoffSeed ?? null,
    record: wire.record?.overall ?? null,
    acquisitionsThisSeason: wire.transactionCounter?.acquisitions ?? null,
    // Not sent before a team's first add.
    acquisitionsByMatchup:
      wire.transactionCounter === null ? null : (wire.transactionCounter?.matchupAcquisitionTotals ?? {}),
  }));
}
