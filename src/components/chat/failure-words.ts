/** What went wrong with a request, and what the person can do. */
export type Failure = {
  /** The server's code, such as `thread.busy`; `connection.lost` when no answer came. */
  code: string;
  message: string;
};

export const CONNECTION_LOST: Failure = {
  code: "connection.lost",
  message: "The server does not answer. See whether FanVise is still running, then try again.",
};

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
  return { code: "request.failed", message: "The server could not take the question. Try again in a moment." };
}

/** A refused request carries the body; anything else never reached the server, or was cut. */
export function failureOf(thrown: unknown): Failure {
  if (hasKey(thrown, "responseBody") && typeof thrown.responseBody === "string")
    return failureFromBody(thrown.responseBody);
  return CONNECTION_LOST;
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === "object" && value !== null && key in value;
}
