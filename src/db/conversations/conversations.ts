/** Threads, runs, the log of each run, and what they cost. */
import { type Kysely, sql } from "kysely";
import type { ChatAnswer, RunStatus, Usage } from "@/contract/conversation/chat-answer";
import type { Language } from "@/contract/conversation/intent";
import { type LoggedEvent, type StreamEvent, streamEvent } from "@/contract/conversation/stream-event";
import { storable, toJson } from "../parameters";
import type { Schema } from "../schema";

export type ThreadKind = "chat" | "optimizer";
export type ThreadRow = { threadId: string; connectionId: string; teamId: number; title: string; language: Language };
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

const TITLE_CHARS = 80;
const MAX_TURNS_SHOWN = 100;

export type ConversationTables = ReturnType<typeof createConversationTables>;

export function createConversationTables(db: Kysely<Schema>) {
  const runColumns = [
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

  return {
    /** @returns `false` when the id is already taken, by any user. */
    async createThread(thread: ThreadRow & { ownerId: string; kind?: ThreadKind }): Promise<boolean> {
      const made = await db
        .insertInto("threads")
        .values({
          id: thread.threadId,
          owner_id: thread.ownerId,
          connection_id: thread.connectionId,
          team_id: thread.teamId,
          title: storable(thread.title.slice(0, TITLE_CHARS)),
          language: thread.language,
          kind: thread.kind ?? "chat",
        })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      return made !== undefined;
    },

    /** `undefined` for a thread that does not exist or belongs to someone else: the response is the same. */
    async findThread(
      ownerId: string,
      threadId: string,
    ): Promise<(ThreadRow & { kind: ThreadKind; isPinned: boolean }) | undefined> {
      const row = await db
        .selectFrom("threads")
        .select(["id", "connection_id", "team_id", "title", "language", "kind", "pinned_at"])
        .where("id", "=", threadId)
        .where("owner_id", "=", ownerId)
        .executeTakeFirst();
      return (
        row && {
          threadId: row.id,
          connectionId: row.connection_id,
          teamId: row.team_id,
          title: row.title,
          language: asLanguage(row.language),
          kind: asKind(row.kind),
          isPinned: row.pinned_at !== null,
        }
      );
    },

    /** `false` when the thread has a running run already: the partial unique index decides, not an earlier read. */
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
        .select(runColumns)
        .where("id", "=", runId)
        .where("thread_id", "=", threadId)
        .where("owner_id", "=", ownerId)
        .executeTakeFirst();
      return row && toRun(row);
    },

    /** Latest visible run of the thread; `undefined` when it has none. */
    async latestRun(ownerId: string, threadId: string): Promise<RunRow | undefined> {
      const row = await db
        .selectFrom("runs")
        .select(runColumns)
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
        .select(runColumns)
        .where("thread_id", "=", threadId)
        .where("owner_id", "=", ownerId)
        .where("hidden_at", "is", null)
        .orderBy("started_at", "desc")
        .limit(MAX_TURNS_SHOWN)
        .execute();
      return rows.map(toRun).reverse();
    },

    /** Visible turns that replace the graph's checkpoint when it was pruned; empty otherwise. Oldest first. */
    async turnsForMemory(threadId: string, most: number): Promise<{ question: string; answer: string }[]> {
      const rows = await db
        .selectFrom("runs")
        .innerJoin("threads", "threads.id", "runs.thread_id")
        .select(["runs.question", "runs.answer"])
        .where("runs.thread_id", "=", threadId)
        .where("threads.is_memory_from_turns", "=", true)
        .where("runs.hidden_at", "is", null)
        .where("runs.finished_at", "is not", null)
        .orderBy("runs.started_at", "desc")
        .limit(most)
        .execute();
      return rows.map(({ question, answer }) => ({ question, answer: answer ?? "" })).reverse();
    },

    /** Status and last sequence number by run id; unknown ids are left out. */
    async runStates(runIds: readonly string[]): Promise<Map<string, { status: RunStatus; lastSeq: number }>> {
      const rows = await db
        .selectFrom("runs")
        .select(["id", "status", "last_seq"])
        .where("id", "=", anyOf(runIds))
        .execute();
      return new Map(rows.map((row) => [row.id, { status: asStatus(row.status), lastSeq: row.last_seq }]));
    },

    /** Notes the wish to stop, so that whichever server runs it sees it. `false` when nothing was running. */
    async requestStop(ownerId: string, threadId: string): Promise<boolean> {
      const updated = await db
        .updateTable("runs")
        .set({ stop_requested_at: sql`coalesce(stop_requested_at, now())` })
        .where("thread_id", "=", threadId)
        .where("owner_id", "=", ownerId)
        .where("status", "=", "running")
        .returning("id")
        .executeTakeFirst();
      return updated !== undefined;
    },

    /** Which of these runs somebody wishes to stop. */
    async stopRequested(runIds: readonly string[]): Promise<string[]> {
      if (runIds.length === 0) return [];
      const rows = await db
        .selectFrom("runs")
        .select("id")
        .where("id", "=", anyOf(runIds))
        .where("stop_requested_at", "is not", null)
        .execute();
      return rows.map(({ id }) => id);
    },

    async heartbeat(runIds: readonly string[]): Promise<void> {
      if (runIds.length === 0) return;
      // A row that is being written is left out: it is heard of by that, and two statements that wait for each other's
      // rows would both fail.
      const silent = db
        .selectFrom("runs")
        .select("id")
        .where("id", "=", anyOf(runIds))
        .where("heartbeat_at", "<", sql<string>`now() - interval '0.5 seconds'`)
        .forUpdate()
        .skipLocked();
      await db.updateTable("runs").set({ heartbeat_at: sql`now()` }).where("id", "in", silent).execute();
    },

    /**
     * Events of several runs in one statement, with each run's last sequence number. All or none.
     *
     * @returns those that were new, as they are stored, by run in order.
     */
    async appendEvents(
      events: readonly (LoggedEvent & { runId: string })[],
    ): Promise<(LoggedEvent & { runId: string })[]> {
      if (events.length === 0) return [];
      const given = events.map(({ runId, seq, event }) => ({ run_id: runId, seq, type: event.type, payload: event }));
      const { rows } = await sql<{ runId: string; seq: number; payload: unknown }>`
        with appended as (
          insert into run_events (run_id, seq, type, payload)
          select e.run_id, e.seq, e.type, e.payload
          from jsonb_to_recordset(${toJson(given)}::jsonb) as e(run_id uuid, seq int, type text, payload jsonb)
          -- A write whose commit was not heard of is tried again.
          on conflict (run_id, seq) do nothing
          returning run_id, seq, payload
        ), noted as (
          update runs set last_seq = greatest(runs.last_seq, latest.seq), heartbeat_at = now()
          from (select run_id, max(seq) as seq from appended group by run_id) as latest
          where runs.id = latest.run_id
        )
        select run_id as "runId", seq, payload from appended order by run_id, seq
      `.execute(db);
      return rows.map(({ runId, seq, payload }) => ({ runId, seq, event: streamEvent.parse(payload) }));
    },

    async eventsAfter(runId: string, seq: number): Promise<LoggedEvent[]> {
      const rows = await db
        .selectFrom("run_events")
        .select(["seq", "payload"])
        .where("run_id", "=", runId)
        .where("seq", ">", seq)
        .orderBy("seq")
        .execute();
      return rows.flatMap(({ seq, payload }) => readable(payload).map((event) => ({ seq, event })));
    },

    async recordUsage(ownerId: string, runId: string, usage: Usage): Promise<void> {
      await db
        .insertInto("usage")
        .values({
          owner_id: ownerId,
          run_id: runId,
          model: usage.model,
          model_calls: usage.modelCalls,
          input_tokens: usage.inputTokens,
          output_tokens: usage.outputTokens,
          cost_usd: usage.costUsd ?? 0,
          ms: Math.round(usage.ms),
        })
        .execute();
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

/**
 * None for an event in a shape that only another version knows: a run whose log holds one must still be readable, and
 * end.
 */
function readable(payload: unknown): StreamEvent[] {
  const read = streamEvent.safeParse(payload);
  return read.success ? [read.data] : [];
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

// Check constraints of the tables hold these to the listed words.
const asStatus = (status: string) => status as RunStatus;
const asKind = (kind: string) => kind as ThreadKind;
const asLanguage = (language: string) => language as Language;
