/** A person whose every request is made again until it is answered: has a week planned, and decides on its cards. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { z } from "zod";
import { decisionsAnswer, type ProposalCard } from "@/contract/planning/card";
import { optimizerAnswer } from "@/contract/planning/optimizer-answer";
import { openDatabase } from "@/db/database";
import { silentLogger } from "@/lib/log";
import { type Audit, audit } from "../decisions/decision-audit";
import { Cut, type Followed, isComplete, lastSeqOf, receive, runJob, textOf } from "./proof-client";
import { JOB_SECRET } from "./proof-server";

const AGAIN_AFTER_MS = 200;
const ANSWER_LIMIT_MS = 30_000;
const MAX_RUNS_PER_USER = 10;
const RUNS = "/api/agent/matchup-optimizer";

/** Counts over all users of a proof. */
export type Tally = { runs: number; failed: number; again: number; clicks: number; refused: number };
/** Cards and decisions that users were shown. */
export type PersonRecord = { cardIds: Set<string>; decisions: Map<string, string> };

export type Caller = ReturnType<typeof createCaller>;

/** Asks again while the answer is none, or that the server cannot answer now. */
export function createCaller(origin: string, cookie: string, tally: Tally) {
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

export type Notes = { reported: PersonRecord; tally: Tally; problems: string[]; untilMs: number };

/**
 * Follows a run to its pause, decides every card, and waits for the run's end. A run that fails with an error code is
 * started again.
 */
export async function plannedAndDecided(caller: Caller, notes: Notes): Promise<void> {
  const codes = new Set<string>();
  for (let tries = 0; tries < MAX_RUNS_PER_USER; tries += 1) {
    const run = await followed(caller, notes);
    const { status, answer, cards, error } = await namedState(caller, run, notes);
    for (const { proposalId } of cards) notes.reported.cardIds.add(proposalId);
    if (!isComplete(run)) notes.problems.push(`the stream of a run that is ${status} has no end`);
    if (status === "failed") {
      notes.tally.failed += 1;
      codes.add(error?.code ?? "no name");
      if (!error) notes.problems.push(`run ${run.runId} failed without a name`);
    } else if (textOf(run) !== answer) notes.problems.push("the text is not the one that was streamed");
    await decided(caller, run, cards, notes, status === "awaiting_approval" ? "approve" : "decline");
    if (status === "failed") continue;
    const { status: atTheEnd } = await namedState(caller, run, notes, "awaiting_approval");
    if (atTheEnd !== "completed") notes.problems.push(`every card is decided and the run is ${atTheEnd}`);
    return;
  }
  notes.problems.push(`no plan in ${MAX_RUNS_PER_USER} runs: ${[...codes].join(", ")}`);
}

async function followed(caller: Caller, { tally, problems }: Notes): Promise<Followed> {
  const started = await caller.call(RUNS, { method: "POST", body: JSON.stringify({ maxMoves: 2 }) });
  const [threadId, runId] = ["x-fanvise-thread-id", "x-fanvise-run-id"].map((name) => started.headers.get(name));
  if (!threadId || !runId) throw new Error(`no run was started: ${started.status} ${await started.text()}`);
  tally.runs += 1;
  const run: Followed = { threadId, runId, events: new Map() };
  for (let response = started; ; ) {
    try {
      problems.push(...(await receive(response, run)));
      if (isComplete(run)) return run;
    } catch (error) {
      if (!(error instanceof Cut)) throw error;
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
  { reported, tally, problems }: Notes,
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
    if (decision === action) reported.decisions.set(proposalId, decision);
    else if (decision === undefined) tally.refused += 1;
    else problems.push(`asked to ${action}, answered ${decision}`);
  }
}

const MADE: Partial<Record<ProposalCard["status"], "approve" | "decline">> = {
  approved: "approve",
  verified: "approve",
  not_seen: "approve",
  declined: "decline",
};
const madeOf = (card: ProposalCard | undefined) => card && MADE[card.status];

/** Once every approved move was looked at and every run has its last event, or the time for it is over. */
export async function auditedOnceSettled(
  { origin, url, folder }: { origin: string; url: string; folder: string },
  reported: PersonRecord,
  untilMs: number,
): Promise<Audit> {
  const database = await openDatabase({ url, dataDir: folder, log: silentLogger });
  try {
    for (;;) {
      const found = await audit(database.pool, reported);
      const isClean = [found.lost, found.duplicated, found.unnamed].every((list) => list.length === 0);
      if (isClean || performance.now() > untilMs) return found;
      // The lease of a job whose end could not be written lasts two minutes; here they have passed.
      await database.pool.query("delete from pgboss.job_common where state = 'active'");
      await runJob(origin, "verify", JOB_SECRET);
      await wait(AGAIN_AFTER_MS);
    }
  } finally {
    await database.close();
  }
}
