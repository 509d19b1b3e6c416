/**
 * Notes how outside reads go, for the page that says what works.
 *
 * Noting never delays or fails a read: rows are written behind it, a success at most once a minute. A failure is always
 * written.
 */
import type { SourceHealthTable, SourceOutcome } from "@/db/league/source-health";
import { type Clock, isoNow } from "@/lib/clock";
import { failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";

export type SourceHealth = {
  /** @param failure what was thrown, an `AppError`; left out after an answer. */
  note(source: Pick<SourceOutcome, "sourceKey" | "connectionId">, failure?: NamedFailure): void;
  /** Resolves when everything noted so far is written. */
  settled(): Promise<void>;
};

/** Fields of an `AppError`, for sources that report a failure without throwing it. */
type NamedFailure = { code: string; userMessage: string };

const SUCCESS_WRITTEN_EVERY_MS = 60_000;

export function createSourceHealth(options: { table: SourceHealthTable; clock: Clock; log: Logger }): SourceHealth {
  const { table, clock, log } = options;
  const successWrittenAtMs = new Map<string, number>();
  let writing: Promise<unknown> = Promise.resolve();

  return {
    note({ sourceKey, connectionId }, failure) {
      const key = JSON.stringify([sourceKey, connectionId]);
      if (failure === undefined) {
        const writtenAtMs = successWrittenAtMs.get(key) ?? Number.NEGATIVE_INFINITY;
        if (clock.now() - writtenAtMs < SUCCESS_WRITTEN_EVERY_MS) return;
        successWrittenAtMs.set(key, clock.now());
      } else {
        // Successes are written once a minute. After a failure the next one is written at once.
        successWrittenAtMs.delete(key);
      }
      const outcome = {
        sourceKey,
        connectionId,
        at: isoNow(clock),
        failure: failure === undefined ? null : { code: failure.code, message: failure.userMessage },
      };
      // One after another, so that a failure and the success after it are written in that order.
      writing = writing
        .then(() => table.record(outcome))
        .catch((error: unknown) => log.log("warn", "source.health_not_kept", { code: failureCode(error) }));
    },
    settled: async () => {
      await writing;
    },
  };
}
