/** Accounts that are to go: asked for, taken back, and carried out. */
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema";
import { recordAudit } from "./audit";

/** Instants are ISO 8601 UTC. */
export type AccountRow = { createdAt: string; deletionDueAt: string | null };
export type AccountTable = ReturnType<typeof createAccountTable>;

const GRAPH_TABLES = ["checkpoint_writes", "checkpoint_blobs", "checkpoints"] as const;

export function createAccountTable(db: Kysely<Schema>) {
  return {
    async read(personId: string): Promise<AccountRow> {
      const row = await db
        .selectFrom("profiles")
        .select(["created_at", "deletion_due_at"])
        .where("id", "=", personId)
        .executeTakeFirstOrThrow();
      return { createdAt: row.created_at, deletionDueAt: row.deletion_due_at };
    },

    /** Asked again, the first time counts. */
    askDeletion: (personId: string, dueAt: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const request = await trx
          .updateTable("profiles")
          .set({ deletion_due_at: dueAt })
          .where("id", "=", personId)
          .where("deletion_due_at", "is", null)
          .executeTakeFirst();
        if (request.numUpdatedRows > 0n)
          await recordAudit(trx, {
            ownerId: personId,
            action: "account.ask_deletion",
            subjectId: personId,
            detail: { dueAt },
          });
      }),

    keep: (personId: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const stored = await trx
          .updateTable("profiles")
          .set({ deletion_due_at: null })
          .where("id", "=", personId)
          .where("deletion_due_at", "is not", null)
          .executeTakeFirst();
        if (stored.numUpdatedRows > 0n)
          await recordAudit(trx, { ownerId: personId, action: "account.keep", subjectId: personId, detail: {} });
      }),

    noteExport: (personId: string, form: "json" | "csv"): Promise<void> =>
      db
        .transaction()
        .execute((trx) =>
          recordAudit(trx, { ownerId: personId, action: "account.export", subjectId: personId, detail: { form } }),
        ),

    /**
     * Deletes one account whose time has come, with all that is the person's: rows go with the profile, what graphs
     * remember and counts of requests have no reference and are named.
     *
     * @returns whose it was; `undefined` when none is due
     */
    deleteOneDue: (now: string): Promise<string | undefined> =>
      db.transaction().execute(async (trx) => {
        const due = await trx
          .selectFrom("profiles")
          .select("id")
          .where("deletion_due_at", "<=", now)
          .orderBy("deletion_due_at")
          .limit(1)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst();
        if (!due) return undefined;
        for (const table of GRAPH_TABLES)
          await sql`
            delete from ${sql.table(`langgraph.${table}`)}
            where thread_id in (select id::text from threads where owner_id = ${due.id})`.execute(trx);
        await trx.deleteFrom("rate_limits").where("subject", "=", due.id).execute();
        await trx.deleteFrom("profiles").where("id", "=", due.id).execute();
        return due.id;
      }),
  };
}
