/** The embedded database does not grow with rows that are written over. */
import { expect, it } from "vitest";
import { openTestDatabase } from "../../test/database";
import { vacuumTables } from "./vacuum";

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
