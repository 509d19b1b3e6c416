/** `fanvise ask`: one supervisor turn. */
import { type ChatAnswer, chatAnswer } from "@/contract/conversation/chat-answer";
import { type ChatRequest, chatRequest } from "@/contract/conversation/chat-request";
import { NOTHING_CHECKED } from "@/contract/conversation/grounding";
import type { Env } from "@/lib/env";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import { askServer, environment, inText, owningServer, print, refusalOf, tell, withOwnHome } from "./home";

type AskOptions = { json?: boolean; team?: string; league?: string; thread?: string; language?: string };

const BAD_USAGE = 2;

/** @returns the exit code. A failed turn prints its answer (with `--json` the whole of it) and exits 1. */
export async function ask(question: string, options: AskOptions): Promise<number> {
  const wish = {
    message: question,
    threadId: options.thread,
    leagueId: options.league,
    teamId: options.team,
    language: options.language,
  };
  const request = chatRequest.safeParse(wish);
  if (!request.success) {
    tell(
      `bad usage: ${request.error.issues[0]?.path.join(".") || "question"} is missing or wrong. See fanvise ask --help`,
    );
    return BAD_USAGE;
  }
  const answer = await answerTo(wish, request.data).catch((thrown: unknown) => failedAnswer(options, thrown));
  if (options.json) print(JSON.stringify(answer, null, 2));
  else {
    if (answer.answer !== "") print(inText(answer));
    for (const warning of answer.warnings) tell(`note: ${warning.message}`);
    if (answer.error) tell(`${answer.error.code}: ${answer.error.message}`);
  }
  return answer.status === "failed" ? 1 : 0;
}

async function answerTo(wish: object, request: ChatRequest): Promise<ChatAnswer> {
  const env = environment();
  const server = owningServer(env);
  return server ? askServer(server, "/api/agent/chat", wish, chatAnswer) : askHere(env, request);
}

function askHere(env: Env, request: ChatRequest): Promise<ChatAnswer> {
  return withOwnHome(env, async (fanvise) => {
    const run = await fanvise.chats.start(LOCAL_OWNER_ID, request, (wish) => fanvise.scopeFor(LOCAL_OWNER_ID, wish));
    return run.finished;
  });
}

function failedAnswer(options: AskOptions, thrown: unknown): ChatAnswer {
  const error = refusalOf(thrown);
  return {
    threadId: options.thread ?? "",
    runId: "",
    status: "failed",
    intent: "general_advice",
    answer: "",
    language: options.language === "el" ? "el" : "en",
    toolCalls: [],
    grounding: NOTHING_CHECKED,
    cards: [],
    usage: { model: "none", modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0, ms: 0 },
    warnings: [],
    error,
  };
}
