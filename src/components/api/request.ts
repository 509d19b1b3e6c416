/** Requests of the page to its own server: JSON in, JSON out, and one kind of failure. */
import type { Words } from "@/language/texts/ui/messages";

/** The server's refusal with its code and its sentence, or `connection.lost` when no answer came. */
export class RequestFailed extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message);
    this.name = "RequestFailed";
  }
}

type RequestOptions = {
  /** Query parameters of the address; undefined and empty ones are left out. */
  query?: Readonly<Record<string, string | number | undefined>>;
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: object;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
};

/** @throws RequestFailed; an abort is thrown as it comes. */
export async function request<Answer>(
  path: string,
  { query = {}, method, body, headers, signal }: RequestOptions = {},
): Promise<Answer> {
  const response = await fetch(addressed(path, query), {
    method: method ?? (body ? "POST" : "GET"),
    cache: "no-store",
    headers: { accept: "application/json", ...(body && { "content-type": "application/json" }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new RequestFailed("connection.lost", "");
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusalOf(answer, response.status);
  return answer as Answer; // our own server's, of the contract's shape
}

function addressed(path: string, query: NonNullable<RequestOptions["query"]>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** The server's own sentence where it gave one. */
export function failureText(error: unknown, ui: Words<"ui">): string {
  if (!(error instanceof RequestFailed)) return ui("refused");
  if (error.code === "connection.lost") return ui("connectionLost");
  return error.message || ui("refused");
}

function refusalOf(answer: unknown, status: number): RequestFailed {
  if (typeof answer === "object" && answer !== null && "error" in answer) {
    const { code, message }: Record<string, unknown> = { ...(answer.error as object | null) };
    if (typeof code === "string" && typeof message === "string") return new RequestFailed(code, message, status);
  }
  return new RequestFailed("request.failed", "", status);
}
