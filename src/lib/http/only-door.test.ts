/** Nothing but this folder opens an outbound connection, so that no address passes the check by. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const SRC = resolve(import.meta.dirname, "../..");

/** What opens a connection: the transports, and `fetch` called by its own name. */
const OPENS = [
  /from "(?:undici|(?:node:)?(?:http2?|https|net|tls|dgram|dns)(?:\/promises)?)"/,
  /(?<![\w.#])fetch\(/,
  /globalThis\.fetch\b/,
  /new (?:WebSocket|EventSource)\(/,
];

const EXCEPTIONS: Readonly<Record<string, string>> = {
  "demo/wire/server.ts": "listens",
};

it("opens every connection of the server", () => {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  // The browser's code talks to its own server, which the content security policy holds it to.
  const onServer = files.filter((file) => !file.startsWith("components/") && !file.startsWith("lib/http/"));
  const opening = onServer.filter((file) => {
    const text = readFileSync(join(SRC, file), "utf8").replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
    return OPENS.some((pattern) => pattern.test(text));
  });
  expect(onServer.length).toBeGreaterThan(200);
  expect(opening.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});
