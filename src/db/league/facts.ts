/**
 * Stored answers of outside sources: the last good answers of a league, and the facts that all leagues of a universe
 * share.
 *
 * Bulk writes go as one JSON parameter: a season has 1,230 games, and one parameter per column would pass the
 * protocol's limit.
 */
import { type Kysely, sql } from "kysely";
import { playerId, scoringPeriodId } from "@/domain/ids";
import type { ProGame } from "@/domain/league/matchup";
import type { TeamScope, Universe } from "@/domain/league/scope";
import { positionsOf } from "@/domain/lineup/slots";
import type { Player } from "@/domain/players/player";
import { dayEt } from "@/domain/season/eastern-day";
import { sha256Hex } from "@/lib/crypto/sha256";
import { toJson } from "../parameters";
import type { Schema } from "../schema";
import { createGameLogTable } from "./game-logs";
import { createPlayerStatusTable } from "./player-status";

type Cached<T> = { value: T; fetchedAt: string };

export function createFactTables(db: Kysely<Schema>) {
  return {
    snapshot: <T>(scope: TeamScope, resource: string, shapeVersion: number) =>
      snapshotTable<T>(db, scope.connectionId, resource, shapeVersion, scope.universe),
    daySnapshot: <T>(scope: TeamScope, kind: string, period: number, shapeVersion: number) => ({
      ...snapshotTable<T>(db, scope.connectionId, `${kind}:${period}`, shapeVersion, scope.universe),
      load: () => latestOfKind<T>(db, scope.connectionId, kind, period, shapeVersion),
    }),
    proSchedule: (universe: Universe, season: number) => proScheduleTable(db, universe, season),
    playerList: (universe: Universe) => playerTable(db, universe),
    ...createPlayerStatusTable(db),
    ...createGameLogTable(db),
  };
}

function snapshotTable<T>(
  db: Kysely<Schema>,
  connectionId: string,
  resource: string,
  shapeVersion: number,
  source: string,
) {
  return {
    async load(): Promise<Cached<T> | undefined> {
      const row = await db
        .selectFrom("league_snapshots")
        .select(["payload", "fetched_at"])
        .where("connection_id", "=", connectionId)
        .where("resource_key", "=", resource)
        .where("shape_version", "=", shapeVersion)
        .executeTakeFirst();
      // Written by `save` under the same shape version, so the type is the one that was saved.
      return row && { value: row.payload as T, fetchedAt: row.fetched_at };
    },
    async save({ value, fetchedAt }: Cached<T>): Promise<void> {
      const payload = toJson(value);
      const payload_sha256 = sha256Hex(payload);
      // Most answers are those of a minute ago, and of up to some megabytes.
      const { numUpdatedRows } = await db
        .updateTable("league_snapshots")
        .set({ fetched_at: fetchedAt })
        .where("connection_id", "=", connectionId)
        .where("resource_key", "=", resource)
        .where("shape_version", "=", shapeVersion)
        .where("source", "=", source)
        .where("payload_sha256", "=", payload_sha256)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) return;
      const content = { shape_version: shapeVersion, payload, payload_sha256, source, fetched_at: fetchedAt };
      await db
        .insertInto("league_snapshots")
        .values({ connection_id: connectionId, resource_key: resource, ...content })
        .onConflict((conflict) => conflict.columns(["connection_id", "resource_key"]).doUpdateSet(content))
        .execute();
    },
  };
}

/** Keys of a kind are the kind and a scoring period, such as `rosters:86`. */
async function latestOfKind<T>(
  db: Kysely<Schema>,
  connectionId: string,
  kind: string,
  period: number,
  shapeVersion: number,
): Promise<Cached<T> | undefined> {
  const keyPeriod = sql<number>`substring(resource_key from '[0-9]+$')::bigint`;
  const row = await db
    .selectFrom("league_snapshots")
    .select(["payload", "fetched_at"])
    .where("connection_id", "=", connectionId)
    .where("shape_version", "=", shapeVersion)
    .where("resource_key", "~", `^${kind}:[0-9]{1,6}$`)
    .where(keyPeriod, "<=", period)
    .orderBy(keyPeriod, "desc")
    .limit(1)
    .executeTakeFirst();
  // Written by `save` under the same shape version, so the type is the one that was saved.
  return row && { value: row.payload as T, fetchedAt: row.fetched_at };
}

function proScheduleTable(db: Kysely<Schema>, universe: Universe, season: number) {
  return {
    async load(): Promise<Cached<ProGame[]> | undefined> {
      const rows = await db
        .selectFrom("pro_schedule")
        .selectAll()
        .where("universe", "=", universe)
        .where("season", "=", season)
        .orderBy("tipoff_at")
        .orderBy("game_id")
        .execute();
      const [first] = rows;
      if (!first) return undefined;
      return {
        fetchedAt: first.fetched_at,
        value: rows.map((row) => ({
          gameId: row.game_id,
          scoringPeriod: scoringPeriodId.parse(row.scoring_period),
          tipoffAt: row.tipoff_at,
          homeProTeamId: row.home_pro_team_id,
          awayProTeamId: row.away_pro_team_id,
          isTimeTbd: row.is_time_tbd,
          isOfficial: row.is_stats_official,
        })),
      };
    },
    async save({ value, fetchedAt }: Cached<ProGame[]>): Promise<void> {
      const rows = value.map((game) => ({
        game_id: game.gameId,
        scoring_period: game.scoringPeriod,
        tipoff_at: game.tipoffAt,
        day_et: dayEt(Date.parse(game.tipoffAt)),
        home_pro_team_id: game.homeProTeamId,
        away_pro_team_id: game.awayProTeamId,
        is_time_tbd: game.isTimeTbd,
        is_stats_official: game.isOfficial,
      }));
      await db.transaction().execute(async (trx) => {
        // A postponed game may leave the list, so the season is replaced, not merged.
        await trx.deleteFrom("pro_schedule").where("universe", "=", universe).where("season", "=", season).execute();
        await sql`
          insert into pro_schedule (universe, season, game_id, scoring_period, tipoff_at, day_et, home_pro_team_id,
            away_pro_team_id, is_time_tbd, is_stats_official, fetched_at)
          select ${universe}::text, ${season}::int, g.*, ${fetchedAt}::timestamptz
          from jsonb_to_recordset(${toJson(rows)}::jsonb) as g(game_id bigint, scoring_period int, tipoff_at timestamptz,
            day_et date, home_pro_team_id int, away_pro_team_id int, is_time_tbd boolean, is_stats_official boolean)
        `.execute(trx);
      });
    },
  };
}

function playerTable(db: Kysely<Schema>, universe: Universe) {
  return {
    async load(): Promise<Cached<Player[]> | undefined> {
      const rows = await db.selectFrom("players").selectAll().where("universe", "=", universe).execute();
      const [first] = rows;
      if (!first) return undefined;
      return {
        // The newest: a player who left the list keeps his old row and would age the whole list.
        fetchedAt: rows.reduce((newest, row) => (row.updated_at > newest ? row.updated_at : newest), first.updated_at),
        value: rows.map((row) => ({
          playerId: playerId.parse(row.player_id),
          fullName: row.full_name,
          defaultPositionId: row.default_position_id,
          positions: positionsOf(row.eligible_slots),
          eligibleSlots: row.eligible_slots,
          proTeamId: row.pro_team_id,
          isDroppable: row.is_droppable,
          percentOwned: row.percent_owned,
          // The list carries no status; who needs one reads the card.
          availability: { status: "UNKNOWN", isInjured: null, expectedReturnDay: null },
        })),
      };
    },
    async save({ value, fetchedAt }: Cached<Player[]>): Promise<void> {
      const rows = value.map((player) => ({
        player_id: player.playerId,
        full_name: player.fullName,
        default_position_id: player.defaultPositionId,
        eligible_slots: player.eligibleSlots,
        pro_team_id: player.proTeamId,
        is_droppable: player.isDroppable ?? true,
        percent_owned: player.percentOwned === null ? null : Math.min(100, Math.max(0, player.percentOwned)),
      }));
      await sql`
        insert into players (universe, player_id, full_name, default_position_id, eligible_slots, pro_team_id,
          is_droppable, percent_owned, updated_at)
        select ${universe}::text, p.player_id, p.full_name, p.default_position_id,
          array(select jsonb_array_elements_text(p.eligible_slots)::int), p.pro_team_id, p.is_droppable, p.percent_owned,
          ${fetchedAt}::timestamptz
        from jsonb_to_recordset(${toJson(rows)}::jsonb) as p(player_id bigint, full_name text, default_position_id int,
          eligible_slots jsonb, pro_team_id int, is_droppable boolean, percent_owned float8)
        on conflict (universe, player_id) do update set full_name = excluded.full_name,
          default_position_id = excluded.default_position_id, eligible_slots = excluded.eligible_slots,
          pro_team_id = excluded.pro_team_id, is_droppable = excluded.is_droppable,
          percent_owned = excluded.percent_owned, updated_at = excluded.updated_at
      `.execute(db);
    },
  };
}
