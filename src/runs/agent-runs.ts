/**
 * Carries runs of any agent, from their first event to their last.
 *
 * A run belongs to nobody's connection: it goes on when the client leaves, and its events are in the log. It ends in
 * one of the named states whatever happens, and the terminal status is written before the last event.
 */

import { randomUUID } from "node:crypto";
import { NO_TRACE, type RunTrace } from "@/agents/shared/run-trace";
import { addSpend, type ModelSpend, NO_SPEND } from "@/agents/shared/spend";
import type { ChatAnswer, RunStatus } from "@/contract/conversation/chat-answer";
import type { Language } from "@/contract/conversation/intent";
import type { LoggedEvent, StreamEvent } from "@/contract/conversation/stream-event";
import type { ConversationTables, RunRow, ThreadKind } from "@/db/conversations/conversations";
import type { LeftRun, OrphanedRunTables } from "@/db/conversations/orphaned-runs";
import { sqlStateOf } from "@/db/errors";
import { errorText } from "@/language/texts/errors";
import type { Clock } from "@/lib/clock";
import { failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import { NotFound, ThreadBusy } from "@/services/refusals";
import { type AnswerSoFar, nothingSoFar, withEvent } from "./answer-so-far";
import type { ChatLimits } from "./chat-limits";
import type { RunLog, RunWriter } from "./log/run-log";
import { missingEvents } from "./missing-events";
import { lostOutcome, outcomeOf, ServerClosing, StoppedByPerson } from "./run-outcome";
import type { RunRecorder } from "./run-recorder";

export type AgentRunDeps = {
  conversations: ConversationTables;
  orphanedRuns: OrphanedRunTables;
  runLog: RunLog;
  limits: ChatLimits;
  /** Keeps what a run is made of; nobody does when left out. */
  recorderOf?: (runId: string) => RunRecorder;
  /** Around whatever runs a graph: a tracer's place. */
  around?: (<T>(work: () => Promise<T>) => Promise<T>) | undefined;
  systemClock: Clock;
  log: Logger;
};

/** Dependencies of a run. */
export type RunTools = {
  runId: string;
  emit(event: StreamEvent): void;
  onSpend(spend: ModelSpend): void;
  /** The person's stop, the run's time limit, the server's end. */
  signal: AbortSignal;
  /** Returns the output of the run so far. */
  soFar(): AnswerSoFar;
  trace: RunTrace;
};

type PreparedRun<Answer extends ChatAnswer> = {
  threadId: string;
  question: string;
  language: Language;
  model: string;
  /** Adds to an empty answer what only this agent's answers have. */
  blank(base: ChatAnswer): Answer;
  work(tools: RunTools, blank: Answer): Promise<Answer>;
  /** After its last event. Must not throw. */
  afterwards?(answer: Answer): Promise<void>;
};

export type StartedRun<Answer extends ChatAnswer = ChatAnswer> = {
  threadId: string;
  runId: string;
  /** The finished turn. Never rejects: a failed turn is an answer with status "failed". */
  finished: Promise<Answer>;
};

/** How a run of a kind of thread ends when its server is gone; `undefined`: it is lost. */
type Conclude = (run: LeftRun, soFar: AnswerSoFar) => Promise<ChatAnswer | undefined>;

export type AgentRuns = {
  /** @throws ThreadBusy, TooManyChats, and what `prepare` throws, with nothing begun. */
  start<Answer extends ChatAnswer>(
    personId: string,
    prepare: () => Promise<PreparedRun<Answer>>,
  ): Promise<StartedRun<Answer>>;
  /** The thread's latest run. @throws NotFound */
  latest(personId: string, threadId: string): Promise<RunRow>;
  tail(runId: string, afterSeq: number, signal: AbortSignal): AsyncGenerator<LoggedEvent>;
  /** `false` when nothing was running. @throws NotFound */
  stop(personId: string, threadId: string): Promise<boolean>;
  /** Runs that this process carries now. */
  activeCount(): number;
  concludeWith(kind: ThreadKind, conclude: Conclude): void;
  /** Ends a run that nobody is at work on, once however often it is asked, and closes its log. */
  endLeft(run: LeftRun): Promise<void>;
  /**
   * Ends runs that lost their server, and logs that lack their last event; also done every second. `isSoleServer`: no
   * other server can be at work. Returns how many.
   */
  sweepOrphans(isSoleServer: boolean): Promise<number>;
  close(): Promise<void>;
};

/** Time limit of one turn's run: eight tool calls and their model calls, each with its own limit, fit well inside. */
const RUN_LIMIT_MS = 150_000;
const HEARTBEAT_MS = 1_000;
const STOP_POLL_MS = 500;
/** With the time after which a silent run is given up: five seconds. */
const SWEEP_MS = 1_000;

type Active = { runId: string; stop: AbortController; finished: Promise<ChatAnswer> };

export function createAgentRuns(deps: AgentRunDeps): AgentRuns {
  const { conversations, runLog, log } = deps;
  const active = new Map<string, Active>();
  const concludes = new Map<ThreadKind, Conclude>();

  const every = (ms: number, event: string, work: () => Promise<unknown>) =>
    setInterval(() => {
      work().catch((error: unknown) => log.log("warn", event, { code: failureCode(error) }));
    }, ms).unref();
  const timers = [
    every(HEARTBEAT_MS, "run.heartbeat_failed", () => conversations.heartbeat([...active.keys()])),
    every(STOP_POLL_MS, "run.stop_poll_failed", async () => {
      for (const runId of await conversations.stopRequested([...active.keys()]))
        active.get(runId)?.stop.abort(new StoppedByPerson());
    }),
    every(SWEEP_MS, "run.sweep_failed", () => runs.sweepOrphans(false)),
  ];

  const runs: AgentRuns = {
    async start(personId, prepare) {
      const place = await deps.limits.admit(personId);
      try {
        const prepared = await prepare();
        const { threadId, question, language, model } = prepared;
        const runId = randomUUID();
        const run = { runId, threadId, ownerId: personId, question, language, model };
        if (!(await conversations.startRun(run))) throw new ThreadBusy();
        const stop = new AbortController();
        const finished = carryOut(deps, { runId, personId, prepared, stop }).finally(() => {
          active.delete(runId);
          return place.ended();
        });
        active.set(runId, { runId, stop, finished });
        return { threadId, runId, finished };
      } catch (error) {
        await place.refused();
        throw error;
      }
    },

    async latest(personId, threadId) {
      const run = await conversations.latestRun(personId, threadId);
      if (!run) throw new NotFound();
      return run;
    },

    tail: (runId, afterSeq, signal) => runLog.tail(runId, afterSeq, signal),

    async stop(personId, threadId) {
      const run = await runs.latest(personId, threadId);
      const wasRunning = await conversations.requestStop(personId, threadId);
      active.get(run.runId)?.stop.abort(new StoppedByPerson());
      return wasRunning;
    },

    activeCount: () => active.size,

    concludeWith: (kind, conclude) => void concludes.set(kind, conclude),

    async endLeft(run) {
      const events = await conversations.eventsAfter(run.runId, 0);
      const soFar = events.reduce((before, { event }) => withEvent(before, event), nothingSoFar);
      const lost = { ...emptyAnswer(run), ...soFar, ...lostOutcome(run.language) };
      const { around = asIs } = deps;
      const answer = (await around(async () => concludes.get(run.kind)?.(run, soFar))) ?? lost;
      const stored = await endRun(deps, run.runId, answer);
      if (stored) await closeLog(deps, run, stored);
    },

    async sweepOrphans(isSoleServer) {
      // Its own may have missed heartbeats while the database was away; they are not lost.
      const orphans = (await deps.orphanedRuns.orphaned(isSoleServer)).filter(({ runId }) => !active.has(runId));
      const unclosed = (await deps.orphanedRuns.unclosed(isSoleServer)).filter(({ runId }) => !active.has(runId));
      const ended = await Promise.allSettled([
        ...orphans.map((orphan) => runs.endLeft(orphan)),
        ...unclosed.map((run) => closeLog(deps, run, run.answer)),
      ]);
      for (const outcome of ended) {
        if (outcome.status === "rejected") log.log("warn", "run.sweep_failed", { code: failureCode(outcome.reason) });
      }
      return orphans.length;
    },

    async close() {
      for (const timer of timers) clearInterval(timer);
      for (const run of active.values()) run.stop.abort(new ServerClosing());
      await Promise.allSettled([...active.values()].map((run) => run.finished));
    },
  };
  return runs;
}

const asIs = <T>(work: () => Promise<T>): Promise<T> => work();

type RunWork<Answer extends ChatAnswer> = {
  runId: string;
  personId: string;
  prepared: PreparedRun<Answer>;
  stop: AbortController;
};

/** The whole of one run, from its first event to its last. */
async function carryOut<Answer extends ChatAnswer>(deps: AgentRunDeps, work: RunWork<Answer>): Promise<Answer> {
  const { runId, prepared, stop } = work;
  const { around = asIs } = deps;
  const startedAt = deps.systemClock.now();
  const writer = deps.runLog.writer(runId);
  const recorder = deps.recorderOf?.(runId);
  writer.append({ type: "start", messageId: runId, messageMetadata: { threadId: prepared.threadId, runId } });
  const timeLimit = AbortSignal.timeout(RUN_LIMIT_MS);
  let soFar = nothingSoFar;
  let spend = NO_SPEND;
  let isOpen = true;
  // A tool call that outlives its turn must not write behind the run's last event.
  const emit = (event: StreamEvent) => {
    if (!isOpen) return;
    soFar = withEvent(soFar, event);
    writer.append(event);
  };
  const blank = prepared.blank(emptyAnswer({ ...prepared, runId }));
  let answer: Answer;
  try {
    const tools = {
      runId,
      emit,
      soFar: () => soFar,
      trace: recorder?.trace ?? NO_TRACE,
      onSpend: (added: ModelSpend) => {
        spend = addSpend(spend, added);
      },
      signal: AbortSignal.any([stop.signal, timeLimit]),
    };
    answer = await around(() => prepared.work(tools, blank));
  } catch (error) {
    answer = {
      ...blank,
      ...soFar,
      ...outcomeOf(error, { stopped: stop.signal, timeLimit, language: prepared.language, log: deps.log }),
    };
  }
  isOpen = false;
  answer.usage = { ...answer.usage, ...usageOf(spend), ms: deps.systemClock.now() - startedAt };
  await recorder?.settled(answer.error?.code);
  const reported = await finishRun(deps, work, writer, answer);
  await prepared.afterwards?.(reported);
  return reported;
}

async function finishRun<Answer extends ChatAnswer>(
  deps: AgentRunDeps,
  work: RunWork<Answer>,
  writer: RunWriter,
  answer: Answer,
): Promise<Answer> {
  let reported = answer;
  try {
    await writer.flushed();
    reported = (await endRun(deps, work.runId, answer)) ?? answer;
    await deps.conversations.recordUsage(work.personId, work.runId, answer.usage);
  } catch (error) {
    // The sweep ends what could not be ended here.
    deps.log.log("error", "run.end_failed", { runId: work.runId, code: failureCode(error) });
  }
  tellEnd(writer, reported);
  await writer.flushed();
  return reported;
}

/**
 * SQLSTATE classes of content the database refuses: too long, no text, a broken rule. Any other failure may succeed on
 * a retry.
 */
const REFUSED_FOR_ITS_CONTENT = /^(21|22|23|54)/;

/**
 * Stores the end of a run, without its text where the database does not take that: no run may stay open for what it
 * says.
 *
 * @returns what is stored; `undefined` when it had ended before. @throws what the database throws while it is away
 */
async function endRun<Answer extends ChatAnswer>(
  { conversations, log }: AgentRunDeps,
  runId: string,
  answer: Answer,
): Promise<Answer | undefined> {
  const stored = async (result: Answer) =>
    (await conversations.endRun(runId, { status: endStatus(result), result })) ? result : undefined;
  try {
    return await stored(answer);
  } catch (error) {
    const code = sqlStateOf(error);
    if (code === undefined || !REFUSED_FOR_ITS_CONTENT.test(code)) throw error;
    log.log("error", "run.end_without_text", { runId, code });
    return stored({ ...answer, ...nothingSoFar, status: "failed", error: notStored(answer.language) });
  }
}

const notStored = (language: Language) => ({ code: "run.not_kept", message: errorText(language, "run.not_kept") });

/**
 * Writes what the log lacks. Two servers that do it write the same events under the same numbers, which the log keeps
 * once.
 */
async function closeLog(deps: AgentRunDeps, run: LeftRun, answer: ChatAnswer): Promise<void> {
  const logged = await deps.conversations.eventsAfter(run.runId, 0);
  if (logged.at(-1)?.event.type === "finish") return;
  // The last one may be of another version, which is not read.
  const writer = deps.runLog.writer(run.runId, Math.max(run.lastSeq, logged.at(-1)?.seq ?? 0));
  const events = logged.map(({ event }) => event);
  for (const event of missingEvents(events, answer)) writer.append(event);
  tellEnd(writer, answer);
  await writer.flushed();
}

const endStatus = ({ status }: ChatAnswer): Exclude<RunStatus, "running"> => (status === "running" ? "failed" : status);

const FINISH = { completed: "stop", awaiting_approval: "stop", failed: "error", stopped: "other" } as const;

function tellEnd(writer: RunWriter, answer: ChatAnswer): void {
  if (answer.error && answer.answer === "") writer.append({ type: "error", errorText: answer.error.message });
  writer.append({ type: "finish", finishReason: FINISH[endStatus(answer)] });
}

/** The answer of a run of which nothing is known yet. */
export function emptyAnswer(run: { runId: string; threadId: string; language: Language; model: string }): ChatAnswer {
  return {
    threadId: run.threadId,
    runId: run.runId,
    status: "running",
    language: run.language,
    usage: { model: run.model, modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0, ms: 0 },
    ...nothingSoFar,
  };
}

const usageOf = ({ calls, inputTokens, outputTokens, costUsd }: ModelSpend) => ({
  modelCalls: calls,
  inputTokens,
  outputTokens,
  costUsd,
});
