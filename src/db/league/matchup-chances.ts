/** History of the engine's win probability for a matchup, at most one point per hour of the league's clock. */
import { type Kysely, sql } from "kysely";
import type { TeamScope } from "@/domain/league/scope";
import type { Schema } from "../schema";

export type MatchupChance = {
  readonly matchupPeriod: number;
  /** League time, ISO 8601 UTC. */
  readonly notedAt: string;
  /** 0 to 1. */
  readonly winProbability: number;
  /** Points, or categories won so far; `null` where the league's answer holds none. */
  readonly myScore: number | null;
  readonly opponentTeamId: number;
  readonly opponentScore: number | null;
};

type Whose = Pick<TeamScope, "personId" | "connectionId" | "teamId">;

const HOUR_MS = 3_600_000;
/** More hours than a matchup has. */
const MAX_POINTS = 1_000;

/** Points of this hour give way to a later one of it. @param instant ISO 8601 UTC */
export const hourOf = (instant: string): string =>
  new Date(Math.floor(Date.parse(instant) / HOUR_MS) * HOUR_MS).toISOString();

export type MatchupChanceTable = ReturnType<typeof createMatchupChanceTable>;

export function createMatchupChanceTable(db: Kysely<Schema>) {
  return {
    /**
     * Stores a point of the user's own team when it differs from the one before; for another team it does nothing.
     *
     * The point of the same hour is replaced, and later points are deleted: only a clock that was set back leaves such
     * points.
     */
    async note({ personId, connectionId, teamId }: Whose, point: MatchupChance): Promise<void> {
      await db
        .deleteFrom("matchup_chances")
        .where("connection_id", "=", connectionId)
        .where("owner_id", "=", personId)
        .where("team_id", "=", teamId)
        .where("noted_at", ">=", hourOf(point.notedAt))
        .execute();
      const { matchupPeriod, winProbability, myScore, opponentTeamId, opponentScore } = point;
      await sql`
        insert into matchup_chances
          (connection_id, owner_id, team_id, matchup_period, noted_at, win_probability, my_score, opponent_team_id, opponent_score)
        select id, owner_id, team_id, given.* from league_connections, (select
          ${matchupPeriod}::integer, ${point.notedAt}::timestamptz, ${winProbability}::float8, ${myScore}::float8,
          ${opponentTeamId}::integer, ${opponentScore}::float8
        ) given
        where id = ${connectionId} and owner_id = ${personId} and team_id = ${teamId} and not exists (
          select from (
            select win_probability, my_score, opponent_score from matchup_chances
            where connection_id = ${connectionId} and team_id = ${teamId} and matchup_period = ${matchupPeriod}
            order by noted_at desc limit 1
          ) last
          where (win_probability, my_score, opponent_score)
            is not distinct from (${winProbability}::float8, ${myScore}::float8, ${opponentScore}::float8)
        )
        on conflict do nothing`.execute(db);
    },

    /**
     * Points of one matchup, oldest first, before the hour of that instant of league time (ISO 8601); `null` for a team
     * that is not the user's own.
     */
    async before(
      { personId, connectionId, teamId }: Whose,
      matchupPeriod: number,
      instant: string,
    ): Promise<MatchupChance[] | null> {
      const rows = await db
        .selectFrom("league_connections as c")
        .leftJoin("matchup_chances as m", (join) =>
          join
            .onRef("m.connection_id", "=", "c.id")
            .onRef("m.team_id", "=", "c.team_id")
            .on("m.matchup_period", "=", matchupPeriod)
            .on("m.noted_at", "<", hourOf(instant)),
        )
        .select(["m.noted_at", "m.win_probability", "m.my_score", "m.opponent_team_id", "m.opponent_score"])
        .where("c.id", "=", connectionId)
        .where("c.owner_id", "=", personId)
        .where("c.team_id", "=", teamId)
        .orderBy("m.noted_at", "desc")
        .limit(MAX_POINTS)
        .execute();
      if (rows.length === 0) return null;
      return rows
        .flatMap(({ noted_at, win_probability, my_score, opponent_team_id, opponent_score }): MatchupChance[] => {
          if (noted_at === null || win_probability === null || opponent_team_id === null) return [];
          return [
            {
              matchupPeriod,
              notedAt: noted_at,
              winProbability: win_probability,
              myScore: my_score,
              opponentTeamId: opponent_team_id,
              opponentScore: opponent_score,
            },
          ];
        })
        .reverse();
    },
  };
}
