/** Refusals of requests. Their codes and statuses are public. */
import { AppError } from "@/lib/errors";

/** A resource that does not exist or is not the caller's: the two are told apart nowhere. */
export class NotFound extends AppError {
  static override readonly code = "request.not_found";
  static override readonly status = 404;
  static override readonly userMessage = "There is nothing here.";
}

export class MethodNotAllowed extends AppError {
  static override readonly code = "request.method";
  static override readonly status = 405;
  static override readonly userMessage = "This address does not take that method.";
  /** For the header of that name. */
  readonly allow: string;

  constructor(methods: readonly string[]) {
    super({ methods: methods.join(", ") });
    this.allow = methods.join(", ");
  }
}

export class NotJson extends AppError {
  static override readonly code = "request.not_json";
  static override readonly status = 400;
  static override readonly userMessage = "The body must be JSON in UTF-8.";
}

export class IdempotencyKeyMissing extends AppError {
  static override readonly code = "request.idempotency_key";
  static override readonly status = 400;
  static override readonly userMessage =
    "Send a header Idempotency-Key of 1 to 200 visible characters: a new one for every decision, the same for a retry.";
}

export class BodyTooLarge extends AppError {
  static override readonly code = "request.too_large";
  static override readonly status = 413;
  static override readonly userMessage = "The body is larger than this address takes.";
  readonly endsConnection = true;
}

/** The sender takes longer than a body of this size can. */
export class BodyTooSlow extends AppError {
  static override readonly code = "request.too_slow";
  static override readonly status = 400;
  static override readonly userMessage = "The body did not arrive in time. Send it again in one go.";
  readonly endsConnection = true;
}

/** Nested or divided further than any body of ours; it was not parsed. */
export class BodyTooComplex extends AppError {
  static override readonly code = "request.too_complex";
  static override readonly status = 400;
  static override readonly userMessage = "The body is nested too deeply or has too many parts.";
}

export class WrongContentType extends AppError {
  static override readonly code = "request.content_type";
  static override readonly status = 415;
  static override readonly userMessage = "Send the body with content-type application/json.";
}

export class BodyInvalid extends AppError {
  static override readonly code = "request.invalid";
  static override readonly status = 422;
  constructor(field: string) {
    const userMessage =
      field === "" ? "The body does not have the expected form." : `The field ${field} is missing or wrong.`;
    super({ field }, { userMessage });
  }
}

/** Each parameter is good, and together they ask for nothing that there is. */
export class ParametersConflict extends AppError {
  static override readonly code = "request.parameters_conflict";
  static override readonly status = 409;
  /** Our own words, never the request's. */
  constructor(userMessage: string) {
    super({}, { userMessage });
  }
}

export class OriginRefused extends AppError {
  static override readonly code = "request.origin";
  static override readonly status = 403;
  static override readonly userMessage = "Requests from this origin are not accepted.";
}

export class NotSignedIn extends AppError {
  static override readonly code = "request.not_signed_in";
  static override readonly status = 401;
  static override readonly userMessage = "Sign in first.";
}

/** A good API token where its scopes do not reach, or where none does. */
export class TokenRefused extends AppError {
  static override readonly code = "token.scope";
  static override readonly status = 403;
  static override readonly userMessage =
    "This API token may not do that. Make one with the scope that the interface's description names, if there is one.";
}

/** The clock of the demo leagues is everybody's. */
export class DemoClockShared extends AppError {
  static override readonly code = "demo.clock_shared";
  static override readonly status = 403;
  static override readonly userMessage = "The demo's clock stands still here, because others look at it too.";
}

export class ThreadBusy extends AppError {
  static override readonly code = "thread.busy";
  static override readonly status = 409;
  static override readonly userMessage = "This conversation is still answering. Wait for it, or stop it.";
}

export class TooManyChats extends AppError {
  static override readonly code = "request.too_many";
  static override readonly status = 429;
  static override readonly userMessage = "Too many questions at once. Wait a moment and ask again.";
  constructor(readonly retryAfterSeconds: number) {
    super({ retryAfterSeconds });
  }
}

/** From one network address, without signing in. */
export class TooManyVisits extends AppError {
  static override readonly code = "request.too_many";
  static override readonly status = 429;
  static override readonly userMessage = "Too many tries from this address. Wait a minute and try again.";
  constructor(readonly retryAfterSeconds: number) {
    super({ retryAfterSeconds });
  }
}

/** An outside scheduler without the secret. Says the same when there is none to know. */
export class SchedulerRefused extends AppError {
  static override readonly code = "request.scheduler_refused";
  static override readonly status = 401;
  static override readonly userMessage =
    "Send the server's CRON_SECRET as a bearer token. While the server has none, nobody is let in.";
}

/** A job was cut short by its time limit or by the server's end. */
export class JobInterrupted extends AppError {
  static override readonly code = "jobs.interrupted";
  static override readonly status = 503;
  static override readonly userMessage =
    "The job was cut short. It is tried again in a minute; start it again if that does not help.";
  static override readonly isRetryable = true;
}
