/**
 * The committed baseline: which cases passed, with which model, and what the case was then.
 *
 * One line a case, sorted, so that a change of it is read in a diff.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import type { EvalRun } from "../runner/trace";
import { compareText, isPassed } from "./statistics";

const BASELINE_FILE = new URL("../baseline.json", import.meta.url);

const baselineEntry = z.strictObject({ id: z.string(), model: z.string(), passed: z.boolean(), hash: z.string() });
export type BaselineEntry = z.infer<typeof baselineEntry>;
export type Baseline = readonly BaselineEntry[];

/** Hash of a case in the dataset, whatever the order of its keys. 16 hex digits. */
export const hashOfCase = (subject: unknown): string =>
  createHash("sha256").update(JSON.stringify(subject, sortedKeys)).digest("hex").slice(0, 16);

const sortedKeys = (_: string, value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => compareText(a, b)))
    : value;

/** @param hashes of the run's cases by id. Throws where one is missing. */
export function baselineOf(run: EvalRun, hashes: ReadonlyMap<string, string>): BaselineEntry[] {
  return run.results.map((result) => {
    const hash = hashes.get(result.id);
    if (hash === undefined) throw new Error(`${result.id} is not a case of the dataset`);
    return { id: result.id, model: run.model, passed: isPassed(result), hash };
  });
}

/** The baseline with a run's model renewed; what it says of other models stays. */
export const renewed = (baseline: Baseline, model: string, entries: Baseline): Baseline => [
  ...baseline.filter((entry) => entry.model !== model),
  ...entries,
];

/** No file is an empty baseline; a broken one throws. */
export async function readBaseline(file: URL | string = BASELINE_FILE): Promise<Baseline> {
  try {
    return z.array(baselineEntry).parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

export async function writeBaseline(baseline: Baseline, file: URL | string = BASELINE_FILE): Promise<void> {
  await writeFile(file, baselineText(baseline));
}

export function baselineText(baseline: Baseline): string {
  const sorted = [...baseline].sort((a, b) => compareText(a.id, b.id) || compareText(a.model, b.model));
  const lines = sorted.map(({ id, model, passed, hash }) => `  ${JSON.stringify({ id, model, passed, hash })}`);
  return lines.length === 0 ? "[]\n" : `[\n${lines.join(",\n")}\n]\n`;
}

export type BaselineComparison = {
  /** Passed in the baseline, do not now. */
  broken: readonly string[];
  /** Did not pass in the baseline, do now. */
  repaired: readonly string[];
  /** Cases of the baseline that are not in the run. */
  missing: readonly string[];
  /** Cases of the run that are not in the baseline. */
  added: readonly string[];
  /** Cases rewritten since the baseline; such a case may be broken or repaired all the same. */
  rewritten: readonly string[];
};

/** Compares with the baseline entries of the run's own model. Without hashes no case counts as rewritten. */
export function compareWithBaseline(
  run: EvalRun,
  baseline: Baseline,
  hashes: ReadonlyMap<string, string> = new Map(),
): BaselineComparison {
  const before = new Map(baseline.filter(({ model }) => model === run.model).map((entry) => [entry.id, entry]));
  const now = new Map(run.results.map((result) => [result.id, isPassed(result)]));
  const both = [...now.keys()].filter((id) => before.has(id)).sort(compareText);
  const hashNow = (id: string) => hashes.get(id) ?? before.get(id)?.hash;
  return {
    broken: both.filter((id) => before.get(id)?.passed && !now.get(id)),
    repaired: both.filter((id) => !before.get(id)?.passed && now.get(id)),
    missing: [...before.keys()].filter((id) => !now.has(id)).sort(compareText),
    added: [...now.keys()].filter((id) => !before.has(id)).sort(compareText),
    rewritten: both.filter((id) => hashNow(id) !== before.get(id)?.hash),
  };
}
