/** Looking for approved moves once the last of them can no longer be undone. */
import { UNDO_WINDOW_SECONDS } from "@/domain/proposals/proposal";
import { failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import type { Jobs } from "../jobs/jobs";

/** A little after the undo window of an approval made now, whose end the database's clock decides. */
const VERIFY_AFTER_MS = UNDO_WINDOW_SECONDS * 1_000 + 250;

/** One wait at a time, from the last approval on. */
export function createDelayedVerification({ jobs, log }: { jobs: Pick<Jobs, "runNow">; log: Logger }) {
  let timer: NodeJS.Timeout | undefined;
  return {
    schedule(): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        jobs.runNow("verify").catch((error: unknown) => {
          log.log("warn", "jobs.verification_failed", { code: failureCode(error) });
        });
      }, VERIFY_AFTER_MS).unref();
    },
    close: (): void => clearTimeout(timer),
  };
}
