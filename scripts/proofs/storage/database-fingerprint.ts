/** Fingerprint of a database: for every table of the product its rows, counted and hashed. */
import type { DatabasePool } from "@/db/pool";

const PRODUCT_SCHEMAS = ["public", "langgraph", "pgboss", "fanvise"] as const;

/** Row count and hash by "schema.table". The hash does not depend on the physical order of the rows. */
export type Fingerprint = ReadonlyMap<string, { readonly rows: number; readonly hash: string }>;

export async function fingerprint(pool: Pick<DatabasePool, "query">): Promise<Fingerprint> {
  const tables = await pool.query<{ name: string; sql: string }>(
    `select n.nspname || '.' || c.relname as name, quote_ident(n.nspname) || '.' || quote_ident(c.relname) as sql
     from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1) order by 1`,
    [PRODUCT_SCHEMAS],
  );
  const found = new Map<string, { rows: number; hash: string }>();
  for (const { name, sql } of tables.rows) {
    const { rows } = await pool.query<{ rows: number; hash: string }>(
      `select count(*)::int as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash from ${sql} t`,
    );
    if (rows[0]) found.set(name, rows[0]);
  }
  return found;
}

/** One line for each table that is not the same in both. */
export function differences(before: Fingerprint, after: Fingerprint): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((name) => {
    const [a, b] = [before.get(name), after.get(name)];
    if (a && b && a.rows === b.rows && a.hash === b.hash) return [];
    const of = (side: typeof a) => (side ? `${side.rows} rows, ${side.hash}` : "not there");
    return [`${name}: ${of(a)} before, ${of(b)} after`];
  });
}

export const rowCount = (of: Fingerprint): number => [...of.values()].reduce((sum, { rows }) => sum + rows, 0);
