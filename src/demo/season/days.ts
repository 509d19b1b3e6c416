/** Days of the demo season that have a name. Eastern calendar days, `YYYY-MM-DD`. */

/**
 * The day on which a fresh demo opens, a Monday: the first day of a matchup that is still open, with moves worth
 * making.
 */
export const DEMO_START_DAY = "2024-12-02";

/** The day on which tests, golden worlds and measurements stand, wherever the demo opens. */
export const DEMO_REFERENCE_DAY = "2025-01-15";
