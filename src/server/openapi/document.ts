/**
 * The OpenAPI 3.1 description of the interface, made of the routes and of the schemas that parse and write the bodies.
 * Pure.
 */

import { z } from "zod";
import { CHECKED_FORMS } from "@/contract/account/person-export";
import { IDEMPOTENCY_KEY } from "../http/idempotency-key";
import type { Described, Method } from "../routes/define-route";
import { ANSWERS, REQUESTS } from "./schemas";

type Json = Record<string, unknown>;

export type OpenApiDocument = {
  openapi: "3.1.1";
  info: Json;
  servers: Json[];
  paths: Record<string, Partial<Record<Lowercase<Method>, Json>>>;
  components: { schemas: Record<string, Json>; responses: Json; securitySchemes: Json };
};

/** Version of the API, not of the product: its major number grows when a client could break. */
const INTERFACE_VERSION = "1.0.0";

const PARAMETER_NOTES: Readonly<Record<string, string>> = {
  leagueId: "Chooses among the person's own leagues; the first one when left out",
  teamId: "A team of that league; the person's own when left out",
  day: "YYYY-MM-DD, US Eastern; today when left out",
  from: "First day, YYYY-MM-DD, US Eastern",
  to: "Last day, YYYY-MM-DD, US Eastern",
  cursor: "The nextCursor of the page before",
  limit: "Most rows of the answer",
  days: "How many days back, 1 to 60",
  playerId: "ESPN's id of the player",
  query: "Words to look for",
  tokenId: "Of the token that is to be revoked",
  name: "A player's name, as people write it",
};

export function describeInterface(routes: readonly Described[]): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const operation of routes) {
    const place = paths[operation.path] ?? {};
    place[operation.method.toLowerCase() as Lowercase<Method>] = describe(operation);
    paths[operation.path] = place;
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "FanVise",
      version: INTERFACE_VERSION,
      description:
        "Keys are camelCase, times ISO 8601 UTC, days YYYY-MM-DD in US Eastern, probabilities 0 to 1, points in the league's scoring. Unknown keys of bodies are ignored, except in decisions, and answers may gain keys. 422 is for what the schemas here do not allow; what they allow and the league as it is does not, such as a day outside its season, is 404 or 409.",
    },
    servers: [{ url: "/", description: "The server that gave this description" }],
    paths,
    components: {
      schemas: { ...named(REQUESTS, "input"), ...named(ANSWERS, "output") },
      responses: {
        Refused: {
          description: "Refused or failed; `code` is stable, `message` is for a person.",
          content: { "application/json": { schema: refer("Error") } },
        },
        RefusedByProtocol: {
          description: "Refused by FanVise, or by the Model Context Protocol with its own form of an error.",
          content: { "application/json": { schema: { anyOf: [refer("Error"), refer("JsonRpcError")] } } },
        },
        NotReady: {
          description: 'The database does not answer; `status` is "not ready".',
          content: { "application/json": { schema: { anyOf: [refer("Ready"), refer("Error")] } } },
        },
      },
      securitySchemes: {
        apiToken: { type: "http", scheme: "bearer", description: "A person's API token, `fv_…`, from /api/tokens." },
        localToken: { type: "http", scheme: "bearer", description: "The token of the data directory's lock file." },
        schedulerSecret: { type: "http", scheme: "bearer", description: "The server's CRON_SECRET." },
      },
    },
  };
}

const refer = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Named schemas refer to each other by name. */
function named(schemas: Readonly<Record<string, z.ZodType>>, io: "input" | "output"): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const made = z.toJSONSchema(registry, {
    io,
    unrepresentable: "any",
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => {
      if (io === "output") openToGrowth(jsonSchema);
      const form = CHECKED_FORMS.get(zodSchema);
      if (form) Object.assign(jsonSchema, statedForm(form));
    },
  });
  return Object.fromEntries(Object.entries(made.schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]));
}

function statedForm(form: z.ZodType): Json {
  const { $schema, ...stated } = z.toJSONSchema(form, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => openToGrowth(jsonSchema),
  });
  return stated;
}

/** Zod closes the objects that it writes; ours may gain keys in later versions. */
function openToGrowth(schema: Json): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}

function describe(operation: Described): Json {
  const { id, summary, scopes, body, isBodyOptional = false } = operation;
  const parameters = [...pathParameters(operation.path), ...headers(operation), ...queryParameters(operation.query)];
  return {
    operationId: id,
    summary,
    security: security(operation),
    "x-fanvise-token-scopes": scopes,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: !isBodyOptional, content: { "application/json": { schema: refer(body) } } } }
      : {}),
    responses: responses(operation),
  };
}

function security({ caller, scopes }: Described): Json[] {
  if (caller === "scheduler") return [{ schedulerSecret: [] }];
  if (caller === "this machine") return [{ localToken: [] }];
  // Without sign-in the person at this machine needs no token: an empty requirement says so.
  return scopes.length > 0 ? [{}, { apiToken: [...scopes] }] : [{}];
}

const parameterNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);

/** An empty one would be another address. */
const pathParameters = (path: string): Json[] =>
  parameterNames(path).map((name) => ({ name, in: "path", required: true, schema: { type: "string", minLength: 1 } }));

const headers = ({ headers: names = [] }: Described): Json[] =>
  names.map((name) => ({
    name,
    in: "header",
    required: name === "Idempotency-Key",
    schema:
      name === "Idempotency-Key"
        ? { type: "string", pattern: IDEMPOTENCY_KEY.source }
        : { type: "string", maxLength: 200 },
  }));

function queryParameters(query: z.ZodObject | undefined): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, {
    io: "input",
    unrepresentable: "any",
    // On the way it is digits; what is meant is a number.
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === "integer") delete jsonSchema.pattern;
    },
  });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    ...(PARAMETER_NOTES[name] ? { description: PARAMETER_NOTES[name] } : {}),
    schema,
  }));
}

function responses(operation: Described): Json {
  const { answer, answerStatus = 200, streams } = operation;
  const content: Json = {
    ...(streams && streams !== "text" && streams !== "csv"
      ? { "text/event-stream": { schema: refer(streams === "rpc" ? "JsonRpcAnswer" : "StreamEvent") } }
      : {}),
    ...(answer ? { "application/json": { schema: refer(answer) } } : {}),
    ...(streams === "run" || streams === "text" ? { "text/plain": { schema: { type: "string" } } } : {}),
    ...(streams === "csv" ? { "text/csv": { schema: { type: "string" } } } : {}),
  };
  const hasContent = Object.keys(content).length > 0;
  return {
    [answerStatus]: { description: operation.summary, ...(hasContent ? { content } : {}) },
    ...(streams === "events only" ? { 204: { description: "Nothing was missed." } } : {}),
    ...(streams === "rpc" ? { 202: { description: "A notification was taken." } } : {}),
    ...Object.fromEntries(
      refusals(operation).map((status) => [status, { $ref: `#/components/responses/${refusalOf(operation, status)}` }]),
    ),
  };
}

function refusalOf({ id, streams }: Described, status: number): string {
  if (streams === "rpc" && status !== 401) return "RefusedByProtocol";
  return id === "ready" && status === 503 ? "NotReady" : "Refused";
}

function refusals({ path, query, body, headers: request = [], caller, refusals: own = [] }: Described): number[] {
  if (caller === "whole world") return [];
  // Too many requests without a sign-in, or with a wrong one.
  const all = new Set<number>([403, 405, 429, 503, ...own]);
  if (caller !== "anyone" && caller !== "signing in") all.add(401);
  if (caller === "signing in") all.add(404);
  if (parameterNames(path).length > 0) all.add(404);
  if (body) for (const status of [400, 413, 415, 422]) all.add(status);
  if (query) all.add(422);
  // 404 for a league or a team that is not the user's.
  if (query && "leagueId" in query.shape) all.add(404);
  if (request.includes("Idempotency-Key")) all.add(400);
  return [...all].sort((a, b) => a - b);
}
