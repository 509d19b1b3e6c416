/** Which runs nobody is at work on, in both homes. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import { createConnectionTables } from "../account/connections";
import type { Database } from "../database";
import { type ConversationTables, createConversationTables } from "./conversations";
import { createOrphanedRunTables, type OrphanedRunTables } from "./orphaned-runs";

const OWNER = "00000000-0000-4000-8000-0000000000dd";

describe.each(DATABASE_BACKENDS)("runs that are left, $name", (kind) => {
  describe.skipIf(!kind.isPresent)("", () => {
    let backend: RunningDatabase;
    let database: Database;
    let conversations: ConversationTables;
    let orphanedRuns: OrphanedRunTables;
    let connectionId: string;
    beforeAll(async () => {
      backend = await kind.start();
      database = await backend.openMigrated();
      conversations = createConversationTables(database.kysely);
      orphanedRuns = createOrphanedRunTables(database.kysely);
      const connections = createConnectionTables(database.kysely);
      await connections.ensureProfile(OWNER);
      const league = { provider: "demo" as const, leagueKey: "1", season: 2025, teamId: 1 };
      connectionId = (await connections.ensureConnection(OWNER, league)).connectionId;
    });
    afterAll(async () => {
      await database?.close();
      await backend?.stop();
    });

    async function given(run: { status: string; heartbeat?: string }) {
      const ids = { runId: randomUUID(), threadId: randomUUID(), ownerId: OWNER };
      await conversations.createThread({
        ...ids,
        connectionId,
        teamId: 1,
        title: "t",
        language: "el",
        kind: "optimizer",
      });
      await conversations.startRun({ ...ids, question: "q", language: "el", model: "engine" });
      await database.pool.query(
        "update runs set status = $2, heartbeat_at = now() - $3::interval, finished_at = case when $2 = 'running' then null else now() end where id = $1",
        [ids.runId, run.status, run.heartbeat ?? "0 seconds"],
      );
      return ids.runId;
    }
    const idsOf = (runs: readonly { runId: string }[]) => runs.map(({ runId }) => runId);

    it("are those whose server has been silent for more than four seconds, all of them when there is no other server", async () => {
      const silent = await given({ status: "running", heartbeat: "5 seconds" });
      const alive = await given({ status: "running", heartbeat: "2 seconds" });
      const over = await given({ status: "completed", heartbeat: "5 seconds" });
      const orphaned = await orphanedRuns.orphaned(false);
      expect(idsOf(orphaned)).toContain(silent);
      expect(idsOf(orphaned)).not.toContain(alive);
      expect(orphaned.find(({ runId }) => runId === silent)).toMatchObject({
        ownerId: OWNER,
        kind: "optimizer",
        language: "el",
        model: "engine",
        lastSeq: 0,
      });
      const all = idsOf(await orphanedRuns.orphaned(true));
      expect(all).toEqual(expect.arrayContaining([silent, alive]));
      expect(all).not.toContain(over);
    });

    it("are taken up again by one of those that try", async () => {
      const runId = await given({ status: "awaiting_approval" });
      const claims = await Promise.all(Array.from({ length: 20 }, () => orphanedRuns.claimWaiting(runId)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect((await conversations.runStates([runId])).get(runId)).toMatchObject({ status: "running" });
      expect(idsOf(await orphanedRuns.orphaned(false))).not.toContain(runId);
    });
  });
});
