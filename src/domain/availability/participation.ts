/**
 * The chance that a player takes part in a coming game, from who played in the NBA team's games so far.
 *
 * This is the base rate before any injury report: it knows nothing but presence and absence. A logistic model with a
 * few terms, fitted on one season's mornings (`scripts/training/fit/participation.ts`).
 */
import fitted from "../fitted/participation.json" with { type: "json" };

export type Presence = {
  /** NBA team games since his last appearance for anyone; 0 when he played the last one. */
  readonly missed: number;
  /** Share of the NBA team's last ten and last thirty games, since he joined, in which he played; 0 to 1. */
  readonly share10: number;
  readonly share30: number;
  /** NBA team games over which the shares were taken, at most 30. */
  readonly gamesKnown: number;
};

export type ParticipationInput = Presence & {
  /** Expected minutes when he plays. */
  readonly minutes: number;
  /** The NBA team plays on the evening before too. */
  readonly isSecondNight: boolean;
  /** Whole days from the morning that asks to the game. */
  readonly daysAhead: number;
  /** Games of the NBA team before this one. */
  readonly proTeamGamesBefore: number;
};

/** Names of the terms, in the order of the coefficients. */
export const PARTICIPATION_TERMS = [
  "one",
  "missed1",
  "missed2to3",
  "missed4to6",
  "missed7to12",
  "missed13to25",
  "missed26up",
  "share10",
  "share30",
  "minutes",
  "fewMinutes",
  "veryFewMinutes",
  "absentXshare30",
  "absentXminutes",
  "secondNight",
  "secondNightXminutes",
  "seasonEnd",
  "seasonEndXminutes",
  "present:days",
  "missed1to3:days",
  "missed4to12:days",
  "missed13up:days",
] as const;

/** Absences longer than each, in NBA team games, fall into one class. */
const MISSED_UP_TO = [0, 1, 3, 6, 12, 25];
const SEASON_END_GAME = 75;
/** Players below it are often healthy and not used. */
const FEW_MINUTES = 22;
const VERY_FEW_MINUTES = 14;
/** Shares are pulled to this with the weight of one game. */
const USUAL_SHARE = 0.85;
const SHARE_WEIGHT = 1;

const logOdds = (share: number): number => Math.log(share / (1 - share));

export function participationTerms(input: ParticipationInput): number[] {
  const { missed, minutes, daysAhead, gamesKnown } = input;
  const classOfMissed = MISSED_UP_TO.findIndex((upTo) => missed <= upTo);
  const missedClass = classOfMissed < 0 ? MISSED_UP_TO.length : classOfMissed;
  const pulled = (share: number, games: number) =>
    (share * games + USUAL_SHARE * SHARE_WEIGHT) / (games + SHARE_WEIGHT);
  const played = minutes / 36;
  const share30 = logOdds(pulled(input.share30, gamesKnown));
  const shortfall = (few: number) => Math.max(0, few - minutes) / few;
  const isAbsent = Number(missed > 0);
  const isEnd = Number(input.proTeamGamesBefore >= SEASON_END_GAME);
  const isSecond = Number(input.isSecondNight);
  const days = Math.log1p(daysAhead);
  const within = (from: number, to: number) => (missed >= from && missed <= to ? days : 0);
  return [
    1,
    ...[1, 2, 3, 4, 5, 6].map((group) => Number(missedClass === group)),
    logOdds(pulled(input.share10, Math.min(10, gamesKnown))),
    share30,
    played,
    shortfall(FEW_MINUTES),
    shortfall(VERY_FEW_MINUTES),
    isAbsent * share30,
    isAbsent * played,
    isSecond,
    isSecond * played,
    isEnd,
    isEnd * played,
    within(0, 0),
    within(1, 3),
    within(4, 12),
    within(13, Number.POSITIVE_INFINITY),
  ];
}

/**
 * 0 to 1, never exactly either. @throws `RangeError` for shares outside 0 to 1, and counts, minutes or days below 0 or
 * not finite.
 */
export function chanceFromPresence(
  input: ParticipationInput,
  coefficients: readonly number[] = fitted.coefficients,
): number {
  const { missed, gamesKnown, minutes, daysAhead, proTeamGamesBefore, share10, share30 } = input;
  for (const amount of [missed, gamesKnown, minutes, daysAhead, proTeamGamesBefore]) {
    if (!Number.isFinite(amount) || amount < 0) throw new RangeError(`${amount} is no count, minutes or days`);
  }
  for (const share of [share10, share30]) {
    if (!(share >= 0 && share <= 1)) throw new RangeError(`${share} is no share`);
  }
  const score = participationTerms(input).reduce((sum, term, at) => sum + term * (coefficients[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-score));
}
