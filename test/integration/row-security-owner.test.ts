/**
 * The matrix where the server's login is no superuser: it reaches its rows because it owns the tables, as on a hosted
 * Postgres. A superuser, such as that of the other tests, would reach them whatever the policies say.
 */
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { silentLogger } from "@/lib/log";
import { type Database, openDatabase } from "../../src/db/database";
import { migrate } from "../../src/db/migrate";
import { checkMatrix, withExampleRows } from "../../supabase/row-security/check";
import { supabaseDir } from "../database";
import { hasPostgres15, startPostgres15, type TestPostgres } from "../postgres";

const name = hasPostgres15 ? "" : " (SKIPPED: Postgres 15 is not installed)";

describe.skipIf(!hasPostgres15)(`a server login that owns the database${name}`, () => {
  let server: TestPostgres;
  let database: Database;

  beforeAll(async () => {
    server = await startPostgres15();
    const url = await server.createDatabase("owned");
    const superuser = new pg.Client({ connectionString: url });
    await superuser.connect();
    await superuser.query("create role app login createrole");
    await superuser.query("alter database owned owner to app");
    await superuser.end();
    database = await openDatabase({ url: url.replace("postgres@", "app@"), dataDir: "", log: silentLogger });
    await migrate({ pool: database.pool, backend: "postgres", log: silentLogger, supabaseDir });
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  it("reaches what the matrix gives it, and people no more than theirs", async () => {
    const { rows } = await database.pool.query(
      "select rolname::text as login, rolsuper, rolbypassrls from pg_catalog.pg_roles where rolname = current_user",
    );
    expect(rows).toEqual([{ login: "app", rolsuper: false, rolbypassrls: false }]);
    expect(await checkMatrix(database.pool)).toEqual([]);
  });

  it("would be shut out by a table that forces its policies on it", async () => {
    const found = await withExampleRows(database.pool, async ({ client, differences }) => {
      await client.query("alter table threads force row level security");
      return differences("threads");
    });
    expect(found).toContain("server, select threads: nothing, not ann, ben");
  });
});
