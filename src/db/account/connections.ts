/** People's profiles, the leagues they are connected to, and the sealed logins of those leagues. */
import { type Kysely, sql, type Transaction } from "kysely";
import type { Universe } from "@/domain/league/scope";
import type { Sealed } from "@/lib/crypto/sealer";
import type { Schema } from "../schema";
import { type AuditAction, recordAudit } from "./audit";

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

/** A connection as its owner lists it, with the league's name. */
export type ListedConnectionRow = ConnectionRow & {
  leagueName: string | null;
  /** ISO 8601 UTC; `null` without a saved login. */
  loginSetAt: string | null;
  /** `true` for the league the user views by default. */
  isActive: boolean;
};

export type SealedLoginRow = Sealed & { connectionId: string; ownerId: string };

export type ConnectionTables = ReturnType<typeof createConnectionTables>;

const COLUMNS = ["id", "provider", "league_key", "season", "team_id"] as const;

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
    ensureConnection: (
      ownerId: string,
      wanted: Omit<ConnectionRow, "connectionId"> & { leagueName?: string },
    ): Promise<ConnectionRow> =>
      db.transaction().execute(async (trx) => {
        const { provider, leagueKey, season, teamId, leagueName } = wanted;
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

    /** `null` takes the login away. `false` when the connection is not the person's. */
    keepLogin: (ownerId: string, connectionId: string, sealed: Sealed | null): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const changed = await trx
          .updateTable("league_connections")
          .set({
            credentials_ciphertext: sealed?.ciphertext ?? null,
            credentials_key_id: sealed?.keyId ?? null,
            credentials_set_at: sealed ? sql`now()` : null,
            updated_at: sql`now()`,
          })
          .where("id", "=", connectionId)
          .where("owner_id", "=", ownerId)
          .returning(COLUMNS)
          .executeTakeFirst();
        return noted(trx, ownerId, sealed ? "connection.save_login" : "connection.remove_login", changed);
      }),

    async sealedLogin(connectionId: string): Promise<SealedLoginRow | undefined> {
      const row = await db
        .selectFrom("league_connections")
        .select(["id", "owner_id", "credentials_ciphertext", "credentials_key_id"])
        .where("id", "=", connectionId)
        .executeTakeFirst();
      return row && toSealedLogin(row);
    },

    async sealedLogins(): Promise<SealedLoginRow[]> {
      const rows = await db
        .selectFrom("league_connections")
        .select(["id", "owner_id", "credentials_ciphertext", "credentials_key_id"])
        .where("credentials_ciphertext", "is not", null)
        .execute();
      return rows.flatMap((row) => toSealedLogin(row) ?? []);
    },

    /** The same login under another key; leaves alone what the person has changed meanwhile. */
    async resealLogin(before: SealedLoginRow, sealed: Sealed): Promise<void> {
      await db
        .updateTable("league_connections")
        .set({ credentials_ciphertext: sealed.ciphertext, credentials_key_id: sealed.keyId })
        .where("id", "=", before.connectionId)
        .where("credentials_ciphertext", "=", before.ciphertext)
        .execute();
    },
  };
}

/** Writes the act down where there was a row to do it to, and says whether there was. */
async function noted(
  trx: Transaction<Schema>,
  ownerId: string,
  action: AuditAction,
  row: StoredConnection | undefined,
): Promise<boolean> {
  if (!row) return false;
  const { connectionId, ...detail } = toConnection(row);
  await recordAudit(trx, { ownerId, action, subjectId: connectionId, detail });
  return true;
}

type StoredConnection = { id: string; provider: string; league_key: string; season: number; team_id: number };

const toConnection = (row: StoredConnection): ConnectionRow => ({
  connectionId: row.id,
  provider: row.provider === "demo" ? "demo" : "espn",
  leagueKey: row.league_key,
  season: row.season,
  teamId: row.team_id,
});

function toSealedLogin(row: {
  id: string;
  owner_id: string;
  credentials_ciphertext: Uint8Array | null;
  credentials_key_id: string | null;
}): SealedLoginRow | undefined {
  const { credentials_ciphertext: bytes, credentials_key_id: keyId } = row;
  if (bytes === null || keyId === null) return undefined;
  return { connectionId: row.id, ownerId: row.owner_id, keyId, ciphertext: Buffer.from(bytes) };
}
