/** Sealing with the newest key what an older one sealed, so that a key can be changed while everybody works. */
import { type Sealed, type SealedFor, type Sealer, SecretUnreadable } from "./sealer";

/** `unreadable`: those that no key opens; they are left for their owners. */
export type ResealCounts = { resealed: number; unreadable: number };

export async function resealOlder<Row extends Sealed>(options: {
  sealer: Sealer;
  rows: readonly Row[];
  boundTo(row: Row): SealedFor;
  /** Keeps the new ciphertext, unless the row has changed since it was read. */
  replace(row: Row, sealed: Sealed): Promise<unknown>;
}): Promise<ResealCounts> {
  const { sealer, rows, boundTo, replace } = options;
  const counts = { resealed: 0, unreadable: 0 };
  for (const row of rows) {
    if (sealer.isCurrent(row)) continue;
    try {
      await replace(row, sealer.seal(sealer.open(row, boundTo(row)), boundTo(row)));
      counts.resealed += 1;
    } catch (thrown) {
      if (!(thrown instanceof SecretUnreadable)) throw thrown;
      counts.unreadable += 1;
    }
  }
  return counts;
}
