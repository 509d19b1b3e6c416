/** How runs end that do not end by themselves. */
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import type { Language } from "@/contract/conversation/intent";
import { AppError, failureCode, failureMessage } from "@/lib/errors";
import type { Logger } from "@/lib/log";

/** The turn took longer than any turn may. */
export class TurnTimedOut extends AppError {
  static override readonly code = "turn.timeout";
  static override readonly status = 504;
}

export class StoppedByPerson extends Error {}

/** The server was asked to end in the middle of a turn. */
export class ServerClosing extends AppError {
  static override readonly code = "run.server_closing";
  static override readonly status = 503;
  static override readonly isRetryable = true;
}

/** The server vanished in the middle of a turn. */
class RunLost extends AppError {
  static override readonly code = "run.lost";
  static override readonly status = 503;
  static override readonly isRetryable = true;
}

type Outcome = Pick<ChatAnswer, "status" | "error">;

/** In the words of the run's language. */
function failed(failure: unknown, language: Language): Outcome {
  return { status: "failed", error: { code: failureCode(failure), message: failureMessage(failure, language) } };
}

export const lostOutcome = (language: Language): Outcome => failed(new RunLost(), language);

/** Outcome of a run that threw. A stop and a limit take precedence over errors they caused. */
export function outcomeOf(
  error: unknown,
  {
    stopped,
    timeLimit,
    language,
    log,
  }: { stopped: AbortSignal; timeLimit: AbortSignal; language: Language; log: Logger },
): Outcome {
  if (stopped.reason instanceof StoppedByPerson) return { status: "stopped" };
  const failure = stopped.aborted ? stopped.reason : timeLimit.aborted ? new TurnTimedOut() : error;
  if (!(failure instanceof AppError)) {
    // The stack of a bug is for the log; its text may quote data and stays out of the answer.
    log.log("error", "run.fault", {
      stack: failure instanceof Error ? (failure.stack ?? failure.name) : "not an error",
    });
  }
  return failed(failure, language);
}
