/**
 * People's own keys for models: sealed as they come in, opened where a model is made for that person, and never shown.
 */
import type { ModelKeyProvider, ModelKeyTable, SealedModelKey } from "@/db/account/model-keys";
import { type Encryptor, type SealedFor, SecretUnreadable } from "@/lib/crypto/encryptor";
import { type ResealCounts, reencryptOlder } from "@/lib/crypto/reencrypt";

export type ModelKeyService = {
  list(ownerId: string): Promise<{ provider: ModelKeyProvider; setAt: string }[]>;
  /** @throws SecretKeyMissing */
  keep(ownerId: string, provider: ModelKeyProvider, key: string): Promise<void>;
  /** `false` when there was none. */
  remove(ownerId: string, provider: ModelKeyProvider): Promise<boolean>;
  /** `stamp` differs whenever the key does, and says nothing of it. One that cannot be read counts as none. */
  find(ownerId: string, provider: ModelKeyProvider): Promise<{ key: string; stamp: string } | undefined>;
  reencrypt(): Promise<ResealCounts>;
};

export function createModelKeys({ table, encryptor }: { table: ModelKeyTable; encryptor: Encryptor }): ModelKeyService {
  const boundTo = ({ ownerId, provider }: Pick<SealedModelKey, "ownerId" | "provider">): SealedFor => ({
    ownerId,
    subjectId: provider,
    purpose: "model-key",
  });
  return {
    list: table.list,
    keep: (ownerId, provider, key) => {
      const row = { ownerId, provider };
      return table.keep({ ...row, ...encryptor.seal(key, boundTo(row)) });
    },
    remove: table.remove,
    async find(ownerId, provider) {
      const row = await table.find(ownerId, provider);
      if (!row) return undefined;
      try {
        return { key: encryptor.open(row, boundTo(row)), stamp: row.ciphertext.subarray(0, 32).toString("hex") };
      } catch (error) {
        if (error instanceof SecretUnreadable) return undefined;
        throw error;
      }
    },
    reencrypt: async () =>
      reencryptOlder<SealedModelKey>({ encryptor, rows: await table.all(), boundTo, replace: table.reencrypt }),
  };
}
