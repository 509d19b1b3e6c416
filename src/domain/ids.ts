/**
 * Branded identifiers and days. A bare number or string never travels where two kinds could be swapped.
 */
import { z } from "zod";

export const playerId = z.number().int().brand<"PlayerId">();
export type PlayerId = z.infer<typeof playerId>;

/** ESPN team ids are small and not contiguous: ten teams may be numbered 1 to 16 with gaps. */
export const teamId = z.number().int().positive().brand<"TeamId">();
export type TeamId = z.infer<typeof teamId>;

/** ESPN's day number within a season. Day 1 is not always opening night, so it is only ever read, never counted. */
export const scoringPeriodId = z.number().int().nonnegative().brand<"ScoringPeriodId">();
export type ScoringPeriodId = z.infer<typeof scoringPeriodId>;

/** The number of a matchup (one week, sometimes two) within a season. */
export const matchupPeriodId = z.number().int().positive().brand<"MatchupPeriodId">();
export type MatchupPeriodId = z.infer<typeof matchupPeriodId>;

/** A calendar day in US Eastern time, `YYYY-MM-DD`. */
export const easternDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .brand<"EasternDay">();
export type EasternDay = z.infer<typeof easternDay>;
