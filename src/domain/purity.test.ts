import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/**
 * What would make a rule depend on more than its arguments. `new Date(x)` is arithmetic; without an argument it is a
 * clock.
 */
const IMPURE = [
  /\bDate\.now\b/,
  /\bnew Date\(\s*\)/,
  /\bMath\.random\b/,
  /\bcrypto\b/,
  /\bperformance\b/,
  /\bprocess\b/,
  /\bfetch\(/,
  /\bXMLHttpRequest\b|\bWebSocket\b/,
  /\bsetTimeout\b|\bsetInterval\b|\bqueueMicrotask\b/,
  /from "node:/,
  /\bimport\(/,
];

/** Comments may say such words. */
const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => ({ name, code: withoutComments(readFileSync(path.join(import.meta.dirname, name), "utf8")) }));

test("no rule reads a clock, the environment, chance or the network", () => {
  expect(files.length).toBeGreaterThan(100);
  const impure = files.flatMap(({ name, code }) =>
    IMPURE.filter((pattern) => pattern.test(code)).map((pattern) => `${name}: ${pattern}`),
  );
  expect(impure).toEqual([]);
});

test("the watch itself sees what it looks for", () => {
  const seen = (code: string) => IMPURE.some((pattern) => pattern.test(withoutComments(code)));
  expect(seen("const now = Date.now();")).toBe(true);
  expect(seen("const day = new Date(0);")).toBe(false);
  expect(seen("// Math.random is not for us")).toBe(false);
});
