/**
 * Limits of the web server itself, loaded before Next creates it (`node --import`). Next's command has no options for
 * them.
 *
 * A client that sends a request a byte at a time is cut off, a refused body is not read to its end, and only a proxy on
 * a private address is trusted about its client's address.
 */
import http from "node:http";
import { BlockList, isIP } from "node:net";

const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How often the two are looked at; Node's own 30 s would be added to both. */
  connectionsCheckingInterval: 1_000,
};

/** How long a client that is still sending has to read the answer. */
const READ_ANSWER_MS = 1_000;

/**
 * A body up to this is read to its end behind a refusal, as Node does by itself, so that the next request finds the
 * connection open.
 */
const SMALL_BODY_BYTES = 65_536;

/** From where a proxy of our own may come. */
const ownNetwork = new BlockList();
for (const [network, bits, family] of [
  ["127.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["::1", 128, "ipv6"],
  ["fc00::", 7, "ipv6"],
])
  ownNetwork.addSubnet(network, bits, family);

const isOwnNetwork = (address = "") => ownNetwork.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/** @param {http.IncomingMessage} request */
function deleteClaims(request) {
  if (isOwnNetwork(request.socket.remoteAddress)) return;
  for (const name of Object.keys(request.headers))
    if (name === "forwarded" || name.startsWith("x-forwarded-")) delete request.headers[name];
}

/**
 * Pages take no bodies. Next would read one to its end before our own code sees the request.
 *
 * @param {http.IncomingMessage} request
 */
const isBodyForPage = ({ url = "", headers }) =>
  !url.startsWith("/api/") && (Number(headers["content-length"] ?? 0) > 0 || "transfer-encoding" in headers);

/** @param {http.IncomingMessage} request */
const hasSmallBody = ({ headers }) =>
  !("transfer-encoding" in headers) && Number(headers["content-length"] ?? 0) <= SMALL_BODY_BYTES;

/**
 * Announces in a response that its connection closes, where the rest of the body will not be read. Otherwise a client
 * sends its next request into a closed connection.
 *
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
function announceEnd(request, response) {
  const writeHead = response.writeHead;
  // Node's own implicit heads go through it too.
  response.writeHead = (...head) => {
    if (!request.complete && !hasSmallBody(request)) response.setHeader("connection", "close");
    return writeHead.apply(response, head);
  };
}

/**
 * Ends the connection of an answered request without reading what is left of its body. Node would read all of it to
 * keep the connection, or close at once, and a client that is still sending then loses the answer to the reset that
 * follows.
 *
 * @param {http.IncomingMessage} request
 */
function closeUnread({ socket }) {
  // Node calls this next, for a connection that is not reused.
  socket.destroySoon = () => undefined;
  socket.end();
  // Node's own listener resumes the body, which starts the reading in a later tick.
  setImmediate(() => socket.pause());
  setTimeout(() => socket.destroy(), READ_ANSWER_MS).unref();
}

/** TRACE, CONNECT and the like are no methods of a web page's request: Next would fail while it makes one of them. */
const METHODS = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"];

const createServer = http.createServer;
http.createServer = (...args) => {
  const options = typeof args[0] === "object" ? args.shift() : {};
  const server = createServer({ ...LIMITS, ...options });
  server.on("request", (request, response) => {
    deleteClaims(request);
    announceEnd(request, response);
    response.prependOnceListener("finish", () => {
      if (!request.complete && response.getHeader("connection") === "close") closeUnread(request);
    });
  });
  const [answer] = args;
  if (answer)
    server.on("request", (request, response) => {
      if (!METHODS.includes(request.method ?? "")) {
        response.writeHead(405, { allow: METHODS.join(", "), "content-length": 0 }).end();
        return;
      }
      if (!isBodyForPage(request)) return answer(request, response);
      response.writeHead(413, { "content-type": "text/plain", connection: "close" }).end("Pages take no bodies.\n");
    });
  return server;
};
