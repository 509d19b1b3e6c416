/** Conversations as a person keeps them: found again, renamed, pinned, deleted, rated. */
import { type Kysely, sql, type Transaction } from "kysely";
import { storable } from "../parameters";
import type { Schema } from "../schema";

export type ThreadSummary = { threadId: string; title: string; updatedAt: string; isPinned: boolean };

/** Where a page begins: after this thread, in the order of the list. */
export type ThreadCursor = { isPinned: boolean; updatedAt: string; threadId: string };

export type ThreadSearch = { words: readonly string[]; after: ThreadCursor | undefined; limit: number };

export type ThreadRating = { rating: "up" | "down"; reason: string | null };

/** Reasons to refuse a change of a whole thread. */
export type ThreadRefusal = "missing" | "busy";

export type ThreadTable = ReturnType<typeof createThreadTable>;

/** Case and Greek accents do not matter; the embedded engine's own folding knows ASCII alone. */
const normalized = (text: unknown) =>
  sql`translate(lower(${text}), 'ΑΆάΒΓΔΕΈέΖΗΉήΘΙΊίΪϊΐΚΛΜΝΞΟΌόΠΡΣςΤΥΎύΫϋΰΦΧΨΩΏώ', 'αααβγδεεεζηηηθιιιιιικλμνξοοοπρσστυυυυυυφχψωωω')`;

const holds = (column: unknown, word: string) =>
  sql`strpos(${normalized(column)}, ${normalized(sql`${storable(word)}::text`)}) > 0`;

export function createThreadTable(db: Kysely<Schema>) {
  return {
    /**
     * Pinned ones first, then the latest; those in which every word occurs, in the title or in a turn that is shown.
     */
    async page(ownerId: string, { words, after, limit }: ThreadSearch): Promise<ThreadSummary[]> {
      const found = words.map(
        (word) => sql`and (${holds(sql`t.title`, word)} or exists (
          select from runs r where r.thread_id = t.id and r.hidden_at is null
            and (${holds(sql`r.question`, word)} or ${holds(sql`coalesce(r.answer, '')`, word)})
        ))`,
      );
      // Truncated to milliseconds, the precision that clients see.
      const shownAt = sql`date_trunc('milliseconds', t.updated_at)`;
      const isPinned = sql`(t.pinned_at is not null)::int`;
      const later = after
        ? sql`and (${isPinned}, ${shownAt}, t.id) < (${after.isPinned ? 1 : 0}, ${after.updatedAt}::timestamptz, ${after.threadId}::uuid)`
        : sql``;
      const { rows } = await sql<{ id: string; title: string; updated_at: string; is_pinned: boolean }>`
        select t.id, t.title, t.updated_at, t.pinned_at is not null as is_pinned
        from threads t
        where t.owner_id = ${ownerId} and t.kind = 'chat' ${sql.join(found, sql` `)} ${later}
        order by ${isPinned} desc, ${shownAt} desc, t.id desc
        limit ${limit}`.execute(db);
      return rows.map((row) => ({
        threadId: row.id,
        title: row.title,
        updatedAt: row.updated_at,
        isPinned: row.is_pinned,
      }));
    },

    /**
     * `undefined` for a conversation that does not exist or is someone else's. Its place among the latest does not
     * change.
     */
    async change(
      ownerId: string,
      threadId: string,
      { title, isPinned }: { title?: string | undefined; isPinned?: boolean | undefined },
    ): Promise<ThreadSummary | undefined> {
      const row = await db
        .updateTable("threads")
        .set({
          // An empty change only reads.
          ...(title === undefined ? { title: sql`title` } : { title: storable(title) }),
          ...(isPinned === undefined ? {} : { pinned_at: isPinned ? sql`coalesce(pinned_at, now())` : null }),
        })
        .where("id", "=", threadId)
        .where("owner_id", "=", ownerId)
        .where("kind", "=", "chat")
        .returning(["id", "title", "updated_at", "pinned_at"])
        .executeTakeFirst();
      return row && { threadId: row.id, title: row.title, updatedAt: row.updated_at, isPinned: row.pinned_at !== null };
    },

    /** With its runs, their logs and the graph's memory. What was spent on it stays in the account. */
    remove: (ownerId: string, threadId: string): Promise<ThreadRefusal | undefined> =>
      db.transaction().execute(async (trx) => {
        const refusal = await holdIdle(trx, ownerId, threadId);
        if (refusal) return refusal;
        await clearMemory(trx, threadId);
        await trx.deleteFrom("threads").where("id", "=", threadId).execute();
        return undefined;
      }),

    /** The person's latest word on an answer; `false` when there is no such run in the thread. */
    async rate(ownerId: string, threadId: string, runId: string, { rating, reason }: ThreadRating): Promise<boolean> {
      const { rows } = await sql`
        insert into feedback (run_id, owner_id, rating, reason)
        select id, owner_id, ${rating}, ${reason === null ? null : storable(reason)}::text from runs
        where id = ${runId} and thread_id = ${threadId} and owner_id = ${ownerId} and status <> 'running'
        on conflict (run_id) do update
          set rating = excluded.rating, reason = excluded.reason, updated_at = now()
        returning run_id`.execute(db);
      return rows.length > 0;
    },

    /** Ratings of a thread's answers, by run id. */
    async ratings(ownerId: string, threadId: string): Promise<ReadonlyMap<string, ThreadRating>> {
      const rows = await db
        .selectFrom("feedback")
        .innerJoin("runs", "runs.id", "feedback.run_id")
        .select(["feedback.run_id", "feedback.rating", "feedback.reason"])
        .where("runs.thread_id", "=", threadId)
        .where("feedback.owner_id", "=", ownerId)
        .execute();
      return new Map(
        rows.map(({ run_id, rating, reason }) => [
          run_id,
          { rating: rating === "up" ? ("up" as const) : ("down" as const), reason },
        ]),
      );
    },
  };
}

/**
 * Holds a conversation until the transaction ends: a run that wants to begin waits, since its row refers to the
 * thread's. Says why it cannot be held.
 */
export async function holdIdle(
  trx: Transaction<Schema>,
  ownerId: string,
  threadId: string,
): Promise<ThreadRefusal | undefined> {
  const thread = await trx
    .selectFrom("threads")
    .select("id")
    .where("id", "=", threadId)
    .where("owner_id", "=", ownerId)
    .where("kind", "=", "chat")
    .forUpdate()
    .executeTakeFirst();
  if (!thread) return "missing";
  const running = await trx
    .selectFrom("runs")
    .select("id")
    .where("thread_id", "=", threadId)
    .where("status", "=", "running")
    .executeTakeFirst();
  return running && "busy";
}

/** Everything that the graph has stored of a thread. */
export async function clearMemory(trx: Transaction<Schema>, threadId: string): Promise<void> {
  for (const table of ["checkpoint_writes", "checkpoint_blobs", "checkpoints"]) {
    await sql`delete from ${sql.table(`langgraph.${table}`)} where thread_id = ${threadId}`.execute(trx);
  }
}
