/**
 * Proof that a database which restarts every few seconds costs no decision and leaves no run without a name.
 *
 * Twenty people a minute, each in a demo league of their own, have a week planned and decide on its cards through one server, while
 * its Postgres is ended and started again, in order or as by a crash. Every request is made again until it is answered. What people
 * were told is then compared with the database.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { z } from "zod";
import { decisionsAnswer, type ProposalCard } from "@/contract/card";
import { optimizerAnswer } from "@/contract/optimizer-answer";
import { openDatabase } from "@/db/database";
import { silentLogger } from "@/lib/log";
import { startAuthStub } from "../test/auth-stub";
import { hasPostgres15, startPostgres15, type TestPostgres } from "../test/postgres";
import { sessionCookie } from "../test/session-cookie";
import { type Audit, audit } from "./decision-audit";
import { Cut, type Followed, isWhole, lastSeqOf, receive, runJob, textOf } from "./proof-client";
import { JOB_SECRET, type ProofServer, startProofServer } from "./proof-server";
import { drawsFrom } from "./prove-crash";
import type { TrialOutcome } from "./suites";

const ARRIVAL_MS = 3_000;
const SHORT_MS = 30_000;
const LONG_MS = 300_000;
const RESTART_AFTER_MS = { least: 5_000, most: 10_000 };
const AGAIN_AFTER_MS = 200;
/** From the last restart on. */
const SETTLED_WITHIN_MS = 60_000;
const ANSWER_LIMIT_MS = 30_000;
const MOST_RUNS_A_PERSON = 10;
const RUNS = "/api/agent/matchup-optimizer";

type Tally = { runs: number; failed: number; again: number; clicks: number; refused: number };
type Told = { cardIds: Set<string>; decisions: Map<string, string> };

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
      ...{ DATABASE_URL: url, FANVISE_DATA_DIR: folder, NEXT_PUBLIC_SUPABASE_URL: auth.origin },
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
  const told: Told = { cardIds: new Set(), decisions: new Map() };
  const tally: Tally = { runs: 0, failed: 0, again: 0, clicks: 0, refused: 0 };
  const problems: string[] = [];
  const untilMs = performance.now() + lastsMs;
  const arrivals = Array.from({ length: lastsMs / ARRIVAL_MS }, async (_, at) => {
    await wait(at * ARRIVAL_MS);
    const caller = createCaller(server.origin, cookieOf(`person-${at}`), tally);
    await plannedAndDecided(caller, { told, tally, problems, untilMs: untilMs + SETTLED_WITHIN_MS }).catch(
      (thrown: unknown) => problems.push(`person ${at}: ${thrown instanceof Error ? thrown.message : thrown}`),
    );
  });
  const restarts = await restartedUntil(scene.postgres, untilMs, seed);
  await Promise.all(arrivals);
  if (server.isGone()) problems.push("the server ended");
  const { lost, duplicated, unnamed } = await auditedOnceSettled(scene, told);
  problems.push(...lost, ...duplicated, ...unnamed);
  return {
    ok: problems.length === 0,
    line:
      `${restarts.fast} restarts in order and ${restarts.immediate} as by a crash in ${lastsMs / 1_000} s: ${tally.runs} runs, ${tally.failed} of them failed by name; ` +
      `${told.decisions.size} decisions acknowledged, each clicked twice, ${tally.refused} refused; ${tally.again} requests made again${problems.map((each) => `\n    ${each}`).join("")}`,
    figures: {
      ...{ restarts: restarts.fast + restarts.immediate, runs: tally.runs, failed: tally.failed },
      ...{ decisions: told.decisions.size, lost: lost.length, duplicated: duplicated.length, unnamed: unnamed.length },
    },
  };
}

async function restartedUntil(postgres: TestPostgres, untilMs: number, seed: number) {
  const draw = drawsFrom(seed);
  const count = { fast: 0, immediate: 0 };
  for (;;) {
    const { least, most } = RESTART_AFTER_MS;
    const pauseMs = least + draw() * (most - least);
    if (performance.now() + pauseMs > untilMs) return count;
    await wait(pauseMs);
    const how = draw() < 0.5 ? "fast" : "immediate";
    await postgres.restart(how);
    count[how] += 1;
  }
}

type Caller = ReturnType<typeof createCaller>;

/** Asks again while the answer is none, or that the server cannot answer now. */
function createCaller(origin: string, cookie: string, tally: Tally) {
  const again = async (): Promise<void> => {
    tally.again += 1;
    await wait(AGAIN_AFTER_MS);
  };
  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { "content-type": "application/json", cookie, ...init.headers };
    for (;;) {
      const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
      const response = await fetch(origin + path, { signal, ...init, headers }).catch(() => undefined);
      if (response && response.status < 500) return response;
      await response?.body?.cancel().catch(() => undefined);
      await again();
    }
  }
  return {
    call,
    again,
    async read<T>(path: string, schema: z.ZodType<T>, init?: RequestInit): Promise<{ status: number; value?: T }> {
      for (;;) {
        const response = await call(path, init);
        const text = await response.text().catch(() => undefined);
        if (text !== undefined && response.ok)
          return { status: response.status, value: schema.parse(JSON.parse(text)) };
        if (text !== undefined) return { status: response.status };
        await again();
      }
    },
  };
}

type Notes = { told: Told; tally: Tally; problems: string[]; untilMs: number };

/** A run to its pause, every card decided, and the run's end. A run that fails by name is begun anew. */
async function plannedAndDecided(caller: Caller, notes: Notes): Promise<void> {
  for (let tries = 0; tries < MOST_RUNS_A_PERSON; tries += 1) {
    const run = await followed(caller, notes);
    const { status, answer, cards, error } = await namedState(caller, run, notes);
    for (const { proposalId } of cards) notes.told.cardIds.add(proposalId);
    if (!isWhole(run)) notes.problems.push(`the stream of a run that is ${status} has no end`);
    if (status === "failed") {
      notes.tally.failed += 1;
      if (!error) notes.problems.push(`run ${run.runId} failed without a name`);
    } else if (textOf(run) !== answer) notes.problems.push("the text is not the one that was streamed");
    await decided(caller, run, cards, notes, status === "awaiting_approval" ? "approve" : "decline");
    if (status === "failed") continue;
    const { status: atTheEnd } = await namedState(caller, run, notes, "awaiting_approval");
    if (atTheEnd !== "completed") notes.problems.push(`every card is decided and the run is ${atTheEnd}`);
    return;
  }
  notes.problems.push(`no plan in ${MOST_RUNS_A_PERSON} runs`);
}

async function followed(caller: Caller, { tally, problems }: Notes): Promise<Followed> {
  const begun = await caller.call(RUNS, { method: "POST", body: JSON.stringify({ maxMoves: 2 }) });
  const [threadId, runId] = ["x-fanvise-thread-id", "x-fanvise-run-id"].map((name) => begun.headers.get(name));
  if (!threadId || !runId) throw new Error(`no run was started: ${begun.status} ${await begun.text()}`);
  tally.runs += 1;
  const run: Followed = { threadId, runId, events: new Map() };
  for (let response = begun; ; ) {
    try {
      problems.push(...(await receive(response, run)));
      if (isWhole(run)) return run;
    } catch (thrown) {
      if (!(thrown instanceof Cut)) throw thrown;
    }
    await caller.again();
    response = await caller.call(`${RUNS}/${threadId}/stream`, {
      headers: { "last-event-id": String(lastSeqOf(run)) },
    });
    if (response.status === 204) return run;
    if (!response.ok) throw new Error(`the stream answers ${response.status}`);
  }
}

/** The run once it is neither running nor in a state that it must leave. */
async function namedState(caller: Caller, { threadId, runId }: Followed, { untilMs }: Notes, left?: string) {
  for (;;) {
    const { status, value } = await caller.read(`${RUNS}/${threadId}`, optimizerAnswer);
    if (!value) throw new Error(`run ${runId} was acknowledged and is answered with ${status}`);
    if ((value.status !== "running" && value.status !== left) || performance.now() > untilMs) return value;
    await wait(AGAIN_AFTER_MS);
  }
}

/** Each click is made twice at the same moment under one key, as an impatient client does. */
async function decided(
  caller: Caller,
  { threadId }: Followed,
  cards: readonly ProposalCard[],
  { told, tally, problems }: Notes,
  firstAction: "approve" | "decline",
): Promise<void> {
  for (const [at, { proposalId }] of cards.filter(({ status }) => status === "pending").entries()) {
    const action = at === 0 ? firstAction : "decline";
    const headers = { "idempotency-key": randomUUID() };
    const body = JSON.stringify({ decisions: [{ proposalId, action }] });
    const click = () =>
      caller.read(`${RUNS}/${threadId}/decisions`, decisionsAnswer, { method: "POST", body, headers });
    const made = (await Promise.all([click(), click()])).map(({ value }) =>
      madeOf(value?.cards.find((card) => card.proposalId === proposalId)),
    );
    tally.clicks += made.length;
    if (new Set(made).size > 1) problems.push(`one key, two answers: ${made.join(" and ")}`);
    const [decision] = made;
    if (decision === action) told.decisions.set(proposalId, decision);
    else if (decision === undefined) tally.refused += 1;
    else problems.push(`asked to ${action}, answered ${decision}`);
  }
}

const MADE: Partial<Record<ProposalCard["status"], "approve" | "decline">> = {
  ...{ approved: "approve", verified: "approve", not_seen: "approve" },
  declined: "decline",
};
const madeOf = (card: ProposalCard | undefined) => card && MADE[card.status];

/** Once every approved move was looked at and every run has its last event, or the time for it is over. */
async function auditedOnceSettled({ server, url, folder }: Scene, told: Told): Promise<Audit> {
  const untilMs = performance.now() + SETTLED_WITHIN_MS;
  const database = await openDatabase({ url, dataDir: folder, log: silentLogger });
  try {
    for (;;) {
      const found = await audit(database.pool, told);
      const isClean = [found.lost, found.duplicated, found.unnamed].every((list) => list.length === 0);
      if (isClean || performance.now() > untilMs) return found;
      // The lease of a job whose end could not be written lasts two minutes; here they have passed.
      await database.pool.query("delete from pgboss.job_common where state = 'active'");
      await runJob(server.origin, "verify", JOB_SECRET);
      await wait(AGAIN_AFTER_MS);
    }
  } finally {
    await database.close();
  }
}

export function databaseRestartsSummary(outcomes: readonly TrialOutcome[]): readonly string[] {
  const sum = (name: string) => outcomes.reduce((total, { figures }) => total + (figures?.[name] ?? 0), 0);
  return [
    `${sum("restarts")} restarts under ${sum("runs")} runs, ${sum("failed")} of which failed by name; ${sum("decisions")} decisions acknowledged`,
    `${sum("lost")} lost, ${sum("duplicated")} duplicated, ${sum("unnamed")} without a name`,
  ];
}
