/** The sizes and rules of the published backtests: the command and the fitting script use the same. */
import type { EngineRules } from "./decision-course";
import type { ReplaySettings } from "./replayed-matchups";

const seedsUpTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Weeks before this one tell too little of the season's form. */
export const FROM_WEEK = 3;

/** 24 leagues: 23,760 matchups in a season of 25 weeks. Rosters stay as drafted. */
export const WIN_PROBABILITY_REPLAY: ReplaySettings = {
  seeds: seedsUpTo(24),
  fromWeek: FROM_WEEK,
  rules: { replaceAfterDays: null },
};

/** The same leagues with managers who replace a player without a game in three weeks. */
export const TENDED_REPLAY: ReplaySettings = { ...WIN_PROBABILITY_REPLAY, rules: { replaceAfterDays: 21 } };

/** 5 leagues: 1,100 team-weeks. Tended, since a team full of players long gone would flatter every proposal. */
export const DECISION_REPLAY: ReplaySettings = { ...TENDED_REPLAY, seeds: seedsUpTo(5) };

export const ENGINE_RULES: Omit<EngineRules, "claimShrink"> = {
  addsPerWeek: 4,
  minGainPerAdd: 5,
  keepBest: 8,
  freeAgents: 300,
};

/** Team-weeks on which the quick plan is held against the proven one. */
export const PROVEN_SAMPLE_WEEKS = 100;
