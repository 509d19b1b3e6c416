/** A relay between the product and a server on this machine; it passes on what it is set to. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type Relay = {
  readonly port: number;
  /** "silent" holds everything back until it passes things on again; "garbage" answers with what no server says. */
  become(next: "passing" | "silent" | "garbage"): void;
  close(): Promise<void>;
};

export async function startRelay(toPort: number): Promise<Relay> {
  let mode: "passing" | "silent" | "garbage" = "passing";
  const pairs = new Set<{ client: Socket; server: Socket }>();
  const flow = ({ client, server }: { client: Socket; server: Socket }) => {
    for (const socket of [client, server]) mode === "silent" ? socket.pause() : socket.resume();
    if (mode === "garbage") client.write(Buffer.alloc(512, "lie"));
  };
  const relay = createServer((client) => {
    const server = connect(toPort, "127.0.0.1");
    const pair = { client, server };
    pairs.add(pair);
    client.on("data", (bytes) => mode !== "garbage" && server.write(bytes));
    server.on("data", (bytes) => mode !== "garbage" && client.write(bytes));
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on("error", () => undefined);
      one.on("close", () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
    flow(pair);
  });
  relay.listen(0, "127.0.0.1");
  await once(relay, "listening");
  const address = relay.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    become(next) {
      mode = next;
      for (const pair of pairs) flow(pair);
    },
    async close() {
      for (const { client, server } of pairs) {
        client.destroy();
        server.destroy();
      }
      relay.close();
      await once(relay, "close");
    },
  };
}
