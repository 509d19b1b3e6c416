/**
 * One request and its answer: bounded in time and size, never redirected, and with a name for every way it can fail.
 */
import { type Dispatcher, request } from "undici";
import { HttpAddressRefused, HttpTimeout, HttpTooLarge, HttpUnreachable } from "./errors";

export type HttpRequest = {
  method: "GET" | "POST";
  url: URL;
  headers?: Readonly<Record<string, string>> | undefined;
  body?: string;
  signal?: AbortSignal | undefined;
};

export type HttpResponse = {
  status: number;
  /** Lower-case names; repeated headers joined by a comma. */
  headers: Readonly<Record<string, string>>;
  body: string;
};

/**
 * @param limits `timeoutMs` covers everything from the connection to the last byte
 * @throws HttpTimeout, HttpUnreachable, HttpTooLarge, HttpAddressRefused, or the signal's own reason when the caller
 * aborts.
 */
export async function exchange(
  call: HttpRequest,
  dispatcher: Dispatcher,
  limits: { timeoutMs: number; maxBytes: number },
): Promise<HttpResponse> {
  const timeLimit = AbortSignal.timeout(limits.timeoutMs);
  try {
    const answer = await request(call.url, {
      method: call.method,
      headers: { ...call.headers },
      body: call.body ?? null,
      dispatcher,
      signal: call.signal ? AbortSignal.any([call.signal, timeLimit]) : timeLimit,
    });
    return {
      status: answer.statusCode,
      headers: flatten(answer.headers),
      body: await readBounded(answer.body, limits.maxBytes),
    };
  } catch (failure) {
    throw namedFailure(failure, call.signal, timeLimit);
  }
}

async function readBounded(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    // Leaving the loop destroys the stream, so an endless body costs no more than the limit.
    if (bytes > maxBytes) throw new HttpTooLarge({ maxBytes });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Error of a failed exchange: the caller's own reason to stop first, then the time limit, then the network. */
function namedFailure(failure: unknown, caller: AbortSignal | undefined, timeLimit: AbortSignal): unknown {
  if (failure instanceof HttpTooLarge || failure instanceof HttpAddressRefused) return failure;
  if (caller?.aborted) return caller.reason;
  if (timeLimit.aborted || isTimeout(failure)) return new HttpTimeout({}, { cause: failure });
  return new HttpUnreachable({}, { cause: failure });
}

function isTimeout(failure: unknown): boolean {
  const code = failure instanceof Error && "code" in failure ? String(failure.code) : "";
  return code.includes("TIMEOUT");
}

function flatten(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(", ") : value]],
    ),
  );
}
