/**
 * How much a person may have under way, and start within a minute, on all servers together. Counts what was accepted.
 */

import { createRateLimitTable, type RateLimitKind, type RateLimits } from "@/db/account/rate-limits";
import type { Database } from "@/db/database";
import { failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import { TooManyChats } from "@/services/refusals";

export type ChatLimits = {
  /** @throws TooManyChats */
  admit(personId: string): Promise<Admission>;
};

/**
 * One of the two is called: when the run ends, or at once when it was refused. Calling again does nothing. Neither
 * rejects.
 */
type Admission = { ended(): Promise<void>; refused(): Promise<void> };

export function createChatLimits(
  { database, log }: { database: Pick<Database, "kysely">; log: Logger },
  kind: RateLimitKind,
  limits: RateLimits,
): ChatLimits {
  const table = createRateLimitTable(database.kysely);
  // A failure here changes no answer, and the slot expires by itself.
  const quietly = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => log.log("warn", "limits.place_kept", { kind, code: failureCode(error) }));
  return {
    async admit(personId) {
      const place = await table.take(personId, kind, limits);
      if (!place) throw new TooManyChats(await table.waitSeconds(personId, kind, limits));
      return { ended: () => quietly(table.end(place)), refused: () => quietly(table.giveBack(place)) };
    },
  };
}
