/**
 * Runs one suite trial by trial within a time limit, and remembers what was done.
 *
 * Progress is written after every trial, whole or not at all, so a call that is stopped anywhere loses one trial at
 * most and the next call goes on behind it.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import type { Suite, TrialOutcome } from "./suite";

const storedTrial = z.object({
  index: z.number().int().positive(),
  seed: z.number().int(),
  ok: z.boolean(),
  line: z.string(),
  figures: z.record(z.string(), z.number()).optional(),
  ms: z.number().nonnegative(),
  /** The commit that ran it; figures of different commits do not add up to one claim. */
  revision: z.string(),
});
const progress = z.object({ suite: z.string(), trials: z.array(storedTrial) });

type DoneTrial = z.infer<typeof storedTrial>;

/**
 * Trials done so far; none when nothing is stored. A file of unknown form is an error, since it may hold hours of work.
 */
function readProgress(path: string, suite: string): DoneTrial[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
  const read = progress.safeParse(JSON.parse(text));
  if (!read.success || read.data.suite !== suite)
    throw new Error(`${path} is not the progress of ${suite}. Look at it, or begin again with --restart.`);
  return read.data.trials;
}

function writeProgress(path: string, suite: string, trials: readonly DoneTrial[]): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify({ suite, trials }, null, 1)}\n`);
  renameSync(`${path}.new`, path);
}

export const clearProgress = (path: string): void => rmSync(path, { force: true });

export type SuiteRun = { readonly trials: readonly DoneTrial[]; readonly count: number };

export const isComplete = (run: SuiteRun): boolean => run.trials.length >= run.count;

async function outcomeOf(suite: Suite, index: number, seed: number, takeUnhandled: () => string[]) {
  const outcome = await suite.trial(index, seed).catch(
    (error: unknown): TrialOutcome => ({
      ok: false,
      line: error instanceof Error ? error.message : String(error),
    }),
  );
  const unhandled = takeUnhandled();
  if (unhandled.length === 0) return outcome;
  return { ...outcome, ok: false, line: [outcome.line, ...unhandled].join("\n    ") };
}

/**
 * Runs the trials that are not done yet, up to `count`.
 *
 * @param options.progressPath where trials are remembered; without it, nothing is read or written
 * @param options.deadlineMs on the clock of `now`. A trial begins only when the slowest so far would still end before
 * it; the first of a call always does, or a run whose slowest was slow would never go on.
 */
export async function runSuite(
  suite: Suite,
  options: {
    count: number;
    firstSeed: number;
    revision: string;
    deadlineMs: number;
    now: () => number;
    say: (line: string) => void;
    progressPath?: string;
    /** Errors that nobody handled since the last call, in this process and those that it started: the trial fails. */
    takeUnhandled?: () => string[];
  },
): Promise<SuiteRun> {
  const { count, progressPath, now, say, takeUnhandled = () => [] } = options;
  const trials = progressPath === undefined ? [] : readProgress(progressPath, suite.name);
  if (trials.length > 0 && trials.length < count)
    say(`${suite.name}: going on after ${trials.length} of ${count} trials`);
  const doneBefore = trials.length;
  while (trials.length < count) {
    const beganMs = now();
    const slowestMs = Math.max(0, ...trials.map(({ ms }) => ms));
    if (trials.length > doneBefore && beganMs + slowestMs >= options.deadlineMs) break;
    const index = trials.length + 1;
    const seed = options.firstSeed + index - 1;
    const { ok, line, figures } = await outcomeOf(suite, index, seed, takeUnhandled);
    const ms = Math.round(now() - beganMs);
    trials.push({ index, seed, ok, line, ...(figures && { figures }), ms, revision: options.revision });
    if (progressPath !== undefined) writeProgress(progressPath, suite.name, trials);
    say(`${suite.name} ${index}/${count} ${ok ? "ok" : "FAILED"} seed ${seed}: ${line} (${(ms / 1000).toFixed(1)} s)`);
  }
  return { trials, count };
}

/** Summary of a finished run: the claim, the figures, and what qualifies them. */
export function describeRun(suite: Suite, run: SuiteRun): string[] {
  const failed = run.trials.filter(({ ok }) => !ok);
  const revisions = [...new Set(run.trials.map(({ revision }) => revision))];
  return [
    `${suite.name}: ${suite.claim}`,
    ...suite.summary(run.trials).map((line) => `  ${line}`),
    `  ${run.trials.length} of ${run.count} trials done, ${failed.length} failed`,
    ...(failed.length > 0 ? [`  failed seeds: ${failed.map(({ seed }) => seed).join(", ")}`] : []),
    ...(revisions.length > 1 ? [`  mixed code (${revisions.join(", ")}): begin again with --restart`] : []),
  ];
}
