/**
 * Named states of conversations.
 *
 * A state is the list of the turns that were shown. Going back shows those and hides the others; what was decided, spent and logged
 * stays. The graph's own memory is let go in the same transaction: it is read from the turns that are shown from then on.
 */
import { type Kysely, sql } from "kysely";
import { storable } from "./parameters";
import type { Schema } from "./schema";
import { forgetMemory, holdIdle, type ThreadRefusal } from "./threads";

export type ThreadCheckpoint = { checkpointId: string; name: string; turns: number; createdAt: string };

export type ThreadCheckpointTable = ReturnType<typeof createThreadCheckpointTable>;

export function createThreadCheckpointTable(db: Kysely<Schema>) {
  const columns = ["id", "name", "created_at", sql<number>`cardinality(run_ids)`.as("turns")] as const;

  return {
    /** Names the present state. `most`: how many a thread may have. */
    save: (
      ownerId: string,
      threadId: string,
      name: string,
      most: number,
    ): Promise<ThreadCheckpoint | ThreadRefusal | "empty" | "name taken" | "too many"> =>
      db.transaction().execute(async (trx) => {
        const refusal = await holdIdle(trx, ownerId, threadId);
        if (refusal) return refusal;
        const shown = await trx
          .selectFrom("runs")
          .select("id")
          .where("thread_id", "=", threadId)
          .where("hidden_at", "is", null)
          .orderBy("started_at")
          .execute();
        if (shown.length === 0) return "empty";
        const kept = await trx
          .selectFrom("thread_checkpoints")
          .select("id")
          .where("thread_id", "=", threadId)
          .execute();
        if (kept.length >= most) return "too many";
        const row = await trx
          .insertInto("thread_checkpoints")
          .values({ thread_id: threadId, owner_id: ownerId, name: storable(name), run_ids: shown.map(({ id }) => id) })
          .onConflict((conflict) => conflict.columns(["thread_id", "name"]).doNothing())
          .returning(columns)
          .executeTakeFirst();
        return row ? toCheckpoint(row) : "name taken";
      }),

    /** Oldest first; `undefined` for a conversation that is not the person's. */
    async list(ownerId: string, threadId: string): Promise<ThreadCheckpoint[] | undefined> {
      const thread = await db
        .selectFrom("threads")
        .select("id")
        .where("id", "=", threadId)
        .where("owner_id", "=", ownerId)
        .where("kind", "=", "chat")
        .executeTakeFirst();
      if (!thread) return undefined;
      const rows = await db
        .selectFrom("thread_checkpoints")
        .select(columns)
        .where("thread_id", "=", threadId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(toCheckpoint);
    },

    /** Shows exactly the turns of the state. */
    restore: (ownerId: string, threadId: string, checkpointId: string): Promise<ThreadCheckpoint | ThreadRefusal> =>
      db.transaction().execute(async (trx) => {
        const refusal = await holdIdle(trx, ownerId, threadId);
        if (refusal) return refusal;
        const row = await trx
          .selectFrom("thread_checkpoints")
          .select([...columns, "run_ids"])
          .where("id", "=", checkpointId)
          .where("thread_id", "=", threadId)
          .executeTakeFirst();
        if (!row) return "missing";
        await sql`
          update runs set hidden_at = case when id = any(${row.run_ids}::uuid[]) then null else coalesce(hidden_at, now()) end
          where thread_id = ${threadId}`.execute(trx);
        await forgetMemory(trx, threadId);
        await trx
          .updateTable("threads")
          .set({ is_memory_from_turns: true, updated_at: sql`now()` })
          .where("id", "=", threadId)
          .execute();
        return toCheckpoint(row);
      }),

    /** Forgets the name; the turns stay as they are. `false` when there is none. */
    async remove(ownerId: string, threadId: string, checkpointId: string): Promise<boolean> {
      const done = await db
        .deleteFrom("thread_checkpoints")
        .where("id", "=", checkpointId)
        .where("thread_id", "=", threadId)
        .where("owner_id", "=", ownerId)
        .executeTakeFirst();
      return Number(done.numDeletedRows) > 0;
    },
  };
}

const toCheckpoint = (row: { id: string; name: string; created_at: string; turns: number }): ThreadCheckpoint => ({
  checkpointId: row.id,
  name: row.name,
  turns: row.turns,
  createdAt: row.created_at,
});
