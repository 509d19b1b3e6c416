/** People's profiles and the leagues they are connected to. */
import { type Kysely, sql } from "kysely";
import type { Universe } from "@/domain/scope";
import type { Schema } from "./schema";

export type ConnectionRow = {
  connectionId: string;
  provider: Universe;
  /** ESPN's league id, or the demo league's. */
  leagueKey: string;
  season: number;
  teamId: number;
};

/** With whose it is. */
export type OwnedConnectionRow = ConnectionRow & { ownerId: string };

export type ConnectionTables = ReturnType<typeof createConnectionTables>;

export function createConnectionTables(db: Kysely<Schema>) {
  return {
    async ensureProfile(personId: string): Promise<void> {
      await db
        .insertInto("profiles")
        .values({ id: personId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** The person's connection to a league and season, made when missing; the team is the latest one named. */
    async ensureConnection(ownerId: string, wanted: Omit<ConnectionRow, "connectionId">): Promise<ConnectionRow> {
      const row = await db
        .insertInto("league_connections")
        .values({
          owner_id: ownerId,
          provider: wanted.provider,
          league_key: wanted.leagueKey,
          season: wanted.season,
          team_id: wanted.teamId,
        })
        .onConflict((conflict) =>
          conflict
            .columns(["owner_id", "provider", "league_key", "season"])
            .doUpdateSet({ team_id: wanted.teamId, updated_at: sql`now()` }),
        )
        .returning("id")
        .executeTakeFirstOrThrow();
      return { connectionId: row.id, ...wanted };
    },

    async connectionsOf(ownerId: string): Promise<ConnectionRow[]> {
      const rows = await db
        .selectFrom("league_connections")
        .select(["id", "provider", "league_key", "season", "team_id"])
        .where("owner_id", "=", ownerId)
        .orderBy("updated_at", "desc")
        .execute();
      return rows.map(toConnection);
    },

    /** Everybody's, for work that nobody asked for. Never shown to a person. */
    async allConnections(): Promise<OwnedConnectionRow[]> {
      const rows = await db
        .selectFrom("league_connections")
        .select(["id", "owner_id", "provider", "league_key", "season", "team_id"])
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map((row) => ({ ownerId: row.owner_id, ...toConnection(row) }));
    },
  };
}

type StoredConnection = { id: string; provider: string; league_key: string; season: number; team_id: number };

const toConnection = (row: StoredConnection): ConnectionRow => ({
  connectionId: row.id,
  provider: row.provider === "demo" ? "demo" : "espn",
  leagueKey: row.league_key,
  season: row.season,
  teamId: row.team_id,
});
