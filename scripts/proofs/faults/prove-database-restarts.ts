/**
 * Proves that a database which restarts every few seconds costs no decision and leaves no run without a name.
 *
 * Twenty people a minute, each in a demo league of their own, have a week planned and decide on its cards through one
 * server, while its Postgres is ended and started again, in order or as by a crash. Every request is made again until
 * it is answered. What people were shown is then compared with the database.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hasPostgres15, startPostgres15, type TestPostgres } from "#test/postgres";
import { sessionCookie } from "#test/session-cookie";
import { startAuthStub } from "#test/stubs/auth-stub";
import {
  auditedOnceSettled,
  createCaller,
  type PersonRecord,
  plannedAndDecided,
  type Tally,
} from "../server/patient-person";
import { type ProofServer, startProofServer } from "../server/proof-server";
import { drawsFrom } from "../storage/prove-crash";
import type { TrialOutcome } from "../suite";

const ARRIVAL_MS = 3_000;
const SHORT_MS = 30_000;
const LONG_MS = 300_000;
const RESTART_AFTER_MS = { least: 5_000, most: 10_000 };
/** From the last restart on. */
const SETTLED_WITHIN_MS = 60_000;

/** @param index 1: half a minute; from 2 on: five minutes. @param seed decides when and how the database goes. */
export async function databaseRestartsTrial(index: number, seed: number): Promise<TrialOutcome> {
  if (!hasPostgres15) return { ok: true, line: "SKIPPED: no Postgres 15 here" };
  const folder = mkdtempSync(join(tmpdir(), "fanvise-proof-"));
  const auth = await startAuthStub();
  const postgres = await startPostgres15();
  let server: ProofServer | undefined;
  try {
    const url = await postgres.createDatabase("restarts");
    server = await startProofServer({
      DATABASE_URL: url,
      FANVISE_DATA_DIR: folder,
      NEXT_PUBLIC_SUPABASE_URL: auth.origin,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of_the_proof",
    });
    const cookieOf = (name: string) => sessionCookie(auth, auth.addPerson(`${name}@example.com`, "a password"));
    return await judged({ server, postgres, url, folder, cookieOf }, index === 1 ? SHORT_MS : LONG_MS, seed);
  } finally {
    await server?.kill("SIGKILL");
    await postgres.stop();
    await auth.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Scene = {
  server: ProofServer;
  postgres: TestPostgres;
  url: string;
  folder: string;
  cookieOf(name: string): string;
};

async function judged(scene: Scene, lastsMs: number, seed: number): Promise<TrialOutcome> {
  const { server, cookieOf } = scene;
  const reported: PersonRecord = { cardIds: new Set(), decisions: new Map() };
  const tally: Tally = { runs: 0, failed: 0, again: 0, clicks: 0, refused: 0 };
  const problems: string[] = [];
  const untilMs = performance.now() + lastsMs;
  const arrivals = Array.from({ length: lastsMs / ARRIVAL_MS }, async (_, at) => {
    await wait(at * ARRIVAL_MS);
    const caller = createCaller(server.origin, cookieOf(`person-${at}`), tally);
    await plannedAndDecided(caller, { reported, tally, problems, untilMs: untilMs + SETTLED_WITHIN_MS }).catch(
      (error: unknown) => problems.push(`person ${at}: ${error instanceof Error ? error.message : error}`),
    );
  });
  const restarts = await restartedUntil(scene.postgres, untilMs, seed);
  await Promise.all(arrivals);
  if (server.isGone()) problems.push("the server ended");
  const { lost, duplicated, unnamed } = await auditedOnceSettled(
    { origin: server.origin, url: scene.url, folder: scene.folder },
    reported,
    performance.now() + SETTLED_WITHIN_MS,
  );
  problems.push(...lost, ...duplicated, ...unnamed);
  return {
    ok: problems.length === 0,
    line:
      `${restarts.fast} restarts in order and ${restarts.immediate} as by a crash in ${lastsMs / 1_000} s: ${tally.runs} runs, ${tally.failed} of them failed by name; ` +
      `${reported.decisions.size} decisions acknowledged, each clicked twice, ${tally.refused} refused; ${tally.again} requests made again${problems.map((each) => `\n    ${each}`).join("")}`,
    figures: {
      restarts: restarts.fast + restarts.immediate,
      runs: tally.runs,
      failed: tally.failed,
      decisions: reported.decisions.size,
      lost: lost.length,
      duplicated: duplicated.length,
      unnamed: unnamed.length,
    },
  };
}

async function restartedUntil(postgres: TestPostgres, untilMs: number, seed: number) {
  const draw = drawsFrom(seed);
  const count = { fast: 0, immediate: 0 };
  for (;;) {
    const { least: min, most: max } = RESTART_AFTER_MS;
    const pauseMs = min + draw() * (max - min);
    if (performance.now() + pauseMs > untilMs) return count;
    await wait(pauseMs);
    const how = draw() < 0.5 ? "fast" : "immediate";
    await postgres.restart(how);
    count[how] += 1;
  }
}

export function databaseRestartsSummary(outcomes: readonly TrialOutcome[]): readonly string[] {
  const sum = (name: string) => outcomes.reduce((total, { figures }) => total + (figures?.[name] ?? 0), 0);
  return [
    `${sum("restarts")} restarts under ${sum("runs")} runs, ${sum("failed")} of which failed by name; ${sum("decisions")} decisions acknowledged`,
    `${sum("lost")} lost, ${sum("duplicated")} duplicated, ${sum("unnamed")} without a name`,
  ];
}
