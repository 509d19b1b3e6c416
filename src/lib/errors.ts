/**
 * The one family of expected failures.
 *
 * A failure that the product plans for (a source is down, a body is wrong, a thread is busy) is an `AppError` with a
 * stable `code` that is safe to show and to document. Anything else that is thrown is a bug and reaches the log, not
 * the person. `context` holds only what may be logged: ids, counts, durations, never bodies, cookies or private names.
 */

import type { Language } from "@/contract/conversation/intent";
import type { ErrorTextKey } from "@/language/texts/en/errors";
import { type ErrorWords, errorText, isErrorTextKey } from "@/language/texts/errors";

export type HttpFailureStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 502 | 503 | 504;

export type SafeContext = Readonly<Record<string, string | number | boolean>>;

/**
 * Next bundles the start-up hook and every route apart, so that one process holds this class several times: the mark is
 * one.
 */
const MARK = Symbol.for("fanvise.AppError");

export abstract class AppError extends Error {
  /** Knows the errors of every bundle. Of the classes below it, `instanceof` knows only those of its own bundle. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore-start lint/complexity/noThisInStatic: inherited, and asked of each class below
    if (this === AppError) return typeof value === "object" && value !== null && MARK in value;
    return Function.prototype[Symbol.hasInstance].call(this, value);
    // biome-ignore-end lint/complexity/noThisInStatic: as above
  }

  get [MARK](): true {
    return true;
  }

  /** Defaults of the class, which an instance may override. */
  static readonly code: FailureCode;
  static readonly status: HttpFailureStatus;
  /** The key of its text in `src/language/texts/{en,el}/errors`, where that is not the code. */
  static readonly text: ErrorTextKey | undefined = undefined;
  /** Values of the placeholders in that text. */
  static readonly words: ErrorWords = {};
  /** The whole text, in English, of a failure that only the operator at a terminal can meet; the others have none. */
  static readonly userMessage: string | undefined = undefined;
  static readonly isRetryable: boolean = false;

  /** `area.reason`, stable over releases. */
  readonly code: FailureCode;
  readonly status: HttpFailureStatus;
  /**
   * One short sentence in English: what is wrong and what to do about it. `messageIn` has it in the reader's language.
   */
  readonly userMessage: string;
  readonly #text: { readonly key: ErrorTextKey; readonly words: ErrorWords } | undefined;
  readonly isRetryable: boolean;
  readonly context: SafeContext;

  /**
   * @param options.cause what was thrown below, for the log.
   * @param options.code of one of several failures of a class; so the others.
   */
  constructor(context: SafeContext = {}, options: FailureOptions = {}) {
    const of = new.target;
    const { code = of.code, status = of.status, isRetryable = of.isRetryable } = options;
    const { text: key = of.text ?? code, words = of.words } = options;
    const given = options.userMessage ?? of.userMessage;
    const text = given === undefined && isErrorTextKey(key) ? { key, words } : undefined;
    const userMessage = given ?? (text ? errorText("en", text.key, text.words) : "");
    // An ordinary message, known at once: libraries assign to it, and a clone for another thread takes nothing else
    // along.
    super(`${code}: ${userMessage}`, "cause" in options ? { cause: options.cause } : undefined);
    this.name = of.name;
    this.code = code;
    this.status = status;
    this.userMessage = userMessage;
    this.#text = text;
    this.isRetryable = isRetryable;
    this.context = context;
  }

  /** The sentence for a person who reads that language; a message to the operator stays as it is. */
  messageIn(language: Language): string {
    return this.#text ? errorText(language, this.#text.key, this.#text.words) : this.userMessage;
  }

  /** Safe fields of the error: never the cause, which may quote a request. */
  toJSON(): FailureReport {
    const { name, code, status, userMessage, isRetryable, context } = this;
    return { name, code, status, userMessage, isRetryable, context };
  }
}

export type FailureCode = `${string}.${string}`;

export type FailureOptions = ErrorOptions & {
  readonly code?: FailureCode | undefined;
  readonly status?: HttpFailureStatus | undefined;
  readonly text?: ErrorTextKey | undefined;
  readonly words?: ErrorWords | undefined;
  readonly userMessage?: string | undefined;
  readonly isRetryable?: boolean | undefined;
};

export type FailureReport = Pick<AppError, "name" | "code" | "status" | "userMessage" | "isRetryable" | "context">;

/** The code of any thrown value, for logs and tool answers: an `AppError`'s own, otherwise `internal.fault`. */
export function failureCode(error: unknown): string {
  return error instanceof AppError ? error.code : "internal.fault";
}

/** The sentence of any thrown value that may be shown to a person. A bug never shows its own text. */
export function failureMessage(error: unknown, language: Language = "en"): string {
  return error instanceof AppError ? error.messageIn(language) : errorText(language, "internal.fault");
}
