/**
 * Named states of conversations.
 *
 * A state is the list of the turns that were shown. Going back shows those and hides the others; what was decided,
 * spent and logged stays. The graph's own memory is let go in the same transaction: it is read from the turns that are
 * shown from then on.
 */
import { type Kysely, sql, type Transaction } from "kysely";
import { MAX_CHECKPOINT_CHARS } from "@/contract/conversation/threads";
import { storable } from "../parameters";
import type { Schema } from "../schema";
import { clearMemory, holdIdle, type ThreadRefusal } from "./threads";

export type ThreadCheckpoint = { checkpointId: string; name: string; turns: number; createdAt: string };

export type ThreadCheckpointTable = ReturnType<typeof createThreadCheckpointTable>;

export function createThreadCheckpointTable(db: Kysely<Schema>) {
  const columns = ["id", "name", "created_at", sql<number>`cardinality(run_ids)`.as("turns")] as const;

  return {
    /**
     * Names the present state.
     *
     * @param max how many a thread may have.
     * @param goBackBefore a shown turn that is hidden afterward, with those after it. Such a name is a by-product: a
     * taken one gets a number,
     *   and a state that has a name already gets no other.
     */
    save: (
      ownerId: string,
      threadId: string,
      name: string,
      max: number,
      goBackBefore?: string,
    ): Promise<ThreadCheckpoint | ThreadRefusal | "empty" | "name_taken" | "too_many"> =>
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
        const runIds = shown.map(({ id }) => id);
        const left = goBackBefore === undefined ? runIds.length : runIds.indexOf(goBackBefore);
        if (left < 0) return "missing";
        const stored = await trx
          .selectFrom("thread_checkpoints")
          .select([...columns, "run_ids"])
          .where("thread_id", "=", threadId)
          .execute();
        const isBranch = goBackBefore !== undefined;
        const same = isBranch && stored.find((each) => each.run_ids.join() === runIds.join());
        if (!same && stored.length >= max) return "too_many";
        const row =
          same ||
          (await trx
            .insertInto("thread_checkpoints")
            .values({
              thread_id: threadId,
              owner_id: ownerId,
              name: isBranch ? freeName(storable(name), stored) : storable(name),
              run_ids: runIds,
            })
            .onConflict((conflict) => conflict.columns(["thread_id", "name"]).doNothing())
            .returning(columns)
            .executeTakeFirst());
        if (!row) return "name_taken";
        if (isBranch) await showOnly(trx, threadId, runIds.slice(0, left));
        return toCheckpoint(row);
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
        await showOnly(trx, threadId, row.run_ids);
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

async function showOnly(trx: Transaction<Schema>, threadId: string, runIds: readonly string[]): Promise<void> {
  await sql`
    update runs set hidden_at = case when id = any(${runIds}::uuid[]) then null else coalesce(hidden_at, now()) end
    where thread_id = ${threadId}`.execute(trx);
  await clearMemory(trx, threadId);
  await trx
    .updateTable("threads")
    .set({ is_memory_from_turns: true, updated_at: sql`now()` })
    .where("id", "=", threadId)
    .execute();
}

/** The name, or the name with the first number that is free: "Who is hurt? (2)". */
function freeName(name: string, taken: readonly { name: string }[]): string {
  const names = new Set(taken.map((each) => each.name));
  const numbered = (place: number) => {
    const end = ` (${place})`;
    return `${[...name].slice(0, MAX_CHECKPOINT_CHARS - end.length).join("")}${end}`;
  };
  let place = 1;
  while (names.has(place === 1 ? name : numbered(place))) place += 1;
  return place === 1 ? name : numbered(place);
}

const toCheckpoint = (row: { id: string; name: string; created_at: string; turns: number }): ThreadCheckpoint => ({
  checkpointId: row.id,
  name: row.name,
  turns: row.turns,
  createdAt: row.created_at,
});
