/** A database as an earlier version left it: its schema, and rows of today cut down to the columns that it has. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DatabasePool } from "@/db/pool";

const supabase = fileURLToPath(new URL("../../../supabase", import.meta.url));
export const MIGRATIONS: readonly string[] = readdirSync(join(supabase, "migrations"))
  .filter((name) => name.endsWith(".sql"))
  .sort();

/** A `supabase` folder with the first `count` migrations, as that version shipped it. */
export function supabaseOfVersion(count: number): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "fanvise-past-"));
  mkdirSync(join(path, "migrations"));
  cpSync(join(supabase, "prelude.sql"), join(path, "prelude.sql"));
  for (const name of MIGRATIONS.slice(0, count))
    cpSync(join(supabase, "migrations", name), join(path, "migrations", name));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

type Row = Record<string, unknown>;
/** Rows by "schema.table", values as in JSON. */
export type AllRows = ReadonlyMap<string, readonly Row[]>;
type Pool = Pick<DatabasePool, "query" | "connect">;

const SCHEMAS = ["public", "langgraph"];

type Column = { table: string; column: string; isIdentity: boolean };

/** Columns that can be written, as the database's own catalog says. */
async function writableColumns(pool: Pick<Pool, "query">): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select c.table_schema || '.' || c.table_name as "table", c.column_name as "column", c.is_identity = 'YES' as "isIdentity"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema = any($1) and c.is_generated = 'NEVER' order by 1, c.ordinal_position`,
    [SCHEMAS],
  );
  return rows;
}

/** Every row of the product's and the graphs' tables. */
export async function readAllRows(pool: Pick<Pool, "query">): Promise<AllRows> {
  const tables = [...new Set((await writableColumns(pool)).map(({ table }) => table))];
  const found = new Map<string, readonly Row[]>();
  for (const table of tables) {
    const { rows } = await pool.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t`);
    found.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

/**
 * Writes the rows, each cut down to the columns that are there.
 *
 * @returns how many were written, and how many this schema refuses: values that came with a later one
 */
export async function writeRows(pool: Pool, all: AllRows): Promise<{ written: number; refused: string[] }> {
  const columns = Map.groupBy(await writableColumns(pool), ({ table }) => table);
  const refused: string[] = [];
  let written = 0;
  const client = await pool.connect();
  try {
    await client.query("begin");
    // In any order, and without what a trigger would add.
    await client.query("set local session_replication_role = replica");
    for (const [table, rows] of all) {
      const names = columns.get(table)?.map(({ column }) => `"${column}"`);
      if (!names || table === "langgraph.checkpoint_migrations") continue;
      for (const row of rows) {
        await client.query("savepoint one_row");
        const list = names.filter((name) => row[name.slice(1, -1)] !== undefined).join(", ");
        await client
          .query(
            `insert into ${table} (${list}) overriding system value select ${list} from jsonb_populate_record(null::${table}, $1::jsonb)`,
            [JSON.stringify(row)],
          )
          .then(
            () => {
              written += 1;
            },
            async (error: Error) => {
              await client.query("rollback to savepoint one_row");
              refused.push(`${table}: ${error.message}`);
            },
          );
      }
      for (const { column, isIdentity } of columns.get(table) ?? []) {
        if (!isIdentity) continue;
        const highest = `coalesce((select max("${column}") from ${table}), 0) + 1`;
        await client.query(`select setval(pg_get_serial_sequence('${table}', '${column}'), ${highest}, false)`);
      }
    }
    await client.query("commit");
  } finally {
    client.release();
  }
  return { written, refused };
}

/** Expected content after an upgrade: for each table its rows, hashed over the columns that it has now. */
export type Contents = ReadonlyMap<string, { columns: readonly string[]; rows: number; hash: string }>;

async function contentOf(pool: Pick<Pool, "query">, table: string, columns: readonly string[]) {
  const list = columns.map((column) => `t."${column}"`).join(", ");
  const { rows } = await pool.query<{ rows: number; hash: string }>(
    `select count(*)::int as rows, md5(coalesce(string_agg(each, '' order by each), '')) as hash
     from (select md5(row(${list})::text) as each from ${table} t) hashed`,
  );
  return { columns, rows: rows[0]?.rows ?? 0, hash: rows[0]?.hash ?? "" };
}

export async function contentsOf(pool: Pick<Pool, "query">): Promise<Contents> {
  const columns = Map.groupBy(await writableColumns(pool), ({ table }) => table);
  const found = new Map<string, { columns: readonly string[]; rows: number; hash: string }>();
  for (const [table, some] of columns)
    found.set(
      table,
      await contentOf(
        pool,
        table,
        some.map(({ column }) => column),
      ),
    );
  return found;
}

/**
 * One line for each table of the past whose rows are not all there as they were. A table or column that is gone shows
 * too.
 */
export async function lostSince(pool: Pick<Pool, "query">, before: Contents): Promise<string[]> {
  const lost: string[] = [];
  for (const [table, { columns, rows, hash }] of before) {
    const now = await contentOf(pool, table, columns).catch((error: Error) => ({ rows: error.message, hash: "" }));
    if (now.hash !== hash) lost.push(`${table}: ${rows} rows before, ${now.rows} after or not the same`);
  }
  return lost;
}
