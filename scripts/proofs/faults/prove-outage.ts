/**
 * Proves that a database which is down for seconds or minutes ends no job, costs no decision, and is reported
 * correctly.
 *
 * A server runs its own schedule on a Postgres of its own, where an hour of the jobs is a minute. Its Postgres is
 * ended, stays down, and is started again. People go on planning and deciding all the while, each request made again
 * until it is answered, and readiness is checked every second. The time of the daily jobs falls into the last outage.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hasPostgres15, startPostgres15, type TestPostgres } from "#test/postgres";
import { sessionCookie } from "#test/session-cookie";
import { startAuthStub } from "#test/stubs/auth-stub";
import { openDatabase } from "@/db/database";
import type { Queryable } from "@/db/pool";
import { silentLogger } from "@/lib/log";
import {
  auditedOnceSettled,
  createCaller,
  type PersonRecord,
  plannedAndDecided,
  type Tally,
} from "../server/patient-person";
import { firstDoneAfter, jobTimeMs, paceJobTime, type ScheduledJob, scheduledJobs } from "../server/proof-jobs";
import { type ProofServer, startProofServer } from "../server/proof-server";
import { watchReadiness } from "../server/readiness-watch";
import type { TrialOutcome } from "../suite";

const PACE = 60;
const OUTAGES = [
  { awayMs: 5_000, times: 5 },
  // Five, in two trials: each has less than nine minutes.
  { awayMs: 100_000, times: 3 },
  { awayMs: 100_000, times: 2 },
  // The one trial that takes longer than nine minutes.
  { awayMs: 600_000, times: 1 },
] as const;
export const OUTAGE_TRIALS = OUTAGES.length;

const MAX_PERIODS = 2;
/** More than a start and what lies between outages take on a busy machine, so that the daily time is still to come. */
const START_MS = 90_000;
/** Connections, statements and a job's own work take the time they take: no pace divides it. */
const UNDIVIDED_MS = 5_000;
/** Value for a job that did not run again at all. */
const NEVER = 999;
const WARM_UP_MS = 20_000;
/** Two periods of what runs every quarter of an hour, and some. */
const BETWEEN_MS = 35_000;
/** Two periods of what runs every hour, and some. */
const AFTERWARDS_MS = 130_000;
const SETTLED_WITHIN_MS = 60_000;
/** When `prune` is due, and ten minutes before `backup` is; in the definitions of the jobs. */
const DAILY_AT = Date.parse("2027-01-15T09:41:00Z");
const POLL_MS = 250;

/** @param index one of the outages after another @param seed decides how the database goes */
export async function outageTrial(index: number, seed: number): Promise<TrialOutcome> {
  if (!hasPostgres15) return { ok: true, line: "SKIPPED: no Postgres 15 here" };
  const outage = OUTAGES[(index - 1) % OUTAGES.length] ?? OUTAGES[0];
  const folder = mkdtempSync(join(tmpdir(), "fanvise-proof-"));
  const auth = await startAuthStub();
  const postgres = await startPostgres15();
  const lines: string[] = [];
  let server: ProofServer | undefined;
  try {
    const url = await postgres.createDatabase("outage");
    const env = {
      DATABASE_URL: url,
      FANVISE_DATA_DIR: folder,
      NEXT_PUBLIC_SUPABASE_URL: auth.origin,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of_the_proof",
    };
    // The tables come first: the time of the jobs is one of their functions.
    await (await startProofServer(env)).kill("SIGTERM");
    const lastBeginsMs = WARM_UP_MS + (outage.times - 1) * (outage.awayMs + BETWEEN_MS);
    const beginsAt = new Date(DAILY_AT - PACE * (START_MS + lastBeginsMs + outage.awayMs / 2));
    await withPool(url, folder, (pool) => paceJobTime(pool, PACE, beginsAt));
    server = await startProofServer(
      { ...env, FANVISE_JOBS: "on", FANVISE_JOBS_PACE: String(PACE) },
      { onLine: (line) => lines.push(line) },
    );
    const cookieOf = (name: string) => sessionCookie(auth, auth.addPerson(`${name}@example.com`, "a password"));
    return await judged({ server, postgres, url, folder, cookieOf, lines }, outage, seed);
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
  lines: readonly string[];
};
type Outage = (typeof OUTAGES)[number];

async function judged(scene: Scene, outage: Outage, seed: number): Promise<TrialOutcome> {
  const { server } = scene;
  const reported: PersonRecord = { cardIds: new Set(), decisions: new Map() };
  const tally: Tally = { runs: 0, failed: 0, again: 0, clicks: 0, refused: 0 };
  const problems: string[] = [];
  const lastsMs = START_MS + WARM_UP_MS + outage.times * (outage.awayMs + BETWEEN_MS) + AFTERWARDS_MS;
  const untilMs = performance.now() + lastsMs;
  const people: Promise<void>[] = [];
  const arrive = (): void => {
    const caller = createCaller(server.origin, scene.cookieOf(`person-${people.length}`), tally);
    const came = plannedAndDecided(caller, { reported, tally, problems, untilMs });
    people.push(came.catch((error: unknown) => void problems.push(`a person: ${messageOf(error)}`)));
  };
  const readiness = watchReadiness(server.origin);
  const waited: Waited[] = [];
  for (let time = 1; time <= outage.times; time += 1) {
    const isLast = time === outage.times;
    if (time === 1) await wait(WARM_UP_MS);
    if (isLast) await untilDaily(scene, outage.awayMs);
    arrive();
    await wait(1_000);
    readiness.isGoing();
    await scene.postgres.end((seed + time) % 2 === 0 ? "fast" : "immediate");
    readiness.isAway();
    arrive();
    await wait(outage.awayMs);
    readiness.isComing();
    await scene.postgres.begin();
    readiness.isBack();
    arrive();
    waited.push(...(await ranAgain(scene, isLast ? AFTERWARDS_MS : BETWEEN_MS, problems)));
  }
  await Promise.all(people);
  const settledMs = performance.now() + SETTLED_WITHIN_MS;
  const { lost, duplicated, unnamed } = await auditedOnceSettled(
    { origin: server.origin, url: scene.url, folder: scene.folder },
    reported,
    settledMs,
  );
  problems.push(...lost, ...duplicated, ...unnamed, ...(await readiness.problemsAtTheEnd()));
  problems.push(...scene.lines.filter((line) => /unhandledRejection|uncaughtException/i.test(line)).slice(0, 3));
  if (server.isGone()) problems.push("the server ended");
  const longest = waited.reduce((max, each) => (each.periods > max.periods ? each : max), { name: "", periods: 0 });
  return {
    ok: problems.length === 0,
    line:
      `away for ${outage.awayMs / 1_000} s, ${times(outage.times)}: ${waited.length} jobs ran again, the longest wait ${longest.periods.toFixed(2)} periods (${longest.name}); ` +
      `${reported.decisions.size} decisions, ${lost.length} lost; readiness asked ${readiness.count()} times${problems.map((each) => `\n    ${each}`).join("")}`,
    figures: {
      outages: outage.times,
      jobs: waited.length,
      longestPeriods: longest.periods,
      asked: readiness.count(),
      decisions: reported.decisions.size,
      lost: lost.length,
      duplicated: duplicated.length,
      unnamed: unnamed.length,
    },
  };
}

type Waited = { name: string; periods: number };

/** Each job that has the time for it until the next outage must be done again within two of its periods. */
async function ranAgain({ url, folder }: Scene, withinMs: number, problems: string[]): Promise<Waited[]> {
  return withPool(url, folder, async (pool) => {
    const backMs = await jobTimeMs(pool);
    const untilMs = performance.now() + withinMs;
    const isRequested = ({ periodMs }: ScheduledJob) =>
      MAX_PERIODS * periodMs <= withinMs * PACE || withinMs === AFTERWARDS_MS;
    const jobs = (await scheduledJobs(pool)).filter(isRequested);
    let done = await firstDoneAfter(pool, backMs);
    while (jobs.some(({ name }) => !done.has(name)) && performance.now() < untilMs) {
      await wait(POLL_MS);
      done = await firstDoneAfter(pool, backMs);
    }
    if (withinMs !== AFTERWARDS_MS) await wait(Math.max(0, untilMs - performance.now()));
    return jobs.map(({ name, periodMs }) => {
      const waitedMs = done.get(name);
      if (waitedMs === undefined) {
        problems.push(`${name} did not run again`);
        return { name, periods: NEVER };
      }
      const periods = Math.max(0, waitedMs - UNDIVIDED_MS * PACE) / periodMs;
      if (periods > MAX_PERIODS) problems.push(`${name} ran again after ${periods.toFixed(2)} periods`);
      return { name, periods };
    });
  });
}

/** So that the daily time comes in the middle of the outage that follows. */
const untilDaily = ({ url, folder }: Scene, awayMs: number) =>
  withPool(url, folder, async (pool) => {
    const leftMs = (DAILY_AT - (await jobTimeMs(pool))) / PACE - awayMs / 2;
    if (leftMs < 0) throw new Error(`the machine is too slow: the daily time came ${Math.round(-leftMs)} ms too early`);
    await wait(leftMs);
  });

async function withPool<T>(url: string, dataDir: string, work: (pool: Queryable) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url, dataDir, log: silentLogger });
  try {
    return await work(database.pool);
  } finally {
    await database.close();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const times = (count: number): string => (count === 1 ? "once" : `${count} times`);

export function outageSummary(outcomes: readonly TrialOutcome[]): readonly string[] {
  const all = (name: string) => outcomes.map(({ figures }) => figures?.[name] ?? 0);
  const sum = (name: string) => all(name).reduce((total, one) => total + one, 0);
  return [
    `${sum("outages")} outages: ${sum("jobs")} jobs ran again, the longest wait ${Math.max(0, ...all("longestPeriods")).toFixed(2)} of ${MAX_PERIODS} periods`,
    `${sum("decisions")} decisions acknowledged: ${sum("lost")} lost, ${sum("duplicated")} duplicated, ${sum("unnamed")} without a name`,
    `readiness asked ${sum("asked")} times`,
  ];
}
