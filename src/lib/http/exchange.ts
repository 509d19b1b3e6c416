/** What every request of ours has in common: a bounded body, and a failure with a name. */
import { HttpTimeout, HttpTooLarge, HttpUnreachable } from "./errors";

/** @throws HttpTooLarge */
export async function readBounded(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
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

/** What a failed exchange is called: the caller's own reason to stop first, then the time limit, then the network. */
export function namedFailure(failure: unknown, caller: AbortSignal | undefined, timeLimit: AbortSignal): unknown {
  if (failure instanceof HttpTooLarge) return failure;
  if (caller?.aborted) return caller.reason;
  if (timeLimit.aborted || isTimeout(failure)) return new HttpTimeout({}, { cause: failure });
  return new HttpUnreachable({}, { cause: failure });
}

function isTimeout(failure: unknown): boolean {
  const code = failure instanceof Error && "code" in failure ? String(failure.code) : "";
  return code.includes("TIMEOUT");
}
