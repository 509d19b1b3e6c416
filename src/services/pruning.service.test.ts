/** Pruning as a whole: how old what must be, batch after batch, and never longer than allowed. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import type { Database } from "@/db/database";
import { createPruningTables } from "@/db/jobs/pruning";
import { fixedClock } from "@/lib/clock";
import { createPruningService, type PruningService } from "./pruning.service";

const NOW = Date.parse("2027-01-15T09:41:00Z");
const OWNER = "a0000000-0000-4000-8000-00000000000a";

describe("pruning", () => {
  let database: Database;
  let service: PruningService;

  beforeEach(async () => {
    database = await openTestDatabase();
    service = createPruningService({
      tables: createPruningTables(database.kysely),
      systemClock: fixedClock(NOW),
    });
    const { pool } = database;
    await pool.query(
      `insert into news_items (universe, source, trust, body, published_at, ingested_at, simhash, injury_weight, search_text)
       select 'espn', 'ESPN', 'outlet', 'text', at, at, '0000000000000000', 0, 'text'
       from generate_series(1, 450) as n, lateral (select $1::timestamptz - n * interval '12 hours' as at) as published`,
      [new Date(NOW).toISOString()],
    );
    await pool.query(`insert into profiles (id) values ('${OWNER}')`);
    await pool.query(
      `with league as (
         insert into league_connections (owner_id, provider, league_key, season, team_id) values ($1, 'espn', '1', 2027, 1) returning id
       ), answers as (
         insert into league_snapshots (connection_id, resource_key, shape_version, payload, source, fetched_at)
         select id, 'rosters:' || n, 1, '[]', 'espn', $2::timestamptz - n * interval '1 day' from league, generate_series(1, 20) as n
       ), chances as (
         insert into matchup_chances
           (connection_id, owner_id, team_id, matchup_period, noted_at, win_probability, opponent_team_id, created_at)
         select id, $1, 1, 1, '2025-01-15T12:00:00Z'::timestamptz + n * interval '1 hour', 0.5, 2, $2::timestamptz - n * interval '1 day'
         from league, generate_series(1, 40) as n
       ), thread as (
         insert into threads (owner_id, connection_id, team_id) select $1, id, 1 from league returning id
       )
       insert into runs (thread_id, owner_id, question, model, status, last_seq, finished_at)
       select id, $1, 'q', 'rules', 'completed', 1, $2::timestamptz - n * interval '1 day' from thread, generate_series(1, 130) as n`,
      [OWNER, new Date(NOW).toISOString()],
    );
    // The counts live by the database's clock, as long as servers meet in them.
    await pool.query(
      `insert into rate_limits (subject, kind, started_at, expires_at)
       select 'person ' || n, 'run', '{}', now() + case when n <= 1200 then -1 else 1 end * interval '1 minute'
       from generate_series(1, 1203) as n`,
    );
    await pool.query("insert into run_events (run_id, seq, type, payload) select id, 1, 'start', '{}' from runs");
  });
  afterEach(() => database.close());

  const left = async (table: string) =>
    (await database.pool.query<{ n: number }>(`select count(*) as n from ${table}`)).rows[0]?.n;

  it("keeps 120 days of news, 30 days of event logs and of matchups' courses, and 14 of a league's past days", async () => {
    expect(await service.prune(new AbortController().signal)).toEqual({
      // Two a day for 225 days; day 120 itself stays.
      news: 450 - 240,
      runs: 130 - 30,
      dayAnswers: 20 - 14,
      chances: 40 - 30,
      threads: 0,
      rateLimits: 1_200,
    });
    expect([await left("news_items"), await left("run_events"), await left("league_snapshots")]).toEqual([240, 30, 14]);
    expect([await left("runs"), await left("rate_limits")]).toEqual([130, 3]);
    expect(await service.prune(new AbortController().signal)).toEqual({
      news: 0,
      runs: 0,
      dayAnswers: 0,
      chances: 0,
      threads: 0,
      rateLimits: 0,
    });
  });

  it("stops where it is when its time is up", async () => {
    expect(await service.prune(AbortSignal.abort())).toEqual({
      news: 0,
      runs: 0,
      dayAnswers: 0,
      chances: 0,
      threads: 0,
      rateLimits: 0,
    });
    expect(await left("news_items")).toBe(450);
  });
});
