/** The embedded engine in its thread behaves as the one in the process does. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestEngine } from "#test/database";
import { EmbeddedPool, type Engine } from "./embedded-pool";
import { openThreadedEngine } from "./threaded-engine";

const VALUES = `select 1::int8 as whole, 1.5::numeric as part, '2026-11-22'::date as day, '2026-11-22 10:00:00.123456+02'::timestamptz as at,
  '{"a":[1,null]}'::jsonb as document, '\\x00ff'::bytea as bytes, array['a','b "c"',null] as words, true as yes, null::text as nothing,
  'café' as accented, gen_random_uuid() is not null as has_id, '[1,2]'::vector as vector`;

/** The vector's number is another in each database. */
const withoutTypes = (result: unknown) => [result].flat().map((each) => ({ ...(each as object), fields: undefined }));

describe("the embedded engine in a thread", () => {
  const root = mkdtempSync(join(tmpdir(), "fanvise-thread-"));
  let engine: Engine;
  let pool: EmbeddedPool;

  beforeAll(async () => {
    engine = await openThreadedEngine(join(root, "postgres"));
    pool = new EmbeddedPool(engine);
    await pool.query("create extension vector");
    await pool.query("create table places (name text primary key, seats int check (seats > 0))");
  });
  afterAll(async () => {
    await pool.end();
    rmSync(root, { recursive: true, force: true });
  });

  it("gives the same values, of one statement and of several", async () => {
    const inProcess = new EmbeddedPool(await openTestEngine());
    for (const [text, values] of [
      [VALUES, []],
      [`${VALUES} where $1 = 1`, [1]],
      ["create temp table t (a int); insert into t values (1), (2)", []],
    ] as const)
      expect(withoutTypes(await pool.query(text, values))).toEqual(withoutTypes(await inProcess.query(text, values)));
    await inProcess.end();
  });

  it("names what a statement broke, and works on", async () => {
    await pool.query("insert into places values ('PG', 1)");
    const again = pool.query("insert into places values ($1, $2)", ["PG", 2]);
    await expect(again).rejects.toMatchObject({ code: "23505", constraint: "places_pkey", table: "places" });
    await expect(pool.query("insert into places values ('SG', 0)")).rejects.toMatchObject({ code: "23514" });
    await expect(pool.query("select 9007199254740993")).rejects.toBeInstanceOf(RangeError);
    expect((await pool.query("select name from places")).rows).toEqual([{ name: "PG" }]);
  });

  it("knows whether its session is in a transaction", async () => {
    await engine.exec("begin");
    expect(engine.isInTransaction()).toBe(true);
    await expect(engine.exec("select 1/0")).rejects.toMatchObject({ code: "22012" });
    expect(engine.isInTransaction()).toBe(true);
    await engine.exec("rollback");
    expect(engine.isInTransaction()).toBe(false);
  });

  it("keeps what was written for the next process", async () => {
    const directory = join(root, "kept");
    const first = await openThreadedEngine(directory);
    await first.exec("create table kept (a int); insert into kept values (7)");
    await first.close();
    const second = await openThreadedEngine(directory);
    expect((await second.query("select a from kept", [])).rows).toEqual([{ a: 7 }]);
    await second.close();
  });

  it("refuses a directory that is no database", async () => {
    await expect(openThreadedEngine(join("/proc", "no-database"))).rejects.toThrow();
  });

  it("says that it is lost when its thread has ended, to whoever waits and to whoever asks later", async () => {
    const started: Worker[] = [];
    const on = Worker.prototype.on;
    vi.spyOn(Worker.prototype, "on").mockImplementation(function (this: Worker, ...args: Parameters<typeof on>) {
      if (!started.includes(this)) started.push(this);
      return on.apply(this, args);
    });
    const doomed = new EmbeddedPool(await openThreadedEngine(join(root, "doomed")));
    doomed.on("error", () => undefined);
    const waiting = doomed.query("select pg_sleep(60)");
    await started[0]?.terminate();
    await expect(waiting).rejects.toMatchObject({ code: "database.unavailable" });
    await expect(doomed.query("select 1")).rejects.toMatchObject({ code: "database.unavailable" });
    await doomed.end();
  });
});
