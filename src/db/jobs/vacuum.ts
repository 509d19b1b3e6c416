/**
 * Gives the space of deleted and replaced rows back to their tables. The embedded engine has no autovacuum, so a league
 * read again every few minutes would let its tables grow for ever.
 */
import type { Queryable } from "../pool";

/** Postgres' own thresholds of autovacuum, for a table's rows and for the long values stored beside them. */
const WORTH_IT = `
  select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_stat_all_tables s on s.relid in (c.oid, c.reltoastrelid)
   where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
     and s.n_dead_tup > 50 + 0.2 * s.n_live_tup
   group by 1 order by 1`;

/**
 * A statement a table, so that a question asked meanwhile waits for one table at most; a checkpoint at the end. Without
 * a postmaster Postgres makes none of its own until it is closed: an hour of constant use wrote 400 MB of log.
 *
 * @returns how many tables were worth it. @throws the database's errors
 */
export async function vacuumTables(pool: Queryable, signal: AbortSignal): Promise<{ vacuumed: number }> {
  // Counts of dead rows are handed in once a second; the last second's rows count too.
  await pool.query("select pg_stat_force_next_flush()");
  const { rows } = await pool.query<{ name: string }>(WORTH_IT);
  let vacuumed = 0;
  for (const { name } of rows) {
    if (signal.aborted) break;
    await pool.query(`vacuum (analyze) ${name}`);
    vacuumed += 1;
  }
  if (!signal.aborted) await pool.query("checkpoint");
  return { vacuumed };
}
