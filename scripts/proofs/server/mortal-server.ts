/** A server that kills itself once, at its point, and is then started again on the same database. */
import type { OptimizerAnswer } from "@/contract/planning/optimizer-answer";
import type { Database } from "@/db/database";
import type { KillPoint, Phase } from "../decisions/decision-points";
import { Cut, readRun } from "./proof-client";
import type { ProofStorage } from "./proof-instance";
import { startProofServer } from "./proof-server";

const GIVEN_UP_MS = 30_000;
const DEATH_LIMIT_MS = 2_000;
const POLL_MS = 25;

export type MortalServer = {
  origin(): string;
  /**
   * Does it, and again on the next server when this one dies of it. @throws when the phase of the point passes without
   * a kill
   */
  surviving<T>(phase: Phase, step: () => Promise<T>): Promise<T>;
  /** From now on the time is taken that this run needs to a named state after a kill. */
  watch(threadId: string | undefined): void;
  /** @throws when it takes more than half a minute. */
  named(threadId: string): Promise<OptimizerAnswer>;
  wasKilled(): boolean;
  /** Since when the present one answers, on the clock of `performance.now()`. */
  readyAtMs(): number;
  /** Times of the watched run: from the next server's first answer, and from the kill. 0 when none was watched. */
  readonly took: { namedMs: number; sinceKillMs: number };
  end(): Promise<void>;
};

export const pause = (ms = POLL_MS) => new Promise<void>((resume) => setTimeout(resume, ms));

export async function startMortalServer(place: ProofStorage, point: KillPoint): Promise<MortalServer> {
  let server = await startProofServer(place.env);
  let killedAtMs: number | undefined;
  let watched: string | undefined;
  const took = { namedMs: 0, sinceKillMs: 0 };

  async function named(threadId: string): Promise<OptimizerAnswer> {
    const sinceMs = performance.now();
    for (;;) {
      const run = await readRun(server.origin, threadId);
      if (run.status !== "running") return run;
      if (performance.now() - sinceMs > GIVEN_UP_MS) throw new Error("the run is running for ever");
      await pause();
    }
  }

  async function startAgain(phase: Phase): Promise<void> {
    killedAtMs = performance.now();
    if (phase === "approve" && place.backend === "postgres") await endLeases(place);
    server = await startProofServer(place.env);
    if (watched === undefined) return;
    await named(watched);
    took.namedMs = performance.now() - server.readyAtMs;
    took.sinceKillMs = performance.now() - killedAtMs;
  }

  return {
    took,
    named,
    origin: () => server.origin,
    wasKilled: () => killedAtMs !== undefined,
    readyAtMs: () => server.readyAtMs,
    watch(threadId) {
      watched = threadId;
    },
    async surviving(phase, step) {
      const isItsPhase = phase === point.phase && killedAtMs === undefined;
      if (isItsPhase) await server.arm(point);
      for (;;) {
        try {
          const done = await step();
          if (isItsPhase && killedAtMs === undefined) throw new Error("the point was never reached");
          return done;
        } catch (error) {
          if (!(error instanceof Cut)) throw error;
          await Promise.race([server.gone, pause(DEATH_LIMIT_MS)]);
          if (!server.isGone() || killedAtMs !== undefined) throw error;
          await startAgain(phase);
        }
      }
    },
    end: () => server.kill("SIGKILL"),
  };
}

/** Where other servers may live, the lease of a job outlives its server by two minutes; here they have passed. */
const endLeases = (place: ProofStorage) =>
  withDatabase(place, (database) => database.pool.query("delete from pgboss.job_common where state = 'active'"));

export async function withDatabase<T>(place: ProofStorage, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await place.open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
