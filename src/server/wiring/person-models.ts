/** Chooses the model of a user: the user's own Gemini key goes before the deployment's model. */
import type { Env } from "@/lib/env";
import type { Logger } from "@/lib/log";
import type { ChatModelPort } from "@/lib/models/chat-model";
import { DEFAULT_GEMINI_MODEL, parseModelChoice } from "@/lib/models/choose";
import type { ModelOf } from "@/runs/chat-runs";
import type { ModelKeyService } from "@/services/account/model-keys.service";
import { type ModelEnv, openModel } from "./open-model";

/** Maximum number of cached models, each with its breaker; the least recently used is evicted. */
const MAX_MODELS = 200;

export function createModelOf(deps: {
  env: Pick<Env, "FANVISE_MODEL"> & ModelEnv;
  keys: Pick<ModelKeyService, "find">;
  /** The deployment's own. */
  shared: ChatModelPort;
  log: Logger;
}): ModelOf {
  const { env, keys, shared, log } = deps;
  const choice = parseModelChoice(env.FANVISE_MODEL, true);
  const gemini =
    choice.ok && choice.value.provider === "google-genai"
      ? choice.value
      : { provider: "google-genai" as const, model: DEFAULT_GEMINI_MODEL };
  const made = new Map<string, ChatModelPort>();
  return async (personId) => {
    const own = await keys.find(personId, "google-genai");
    if (!own) return shared;
    const id = `${personId} ${own.stamp}`;
    const model = made.get(id) ?? openModel(env, gemini, own.key, log);
    made.delete(id);
    made.set(id, model);
    for (const oldest of [...made.keys()].slice(0, Math.max(0, made.size - MAX_MODELS))) made.delete(oldest);
    return model;
  };
}
