/**
 * The matrix of row level security (`supabase/row-security/matrix.ts`) against the schema, on both homes; and every way
 * to get it wrong against the matrix.
 */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { silentLogger } from "@/lib/log";
import type { Database } from "../../src/db/database";
import { migrate } from "../../src/db/migrate";
import { ACTORS, cellsOf, checkMatrix, withExampleRows } from "../../supabase/row-security/check";
import { ROW_SECURITY, VERBS } from "../../supabase/row-security/matrix";
import { mutationsOf, POLICY_COUNT } from "../../supabase/row-security/mutations";
import { DATABASE_BACKENDS, type RunningDatabase, supabaseDir } from "../database";

describe.each(DATABASE_BACKENDS.map((product) => [product.name, product] as const))(
  "the row security matrix, %s",
  (_, product) => {
    describe.skipIf(!product.isPresent)("against the schema", () => {
      let running: RunningDatabase;
      let database: Database;

      beforeAll(async () => {
        running = await product.start();
        database = await running.openMigrated();
      });
      afterAll(async () => {
        await database.close();
        await running.stop();
      });

      it("holds for every table, role and verb", async () => {
        expect(await checkMatrix(database.pool)).toEqual([]);
        // Five actors, four verbs: nothing was left out by an empty list.
        expect(cellsOf(Object.keys(ROW_SECURITY))).toHaveLength(Object.keys(ROW_SECURITY).length * 20);
        expect(ACTORS.length * VERBS.length).toBe(20);
      });

      it("leaves the database as it was", async () => {
        await checkMatrix(database.pool);
        const { rows } = await database.pool.query("select (select count(*) from profiles) as n, auth.uid() as person");
        expect(rows).toEqual([{ n: 0, person: null }]);
      });

      it("shows every policy that is dropped or opened, every table that is, and every door beside them", async () => {
        await withExampleRows(database.pool, async ({ client, differences, isDifferent }) => {
          expect(await differences()).toEqual([]);
          const mutations = await mutationsOf(client);
          const survivors: string[] = [];
          for (const { statement, table } of mutations) {
            await client.query("savepoint before");
            await client.query(statement);
            if (!(await isDifferent(table))) survivors.push(statement);
            await client.query("rollback to savepoint before");
          }
          expect(survivors).toEqual([]);
          expect(await differences()).toEqual([]);
          const policies = (await client.query<{ n: number }>(POLICY_COUNT)).rows[0]?.n ?? 0;
          expect(mutations.filter(({ statement }) => statement.startsWith("drop policy"))).toHaveLength(policies);
          expect(mutations.length).toBeGreaterThan(policies * 3 + Object.keys(ROW_SECURITY).length * 10);
        });
      });

      it("says what to write for a table that it does not know", async () => {
        await withExampleRows(database.pool, async ({ client, differences }) => {
          await client.query("create table public.waivers (id int primary key)");
          expect((await differences()).find((each) => each.startsWith("table waivers is not in the matrix"))).toContain(
            "example-rows.ts",
          );
        });
      });

      // Supabase grants everything new in `public` to people's roles; a plain Postgres grants nothing.
      it("holds where everything new is granted to people's roles at once, as on Supabase", async () => {
        const other = await running.openEmpty();
        const read = (name: string) => readFileSync(`${supabaseDir}/${name}`, "utf8");
        await other.pool.query(read("prelude.sql"));
        await other.pool.query(read("row-security/supabase-grants.sql"));
        await migrate({ pool: other.pool, backend: other.backend, log: silentLogger, supabaseDir });
        expect(await checkMatrix(other.pool)).toEqual([]);
        await other.close();
      });
    });
  },
);
