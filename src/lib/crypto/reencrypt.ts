/** Sealing with the newest key what an older one sealed, so that a key can be changed while everybody works. */
import { type Encrypted, type Encryptor, type SealedFor, SecretUnreadable } from "./encryptor";

/** `unreadable`: those that no key opens; they are left for their owners. */
export type ResealCounts = { resealed: number; unreadable: number };

export async function reencryptOlder<Row extends Encrypted>(options: {
  encryptor: Encryptor;
  rows: readonly Row[];
  boundTo(row: Row): SealedFor;
  /** Keeps the new ciphertext, unless the row has changed since it was read. */
  replace(row: Row, sealed: Encrypted): Promise<unknown>;
}): Promise<ResealCounts> {
  const { encryptor, rows, boundTo, replace } = options;
  const counts = { resealed: 0, unreadable: 0 };
  for (const row of rows) {
    if (encryptor.isCurrent(row)) continue;
    try {
      await replace(row, encryptor.seal(encryptor.open(row, boundTo(row)), boundTo(row)));
      counts.resealed += 1;
    } catch (error) {
      if (!(error instanceof SecretUnreadable)) throw error;
      counts.unreadable += 1;
    }
  }
  return counts;
}
