/**
 * How a chat model can fail.
 *
 * Context holds the model's id, a status number and a word of ours, nothing from the provider: its messages repeat
 * prompts, addresses and sometimes the key. For the same reason no failure keeps the original as `cause`.
 */
import { AppError, type SafeContext } from "@/lib/errors";

/** A failure of a call, with the text that had already been handed to the caller. */
abstract class ModelCallError extends AppError {
  // Private, so that a logger that prints an error's own fields does not print the answer.
  #releasedText = "";

  /** Text handed to `onText` before the failure, or an empty string. */
  get releasedText(): string {
    return this.#releasedText;
  }

  /** Notes what had been released. Returns the same error, to be thrown. */
  afterReleasing(text: string): this {
    this.#releasedText = text;
    return this;
  }
}

/** The model did not give an answer. A fallback may take over as long as `releasedText` is empty. */
export abstract class ModelFailure extends ModelCallError {}

/** The caller's signal ended the call. Not a failure of the model: nothing falls back and nothing is counted. */
export class ModelAborted extends ModelCallError {
  static override readonly code = "model.aborted";
  static override readonly status = 409;
}

/** The provider ended its answer without text and without a tool call. */
export class ModelEmptyAnswer extends ModelFailure {
  static override readonly code = "model.empty_answer";
  static override readonly status = 502;
}

/**
 * The provider refused to answer this question, or stopped itself, on grounds of content. Asking again changes nothing.
 */
export class ModelBlocked extends ModelFailure {
  static override readonly code = "model.blocked";
  static override readonly status = 422;
}

/** The response cannot be read as an answer: malformed, a web page, or cut off. */
export class ModelBadAnswer extends ModelFailure {
  static override readonly code = "model.bad_answer";
  static override readonly status = 502;
}

/** The provider found the request invalid. Asking again changes nothing. */
export class ModelRejectedRequest extends ModelFailure {
  static override readonly code = "model.rejected_request";
  static override readonly status = 502;
}

/** The provider has no model of this name. */
export class ModelUnknown extends ModelFailure {
  static override readonly code = "model.unknown";
  static override readonly status = 502;
}

/** The provider refused the key, or the key may not use this model. */
export class ModelKeyRefused extends ModelFailure {
  static override readonly code = "model.key_refused";
  static override readonly status = 502;
}

/** Too many requests for this key, also after the retries. */
export class ModelBusy extends ModelFailure {
  static override readonly code = "model.busy";
  static override readonly status = 503;
  static override readonly isRetryable = true;
  /** Wait time the provider asked for, in milliseconds; `undefined` when it named none. */
  readonly retryAfterMs: number | undefined;

  constructor(context: SafeContext = {}, retryAfterMs?: number) {
    super(context);
    this.retryAfterMs = retryAfterMs;
  }
}

/** The provider is down or out of reach, or our breaker keeps us from asking it. */
export class ModelUnavailable extends ModelFailure {
  static override readonly code = "model.unavailable";
  static override readonly status = 503;
  static override readonly isRetryable = true;
}

/** No first word, or no complete answer, within the limits of a call. */
export class ModelTimeout extends ModelFailure {
  static override readonly code = "model.timeout";
  static override readonly status = 504;
  static override readonly isRetryable = true;
}

/** `FANVISE_MODEL` is not of a known form. */
export class ModelChoiceInvalid extends AppError {
  static override readonly code = "model.choice_invalid";
  static override readonly status = 422;
}

/** The chosen provider needs a key and none is set. */
export class ModelKeyMissing extends AppError {
  static override readonly code = "model.key_missing";
  static override readonly status = 422;
}
