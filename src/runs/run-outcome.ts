/** How runs end that do not end by themselves. */
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import { AppError, failureCode, failureMessage } from "@/lib/errors";
import type { Logger } from "@/lib/log";

/** The turn took longer than any turn may. */
export class TurnTimedOut extends AppError {
  static override readonly code = "turn.timeout";
  static override readonly status = 504;
  static override readonly userMessage =
    "The answer took too long and was given up. Ask again, perhaps for less at once.";
}

export class StoppedByPerson extends Error {}

/** The server was asked to end in the middle of a turn. */
export class ServerClosing extends AppError {
  static override readonly code = "run.server_closing";
  static override readonly status = 503;
  static override readonly userMessage = "The server was stopped in the middle of this answer. Please ask again.";
  static override readonly isRetryable = true;
}

/** The server vanished in the middle of a turn. */
export class RunLost extends AppError {
  static override readonly code = "run.lost";
  static override readonly status = 503;
  static override readonly userMessage = "The server restarted in the middle of this answer. Please ask again.";
  static override readonly isRetryable = true;

  static readonly outcome: Outcome = failed(new RunLost());
}

type Outcome = Pick<ChatAnswer, "status" | "error">;

function failed(failure: unknown): Outcome {
  return { status: "failed", error: { code: failureCode(failure), message: failureMessage(failure) } };
}

/** What a run that threw ends as. A stop and a limit outrank whatever they made fail. */
export function outcomeOf(thrown: unknown, stopped: AbortSignal, timeLimit: AbortSignal, log: Logger): Outcome {
  if (stopped.reason instanceof StoppedByPerson) return { status: "stopped" };
  const failure = stopped.aborted ? stopped.reason : timeLimit.aborted ? new TurnTimedOut() : thrown;
  if (!(failure instanceof AppError)) {
    // The stack of a bug is for the log; its text may quote data and stays out of the answer.
    log.log("error", "run.fault", {
      stack: failure instanceof Error ? (failure.stack ?? failure.name) : "not an error",
    });
  }
  return failed(failure);
}
