/** The description of the interface, against the routes that exist and the answers that they give. */

import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { askRoute, routePatterns, routesAt } from "#test/routes";
import { decisionsRequest } from "@/contract/planning/card";
import type { Route } from "../routes/define-route";
import { ROUTES } from "../routes/routes";
import { describeInterface } from "./document";
import { ANSWERS } from "./schemas";

const found = (
  await Promise.all(
    routePatterns.map(async (pattern) => (await routesAt(pattern)).map((each) => ({ pattern, ...each }))),
  )
).flat();

/** Every `$ref` anywhere in it. */
const refsOf = (value: unknown): string[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, part]) =>
        key === "$ref" && typeof part === "string" ? [part] : refsOf(part),
      );

const resolves = (document: unknown, ref: string): boolean => {
  let at: unknown = document;
  for (const part of ref.replace(/^#\//, "").split("/")) {
    at = typeof at === "object" && at !== null ? Reflect.get(at, part) : undefined;
  }
  return ref.startsWith("#/") && at !== undefined;
};

// What OpenAPI 3.1 demands of the parts that are used here.
const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(["query", "header", "path"]),
  required: z.boolean(),
  description: z.string().optional(),
  schema: z.looseObject({}),
});
const media = z.record(z.string().regex(/^[\w.+-]+\/[\w.+-]+$/), z.strictObject({ schema: z.looseObject({}) }));
const response = z.union([
  z.strictObject({ $ref: z.string() }),
  z.strictObject({ description: z.string().min(1), content: media.optional() }),
]);
const operation = z.strictObject({
  operationId: z.string().regex(/^[a-z]\w*$/i),
  summary: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  "x-fanvise-token-scopes": z.array(z.string()),
  parameters: z.array(parameter).optional(),
  requestBody: z.strictObject({ required: z.boolean(), content: media }).optional(),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), response),
});

/** A named schema as a client reads it: out of the document, by another way than it was written. */
function described(name: string): z.ZodType {
  const text = JSON.stringify(describeInterface(ROUTES).components.schemas).replaceAll(
    "#/components/schemas/",
    "#/$defs/",
  );
  return z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: JSON.parse(text) });
}

describe("the list of routes", () => {
  it("has every route that a file of the app exports, under its own address and method, and no other", () => {
    for (const { pattern, method, route } of found) expect([route.path, route.method]).toEqual([pattern, method]);
    const byName = (routes: readonly Route[]) => routes.map(({ method, path }) => `${method} ${path}`).sort();
    expect(byName(ROUTES)).toEqual(byName(found.map(({ route }) => route)));
    expect(new Set(byName(ROUTES)).size).toBe(ROUTES.length);
  });
});

describe("the OpenAPI document", () => {
  const document = describeInterface(ROUTES);
  const operations = Object.entries(document.paths).flatMap(([path, place]) =>
    Object.entries(place).map(([method, raw]) => ({ path, method, ...operation.parse(raw) })),
  );

  it("keeps the rules of OpenAPI 3.1", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(operations).toHaveLength(ROUTES.length);
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, parameters = [], responses, security, method, requestBody } of operations) {
      const keys = parameters.map((each) => `${each.in} ${each.name.toLowerCase()}`);
      expect(new Set(keys).size, path).toBe(keys.length);
      const inPath = parameters.filter((each) => each.in === "path");
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(Object.keys(responses).some((status) => /^[23]/.test(status))).toBe(true);
      for (const name of security.flatMap(Object.keys))
        expect(document.components.securitySchemes).toHaveProperty(name);
      if (method === "get") expect(requestBody).toBeUndefined();
    }
    for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^[A-Za-z0-9._-]+$/);
  });

  it("refers only to what it holds, and survives JSON", () => {
    const refs = refsOf(document);
    expect(refs.length).toBeGreaterThan(50);
    expect(refs.filter((ref) => !resolves(document, ref))).toEqual([]);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it.each([
    ["get", "/api/league", 404],
    ["get", "/api/players", 404],
    ["get", "/api/schedule", 404],
    ["get", "/api/activity", 404],
    ["get", "/api/shared/{token}", 404],
    ["post", "/api/auth/sign-in", 404],
    ["get", "/api/ready", 429],
    ["get", "/api/openapi.json", 429],
    ["get", "/api/shared/{token}", 429],
    ["post", "/api/models/test", 429],
    ["post", "/api/auth/sign-in", 429],
    ["get", "/api/auth/callback", 429],
  ])("names the refusal: %s %s can be %i", (method, path, status) => {
    const found = operations.find((each) => each.method === method && each.path === path);
    expect(Object.keys(found?.responses ?? {}).map(Number)).toContain(status);
  });

  it("names the forms of answers that are no JSON of ours", () => {
    const text = JSON.stringify(document.paths["/api/export"]?.get);
    expect(text).toContain('"text/csv"');
    expect(document.paths["/api/mcp"]?.post).toMatchObject({
      responses: { 202: {}, 400: { $ref: "#/components/responses/RefusedByProtocol" } },
    });
  });

  it("states the limits of parameters", () => {
    const parameters = operations.flatMap(({ path, parameters: all = [] }) => all.map((each) => ({ path, ...each })));
    const schemaOf = (path: string, name: string) =>
      parameters.find((each) => each.path === path && each.name === name)?.schema;
    expect(schemaOf("/api/news", "days")).toMatchObject({ type: "integer", minimum: 1, maximum: 60 });
    expect(schemaOf("/api/players", "limit")).not.toHaveProperty("pattern");
    for (const [path, name] of [
      ["/api/roster", "day"],
      ["/api/schedule", "from"],
    ] as const)
      expect(schemaOf(path, name)).toMatchObject({ type: "string", format: "date", pattern: expect.any(String) });
  });

  const proposalId = "0b9f5d0e-5a52-4b8e-9c7d-3f0a5d1b2c3d";
  it.each([
    [true, { decisions: [{ proposalId, action: "approve" }] }],
    [true, { decisions: [{ proposalId, action: "edit", edit: { addPlayerId: 1 } }] }],
    [false, { decisions: [{ proposalId, action: "approve" }], note: "?" }],
    [false, { decisions: [{ proposalId, action: "approve", edit: { addPlayerId: 1 } }] }],
    [false, { decisions: [{ proposalId, action: "approve", approvedBy: "me" }] }],
    [false, { decisions: [{ proposalId, action: "edit", edit: { player: 1 } }] }],
    [false, { decisions: [{ proposalId, action: "edit" }] }],
  ])("an approval is exact, in the description and in fact: %s for %j", (isGood, body) => {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile({
      $ref: "#/components/schemas/DecisionsRequest",
      components: document.components,
    });
    expect([validate(body), decisionsRequest.safeParse(body).success]).toEqual([isGood, isGood]);
  });

  it("is of schemas that a JSON schema reader can read", () => {
    for (const name of Object.keys(document.components.schemas)) expect(() => described(name), name).not.toThrow();
  });
});

describe("the answers of the demo product", () => {
  let instance: DemoProduct;
  beforeAll(async () => {
    instance = await openDemoProduct("points");
  });
  afterAll(() => instance.close());

  const reads = ROUTES.filter(
    ({ method, path, query, streams, answerStatus = 200 }) =>
      method === "GET" && answerStatus === 200 && streams !== "text" && !path.includes("{") && !needsInput(query),
  );
  const get = (pattern: string, params: Record<string, string> = {}, search = "") =>
    askRoute(pattern, "GET", params, { search, headers: { host: "127.0.0.1:3000" } });

  it.each(reads.map((each) => [each.path, each] as const))("%s answers what is described", async (path, { answer }) => {
    const response = await get(path);
    const body = await response.json();
    expect(response.status, JSON.stringify(body)).toBe(200);
    if (!answer) throw new Error("a read says something");
    expect(described(answer).safeParse(body).error).toBeUndefined();
  });

  it("a player's page answers what is described, a wrong parameter a refusal", async () => {
    const { players } = ANSWERS.Players.parse(await (await get("/api/players")).json());
    const id = String(players[0]?.playerId);
    const page = await get("/api/players/{id}", { id });
    expect(described("Player").safeParse(await page.json()).error).toBeUndefined();
    const refusal = await get("/api/players", {}, "?limit=x");
    expect([refusal.status, described("Error").safeParse(await refusal.json()).success]).toEqual([422, true]);
  });

  it("gives the description itself", async () => {
    const given = await get("/api/openapi.json");
    expect(await given.json()).toEqual(describeInterface(ROUTES));
  });
});

function needsInput(query: z.ZodObject | undefined): boolean {
  return query !== undefined && !query.safeParse({}).success;
}
