/** Answers of the routes about the product itself: runs, the demo's day, jobs, health. */
import { z } from "zod";
import { sourceOutput } from "./news/source-output";

export const stoppedOutput = z.object({ threadId: z.uuid(), wasRunning: z.boolean() });

export const handoffOutput = z.object({ proposalId: z.uuid() });

/** A day of the demo league, `YYYY-MM-DD`, US Eastern. */
export const demoDayOutput = z.object({ day: z.string() });
export const demoDayRequest = z.object({
  day: z.union([z.literal("next"), z.literal("start"), z.iso.date()]),
});

export const jobOutput = z.object({
  job: z.string(),
  status: z.enum(["done", "running already"]),
  /** Counters of the run, by name; only for a job that ran. */
  result: z.record(z.string(), z.unknown()).optional(),
  ms: z.number(),
});

export const healthOutput = z.object({ status: z.literal("ok") });

export const readyOutput = z.object({
  /** "degraded": it answers, and a job has not run in three of its periods, or the disk is full or read-only. */
  status: z.enum(["ready", "degraded", "not ready"]),
  database: z.object({
    home: z.enum(["embedded", "postgres"]),
    isAnswering: z.boolean(),
    isDiskFull: z.boolean(),
    isReadOnly: z.boolean(),
    hasVector: z.boolean(),
  }),
  /** Migrations the database has applied and this version does not know. */
  migrations: z.object({ unknown: z.array(z.string()) }),
  model: z.object({ id: z.string(), circuit: z.string(), lastFailureCode: z.string().nullable() }),
  league: z.object({
    provider: z.enum(["espn", "demo"]),
    season: z.number().int(),
    demoDay: z.string().nullable(),
  }),
  sources: z.array(sourceOutput),
  jobs: z.array(
    z.object({
      name: z.string(),
      /** End of its latest run, on whichever server; `null` before the first. */
      lastRanAt: z.string().nullable(),
      lastOutcome: z.enum(["done", "failed"]).nullable(),
      isLate: z.boolean(),
    }),
  ),
});

const trackRecord = z.object({
  /** Recommendations whose matchup is over and could be counted. */
  settled: z.number().int().nonnegative(),
  claimed: z.number(),
  delivered: z.number(),
  /** `null` while nothing was claimed. */
  deliveredOfClaimed: z.number().nullable(),
  shareNotNegative: z.number().nullable(),
  /** Brier score of the win probabilities stated on approved moves; `null` when there are none. */
  brier: z.number().nullable(),
});
/** Claimed against delivered, by unit; declined ones apart, as what they would have been. */
export const trackRecordOutput = z.object({
  records: z.array(z.object({ unit: z.string(), approved: trackRecord, declined: trackRecord })),
});
