/** Unit of what a move brings after this matchup. */
import { z } from "zod";

/**
 * Wins of the season (categories, where each counts as one), a rotisserie's rank points, or points where the season is one sum.
 * Answers and cards of earlier versions have none: theirs is the unit of the gain beside it.
 */
export const laterUnit = z.enum(["wins", "roto points", "points", "category value"]);
export type LaterUnit = z.infer<typeof laterUnit>;

type Valued = { readonly unit: "points" | "category value"; readonly laterUnit?: LaterUnit | undefined };

export const laterUnitOf = ({ unit, laterUnit: later }: Valued): LaterUnit => later ?? unit;
