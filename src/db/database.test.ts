/** The embedded database in a real directory: one process at a time, and nothing acknowledged is lost. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryDirectory } from "#test/database";
import { startOwner } from "#test/processes";
import { silentLogger } from "@/lib/log";
import { openDatabase } from "./database";
import { readOwner } from "./embedded/directory-lock";
import { DatabaseUnavailable, DataDirectoryInUse } from "./errors";

describe("the embedded database in its directory", () => {
  const folder = temporaryDirectory();
  const dataDir = join(folder.path, "nested", "data");
  const steps: string[] = [];
  const open = () => openDatabase({ dataDir, log: silentLogger, onStep: (step) => steps.push(step) });

  beforeAll(async () => {
    // What a process leaves that was killed while it created the database.
    mkdirSync(join(dataDir, "postgres"), { recursive: true });
    writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "1");
    writeFileSync(join(dataDir, "postgres-unfinished"), "");
    const database = await open();
    await database.pool.query("create table words (word text); insert into words values ('first')");
    await database.close();
  });
  afterAll(() => folder.remove());

  const words = async () => {
    const database = await open();
    const { rows } = await database.pool.query<{ word: string }>("select word from words order by word");
    await database.close();
    return rows.map(({ word }) => word);
  };

  it("replaces a half-created database, then keeps what is written over a close", async () => {
    expect(steps[0]).toContain("Creating");
    expect(existsSync(join(dataDir, "postgres-unfinished"))).toBe(false);
    expect(await words()).toEqual(["first"]);
    expect(steps.at(-1)).toBe("Opening the database");
  });

  it("refuses a second process with the reason, and lets it in after kill -9 with nothing lost", async () => {
    const owner = await startOwner();
    await owner.ask(`open ${dataDir}`);
    await owner.ask("publish http://127.0.0.1:3000");
    await owner.ask("write second");
    const error = await open().catch((failure) => failure);
    expect(error).toBeInstanceOf(DataDirectoryInUse);
    expect(error).toMatchObject({ pid: owner.pid, address: "http://127.0.0.1:3000" });
    // The refused one leaves the owner as it was.
    expect(readOwner(dataDir)?.pid).toBe(owner.pid);
    await owner.ask("write third");
    await owner.kill();
    expect(await words()).toEqual(["first", "second", "third"]);
  });

  it("gives the directory up when the database cannot be opened", async () => {
    const broken = join(folder.path, "broken");
    mkdirSync(broken);
    writeFileSync(join(broken, "postgres"), "a file where the directory should be");
    const opening = openDatabase({ dataDir: broken, log: silentLogger });
    await expect(opening).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(readOwner(broken)).toBeUndefined();
  });

  it.skipIf(!existsSync("/proc/self"))("refuses at once a place where no directory can be made", async () => {
    const opening = openDatabase({ dataDir: "/proc/fanvise/data", log: silentLogger });
    await expect(opening).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
});
