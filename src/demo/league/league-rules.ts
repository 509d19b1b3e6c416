/** The demo league's own rules, the same in every format. */
import { daysOfMatchup } from "../season/calendar";

/** The person's team. */
export const PERSON_TEAM = 1;

/** Adds per day of a matchup, ESPN's fraction form: four in a week of seven days. */
export const ADDS_PER_DAY = 4 / 7;
/** Adds a matchup allows; a part of an add is not one. */
export const addLimit = (matchup: number): number => {
  const { first, last } = daysOfMatchup(matchup);
  return Math.floor(ADDS_PER_DAY * (last - first + 1) + 1e-9);
};

/** Hours a dropped player stays on waivers. */
export const WAIVER_HOURS = 24;

/**
 * Hour of the day, Eastern, at which the demo's managers make their moves, and moves made for a later day take effect.
 */
export const MOVES_HOUR = 9;
