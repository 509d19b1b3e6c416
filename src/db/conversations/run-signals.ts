/** What servers tell each other of a running run: that it is to stop, and that somebody is still at work on it. */
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema";
import { anyOf } from "./run-tables";

export function createRunSignals(db: Kysely<Schema>) {
  return {
    /** Notes the request to stop, so that whichever server runs it sees it. `false` when nothing was running. */
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

    /** Which of these runs somebody asked to stop. */
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
      // A row that is being written is left out: it is heard of by that, and two statements that wait for each other's rows would both fail.
      const silent = db
        .selectFrom("runs")
        .select("id")
        .where("id", "=", anyOf(runIds))
        .where("heartbeat_at", "<", sql<string>`now() - interval '0.5 seconds'`)
        .forUpdate()
        .skipLocked();
      await db.updateTable("runs").set({ heartbeat_at: sql`now()` }).where("id", "in", silent).execute();
    },
  };
}
