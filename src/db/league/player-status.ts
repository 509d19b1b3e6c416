/** Every change of a player's official status, with when it was first and last seen and by which source. */
import { type Kysely, sql } from "kysely";
import { easternDay } from "@/domain/ids";
import type { Universe } from "@/domain/league/scope";
import { INJURY_STATUSES, type InjuryStatus } from "@/domain/players/player";
import type { StatusReading, StatusRow } from "@/domain/players/status-history";
import { toJson } from "../parameters";
import type { Schema } from "../schema";

const STATUSES = new Map<string, InjuryStatus>(INJURY_STATUSES.map((status) => [status, status]));

/** Every league's roster says the same of its players again and again. */
const NOTED_FOR_MS = 60_000;
const MAX_NOTED = 5_000;

export function createPlayerStatusTable(db: Kysely<Schema>) {
  const noted = new Map<string, { what: string; atMs: number }>();

  /** Readings that this process has not just recorded with the same content. */
  function newReadings(universe: Universe, observedAt: string, readings: readonly StatusReading[]): StatusReading[] {
    const atMs = Date.parse(observedAt);
    return readings.filter(({ playerId, ...reading }) => {
      const last = noted.get(`${universe} ${playerId}`);
      const isSame = last?.what === JSON.stringify(reading);
      return !(last && isSame && atMs >= last.atMs && atMs - last.atMs < NOTED_FOR_MS);
    });
  }

  function remember(universe: Universe, observedAt: string, readings: readonly StatusReading[]): void {
    if (noted.size > MAX_NOTED) noted.clear();
    const atMs = Date.parse(observedAt);
    for (const { playerId, ...reading } of readings) {
      const key = `${universe} ${playerId}`;
      // One from before the last says nothing of the present.
      if (atMs >= (noted.get(key)?.atMs ?? atMs)) noted.set(key, { what: JSON.stringify(reading), atMs });
    }
  }

  return {
    /**
     * Notes what a source says of many players at one instant, in one statement. `readings` are of known statuses.
     *
     * Without a lock, so two servers may note one change twice; `historyOf` joins such rows when they are read. What
     * this process noted within the last minute is not noted again, so `last_seen_at` may lie a minute back; what
     * another server noted in that minute, and the source took back, is put right with the next reading.
     */
    async recordStatuses(
      universe: Universe,
      source: string,
      observedAt: string,
      readings: readonly StatusReading[],
    ): Promise<void> {
      const given = newReadings(universe, observedAt, readings);
      if (given.length === 0) return;
      const rows = given.map(({ playerId, status, isInjured, expectedReturnDay }) => ({
        player_id: playerId,
        status,
        is_injured: isInjured,
        expected_return_day: expectedReturnDay,
      }));
      await sql`
        with reading as (
          select distinct on (r.player_id) * from jsonb_to_recordset(${toJson(rows)}::jsonb)
            as r(player_id bigint, status text, is_injured boolean, expected_return_day date)
        ),
        compared as (
          select reading.*, latest.id as latest_id, latest.last_seen_at,
            latest.id is not null
              and (latest.status, latest.is_injured, latest.expected_return_day)
                is not distinct from (reading.status, reading.is_injured, reading.expected_return_day) as is_same
          from reading left join lateral (
            select s.* from player_status_snapshots s
            where s.universe = ${universe}::text and s.player_id = reading.player_id
            order by s.observed_at desc, s.id desc limit 1
          ) latest on true
        ),
        seen_again as (
          update player_status_snapshots s set last_seen_at = ${observedAt}::timestamptz
          from compared where s.id = compared.latest_id and compared.is_same and s.last_seen_at < ${observedAt}::timestamptz
        )
        insert into player_status_snapshots
          (universe, player_id, status, is_injured, expected_return_day, source, observed_at, last_seen_at)
        select ${universe}::text, player_id, status, is_injured, expected_return_day, ${source}::text,
          ${observedAt}::timestamptz, ${observedAt}::timestamptz
        from compared
        -- A reading from before the last one (a slow answer, a clock set back) says nothing new of the present.
        where not is_same and (last_seen_at is null or last_seen_at <= ${observedAt}::timestamptz)
      `.execute(db);
      remember(universe, observedAt, given);
    },

    /** The changes noted up to an instant, oldest first; nothing of what was seen later. */
    async statusRows(universe: Universe, playerId: number, until: string): Promise<StatusRow[]> {
      const rows = await db
        .selectFrom("player_status_snapshots")
        .select(["status", "is_injured", "expected_return_day", "source", "observed_at"])
        .select(sql<string>`least(last_seen_at, ${until}::timestamptz)`.as("last_seen_at"))
        .where("universe", "=", universe)
        .where("player_id", "=", playerId)
        .where("observed_at", "<=", until)
        .orderBy("observed_at")
        .orderBy("id")
        .execute();
      return rows.map((row) => ({
        status: STATUSES.get(row.status) ?? "UNKNOWN",
        isInjured: row.is_injured,
        expectedReturnDay: row.expected_return_day === null ? null : easternDay.parse(row.expected_return_day),
        source: row.source,
        observedAt: row.observed_at,
        lastSeenAt: row.last_seen_at,
      }));
    },
  };
}
