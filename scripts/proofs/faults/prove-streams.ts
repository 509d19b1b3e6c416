/**
 * Proof that a stream which breaks anywhere goes on where it stopped, and that a stop reaches the model's call.
 *
 * Over HTTP, on the server that `npm start` runs: a client whose connection is cut after a random number of events
 * comes back with its last event's number, again and again, until it has seen the end. Its text is then the stored one,
 * byte by byte.
 */
import { z } from "zod";
import { type Agent, Cut, isComplete, readRun, receive, resumeStream, startRun, textOf } from "../server/proof-client";
import { type ProofInstance, proofInstance } from "../server/proof-instance";
import { startProofServer } from "../server/proof-server";
import { type Stops, startSlowModel } from "../server/proof-stop";
import { drawsFrom } from "../storage/prove-crash";
import type { TrialOutcome } from "../suite";

const DISCONNECTS = 25;
const MAX_EVENTS_PER_CONNECTION = 6;
const QUESTIONS = [
  "Who is on my roster?",
  "How is my matchup going?",
  "Which free agents are worth adding?",
  "Who should I start today?",
  "Πώς πάει ο αγώνας μου;",
];

export async function streamTrial(_index: number, seed: number): Promise<TrialOutcome> {
  const fixture = await proofInstance("embedded");
  const cuts = await cutStreams(fixture, drawsFrom(seed));
  const stops = await stopCalls(fixture);
  const problems = [...cuts.problems, ...stops.problems];
  return {
    ok: problems.length === 0,
    line: `${cuts.disconnects} disconnects in ${cuts.runs} runs, ${cuts.bytes} bytes of text; ${stops.count} model calls stopped within ${stops.maxMs} ms${problems.map((each) => `\n    ${each}`).join("")}`,
    figures: {
      disconnects: cuts.disconnects,
      runs: cuts.runs,
      bytes: cuts.bytes,
      differing: cuts.problems.length,
      stops: stops.count,
      stopMs: stops.maxMs,
    },
  };
}

async function cutStreams(fixture: ProofInstance, draw: () => number) {
  const place = await fixture.fresh();
  const server = await startProofServer(place.env);
  const problems: string[] = [];
  let [disconnects, runs, bytes] = [0, 0, 0];
  const pick = <T>(of: readonly T[]): T => of[Math.floor(draw() * of.length)] as T;
  /** A connection that is cut by its client after so many events; the first may be cut before any. */
  const cutAfter = () => {
    const left = new AbortController();
    let events = Math.floor(draw() * MAX_EVENTS_PER_CONNECTION);
    const isCut = () => {
      events -= 1;
      if (events <= 0) left.abort();
      return left.signal.aborted;
    };
    return { signal: left.signal, isCut };
  };
  try {
    while (disconnects < DISCONNECTS) {
      const agent: Agent = draw() < 0.3 ? "matchup-optimizer" : "chat";
      const question = pick(QUESTIONS);
      const first = cutAfter();
      const { run, response } = await startRun(
        server.origin,
        agent,
        agent === "chat" ? { message: question } : {},
        first.signal,
      );
      let connection: Response | undefined = response;
      let { isCut } = first;
      while (connection) {
        try {
          problems.push(...(await receive(connection, run, isCut)));
        } catch (error) {
          if (!(error instanceof Cut)) throw error;
          disconnects += 1;
        }
        if (isComplete(run)) break;
        const next = cutAfter();
        connection = await resumeStream(server.origin, agent, run, next.signal);
        isCut = next.isCut;
      }
      runs += 1;
      const text = textOf(run);
      const stored =
        agent === "chat" ? await storedTurn(server.origin, run) : (await readRun(server.origin, run.threadId)).answer;
      bytes += Buffer.byteLength(text);
      if (!isComplete(run)) problems.push(`${agent} "${question}": no end`);
      if (!Buffer.from(text).equals(Buffer.from(stored))) problems.push(`${agent} "${question}": another text`);
      if (text === "") problems.push(`${agent} "${question}": no text`);
    }
  } finally {
    await server.kill("SIGKILL");
    await place.remove();
  }
  return { disconnects, runs, bytes, problems };
}

const thread = z.object({
  turns: z.array(z.object({ runId: z.string(), result: z.object({ answer: z.string() }).nullable() })),
});

async function storedTurn(origin: string, run: { threadId: string; runId: string }): Promise<string> {
  const response = await fetch(`${origin}/api/threads/${run.threadId}`);
  const { turns } = thread.parse(await response.json());
  return turns.find(({ runId }) => runId === run.runId)?.result?.answer ?? "";
}

async function stopCalls(fixture: ProofInstance): Promise<Stops> {
  const model = await startSlowModel();
  const place = await fixture.fresh();
  const server = await startProofServer({ ...place.env, ...model.env });
  try {
    return await model.stopped(server.origin, server.origin);
  } finally {
    await server.kill("SIGKILL");
    await place.remove();
    await model.close();
  }
}

export function streamSummary(outcomes: readonly TrialOutcome[]): string[] {
  const figures = (name: string) => outcomes.map((outcome) => outcome.figures?.[name] ?? 0);
  const sum = (name: string) => figures(name).reduce((all, one) => all + one, 0);
  return [
    `${sum("disconnects")} disconnects in ${sum("runs")} runs, ${sum("bytes")} bytes of text: ${sum("differing")} differences`,
    `${sum("stops")} model calls stopped within ${Math.max(0, ...figures("stopMs"))} ms`,
  ];
}
