/** The leagues that proposals belong to. */
import type { Kysely } from "kysely";
import { teamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import type { Schema } from "../schema";

export function createProposalLeagues(db: Kysely<Schema>) {
  return {
    /** Leagues of the person in which something waits, each with the instant at which the first of it ends. */
    async waitingIn(ownerId: string): Promise<{ scope: TeamScope; endsAt: string }[]> {
      const rows = await db
        .selectFrom("proposals")
        .innerJoin("league_connections as c", "c.id", "proposals.connection_id")
        .select(["c.id", "c.provider", "c.league_key", "c.season", "c.team_id"])
        .select(({ fn }) => fn.min("proposals.expires_at").as("ends_at"))
        .where("proposals.owner_id", "=", ownerId)
        .where("proposals.status", "=", "pending")
        .groupBy(["c.id", "c.provider", "c.league_key", "c.season", "c.team_id"])
        .execute();
      return rows.map((row) => ({
        scope: {
          personId: ownerId,
          connectionId: row.id,
          universe: row.provider === "demo" ? "demo" : "espn",
          leagueId: row.league_key,
          season: row.season,
          teamId: teamId.parse(row.team_id),
        },
        endsAt: row.ends_at,
      }));
    },

    /** Leagues by the ids of their connections. */
    async scopesOf(connectionIds: readonly string[]): Promise<TeamScope[]> {
      if (connectionIds.length === 0) return [];
      const rows = await db
        .selectFrom("league_connections as c")
        .select(["c.id", "c.owner_id", "c.provider", "c.league_key", "c.season", "c.team_id"])
        .where("c.id", "in", [...new Set(connectionIds)])
        .execute();
      return rows.map((row) => ({
        personId: row.owner_id,
        connectionId: row.id,
        universe: row.provider === "demo" ? "demo" : "espn",
        leagueId: row.league_key,
        season: row.season,
        teamId: teamId.parse(row.team_id),
      }));
    },
  };
}
