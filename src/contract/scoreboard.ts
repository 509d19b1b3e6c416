/**
 * How well each model did in the evaluation, by commit: the committed file that the page and the document are made of.
 */
import { z } from "zod";

/** A share of 0..1 with its 95 % interval; `null` of no case at all. */
const share = z.object({ share: z.number().min(0).max(1).nullable(), low: z.number(), high: z.number() });
export type ScoreboardShare = z.infer<typeof share>;

const scoreboardEntry = z.object({
  commit: z.string(),
  model: z.string(),
  dataset: z.string(),
  /** ISO 8601 UTC. */
  date: z.iso.datetime({ offset: true }),
  cases: z.number().int().nonnegative(),
  passed: z.number().int().nonnegative(),
  /** Never counted as passed. */
  needsJudge: z.number().int().nonnegative(),
  repeat: z.number().int().positive(),
  /** Shares of all cases: one repetition passes, and all `repeat` of them do. */
  passOne: share,
  passAll: share,
  categories: z.array(z.object({ name: z.string(), cases: z.number().int(), passOne: share })),
  /**
   * Calibration of the engine's win probability over a past season's matchups that nothing was fitted on. The same for
   * every model.
   */
  calibration: z
    .object({
      season: z.string(),
      brier: z.number(),
      /** Brier score of the baseline forecast, which knows only season averages. */
      brierOfAverages: z.number(),
      ece: z.number(),
      /** Chance said and share won, of each tenth. */
      points: z.array(z.object({ said: z.number(), won: z.number() })),
    })
    .nullable(),
  /** Cost of the run in US dollars; `null` when the model's price is unknown. */
  costUsd: z.number().nullable(),
  /** Median duration of a case, in milliseconds. */
  p50Ms: z.number().nullable(),
  p95Ms: z.number().nullable(),
});
export type ScoreboardEntry = z.infer<typeof scoreboardEntry>;

/** Newest first. */
export const scoreboard = z.array(scoreboardEntry);
