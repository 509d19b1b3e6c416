/**
 * The product as LangGraph Studio opens it: the demo league, the rules, a database of its own. Nothing else of the
 * environment is taken, so that a graph that is tried out meets nobody's league, key or conversation.
 */
import { join } from "node:path";
import { readEnv } from "@/lib/env";
import { createLogger } from "@/lib/log";
import { type FanVise, openFanVise } from "../wiring/composition";

let opened: Promise<FanVise> | undefined;

/** Opened at the first call, then the same one. */
export function studioInstance(): Promise<FanVise> {
  opened ??= openFanVise({
    env: readEnv({
      FANVISE_LEAGUE: "demo",
      FANVISE_MODEL: "rules",
      FANVISE_JOBS: "off",
      FANVISE_DATA_DIR: join(readEnv().FANVISE_DATA_DIR, "studio"),
    }),
    log: createLogger({ minLevel: "warn" }),
  });
  return opened;
}

export async function closeStudioInstance(): Promise<void> {
  const instance = opened;
  opened = undefined;
  await (await instance)?.close();
}

export const neverStopped = new AbortController().signal;
