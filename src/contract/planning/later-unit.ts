/**
 * Unit of what a move brings after this matchup, and how many decimals of it are shown.
 *
 * Without the schema library: pages load this.
 */

/**
 * Wins of the season (categories, where each counts as one), a rotisserie's rank points, or points where the season is one sum.
 * Answers and cards of earlier versions have none: theirs is the unit of the gain beside it.
 */
export const LATER_UNITS = ["wins", "roto points", "points", "category value"] as const;
export type LaterUnit = (typeof LATER_UNITS)[number];

/** Decimals that are shown: hundredths of a win. */
const DIGITS: Readonly<Record<LaterUnit, number>> = { wins: 2, "roto points": 2, points: 1, "category value": 3 };

export const laterDigits = (unit: LaterUnit): number => DIGITS[unit];

/** The number that is shown. */
export const laterRounded = (value: number, unit: LaterUnit): number => Number(value.toFixed(DIGITS[unit])) || 0;

type Valued = { readonly unit: "points" | "category value"; readonly laterUnit?: LaterUnit | undefined };

export const laterUnitOf = ({ unit, laterUnit: later }: Valued): LaterUnit => later ?? unit;
