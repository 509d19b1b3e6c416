/** `fanvise optimize`: one run of the matchup optimizer, up to the person's decision. */
import { NOTHING_CHECKED } from "@/contract/conversation/grounding";
import { type OptimizerAnswer, optimizerAnswer } from "@/contract/planning/optimizer-answer";
import { type OptimizerRequest, optimizerRequest } from "@/contract/planning/optimizer-request";
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

type OptimizeOptions = { json?: boolean; maxMoves?: string; team?: string; league?: string; language?: string };

const BAD_USAGE = 2;

/** @returns the exit code. A failed run prints its answer (with `--json` the whole of it) and exits 1. */
export async function optimize(options: OptimizeOptions): Promise<number> {
  const runOptions = {
    leagueId: options.league,
    teamId: options.team,
    maxMoves: options.maxMoves === undefined ? undefined : Number(options.maxMoves),
    language: options.language,
  };
  const request = optimizerRequest.safeParse(runOptions);
  if (!request.success) {
    tell(`bad usage: ${request.error.issues[0]?.path.join(".")} is missing or wrong. See fanvise optimize --help`);
    return BAD_USAGE;
  }
  const answer = await answerTo(runOptions, request.data).catch((error: unknown) => failedAnswer(request.data, error));
  if (options.json) print(JSON.stringify(answer, null, 2));
  else printText(answer);
  return answer.status === "failed" ? 1 : 0;
}

async function answerTo(options: object, request: OptimizerRequest): Promise<OptimizerAnswer> {
  const env = environment();
  const server = owningServer(env);
  return server
    ? askServer(server, "/api/agent/matchup-optimizer", options, optimizerAnswer)
    : optimizeHere(env, request);
}

function optimizeHere(env: Env, request: OptimizerRequest): Promise<OptimizerAnswer> {
  return withLocalInstance(env, async (fanvise) => {
    const scopeOf = (options: Parameters<typeof fanvise.scopeFor>[1]) => fanvise.scopeFor(LOCAL_OWNER_ID, options);
    const run = await fanvise.optimizerRuns.start(LOCAL_OWNER_ID, request, scopeOf);
    return run.finished;
  });
}

function printText(answer: OptimizerAnswer): void {
  if (answer.answer !== "") print(inText(answer));
  for (const { day, starters } of answer.lineup) {
    const shown = starters.map(
      ({ slot, playerName, value }) => `${slot} ${playerName}${value === null ? "" : ` ${value}`}`,
    );
    print(`\n${day}: ${shown.join(", ") || "nobody plays"}`);
  }
  for (const card of answer.cards) {
    print(
      `\n${card.rank}. ${card.title}\n   ${[...card.reasons, ...card.warnings].join("\n   ")}\n   ${card.proposalId}`,
    );
  }
  if (answer.status === "awaiting_approval") {
    tell(
      `\nDecide in the page, or: POST /api/agent/matchup-optimizer/${answer.threadId}/decisions with an Idempotency-Key and ` +
        `{"decisions":[{"proposalId":"…","action":"approve"}]}`,
    );
  }
  for (const warning of answer.warnings) tell(`note: ${warning.message}`);
  if (answer.error) tell(`${answer.error.code}: ${answer.error.message}`);
}

function failedAnswer({ language = "en" }: OptimizerRequest, failure: unknown): OptimizerAnswer {
  const error = refusalOf(failure);
  return {
    threadId: "",
    runId: "",
    status: "failed",
    intent: "lineup_optimization",
    answer: "",
    language,
    toolCalls: [],
    cards: [],
    lineup: [],
    warnings: [],
    winProbability: { before: null, after: null },
    grounding: NOTHING_CHECKED,
    details: null,
    usage: { model: "none", modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0, ms: 0 },
    error,
  };
}
