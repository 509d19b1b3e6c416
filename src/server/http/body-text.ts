/** The text of a request's body: bounded in size and in time before anything is made of it, and decoded strictly. */
import { BodyTooLarge, BodyTooSlow, NotJson } from "@/services/refusals";

/**
 * 64 KiB take less than a second on a slow phone connection; a client that sends a byte at a time holds a connection.
 */
const ARRIVAL_LIMIT_MS = 10_000;

/**
 * @param limits `maxBytes` as sent; `arrivalLimitMs` until the last byte
 * @throws BodyTooLarge at the first byte too many, or before any when the length is declared; BodyTooSlow; NotJson for
 * bytes
 *   that are not UTF-8
 */
export async function readBodyText(
  request: Request,
  { maxBytes, arrivalLimitMs = ARRIVAL_LIMIT_MS }: { maxBytes: number; arrivalLimitMs?: number },
): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new BodyTooLarge();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of arriving(request.body, arrivalLimitMs)) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new NotJson();
  }
}

/** Leaving the loop early gives the rest up unread. */
async function* arriving(body: Request["body"], limitMs: number): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BodyTooSlow()), limitMs);
  });
  // It may be late when nobody waits any more.
  late.catch(() => undefined);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(timer);
    // Not canceled: that would cut the connection before the refusal is on it. `bin/server-limits.mjs` closes it
    // afterward.
    reader.releaseLock();
  }
}
