/**
 * Everything that a person's rows say, as of one instant. Secrets are not among it: no column that holds one is named.
 */
import { type Kysely, sql, type Transaction } from "kysely";
import type { ExportedTable } from "@/contract/account/person-export";
import type { Schema } from "../schema";
import { EXPORTED } from "./person-export-tables";

type Row = Record<string, unknown>;

export type PersonExportTables = ReturnType<typeof createPersonExportTables>;

export function createPersonExportTables(db: Kysely<Schema>) {
  return {
    /** All rows of each requested table in the order of their keys, with keys in camelCase. */
    read: (ownerId: string, tables: readonly ExportedTable[]): Promise<Map<ExportedTable, Row[]>> =>
      db
        .transaction()
        .setIsolationLevel("repeatable read")
        .execute(async (trx) => {
          // The database writes the instants itself, since a JavaScript date has no microseconds.
          await sql`select set_config('timezone', 'UTC', true)`.execute(trx);
          const read = new Map<ExportedTable, Row[]>();
          for (const table of tables) read.set(table, await rowsOf(trx, ownerId, table));
          return read;
        }),
  };
}

async function rowsOf(trx: Transaction<Schema>, ownerId: string, table: ExportedTable): Promise<Row[]> {
  const { from, columns, key, ownedThrough, where } = EXPORTED[table];
  const pairs = columns.flatMap((column) => [sql.lit(camelCase(column)), sql.ref(`t.${column}`)]);
  const owner = ownedThrough
    ? sql`exists (select from ${sql.table(ownedThrough.of)} o where o.id = ${sql.ref(`t.${ownedThrough.column}`)} and o.owner_id = ${ownerId})`
    : sql`${sql.ref(from === "profiles" ? "t.id" : "t.owner_id")} = ${ownerId}`;
  const { rows } = await sql<{ row: Row }>`
    select json_build_object(${sql.join(pairs)}) as row from ${sql.table(from)} t
    where ${owner} ${where ? sql`and ${sql.raw(where)}` : sql``}
    order by ${sql.join(key.map((column) => sql.ref(`t.${column}`)))}`.execute(trx);
  return rows.map(({ row }) => row);
}

export const camelCase = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
