/** Refusals of every route in Greek: nothing of them is English, whatever is wrong with the request. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { englishIn } from "#test/greek";
import { openSignedInProduct, type SignedInProduct, type Visitor } from "#test/leagues/signed-in";
import { askRoute, routePatterns, routesAt } from "#test/routes";
import { errorBody } from "@/contract/error";
import { isErrorTextKey } from "@/language/texts/errors";
import { REQUESTS } from "@/server/openapi/schemas";
import type { Route } from "@/server/routes/define-route";
import { trackedFiles } from "../../../scripts/tools/layout";

const CRON_SECRET = "a-secret-for-the-scheduler";
const GREEK = { "accept-language": "el-GR,el;q=0.9,en;q=0.5" };
const JSON_TYPE = { "content-type": "application/json" };
const WRONG = "~".repeat(300);

const routes = (
  await Promise.all(
    routePatterns.map(async (pattern) => (await routesAt(pattern)).map((each) => ({ pattern, ...each }))),
  )
).flat();

let product: SignedInProduct;
let person: Visitor;
beforeAll(async () => {
  product = await openSignedInProduct({ CRON_SECRET });
  person = await product.signIn("ann");
});
afterAll(() => product.close());

type Asked = { headers?: Record<string, string>; text?: string; search?: string; ids?: string };

/** Every way to be refused that a route declares something for. */
function refusalsOf({ query, body, headers = [] }: Route): [string, Asked][] {
  return [
    ["a foreign origin", { headers: { origin: "https://elsewhere.example" } }],
    ["ids of nobody", { ids: randomUUID(), ...(body && { text: "[]" }) }],
    ["no ids at all", { ids: "x", ...(body && { text: "[]" }) }],
    ...Object.keys(query?.shape ?? {}).map((name): [string, Asked] => [
      `the parameter ${name}`,
      { search: `?${name}=${WRONG}` },
    ]),
    ["an unknown parameter", { search: "?nobody=1" }],
    ...(headers.includes("Idempotency-Key")
      ? [["no idempotency key", { headers: { "idempotency-key": "" }, text: "{}" }] satisfies [string, Asked]]
      : []),
    ...(body
      ? ([
          ["a body of another type", { headers: { "content-type": "text/plain" }, text: "{}" }],
          ["no JSON", { text: '{"a":' }],
          ["an empty object", { text: REQUESTS[body].safeParse({}).success ? "[]" : "{}" }],
          ["a list", { text: "[]" }],
          ["wrong fields", { text: JSON.stringify({ message: 7, leagueId: [], moves: "x", name: 7, to: {} }) }],
        ] satisfies [string, Asked][])
      : []),
  ];
}

/** Fields and parameters are called as the program wrote them. */
const withoutFields = (message: string): string => message.replace(/(πεδίο|παράμετρος|παράμετρο) [\w.[\]]+/gi, "$1");

async function messagesOf(response: Response): Promise<string[]> {
  if (response.status < 400) return [];
  const { error } = errorBody.parse(await response.json());
  return [error.message];
}

it("there are routes, and many refusals", () => {
  expect(routes.length).toBeGreaterThan(50);
});

describe.each(routes.map((each) => [`${each.method} ${each.pattern}`, each] as const))(
  "%s",
  (_, { pattern, method, route }) => {
    it("refuses in Greek", async () => {
      const secret =
        route.caller === "scheduler" || route.caller === "operator"
          ? CRON_SECRET
          : route.caller === "this machine"
            ? product.fanvise.database.ownerLock?.owner.localToken
            : undefined;
      const texts: string[] = [];
      for (const [what, { headers = {}, text, search, ids = randomUUID() }] of refusalsOf(route)) {
        const response = await person.ask(method, pattern, {
          params: Object.fromEntries([...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, ids])),
          headers: {
            ...GREEK,
            "idempotency-key": randomUUID(),
            ...(secret ? { authorization: `Bearer ${secret}` } : {}),
            ...(text === undefined ? {} : JSON_TYPE),
            ...headers,
          },
          ...(text === undefined ? {} : { text }),
          ...(search === undefined ? {} : { search }),
        });
        for (const message of await messagesOf(response)) {
          texts.push(message);
          expect(englishIn(withoutFields(message)), `${what}: ${message}`).toEqual([]);
          expect(message, what).toMatch(/\p{Script=Greek}/u);
        }
      }
      const strangers = await askRoute(pattern, method, {}, { headers: { host: "fanvise.example", ...GREEK } });
      for (const message of await messagesOf(strangers)) expect(englishIn(message), message).toEqual([]);
      if (route.caller !== "whole world") expect(texts.length).toBeGreaterThan(0);
    });
  },
);

/** Its texts have suffixes: of a field, of a parameter, of the whole body. */
const OF_INPUT = "request.invalid";
/** Only an operator at a terminal meets these, in English. */
const FOR_THE_OPERATOR =
  /^(?:backtest|database|environment|migration|restore|import|export|home|solve|news|local|cli|optimize|ask)\.|^embeddings\.choice/;

it("every failure that code outside the commands names has a text in both languages", () => {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const files = trackedFiles(root).filter(
    (file) => /^src\/(?!cli\/|backtest\/).*\.ts$/.test(file) && !/\.test\./.test(file),
  );
  const named = files.flatMap((file) =>
    [
      ...readFileSync(`${root}/${file}`, "utf8").matchAll(
        /static override readonly code = "([a-z_]+\.[a-z_]+)"(?:[^}]*?static override readonly (text|userMessage))?/g,
      ),
    ].map(([, code = "", own]) => ({ file, code, own })),
  );
  expect(named.length).toBeGreaterThan(80);
  const without = named.filter(({ code, own }) => own === undefined && code !== OF_INPUT && !isErrorTextKey(code));
  expect(without.filter(({ code }) => !FOR_THE_OPERATOR.test(code)).map(({ code }) => code)).toEqual([]);
});
