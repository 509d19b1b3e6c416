/** Opens the product when the web server starts, and closes it before the process ends. */
import { errors } from "@/language/texts/en/errors";
import { AppError } from "@/lib/errors";
import { closeRunning, runningFanVise } from "./running";

/** Longest wait for runs and database at shutdown; after it the log and the lock's liveness check do the rest. */
const SHUTDOWN_LIMIT_MS = 8_000;

/** Their texts promise that a running server carries on by itself; this one ends. */
const ENDS_ALL_THE_SAME: ReadonlySet<string> = new Set(["database.read_only", "database.disk_full"]);

function reasonOf(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? (error.stack ?? error.name) : "unknown";
  return ENDS_ALL_THE_SAME.has(error.code) ? errors["database.unavailable"] : error.userMessage;
}

export async function startUp(): Promise<void> {
  try {
    await runningFanVise();
  } catch (error) {
    // Nothing works without it, and a half-open server would only hide why.
    process.stderr.write(`[fanvise] cannot start: ${reasonOf(error)}\n`);
    process.exit(1);
  }
  let isClosing = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // Ctrl-C arrives twice, from the terminal and from the parent; the second must not cut the first one's closing
    // short.
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      const limit = new Promise((resolve) => setTimeout(resolve, SHUTDOWN_LIMIT_MS));
      void Promise.race([closeRunning(), limit]).finally(() => process.exit(0));
    });
  }
}
