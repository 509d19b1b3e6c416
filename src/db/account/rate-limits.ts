/**
 * Who was let in how often, counted once for all servers of a deployment.
 *
 * Letting in is one statement that counts within the row it changes, so that servers that ask at the same instant
 * follow each other. Times are the database's: the servers' own clocks need not agree.
 */
import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema";

export type RateLimitKind = "run" | "research" | "look-up" | "visit" | "model-test";
export type RateLimits = {
  perMinute: number;
  /** Under way at the same time. */
  atOnce: number;
};

export type RateLimitCursor = { subject: string; kind: RateLimitKind; cursorId: string; startedAt: string };

export type RateLimitTable = ReturnType<typeof createRateLimitTable>;

/** Longer than anything that is counted may take; the place of a server that died is free after it. */
const HELD_FOR = "180 seconds";

export function createRateLimitTable(db: Kysely<Schema>) {
  const recent = sql`select at from unnest(stored.started_at) as at where at > now() - interval '1 minute'`;
  const held = sql`select key, value from jsonb_each(stored.under_way) where (value #>> '{}')::timestamptz > now()`;

  return {
    /** Takes a place; `undefined`: there is none. */
    async take(subject: string, kind: RateLimitKind, limits: RateLimits): Promise<RateLimitCursor | undefined> {
      const cursorId = randomUUID();
      const place = sql`jsonb_build_object(${cursorId}::text, now() + ${HELD_FOR}::interval)`;
      const { rows } = await sql<{ startedAt: string }>`
        insert into rate_limits as stored (subject, kind, started_at, under_way, expires_at)
        values (${subject}, ${kind}, array[now()], ${place}, now() + ${HELD_FOR}::interval)
        on conflict (subject, kind) do update set
          started_at = array(${recent} order by at) || now(),
          under_way = coalesce((select jsonb_object_agg(key, value) from (${held}) as h), '{}') || ${place},
          expires_at = now() + ${HELD_FOR}::interval
        where (select count(*) from (${recent}) as r) < ${limits.perMinute}
          and (select count(*) from (${held}) as h) < ${limits.atOnce}
        returning now()::text as "startedAt"`.execute(db);
      const [taken] = rows;
      return taken && { subject, kind, cursorId, startedAt: taken.startedAt };
    },

    /**
     * Seconds until a refused one may try again, at least 1: until the oldest of the minute leaves it, where the minute
     * is full.
     */
    async waitSeconds(subject: string, kind: RateLimitKind, { perMinute }: RateLimits): Promise<number> {
      const { rows } = await sql<{ seconds: number }>`
        select ceil(extract(epoch from min(at) + interval '1 minute' - now()))::int as seconds
        from rate_limits as stored, lateral (${recent}) as r
        where subject = ${subject} and kind = ${kind}
        having count(*) >= ${perMinute}`.execute(db);
      return Math.max(1, rows[0]?.seconds ?? 1);
    },

    /** It is over: it counts in its minute, but no longer as under way. */
    async end({ subject, kind, cursorId }: RateLimitCursor): Promise<void> {
      await sql`
        update rate_limits set under_way = under_way - ${cursorId}::text
        where subject = ${subject} and kind = ${kind}`.execute(db);
    },

    /** It was never begun: it does not count at all. */
    async giveBack({ subject, kind, cursorId, startedAt }: RateLimitCursor): Promise<void> {
      await sql`
        update rate_limits as stored set
          under_way = under_way - ${cursorId}::text,
          -- Another one of the same instant keeps its own.
          started_at = started_at[:array_position(started_at, ${startedAt}::timestamptz) - 1]
            || started_at[array_position(started_at, ${startedAt}::timestamptz) + 1:]
        where subject = ${subject} and kind = ${kind} and under_way ? ${cursorId}::text
          and ${startedAt}::timestamptz = any(started_at)`.execute(db);
    },
  };
}
