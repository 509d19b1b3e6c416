/** What a declaration of a route brings with it, over the demo product. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import type { TokenScope } from "@/contract/account/api-token";
import { errorBody } from "@/contract/error";
import { LOCAL_OWNER_ID } from "../session/local-owner";
import { asWritten, defineRoute, type Route, routeHandlers, routeOf } from "./define-route";

let instance: DemoProduct;
beforeAll(async () => {
  instance = await openDemoProduct("points");
});
afterAll(() => instance.close());

const echoFor = (scopes: readonly TokenScope[]) =>
  defineRoute({
    id: "echo",
    method: "POST",
    path: "/api/echo/{id}/{word}",
    params: { word: asWritten },
    scopes,
    summary: "Its own input",
    query: z.object({ days: z.string().regex(/^\d$/).transform(Number) }),
    headers: ["Idempotency-Key"],
    body: "ShareRequest",
    answerStatus: 201,
    handle: ({ params, query, body, idempotencyKey }) => ({ params, query, body, idempotencyKey }),
  });
const echo = echoFor(["read"]);
const id: string = randomUUID();
const good = { id, search: "?days=3", key: "a-key", text: '{"expiresInDays":2}' };

async function outcomeOf(
  handler: (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>,
  requested: Partial<typeof good> & { method?: string; authorization?: string } = {},
) {
  const { id: given, search, key, text, method = "POST", authorization } = { ...good, ...requested };
  const request = new Request(`http://127.0.0.1:3000/api/echo/x/y${search}`, {
    method,
    headers: {
      host: "127.0.0.1:3000",
      "content-type": "application/json",
      ...(key === "" ? {} : { "idempotency-key": key }),
      ...(authorization === undefined ? {} : { authorization }),
    },
    ...(method === "GET" || text === "" ? {} : { body: text }),
  });
  const response = await handler(request, { params: Promise.resolve({ id: given, word: "any word" }) });
  return { status: response.status, allow: response.headers.get("allow"), body: (await response.json()) as unknown };
}
const codeOf = (outcome: { status: number; body: unknown }) => [
  outcome.status,
  errorBody.parse(outcome.body).error.code,
];

it("gives the handler its input, read by the schemas that describe it, and answers what it returns", async () => {
  const { POST } = routeHandlers(echo);
  expect(await outcomeOf(POST)).toMatchObject({
    status: 201,
    body: { params: { id, word: "any word" }, query: { days: 3 }, body: { expiresInDays: 2 }, idempotencyKey: "a-key" },
  });
});

it("answers the first fault: of the path, the query, the key, then the body", async () => {
  const { POST } = routeHandlers(echo);
  const all = { id: "none", search: "?days=x", key: "", text: "[" };
  expect(codeOf(await outcomeOf(POST, all))).toEqual([404, "request.not_found"]);
  expect(codeOf(await outcomeOf(POST, { ...all, id }))).toEqual([422, "request.invalid"]);
  expect(codeOf(await outcomeOf(POST, { key: "", text: "[" }))).toEqual([400, "request.idempotency_key"]);
  expect(codeOf(await outcomeOf(POST, { text: "[" }))).toEqual([400, "request.not_json"]);
});

it("reads nothing sent as an empty body only where it may be left out", async () => {
  const { POST } = routeHandlers(echo);
  expect((await outcomeOf(POST, { text: "" })).status).toBe(400);
  const optional = defineRoute({
    id: "optional",
    method: "POST",
    path: "/api/echo/{id}/{word}",
    params: { word: asWritten },
    scopes: [],
    summary: "Its body",
    body: "ShareRequest",
    isBodyOptional: true,
    handle: ({ body }) => body,
  });
  expect(await outcomeOf(routeHandlers(optional).POST, { text: "", id })).toMatchObject({ status: 200 });
});

it("refuses other methods with those that the address takes, and is no route there", async () => {
  const read: Route = { ...echo, method: "GET" };
  const handlers = routeHandlers(echo, read);
  const refused = await outcomeOf(handlers.PUT, { method: "PUT" });
  expect([...codeOf(refused), refused.allow]).toEqual([405, "request.method", "GET, HEAD, POST"]);
  expect([routeOf(handlers.POST), routeOf(handlers.PUT)]).toEqual([echo, undefined]);
});

it("is closed to API tokens without one of its scopes", async () => {
  const { token } = await instance.fanvise.apiTokens.create(LOCAL_OWNER_ID, {
    label: "chat only",
    scopes: ["chat"],
    expiresInDays: 1,
  });
  const authorization = `Bearer ${token}`;
  expect(codeOf(await outcomeOf(routeHandlers(echo).POST, { authorization }))).toEqual([403, "token.scope"]);
  expect((await outcomeOf(routeHandlers(echoFor(["chat"])).POST, { authorization })).status).toBe(201);
  expect(codeOf(await outcomeOf(routeHandlers(echoFor([])).POST, { authorization }))).toEqual([403, "token.scope"]);
});

it("is not there for signing in where nobody signs in", async () => {
  const signIn = defineRoute({
    id: "signIn",
    method: "POST",
    path: "/api/echo/{id}/{word}",
    params: { word: asWritten },
    scopes: [],
    caller: "signing in",
    summary: "Never reached",
    handle: () => ({ reached: true }),
  });
  expect(codeOf(await outcomeOf(routeHandlers(signIn).POST))).toEqual([404, "request.not_found"]);
});
