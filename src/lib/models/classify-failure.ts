/**
 * Maps any thrown value to a typed model failure.
 *
 * Reads only shapes (class, status number, error code), never messages, and stores nothing of the original.
 */
import { AppError, type SafeContext } from "@/lib/errors";
import {
  ModelBadAnswer,
  ModelBusy,
  type ModelFailure,
  ModelKeyRefused,
  ModelRejectedRequest,
  ModelUnavailable,
  ModelUnknown,
} from "./errors";

/** Node and undici codes of a connection that could not be made or broke before an answer began. */
const NETWORK_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_SOCKET",
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
]);

/** Maps an HTTP status of a model provider to a failure. */
export function failureOfStatus(httpStatus: number, context: SafeContext, retryAfterMs?: number): ModelFailure {
  const noted = { ...context, httpStatus };
  if (httpStatus === 429) return new ModelBusy(noted, retryAfterMs);
  if (httpStatus === 401 || httpStatus === 403) return new ModelKeyRefused(noted);
  if (httpStatus === 404) return new ModelUnknown(noted);
  if (httpStatus === 408 || httpStatus >= 500) return new ModelUnavailable(noted);
  if (httpStatus >= 400) return new ModelRejectedRequest(noted);
  return new ModelBadAnswer(noted);
}

/**
 * Returns the typed failure of a thrown value. A typed one passes unchanged; an unrecognized one becomes a
 * `ModelBadAnswer`, since a client throws its own kinds of errors when it cannot read an answer.
 */
export function classifyFailure(error: unknown, context: SafeContext): AppError {
  if (error instanceof AppError) return error;
  // A client wraps what its `fetch` throws.
  const wrapped = at(error, "cause");
  if (wrapped instanceof AppError) return wrapped;
  const httpStatus =
    numberAt(error, "status") ?? numberAt(error, "statusCode") ?? numberAt(at(error, "response"), "status");
  if (httpStatus !== undefined && httpStatus >= 300) return failureOfStatus(httpStatus, context);
  const cause = at(error, "cause");
  const code = [at(error, "code"), at(cause, "code")].find((value) => typeof value === "string");
  if (typeof code === "string" && NETWORK_CODES.has(code)) return new ModelUnavailable({ ...context, detail: code });
  return new ModelBadAnswer({ ...context, detail: error instanceof Error ? error.name : typeof error });
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function numberAt(value: unknown, key: string): number | undefined {
  const found = at(value, key);
  return typeof found === "number" ? found : undefined;
}
