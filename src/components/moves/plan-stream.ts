/** A running plan as its event stream tells it: what it works on, and how it ends. */
import type { StreamEvent } from "@/contract/conversation/stream-event";

export type PlanEnd = { kind: "finished" } | { kind: "failed"; message: string } | { kind: "cut" };

/** @returns `cut` when the stream ended before the run did: the run goes on at the server. */
export async function followPlan(
  body: ReadableStream<Uint8Array>,
  onNote: (note: { step: number; text: string }) => void,
): Promise<PlanEnd> {
  let failure: string | null = null;
  for await (const event of eventsOf(body)) {
    if (event.type === "data-status") onNote({ step: event.data.step, text: event.data.note });
    if (event.type === "error") failure = event.errorText;
    if (event.type === "finish") return failure === null ? { kind: "finished" } : { kind: "failed", message: failure };
  }
  return { kind: "cut" };
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true as const, value: undefined }));
      if (done) return;
      const blocks = (rest + value).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const line = block.split("\n").find((each) => each.startsWith("data: "));
        // Comments keep the connection open; the last block of all is a word of the protocol.
        if (line && line !== "data: [DONE]") yield JSON.parse(line.slice("data: ".length)) as StreamEvent; // our own server's
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
