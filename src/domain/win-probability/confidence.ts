/**
 * How sure a recommendation may sound: from the spread of its outcome and the state of its inputs, never from the average.
 */
import { fault, isCount, type Outcome, solved } from "../lineup/fault";

export type ConfidenceInputs = {
  /** Shares of simulated draws, as `PairedGain` has them. */
  readonly gain: { readonly above: number; readonly level: number };
  /** Players the move touches, and how many of them may or may not play. */
  readonly playersInvolved: number;
  readonly playersUncertain: number;
  /** Age of the oldest source that the move rests on, in minutes. */
  readonly oldestSourceMinutes: number;
};

export type ConfidenceLevel = "low" | "medium" | "high";

export type Confidence = {
  /** Chance that the move gains, no difference counted half. */
  readonly probabilityGain: number;
  readonly level: ConfidenceLevel;
  /** Sentences, the chance first. */
  readonly because: readonly string[];
};

const LEVELS = ["low", "medium", "high"] as const;

/** A move that gains in two of three draws is worth a word, in four of five worth a promise. */
const MEDIUM_FROM = 0.65;
const HIGH_FROM = 0.8;

/** Statuses change by the hour on a game day; after six hours a status report has been replaced. */
const STALE_MINUTES = 60;
const VERY_STALE_MINUTES = 360;

/** Faults: shares outside 0 to 1, counts that are none, more uncertain players than players, a negative age. */
export function confidenceIn(inputs: ConfidenceInputs): Outcome<Confidence> {
  const { gain, playersInvolved, playersUncertain, oldestSourceMinutes } = inputs;
  if (!(gain.above >= 0 && gain.level >= 0 && gain.above + gain.level <= 1 + 1e-9))
    return fault("engine.bad-number", "shares of the gain");
  if (!isCount(playersInvolved) || !isCount(playersUncertain) || playersUncertain > playersInvolved)
    return fault("engine.bad-number", "players involved");
  if (!(oldestSourceMinutes >= 0 && Number.isFinite(oldestSourceMinutes)))
    return fault("engine.bad-number", "age of the sources");
  const probabilityGain = Math.min(1, gain.above + gain.level / 2);
  const because = [`It gains in ${Math.round(100 * probabilityGain)} of 100 simulated outcomes.`];
  let rank = probabilityGain >= HIGH_FROM ? 2 : probabilityGain >= MEDIUM_FROM ? 1 : 0;
  if (playersUncertain > 0) {
    rank -= 2 * playersUncertain > playersInvolved ? 2 : 1;
    because.push(`${playersUncertain} of ${playersInvolved} players involved may not play.`);
  }
  if (oldestSourceMinutes > STALE_MINUTES) {
    rank -= oldestSourceMinutes > VERY_STALE_MINUTES ? 2 : 1;
    because.push(`The oldest source is ${ageInWords(oldestSourceMinutes)} old.`);
  }
  return solved({ probabilityGain, level: LEVELS[Math.max(0, rank)] ?? "low", because });
}

function ageInWords(minutes: number): string {
  if (minutes < 120) return `${Math.round(minutes)} minutes`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} hours` : `${Math.round(minutes / 1440)} days`;
}
