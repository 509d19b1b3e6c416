/** `fanvise ask`: one supervisor turn. */
import { type ChatAnswer, chatAnswer } from "@/contract/conversation/chat-answer";
import { type ChatRequest, chatRequest } from "@/contract/conversation/chat-request";
import { NOTHING_CHECKED } from "@/contract/conversation/grounding";
import type { Env } from "@/lib/env";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import {
  askServer,
  environment,
  inText,
  owningServer,
  print,
  refusalOf,
  tell,
  withLocalInstance,
} from "./server-address";

type AskOptions = {
  json?: boolean;
  details?: boolean;
  team?: string;
  league?: string;
  thread?: string;
  language?: string;
};

const BAD_USAGE = 2;

/** @returns the exit code. A failed turn prints its answer (with `--json` the whole of it) and exits 1. */
export async function ask(question: string, options: AskOptions): Promise<number> {
  const runOptions = {
    message: question,
    threadId: options.thread,
    leagueId: options.league,
    teamId: options.team,
    language: options.language,
  };
  const request = chatRequest.safeParse(runOptions);
  if (!request.success) {
    tell(
      `bad usage: ${request.error.issues[0]?.path.join(".") || "question"} is missing or wrong. See fanvise ask --help`,
    );
    return BAD_USAGE;
  }
  const answer = await answerTo(runOptions, request.data).catch((error: unknown) => failedAnswer(options, error));
  if (options.json) print(JSON.stringify(answer, null, 2));
  else {
    if (answer.answer !== "") print(inText(answer));
    if (options.details && answer.details) print(`\n${answer.details}`);
    for (const warning of answer.warnings) tell(`note: ${warning.message}`);
    if (answer.error) tell(`${answer.error.code}: ${answer.error.message}`);
  }
  return answer.status === "failed" ? 1 : 0;
}

async function answerTo(options: object, request: ChatRequest): Promise<ChatAnswer> {
  const env = environment();
  const server = owningServer(env);
  return server ? askServer(server, "/api/agent/chat", options, chatAnswer) : askHere(env, request);
}

function askHere(env: Env, request: ChatRequest): Promise<ChatAnswer> {
  return withLocalInstance(env, async (fanvise) => {
    const run = await fanvise.chats.start(LOCAL_OWNER_ID, request, (options) =>
      fanvise.scopeFor(LOCAL_OWNER_ID, options),
    );
    return run.finished;
  });
}

function failedAnswer(options: AskOptions, failure: unknown): ChatAnswer {
  const error = refusalOf(failure);
  return {
    threadId: options.thread ?? "",
    runId: "",
    status: "failed",
    intent: "general_advice",
    answer: "",
    language: options.language === "el" ? "el" : "en",
    toolCalls: [],
    grounding: NOTHING_CHECKED,
    details: null,
    cards: [],
    usage: { model: "none", modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0, ms: 0 },
    warnings: [],
    error,
  };
}
