/** Jobs with shortened periods and their results: for proofs, on a Postgres of their own. */
import { PgBoss } from "pg-boss";
import type { Queryable } from "@/db/pool";

/**
 * Lets the jobs' time in the database begin at an instant and pass so many times as fast, as `FANVISE_JOBS_PACE` does
 * in the server.
 */
export async function paceJobTime(database: Queryable, pace: number, beginsAt: Date): Promise<void> {
  await database.query(`
    create or replace function pgboss.job_now() returns timestamp with time zone as $$
      select '${beginsAt.toISOString()}'::timestamptz + (pg_catalog.now() - '${new Date().toISOString()}'::timestamptz) * ${pace}
    $$ language sql stable`);
}

/** The jobs' present time. */
export async function jobTimeMs(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ ms: string }>("select extract(epoch from pgboss.job_now()) * 1000 as ms");
  return Number(rows[0]?.ms);
}

export type ScheduledJob = { readonly name: string; readonly periodMs: number };

/** The server's own list, as it is on the schedule. */
export async function scheduledJobs(database: Queryable): Promise<ScheduledJob[]> {
  const { rows } = await database.query<{ name: string; cron: string }>(
    "select name, cron from pgboss.schedule order by name",
  );
  const calendar = new PgBoss({ connectionString: "postgres://unused" });
  return rows.map(({ name, cron }) => {
    const [first, second] = calendar.previewSchedule(cron, { count: 2 });
    return { name, periodMs: Number(second) - Number(first) };
  });
}

/**
 * Delay from an instant to the end of the first run that began after it, by job name, in job time. Jobs not done yet
 * are absent.
 */
export async function firstDoneAfter(database: Queryable, sinceMs: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.query<{ name: string; ms: string }>(
    `select name, extract(epoch from min(completed_on)) * 1000 as ms from pgboss.job
      where state = 'completed' and started_on >= to_timestamp(${sinceMs / 1_000}) group by name`,
  );
  return new Map(rows.map(({ name, ms }) => [name, Number(ms) - sinceMs]));
}
