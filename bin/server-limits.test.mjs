/** Connections of the web server: reused where the response allows it, and closed only where it says so. */
import assert from "node:assert/strict";
import { once } from "node:events";
import http from "node:http";
import { connect } from "node:net";
import { after, before, test } from "node:test";
import "./server-limits.mjs";

/** @type {http.Server} */
let server;
let port = 0;
let connections = 0;

before(async () => {
  server = http.createServer((request, response) => {
    if (request.url !== "/api/read") return response.writeHead(403, { "content-length": 2 }).end("no");
    request.resume().on("end", () => response.writeHead(200, { "content-length": 4 }).end("read"));
  });
  server.on("connection", () => {
    connections += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = server.address().port;
});
after(() => server.close());

/** The body comes in a packet of its own, as from most clients. */
const send = (agent, { method, path, bytes }) =>
  new Promise((resolve, reject) => {
    const headers = bytes === 0 ? {} : { "content-length": bytes };
    const request = http.request({ agent, port, host: "127.0.0.1", method, path, headers }, (response) => {
      response.resume().on("end", () => resolve({ status: response.statusCode, ...response.headers }));
    });
    request.on("error", reject);
    request.flushHeaders();
    setImmediate(() => request.end(Buffer.alloc(bytes, 97)));
  });

test("one connection carries 1,000 requests in turn, refused and accepted, of every method, without a reset", async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  connections = 0;
  const statuses = [];
  for (let at = 0; at < 1_000; at += 1) {
    const method = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"][at % 7];
    const bytes = ["POST", "PUT", "PATCH", "DELETE"].includes(method) ? [1, 900, 20_000, 65_536][at % 4] : 0;
    statuses.push((await send(agent, { method, path: at % 3 === 0 ? "/api/read" : "/api/refused", bytes })).status);
  }
  agent.destroy();
  assert.equal(statuses.filter((status) => status === 200).length, 334);
  assert.equal(statuses.filter((status) => status === 403).length, 666);
  assert.equal(connections, 1);
});

test("a method that no web page has is refused by name", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.write("TRACE /api/read HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n");
  let text = "";
  socket.on("data", (data) => {
    text += data;
  });
  await once(socket, "close");
  assert.match(text, /^HTTP\/1\.1 405/);
  assert.match(text.toLowerCase(), /allow: delete, get/);
});

for (const [what, header] of [
  ["a large body", "content-length: 200000\r\n"],
  ["one of unknown length", "transfer-encoding: chunked\r\n"],
])
  test(`a connection is said to end, and ends, for ${what} that is refused unread`, async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`POST /api/refused HTTP/1.1\r\nhost: 127.0.0.1\r\n${header}\r\n`);
    let text = "";
    socket.on("data", (data) => {
      text += data;
    });
    await once(socket, "close");
    assert.match(text, /^HTTP\/1\.1 403/);
    assert.match(text.toLowerCase(), /connection: close/);
  });
