/** Failures of an outbound call before any adapter gives them their own meaning. None names a URL: paths may hold ids. */
import { AppError } from "../errors";

/** No complete answer within the time allowed for one attempt or for all of them. */
export class HttpTimeout extends AppError {
  static override readonly code = "http.timeout";
  static override readonly status = 504;
  static override readonly userMessage = "The source did not answer in time. Try again in a minute.";
  static override readonly isRetryable = true;
}

/** Name resolution, connection or transfer failed. */
export class HttpUnreachable extends AppError {
  static override readonly code = "http.unreachable";
  static override readonly status = 502;
  static override readonly userMessage = "The source cannot be reached. Check the connection and try again.";
  static override readonly isRetryable = true;
}

/** The answer is larger than the adapter allows; it was cut off, not read. */
export class HttpTooLarge extends AppError {
  static override readonly code = "http.too_large";
  static override readonly status = 502;
  static override readonly userMessage = "The source sent more than expected, so its answer was not read.";
}

/** No request was made: this origin failed several times in a row, or asked for a wait that is not over. */
export class HttpPaused extends AppError {
  static override readonly code = "http.paused";
  static override readonly status = 503;
  static override readonly isRetryable = true;

  /** @param pause `isAsked`: the source set the wait itself, with Retry-After. */
  constructor(readonly pause: { retryInMs: number; isAsked: boolean }) {
    const userMessage = pause.isAsked
      ? "The source asked us to wait, so it is being left alone for a short while. Try again in a few minutes."
      : "The source failed several times in a row and is being left alone for a short while. Try again in a minute.";
    super({ ...pause }, { userMessage });
  }
}

/** No request was made: the address is not one that this server opens. */
export class HttpAddressRefused extends AppError {
  static override readonly code = "http.address_refused";
  static override readonly status = 422;
  static override readonly userMessage =
    "This address is not opened: only public http and https addresses without a login are.";

  constructor(reason: "scheme" | "login" | "port" | "address") {
    super({ reason });
  }
}
