/**
 * People's own keys for models: sealed as they come in, opened where a model is made for that person, and never shown.
 */
import type { ModelKeyProvider, ModelKeyTable, SealedModelKey } from "@/db/account/model-keys";
import { type ResealCounts, resealOlder } from "@/lib/crypto/reseal";
import { type SealedFor, type Sealer, SecretUnreadable } from "@/lib/crypto/sealer";

export type ModelKeyService = {
  list(ownerId: string): Promise<{ provider: ModelKeyProvider; setAt: string }[]>;
  /** @throws SecretKeyMissing */
  keep(ownerId: string, provider: ModelKeyProvider, key: string): Promise<void>;
  /** `false` when there was none. */
  remove(ownerId: string, provider: ModelKeyProvider): Promise<boolean>;
  /** `stamp` differs whenever the key does, and says nothing of it. One that cannot be read counts as none. */
  find(ownerId: string, provider: ModelKeyProvider): Promise<{ key: string; stamp: string } | undefined>;
  reseal(): Promise<ResealCounts>;
};

export function createModelKeys({ table, sealer }: { table: ModelKeyTable; sealer: Sealer }): ModelKeyService {
  const boundTo = ({ ownerId, provider }: Pick<SealedModelKey, "ownerId" | "provider">): SealedFor => ({
    ownerId,
    subjectId: provider,
    purpose: "model-key",
  });
  return {
    list: table.list,
    keep: (ownerId, provider, key) => {
      const row = { ownerId, provider };
      return table.keep({ ...row, ...sealer.seal(key, boundTo(row)) });
    },
    remove: table.remove,
    async find(ownerId, provider) {
      const row = await table.find(ownerId, provider);
      if (!row) return undefined;
      try {
        return { key: sealer.open(row, boundTo(row)), stamp: row.ciphertext.subarray(0, 32).toString("hex") };
      } catch (thrown) {
        if (thrown instanceof SecretUnreadable) return undefined;
        throw thrown;
      }
    },
    reseal: async () =>
      resealOlder<SealedModelKey>({ sealer, rows: await table.all(), boundTo, replace: table.reseal }),
  };
}
