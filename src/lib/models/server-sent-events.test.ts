import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { EventStreamFault, eventPayloads } from "./server-sent-events";

/** A body that arrives in the given pieces of bytes. */
function bodyOf(bytes: Uint8Array, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const edges = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return new ReadableStream({
    start(controller) {
      for (let i = 1; i < edges.length; i += 1) controller.enqueue(bytes.slice(edges[i - 1], edges[i]));
      controller.close();
    },
  });
}

async function read(text: string, cuts: readonly number[] = [], maxBytes = 1_000_000): Promise<string[]> {
  const payloads: string[] = [];
  for await (const payload of eventPayloads(bodyOf(new TextEncoder().encode(text), cuts), maxBytes))
    payloads.push(payload);
  return payloads;
}

test("payloads are the same however the bytes were cut, with any of the three line ends", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: "grapheme", minLength: 1 }).map((text) => JSON.stringify({ text }))),
      fc.constantFrom("\n", "\r\n", "\r"),
      fc.array(fc.nat(), { maxLength: 12 }),
      async (payloads, end, cuts) => {
        const text = payloads.map((payload) => `: beat${end}data: ${payload}${end}${end}`).join("");
        expect(await read(text, cuts)).toEqual(payloads);
      },
    ),
  ));

describe("an event stream", () => {
  it("may leave out the blank line at its very end, and the space after the colon", async () => {
    expect(await read("data:a\n\ndata: b")).toEqual(["a", "b"]);
  });

  it("joins several data lines of one event", async () => {
    expect(await read("event: x\nid: 1\ndata: a\ndata: b\n\n")).toEqual(["a\nb"]);
  });

  it.each([
    ["a web page", "<!doctype html>\n", 1_000, "not-an-event-stream"],
    ["more than the limit", `data: ${"x".repeat(2_000)}\n\n`, 1_000, "too-large"],
  ])("is not %s", async (_, text, maxBytes, reason) => {
    await expect(read(text, [], maxBytes)).rejects.toMatchObject({ reason });
  });

  it("is text, so bytes that are not are refused", async () => {
    const body = bodyOf(new Uint8Array([0x64, 0x61, 0x74, 0x61, 0x3a, 0xff, 0x0a, 0x0a]), []);
    await expect(eventPayloads(body, 100).next()).rejects.toBeInstanceOf(EventStreamFault);
  });

  it("is cancelled when nobody reads on", async () => {
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode("data: a\n\n")),
      cancel() {
        isCancelled = true;
      },
    });
    for await (const payload of eventPayloads(body, 1_000)) {
      expect(payload).toBe("a");
      break;
    }
    expect(isCancelled).toBe(true);
  });
});
