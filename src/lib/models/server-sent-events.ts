/**
 * The payloads of a `text/event-stream` body, one string an event.
 *
 * Bounded, strict about what is not an event stream at all, and it leaves nothing behind: ending the iteration early
 * cancels the body.
 */

// An answer is text: 65,536 output tokens are about 300 kB, several times that with the JSON around each chunk.
export const MAX_ANSWER_BYTES = 4_000_000;

/** Why a body is not a readable event stream. */
export class EventStreamFault extends Error {
  constructor(readonly reason: "cut" | "encoding" | "not-an-event-stream" | "too-large") {
    super(reason);
    this.name = "EventStreamFault";
  }
}

/**
 * @param maxBytes limit of the whole body.
 * @throws `EventStreamFault`; also when the connection breaks (`cut`), so a caller that aborted checks its own signal
 * first.
 */
export async function* eventPayloads(body: ReadableStream<Uint8Array>, maxBytes: number): AsyncGenerator<string> {
  let payload: string[] = [];
  for await (const line of lines(body, maxBytes)) {
    if (line === "") {
      if (payload.length > 0) yield payload.join("\n");
      payload = [];
    } else if (line.startsWith("data:")) {
      payload.push(line.slice(line.startsWith("data: ") ? 6 : 5));
    } else if (!/^(:|event:|id:|retry:)/.test(line)) {
      throw new EventStreamFault("not-an-event-stream");
    }
  }
  if (payload.length > 0) yield payload.join("\n");
}

async function* lines(body: ReadableStream<Uint8Array>, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  for await (const bytes of boundedChunks(body, maxBytes)) {
    const complete = (rest + decode(decoder, bytes)).split(/\r\n|\n|\r(?!$)/);
    rest = complete.pop() ?? "";
    yield* complete;
  }
  rest += decode(decoder);
  if (rest !== "") yield rest.replace(/\r$/, "");
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new EventStreamFault("encoding");
  }
}

/**
 * A body's bytes as they come.
 *
 * @throws `EventStreamFault`: `too-large`, or `cut` when the connection breaks.
 */
export async function* boundedChunks(body: ReadableStream<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let seenBytes = 0;
  try {
    for (;;) {
      const step = await reader.read().catch(() => {
        throw new EventStreamFault("cut");
      });
      if (step.done) return;
      seenBytes += step.value.byteLength;
      if (seenBytes > maxBytes) throw new EventStreamFault("too-large");
      yield step.value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
