/**
 * Where a command does its work: in the server that owns the data directory, or in this process for as long as it runs.
 */
import { readOwner } from "@/db/directory-lock";
import { type Env, readEnv } from "@/lib/env";
import { callOwnServer, type OwnServerAnswer } from "@/lib/http/own-server";
import { createLogger } from "@/lib/log";
import type { FanVise } from "@/server/composition";

export type ServerHome = {
  address: string;
  call(method: "GET" | "POST", path: string, body?: unknown): Promise<OwnServerAnswer>;
};

/** The server that owns the data directory, if one does and has published its address. A shared Postgres has no owner. */
export function owningServer(env: Env): ServerHome | undefined {
  const owner = env.DATABASE_URL === undefined ? readOwner(env.FANVISE_DATA_DIR) : undefined;
  const address = owner?.address;
  if (!owner || !address) return undefined;
  return {
    address,
    call: (method, path, body) => callOwnServer(address, { method, path, body, localToken: owner.localToken }),
  };
}

/** Opens the product here, does the work, and closes it whatever happens. */
export async function withOwnHome<T>(env: Env, work: (fanvise: FanVise) => Promise<T>): Promise<T> {
  const log = createLogger({ minLevel: env.FANVISE_LOG_LEVEL });
  // Loaded only here: a command that works through a running server needs none of it, and it takes seconds.
  const { openFanVise } = await import("@/server/composition");
  const fanvise = await openFanVise({ env, log, onStep: tell });
  try {
    return await work(fanvise);
  } finally {
    await fanvise.close();
  }
}

export const environment = (): Env => readEnv();

/** Progress for the person, beside the answer. */
export function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** The answer itself. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
