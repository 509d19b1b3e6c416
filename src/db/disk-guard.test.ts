/** A disk that fills up and is freed again, under the real engine. */
import { afterAll, expect, it } from "vitest";
import { createLogger } from "@/lib/log";
import { preparedDirectory } from "../../test/database";
import { openDatabase } from "./database";
import { RESERVE_BYTES } from "./disk-guard";
import { DatabaseDiskFull } from "./errors";

const directory = await preparedDirectory();
afterAll(() => directory.remove());

it("that is full takes no writes and is named, answers reads, and takes writes again once there is room: ten times", async () => {
  const lines: string[] = [];
  let free = 10 * RESERVE_BYTES;
  const database = await openDatabase({
    dataDir: directory.path,
    log: createLogger({ minLevel: "info", write: (line) => lines.push(JSON.parse(line).event) }),
    freeBytes: async () => free,
  });
  const { pool, disk } = database;
  await pool.query("create table words (word text)");
  const count = async () => (await pool.query<{ n: number }>("select count(*)::int as n from words")).rows[0]?.n;
  for (let round = 1; round <= 10; round += 1) {
    await pool.query("insert into words values ('kept')");
    free = RESERVE_BYTES - 1;
    await disk?.check();
    await expect(pool.query("insert into words values ('refused')")).rejects.toBeInstanceOf(DatabaseDiskFull);
    const client = await pool.connect();
    await client.query("begin");
    await expect(client.query("insert into words values ('refused')")).rejects.toBeInstanceOf(DatabaseDiskFull);
    await client.query("rollback");
    client.release();
    expect(await count()).toBe(round);
    // A little room is not enough: it would be gone at once.
    free = RESERVE_BYTES + 1;
    await disk?.check();
    expect(disk?.isFull).toBe(true);
    free = 10 * RESERVE_BYTES;
    await disk?.check();
  }
  await pool.query("insert into words values ('kept')");
  expect(await count()).toBe(11);
  await database.close();
  expect(lines.filter((event) => event === "database.disk_full")).toHaveLength(10);
  expect(lines.filter((event) => event === "database.disk_has_room")).toHaveLength(10);
});
