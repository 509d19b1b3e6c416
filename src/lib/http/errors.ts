/**
 * Failures of an outbound call before any adapter gives them their own meaning. None names a URL: paths may hold ids.
 */
import { AppError } from "../errors";

/** No complete answer within the time allowed for one attempt or for all of them. */
export class HttpTimeout extends AppError {
  static override readonly code = "http.timeout";
  static override readonly status = 504;
  static override readonly isRetryable = true;
}

/** Name resolution, connection or transfer failed. */
export class HttpUnreachable extends AppError {
  static override readonly code = "http.unreachable";
  static override readonly status = 502;
  static override readonly isRetryable = true;
}

/** The answer is larger than the adapter allows; it was cut off, not read. */
export class HttpTooLarge extends AppError {
  static override readonly code = "http.too_large";
  static override readonly status = 502;
}

/** No request was made: this origin failed several times in a row, or asked for a wait that is not over. */
export class HttpPaused extends AppError {
  static override readonly code = "http.paused";
  static override readonly status = 503;
  static override readonly isRetryable = true;

  /** @param pause `isRequested`: the source set the wait itself, with Retry-After. */
  constructor(readonly pause: { retryInMs: number; isRequested: boolean }) {
    super({ ...pause }, pause.isRequested ? { text: "http.paused.asked" } : {});
  }
}

/** No request was made: the address is not one that this server opens. */
export class HttpAddressRefused extends AppError {
  static override readonly code = "http.address_refused";
  static override readonly status = 422;

  constructor(reason: "scheme" | "login" | "port" | "address") {
    super({ reason });
  }
}
