/** The course of a matchup, on both homes: what is kept, of whom, and what a clock that goes back leaves. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import { teamId } from "@/domain/ids";
import { createConnectionTables } from "../account/connections";
import type { Database } from "../database";
import { createMatchupChanceTable, type MatchupChance, type MatchupChanceTable } from "./matchup-chances";

const ANN = "a0000000-0000-4000-8000-00000000000a";
const BEN = "b0000000-0000-4000-8000-00000000000b";

const point = (notedAt: string, winProbability: number, change: Partial<MatchupChance> = {}): MatchupChance => ({
  matchupPeriod: 3,
  notedAt,
  winProbability,
  myScore: 100.5,
  opponentTeamId: 7,
  opponentScore: 90,
  ...change,
});

describe.each(DATABASE_BACKENDS.map((backend) => [backend.name, backend] as const))(
  "the course of a matchup, %s",
  (_, backend) => {
    describe.skipIf(!backend.isPresent)("on a migrated database", () => {
      let running: RunningDatabase;
      let database: Database;
      let table: MatchupChanceTable;
      let own: { personId: string; connectionId: string; teamId: ReturnType<typeof teamId.parse> };

      beforeAll(async () => {
        running = await backend.start();
      });
      afterAll(() => running.stop());
      beforeEach(async () => {
        database = await running.openMigrated();
        table = createMatchupChanceTable(database.kysely);
        const connections = createConnectionTables(database.kysely);
        for (const person of [ANN, BEN]) await connections.ensureProfile(person);
        const requested = { provider: "espn" as const, leagueKey: "1", season: 2025, teamId: 6 };
        const { connectionId } = await connections.ensureConnection(ANN, requested);
        own = { personId: ANN, connectionId, teamId: teamId.parse(6) };
        return () => database.close();
      });

      const END = "2025-01-20T00:00:00.000Z";
      const course = async (until = END, matchupPeriod = 3) =>
        (await table.before(own, matchupPeriod, until))?.map(
          ({ notedAt, winProbability }) => `${notedAt.slice(5, 16)} ${winProbability}`,
        );

      it("keeps a point when chance or score has changed, and all that was said of it", async () => {
        const first = point("2025-01-14T10:00:00.000Z", 0.5);
        for (const each of [
          first,
          point("2025-01-14T12:00:00.000Z", 0.5),
          point("2025-01-14T13:00:00.000Z", 0.5, { myScore: 110.5 }),
          point("2025-01-14T14:00:00.000Z", 0.6, { myScore: null, opponentScore: null }),
          point("2025-01-14T15:00:00.000Z", 0.6, { myScore: null, opponentScore: null }),
        ])
          await table.note(own, each);
        expect(await course()).toEqual(["01-14T10:00 0.5", "01-14T13:00 0.5", "01-14T14:00 0.6"]);
        expect((await table.before(own, 3, END))?.[0]).toEqual(first);
      });

      it("keeps the last word of an hour, also when it is the word of the hour before", async () => {
        await table.note(own, point("2025-01-14T10:59:00.000Z", 0.5));
        await table.note(own, point("2025-01-14T11:05:00.000Z", 0.7));
        await table.note(own, point("2025-01-14T11:50:00.000Z", 0.6));
        expect(await course()).toEqual(["01-14T10:59 0.5", "01-14T11:50 0.6"]);
        await table.note(own, point("2025-01-14T11:55:00.000Z", 0.5));
        expect(await course()).toEqual(["01-14T10:59 0.5"]);
      });

      it("tells nothing of the future when the clock goes back, and forgets it with the next word", async () => {
        await table.note(own, point("2025-01-14T10:00:00.000Z", 0.5));
        await table.note(own, point("2025-01-16T10:00:00.000Z", 0.7));
        await table.note(own, point("2025-01-21T10:00:00.000Z", 0.4, { matchupPeriod: 4 }));
        const back = "2025-01-15T10:00:00.000Z";
        expect(await course(back)).toEqual(["01-14T10:00 0.5"]);
        await table.note(own, point(back, 0.6));
        expect(await course()).toEqual(["01-14T10:00 0.5", "01-15T10:00 0.6"]);
        expect(await course("2025-01-28T00:00:00.000Z", 4)).toEqual([]);
      });

      it("notes a person's own team alone, and tells of no other", async () => {
        const at = point("2025-01-14T10:00:00.000Z", 0.5);
        await table.note(own, at);
        const foreign = [
          { ...own, teamId: teamId.parse(7) },
          { ...own, personId: BEN },
        ];
        for (const other of foreign) {
          await table.note(other, { ...at, notedAt: "2025-01-14T12:00:00.000Z", winProbability: 0.1 });
          expect(await table.before(other, 3, END)).toBeNull();
        }
        const { rows } = await database.pool.query<{ n: number }>("select count(*)::int as n from matchup_chances");
        expect(rows[0]?.n).toBe(1);
        expect(await course()).toEqual(["01-14T10:00 0.5"]);
      });
    });
  },
);
