/**
 * The example rows of `supabase/row-security`, put into a database of any past schema: what it does not have yet is
 * left out.
 */
import type { DatabasePool } from "@/db/pool";
import { EXAMPLE_ROWS, type Whose } from "../../../supabase/row-security/example-rows";

type Row = Readonly<Record<string, unknown>>;

/** Columns of each table of `public`, as the database itself says. */
async function columnsIn(pool: Pick<DatabasePool, "query">): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(
    "select table_name, column_name from information_schema.columns where table_schema = 'public'",
  );
  const tables = new Map<string, Set<string>>();
  for (const { table_name, column_name } of rows)
    tables.set(table_name, (tables.get(table_name) ?? new Set()).add(column_name));
  return tables;
}

/** @param row values as in JSON. @throws the driver's error for a row that the schema refuses */
async function insertRow(pool: Pick<DatabasePool, "query">, table: string, row: Row): Promise<void> {
  const names = Object.keys(row)
    .map((name) => `"${name}"`)
    .join(", ");
  await pool.query(
    `insert into public."${table}" (${names}) overriding system value
     select ${names} from jsonb_populate_record(null::public."${table}", $1::jsonb)`,
    [JSON.stringify(row)],
  );
}

/**
 * Adds the example rows of every table that is there, changed where `change` says so.
 *
 * @returns tables that have no example. @throws when no table has one
 */
export async function addExampleRows(
  pool: Pick<DatabasePool, "query">,
  change: (table: string, whose: Whose, row: Row) => Row = (_table, _whose, row) => row,
): Promise<string[]> {
  const columns = await columnsIn(pool);
  for (const [table, rows] of Object.entries(EXAMPLE_ROWS)) {
    const known = columns.get(table);
    if (!known) continue;
    for (const whose of ["ann", "ben", "everyone"] as const) {
      const example = rows[whose];
      if (!example) continue;
      const retained = Object.entries(change(table, whose, example)).filter(([name]) => known.has(name));
      await insertRow(pool, table, Object.fromEntries(retained));
    }
  }
  const without = [...columns.keys()].filter((table) => EXAMPLE_ROWS[table] === undefined);
  if (without.length === columns.size) throw new Error("no table has an example row");
  return without;
}
