/** Turns on the one session of the embedded database. */
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestEngine } from "#test/database";
import { DatabaseBusy, DatabaseClosed } from "../errors";
import { EmbeddedPool } from "./embedded-pool";

describe("the session of the embedded database", () => {
  let pool: EmbeddedPool;

  beforeAll(async () => {
    pool = new EmbeddedPool(await openTestEngine());
    await pool.query("create table log (at int generated always as identity, word text)");
  });

  beforeEach(async () => {
    await pool.query("truncate log restart identity");
  });

  afterAll(() => pool.end());

  const write = (word: string) => pool.query("insert into log (word) values ($1)", [word]);
  const written = async () =>
    (await pool.query<{ word: string }>("select word from log order by at")).rows.map((r) => r.word);

  it("runs the statements of others in order of arrival once a transaction ends", async () => {
    const holder = await pool.connect();
    await holder.query("start transaction");
    const others = Array.from({ length: 20 }, (_, i) => write(`other ${i}`));
    await holder.query("insert into log (word) values ('holder 1')");
    await holder.query("insert into log (word) values ('holder 2')");
    expect(pool.waitingCount).toBe(20);
    await holder.query("commit");
    holder.release();
    await Promise.all(others);
    expect(await written()).toEqual(["holder 1", "holder 2", ...Array.from({ length: 20 }, (_, i) => `other ${i}`)]);
  });

  it("gives two waiting transactions their turns whole and in order", async () => {
    const transaction = async (name: string) => {
      const client = await pool.connect();
      await client.query("begin");
      for (const step of [1, 2, 3]) await client.query("insert into log (word) values ($1)", [`${name}${step}`]);
      await client.query("commit");
      client.release();
    };
    await Promise.all([transaction("a"), transaction("b"), transaction("c")]);
    expect(await written()).toEqual(["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]);
  });

  it("keeps the session for COMMIT AND CHAIN, and through savepoints", async () => {
    const holder = await pool.connect();
    await holder.query("begin");
    await holder.query("savepoint s");
    await expect(holder.query("select 1 / 0")).rejects.toThrow();
    await holder.query("rollback to s");
    await holder.query("commit and chain");
    const other = write("other");
    await holder.query("insert into log (word) values ('chained')");
    await holder.query("rollback");
    holder.release();
    await other;
    expect(await written()).toEqual(["other"]);
  });

  it("refuses with database.busy what waited too long, and never runs it", async () => {
    const hasty = new EmbeddedPool(await openTestEngine(), { waitLimitMs: 40 });
    await hasty.query("create table log (word text)");
    const holder = await hasty.connect();
    await holder.query("begin");
    const late = hasty.query("insert into log values ('late')");
    await expect(late).rejects.toMatchObject({ code: "database.busy", status: 503, isRetryable: true });
    await expect(hasty.query("select 1")).rejects.toBeInstanceOf(DatabaseBusy);
    // The holder itself is not bound by the limit.
    await holder.query("insert into log values ('holder')");
    await holder.query("commit");
    holder.release();
    expect((await hasty.query("select word from log")).rows).toEqual([{ word: "holder" }]);
    await hasty.end();
  });

  it("finishes what had arrived when it is ended, and rolls back the open transaction", async () => {
    const engine = await openTestEngine();
    const closing = new EmbeddedPool(engine);
    await closing.query("create table log (word text)");
    const holder = await closing.connect();
    await holder.query("begin");
    await holder.query("insert into log values ('unfinished')");
    const arrived = closing.query("insert into log values ('arrived')");
    const seen = closing.query("select word from log");
    const ended = closing.end();
    await expect(holder.query("commit")).rejects.toBeInstanceOf(DatabaseClosed);
    await arrived;
    expect((await seen).rows).toEqual([{ word: "arrived" }]);
    await ended;
    expect(engine.closed).toBe(true);
    holder.release();
    await expect(closing.connect()).rejects.toBeInstanceOf(DatabaseClosed);
  });

  it("has the vector type", async () => {
    await pool.query("create extension if not exists vector");
    const { rows } = await pool.query("select $1::vector <-> '[1,1]'::vector as distance, '[1,2]'::vector as v", [
      "[4,5]",
    ]);
    expect(rows).toEqual([{ distance: 5, v: "[1,2]" }]);
  });

  it("tells its listeners and refuses everything once the engine is lost", async () => {
    const engine = await openTestEngine();
    const broken = new EmbeddedPool(engine);
    const faults: Error[] = [];
    broken.on("error", (error) => faults.push(error));
    // A trap in WebAssembly cannot be provoked from SQL; this is the form in which one arrives.
    engine.exec = () => Promise.reject(new WebAssembly.RuntimeError("unreachable"));
    await expect(broken.query("select 1")).rejects.toMatchObject({ code: "database.unavailable" });
    await expect(broken.query("select $1", [1])).rejects.toMatchObject({ code: "database.unavailable" });
    expect(faults).toHaveLength(1);
    await broken.end();
    await PGlite.prototype.close.call(engine);
  });
});
