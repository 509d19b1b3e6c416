/** Where the polling of each feed stands: when it is due again, and which version of it was stored last. */
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema";

/** `consecutiveFailures` and the version as they were before this poll. */
export type ClaimedFeed = { etag: string | null; lastModified: string | null; consecutiveFailures: number };

export type NewsFeedTable = ReturnType<typeof createNewsFeedTable>;

/** Keys are SHA-256 in hex; instants are ISO 8601. */
export function createNewsFeedTable(db: Kysely<Schema>) {
  return {
    /** Keys of the feeds that are due, the longest overdue first. A key seen for the first time is due at once. */
    async due(feedKeys: readonly string[], at: string): Promise<string[]> {
      if (feedKeys.length === 0) return [];
      await db
        .insertInto("news_feeds")
        .values(feedKeys.map((feedKey) => ({ feed_key: feedKey, next_due_at: at })))
        .onConflict((conflict) => conflict.column("feed_key").doNothing())
        .execute();
      const rows = await db
        .selectFrom("news_feeds")
        .select("feed_key")
        .where("feed_key", "in", feedKeys)
        .where("next_due_at", "<=", at)
        .orderBy("next_due_at")
        .orderBy("feed_key")
        .execute();
      return rows.map((row) => row.feed_key);
    },

    /**
     * Takes a feed that is due until `until`, so that no other poller asks it too. @returns undefined when it is not
     * due.
     */
    async claim(feedKey: string, { at, until }: { at: string; until: string }): Promise<ClaimedFeed | undefined> {
      const row = await db
        .updateTable("news_feeds")
        .set({ next_due_at: until })
        .where("feed_key", "=", feedKey)
        .where("next_due_at", "<=", at)
        .returning(["etag", "last_modified", "consecutive_failures"])
        .executeTakeFirst();
      return row && { etag: row.etag, lastModified: row.last_modified, consecutiveFailures: row.consecutive_failures };
    },

    /** The feed answered, and what it said is stored. */
    async succeeded(
      feedKey: string,
      poll: { at: string; nextDueAt: string; etag: string | null; lastModified: string | null },
    ): Promise<void> {
      await db
        .updateTable("news_feeds")
        .set({
          last_polled_at: poll.at,
          next_due_at: poll.nextDueAt,
          etag: poll.etag,
          last_modified: poll.lastModified,
          consecutive_failures: 0,
        })
        .where("feed_key", "=", feedKey)
        .execute();
    },

    async failed(feedKey: string, poll: { at: string; nextDueAt: string }): Promise<void> {
      await db
        .updateTable("news_feeds")
        .set({
          last_polled_at: poll.at,
          next_due_at: poll.nextDueAt,
          consecutive_failures: sql<number>`consecutive_failures + 1`,
        })
        .where("feed_key", "=", feedKey)
        .execute();
    },

    /** The feed is not to blame: it was not asked, or its answer could not be stored. */
    async postponed(feedKey: string, nextDueAt: string): Promise<void> {
      await db.updateTable("news_feeds").set({ next_due_at: nextDueAt }).where("feed_key", "=", feedKey).execute();
    },
  };
}
