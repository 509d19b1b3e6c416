/**
 * Starts, follows and stops turns of the supervisor.
 *
 * A run belongs to nobody's connection: it goes on when the client leaves, and its events are in the log. It ends in one
 * of the named states whatever happens, and the terminal status is written before the last event.
 */
import { randomUUID } from "node:crypto";
import { addSpend, type ModelSpend, NO_SPEND } from "@/agents/shared/spend";
import type { AgentServices } from "@/agents/shared/types";
import { runSupervisor, type Supervisor } from "@/agents/supervisor/agent";
import type { SupervisorState } from "@/agents/supervisor/state";
import type { ChatAnswer, RunStatus } from "@/contract/chat-answer";
import type { ChatRequest } from "@/contract/chat-request";
import type { Language } from "@/contract/intent";
import type { LoggedEvent, StreamEvent } from "@/contract/stream-event";
import { unavailableOutput } from "@/contract/tool-outputs";
import type { ConversationTables, RunRow } from "@/db/conversations";
import { dayEt } from "@/domain/eastern-day";
import type { TeamScope } from "@/domain/scope";
import type { Clock } from "@/lib/clock";
import { AppError, failureCode, failureMessage } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import type { ChatModelPort } from "@/lib/models/chat-model";
import { understand } from "@/lib/models/rules";
import type { RunLog, RunWriter } from "@/services/run-log";
import { nothingSoFar, withEvent } from "./answer-so-far";
import type { ChatLimits } from "./chat-limits";
import type { ScopeWish } from "./connections";
import { NotFound, ThreadBusy } from "./errors";

export type ChatRunDeps = {
  supervisor: Supervisor;
  services: AgentServices;
  model: ChatModelPort;
  conversations: ConversationTables;
  runLog: RunLog;
  limits: ChatLimits;
  leagueClockOf(scope: TeamScope): Clock;
  systemClock: Clock;
  log: Logger;
};

export type StartedRun = {
  threadId: string;
  runId: string;
  /** The finished turn. Never rejects: a failed turn is an answer with status "failed". */
  finished: Promise<ChatAnswer>;
};

export type ChatRuns = {
  /** @throws NotFound, ThreadBusy, TooManyChats */
  start(personId: string, request: ChatRequest, chooseScope: ScopeChooser): Promise<StartedRun>;
  /** The thread's latest run. @throws NotFound */
  latest(personId: string, threadId: string): Promise<RunRow>;
  tail(runId: string, afterSeq: number, signal: AbortSignal): AsyncGenerator<LoggedEvent>;
  /** `false` when nothing was running. @throws NotFound */
  stop(personId: string, threadId: string): Promise<boolean>;
  /** Ends runs that lost their server; also done every minute. `isSoleServer`: no other server can be at work. Returns how many. */
  sweepOrphans(isSoleServer: boolean): Promise<number>;
  close(): Promise<void>;
};

/** The scope of a new thread from the request's wishes, or of a stored one from its row. */
export type ScopeChooser = (wish: ScopeWish) => Promise<TeamScope>;

/** Longest run of one turn: eight look-ups and their model calls, each with its own limit, fit well inside. */
const TURN_LIMIT_MS = 150_000;
const HEARTBEAT_MS = 5_000;
const STOP_POLL_MS = 500;
const SWEEP_MS = 60_000;

/** The turn took longer than any turn may. */
export class TurnTimedOut extends AppError {
  readonly code = "turn.timeout";
  readonly status = 504;
  readonly userMessage = "The answer took too long and was given up. Ask again, perhaps for less at once.";
}

class StoppedByPerson extends Error {}

/** The server was asked to end in the middle of a turn. */
export class ServerClosing extends AppError {
  readonly code = "run.server_closing";
  readonly status = 503;
  readonly userMessage = "The server was stopped in the middle of this answer. Please ask again.";
  override readonly isRetryable = true;
}

type Active = { runId: string; stop: AbortController; finished: Promise<ChatAnswer> };

export function createChatRuns(deps: ChatRunDeps): ChatRuns {
  const { conversations, runLog, log } = deps;
  const active = new Map<string, Active>();

  const heartbeat = setInterval(() => {
    conversations.heartbeat([...active.keys()]).catch((thrown: unknown) => {
      log.log("warn", "run.heartbeat_failed", { code: failureCode(thrown) });
    });
  }, HEARTBEAT_MS).unref();
  const stopPoll = setInterval(() => {
    for (const run of active.values()) void stopWhenRequested(run);
  }, STOP_POLL_MS).unref();

  async function stopWhenRequested(run: Active): Promise<void> {
    const state = await conversations.runState(run.runId).catch(() => undefined);
    if (state?.isStopRequested) run.stop.abort(new StoppedByPerson());
  }

  async function openThread(personId: string, request: ChatRequest, chooseScope: ScopeChooser) {
    if (request.threadId) {
      const thread = await conversations.findThread(personId, request.threadId);
      if (!thread) throw new NotFound();
      const scope = await chooseScope({
        connectionId: thread.connectionId,
        teamId: request.teamId ?? String(thread.teamId),
      });
      return { threadId: thread.threadId, scope };
    }
    const scope = await chooseScope({ leagueId: request.leagueId, teamId: request.teamId });
    const threadId = randomUUID();
    await conversations.createThread({
      threadId,
      ownerId: personId,
      connectionId: scope.connectionId,
      teamId: Number(scope.teamId),
      title: request.question,
      language: languageOf(request),
    });
    return { threadId, scope };
  }

  const chats: ChatRuns = {
    async start(personId, request, chooseScope) {
      const place = deps.limits.admit(personId);
      try {
        const { threadId, scope } = await openThread(personId, request, chooseScope);
        const runId = randomUUID();
        const { question } = request;
        const language = languageOf(request);
        const run = { runId, threadId, ownerId: personId, question, language, model: deps.model.id };
        if (!(await conversations.startRun(run))) throw new ThreadBusy();
        const stop = new AbortController();
        const finished = carryOut(deps, { runId, threadId, personId, scope, request, stop }).finally(() => {
          active.delete(runId);
          place.ended();
        });
        active.set(runId, { runId, stop, finished });
        return { threadId, runId, finished };
      } catch (thrown) {
        place.refused();
        throw thrown;
      }
    },

    async latest(personId, threadId) {
      const run = await conversations.latestRun(personId, threadId);
      if (!run) throw new NotFound();
      return run;
    },

    tail: (runId, afterSeq, signal) => runLog.tail(runId, afterSeq, signal),

    async stop(personId, threadId) {
      const run = await chats.latest(personId, threadId);
      const wasRunning = await conversations.requestStop(personId, threadId);
      active.get(run.runId)?.stop.abort(new StoppedByPerson());
      return wasRunning;
    },

    async sweepOrphans(isSoleServer) {
      const orphans = await conversations.orphanedRuns(isSoleServer);
      for (const orphan of orphans) {
        const failure = {
          code: "run.lost",
          message: "The server restarted in the middle of this answer. Please ask again.",
        };
        const result = { ...emptyAnswer(orphan), status: "failed" as const, error: failure };
        if (!(await conversations.endRun(orphan.runId, { status: "failed", result }))) continue;
        const writer = runLog.writer(orphan.runId, orphan.lastSeq);
        writer.append({ type: "error", errorText: failure.message });
        writer.append({ type: "finish", finishReason: "error" });
        await writer.flushed();
      }
      return orphans.length;
    },

    async close() {
      clearInterval(heartbeat);
      clearInterval(stopPoll);
      clearInterval(sweep);
      for (const run of active.values()) run.stop.abort(new ServerClosing());
      await Promise.allSettled([...active.values()].map((run) => run.finished));
    },
  };
  const sweep = setInterval(() => {
    chats.sweepOrphans(false).catch((thrown: unknown) => {
      log.log("warn", "run.sweep_failed", { code: failureCode(thrown) });
    });
  }, SWEEP_MS).unref();
  return chats;
}

/** The language asked for, otherwise that of the question. */
const languageOf = ({ language, question }: ChatRequest): Language => language ?? understand(question).language;

type RunWork = {
  runId: string;
  threadId: string;
  personId: string;
  scope: TeamScope;
  request: ChatRequest;
  stop: AbortController;
};

/** The whole of one run, from its first event to its last. */
async function carryOut(deps: ChatRunDeps, work: RunWork): Promise<ChatAnswer> {
  const { runId, threadId, request, scope } = work;
  const startedAt = deps.systemClock.now();
  const writer = deps.runLog.writer(runId);
  writer.append({ type: "start", messageId: runId, messageMetadata: { threadId, runId } });
  const timeLimit = AbortSignal.timeout(TURN_LIMIT_MS);
  let soFar = nothingSoFar;
  let spend = NO_SPEND;
  let isOpen = true;
  // A look-up that outlives its turn must not write behind the run's last event.
  const emit = (event: StreamEvent) => {
    if (!isOpen) return;
    soFar = withEvent(soFar, event);
    writer.append(event);
  };
  const base = { ...emptyAnswer({ runId, threadId, language: languageOf(request), model: deps.model.id }) };
  let answer: ChatAnswer;
  try {
    const state = await runSupervisor(
      deps.supervisor,
      {
        threadId,
        question: request.question,
        language: languageOf(request),
        today: dayEt(deps.leagueClockOf(scope).now()),
        context: request.context,
      },
      {
        scope,
        services: deps.services,
        model: deps.model,
        emit,
        onSpend: (added) => {
          spend = addSpend(spend, added);
        },
        signal: AbortSignal.any([work.stop.signal, timeLimit]),
        clock: deps.systemClock,
      },
    );
    answer = answerOf(state, base);
  } catch (thrown) {
    answer = { ...base, ...soFar, ...outcomeOf(thrown, work.stop.signal, timeLimit, deps.log) };
  }
  isOpen = false;
  answer.usage = { ...answer.usage, ...usageOf(spend), ms: deps.systemClock.now() - startedAt };
  await finishRun(deps, work, writer, answer);
  return answer;
}

function outcomeOf(
  thrown: unknown,
  stopped: AbortSignal,
  timeLimit: AbortSignal,
  log: Logger,
): Pick<ChatAnswer, "status" | "error"> {
  if (stopped.reason instanceof StoppedByPerson) return { status: "stopped" };
  const failure = stopped.aborted ? stopped.reason : timeLimit.aborted ? new TurnTimedOut() : thrown;
  if (!(failure instanceof AppError)) {
    // The stack of a bug is for the log; its text may quote data and stays out of the answer.
    log.log("error", "run.fault", {
      stack: failure instanceof Error ? (failure.stack ?? failure.name) : "not an error",
    });
  }
  return { status: "failed", error: { code: failureCode(failure), message: failureMessage(failure) } };
}

async function finishRun(deps: ChatRunDeps, work: RunWork, writer: RunWriter, answer: ChatAnswer): Promise<void> {
  const status: Exclude<RunStatus, "running"> = answer.status === "running" ? "failed" : answer.status;
  try {
    await writer.flushed();
    await deps.conversations.endRun(work.runId, { status, result: answer });
    await deps.conversations.recordUsage(work.personId, work.runId, answer.usage);
  } catch (thrown) {
    // The sweep ends what could not be ended here.
    deps.log.log("error", "run.end_failed", { runId: work.runId, code: failureCode(thrown) });
  }
  if (answer.error && answer.answer === "") writer.append({ type: "error", errorText: answer.error.message });
  writer.append({
    type: "finish",
    finishReason: status === "completed" ? "stop" : status === "failed" ? "error" : "other",
  });
  await writer.flushed();
}

function emptyAnswer(run: { runId: string; threadId: string; language: Language; model: string }): ChatAnswer {
  return {
    threadId: run.threadId,
    runId: run.runId,
    status: "running",
    language: run.language,
    cards: [],
    usage: { model: run.model, modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0, ms: 0 },
    ...nothingSoFar,
  };
}

function answerOf(state: SupervisorState, base: ChatAnswer): ChatAnswer {
  const sourceFailure = failedSource(state);
  const { turn } = state;
  return {
    ...base,
    status: sourceFailure ? "failed" : "completed",
    intent: state.intent,
    answer: state.answer,
    toolCalls: [...turn.toolCalls],
    grounding: turn.grounding,
    usage: { ...base.usage, model: turn.answeredBy || base.usage.model },
    warnings: [...turn.warnings],
    ...(sourceFailure ? { error: sourceFailure } : {}),
  };
}

const usageOf = ({ calls, inputTokens, outputTokens, costUsd }: ModelSpend) => ({
  modelCalls: calls,
  inputTokens,
  outputTokens,
  costUsd,
});

/** A turn in which every look-up failed at the source has failed, however politely it is worded. */
function failedSource(state: SupervisorState): ChatAnswer["error"] {
  const { toolCalls } = state.turn;
  if (toolCalls.some((call) => call.ok)) return undefined;
  const failures = toolCalls.flatMap((call) => unavailableOutput.safeParse(call.output).data ?? []);
  const failure = failures.find(({ unavailable }) => unavailable.startsWith("espn.") || unavailable === "tool.timeout");
  return failure && { code: failure.unavailable, message: failure.message };
}
