/**
 * One round of a person who uses everything: asks, reads pages, cuts a stream, has a week planned and decides, moves
 * the demo's day.
 */
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { JOB_NAMES } from "@/server/jobs/jobs";
import { type Caller, type Notes, plannedAndDecided } from "../server/patient-person";
import { type Agent, Cut, isComplete, receive, resumeStream, runJob, startRun } from "../server/proof-client";
import { JOB_SECRET } from "../server/proof-server";

export const REQUEST_KINDS = ["question", "page", "stream", "plan", "demo day"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
/** How long each request took, in milliseconds. */
export type Latencies = Record<RequestKind, number[]>;
export const noLatencies = (): Latencies => ({ question: [], page: [], stream: [], plan: [], "demo day": [] });

const QUESTIONS = [
  "Who should I start today?",
  "How is my matchup going?",
  "Which free agents are worth adding?",
  "How has Haliburton been playing?",
  "Πώς πάει ο αγώνας μου;",
  "What if I add the best free agent?",
] as const;
/** Two rounds ask each question once, so that every cycle stores the same. */
const QUESTIONS_A_ROUND = QUESTIONS.length / 2;
const PAGES = ["/api/roster", "/api/week", "/api/matchup", "/api/players?query=le", "/api/proposals", "/"] as const;
/** So many events of a stream are read before its client leaves. */
const LEAVES_AFTER = 3;
/** A backup a cycle would measure the disk. */
const JOBS = JOB_NAMES.filter((name) => name !== "backup");

export type Round = { readonly origin: string; readonly caller: Caller; readonly notes: Notes; readonly at: number };

/** @throws Cut and Error when something is not answered as it must be */
export async function soakRound({ origin, caller, notes, at }: Round, latencies: Latencies): Promise<void> {
  const timed = async <T>(kind: RequestKind, work: () => Promise<T>): Promise<T> => {
    const beganMs = performance.now();
    const answer = await work();
    latencies[kind].push(performance.now() - beganMs);
    return answer;
  };
  for (let request = 0; request < QUESTIONS_A_ROUND; request += 1) {
    const message = QUESTIONS[(at * QUESTIONS_A_ROUND + request) % QUESTIONS.length];
    await timed("question", async () => {
      const headers = { accept: "application/json" };
      const body = JSON.stringify({ message });
      const answer = await caller.call("/api/agent/chat", { method: "POST", headers, body });
      const { status } = z.object({ status: z.string() }).parse(await answer.json());
      if (status !== "completed") notes.problems.push(`"${message}" is ${status}`);
    });
  }
  for (const page of PAGES) {
    await timed("page", async () => {
      const response = await caller.call(page);
      await response.arrayBuffer();
      if (!response.ok) notes.problems.push(`${page}: ${response.status}`);
    });
  }
  await timed("stream", () => cutAndResumed(origin, "chat", { message: QUESTIONS[0] }));
  await timed("plan", () => plannedAndDecided(caller, notes));
  await timed("demo day", () => movedDay(caller, notes));
  for (const name of JOBS) await runJob(origin, name, JOB_SECRET);
}

async function cutAndResumed(origin: string, agent: Agent, body: unknown): Promise<void> {
  const { run, response } = await startRun(origin, agent, body);
  let events = 0;
  await receive(response, run, () => ++events >= LEAVES_AFTER).catch((error: unknown) => {
    if (!(error instanceof Cut)) throw error;
  });
  const rest = isComplete(run) ? undefined : await resumeStream(origin, agent, run);
  if (rest) await receive(rest, run);
  if (!isComplete(run)) throw new Error("a resumed stream has no end");
}

async function movedDay(caller: Caller, { problems }: Notes): Promise<void> {
  const response = await caller.call("/api/demo/clock", { method: "POST", body: JSON.stringify({ day: "next" }) });
  const answer = await response.text();
  if (!response.ok) problems.push(`next day: ${response.status} ${answer.slice(0, 200)}`);
}

const threadsPage = z.object({ threads: z.array(z.object({ threadId: z.string() })) });
const RUNNING = 409;
const MAX_TRIES = 50;

/** Everything that the person made is gone: conversations deleted, the demo put back. */
export async function startedAnew(caller: Caller): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const { value } = await caller.read("/api/threads?limit=50", threadsPage);
    if (!value || value.threads.length === 0) break;
    if (tries > MAX_TRIES) throw new Error("conversations cannot be deleted");
    for (const { threadId } of value.threads) {
      const response = await caller.call(`/api/threads/${threadId}`, { method: "DELETE" });
      await response.body?.cancel();
      if (response.status === RUNNING) await wait(200);
      else if (!response.ok) throw new Error(`DELETE /api/threads: ${response.status}`);
    }
  }
  const reset = await caller.call("/api/demo/reset", { method: "POST" });
  if (!reset.ok) throw new Error(`reset of the demo: ${reset.status}`);
  await reset.body?.cancel();
}
