/** Conversations that were given to others: what they are shown, under the digest of the secret in their link. */
import { type Kysely, sql } from "kysely";
import type { SharedThread } from "@/contract/conversation/threads";
import { recordAudit } from "../account/audit";
import { toJson } from "../parameters";
import type { Schema } from "../schema";

export type ThreadShareTable = ReturnType<typeof createThreadShareTable>;

export function createThreadShareTable(db: Kysely<Schema>) {
  return {
    /** The oldest ones go where there are more than `most`. */
    async add(
      share: { ownerId: string; threadId: string; sha256: string; content: SharedThread; expiresAt: string },
      max: number,
    ): Promise<{ shareId: string }> {
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .insertInto("thread_shares")
          .values({
            owner_id: share.ownerId,
            thread_id: share.threadId,
            token_sha256: share.sha256,
            content: toJson(share.content),
            expires_at: share.expiresAt,
            created_at: sql`clock_timestamp()`,
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        await sql`
          delete from thread_shares where thread_id = ${share.threadId} and (expires_at <= now() or id in (
            select id from thread_shares where thread_id = ${share.threadId} order by created_at desc, id offset ${max}
          ))`.execute(trx);
        const { ownerId, threadId, expiresAt } = share;
        await recordAudit(trx, { ownerId, action: "share.create", subjectId: threadId, detail: { expiresAt } });
        return { shareId: row.id };
      });
    },

    /** Content of a share link; `undefined` for a link that is unknown, revoked or expired. */
    async find(sha256: string, now: string): Promise<SharedThread | undefined> {
      const row = await db
        .selectFrom("thread_shares")
        .select("content")
        .where("token_sha256", "=", sha256)
        .where("expires_at", ">", now)
        .executeTakeFirst();
      return row && (row.content as SharedThread); // written by `add` only
    },

    /** Takes back every link to the conversation. Returns how many. */
    async removeAll(ownerId: string, threadId: string): Promise<number> {
      return db.transaction().execute(async (trx) => {
        const done = await trx
          .deleteFrom("thread_shares")
          .where("thread_id", "=", threadId)
          .where("owner_id", "=", ownerId)
          .executeTakeFirst();
        const links = Number(done.numDeletedRows);
        if (links > 0)
          await recordAudit(trx, { ownerId, action: "share.remove", subjectId: threadId, detail: { links } });
        return links;
      });
    },
  };
}
