/** One cell of the fault matrix, tried on the built server. */
import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { chatAnswer } from "@/contract/conversation/chat-answer";
import { proofInstance } from "../server/proof-instance";
import { type ProofServer, type StartOptions, startProofServer } from "../server/proof-server";
import { GONE, type Sight, type Trial, type TriedCell, WELL } from "./fault-cell";

const ANSWER_LIMIT_MS = 60_000;
const GIVEN_UP_MS = 90_000;
const POLL_MS = 500;
const QUESTION = "How has Haliburton been playing?";

const refusal = z.object({ error: z.object({ code: z.string() }) });
const readiness = z.object({
  status: z.string(),
  sources: z.array(z.object({ kind: z.string(), name: z.string(), state: z.string() })),
});
const aged = z.object({ stale: z.boolean() });

export type Tried = { readonly problems: readonly string[]; readonly recoveredMs: number };

export async function tryCell(cell: TriedCell): Promise<Tried> {
  const problems: string[] = [];
  const lines: string[] = [];
  const undo: (() => unknown)[] = [];
  const acknowledged: string[] = [];
  let seen: Sight | undefined;
  let recoveredMs: number | undefined;

  const started = async (env: Readonly<Record<string, string>>, options: StartOptions = {}): Promise<ProofServer> => {
    const server = await startProofServer(env, { ...options, onLine: (line) => lines.push(line) });
    undo.push(() => server.kill("SIGKILL"));
    return server;
  };
  const well = async (server: ProofServer): Promise<void> => {
    const sinceMs = performance.now();
    let now = await sightOf(server.origin, acknowledged);
    while (!isSame(now, WELL)) {
      if (performance.now() - sinceMs > GIVEN_UP_MS) throw new Error(`it does not recover: ${JSON.stringify(now)}`);
      await wait(POLL_MS);
      now = await sightOf(server.origin, acknowledged);
    }
    recoveredMs = performance.now() - sinceMs;
    problems.push(...(await lost(server.origin, acknowledged)));
  };
  const trial: Trial = {
    async start(env, options) {
      const server = await started(env, options);
      const before = await sightOf(server.origin, acknowledged);
      if (!isSame(before, WELL)) problems.push(`before the fault: ${JSON.stringify(before)}`);
      return server;
    },
    async startInVain(env, options) {
      const server = await started(env, options).catch((error: unknown) => void lines.push(String(error)));
      seen = server ? await sightOf(server.origin, acknowledged) : GONE;
      await server?.kill("SIGKILL");
    },
    async check(server) {
      seen = server.isGone() ? GONE : await sightOf(server.origin, acknowledged);
    },
    recovers: well,
    async startsAgain(env, options, pass) {
      const sinceMs = performance.now();
      const server = await started(env, options);
      await pass?.(server);
      await well(server);
      recoveredMs = performance.now() - sinceMs;
      return server;
    },
    async embedded() {
      const place = await (await proofInstance("embedded")).fresh();
      const dataDir = place.env.FANVISE_DATA_DIR ?? "";
      undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
      return { env: place.env, dataDir };
    },
    finally(last) {
      undo.push(last);
    },
  };

  try {
    await cell.attempt(trial);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    for (const step of undo.reverse()) await step();
  }
  if (!seen) problems.push("nobody looked");
  else if (!isSame(seen, cell.expects))
    problems.push(`seen ${JSON.stringify(seen)} instead of ${JSON.stringify(cell.expects)}`);
  const isLogged = lines.some((line) => line.includes(cell.log));
  if (!isLogged) problems.push(`the log does not say ${cell.log}: ${lines.slice(-5).join(" | ").slice(0, 600)}`);
  problems.push(...lines.filter((line) => /unhandledRejection|uncaughtException/i.test(line)).slice(0, 2));
  if (recoveredMs === undefined) problems.push("it did not recover");
  else if (recoveredMs > cell.withinSeconds * 1_000) problems.push(`it took ${(recoveredMs / 1_000).toFixed(1)} s`);
  return { problems, recoveredMs: recoveredMs ?? 0 };
}

const isSame = (one: Sight, other: Sight): boolean =>
  one.pages === other.pages && one.questions === other.questions && one.ready === other.ready;

/** Requests a page and a question at the same moment, to wait only once; then reads the operator's view. */
async function sightOf(origin: string, acknowledged: string[]): Promise<Sight> {
  const [pages, questions] = await Promise.all([pageOf(origin), questionTo(origin, acknowledged)]);
  return { pages, questions, ready: await readyOf(origin) };
}

const NOTHING = "nothing answers";

async function answerOf(url: string, init: RequestInit = {}): Promise<{ isOk: boolean; body: unknown } | undefined> {
  const headers = { accept: "application/json", "content-type": "application/json", connection: "close" };
  try {
    const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    return { isOk: response.ok, body: await response.json() };
  } catch {
    return undefined;
  }
}

const codeIn = (body: unknown): string => refusal.safeParse(body).data?.error.code ?? "an answer of another form";

async function pageOf(origin: string): Promise<string> {
  const answer = await answerOf(`${origin}/api/roster`);
  if (!answer) return NOTHING;
  if (!answer.isOk) return codeIn(answer.body);
  return aged.parse(answer.body).stale ? "shown with its age" : "shown";
}

async function questionTo(origin: string, acknowledged: string[]): Promise<string> {
  const init = { method: "POST", body: JSON.stringify({ message: QUESTION }) };
  const answer = await answerOf(`${origin}/api/chat`, init);
  if (!answer) return NOTHING;
  const reported = chatAnswer.safeParse(answer.body);
  if (!reported.success) return codeIn(answer.body);
  if (reported.data.status !== "completed") return reported.data.error?.code ?? reported.data.status;
  acknowledged.push(reported.data.threadId);
  return reported.data.warnings.some(({ code }) => code.startsWith("model.")) ? "answered by the rules" : "answered";
}

async function readyOf(origin: string): Promise<string> {
  const answer = await answerOf(`${origin}/api/ready`);
  if (!answer) return NOTHING;
  const reported = readiness.safeParse(answer.body).data;
  if (!reported) return codeIn(answer.body);
  const failing = reported.sources
    .filter(({ state }) => ["failing", "paused", "needs you"].includes(state))
    .map(({ kind, name }) => (kind === "model" ? kind : name.split(":")[0]));
  return failing.length === 0 ? reported.status : `${reported.status} (${[...new Set(failing)].join(", ")} failing)`;
}

/** Every conversation whose answer somebody has read. */
async function lost(origin: string, acknowledged: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    acknowledged.map(async (threadId) => ({ threadId, answer: await answerOf(`${origin}/api/threads/${threadId}`) })),
  );
  return found.filter(({ answer }) => !answer?.isOk).map(({ threadId }) => `lost: conversation ${threadId}`);
}
