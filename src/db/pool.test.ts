/** One contract, two homes: what a caller of the pool may rely on holds on the embedded database and on a server. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import type { Database } from "./database";
import { DatabaseBusy, DatabaseClosed, sqlStateOf } from "./errors";
import { toJson } from "./parameters";
import type { DatabasePool, PoolClient } from "./pool";

const firstRow = async (pool: DatabasePool, text: string, values: unknown[] = []) =>
  (await pool.query(text, values)).rows[0];

describe.each(DATABASE_BACKENDS.map((backend) => [backend.name, backend] as const))("a pool, %s", (_, backend) => {
  describe.skipIf(!backend.isPresent)("with a session", () => {
    let running: RunningDatabase;
    let database: Database;
    let pool: DatabasePool;

    beforeAll(async () => {
      running = await backend.start();
      database = await running.openEmpty();
      pool = database.pool;
      await pool.query(`
        create table parents (id int primary key);
        create table notes (id int generated always as identity primary key, word text not null,
          parent int references parents deferrable initially deferred)`);
    });

    afterAll(async () => {
      await database.close();
      await running.stop();
    });

    // Expected values are what PostgreSQL documents for these literals.
    it.each([
      ["9007199254740991::int8", 9_007_199_254_740_991],
      ["-1::int2", -1],
      ["1.5::float4", 1.5],
      ["'Infinity'::float8", Number.POSITIVE_INFINITY],
      ["12.340::numeric", 12.34],
      ["count(*) from (values (1), (2)) v", 2],
      ["date '2025-01-15'", "2025-01-15"],
      ["timestamptz '2025-01-15 19:30:00.123456-05'", "2025-01-16T00:30:00.123Z"],
      ["timestamptz '2025-07-01 00:00:00+05:30'", "2025-06-30T18:30:00.000Z"],
      ["timestamp '2025-01-15 19:30:00'", "2025-01-15T19:30:00.000Z"],
      ["timestamptz 'infinity'", "infinity"],
      ["true", true],
      ["false", false],
      ["null::text", null],
      ["'plain'::text", "plain"],
      ["'6f1e2b50-0000-4000-8000-000000000001'::uuid", "6f1e2b50-0000-4000-8000-000000000001"],
      [`'{"a": [1, null, "x"]}'::jsonb`, { a: [1, null, "x"] }],
      [`'[1, 2]'::json`, [1, 2]],
      ["'\\x00ff10'::bytea", Buffer.from([0, 255, 16])],
      ["array[1, null, 3]", [1, null, 3]],
      [
        "array[[1, 2], [3, 4]]",
        [
          [1, 2],
          [3, 4],
        ],
      ],
      ["'{}'::int[]", []],
      [
        `array['a,b', 'say "hi"', 'back\\slash', '', 'NULL', null]`,
        ["a,b", 'say "hi"', "back\\slash", "", "NULL", null],
      ],
      ["array[date '2025-01-15']", ["2025-01-15"]],
      ["array['\\x01ff'::bytea]", [Buffer.from([1, 255])]],
      ["array['{\"a\":1}'::jsonb]", [{ a: 1 }]],
      ["'[0:1]={7,8}'::int[]", [7, 8]],
      ["interval '90 minutes'", "01:30:00"],
    ])("reads %s", async (expression, expected) => {
      expect((await pool.query(`select (select ${expression}) as v`)).rows).toEqual([{ v: expected }]);
    });

    it("refuses an int8 that a number cannot hold exactly", async () => {
      await expect(pool.query("select 9007199254740993::int8 as v")).rejects.toThrow(RangeError);
      expect(await firstRow(pool, "select 1 as v")).toEqual({ v: 1 });
    });

    it.each([
      ["$1::jsonb", { a: [1, 2] }, { a: [1, 2] }],
      ["$1::jsonb", toJson([1, { b: null }]), [1, { b: null }]],
      ["$1::jsonb", toJson("word"), "word"],
      ["$1::json", '{"k":"v"}', { k: "v" }],
      ["$1::int[]", [3, null, 5], [3, null, 5]],
      ["$1::text[]", ["a", 'q"uote', "b\\s", "c,d", null], ["a", 'q"uote', "b\\s", "c,d", null]],
      ["$1::int[]", [], []],
      [
        "$1::int[]",
        [
          [1, 2],
          [3, 4],
        ],
        [
          [1, 2],
          [3, 4],
        ],
      ],
      ["$1::text", null, null],
      ["$1::text", undefined, null],
      ["$1::timestamptz", new Date(Date.UTC(2025, 0, 15, 3, 4, 5, 6)), "2025-01-15T03:04:05.006Z"],
      ["$1::timestamptz", "2025-01-15T03:04:05Z", "2025-01-15T03:04:05.000Z"],
      ["$1::date", "2025-01-15", "2025-01-15"],
      ["$1::date", new Date(Date.UTC(2025, 0, 15, 23, 59)), "2025-01-15"],
      ["$1::bytea", new Uint8Array([0, 1, 254]), Buffer.from([0, 1, 254])],
      ["$1::bytea", Buffer.from("abc").subarray(1), Buffer.from("bc")],
      ["$1::boolean", true, true],
      ["$1::int8", 42, 42],
      ["$1::int8", 42n, 42],
      ["$1::float8", 0.1, 0.1],
      ["$1::numeric", "3.25", 3.25],
      ["$1::text", "O'Neal; drop table notes; --", "O'Neal; drop table notes; --"],
    ])("takes parameter %# as %s", async (expression, given, expected) => {
      expect((await pool.query(`select ${expression} as v`, [given])).rows).toEqual([{ v: expected }]);
    });

    it("refuses a JavaScript array for a jsonb value, which is why JSON is given as text", async () => {
      await expect(pool.query("select $1::jsonb as v", [[1, 2]])).rejects.toMatchObject({ code: "22P02" });
    });

    it("reports command, counts and fields", async () => {
      const inserted = await pool.query("insert into notes (word) values ($1), ($2) returning word", ["a", "b"]);
      expect(inserted).toMatchObject({ command: "INSERT", rowCount: 2, rows: [{ word: "a" }, { word: "b" }] });
      expect(inserted.fields.map(({ name, dataTypeID }) => [name, dataTypeID])).toEqual([["word", 25]]);
      expect(await pool.query("update notes set word = 'z' where false")).toMatchObject({
        command: "UPDATE",
        rowCount: 0,
      });
      expect(await pool.query("select 1 where false")).toMatchObject({ command: "SELECT", rowCount: 0, rows: [] });
      expect(await pool.query("create temp table gone ()")).toMatchObject({ command: "CREATE", rowCount: null });
      expect(await pool.query({ text: "delete from notes where word = $1", values: ["a"] })).toMatchObject({
        rowCount: 1,
      });
    });

    it("gives the SQLSTATE, table and constraint of an error, and none of the values", async () => {
      const error = await pool.query("insert into parents values ($1), ($1)", ["271828"]).catch((failure) => failure);
      expect(sqlStateOf(error)).toBe("23505");
      expect(error).toMatchObject({ table: "parents", constraint: "parents_pkey" });
      expect(Object.keys(error)).not.toContain("params");
      expect(Object.keys(error)).not.toContain("query");
    });

    it("rolls back a client that is released inside a transaction", async () => {
      const client = await pool.connect();
      await client.query("begin");
      await client.query("insert into notes (word) values ('left behind')");
      client.release();
      expect(await firstRow(pool, "select count(*) as n from notes where word = 'left behind'")).toEqual({ n: 0 });
    });

    it("rolls back a client that is released before its BEGIN has run", async () => {
      const client = await pool.connect();
      const started = client.query("begin");
      const inserted = client.query("insert into notes (word) values ('too early')");
      client.release();
      await Promise.all([started, inserted]);
      expect(await firstRow(pool, "select count(*) as n from notes where word = 'too early'")).toEqual({ n: 0 });
    });

    it("is free again after a COMMIT that failed on a deferred constraint", async () => {
      const client = await pool.connect();
      await client.query("begin");
      await client.query("insert into notes (word, parent) values ('orphan', 999)");
      await expect(client.query("commit")).rejects.toMatchObject({ code: "23503" });
      // The client is still out: the others must not have to wait for it.
      expect(await firstRow(pool, "select count(*) as n from notes where word = 'orphan'")).toEqual({ n: 0 });
      client.release();
    });

    it("says ROLLBACK for a COMMIT after a failed statement", async () => {
      const client = await pool.connect();
      await client.query("begin");
      await expect(client.query("select 1 / 0")).rejects.toMatchObject({ code: "22012" });
      await expect(client.query("select 1")).rejects.toMatchObject({ code: "25P02" });
      expect((await client.query("commit")).command).toBe("ROLLBACK");
      client.release();
    });

    it("keeps one transaction's rows from others until it commits", async () => {
      const writer = await pool.connect();
      await writer.query("begin");
      await writer.query("insert into notes (word) values ('shared')");
      const seen = pool.query("select count(*) as n from notes where word = 'shared'");
      // On a server the reader does not wait; on the embedded home it does. Either way it never sees half a
      // transaction.
      if (backend.backend === "postgres") expect((await seen).rows).toEqual([{ n: 0 }]);
      await writer.query("commit");
      writer.release();
      expect((await seen).rows).toEqual([{ n: backend.backend === "postgres" ? 0 : 1 }]);
    });

    it("leaves no transaction behind when a text with BEGIN fails in the middle", async () => {
      await expect(
        pool.query("begin; insert into notes (word) values ('half'); select 1 / 0; commit"),
      ).rejects.toThrow();
      expect(await firstRow(pool, "select count(*) as n from notes where word = 'half'")).toEqual({ n: 0 });
    });

    it("counts 200 simultaneous read-modify-write transactions without losing one", async () => {
      await pool.query("create table counters (n int); insert into counters values (0)");
      const addOne = async () => {
        const client = await pool.connect();
        try {
          await client.query("begin");
          const { rows } = await client.query<{ n: number }>("select n from counters for update");
          await client.query("update counters set n = $1", [(rows[0]?.n ?? 0) + 1]);
          await client.query("commit");
        } finally {
          client.release();
        }
      };
      await Promise.all(Array.from({ length: 200 }, addOne));
      expect(await firstRow(pool, "select n from counters")).toEqual({ n: 200 });
    });

    it("refuses a second release and statements after a release", async () => {
      const client = await pool.connect();
      client.release();
      expect(() => client.release()).toThrow("released twice");
      await expect(client.query("select 1")).rejects.toThrow("released");
    });

    it("gives a named failure when the wait for a turn is too long", async () => {
      // On a server the same limit holds for making a connection, which a busy machine needs time for.
      const hasty = await running.openMigrated({ waitLimitMs: backend.backend === "postgres" ? 1_000 : 60 });
      // As many holders as a server's pool has connections; the embedded home is full with the first.
      const holders: PoolClient[] = [];
      for (let i = 0; i < 10; i += 1) holders.push(await hasty.pool.connect());
      await holders[0]?.query("begin");
      await expect(hasty.pool.query("select 1")).rejects.toBeInstanceOf(DatabaseBusy);
      for (const holder of holders) holder.release();
      expect(await firstRow(hasty.pool, "select 1 as v")).toEqual({ v: 1 });
      await hasty.close();
    });

    it("refuses statements after it was ended, by name, and can be ended twice", async () => {
      const brief = await running.openMigrated();
      const client = await brief.pool.connect();
      await client.query("begin");
      const ended = backend.backend === "embedded" ? brief.close() : undefined;
      if (ended === undefined) client.release();
      await (ended ?? brief.close());
      await brief.close();
      await expect(brief.pool.query("select 1")).rejects.toBeInstanceOf(DatabaseClosed);
      await expect(brief.pool.connect()).rejects.toBeInstanceOf(DatabaseClosed);
    });
  });
});
