/** Where polling stands, on both homes. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import type { Database } from "../database";
import { createNewsFeedTable } from "./news-feeds";

const [A, B, C] = ["a", "b", "c"].map((letter) => letter.repeat(64)) as [string, string, string];
const at = (minute: number) => new Date(Date.UTC(2025, 11, 1, 12, minute)).toISOString();

describe.each(DATABASE_BACKENDS.map((backend) => [backend.name, backend] as const))(
  "polling of feeds, %s",
  (_, backend) => {
    describe.skipIf(!backend.isPresent)("on the real schema", () => {
      let running: RunningDatabase;
      let database: Database;
      let table: ReturnType<typeof createNewsFeedTable>;

      beforeAll(async () => {
        running = await backend.start();
        database = await running.openMigrated();
        table = createNewsFeedTable(database.kysely);
      });
      afterAll(async () => {
        await database.close();
        await running.stop();
      });
      beforeEach(() => database.pool.query("truncate news_feeds"));

      it("has a new feed due at once and the longest due first", async () => {
        expect(await table.due([], at(0))).toEqual([]);
        expect(await table.due([C], at(0))).toEqual([C]);
        expect(await table.due([B, C], at(1))).toEqual([C, B]);
        expect(await table.due([A, B, C], at(2))).toEqual([C, B, A]);
        expect(await table.due([B], at(3))).toEqual([B]);
      });

      it("gives a due feed to one of several pollers, until its time is up", async () => {
        await table.due([A], at(0));
        const claims = await Promise.all([1, 2, 3, 4].map(() => table.claim(A, { at: at(0), until: at(5) })));
        expect(claims.filter((claim) => claim !== undefined)).toEqual([
          { etag: null, lastModified: null, consecutiveFailures: 0 },
        ]);
        expect(await table.due([A], at(4))).toEqual([]);
        expect(await table.claim(A, { at: at(5), until: at(9) })).toBeDefined();
      });

      it("keeps the version through failures and forgets the failures at the next answer", async () => {
        await table.due([A], at(0));
        const version = { etag: 'W/"1"', lastModified: "Mon, 01 Dec 2025 12:00:00 GMT" };
        await table.succeeded(A, { at: at(0), nextDueAt: at(1), ...version });
        await table.failed(A, { at: at(1), nextDueAt: at(2) });
        await table.failed(A, { at: at(2), nextDueAt: at(3) });
        await table.postponed(A, at(4));
        expect(await table.claim(A, { at: at(3), until: at(9) })).toBeUndefined();
        expect(await table.claim(A, { at: at(4), until: at(5) })).toEqual({ ...version, consecutiveFailures: 2 });
        await table.succeeded(A, { at: at(5), nextDueAt: at(5), etag: null, lastModified: null });
        expect(await table.claim(A, { at: at(5), until: at(6) })).toEqual({
          etag: null,
          lastModified: null,
          consecutiveFailures: 0,
        });
      });
    });
  },
);
