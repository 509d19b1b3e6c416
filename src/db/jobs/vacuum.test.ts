/** The embedded database does not grow with rows that are written over. */
import { expect, it } from "vitest";
import { openTestDatabase, temporaryDirectory } from "#test/database";
import { silentLogger } from "@/lib/log";
import { openDatabase } from "../database";
import { vacuumTables } from "./vacuum";

it("gives the log back: what is written between two calls is all there is of it", async () => {
  const directory = temporaryDirectory();
  const { pool, close } = await openDatabase({ dataDir: directory.path, log: silentLogger });
  const logMegabytes = async (): Promise<number> => {
    const { rows } = await pool.query<{ bytes: string }>("select sum(size) as bytes from pg_ls_waldir()");
    return Number(rows[0]?.bytes) / 1e6;
  };
  try {
    await pool.query("create table written (at int)");
    for (let segment = 1; segment <= 24; segment += 1) {
      await pool.query(`insert into written values (${segment})`);
      await pool.query("select pg_switch_wal()");
      if (segment % 4 === 0) await vacuumTables(pool, new AbortController().signal);
    }
    // 24 segments of 16 MB were begun.
    expect(await logMegabytes()).toBeLessThan(170);
  } finally {
    await close();
    directory.remove();
  }
});

it("keeps a table as small as it was, however often its long values are replaced", async () => {
  const { pool, close } = await openTestDatabase();
  const never = new AbortController().signal;
  const pagesOf = async (): Promise<number> => {
    const { rows } = await pool.query<{ pages: string }>("select pg_total_relation_size('kept') / 8192 as pages");
    return Number(rows[0]?.pages);
  };
  // Longer than a page and hard to compress, so that it is stored beside the row, as a league's answers are.
  const replaced = () =>
    pool.query(
      "update kept set answer = (select string_agg(md5(random()::text), '') from generate_series(1, 2000)) where id <= 20",
    );
  try {
    await pool.query("create table kept (id int primary key, answer text)");
    await pool.query("insert into kept select id, '' from generate_series(1, 20) id");
    await replaced();
    await replaced();
    const before = await pagesOf();
    expect((await vacuumTables(pool, never)).vacuumed).toBeGreaterThan(0);
    for (let round = 0; round < 5; round += 1) {
      await replaced();
      await vacuumTables(pool, never);
    }
    expect(await pagesOf()).toBeLessThanOrEqual(before * 1.2);
    const stopped = AbortSignal.abort();
    await replaced();
    expect(await vacuumTables(pool, stopped)).toEqual({ vacuumed: 0 });
  } finally {
    await close();
  }
});
