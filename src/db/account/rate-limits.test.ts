/**
 * Limits that two servers share, on both homes. Time is moved by moving what is stored: the clock is the database's.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase, supabaseDir } from "#test/database";
import { hasPostgres15, startPostgres15 } from "#test/postgres";
import { silentLogger } from "@/lib/log";
import { type Database, openDatabase } from "../database";
import { migrate } from "../migrate";
import { createRateLimitTable, type RateLimitTable } from "./rate-limits";

const PERSON = "a0000000-0000-4000-8000-00000000000a";

describe.each(DATABASE_BACKENDS.map((backend) => [backend.name, backend] as const))("rate limits, %s", (_, backend) => {
  describe.skipIf(!backend.isPresent)("on a migrated database", () => {
    let running: RunningDatabase;
    let database: Database;
    let table: RateLimitTable;

    beforeAll(async () => {
      running = await backend.start();
      database = await running.openMigrated();
      table = createRateLimitTable(database.kysely);
    });
    beforeEach(async () => void (await database.pool.query("delete from rate_limits")));
    afterAll(async () => {
      await database.close();
      await running.stop();
    });

    const pass = (seconds: number) =>
      database.pool.query(`
        update rate_limits set expires_at = expires_at - interval '${seconds} seconds',
          started_at = array(select at - interval '${seconds} seconds' from unnest(started_at) as at),
          under_way = (select coalesce(jsonb_object_agg(key, (value #>> '{}')::timestamptz - interval '${seconds} seconds'), '{}')
            from jsonb_each(under_way))`);
    const take = (limits: { perMinute?: number; atOnce?: number }, person = PERSON) =>
      table.take(person, "run", { perMinute: 1_000, atOnce: 1_000, ...limits });

    it("count what began within a minute, each person and each kind apart", async () => {
      for (let started = 0; started < 3; started += 1) expect(await take({ perMinute: 3 })).toBeDefined();
      expect(await take({ perMinute: 3 })).toBeUndefined();
      expect(await take({ perMinute: 3 }, "somebody else")).toBeDefined();
      expect(await table.take(PERSON, "research", { perMinute: 1, atOnce: 1 })).toBeDefined();
      await pass(59);
      expect(await take({ perMinute: 3 })).toBeUndefined();
      await pass(2);
      expect(await take({ perMinute: 3 })).toBeDefined();
    });

    it("say when the next one may come: once the oldest of a full minute leaves it", async () => {
      await take({});
      await pass(20);
      await take({});
      expect(await table.waitSeconds(PERSON, "run", { perMinute: 2, atOnce: 9 })).toBe(40);
      expect(await table.waitSeconds(PERSON, "run", { perMinute: 3, atOnce: 9 })).toBe(1);
      expect(await table.waitSeconds("nobody", "run", { perMinute: 1, atOnce: 1 })).toBe(1);
    });

    it("count what is under way until it ends, or until its server must be gone", async () => {
      const first = await take({ atOnce: 2 });
      await take({ atOnce: 2 });
      expect(await take({ atOnce: 2 })).toBeUndefined();
      if (!first) throw new Error("there was no first place");
      for (let reported = 0; reported < 2; reported += 1) await table.end(first);
      expect(await take({ atOnce: 2 })).toBeDefined();
      expect(await take({ atOnce: 2 })).toBeUndefined();
      await pass(181);
      expect(await take({ atOnce: 2 })).toBeDefined();
    });

    it("do not count what was never begun, and give back one place only", async () => {
      const place = await take({ perMinute: 2 });
      await take({ perMinute: 2 });
      if (!place) throw new Error("there was no place");
      for (let reported = 0; reported < 3; reported += 1) await table.giveBack(place);
      expect(await take({ perMinute: 2 })).toBeDefined();
      expect(await take({ perMinute: 2 })).toBeUndefined();
    });

    it("hold when everybody asks at the same instant", async () => {
      const taken = await Promise.all(Array.from({ length: 60 }, () => take({ perMinute: 20, atOnce: 20 })));
      expect(taken.filter(Boolean)).toHaveLength(20);
    });

    it("keep a row no longer than what it counts", async () => {
      const people = Array.from({ length: 30 }, (_each, person) => `person ${person}`);
      for (const person of people) for (let started = 0; started < 5; started += 1) await take({}, person);
      await pass(61);
      await Promise.all(people.map((person) => take({}, person)));
      const { rows } = await database.pool.query<{ n: number }>(
        "select max(cardinality(started_at)) as n from rate_limits",
      );
      expect(rows).toEqual([{ n: 1 }]);
    });
  });
});

it.skipIf(!hasPostgres15)("two servers that ask at the same instant let in no more than one would", async () => {
  const postgres = await startPostgres15();
  const url = await postgres.createDatabase("shared");
  const servers = [1, 2].map(() => openDatabase({ url, dataDir: "", log: silentLogger }));
  const [one, two] = await Promise.all(servers);
  if (!one || !two) throw new Error("a server is missing");
  await migrate({ pool: one.pool, backend: "postgres", log: silentLogger, supabaseDir });
  const tables = [one, two].map(({ kysely }) => createRateLimitTable(kysely));
  const everybody = Array.from({ length: 40 }, () =>
    tables.map((table) => table.take(PERSON, "run", { perMinute: 30, atOnce: 12 })),
  );
  const taken = (await Promise.all(everybody.flat())).filter((place) => place !== undefined);
  expect(taken).toHaveLength(12);
  await Promise.all(taken.map((place, at) => tables[at % 2]?.end(place)));
  const later = await Promise.all(
    Array.from({ length: 40 }, (_, at) => tables[at % 2]?.take(PERSON, "run", { perMinute: 30, atOnce: 40 })),
  );
  expect(later.filter(Boolean)).toHaveLength(18);
  await Promise.all([one.close(), two.close()]);
  await postgres.stop();
});
