/** Bodies over real connections: too long, too slow, cut off. */
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { failureCode } from "@/lib/errors";
import { readBodyText } from "./body-text";

const MAX_BYTES = 1_000;
const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

/** A server that reads bodies and nothing else, as Next hands them over, and one raw connection to it. */
async function givenServer(arrivalLimitMs: number): Promise<{ outcome: Promise<string>; socket: Socket }> {
  const limits = { maxBytes: MAX_BYTES, arrivalLimitMs };
  let tell: (outcome: string) => void = () => undefined;
  const outcome = new Promise<string>((resolve) => {
    tell = resolve;
  });
  const server: Server = createServer((incoming, response) => {
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        try {
          for await (const chunk of incoming) controller.enqueue(chunk);
          controller.close();
        } catch (cut) {
          controller.error(cut);
        }
      },
    });
    const request = new Request("http://server/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
    readBodyText(request, limits)
      .then((text) => `${text.length} characters`, failureCode)
      .then((end) => {
        response.end();
        tell(end);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  const socket = connect(address.port, "127.0.0.1");
  socket.on("error", () => undefined);
  opened.push({ close: () => socket.destroy() }, { close: () => server.close() });
  return { outcome, socket };
}

const head = (...headers: string[]) => `POST / HTTP/1.1\r\nhost: x\r\n${headers.join("\r\n")}\r\n\r\n`;
const chunk = (length: number) => `${length.toString(16)}\r\n${"x".repeat(length)}\r\n`;

it("reads a body that arrives in time, in pieces too", async () => {
  const { outcome, socket } = await givenServer(5_000);
  socket.write(`${head("transfer-encoding: chunked")}${chunk(400)}`);
  socket.write(`${chunk(600)}0\r\n\r\n`);
  expect(await outcome).toBe("1000 characters");
});

it("refuses a declared length over the limit without waiting for a byte of it", async () => {
  const { outcome, socket } = await givenServer(60_000);
  socket.write(head("content-length: 104857600"));
  expect(await outcome).toBe("request.too_large");
});

it("refuses a body of unknown length at the first byte over the limit", async () => {
  const { outcome, socket } = await givenServer(60_000);
  socket.write(`${head("transfer-encoding: chunked")}${chunk(MAX_BYTES)}${chunk(1)}`);
  expect(await outcome).toBe("request.too_large");
});

it("gives a sender up who takes too long, however often a byte comes", async () => {
  const { outcome, socket } = await givenServer(200);
  socket.write(head("content-length: 1000"));
  const drip = setInterval(() => socket.write("x"), 20);
  expect(await outcome).toBe("request.too_slow");
  clearInterval(drip);
});
