/** The sealed logins of people's leagues. */
import { type Kysely, sql } from "kysely";
import type { Encrypted } from "@/lib/crypto/encryptor";
import type { Schema } from "../schema";
import { COLUMNS, noted } from "./connection-rows";

export type SealedLoginRow = Encrypted & { connectionId: string; ownerId: string };

export function createConnectionLogins(db: Kysely<Schema>) {
  return {
    /** `null` takes the login away. `false` when the connection is not the person's. */
    keepLogin: (ownerId: string, connectionId: string, sealed: Encrypted | null): Promise<boolean> =>
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
    async reencryptLogin(before: SealedLoginRow, sealed: Encrypted): Promise<void> {
      await db
        .updateTable("league_connections")
        .set({ credentials_ciphertext: sealed.ciphertext, credentials_key_id: sealed.keyId })
        .where("id", "=", before.connectionId)
        .where("credentials_ciphertext", "=", before.ciphertext)
        .execute();
    },
  };
}

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
