/**
 * Recorded ESPN payloads beside the project, when they are there. Suites that need them skip and say so when they are
 * not.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve(import.meta.dirname, "../../shared");
const fixtures = path.join(folder, "espn-fixtures");

export const hasRecordedPayloads = existsSync(fixtures);
if (!hasRecordedPayloads)
  process.stdout.write("SKIP: no ../shared/espn-fixtures, tests on recorded ESPN payloads are skipped\n");

/** A recorded payload by file name, parsed. */
// biome-ignore lint/suspicious/noExplicitAny: recorded JSON is walked freely by tests, which check what they read
export function recorded(name: string): any {
  return JSON.parse(readFileSync(path.join(fixtures, name), "utf8"));
}

/** File names of all recorded payloads. */
export const recordedNames = (): string[] =>
  hasRecordedPayloads ? readdirSync(fixtures).filter((name) => name.endsWith(".json")) : [];

export const replayServerPath = path.join(folder, "tools/espn-replay.mjs");
export const securitySamples = (name: string) => path.join(folder, "security-samples", name);
