/** A user's preferences that the engine takes into account. Set only by the user's own action. */
import type { PlayerId } from "../ids";

const RISKS = ["cautious", "balanced", "bold"] as const;
export type Risk = (typeof RISKS)[number];

export type EnginePreferences = {
  /** Never proposed as a drop. */
  readonly untouchables: readonly PlayerId[];
  /**
   * ESPN's ids of categories that are given up: a start is worth nothing for them. Without meaning in points leagues.
   */
  readonly punts: readonly number[];
  readonly risk: Risk;
  /** Lets plans drop players who would otherwise be kept for their rest-of-season value. */
  readonly allowKeeperDrops: boolean;
};

export const NO_PREFERENCES: EnginePreferences = {
  untouchables: [],
  punts: [],
  risk: "balanced",
  allowKeeperDrops: false,
};

/**
 * Gain a move must promise, as a multiple of the format's price of an add: our own choice, not fitted. Cautious asks
 * for twice the gain before a move is proposed, bold for half.
 */
export const CLAIM_FACTOR: Readonly<Record<Risk, number>> = { cautious: 2, balanced: 1, bold: 0.5 };
