/** From the setting `FANVISE_MODEL` to a model that is ready to be asked. */
import type { Logger } from "@/lib/log";
import { err, ok, type Result } from "@/lib/result";
import type { ChatModelPort } from "./chat-model";
import { ModelChoiceInvalid, ModelKeyMissing } from "./errors";
import { type FallbackNotice, withFallback } from "./fallback";
import { googleGenai } from "./google-genai";
import { openAiCompatible } from "./openai-compatible";

export type ModelChoice =
  | { readonly provider: "rules" }
  | { readonly provider: "google-genai" | "ollama" | "openai"; readonly model: string };

export const DEFAULT_GEMINI_MODEL = "gemini-2.5-flash";

/**
 * Reads the setting. Unset or empty means Gemini when there is a key for it, otherwise `rules`.
 *
 * A model name may itself hold colons (`ollama:llama3.2:3b`), dots, dashes and slashes.
 */
export function parseModelChoice(
  value: string | undefined,
  hasGoogleKey: boolean,
): Result<ModelChoice, ModelChoiceInvalid> {
  const text = value?.trim() ?? "";
  if (text === "") {
    return ok(hasGoogleKey ? { provider: "google-genai", model: DEFAULT_GEMINI_MODEL } : { provider: "rules" });
  }
  if (text === "rules") return ok({ provider: "rules" });
  const [, provider, model] = /^([a-z-]+):([A-Za-z0-9][\w.:/-]{0,99})$/.exec(text) ?? [];
  if (model !== undefined && (provider === "google-genai" || provider === "ollama" || provider === "openai")) {
    return ok({ provider, model });
  }
  return err(new ModelChoiceInvalid());
}

export type ModelSources = {
  /** Builds the offline model. Called once: it is the choice itself, or the stand-in of another. */
  readonly rules: () => ChatModelPort;
  readonly googleApiKey?: string | undefined;
  /** Another origin for Gemini, such as a local stub. */
  readonly googleBaseUrl?: string | undefined;
  /** Origin of Ollama. */
  readonly ollamaBaseUrl: string;
  readonly openaiApiKey?: string | undefined;
  /** Base URL before `/chat/completions`; OpenAI's own when absent. */
  readonly openaiBaseUrl?: string | undefined;
  readonly log?: Logger;
  readonly onFallback?: (notice: FallbackNotice) => void;
};

const OPENAI_BASE_URL = "https://api.openai.com/v1";

/** A model on one's own machine is loaded at its first question, and reads a long one slowly. */
const LOCAL_LIMITS = { firstChunkMs: 90_000, overallMs: 180_000 };

/** The chosen model, with `rules` standing in for it. Sends nothing yet. */
export function buildChatModel(choice: ModelChoice, sources: ModelSources): Result<ChatModelPort, ModelKeyMissing> {
  if (choice.provider === "rules") return ok(sources.rules());
  const chosen = providerModel(choice, sources);
  if (!chosen.ok) return chosen;
  const { log, onFallback } = sources;
  return ok(
    withFallback(chosen.value, sources.rules(), {
      onFallback(notice) {
        log?.log("warn", "model.fallback", notice);
        onFallback?.(notice);
      },
    }),
  );
}

function providerModel(
  { provider, model }: Exclude<ModelChoice, { provider: "rules" }>,
  { log, ...sources }: ModelSources,
): Result<ChatModelPort, ModelKeyMissing> {
  const logged = log ? { log } : {};
  const id = `${provider}:${model}`;
  switch (provider) {
    case "google-genai": {
      const { googleApiKey: apiKey = "", googleBaseUrl: baseUrl } = sources;
      if (apiKey.trim() === "") return err(new ModelKeyMissing({ provider }));
      return ok(googleGenai({ apiKey, model, ...(baseUrl ? { baseUrl } : {}), ...logged }));
    }
    case "ollama": {
      const baseUrl = `${sources.ollamaBaseUrl.replace(/\/+$/, "")}/v1`;
      return ok(openAiCompatible({ id, model, baseUrl, ...LOCAL_LIMITS, ...logged }));
    }
    case "openai": {
      const { openaiApiKey: apiKey = "", openaiBaseUrl: baseUrl = OPENAI_BASE_URL } = sources;
      // Another's address may ask for no key.
      if (apiKey.trim() === "" && baseUrl === OPENAI_BASE_URL) return err(new ModelKeyMissing({ provider }));
      return ok(openAiCompatible({ id, apiKey, model, baseUrl, ...logged }));
    }
  }
}
