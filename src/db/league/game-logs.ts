/**
 * Raw lines of single games, stored once for all leagues, and how far each player's log is known.
 *
 * A final line is never written again. Points are not stored: they depend on the league that asks.
 */
import { type Kysely, sql } from "kysely";
import type { Universe } from "@/domain/league/scope";
import type { StatLine } from "@/domain/stats/stats";
import { toJson } from "../parameters";
import type { Schema } from "../schema";

type StoredGame = { scoringPeriod: number; proGameId: string; proTeamId: number | null; stats: StatLine };
/** `completeThrough`: games of this scoring period and of earlier ones are final, and all of them are here. */
type StoredLog = { playerId: number; readAt: string; completeThrough: number; games: StoredGame[] };

export function createGameLogTable(db: Kysely<Schema>) {
  return {
    /** Logs of those that were ever read, games latest first. */
    async gameLogs(universe: Universe, season: number, playerIds: readonly number[]): Promise<StoredLog[]> {
      if (playerIds.length === 0) return [];
      // In this order: lines that arrive in between are more than what the read claims, never less.
      const reads = await db
        .selectFrom("player_game_log_reads")
        .select(["player_id", "read_at", "complete_through"])
        .where("universe", "=", universe)
        .where("season", "=", season)
        .where("player_id", "in", playerIds)
        .execute();
      const lines = await db
        .selectFrom("player_game_logs")
        .select(["player_id", "scoring_period", "pro_game_id", "pro_team_id", "stats"])
        .where("universe", "=", universe)
        .where("season", "=", season)
        .where("player_id", "in", playerIds)
        .orderBy("scoring_period", "desc")
        .execute();
      const gamesOf = Map.groupBy(lines, (line) => line.player_id);
      return reads.map((read) => ({
        playerId: read.player_id,
        readAt: read.read_at,
        completeThrough: read.complete_through,
        games: (gamesOf.get(read.player_id) ?? []).map((line) => ({
          scoringPeriod: line.scoring_period,
          proGameId: line.pro_game_id,
          proTeamId: line.pro_team_id,
          stats: line.stats as StatLine, // written by saveGameLogs from parsed stat lines
        })),
      }));
    },

    /** Adds what a source said at `readAt`. Lines up to `completeThrough` are final from then on. */
    async saveGameLogs(
      universe: Universe,
      season: number,
      readAt: string,
      logs: readonly Omit<StoredLog, "readAt">[],
    ): Promise<void> {
      if (logs.length === 0) return;
      const lines = logs.flatMap(({ playerId, completeThrough, games }) =>
        games.map((game) => ({
          player_id: playerId,
          scoring_period: game.scoringPeriod,
          pro_game_id: game.proGameId,
          pro_team_id: game.proTeamId,
          stats: game.stats,
          is_final: game.scoringPeriod <= completeThrough,
        })),
      );
      const reads = logs.map(({ playerId, completeThrough }) => ({
        player_id: playerId,
        complete_through: completeThrough,
      }));
      await db.transaction().execute(async (trx) => {
        await sql`
          insert into player_game_logs
            (universe, season, player_id, scoring_period, pro_game_id, pro_team_id, stats, is_final, fetched_at)
          select distinct on (g.player_id, g.scoring_period, g.pro_game_id)
            ${universe}::text, ${season}::int, g.*, ${readAt}::timestamptz
          from jsonb_to_recordset(${toJson(lines)}::jsonb) as g(player_id bigint, scoring_period int, pro_game_id text,
            pro_team_id int, stats jsonb, is_final boolean)
          on conflict (universe, season, player_id, scoring_period, pro_game_id) do update
            set stats = excluded.stats, pro_team_id = excluded.pro_team_id, is_final = excluded.is_final,
              fetched_at = excluded.fetched_at
            where not player_game_logs.is_final
              -- Lines older than the record of reads were marked final while their games were still on.
              or not exists (
                select from player_game_log_reads r
                where r.universe = excluded.universe and r.season = excluded.season and r.player_id = excluded.player_id
              )
        `.execute(trx);
        await sql`
          insert into player_game_log_reads (universe, season, player_id, read_at, complete_through)
          select distinct on (r.player_id)
            ${universe}::text, ${season}::int, r.player_id, ${readAt}::timestamptz, r.complete_through
          from jsonb_to_recordset(${toJson(reads)}::jsonb) as r(player_id bigint, complete_through int)
          on conflict (universe, season, player_id) do update set read_at = excluded.read_at,
            -- A clock set back knows less of the season, what is kept of it stays final.
            complete_through = greatest(player_game_log_reads.complete_through, excluded.complete_through)
        `.execute(trx);
      });
    },
  };
}
