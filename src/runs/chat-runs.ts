/** Turns of a conversation, by the supervisor or in a single pass. */
import { randomUUID } from "node:crypto";
import { tracedModel } from "@/agents/shared/traced-model";
import type { AgentServices, TurnContext } from "@/agents/shared/types";
import type { SupervisorQuestion } from "@/agents/supervisor/agent";
import type { SupervisorState } from "@/agents/supervisor/state";
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import type { ChatRequest } from "@/contract/conversation/chat-request";
import type { Language } from "@/contract/conversation/intent";
import { unavailableOutput } from "@/contract/tool-outputs";
import type { Preferences } from "@/db/account/preferences";
import type { ConversationTables } from "@/db/conversations/conversations";
import type { TeamScope } from "@/domain/league/scope";
import { dayEt } from "@/domain/season/eastern-day";
import { answerLanguage } from "@/language/questions/understanding/answer-language";
import { understand } from "@/language/questions/understanding/understanding";
import type { Understanding } from "@/language/questions/understanding/understood-question";
import type { Clock } from "@/lib/clock";
import type { ChatModelPort } from "@/lib/models/chat-model";
import type { ScopeChooser } from "@/services/account/league-scope";
import type { PreferencesReader } from "@/services/account/preferences.service";
import { TeamNotInLeague } from "@/services/league/league.service";
import { NotFound } from "@/services/refusals";
import type { AgentRuns, RunTools, StartedRun } from "./agent-runs";

/** The model that answers a person. */
export type ModelOf = (personId: string) => Promise<ChatModelPort>;

export type ChatRunDeps = {
  runs: Pick<AgentRuns, "start">;
  /** One turn, to its end; events go to the context's `emit` while it runs. */
  runTurn(question: SupervisorQuestion, context: TurnContext): Promise<SupervisorState>;
  services: AgentServices;
  modelOf: ModelOf;
  conversations: ConversationTables;
  leagueClockOf(scope: TeamScope): Clock;
  preferencesOf: PreferencesReader;
  systemClock: Clock;
};

export type ChatRuns = {
  /** @throws NotFound, ThreadBusy, TooManyChats */
  start(personId: string, request: ChatRequest, chooseScope: ScopeChooser): Promise<StartedRun>;
};

export function createChatRuns(deps: ChatRunDeps): ChatRuns {
  return {
    start: (personId, request, chooseScope) =>
      deps.runs.start(personId, async () => {
        const understood = understand(request.question);
        const thread = await openThread(deps, personId, { ...request, understood }, chooseScope);
        const { threadId, language } = thread;
        const model = await deps.modelOf(personId);
        const { question } = request;
        return {
          threadId,
          question,
          language,
          model: model.id,
          blank: (base) => base,
          work: (tools, blank) => answerTurn(deps, { ...thread, request, understood, model }, tools, blank),
        };
      }),
  };
}

type UnderstoodRequest = ChatRequest & { understood: Understanding };
type OpenThread = { threadId: string; scope: TeamScope; preferences: Preferences; language: Language };

async function openThread(
  { conversations, preferencesOf }: Pick<ChatRunDeps, "conversations" | "preferencesOf">,
  personId: string,
  request: UnderstoodRequest,
  chooseScope: ScopeChooser,
): Promise<OpenThread> {
  const thread = request.threadId ? await conversations.findThread(personId, request.threadId) : undefined;
  if (request.threadId && (thread || !request.mayBeNew)) {
    if (thread?.kind !== "chat") throw new NotFound();
    const scope = await chooseScope({
      connectionId: thread.connectionId,
      teamId: request.teamId ?? String(thread.teamId),
    });
    const preferences = await preferencesOf(scope);
    const language = languageOf(request, preferences, thread.language);
    return { threadId: thread.threadId, scope, preferences, language };
  }
  const scope = await chooseScope({ leagueId: request.leagueId, teamId: request.teamId });
  const preferences = await preferencesOf(scope);
  const language = languageOf(request, preferences);
  const threadId = request.threadId ?? randomUUID();
  const isMade = await conversations.createThread({
    threadId,
    ownerId: personId,
    connectionId: scope.connectionId,
    teamId: Number(scope.teamId),
    title: request.question,
    language,
  });
  // Somebody else's, which is as absent as one that nobody has.
  if (!isMade) throw new NotFound();
  return { threadId, scope, preferences, language };
}

const languageOf = (
  { language, understood }: UnderstoodRequest,
  preferences: Preferences,
  ofThread?: Language,
): Language => answerLanguage({ requested: language, understood, preferred: preferences.language, ofThread });

async function answerTurn(
  deps: ChatRunDeps,
  {
    threadId,
    scope,
    preferences,
    language,
    request,
    understood,
    model,
  }: OpenThread & { request: ChatRequest; understood: Understanding; model: ChatModelPort },
  { emit, onSpend, signal, soFar, trace }: RunTools,
  blank: ChatAnswer,
): Promise<ChatAnswer> {
  const state = await deps.runTurn(
    {
      threadId,
      question: request.question,
      understood,
      language,
      today: dayEt(deps.leagueClockOf(scope).now()),
      tone: preferences.tone,
      preferencesAt: preferences.updatedAt ?? "",
      context: request.context,
    },
    {
      scope,
      services: deps.services,
      model: tracedModel(model, trace),
      emit,
      onSpend,
      signal,
      trace,
      clock: deps.systemClock,
      language,
    },
  );
  return answerOf(state, { ...blank, cards: soFar().cards });
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
    details: turn.details === "" ? null : turn.details,
    usage: { ...base.usage, model: turn.answeredBy || base.usage.model },
    warnings: [...turn.warnings],
    ...(sourceFailure ? { error: sourceFailure } : {}),
  };
}

/**
 * A turn in which every tool call failed at the source has failed, however politely it is worded; so has one about a
 * team that the league does not have, whatever else was found.
 */
function failedSource(state: SupervisorState): ChatAnswer["error"] {
  const { toolCalls } = state.turn;
  const failures = toolCalls.flatMap((call) => unavailableOutput.safeParse(call.output).data ?? []);
  const noTeam = failures.find(({ unavailable }) => unavailable === new TeamNotInLeague().code);
  if (noTeam) return { code: noTeam.unavailable, message: noTeam.message };
  if (toolCalls.some((call) => call.ok)) return undefined;
  const failure = failures.find(({ unavailable }) => unavailable.startsWith("espn.") || unavailable === "tool.timeout");
  return failure && { code: failure.unavailable, message: failure.message };
}
