/** Error texts of chat requests, with what the user can do. */
import type { Words } from "@/language/texts/ui/messages";

export type Failure = {
  /** The server's code, such as `thread.busy`; `connection.lost` when no answer came. */
  code: string;
  /** The server's own sentence; empty where the page has the words for it. */
  message: string;
};

export const CONNECTION_LOST: Failure = { code: "connection.lost", message: "" };
/** A run whose server went away under it. */
export const LOST_RUN: Failure = { code: "run.lost", message: "" };

/** Reads the body of a refusal, in which the server says what to do; never shows anything else of it. */
export function failureFromBody(body: string): Failure {
  try {
    const read: unknown = JSON.parse(body);
    if (hasKey(read, "error") && hasKey(read.error, "code") && hasKey(read.error, "message")) {
      const { code, message } = read.error;
      if (typeof code === "string" && typeof message === "string" && message !== "") return { code, message };
    }
  } catch {
    // Not a refusal of ours: a proxy's page, or half a body.
  }
  return { code: "request.failed", message: "" };
}

/** A refused request carries the body; anything else never reached the server, or was cut. */
export function failureOf(error: unknown): Failure {
  if (hasKey(error, "responseBody") && typeof error.responseBody === "string")
    return failureFromBody(error.responseBody);
  return CONNECTION_LOST;
}

/** The server's sentence, or the page's own where there is none. */
export function failureInWords({ code, message }: Failure, chat: Words<"chat">, ui: Words<"ui">): string {
  if (message !== "") return message;
  if (code === CONNECTION_LOST.code) return ui("connectionLost");
  if (code === LOST_RUN.code) return chat("lostAnswer");
  return chat("refusedQuestion");
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === "object" && value !== null && key in value;
}
