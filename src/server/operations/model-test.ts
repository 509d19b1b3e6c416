/** One small call of a model, to see whether it answers. What it says is thrown away. */
import { HumanMessage } from "@langchain/core/messages";
import { FAILED_CALL, spendOf } from "@/agents/shared/spend";
import type { ModelTestOutput } from "@/contract/model-test";
import { errorText } from "@/language/texts/errors";
import { systemClock as clock } from "@/lib/clock";
import { failureCode, failureMessage } from "@/lib/errors";
import type { ChatModelPort } from "@/lib/models/chat-model";
import { ModelFailure } from "@/lib/models/errors";
import type { ChatLimits } from "@/runs/chat-limits";
import type { ModelOf } from "@/runs/chat-runs";

const LIMIT_MS = 20_000;

/** How often a person may ask whether a model answers: each time costs a call of it. */
export const MODEL_TEST_LIMITS = { perMinute: 6, atOnce: 1 } as const;

export type ModelTest = (personId: string, signal: AbortSignal) => Promise<ModelTestOutput>;

/** Tests the user's own model. @throws TooManyChats */
export function createModelTest({ modelOf, limits }: { modelOf: ModelOf; limits: ChatLimits }): ModelTest {
  return async (personId, signal) => {
    const place = await limits.admit(personId);
    try {
      return await testModel(await modelOf(personId), signal);
    } finally {
      await place.ended();
    }
  };
}

async function testModel(model: ChatModelPort, signal: AbortSignal): Promise<ModelTestOutput> {
  const startedAt = clock.now();
  const done = (spend: typeof FAILED_CALL, error?: ModelTestOutput["error"]): ModelTestOutput => ({
    model: model.id,
    isAnswering: error === undefined,
    ms: clock.now() - startedAt,
    inputTokens: spend.inputTokens,
    outputTokens: spend.outputTokens,
    costUsd: spend.costUsd,
    ...(error ? { error } : {}),
  });
  try {
    const answer = await model.answer({
      messages: [new HumanMessage("Answer with the one word: ready")],
      tools: [],
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
      purpose: "classify",
    });
    const { fallbackReason } = answer;
    if (fallbackReason === null) return done(spendOf(answer));
    return done(spendOf(answer), { code: fallbackReason, message: errorText("en", "model.fell_back.test") });
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return done(FAILED_CALL, { code: failureCode(error), message: failureMessage(error) });
  }
}
