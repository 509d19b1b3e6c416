/**
 * Adds that a team has left, by the limits of its league.
 *
 * ESPN limits adds by matchup, by season, both or not at all. The matchup's limit may be a share per day of the
 * matchup: 3/7 × 7 days = 3. How ESPN rounds shares of matchups of other lengths is not known, so a broken limit is
 * rounded down and the answer says so: promising an add that ESPN refuses is worse than overlooking one.
 */

import { fault, isCount, isUsableNumber, type Outcome, solved } from "../lineup/fault";
import type { AcquisitionRules } from "./league";

export type AddsSoFar = {
  /** Adds used by matchup period; a missing key is none. */
  readonly byMatchup: Readonly<Record<string, number>>;
  /** `null` when ESPN does not say, which counts as none. */
  readonly thisSeason: number | null;
};

export type MatchupLength = {
  readonly matchupPeriod: number;
  /** Days from its first to its last, both counted; `null` when the calendar does not know them. */
  readonly days: number | null;
  readonly isOver: boolean;
};

export type AddsLeft = {
  /** Whole adds; `null` without any limit that is known. */
  readonly left: number | null;
  /** Adds that the matchup allows in all, before any rounding; `null` without a limit. */
  readonly matchupLimit: number | null;
  /** That limit is broken and was rounded down; ESPN may allow one more. */
  readonly isRoundedDown: boolean;
  /** The limit is a share per day and the days are not known, so it could not be counted. */
  readonly isMatchupLimitUnknown: boolean;
  /** The limit that decides; `null` without one, or when the matchup is over. */
  readonly boundBy: "matchup" | "season" | null;
};

type Limits = Pick<AcquisitionRules, "seasonLimit" | "matchupLimit" | "isMatchupLimitPerDay">;

/** A rounding unit below one add: 3/7 × 7 is 2.9999999999999996 in binary. */
const ROUNDING = 1e-9;

/** Faults: a limit or a tally that is no number of 0 or more, a limit beyond any league's, a matchup period below 1. */
export function addsLeft(rules: Limits, used: AddsSoFar, matchup: MatchupLength): Outcome<AddsLeft> {
  const usedInMatchup = used.byMatchup[String(matchup.matchupPeriod)] ?? 0;
  const wrong = wrongNumber(rules, matchup, { usedInMatchup, usedInSeason: used.thisSeason ?? 0 });
  if (wrong) return wrong;
  const { matchupLimit, isMatchupLimitUnknown } = limitOfMatchup(rules, matchup);
  const whole = matchupLimit === null ? null : Math.floor(matchupLimit + ROUNDING);
  const inMatchup = whole === null ? null : Math.max(0, whole - usedInMatchup);
  const inSeason = rules.seasonLimit === null ? null : Math.max(0, rules.seasonLimit - (used.thisSeason ?? 0));
  const limited = { matchupLimit, isMatchupLimitUnknown };
  const isRoundedDown = whole !== null && (matchupLimit ?? 0) - whole > ROUNDING;
  // Adds made now would count in the next matchup.
  if (matchup.isOver && (inMatchup ?? inSeason) !== null) {
    return solved({ ...limited, left: 0, isRoundedDown, boundBy: null });
  }
  if (inSeason !== null && (inMatchup === null || inSeason < inMatchup)) {
    return solved({ ...limited, left: inSeason, isRoundedDown, boundBy: "season" });
  }
  return solved({ ...limited, left: inMatchup, isRoundedDown, boundBy: inMatchup === null ? null : "matchup" });
}

function limitOfMatchup({ matchupLimit, isMatchupLimitPerDay }: Limits, { days }: MatchupLength) {
  if (matchupLimit === null) return { matchupLimit, isMatchupLimitUnknown: false };
  if (!isMatchupLimitPerDay) return { matchupLimit, isMatchupLimitUnknown: false };
  return { matchupLimit: days === null ? null : matchupLimit * days, isMatchupLimitUnknown: days === null };
}

function wrongNumber(
  { matchupLimit, seasonLimit }: Limits,
  { matchupPeriod, days }: MatchupLength,
  { usedInMatchup, usedInSeason }: { usedInMatchup: number; usedInSeason: number },
): ReturnType<typeof fault> | undefined {
  if (!isCount(matchupPeriod) || matchupPeriod === 0) return fault("engine.bad-number", "matchupPeriod");
  if (days !== null && !isCount(days)) return fault("engine.bad-number", "days of the matchup");
  if (matchupLimit !== null && !(isUsableNumber(matchupLimit * (days ?? 1)) && matchupLimit >= 0)) {
    return fault("engine.bad-number", "matchupLimit");
  }
  if (seasonLimit !== null && !isCount(seasonLimit)) return fault("engine.bad-number", "seasonLimit");
  if (!isCount(usedInMatchup)) return fault("engine.bad-number", "adds used in the matchup");
  if (!isCount(usedInSeason)) return fault("engine.bad-number", "adds used this season");
  return undefined;
}
