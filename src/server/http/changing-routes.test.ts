/**
 * Every handler that may change something, found in the file system: what each refuses before it does anything. A new
 * route is tested by being there, and one without these checks fails.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSignedInProduct, type SignedInProduct, type Visitor } from "#test/leagues/signed-in";
import { methodsOf, routePatterns } from "#test/routes";
import { errorBody } from "@/contract/error";
import { ROUTES } from "../routes/routes";

const CRON_SECRET = "a-secret-of-a-test";
/** More than any route takes. It is the declared length that is refused. */
const TOO_LARGE = { "content-length": String(64 * 1_048_576) };
const NESTED = `${'{"a":'.repeat(10_000)}0${"}".repeat(10_000)}`;

type Route = { method: string; pattern: string };
const found = await Promise.all(
  routePatterns.map(async (pattern) => (await methodsOf(pattern)).map((method): Route => ({ method, pattern }))),
);
const changing = found.flat().filter(({ method }) => method !== "GET");
const operationOf = ({ method, pattern }: Route) =>
  ROUTES.find((operation) => operation.method === method && operation.path === pattern);

let product: SignedInProduct;
let person: Visitor;
beforeAll(async () => {
  product = await openSignedInProduct({ CRON_SECRET });
  person = await product.signIn("ann");
});
afterAll(() => product.close());

type Asked = { headers?: Record<string, string>; text?: string; ids?: () => string };

/** Asks as whoever the route is for, with everything in order but what `asked` changes. */
async function outcomeOf(route: Route, { headers = {}, text, ids = randomUUID }: Asked) {
  const operation = operationOf(route);
  const secret =
    operation?.caller === "scheduler"
      ? CRON_SECRET
      : operation?.caller === "this machine"
        ? product.fanvise.database.ownerLock?.owner.localToken
        : undefined;
  const response = await person.ask(route.method, route.pattern, {
    params: Object.fromEntries([...route.pattern.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, ids()])),
    headers: {
      "idempotency-key": randomUUID(),
      ...(secret ? { authorization: `Bearer ${secret}` } : {}),
      ...(text === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(text === undefined ? {} : { text }),
  });
  const body: unknown = await response.json();
  const { code } = errorBody.parse(body).error;
  expect(response.headers.get("cache-control")).toBe("no-store");
  return { status: response.status, code };
}

it("are all in the list of routes, and more than a few", () => {
  expect(changing.length).toBeGreaterThan(20);
  expect(changing.filter((route) => !operationOf(route))).toEqual([]);
});

describe.each(changing.map((route) => [`${route.method} ${route.pattern}`, route] as const))("%s", (_name, route) => {
  it.each([
    ["a foreign origin", { origin: "https://elsewhere.example" }],
    ["the origin null", { origin: "null" }],
    ["another port of the same host", { origin: "http://fanvise.example:8080" }],
    ["a host name that only begins like ours", { origin: "http://fanvise.example.elsewhere.example" }],
    ["another site, as the browser says", { "sec-fetch-site": "cross-site" }],
  ])("refuses %s", async (_what, headers) => {
    expect(await outcomeOf(route, { headers, text: "{}" })).toEqual({ status: 403, code: "request.origin" });
  });

  if (operationOf(route)?.body) {
    it.each([
      ["what is not said to be JSON", { headers: { "content-type": "text/plain" }, text: "{}" }, 415],
      ["a form", { headers: { "content-type": "application/x-www-form-urlencoded" }, text: "a=b" }, 415],
      ["a body over its limit", { headers: TOO_LARGE, text: "{}" }, 413],
      ["what is not JSON", { text: '{"a":' }, 400],
      ["what is nested too deeply", { text: NESTED }, 400],
    ] satisfies [string, Asked, number][])("refuses %s", async (_what, request, status) => {
      expect(await outcomeOf(route, request)).toMatchObject({ status });
    });
  }
});
