/** Rate limits by IP address for anonymous requests: sign-in, shared links, invalid tokens. */

import { createRateLimitTable } from "@/db/account/rate-limits";
import type { Database } from "@/db/database";
import { sha256Hex } from "@/lib/crypto/sha256";
import { failureCode } from "@/lib/errors";
import { TooManyVisits } from "@/services/refusals";

/** People behind one address share it; what is guessed here has 256 bits, or limits of its own at the Auth server. */
const VISITS = { perMinute: 120, atOnce: 1_000 } as const;

export type VisitLimits = {
  /** @throws TooManyVisits */
  count(address: string): Promise<void>;
};

export function createVisitLimits({ database }: { database: Pick<Database, "kysely"> }): VisitLimits {
  const table = createRateLimitTable(database.kysely);
  return {
    async count(address) {
      // The table needs to tell addresses apart, not to know them.
      const subject = sha256Hex(address);
      const isLetIn = await table.take(subject, "visit", VISITS).catch((error: unknown) => {
        // Without a database or on a full disk nothing can be counted, and the operator must still be able to ask for
        // the state. Matched by code: the route and the database may be in two bundles, each with its own class.
        if (failureCode(error).startsWith("database.")) return true;
        throw error;
      });
      if (isLetIn) return;
      throw new TooManyVisits(await table.waitSeconds(subject, "visit", VISITS));
    },
  };
}
