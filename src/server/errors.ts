/** Refusals of requests. Their codes and statuses are public. */
import { AppError } from "@/lib/errors";

/** A resource that does not exist or is not the caller's: the two are told apart nowhere. */
export class NotFound extends AppError {
  readonly code = "request.not_found";
  readonly status = 404;
  readonly userMessage = "There is nothing here.";
}

export class MethodNotAllowed extends AppError {
  readonly code = "request.method";
  readonly status = 405;
  readonly userMessage = "This address does not take that method.";
}

export class NotJson extends AppError {
  readonly code = "request.not_json";
  readonly status = 400;
  readonly userMessage = "The body must be JSON in UTF-8.";
}

export class IdempotencyKeyMissing extends AppError {
  readonly code = "request.idempotency_key";
  readonly status = 400;
  readonly userMessage =
    "Send a header Idempotency-Key of 1 to 200 visible characters: a new one for every decision, the same for a retry.";
}

export class BodyTooLarge extends AppError {
  readonly code = "request.too_large";
  readonly status = 413;
  readonly userMessage = "The body is larger than this address takes.";
  readonly endsConnection = true;
}

/** The sender takes longer than a body of this size can. */
export class BodyTooSlow extends AppError {
  readonly code = "request.too_slow";
  readonly status = 400;
  readonly userMessage = "The body did not arrive in time. Send it again in one go.";
  readonly endsConnection = true;
}

/** Nested or divided further than any body of ours; it was not parsed. */
export class BodyTooComplex extends AppError {
  readonly code = "request.too_complex";
  readonly status = 400;
  readonly userMessage = "The body is nested too deeply or has too many parts.";
}

export class WrongContentType extends AppError {
  readonly code = "request.content_type";
  readonly status = 415;
  readonly userMessage = "Send the body with content-type application/json.";
}

export class BodyInvalid extends AppError {
  readonly code = "request.invalid";
  readonly status = 422;
  readonly userMessage: string;
  constructor(field: string) {
    super({ field });
    this.userMessage =
      field === "" ? "The body does not have the expected form." : `The field ${field} is missing or wrong.`;
  }
}

export class OriginRefused extends AppError {
  readonly code = "request.origin";
  readonly status = 403;
  readonly userMessage = "Requests from this origin are not accepted.";
}

export class NotSignedIn extends AppError {
  readonly code = "request.not_signed_in";
  readonly status = 401;
  readonly userMessage = "Sign in first.";
}

/** A good API token where its scopes do not reach, or where none does. */
export class TokenRefused extends AppError {
  readonly code = "token.scope";
  readonly status = 403;
  readonly userMessage =
    "This API token may not do that. Make one with the scope that the interface's description names, if there is one.";
}

/** The clock of the demo leagues is everybody's. */
export class DemoClockShared extends AppError {
  readonly code = "demo.clock_shared";
  readonly status = 403;
  readonly userMessage = "The demo's clock stands still here, because others look at it too.";
}

export class ThreadBusy extends AppError {
  readonly code = "thread.busy";
  readonly status = 409;
  readonly userMessage = "This conversation is still answering. Wait for it, or stop it.";
}

export class TooManyChats extends AppError {
  readonly code = "request.too_many";
  readonly status = 429;
  readonly userMessage = "Too many questions at once. Wait a moment and ask again.";
  constructor(readonly retryAfterSeconds: number) {
    super({ retryAfterSeconds });
  }
}

/** From one network address, without signing in. */
export class TooManyVisits extends AppError {
  readonly code = "request.too_many";
  readonly status = 429;
  readonly userMessage = "Too many tries from this address. Wait a minute and try again.";
  constructor(readonly retryAfterSeconds: number) {
    super({ retryAfterSeconds });
  }
}

/** An outside scheduler without the secret. Says the same when there is none to know. */
export class SchedulerRefused extends AppError {
  readonly code = "request.scheduler_refused";
  readonly status = 401;
  readonly userMessage =
    "Send the server's CRON_SECRET as a bearer token. While the server has none, nobody is let in.";
}

/** A job was cut short by its time limit or by the server's end. */
export class JobInterrupted extends AppError {
  readonly code = "jobs.interrupted";
  readonly status = 503;
  readonly userMessage = "The job was cut short. It is tried again in a minute; start it again if that does not help.";
  override readonly isRetryable = true;
}
