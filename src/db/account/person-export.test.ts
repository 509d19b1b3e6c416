/** An export has a place for every column of a person, on both homes, and brings every row back. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import { EXPORTED_TABLES, RESTORED_TABLES, type RestoredTables } from "@/contract/account/person-export";
import { EXAMPLE_ROWS, TENANTS } from "../../../supabase/row-security/example-rows";
import type { Database } from "../database";
import { toJson } from "../parameters";
import { createAccountTable } from "./account-deletion";
import { createPersonExportTables } from "./person-export";
import { EXPORTED, LEFT_OUT, RESTORED } from "./person-export-tables";
import { createPersonImportTables } from "./person-import";

const { ann, ben } = TENANTS;

/** A row of every table for each of two people. */
async function addExampleRows({ pool }: Database): Promise<void> {
  for (const [table, rows] of Object.entries(EXAMPLE_ROWS))
    for (const row of Object.values(rows)) {
      // Numbers that the database gives are left to it.
      const columns = Object.keys(row)
        .filter((column) => column !== "id" || typeof row.id === "string")
        .map((column) => `"${column}"`);
      await pool.query(
        `insert into public."${table}" (${columns})
         select ${columns} from jsonb_populate_record(null::public."${table}", $1::jsonb)`,
        [toJson(row)],
      );
    }
}

describe.each(DATABASE_BACKENDS.map((backend) => [backend.name, backend] as const))(
  "a person's export, %s",
  (_, backend) => {
    describe.skipIf(!backend.isPresent)("of every table", () => {
      let running: RunningDatabase;
      let database: Database;
      const tablesOf = async (personId: string): Promise<RestoredTables> => {
        const rows = await createPersonExportTables(database.kysely).read(personId, RESTORED_TABLES);
        return Object.fromEntries(rows) as RestoredTables; // what import reads, as it was written
      };
      const bringIn = (personId: string, tables: RestoredTables) =>
        createPersonImportTables(database.kysely).write(personId, structuredClone(tables));

      beforeAll(async () => {
        running = await backend.start();
        database = await running.openMigrated();
        await addExampleRows(database);
      });
      afterAll(async () => {
        await database.close();
        await running.stop();
      });

      // A column that a later migration adds would otherwise be lost, or a secret be told.
      it("exports every column of people's tables or says why not", async () => {
        const peoples = Object.entries(EXAMPLE_ROWS).flatMap(([table, rows]) => (rows.ann ? [table] : []));
        const { rows } = await database.pool.query<{ place: string; table: string }>(
          `select table_name || '.' || column_name as place, table_name as table from information_schema.columns
         where table_schema = 'public' and table_name = any($1)`,
          [peoples],
        );
        const reported = new Set(
          EXPORTED_TABLES.flatMap((name) => EXPORTED[name].columns.map((each) => `${EXPORTED[name].from}.${each}`)),
        );
        const left = new Set<string>(LEFT_OUT.flatMap(({ columns }) => columns));
        const unnamed = rows.filter(
          ({ place, table }) =>
            !(reported.has(place) || left.has(place) || left.has(`${table}.*`) || place.endsWith(".owner_id")),
        );
        expect(unnamed.map(({ place }) => place)).toEqual([]);
        expect([...reported].filter((place) => left.has(place))).toEqual([]);
        expect(rows.length).toBeGreaterThan(150);
      });

      it("gives back what was deleted, to the microsecond, and leaves the other person alone", async () => {
        const at = "2025-01-15T12:00:00.123456+00:00";
        await database.pool.query("update public.threads set updated_at = $1", [at]);
        const [mine, others] = [await tablesOf(ann.person), await tablesOf(ben.person)];
        for (const table of RESTORED_TABLES) expect(mine[table], table).toHaveLength(1);
        expect(mine.threads[0]?.updatedAt).toBe(at);
        const accounts = createAccountTable(database.kysely);
        await accounts.askDeletion(ann.person, "2025-01-01T00:00:00.000Z");
        expect(await accounts.deleteOneDue("2025-01-01T00:00:00.000Z")).toBe(ann.person);
        expect(await accounts.deleteOneDue("2999-01-01T00:00:00.000Z")).toBeUndefined();
        await database.pool.query("insert into public.profiles (id) values ($1)", [ann.person]);
        await bringIn(ann.person, mine);
        expect(await tablesOf(ann.person)).toEqual(mine);
        expect(await tablesOf(ben.person)).toEqual(others);
      });

      it("brings a row in once, however often and at once", async () => {
        const mine = await tablesOf(ann.person);
        const again = await Promise.all([bringIn(ann.person, mine), bringIn(ann.person, mine)]);
        for (const counts of again)
          for (const table of RESTORED_TABLES) expect(counts[table]).toEqual({ added: 0, changed: 0, left: 1 });
        expect(await tablesOf(ann.person)).toEqual(mine);
      });

      it("refuses what refers to a row that is not in the document, though that row exists", async () => {
        const mine = await tablesOf(ann.person);
        const theirs = await tablesOf(ben.person);
        for (const table of RESTORED_TABLES)
          for (const column of Object.keys(RESTORED[table].refers ?? {})) {
            const key = column.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
            const forged = structuredClone(mine);
            const [row] = forged[table] as Record<string, unknown>[];
            const [other] = theirs[table] as Record<string, unknown>[];
            const foreign = other?.[key] ?? ben.proposal;
            Object.assign(row ?? {}, { [key]: Array.isArray(foreign) ? [ben.proposal] : foreign });
            await expect(bringIn(ann.person, forged), `${table}.${key}`).rejects.toMatchObject({
              code: "import.refused",
            });
          }
        expect(await tablesOf(ben.person)).toEqual(theirs);
      });
    });
  },
);
