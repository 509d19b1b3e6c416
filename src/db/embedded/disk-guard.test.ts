/** A disk that fills up and is freed again, under the real engine. */
import { afterAll, expect, it } from "vitest";
import { preparedDirectory } from "#test/database";
import { createLogger, silentLogger } from "@/lib/log";
import { openDatabase } from "../database";
import { DatabaseDiskFull, DatabaseReadOnly } from "../errors";
import { RESERVE_BYTES, watchDisk } from "./disk-guard";
import { EmbeddedPool, type Engine } from "./embedded-pool";
import { openInDirectory } from "./embedded-store";

const directory = await preparedDirectory();
afterAll(() => directory.remove());

it("that is full takes no writes and is named, answers reads, and takes writes again once there is room: ten times", async () => {
  const lines: string[] = [];
  let free = 10 * RESERVE_BYTES;
  const database = await openDatabase({
    dataDir: directory.path,
    log: createLogger({ minLevel: "info", write: (line) => lines.push(JSON.parse(line).event) }),
    disk: { freeBytes: async () => free },
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
    expect(disk?.refusal).toBe("disk_full");
    free = 10 * RESERVE_BYTES;
    await disk?.check();
  }
  await pool.query("insert into words values ('kept')");
  expect(await count()).toBe(11);
  await database.close();
  expect(lines.filter((event) => event === "database.disk_full")).toHaveLength(10);
  expect(lines.filter((event) => event === "database.writable")).toHaveLength(10);
});

it("that takes no writes is named, answers reads, and is written to again once it does", async () => {
  const place = await preparedDirectory();
  const lines: string[] = [];
  let failure: Error | undefined;
  const database = await openDatabase({
    dataDir: place.path,
    log: createLogger({ minLevel: "info", write: (line) => lines.push(JSON.parse(line).event) }),
    disk: { assertWritable: () => (failure ? Promise.reject(failure) : Promise.resolve()) },
  });
  const { pool, disk } = database;
  await pool.query("create table words (word text)");
  for (const code of ["EROFS", "EACCES"]) {
    await pool.query("insert into words values ('kept')");
    failure = Object.assign(new Error("no writes"), { code });
    await disk?.check();
    await expect(pool.query("insert into words values ('refused')")).rejects.toBeInstanceOf(DatabaseReadOnly);
    await expect(database.backUp?.("2027-01-15")).rejects.toBeInstanceOf(DatabaseReadOnly);
    failure = undefined;
    await disk?.check();
  }
  expect((await pool.query<{ n: number }>("select count(*)::int as n from words")).rows).toEqual([{ n: 2 }]);
  await database.close();
  await place.remove();
  expect(lines).toEqual(Array.from({ length: 2 }, () => ["database.read_only", "database.writable"]).flat());
});

// What a build of the engine does in its panic, for ever, is not waited for.
it("whose engine was lost with its log opens a new one with every acknowledged row", async () => {
  const place = await preparedDirectory();
  const { promise: opened, resolve: onOpened } = Promise.withResolvers<void>();
  const lost: Engine = {
    query: () => Promise.reject(lossBy("ENOSPC")),
    exec: () => Promise.reject(lossBy("ENOSPC")),
    isInTransaction: () => false,
    close: () => Promise.reject(lossBy("ENOSPC")),
  };
  const pool = new EmbeddedPool(lost, {
    reopen: async () => {
      onOpened();
      return openInDirectory(place.path, () => undefined);
    },
  });
  await expect(pool.query("select 1")).rejects.toBeInstanceOf(DatabaseDiskFull);
  let free = 0;
  const guard = watchDisk({
    disk: { freeBytes: async () => free, assertWritable: async () => undefined },
    log: silentLogger,
    engine: pool,
  });
  await guard.check();
  await expect(pool.query("select 1")).rejects.toBeInstanceOf(DatabaseDiskFull);
  free = 10 * RESERVE_BYTES;
  await guard.check();
  await opened;
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  expect(guard.refusal).toBeUndefined();
  guard.stop();
  await pool.end();
  await place.remove();
});

const lossBy = (code: string): Error =>
  Object.assign(new WebAssembly.RuntimeError("lost"), { cause: Object.assign(new Error(code), { code }) });
