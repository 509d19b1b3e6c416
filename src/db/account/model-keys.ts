/** People's own keys for models, sealed. */
import { type Kysely, sql } from "kysely";
import type { Encrypted } from "@/lib/crypto/encryptor";
import type { Schema } from "../schema";
import { recordAudit } from "./audit";

export type ModelKeyProvider = "google-genai";
export type SealedModelKey = Encrypted & { ownerId: string; provider: ModelKeyProvider };
export type ModelKeyTable = ReturnType<typeof createModelKeyTable>;

export function createModelKeyTable(db: Kysely<Schema>) {
  return {
    async list(ownerId: string): Promise<{ provider: ModelKeyProvider; setAt: string }[]> {
      const rows = await db
        .selectFrom("model_keys")
        .select(["provider", "set_at"])
        .where("owner_id", "=", ownerId)
        .orderBy("provider")
        .execute();
      return rows.map((row) => ({ provider: row.provider as ModelKeyProvider, setAt: row.set_at })); // by its constraint
    },

    async find(ownerId: string, provider: ModelKeyProvider): Promise<SealedModelKey | undefined> {
      const row = await db
        .selectFrom("model_keys")
        .select(["key_ciphertext", "key_id"])
        .where("owner_id", "=", ownerId)
        .where("provider", "=", provider)
        .executeTakeFirst();
      return row && { ownerId, provider, keyId: row.key_id, ciphertext: Buffer.from(row.key_ciphertext) };
    },

    async keep({ ownerId, provider, keyId, ciphertext }: SealedModelKey): Promise<void> {
      const content = { key_ciphertext: ciphertext, key_id: keyId, set_at: sql<string>`now()` };
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto("model_keys")
          .values({ owner_id: ownerId, provider, ...content })
          .onConflict((conflict) => conflict.columns(["owner_id", "provider"]).doUpdateSet(content))
          .execute();
        await recordAudit(trx, { ownerId, action: "model_key.save", subjectId: provider, detail: {} });
      });
    },

    async remove(ownerId: string, provider: ModelKeyProvider): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const removed = await trx
          .deleteFrom("model_keys")
          .where("owner_id", "=", ownerId)
          .where("provider", "=", provider)
          .executeTakeFirst();
        if (removed.numDeletedRows === 0n) return false;
        await recordAudit(trx, { ownerId, action: "model_key.remove", subjectId: provider, detail: {} });
        return true;
      });
    },

    async all(): Promise<SealedModelKey[]> {
      const rows = await db
        .selectFrom("model_keys")
        .select(["owner_id", "provider", "key_ciphertext", "key_id"])
        .execute();
      return rows.map((row) => ({
        ownerId: row.owner_id,
        provider: row.provider as ModelKeyProvider, // by its constraint
        keyId: row.key_id,
        ciphertext: Buffer.from(row.key_ciphertext),
      }));
    },

    /** The same key under another; leaves alone what the person has changed meanwhile. */
    async reencrypt(before: SealedModelKey, sealed: Encrypted): Promise<void> {
      await db
        .updateTable("model_keys")
        .set({ key_ciphertext: sealed.ciphertext, key_id: sealed.keyId })
        .where("owner_id", "=", before.ownerId)
        .where("provider", "=", before.provider)
        .where("key_ciphertext", "=", before.ciphertext)
        .execute();
    },
  };
}
