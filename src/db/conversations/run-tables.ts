/** Runs: begun, ended, found again. What reaches a running one from elsewhere: `run-signals.ts`. */
import { type Kysely, sql } from "kysely";
import type { ChatAnswer, RunStatus } from "@/contract/conversation/chat-answer";
import type { Language } from "@/contract/conversation/intent";
import { storable, toJson } from "../parameters";
import type { Schema } from "../schema";

export type RunRow = {
  runId: string;
  threadId: string;
  status: RunStatus;
  question: string;
  answer: string | null;
  lastSeq: number;
  startedAt: string;
  isStopRequested: boolean;
  result: ChatAnswer | null;
};

export type NewRun = {
  runId: string;
  threadId: string;
  ownerId: string;
  question: string;
  language: Language;
  model: string;
};

export type RunEnd = { status: Exclude<RunStatus, "running">; result: ChatAnswer };

const MAX_TURNS_SHOWN = 100;

const RUN_COLUMNS = [
  "id",
  "thread_id",
  "status",
  "question",
  "answer",
  "last_seq",
  "started_at",
  "stop_requested_at",
  "result",
] as const;

export function createRunTables(db: Kysely<Schema>) {
  return {
    /** `false` when the thread has a running run already: the partial unique index decides, not a look before. */
    async startRun(run: NewRun): Promise<boolean> {
      const inserted = await db
        .insertInto("runs")
        .values({
          id: run.runId,
          thread_id: run.threadId,
          owner_id: run.ownerId,
          question: storable(run.question),
          language: run.language,
          model: run.model,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!inserted) return false;
      await db.updateTable("threads").set({ updated_at: sql`now()` }).where("id", "=", run.threadId).execute();
      return true;
    },

    /** Ends a running run, once: a second end changes nothing and answers `false`. */
    async endRun(runId: string, end: RunEnd): Promise<boolean> {
      const updated = await db
        .updateTable("runs")
        .set({
          status: end.status,
          intent: end.result.intent,
          answer: storable(end.result.answer),
          error_code: end.result.error?.code ?? null,
          error_message: end.result.error?.message ?? null,
          result: toJson(end.result),
          finished_at: sql`now()`,
        })
        .where("id", "=", runId)
        .where("status", "=", "running")
        .returning("id")
        .executeTakeFirst();
      return updated !== undefined;
    },

    /** A run of the thread, hidden ones too; `undefined` for one that is not the person's. */
    async findRun(ownerId: string, threadId: string, runId: string): Promise<RunRow | undefined> {
      const row = await db
        .selectFrom("runs")
        .select(RUN_COLUMNS)
        .where("id", "=", runId)
        .where("thread_id", "=", threadId)
        .where("owner_id", "=", ownerId)
        .executeTakeFirst();
      return row && toRun(row);
    },

    /** The latest of the runs that are shown. */
    async latestRun(ownerId: string, threadId: string): Promise<RunRow | undefined> {
      const row = await db
        .selectFrom("runs")
        .select(RUN_COLUMNS)
        .where("thread_id", "=", threadId)
        .where("owner_id", "=", ownerId)
        .where("hidden_at", "is", null)
        .orderBy("started_at", "desc")
        .limit(1)
        .executeTakeFirst();
      return row && toRun(row);
    },

    /** The latest runs of a thread that are shown, oldest first. */
    async runsOfThread(ownerId: string, threadId: string): Promise<RunRow[]> {
      const rows = await db
        .selectFrom("runs")
        .select(RUN_COLUMNS)
        .where("thread_id", "=", threadId)
        .where("owner_id", "=", ownerId)
        .where("hidden_at", "is", null)
        .orderBy("started_at", "desc")
        .limit(MAX_TURNS_SHOWN)
        .execute();
      return rows.map(toRun).reverse();
    },

    /** The shown turns that stand for the graph's own memory, where that was let go; otherwise none. Oldest first. */
    async turnsForMemory(threadId: string, max: number): Promise<{ question: string; answer: string }[]> {
      const rows = await db
        .selectFrom("runs")
        .innerJoin("threads", "threads.id", "runs.thread_id")
        .select(["runs.question", "runs.answer"])
        .where("runs.thread_id", "=", threadId)
        .where("threads.is_memory_from_turns", "=", true)
        .where("runs.hidden_at", "is", null)
        .where("runs.finished_at", "is not", null)
        .orderBy("runs.started_at", "desc")
        .limit(max)
        .execute();
      return rows.map(({ question, answer }) => ({ question, answer: answer ?? "" })).reverse();
    },

    /** State by run id; runs that do not exist are left out. */
    async runStates(runIds: readonly string[]): Promise<Map<string, { status: RunStatus; lastSeq: number }>> {
      const rows = await db
        .selectFrom("runs")
        .select(["id", "status", "last_seq"])
        .where("id", "=", anyOf(runIds))
        .execute();
      return new Map(rows.map((row) => [row.id, { status: asStatus(row.status), lastSeq: row.last_seq }]));
    },
  };
}

function toRun(row: {
  id: string;
  thread_id: string;
  status: string;
  question: string;
  answer: string | null;
  last_seq: number;
  started_at: string;
  stop_requested_at: string | null;
  result: unknown;
}): RunRow {
  return {
    runId: row.id,
    threadId: row.thread_id,
    status: asStatus(row.status),
    question: row.question,
    answer: row.answer,
    lastSeq: row.last_seq,
    startedAt: row.started_at,
    isStopRequested: row.stop_requested_at !== null,
    result: row.result as ChatAnswer | null, // written by endRun only
  };
}

export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

// A check constraint of the table holds it to the listed words.
const asStatus = (status: string) => status as RunStatus;
