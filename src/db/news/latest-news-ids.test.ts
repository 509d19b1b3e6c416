import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import type { Database } from "../database";
import { latestNewsIds } from "./latest-news-ids";

describe.each(DATABASE_BACKENDS.map((backend) => [backend.name, backend] as const))(
  "news items that name a player, %s",
  (_, backend) => {
    describe.skipIf(!backend.isPresent)("on the real schema", () => {
      let running: RunningDatabase;
      let database: Database;
      beforeAll(async () => {
        running = await backend.start();
        database = await running.openMigrated();
      });
      afterAll(async () => {
        await database.close();
        await running.stop();
      });

      it("are the newest published by an instant, newest first, of one universe", async () => {
        const { pool } = database;
        const items = [
          [1, "demo", "2025-01-13T12:00:00Z"],
          [2, "demo", "2025-01-15T12:00:00Z"],
          [3, "demo", "2025-01-14T12:00:00Z"],
          [4, "demo", "2025-02-01T12:00:00Z"],
          [5, "espn", "2025-01-15T12:00:00Z"],
        ] as const;
        for (const [id, universe, publishedAt] of items) {
          await pool.query(
            `insert into news_items (id, universe, source, trust, body, published_at, simhash, injury_weight, search_text)
           overriding system value values ($1, $2, 'A paper', 'outlet', 'He is out.', $3, repeat('0', 16), 0.5, 'out')`,
            [id, universe, publishedAt],
          );
          await pool.query(
            "insert into news_players (news_id, universe, player_id, spans, salience, injury_weight) values ($1, $2, 11, '[]', 1, 0)",
            [id, universe],
          );
        }
        const found = await latestNewsIds(database.kysely, "demo", [11, 22], "2025-01-16T00:00:00Z");
        expect(found).toEqual({ 11: [2, 3, 1], 22: [] });
        expect(await latestNewsIds(database.kysely, "demo", [], "2025-01-16T00:00:00Z")).toEqual({});
      });
    });
  },
);
