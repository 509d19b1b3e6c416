/**
 * Backups of the embedded database, and what happens to a folder that is damaged: on real folders, with the real
 * engine.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryDirectory } from "#test/database";
import { silentLogger } from "@/lib/log";
import { type Database, openDatabase } from "../database";
import { BackupDamaged, BackupMissing, DatabaseDamaged, DataDirectoryInUse } from "../errors";
import { backupsIn, restoreBackup } from "./backups";
import { FILE_LIST, WRITTEN_FILE } from "./files";
import { LOG_END_FILE } from "./log-end";

describe("a backup of the embedded database", () => {
  const folder = temporaryDirectory();
  const sound = join(folder.path, "sound");
  const steps: string[] = [];
  /** The file of `words`, as a path in the database's folder. */
  let table = "";
  const open = (dataDir: string) =>
    openDatabase({ dataDir, log: silentLogger, onStep: (step) => steps.push(step), waitLimitMs: 20_000 });
  const wordsIn = async (dataDir: string): Promise<string[]> => {
    const database = await open(dataDir);
    try {
      const { rows } = await database.pool.query<{ word: string }>("select word from words order by word");
      return rows.map(({ word }) => word);
    } finally {
      await database.close();
    }
  };

  beforeAll(async () => {
    const database = await open(sound);
    await database.pool.query("create table words (word text)");
    await database.pool.query("insert into words values ('before')");
    const { rows } = await database.pool.query<{ path: string }>("select pg_relation_filepath('words') as path");
    table = rows[0]?.path ?? "";
    // Somebody writes all the while; a statement falls before the copy or behind it.
    const writing = [database.backUp?.("2027-01-14"), database.pool.query("insert into words values ('meanwhile')")];
    expect(await writing[0]).toEqual({ stored: 1 });
    await Promise.all(writing);
    await database.backUp?.("2027-01-15");
    await database.pool.query("insert into words values ('after')");
    await database.close();
  });
  afterAll(() => folder.remove());

  const logEndOf = async (database: Database): Promise<{ end: string; file: string; offset: number }> => {
    const { rows } = await database.pool.query<{ end: string; file: string; offset: number }>(
      `select log_end::text as "end", at.file_name as file, at.file_offset as "offset"
       from pg_current_wal_flush_lsn() log_end, pg_walfile_name_offset(log_end) at`,
    );
    if (!rows[0]) throw new Error("no end of the log");
    return rows[0];
  };
  const copyOf = (name: string): string => {
    const dataDir = join(folder.path, name);
    cpSync(sound, dataDir, { recursive: true });
    return dataDir;
  };
  const restore = (dataDir: string, day?: string) => restoreBackup(dataDir, { day, stamp: "now" });

  it("brings back its moment, and keeps what was there", async () => {
    const dataDir = copyOf("restored");
    const report = await restore(dataDir);
    expect(report).toEqual({ day: "2027-01-15", movedTo: join(dataDir, "postgres-replaced-now") });
    expect(await wordsIn(dataDir)).toEqual(["before", "meanwhile"]);
    rmSync(join(dataDir, "postgres"), { recursive: true });
    renameSync(join(dataDir, "postgres-replaced-now"), join(dataDir, "postgres"));
    expect(await wordsIn(dataDir)).toEqual(["after", "before", "meanwhile"]);
  });

  it("is refused while a server runs, and for a day that has none", async () => {
    const dataDir = copyOf("in-use");
    await expect(restore(dataDir, "2026-01-01")).rejects.toBeInstanceOf(BackupMissing);
    const database = await open(dataDir);
    await expect(restore(dataDir)).rejects.toBeInstanceOf(DataDirectoryInUse);
    await database.close();
  });

  it("is kept for seven days", async () => {
    const dataDir = copyOf("seven");
    const database = await open(dataDir);
    for (let day = 16; day < 26; day += 1) await database.backUp?.(`2027-01-${day}`);
    await database.backUp?.("2027-01-25");
    await database.close();
    const days = await backupsIn(dataDir);
    expect(days).toEqual([25, 24, 23, 22, 21, 20, 19].map((day) => `2027-01-${day}`));
  });

  /** The rows are in these; a start that fails may have made an empty folder or removed a cache elsewhere. */
  const filesOf = (dataDir: string): string[] =>
    (existsSync(join(dataDir, "postgres"))
      ? readdirSync(join(dataDir, "postgres"), { recursive: true, encoding: "utf8" })
      : []
    )
      .filter((file) => /^(PG_VERSION|base|pg_xact)/.test(file))
      .sort();

  it.each<[string, (postgres: string) => void]>([
    ["without its version", (postgres) => rmSync(join(postgres, "PG_VERSION"))],
    ["without its control file", (postgres) => rmSync(join(postgres, "global", "pg_control"))],
    ["with a truncated control file", (postgres) => truncateSync(join(postgres, "global", "pg_control"), 100)],
    ["without its log", (postgres) => rmSync(join(postgres, "pg_wal"), { recursive: true })],
    ["with the log's files gone", (postgres) => emptied(join(postgres, "pg_wal"))],
    ["without its catalog", (postgres) => emptied(join(postgres, "base"))],
    ["with a control file that is another file", (postgres) => swapped(postgres)],
    ["that is gone", (postgres) => rmSync(postgres, { recursive: true })],
    // Postgres takes each of these for what it should be.
    ["with a table of zeros", (postgres) => writeFileSync(join(postgres, table), Buffer.alloc(8192))],
    ["with an empty table", (postgres) => truncateSync(join(postgres, table), 0)],
  ])("is named for a folder %s, over which nothing is created, and brings it back", async (what, damage) => {
    const dataDir = copyOf(`damaged ${what}`);
    damage(join(dataDir, "postgres"));
    const before = filesOf(dataDir);
    steps.length = 0;
    const error = await open(dataDir).then(
      (database) => database.close(),
      (failure: unknown) => failure,
    );
    expect(steps.join()).not.toContain("Creating");
    expect(error).toBeInstanceOf(DatabaseDamaged);
    expect((error as DatabaseDamaged).userMessage).toContain("The newest backup is of 2027-01-15");
    expect(filesOf(dataDir)).toEqual(before);
    await restore(dataDir);
    expect(await wordsIn(dataDir)).toEqual(["before", "meanwhile"]);
  });

  it("is not put in place when it is damaged itself, and an older one is named", async () => {
    const dataDir = copyOf("damaged-backup");
    truncateSync(join(dataDir, "backups", "2027-01-15", table), 0);
    const error: unknown = await restore(dataDir).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(BackupDamaged);
    expect((error as BackupDamaged).userMessage).toContain("restore 2027-01-14");
    expect(await wordsIn(dataDir)).toEqual(["after", "before", "meanwhile"]);
  });

  it("is not asked for where a kill or another version has left the list of files behind, or spoilt it", async () => {
    const dataDir = copyOf("killed");
    const list = join(dataDir, "postgres", FILE_LIST);
    const before = readFileSync(list);
    const database = await open(dataDir);
    await database.pool.query("insert into words values ('later')");
    await database.close();
    for (const left of [before, ""]) {
      writeFileSync(list, left);
      expect(await wordsIn(dataDir)).toEqual(["after", "before", "later", "meanwhile"]);
    }
  });

  it.each([
    ["is gone", (path: string) => rmSync(path)],
    ["ends within a page", (path: string) => truncateSync(path, 3000)],
    ["holds zeros, and was not written to since the list", (path: string) => writeFileSync(path, Buffer.alloc(8192))],
  ])("is named after a kill too, when a table's file %s", async (_, damage) => {
    const running = await open(copyOf("running"));
    const dataDir = copyOf("after a kill");
    rmSync(join(dataDir, "postgres"), { recursive: true });
    cpSync(join(folder.path, "running", "postgres"), join(dataDir, "postgres"), { recursive: true });
    await running.close();
    damage(join(dataDir, "postgres", table));
    await expect(open(dataDir)).rejects.toThrow(new RegExp(`damaged: ${table}.*backup is of 2027-01-15`));
    for (const name of ["running", "after a kill"]) rmSync(join(folder.path, name), { recursive: true });
  });

  it("is not needed after a kill for files that were written to since the list, which each backup makes again", async () => {
    const running = await open(copyOf("busy"));
    const written = join(folder.path, "busy", "postgres");
    await running.pool.query("insert into words values ('later')");
    expect(readFileSync(join(written, WRITTEN_FILE), "utf8")).toMatch(/pg_wal.*\n/);
    await running.backUp?.("2027-01-16");
    expect(existsSync(join(written, WRITTEN_FILE))).toBe(false);
    const killedAs = (name: string): string => {
      const dataDir = copyOf(name);
      rmSync(join(dataDir, "postgres"), { recursive: true });
      cpSync(written, join(dataDir, "postgres"), { recursive: true });
      return dataDir;
    };
    const backedUp = killedAs("backed up");
    expect(await wordsIn(backedUp)).toContain("later");
    await running.pool.query("update words set word = 'changed' where word = 'later'");
    await running.pool.query("checkpoint");
    const changed = killedAs("changed");
    await running.close();
    expect(await wordsIn(changed)).toContain("changed");
    const damaged = killedAs("zeros since the backup");
    rmSync(join(damaged, "postgres"), { recursive: true });
    cpSync(join(folder.path, "busy", "backups", "2027-01-16"), join(damaged, "postgres"), { recursive: true });
    writeFileSync(join(damaged, "postgres", table), Buffer.alloc(8192));
    await expect(open(damaged)).rejects.toThrow(new RegExp(`damaged: ${table}`));
  });

  it("is named after a kill when the end of the log is gone, at each start until a person decides", async () => {
    const running = await open(copyOf("written"));
    const written = join(folder.path, "written", "postgres");
    const before = await logEndOf(running);
    await running.pool.query("insert into words values ('lost')");
    const { end } = await logEndOf(running);
    await expect.poll(() => readFileSync(join(written, LOG_END_FILE), "utf8")).toContain(end);
    const [whole, cut] = ["whole after a kill", "cut after a kill"].map((name) => {
      const dataDir = copyOf(name);
      rmSync(join(dataDir, "postgres"), { recursive: true });
      cpSync(written, join(dataDir, "postgres"), { recursive: true });
      return dataDir;
    }) as [string, string];
    await running.close();
    const log = join(cut, "postgres", "pg_wal", before.file);
    writeFileSync(log, readFileSync(log).fill(0, before.offset));
    expect(await wordsIn(whole)).toContain("lost");
    for (let start = 1; start <= 3; start += 1)
      await expect(open(cut)).rejects.toThrow(/The log of the database.*backup is of 2027-01-15/);
    rmSync(join(cut, "postgres", LOG_END_FILE));
    expect(await wordsIn(cut)).toEqual(["after", "before", "meanwhile"]);
    await restore(cut);
    expect(await wordsIn(cut)).toEqual(["before", "meanwhile"]);
  });

  it("is not needed for a whole database with a marker of an unfinished one beside it", async () => {
    const dataDir = copyOf("marked");
    rmSync(join(dataDir, "backups"), { recursive: true });
    writeFileSync(join(dataDir, "postgres-unfinished"), "");
    expect(await wordsIn(dataDir)).toEqual(["after", "before", "meanwhile"]);
    expect(existsSync(join(dataDir, "postgres-unfinished"))).toBe(false);
  });

  it("that is not there is said, and a new folder is made where there is none", async () => {
    const dataDir = join(folder.path, "foreign");
    mkdirSync(join(dataDir, "postgres", "somebody's"), { recursive: true });
    await expect(open(dataDir)).rejects.toThrow(/holds files.*There is no backup/);
    expect(existsSync(join(dataDir, "postgres", "PG_VERSION"))).toBe(false);
    rmSync(join(dataDir, "postgres"), { recursive: true });
    await (await open(dataDir)).close();
  });
});

function emptied(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}

function swapped(postgres: string): void {
  const text = readFileSync(join(postgres, "postgresql.conf"));
  rmSync(join(postgres, "global", "pg_control"));
  cpSync(join(postgres, "postgresql.conf"), join(postgres, "global", "pg_control"));
  expect(text.length).toBeGreaterThan(0);
}
