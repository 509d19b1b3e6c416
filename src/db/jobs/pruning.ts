/**
 * Deletes expired rows. Every call deletes a bounded batch and returns its size, so that no other work waits long
 * behind it; 0 means that none is left.
 *
 * Never deleted: the history of statuses, game logs, runs with their answers, and recorded costs. pg-boss clears its
 * own.
 */
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema";

export type PruningTables = ReturnType<typeof createPruningTables>;

export function createPruningTables(db: Kysely<Schema>) {
  return {
    /** Real news both published and loaded before that instant (ISO 8601); the demo season's stay. */
    async news(before: string, maxItems: number): Promise<number> {
      const { numAffectedRows } = await sql`
        delete from news_items where id in (
          select id from news_items
          where universe = 'espn' and published_at < ${before}::timestamptz and ingested_at < ${before}::timestamptz
          order by published_at limit ${maxItems}
        )`.execute(db);
      return Number(numAffectedRows ?? 0);
    },

    /**
     * The event logs and the steps of runs that ended before that instant. The runs stay with their answers, and say
     * that no log is left.
     */
    async runEvents(before: string, maxRuns: number): Promise<number> {
      const { numAffectedRows } = await sql`
        with ended as (
          select id from runs where finished_at < ${before}::timestamptz and last_seq > 0
          order by finished_at limit ${maxRuns}
        ), gone as (
          delete from run_events using ended where run_events.run_id = ended.id
        ), forgotten as (
          delete from run_steps using ended where run_steps.run_id = ended.id
        )
        update runs set last_seq = 0 from ended where runs.id = ended.id`.execute(db);
      return Number(numAffectedRows ?? 0);
    },

    /**
     * A league's answers for days and matchups long past. The latest of a kind stays, however old: in the summer it is
     * all there is. Whole days of transactions stay too, since they are never asked for again.
     */
    async dayAnswers(before: string, maxRows: number): Promise<number> {
      const { numAffectedRows } = await sql`
        delete from league_snapshots where (connection_id, resource_key) in (
          select old.connection_id, old.resource_key from league_snapshots old
          where old.resource_key ~ '^(rosters:|matchups:|cards:|transactions:.*:so-far$)' and old.fetched_at < ${before}::timestamptz
            and exists (
              select from league_snapshots newer
              where newer.connection_id = old.connection_id and newer.fetched_at > old.fetched_at
                and split_part(newer.resource_key, ':', 1) = split_part(old.resource_key, ':', 1)
            )
          limit ${maxRows}
        )`.execute(db);
      return Number(numAffectedRows ?? 0);
    },

    /** The course of matchups, by when it was written: a demo league's clock is years behind. */
    async chances(before: string, maxRows: number): Promise<number> {
      const { numAffectedRows } = await sql`
        delete from matchup_chances where (connection_id, team_id, matchup_period, noted_at) in (
          select connection_id, team_id, matchup_period, noted_at from matchup_chances
          where created_at < ${before}::timestamptz order by created_at limit ${maxRows}
        )`.execute(db);
      return Number(numAffectedRows ?? 0);
    },

    /** Counts of requests that nothing asks for any more. */
    async rateLimits(maxRows: number): Promise<number> {
      const { numAffectedRows } = await sql`
        delete from rate_limits where (subject, kind) in (
          select subject, kind from rate_limits where expires_at < now() order by expires_at limit ${maxRows}
          -- Somebody who comes at this moment keeps the row.
          for update skip locked
        )`.execute(db);
      return Number(numAffectedRows ?? 0);
    },

    /**
     * All but the newest checkpoint of each thread, with the values that only they used. A thread goes on from its
     * newest. Threads with a running run are left alone.
     *
     * @returns how many threads were gone through.
     */
    checkpoints: (maxThreads: number): Promise<number> =>
      db.transaction().execute(async (trx) => {
        // A run that wants to begin on one of these threads waits for the lock: its row refers to the thread's.
        const candidates = await sql<{ id: string }>`
          select t.id from threads t
          where exists (
            select from langgraph.checkpoints c where c.thread_id = t.id::text group by c.checkpoint_ns having count(*) > 1
          ) and not exists (select from runs where runs.thread_id = t.id and runs.status = 'running')
          limit ${maxThreads} for update skip locked`.execute(trx);
        if (candidates.rows.length === 0) return 0;
        // Asked again under the lock: a run may have begun while it was waited for.
        const idle = await sql<{ id: string }>`
          select t.id::text as id from threads t
          where t.id = any(${candidates.rows.map(({ id }) => id)}::uuid[])
            and not exists (select from runs where runs.thread_id = t.id and runs.status = 'running')`.execute(trx);
        const threads = idle.rows.map(({ id }) => id);
        await sql`
          delete from langgraph.checkpoints old where old.thread_id = any(${threads}::text[]) and exists (
            select from langgraph.checkpoints newer
            where newer.thread_id = old.thread_id and newer.checkpoint_ns = old.checkpoint_ns
              and newer.checkpoint_id > old.checkpoint_id
          )`.execute(trx);
        await sql`
          delete from langgraph.checkpoint_writes w where w.thread_id = any(${threads}::text[]) and not exists (
            select from langgraph.checkpoints c
            where c.thread_id = w.thread_id and c.checkpoint_ns = w.checkpoint_ns and c.checkpoint_id = w.checkpoint_id
          )`.execute(trx);
        await sql`
          delete from langgraph.checkpoint_blobs b where b.thread_id = any(${threads}::text[]) and not exists (
            select from langgraph.checkpoints c
            where c.thread_id = b.thread_id and c.checkpoint_ns = b.checkpoint_ns
              and c.checkpoint -> 'channel_versions' ->> b.channel = b.version
          )`.execute(trx);
        return threads.length;
      }),
  };
}
