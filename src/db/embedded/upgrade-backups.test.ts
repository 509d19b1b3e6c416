/**
 * The backup before an upgrade: named after the migration, found again by an older version, and not crowded out by
 * days.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { temporaryDirectory } from "#test/database";
import { UpgradeNotBackedUp } from "../errors";
import { backupsIn, writeBackup } from "./backups";
import { upgradeBackups } from "./upgrade-backups";

let folder: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  folder = temporaryDirectory();
  mkdirSync(join(folder.path, "postgres", "global"), { recursive: true });
  writeFileSync(join(folder.path, "postgres", "global", "pg_control"), "a control file");
});
afterEach(() => folder.remove());

const at = (day: string) => ({ now: () => Date.parse(`${day}T12:00:00Z`) });
const backUp = (name: string) => writeBackup(folder.path, name);
const take = (day: string, migration: string) =>
  upgradeBackups({ backUp }, folder.path, at(day))?.take(migration) ?? Promise.reject(new Error("no backups"));
const before = (migration: string) => upgradeBackups({ backUp }, folder.path)?.before(migration);

it("finds the newest one that does not have the migration yet", async () => {
  expect(await take("2027-01-10", "0016_a.sql")).toBe("2027-01-10-before-0016");
  await take("2027-01-15", "0018_b.sql");
  expect(await before("0018_b.sql")).toBe("2027-01-15-before-0018");
  expect(await before("0017_between.sql")).toBe("2027-01-10-before-0016");
  expect(await before("0015_older.sql")).toBeUndefined();
});

it("keeps two of upgrades beside seven of days", async () => {
  for (const [day, migration] of [
    ["2027-01-01", "0016_a.sql"],
    ["2027-01-02", "0017_b.sql"],
    ["2027-01-03", "0018_c.sql"],
  ] as const)
    await take(day, migration);
  for (let day = 10; day < 20; day += 1) await backUp(`2027-01-${day}`);
  const names = await backupsIn(folder.path);
  expect(names).toEqual([
    ...[19, 18, 17, 16, 15, 14, 13].map((day) => `2027-01-${day}`),
    ...["2027-01-03-before-0018", "2027-01-02-before-0017"],
  ]);
});

it("that cannot be written stops the upgrade by name", async () => {
  const full = upgradeBackups({ backUp: () => Promise.reject(new Error("ENOSPC")) }, folder.path);
  await expect(full?.take("0018_c.sql")).rejects.toBeInstanceOf(UpgradeNotBackedUp);
});

it("is the server's own affair on a Postgres of one's own", () => {
  expect(upgradeBackups({}, folder.path)).toBeUndefined();
});
