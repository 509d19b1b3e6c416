/** The migration runner on both homes. */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase, supabaseDir, temporaryDirectory } from "#test/database";
import { silentLogger } from "@/lib/log";
import type { Database } from "./database";
import { DatabaseNewer, MigrationChanged, MigrationFailed } from "./errors";
import { migrate } from "./migrate";

const SHIPPED = readdirSync(join(supabaseDir, "migrations")).sort();

describe.each(DATABASE_BACKENDS.map((backend) => [backend.name, backend] as const))("migrations, %s", (_, backend) => {
  describe.skipIf(!backend.isPresent)("on a database of their own", () => {
    let running: RunningDatabase;
    let database: Database;
    let folder: ReturnType<typeof temporaryDirectory>;

    beforeAll(async () => {
      running = await backend.start();
    });
    afterAll(() => running.stop());
    beforeEach(async () => {
      folder = temporaryDirectory();
      mkdirSync(join(folder.path, "migrations"));
      cpSync(join(supabaseDir, "prelude.sql"), join(folder.path, "prelude.sql"));
    });
    afterEach(async () => {
      await database.close();
      folder.remove();
    });

    const file = (name: string, sql: string) => writeFileSync(join(folder.path, "migrations", name), sql);
    const run = (dir = folder.path, log = silentLogger) =>
      migrate({ pool: database.pool, backend: database.backend, log, supabaseDir: dir });
    const tablesIn = async (schema: string) =>
      (
        await database.pool.query<{ name: string }>(
          "select table_name::text as name from information_schema.tables where table_schema = $1 order by 1",
          [schema],
        )
      ).rows.map(({ name }) => name);

    it("applies the shipped files to an empty database and then finds nothing to do", async () => {
      database = await running.openEmpty();
      const steps: string[] = [];
      const first = await migrate({
        pool: database.pool,
        backend: database.backend,
        log: silentLogger,
        supabaseDir,
        onStep: (s) => steps.push(s),
      });
      expect(first).toEqual({ applied: SHIPPED, unknown: [], hasVector: backend.backend === "embedded" });
      expect(steps).toEqual(SHIPPED.map((name) => `Applying ${name}`));
      expect(await tablesIn("langgraph")).toContain("checkpoints");
      expect(await run(supabaseDir)).toMatchObject({ applied: [], unknown: [] });
    });

    it("applies in the order of names, and only what is new", async () => {
      database = await running.openEmpty();
      file("0002_second.sql", "alter table one add column b int;");
      file("0001_first.sql", "create table one (a int);");
      file("notes.txt", "not a migration");
      expect((await run()).applied).toEqual(["0001_first.sql", "0002_second.sql"]);
      file("0003_third.sql", "alter table one add column c int;");
      expect((await run()).applied).toEqual(["0003_third.sql"]);
    });

    it("refuses a file that changed after it was applied, line ends apart", async () => {
      database = await running.openEmpty();
      file("0001_first.sql", "create table one (a int);\ncreate table two (a int);\n");
      await run();
      file("0001_first.sql", "create table one (a int);\r\ncreate table two (a int);\r\n");
      expect((await run()).applied).toEqual([]);
      file("0001_first.sql", "create table one (a bigint);\n");
      file("0002_second.sql", "create table three (a int);");
      const error = await run().catch((failure) => failure);
      expect(error).toBeInstanceOf(MigrationChanged);
      expect(error).toMatchObject({ code: "database.migration_changed", migration: "0001_first.sql" });
      expect(await tablesIn("public")).toEqual(["one", "two"]);
    });

    it("rolls a failing file back whole, keeps the ones before it, and succeeds once it is mended", async () => {
      database = await running.openEmpty();
      file("0001_first.sql", "create table one (a int);");
      file(
        "0002_second.sql",
        "create table two (a int); insert into two values (1); select 1 / 0; create table three (a int);",
      );
      const error = await run().catch((failure) => failure);
      expect(error).toBeInstanceOf(MigrationFailed);
      expect(error.context).toEqual({ migration: "0002_second.sql", sqlState: "22012" });
      expect(await tablesIn("public")).toEqual(["one"]);
      file("0002_second.sql", "create table two (a int);");
      expect((await run()).applied).toEqual(["0002_second.sql"]);
    });

    it("refuses a database that a newer version has migrated, before it changes anything", async () => {
      database = await running.openEmpty();
      file("0001_first.sql", "create table one (a int);");
      await run();
      await database.pool.query("insert into fanvise.schema_migrations (name, sha256) values ('0009_future.sql', 'x')");
      file("0002_second.sql", "create table two (a int);");
      const error = await run().catch((failure) => failure);
      expect(error).toBeInstanceOf(DatabaseNewer);
      expect(error).toMatchObject({ code: "database.newer", migrations: ["0009_future.sql"] });
      expect(error.userMessage).toContain("restore a backup from before the upgrade");
      expect(await tablesIn("public")).toEqual(["one"]);
    });

    it("backs up before an upgrade, not before the first migrations, and names that backup to an older version", async () => {
      database = await running.openEmpty();
      const taken: string[] = [];
      const backups = {
        take: async (next: string) => {
          taken.push(`${next} of ${(await tablesIn("public")).join()}`);
          return next;
        },
        before: async () => "2027-01-15-before-0002",
      };
      const runWith = () =>
        migrate({
          pool: database.pool,
          backend: database.backend,
          log: silentLogger,
          supabaseDir: folder.path,
          backups,
        });
      file("0001_first.sql", "create table one (a int);");
      await runWith();
      expect(taken).toEqual([]);
      file("0002_second.sql", "create table two (a int);");
      file("0003_third.sql", "create table three (a int);");
      await runWith();
      await runWith();
      expect(taken).toEqual(["0002_second.sql of one"]);
      for (const name of ["0002_second.sql", "0003_third.sql"]) rmSync(join(folder.path, "migrations", name));
      const error = await runWith().catch((failure) => failure);
      expect(error.userMessage).toContain("npm run fanvise -- restore 2027-01-15-before-0002");
    });

    it("lets several runners start at once and applies each file once", async () => {
      database = await running.openEmpty();
      // The embedded home has one process and so one runner.
      const runners = backend.backend === "postgres" ? 4 : 1;
      const reports = await Promise.all(Array.from({ length: runners }, () => run(supabaseDir)));
      // Runners take turns file by file: which of them applies which file is open, that each is applied once is not.
      expect(reports.flatMap(({ applied }) => applied).sort()).toEqual(SHIPPED);
    });
  });
});
