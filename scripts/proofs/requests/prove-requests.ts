/**
 * Proof that no body is too much for a route: made of the routes' own schemas, damaged, or no JSON at all.
 *
 * The handlers are those of the app, on a home with the demo league; what they would ask outside is a server of this
 * process that knows nothing. A trial is 250 bodies over every changing route in turn, and after each 25 a good
 * question.
 */

import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { REFERENCE_DEMO } from "#test/leagues/reference-demo";
import { askRoute } from "#test/routes";
import { startFaultServer } from "#test/stubs/fault-server";
import { errorBody } from "@/contract/error";
import { describeInterface } from "@/server/openapi/document";
import type { Route } from "@/server/routes/define-route";
import { ROUTES } from "@/server/routes/routes";
import { runningFanVise } from "@/server/running";
import type { TrialOutcome } from "../suite";
import { damaged, rawBodies, valuesOf } from "./generated-bodies";

const BODIES_A_TRIAL = 250;
const BODIES_A_GOOD_QUESTION = 25;
const CRON_SECRET = "a-secret-of-the-proof";
const HOST = "127.0.0.1:3000";

const changing = ROUTES.filter(({ method }) => method !== "GET");
const { schemas } = describeInterface(ROUTES).components;

/** `text`: as JSON, or bytes as they are. */
type Body = { operation: Route; bytes: Uint8Array; contentType: string };

const jsonBytes = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value) ?? "null");
const contentTypes = fc.constantFrom("application/json", "application/json; charset=utf-8", "text/plain", "");

const bodies: fc.Arbitrary<Body> = fc.constantFrom(...changing).chain((operation) => {
  const values = valuesOf(operation.body ? schemas[operation.body] : {}, schemas);
  return fc.record({
    operation: fc.constant(operation),
    bytes: fc.oneof(
      { weight: 4, arbitrary: values.map(jsonBytes) },
      { weight: 4, arbitrary: damaged(values).map(jsonBytes) },
      { weight: 2, arbitrary: rawBodies(values) },
    ),
    contentType: fc.oneof(
      { weight: 9, arbitrary: fc.constant("application/json") },
      { weight: 1, arbitrary: contentTypes },
    ),
  });
});

let opened: Promise<{ localToken: string }> | undefined;

async function openInstance(): Promise<{ localToken: string }> {
  const outside = await startFaultServer(async () => ({ status: 404, body: "{}" }));
  Object.assign(process.env, {
    FANVISE_DATA_DIR: mkdtempSync(join(tmpdir(), "fanvise-requests-")),
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
    DATABASE_URL: "",
    GOOGLE_API_KEY: "",
    FANVISE_LOG_LEVEL: "error",
  });
  const { database } = await runningFanVise();
  return { localToken: database.ownerLock?.owner.localToken ?? "" };
}

async function send(
  { operation, bytes, contentType }: Body,
  localToken: string,
): Promise<{ status: number; text: string }> {
  const { caller } = operation;
  const secret = caller === "scheduler" ? CRON_SECRET : caller === "this machine" ? localToken : undefined;
  const params = Object.fromEntries(
    [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, randomUUID()]),
  );
  const response = await askRoute(operation.path, operation.method, params, {
    headers: {
      host: HOST,
      accept: "application/json",
      "idempotency-key": randomUUID(),
      ...(contentType === "" ? {} : { "content-type": contentType }),
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
    },
    // A copy with a memory of its own, as requests want it.
    ...(operation.method === "DELETE" ? {} : { body: new Uint8Array(bytes) }),
  });
  return { status: response.status, text: await response.text() };
}

const GOOD_QUESTION = jsonBytes({ message: "What is the score of my matchup?" });

/** @param seed decides every body of the trial */
export async function requestTrial(_index: number, seed: number): Promise<TrialOutcome> {
  opened ??= openInstance();
  const { localToken } = await opened;
  const [askSupervisor] = changing.filter(({ id }) => id === "askSupervisor");
  if (!askSupervisor) throw new Error("there is no route to ask");
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  const sample = fc.sample(bodies, { numRuns: BODIES_A_TRIAL, seed });
  for (const [at, body] of sample.entries()) {
    const { status, text } = await send(body, localToken);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const isPlanned = status < 400 || (status < 500 && errorBody.safeParse(asJson(text)).success);
    // The MCP's own refusals have its own form.
    if (status >= 500 || (!isPlanned && body.operation.id !== "callTools")) {
      wrong.push(
        `${body.operation.id} ${status} for ${Buffer.from(body.bytes).toString("utf8").slice(0, 200)}: ${text.slice(0, 200)}`,
      );
    }
    if (at % BODIES_A_GOOD_QUESTION !== 0) continue;
    const good = await send(
      { operation: askSupervisor, bytes: GOOD_QUESTION, contentType: "application/json" },
      localToken,
    );
    if (good.status !== 200 || !good.text.includes('"status":"completed"'))
      wrong.push(`the next question: ${good.text.slice(0, 200)}`);
  }
  const spread = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count}×${status}`);
  return {
    ok: wrong.length === 0,
    line: wrong.length === 0 ? `${sample.length} bodies: ${spread.join(" ")}` : wrong.slice(0, 5).join("\n"),
    figures: {
      bodies: sample.length,
      wrong: wrong.length,
      accepted: [...statuses].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0),
    },
  };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function requestSummary(outcomes: readonly TrialOutcome[]): string[] {
  const total = (name: string) => outcomes.reduce((sum, { figures }) => sum + (figures?.[name] ?? 0), 0);
  return [
    `${total("wrong")} of ${total("bodies")} bodies answered with 5xx or out of form; ${total("accepted")} were good ones`,
  ];
}
