/**
 * The one running product of this process.
 *
 * Next bundles the start-up hook and every route apart, so a module variable would be several; the global symbol is
 * one.
 */
import { readEnv } from "@/lib/env";
import { createLogger } from "@/lib/log";
import { type FanVise, openFanVise } from "./wiring/composition";

const KEY = Symbol.for("fanvise.running");
type Global = typeof globalThis & { [KEY]?: Promise<FanVise> };

/** Opens it at the first call; a failed opening is thrown to every caller and tried again at the next. */
export function runningFanVise(): Promise<FanVise> {
  const global = globalThis as Global; // the symbol is ours alone
  if (!global[KEY]) {
    const opening = open();
    global[KEY] = opening;
    opening.catch(() => {
      global[KEY] = undefined;
    });
  }
  return global[KEY];
}

async function open(): Promise<FanVise> {
  const env = readEnv();
  const fanvise = await openFanVise({
    env,
    log: createLogger({ minLevel: env.FANVISE_LOG_LEVEL }),
    onStep: (text) => process.stdout.write(`[fanvise] ${text}\n`),
  });
  await fanvise.jobs.start();
  fanvise.database.ownerLock?.publish({
    address: `http://${env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST}:${env.PORT}`,
  });
  return fanvise;
}

/** Ends runs, gives the data directory up. For the server's own shutdown. */
export async function closeRunning(): Promise<void> {
  const global = globalThis as Global; // as above
  const running = global[KEY];
  if (running) await (await running).close();
  // Only now: a request that comes while it closes must not open a second one on the same directory.
  global[KEY] = undefined;
}
