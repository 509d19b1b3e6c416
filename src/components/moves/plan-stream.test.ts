import { describe, expect, it } from "vitest";
import { followPlan } from "./plan-stream";

const streamOf = (...chunks: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

const status = (step: number, note: string) =>
  `id: ${step}\ndata: ${JSON.stringify({ type: "data-status", id: `status-${step}`, data: { node: "n", step, note } })}\n\n`;
const FINISH = `id: 9\ndata: ${JSON.stringify({ type: "finish", finishReason: "stop" })}\n\ndata: [DONE]\n\n`;

async function followed(...chunks: string[]) {
  const notes: string[] = [];
  const end = await followPlan(streamOf(...chunks), ({ text }) => notes.push(text));
  return { notes, end };
}

describe("following a plan", () => {
  it("tells every step, however the bytes are cut, comments left out", async () => {
    const whole = `: waiting\n\n${status(1, "Reading")}${status(2, "Διάβασα τα δύο ρόστερ")}${FINISH}`;
    for (const size of [1, 7, whole.length]) {
      const chunks = whole.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
      expect(await followed(...chunks)).toEqual({
        notes: ["Reading", "Διάβασα τα δύο ρόστερ"],
        end: { kind: "finished" },
      });
    }
  });

  it("knows a failed run by its error", async () => {
    const error = `data: ${JSON.stringify({ type: "error", errorText: "ESPN is down." })}\n\n`;
    expect((await followed(error, FINISH)).end).toEqual({ kind: "failed", message: "ESPN is down." });
  });

  // The run goes on at the server, so this is no failure of the plan.
  it("knows a stream that ends before the run does", async () => {
    expect((await followed(status(1, "Reading"))).end).toEqual({ kind: "cut" });
  });
});
