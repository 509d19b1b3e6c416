/** `fanvise ask`: one supervisor turn. */
import { type ChatAnswer, chatAnswer } from "@/contract/chat-answer";
import { type ChatRequest, chatRequest } from "@/contract/chat-request";
import { errorBody } from "@/contract/error";
import type { Env } from "@/lib/env";
import { failureCode, failureMessage } from "@/lib/errors";
import { LOCAL_OWNER_ID } from "@/server/local-owner";
import { environment, owningServer, print, tell, withOwnHome } from "./home";

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
    if (answer.answer !== "") print(answer.answer.trim());
    for (const warning of answer.warnings) tell(`note: ${warning.message}`);
    if (answer.error) tell(`${answer.error.code}: ${answer.error.message}`);
  }
  return answer.status === "failed" ? 1 : 0;
}

async function answerTo(wish: object, request: ChatRequest): Promise<ChatAnswer> {
  const env = environment();
  const server = owningServer(env);
  return server ? askServer(server, wish) : askHere(env, request);
}

async function askServer(server: NonNullable<ReturnType<typeof owningServer>>, body: object): Promise<ChatAnswer> {
  tell(`Asking the server at ${server.address}`);
  const { body: answer } = await server.call("POST", "/api/agent/chat", body);
  const read = chatAnswer.safeParse(answer);
  if (read.success) return read.data;
  const refused = errorBody.safeParse(answer);
  throw new ServerRefused(
    refused.success
      ? refused.data.error
      : { code: "request.unreadable", message: "The server's answer could not be read." },
  );
}

/** The server's own words for a refusal, passed on. */
class ServerRefused extends Error {
  constructor(readonly refusal: { code: string; message: string }) {
    super(refusal.code);
  }
}

function askHere(env: Env, request: ChatRequest): Promise<ChatAnswer> {
  return withOwnHome(env, async (fanvise) => {
    const run = await fanvise.chats.start(LOCAL_OWNER_ID, request, (wish) => fanvise.scopeFor(LOCAL_OWNER_ID, wish));
    return run.finished;
  });
}

function failedAnswer(options: AskOptions, thrown: unknown): ChatAnswer {
  const error =
    thrown instanceof ServerRefused ? thrown.refusal : { code: failureCode(thrown), message: failureMessage(thrown) };
  if (error.code === "internal.fault" && thrown instanceof Error) tell(thrown.stack ?? thrown.name);
  return {
    threadId: options.thread ?? "",
    runId: "",
    status: "failed",
    intent: "general_advice",
    answer: "",
    language: options.language === "el" ? "el" : "en",
    toolCalls: [],
    grounding: { claims: 0, supported: 0, corrected: 0, removed: 0 },
    cards: [],
    usage: { model: "none", modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0, ms: 0 },
    warnings: [],
    error,
  };
}
