/** People's profiles, the leagues they are connected to, and the sealed logins of those leagues. */
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema";
import { recordAudit } from "./audit";
import { createConnectionLogins } from "./connection-logins";
import { COLUMNS, type ConnectionRow, noted, toConnection } from "./connection-rows";

export type { ConnectionRow } from "./connection-rows";

/** With whose it is. */
export type OwnedConnectionRow = ConnectionRow & { ownerId: string };

/** A connection as its owner lists it, with the league's name. */
export type ListedConnectionRow = ConnectionRow & {
  leagueName: string | null;
  /** ISO 8601 UTC; `null` without a saved login. */
  loginSetAt: string | null;
  /** `true` for the league the user views by default. */
  isActive: boolean;
};

export type ConnectionTables = ReturnType<typeof createConnectionTables>;

export function createConnectionTables(db: Kysely<Schema>) {
  return { ...createConnections(db), ...createConnectionLogins(db) };
}

function createConnections(db: Kysely<Schema>) {
  return {
    async ensureProfile(personId: string): Promise<void> {
      await db
        .insertInto("profiles")
        .values({ id: personId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** The person's connection to a league and season, made when missing; the team is the latest one named. */
    ensureConnection: (
      ownerId: string,
      requested: Omit<ConnectionRow, "connectionId"> & { leagueName?: string },
    ): Promise<ConnectionRow> =>
      db.transaction().execute(async (trx) => {
        const { provider, leagueKey, season, teamId, leagueName } = requested;
        // Locks the profile row, so that a concurrent connect of the same user cannot change the rows read below.
        await trx.selectFrom("profiles").select("id").where("id", "=", ownerId).forNoKeyUpdate().execute();
        const before = await trx
          .selectFrom("league_connections")
          .select("team_id")
          .where("owner_id", "=", ownerId)
          .where("provider", "=", provider)
          .where("league_key", "=", leagueKey)
          .where("season", "=", season)
          .executeTakeFirst();
        const row = await trx
          .insertInto("league_connections")
          .values({
            owner_id: ownerId,
            provider,
            season,
            league_key: leagueKey,
            team_id: teamId,
            league_name: leagueName ?? null,
          })
          .onConflict((conflict) =>
            conflict.columns(["owner_id", "provider", "league_key", "season"]).doUpdateSet({
              team_id: teamId,
              ...(leagueName === undefined ? {} : { league_name: leagueName }),
              updated_at: sql`now()`,
            }),
          )
          .returning("id")
          .executeTakeFirstOrThrow();
        const act = { ownerId, subjectId: row.id, detail: { provider, leagueKey, season, teamId } };
        if (!before) await recordAudit(trx, { ...act, action: "connection.create" });
        else if (before.team_id !== teamId) await recordAudit(trx, { ...act, action: "connection.change_team" });
        return { connectionId: row.id, provider, leagueKey, season, teamId };
      }),

    /** The latest used first. */
    async connectionsOf(ownerId: string): Promise<ListedConnectionRow[]> {
      const rows = await db
        .selectFrom("league_connections as c")
        .innerJoin("profiles as p", "p.id", "c.owner_id")
        .select([
          "c.id",
          "c.provider",
          "c.league_key",
          "c.season",
          "c.team_id",
          "c.league_name",
          "c.credentials_set_at",
        ])
        .select("p.active_connection_id")
        .where("c.owner_id", "=", ownerId)
        .orderBy("c.updated_at", "desc")
        .orderBy("c.id")
        .execute();
      return rows.map((row) => ({
        ...toConnection(row),
        leagueName: row.league_name,
        loginSetAt: row.credentials_set_at,
        isActive: row.active_connection_id === row.id,
      }));
    },

    /** Everybody's, for work that nobody asked for. Never shown to a person. */
    async allConnections(): Promise<OwnedConnectionRow[]> {
      const rows = await db
        .selectFrom("league_connections")
        .select([...COLUMNS, "owner_id"])
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map((row) => ({ ownerId: row.owner_id, ...toConnection(row) }));
    },

    /** `false` when it is not the person's. */
    async activate(ownerId: string, connectionId: string): Promise<boolean> {
      const changed = await db
        .updateTable("profiles")
        .set({ active_connection_id: connectionId })
        .where("id", "=", ownerId)
        .where((where) =>
          where.exists(
            where
              .selectFrom("league_connections")
              .select("id")
              .where("id", "=", connectionId)
              .where("owner_id", "=", ownerId),
          ),
        )
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n;
    },

    /** `false` when it is not the person's. */
    changeTeam: (ownerId: string, connectionId: string, teamId: number): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const changed = await trx
          .updateTable("league_connections")
          .set({ team_id: teamId, updated_at: sql`now()` })
          .where("id", "=", connectionId)
          .where("owner_id", "=", ownerId)
          .returning(COLUMNS)
          .executeTakeFirst();
        return noted(trx, ownerId, "connection.change_team", changed);
      }),

    /** Its conversations, cards and saved answers go with it. `false` when it is not the person's. */
    removeConnection: (ownerId: string, connectionId: string): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const removed = await trx
          .deleteFrom("league_connections")
          .where("id", "=", connectionId)
          .where("owner_id", "=", ownerId)
          .returning(COLUMNS)
          .executeTakeFirst();
        return noted(trx, ownerId, "connection.remove", removed);
      }),
  };
}
