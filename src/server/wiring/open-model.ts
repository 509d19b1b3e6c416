/** A model as this deployment makes it. */
import type { Env } from "@/lib/env";
import type { Logger } from "@/lib/log";
import type { ChatModelPort } from "@/lib/models/chat-model";
import { buildChatModel, type ModelChoice } from "@/lib/models/choose";
import { createRulesModel } from "@/lib/models/rules";

export type ModelEnv = Pick<
  Env,
  "GOOGLE_BASE_URL" | "OLLAMA_BASE_URL" | "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "FANVISE_RULES_TOKENS_PER_SECOND"
>;

/** @throws ModelKeyMissing */
export function openModel(
  env: ModelEnv,
  choice: ModelChoice,
  googleApiKey: string | undefined,
  log: Logger,
): ChatModelPort {
  const built = buildChatModel(choice, {
    rules: () => createRulesModel({ tokensPerSecond: env.FANVISE_RULES_TOKENS_PER_SECOND }),
    googleApiKey,
    googleBaseUrl: env.GOOGLE_BASE_URL,
    ollamaBaseUrl: env.OLLAMA_BASE_URL,
    openaiApiKey: env.OPENAI_API_KEY,
    openaiBaseUrl: env.OPENAI_BASE_URL,
    log,
  });
  if (!built.ok) throw built.error;
  return built.value;
}
