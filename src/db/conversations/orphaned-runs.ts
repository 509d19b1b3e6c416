/** Runs that nobody is at work on: their server is gone, or all that they waited for is decided. */
import { type Kysely, sql } from "kysely";
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import type { Language } from "@/contract/conversation/intent";
import { isOpenToUndo } from "../proposals/proposal-undo";
import type { Schema } from "../schema";
import type { ThreadKind } from "./conversations";

/** A run that nobody is at work on, as far as its end needs it. */
export type LeftRun = {
  runId: string;
  threadId: string;
  ownerId: string;
  kind: ThreadKind;
  lastSeq: number;
  language: Language;
  model: string;
};

/**
 * An unfinished run is given up when its server has not been heard of for this long: four missed heartbeats. A server
 * that works is never silent so long: half a second is the longest that a run keeps its thread from the next heartbeat.
 */
const ORPHANED_AFTER = "4 seconds";

export type OrphanedRunTables = ReturnType<typeof createOrphanedRunTables>;

export function createOrphanedRunTables(db: Kysely<Schema>) {
  const orphanedRuns = () =>
    db
      .selectFrom("runs")
      .innerJoin("threads", "threads.id", "runs.thread_id")
      .select(["runs.id", "thread_id", "runs.owner_id", "threads.kind", "last_seq", "runs.language", "model"]);

  return {
    /**
     * Runs whose server is gone. Their end is written by `endRun`, so two sweeps cannot both end one.
     *
     * @param isSoleServer nobody else can be running one (the embedded home at its start): all of them are orphans.
     */
    async orphaned(isSoleServer: boolean): Promise<LeftRun[]> {
      const rows = await orphanedRuns()
        .where("runs.status", "=", "running")
        .where("heartbeat_at", "<", silentSince(isSoleServer))
        .execute();
      return rows.map(toLeftRun);
    },

    /** Ended runs of the last day whose log has no last event: their server went between the two. */
    async unclosed(isSoleServer: boolean): Promise<(LeftRun & { answer: ChatAnswer })[]> {
      const rows = await orphanedRuns()
        .select("result")
        .where("runs.status", "<>", "running")
        .where("result", "is not", null)
        .where("finished_at", ">", sql<string>`now() - interval '1 day'`)
        .where("finished_at", "<", silentSince(isSoleServer))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("run_events")
                .select("run_id")
                .whereRef("run_id", "=", "runs.id")
                .whereRef("seq", "=", "runs.last_seq")
                .where("run_events.type", "=", "finish"),
            ),
          ),
        )
        .execute();
      return rows.map((row) => ({ ...toLeftRun(row), answer: row.result as unknown as ChatAnswer })); // written by endRun only
    },

    /**
     * Runs that wait for a person although nothing of theirs is pending any more, nor can a decision on it still be
     * undone.
     */
    async settled(): Promise<LeftRun[]> {
      const rows = await orphanedRuns()
        .where("runs.status", "=", "awaiting_approval")
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("proposals")
                .select("proposals.id")
                .whereRef("proposals.thread_id", "=", "runs.thread_id")
                .where("proposals.status", "=", "pending"),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("decisions")
                .innerJoin("proposals", "proposals.id", "decisions.proposal_id")
                .select("decisions.proposal_id")
                .whereRef("proposals.thread_id", "=", "runs.thread_id")
                .where(isOpenToUndo),
            ),
          ),
        )
        .execute();
      return rows.map(toLeftRun);
    },

    /** Takes a waiting run up again, for one server of those that try. It is then an unfinished run like any other. */
    async claimWaiting(runId: string): Promise<boolean> {
      const updated = await db
        .updateTable("runs")
        .set({ status: "running", heartbeat_at: sql`now()`, finished_at: null })
        .where("id", "=", runId)
        .where("status", "=", "awaiting_approval")
        .returning("id")
        .executeTakeFirst();
      return updated !== undefined;
    },
  };
}

const silentSince = (isSoleServer: boolean) =>
  isSoleServer ? sql<string>`'infinity'` : sql<string>`now() - ${ORPHANED_AFTER}::interval`;

function toLeftRun(row: {
  id: string;
  thread_id: string;
  owner_id: string;
  kind: string;
  last_seq: number;
  language: string;
  model: string;
}): LeftRun {
  return {
    runId: row.id,
    threadId: row.thread_id,
    ownerId: row.owner_id,
    kind: row.kind as ThreadKind, // as the language, held to its words by a check of the table
    lastSeq: row.last_seq,
    language: row.language as Language,
    model: row.model,
  };
}
