/** Refusals of requests. Their codes and statuses are public. */
import { AppError } from "@/lib/errors";

/** The resource does not exist or is not the caller's: the response is the same. */
export class NotFound extends AppError {
  static override readonly code = "request.not_found";
  static override readonly status = 404;
}

export class MethodNotAllowed extends AppError {
  static override readonly code = "request.method";
  static override readonly status = 405;
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
}

export class IdempotencyKeyMissing extends AppError {
  static override readonly code = "request.idempotency_key";
  static override readonly status = 400;
}

export class BodyTooLarge extends AppError {
  static override readonly code = "request.too_large";
  static override readonly status = 413;
  readonly endsConnection = true;
}

/** The sender takes longer than a body of this size can. */
export class BodyTooSlow extends AppError {
  static override readonly code = "request.too_slow";
  static override readonly status = 400;
  readonly endsConnection = true;
}

/** Nested or divided further than any body of ours; it was not parsed. */
export class BodyTooComplex extends AppError {
  static override readonly code = "request.too_complex";
  static override readonly status = 400;
}

export class WrongContentType extends AppError {
  static override readonly code = "request.content_type";
  static override readonly status = 415;
}

export class BodyInvalid extends AppError {
  static override readonly code = "request.invalid";
  static override readonly status = 422;
  constructor(field: string) {
    super({ field }, { text: field === "" ? "request.invalid.body" : "request.invalid.field", words: { field } });
  }
}

/** Each parameter is good, and together they ask for nothing that there is. */
export class ParametersConflict extends AppError {
  static override readonly code = "request.parameters_conflict";
  static override readonly status = 409;
}

export class OriginRefused extends AppError {
  static override readonly code = "request.origin";
  static override readonly status = 403;
}

export class NotSignedIn extends AppError {
  static override readonly code = "request.not_signed_in";
  static override readonly status = 401;
}

/** A good API token where its scopes do not reach, or where none does. */
export class TokenRefused extends AppError {
  static override readonly code = "token.scope";
  static override readonly status = 403;
}

/** The clock of the demo leagues is everybody's. */
export class DemoClockShared extends AppError {
  static override readonly code = "demo.clock_shared";
  static override readonly status = 403;
}

export class ThreadBusy extends AppError {
  static override readonly code = "thread.busy";
  static override readonly status = 409;
}

export class TooManyChats extends AppError {
  static override readonly code = "request.too_many";
  static override readonly status = 429;
  constructor(readonly retryAfterSeconds: number) {
    super({ retryAfterSeconds });
  }
}

/** From one network address, without signing in. */
export class TooManyVisits extends AppError {
  static override readonly code = "request.too_many";
  static override readonly status = 429;
  static override readonly text = "request.too_many.visits";
  constructor(readonly retryAfterSeconds: number) {
    super({ retryAfterSeconds });
  }
}

/** An outside scheduler without the secret. Says the same when there is none to know. */
export class SchedulerRefused extends AppError {
  static override readonly code = "request.scheduler_refused";
  static override readonly status = 401;
}

/** A job was cut short by its time limit or by the server's end. */
export class JobInterrupted extends AppError {
  static override readonly code = "jobs.interrupted";
  static override readonly status = 503;
  static override readonly isRetryable = true;
}
