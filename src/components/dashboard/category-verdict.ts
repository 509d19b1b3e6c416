/** Verdict on a category from the engine's probability to win it over the days left. Pure. */
export type CategoryVerdict = "lock" | "swing" | "concede";

/** From here it is as good as won; below the other it is as good as lost. */
const LOCK_FROM = 0.8;
const CONCEDE_BELOW = 0.2;

export const verdictOn = (chance: number): CategoryVerdict =>
  chance >= LOCK_FROM ? "lock" : chance < CONCEDE_BELOW ? "concede" : "swing";
