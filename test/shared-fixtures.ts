/**
 * The folder beside the project that holds what may not be in it: recorded ESPN payloads, seasons of NBA box scores, solved
 * instances. Suites that need a part of it ask here, and skip with one line when it is absent, as it is in a public clone.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** FANVISE_SHARED_DIR points tests elsewhere: to a folder that does not exist, they run as in a public clone. */
const folder = process.env.FANVISE_SHARED_DIR ?? path.resolve(import.meta.dirname, "../../shared");

export const sharedPath = (...parts: readonly string[]): string => path.join(folder, ...parts);

/**
 * Whether a part of the shared folder is there. Prints one line when it is not.
 * @param skipped what is skipped then, as the rest of a sentence: "claims of ESPN are not compared".
 */
export function hasShared(part: string, skipped: string): boolean {
  const isThere = existsSync(sharedPath(part));
  if (!isThere) process.stdout.write(`SKIP: no ../shared/${part}: ${skipped}\n`);
  return isThere;
}

export const hasRecordedPayloads = existsSync(sharedPath("espn-fixtures"));

/** A recorded payload by file name, parsed. */
// biome-ignore lint/suspicious/noExplicitAny: recorded JSON is walked freely by tests, which check what they read
export function recorded(name: string): any {
  return JSON.parse(readFileSync(sharedPath("espn-fixtures", name), "utf8"));
}

/** File names of all recorded payloads. */
export const recordedNames = (): string[] =>
  hasRecordedPayloads ? readdirSync(sharedPath("espn-fixtures")).filter((name) => name.endsWith(".json")) : [];

export const replayServerPath = sharedPath("tools/espn-replay.mjs");
