/**
 * A person's client of a running server, for proofs: starts runs, follows their streams from the last event on,
 * decides.
 */
import { z } from "zod";
import { type LoggedEvent, streamEvent } from "@/contract/conversation/stream-event";
import { type DecisionsRequest, decisionsAnswer, type ProposalCard } from "@/contract/planning/card";
import { type OptimizerAnswer, optimizerAnswer } from "@/contract/planning/optimizer-answer";

const ANSWER_LIMIT_MS = 30_000;
/** The league did not answer the question that a decision rests on: nothing was decided. */
const LEAGUE_AWAY = [502, 504];
const MAX_CLICKS = 5;

/** The connection broke, or could not be made: the server is gone, or somebody cut it. */
export class Cut extends Error {}

/** A run's address and what was received of it, by sequence number. */
export type Followed = { threadId: string; runId: string; events: Map<number, LoggedEvent["event"]> };

export const lastSeqOf = ({ events }: Followed): number => Math.max(0, ...events.keys());
export const isComplete = ({ events }: Followed): boolean => [...events.values()].some(({ type }) => type === "finish");
export const textOf = ({ events }: Followed): string =>
  [...events]
    .sort(([a], [b]) => a - b)
    .map(([, event]) => (event.type === "text-delta" ? event.delta : ""))
    .join("");

export type Agent = "matchup-optimizer" | "chat";

/**
 * Only a broken connection counts as a cut; a refusal is an answer. Each request uses its own connection: a reused one
 * to a killed server would break though the next server on the port is well.
 */
async function send(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    const headers = new Headers(init.headers);
    headers.set("connection", "close");
    return await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS), ...init, headers });
  } catch (error) {
    throw new Cut(`no answer (${whyOf(error)})`, { cause: error });
  }
}

/** Reason of a failed `fetch`: its cause, or the time limit itself. */
const whyOf = (error: unknown): string => {
  const { cause = error } = error instanceof Error ? error : {};
  return cause instanceof Error ? cause.message : String(cause);
};

async function bodyOf<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  const text = await response.text().catch((error: unknown) => {
    throw new Cut("half an answer", { cause: error });
  });
  if (!response.ok) throw new Error(`${response.status}: ${text.slice(0, 300)}`);
  return schema.parse(JSON.parse(text));
}

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json", ...headers },
});

/**
 * Starts a run and notes its address as soon as it is known.
 *
 * @returns the run, and its stream for `receive`. @throws Cut
 */
export async function startRun(
  origin: string,
  agent: Agent,
  body: unknown,
  signal?: AbortSignal,
): Promise<{ run: Followed; response: Response }> {
  const response = await send(`${origin}/api/agent/${agent}`, { ...post(body), ...(signal ? { signal } : {}) });
  const [threadId, runId] = ["x-fanvise-thread-id", "x-fanvise-run-id"].map((name) => response.headers.get(name));
  if (!threadId || !runId) throw new Error(`no run was started: ${response.status} ${await response.text()}`);
  return { run: { threadId, runId, events: new Map() }, response };
}

/** The rest of a run's stream from its last received event on; `undefined` when nothing was missed. @throws Cut */
export async function resumeStream(
  origin: string,
  agent: Agent,
  run: Followed,
  signal?: AbortSignal,
): Promise<Response | undefined> {
  const headers = { "last-event-id": String(lastSeqOf(run)) };
  const url = `${origin}/api/agent/${agent}/${run.threadId}/stream`;
  const response = await send(url, { headers, ...(signal ? { signal } : {}) });
  if (response.status === 204) return undefined;
  if (!response.ok) throw new Error(`the stream answers ${response.status}`);
  return response;
}

/**
 * Reads whole events into the run until the stream ends. A half event is left out, as a browser does.
 *
 * @param isCut asked after each event: the client leaves there. @returns problems: events out of order. @throws Cut
 */
export async function receive(response: Response, run: Followed, isCut = () => false): Promise<string[]> {
  const problems: string[] = [];
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for await (const chunk of response.body ?? []) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
      rest = parts.pop() ?? "";
      for (const part of parts) {
        const [, seq, data] = /^id: (\d+)\ndata: (.*)$/s.exec(part) ?? [];
        if (seq === undefined || data === undefined) continue;
        if (Number(seq) !== lastSeqOf(run) + 1) problems.push(`event ${seq} after ${lastSeqOf(run)}`);
        run.events.set(Number(seq), streamEvent.parse(JSON.parse(data)));
        if (isCut()) throw new Cut("left");
      }
    }
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof Cut) throw error;
    throw new Cut("the stream broke", { cause: error });
  }
  return problems;
}

export const readRun = async (origin: string, threadId: string): Promise<OptimizerAnswer> =>
  bodyOf(await send(`${origin}/api/agent/matchup-optimizer/${threadId}`), optimizerAnswer);

/**
 * Sends one decision. Where many ask at once on a busy machine, the league may not answer; the user then clicks again.
 *
 * @throws Cut
 */
export async function decide(
  origin: string,
  threadId: string,
  decisions: DecisionsRequest["decisions"],
  key: string,
  onLate: () => void = () => undefined,
): Promise<ProposalCard[]> {
  const url = `${origin}/api/agent/matchup-optimizer/${threadId}/decisions`;
  for (let tries = 1; ; tries += 1) {
    const response = await send(url, post({ decisions }, { "idempotency-key": key }));
    if (!LEAGUE_AWAY.includes(response.status) || tries === MAX_CLICKS)
      return (await bodyOf(response, decisionsAnswer)).cards;
    await response.body?.cancel();
    onLate();
  }
}

const jobAnswer = z.object({ status: z.string() });
export const runJob = async (origin: string, name: string, secret: string): Promise<string> => {
  const headers = { authorization: `Bearer ${secret}` };
  return (await bodyOf(await send(`${origin}/api/jobs/${name}`, post({}, headers)), jobAnswer)).status;
};
