/**
 * Proof that the interface does what its own description says.
 *
 * Requests are made of the document that the product serves: all routes and methods, parameters, headers, bodies,
 * content types and forms of the answer, half of them as the document allows and half spoiled. Each answer must have a
 * status that is described for its route and method and a body of the schema of that status and content type; none is a
 * 5xx or a 429, and none that the document allows is refused as invalid. Ids are those that earlier answers gave. A
 * trial is 250 requests to one demo home.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { REFERENCE_DEMO } from "#test/leagues/reference-demo";
import { askRoute, methodsOf } from "#test/routes";
import { startFaultServer } from "#test/stubs/fault-server";
import { runningFanVise } from "@/server/running";
import type { TrialOutcome } from "../suite";
import { answerFaults, type Described, readDocument } from "./openapi-oracle";
import { isAllowed, type PlannedRequest, plannedRequests } from "./openapi-requests";

const REQUESTS_A_TRIAL = 250;
const CRON_SECRET = "a-secret-of-the-proof";
const HOST = "127.0.0.1:3000";
const MAX_KNOWN_IDS = 12;
const METHOD_NOT_ALLOWED = 405;

type ProofInstance = {
  described: Described;
  localToken: string;
  ids: Map<string, string[]>;
  /** A model is tested so seldom by one person that the route would not be seen behind its limit. */
  forgetLimits(): Promise<unknown>;
};
let opened: Promise<ProofInstance> | undefined;

async function openInstance(): Promise<ProofInstance> {
  const outside = await startFaultServer(async () => ({ status: 404, body: "{}" }));
  Object.assign(process.env, {
    FANVISE_DATA_DIR: mkdtempSync(join(tmpdir(), "fanvise-openapi-")),
    FANVISE_LEAGUE: "demo",
    FANVISE_MODEL: "rules",
    ...REFERENCE_DEMO,
    FANVISE_JOBS: "off",
    FANVISE_CHATS_PER_MINUTE: "100000",
    FANVISE_CHATS_AT_ONCE: "10000",
    CRON_SECRET,
    ESPN_BASE_URL: outside.origin,
    GOOGLE_BASE_URL: outside.origin,
    OLLAMA_BASE_URL: outside.origin,
    NEWS_FEEDS: "",
    DATABASE_URL: "",
    GOOGLE_API_KEY: "",
    FANVISE_LOG_LEVEL: "error",
  });
  const { database } = await runningFanVise();
  const served = await askRoute("/api/openapi.json", "GET", {}, { headers: { host: HOST } });
  return {
    described: readDocument(await served.json()),
    localToken: database.ownerLock?.owner.localToken ?? "",
    ids: new Map(),
    forgetLimits: () => database.pool.query("delete from rate_limits where kind = 'model-test'"),
  };
}

/** One thing has several names: a path's `id` is of what its place lists. */
const ID_OF_PLACE: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/threads|^\/api\/agent\/chat/, "threadId"],
  [/^\/api\/agent\/matchup-optimizer/, "planId"],
  [/^\/api\/proposals/, "proposalId"],
  [/^\/api\/players/, "playerId"],
  [/^\/api\/tokens/, "tokenId"],
  [/^\/api\/connections/, "connectionId"],
  [/^\/api\/shared/, "token"],
  [/^\/api\/jobs/, "job"],
];
const JOBS = ["news", "statuses", "verify", "settle", "prune", "accounts"];
const SAME_AS: Readonly<Record<string, string>> = {
  addPlayerId: "playerId",
  dropPlayerId: "playerId",
  untouchables: "playerId",
  goBackBefore: "runId",
};

function kindOf(name: string, path: string): string {
  if (name === "id" || name === "threadId" || name === "token" || name === "name")
    return ID_OF_PLACE.find(([place]) => place.test(path))?.[1] ?? name;
  return SAME_AS[name] ?? name;
}

/** Remembers the ids of an answer. */
function remember(ids: ProofInstance["ids"], path: string, value: unknown, key = ""): void {
  if (Array.isArray(value)) for (const part of value.slice(-4)) remember(ids, path, part, key);
  else if (typeof value === "object" && value !== null)
    for (const [name, part] of Object.entries(value)) remember(ids, path, part, name);
  else if (
    /^(?:threadId|runId|proposalId|playerId|tokenId|connectionId|checkpointId|token)$/.test(key) &&
    value !== null
  ) {
    const kind = key === "threadId" && path.includes("matchup-optimizer") ? "planId" : key;
    const known = (ids.get(kind) ?? []).filter((id) => id !== String(value));
    ids.set(kind, [...known, String(value)].slice(-MAX_KNOWN_IDS));
  }
}

/** Puts ids that exist in the place of those that were made up, three times of four. */
function withKnownIds(request: PlannedRequest, ids: ProofInstance["ids"]): PlannedRequest {
  const { operation, pick } = request;
  if (pick % 4 === 0) return request;
  const known = (name: string, offset: number): string | undefined => {
    const kind = kindOf(name, operation.path);
    const all = kind === "job" ? JOBS : (ids.get(kind) ?? []);
    return all.length === 0 ? undefined : all[(pick + offset) % all.length];
  };
  const parameters = request.parameters.map(({ parameter, values }, at) => {
    const isId = parameter.in === "path" || /Id$/.test(parameter.name);
    const id = isId && values.length === 1 ? known(parameter.name, at) : undefined;
    return { parameter, values: id === undefined ? values : [id] };
  });
  let count = 0;
  const replaced = (value: unknown, key: string): unknown => {
    // Not `map`: a spoiled array may hold a property `constructor`.
    if (Array.isArray(value)) return Array.from(value, (part) => replaced(part, key));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaced(part, name)]));
    if (!/Id$|^untouchables$|^goBackBefore$/.test(key) || /^(?:league|activeLeague|person)Id$/.test(key)) return value;
    count += 1;
    const id = known(key, count);
    if (id === undefined) return value;
    return typeof value === "number" ? Number(id) : typeof value === "string" ? id : value;
  };
  const { body } = request;
  return { ...request, parameters, body: body && "value" in body ? { value: replaced(body.value, "") } : body };
}

type Answer = { status: number; contentType: string | null; text: string };

async function send(request: PlannedRequest, localToken: string, at: number): Promise<Answer> {
  const { operation, method, parameters, body, contentType, accept, isAuthorized } = request;
  const inPath: Record<string, string> = {};
  const search = new URLSearchParams();
  const headers = new Headers({ host: HOST, "x-forwarded-for": `192.0.2.${at % 250}` });
  for (const { parameter, values } of parameters) {
    for (const value of values) {
      if (parameter.in === "path") inPath[parameter.name] = value.toWellFormed();
      else if (parameter.in === "query") search.append(parameter.name, value);
      else headers.set(parameter.name, value);
    }
  }
  const [needed = {}] = operation.security.filter((each) => "schedulerSecret" in each || "localToken" in each);
  const secret = "schedulerSecret" in needed ? CRON_SECRET : "localToken" in needed ? localToken : undefined;
  if (secret !== undefined && isAuthorized) headers.set("authorization", `Bearer ${secret}`);
  if (accept !== undefined) headers.set("accept", accept);
  const bytes = body === undefined ? undefined : "bytes" in body ? body.bytes : Buffer.from(JSON.stringify(body.value));
  if (bytes !== undefined && contentType !== undefined) headers.set("content-type", contentType);
  if (!(await methodsOf(operation.path)).includes(method) && method === operation.method)
    throw new Error(`${method} ${operation.path} is described and not there`);
  const response = await askRoute(operation.path, method, inPath, {
    headers,
    search: search.size > 0 ? `?${search}` : "",
    // A copy with a memory of its own, as requests want it.
    ...(bytes === undefined || method === "GET" ? {} : { body: new Uint8Array(bytes) }),
  });
  return { status: response.status, contentType: response.headers.get("content-type"), text: await response.text() };
}

/** Faults of the answer; empty when there are none. */
function faultsOf(described: Described, request: PlannedRequest, answer: Answer): string[] {
  const { operation, method } = request;
  const requested = described.operations.find((each) => each.path === operation.path && each.method === method);
  if (!requested) {
    const isRefused = answer.status === METHOD_NOT_ALLOWED || answer.status === 401;
    return isRefused ? answerFaults(described, operation, answer) : [`${method} is not described: ${answer.status}`];
  }
  const faults = answerFaults(described, requested, answer);
  if (answer.status >= 500) faults.push(`a ${answer.status}`);
  if (answer.status === 429) faults.push("a limit hides the route");
  const allowed = isAllowed(described, request);
  if (allowed && [400, 415, 422].includes(answer.status)) faults.push(`is allowed and refused with ${answer.status}`);
  // An approval is exact.
  if (!allowed && operation.operationId === "decide" && answer.status < 300) faults.push("is not allowed and accepted");
  return faults;
}

const shown = (request: PlannedRequest): string => {
  const sent = request.parameters.flatMap(({ parameter, values }) =>
    values.map((value) => `${parameter.name}=${value}`),
  );
  const body = request.body === undefined ? "" : "value" in request.body ? JSON.stringify(request.body.value) : "bytes";
  return `${request.method} ${request.operation.path} ${sent.join("&")} ${request.accept ?? ""} ${body}`.slice(0, 500);
};

/** @param seed decides every request of the trial */
export async function openApiTrial(_index: number, seed: number): Promise<TrialOutcome> {
  opened ??= openInstance();
  const { described, localToken, ids, forgetLimits } = await opened;
  const wrong: string[] = [];
  const succeeded = new Set<string>();
  let allowedCount = 0;
  const sample = fc.sample(plannedRequests(described), { numRuns: REQUESTS_A_TRIAL, seed });
  for (const [at, planned] of sample.entries()) {
    const request = withKnownIds(planned, ids);
    if (request.operation.operationId === "testModel") await forgetLimits();
    const answer = await send(request, localToken, at);
    if (isAllowed(described, request)) allowedCount += 1;
    if (answer.status < 400) {
      succeeded.add(request.operation.operationId);
      if (answer.contentType?.startsWith("application/json"))
        remember(ids, request.operation.path, JSON.parse(answer.text));
    }
    const faults = faultsOf(described, request, answer);
    if (faults.length > 0) wrong.push(`${faults.join("; ")} — ${shown(request)} → ${answer.text.slice(0, 160)}`);
  }
  return {
    ok: wrong.length === 0,
    line:
      wrong.length === 0 ? `${sample.length} requests, ${allowedCount} of them allowed` : wrong.slice(0, 8).join("\n"),
    figures: {
      requests: sample.length,
      allowed: allowedCount,
      wrong: wrong.length,
      ...Object.fromEntries([...succeeded].map((id) => [`answered ${id}`, 1])),
    },
  };
}

export function openApiSummary(outcomes: readonly TrialOutcome[]): string[] {
  const total = (name: string) => outcomes.reduce((sum, { figures }) => sum + (figures?.[name] ?? 0), 0);
  const answered = new Set(
    outcomes.flatMap(({ figures = {} }) => Object.keys(figures)).filter((name) => name.startsWith("answered ")),
  );
  return [
    `${total("wrong")} of ${total("requests")} requests answered otherwise than described; ${total("allowed")} were such as the description allows`,
    `${answered.size} operations did at least once what they are for`,
  ];
}
