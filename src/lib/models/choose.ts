/** From the setting `FANVISE_MODEL` to a model that is ready to be asked. */
import type { Logger } from "@/lib/log";
import { err, ok, type Result } from "@/lib/result";
import type { ChatModelPort } from "./chat-model";
import { ModelChoiceInvalid, ModelKeyMissing, ModelProviderNotReady } from "./errors";
import { type FallbackNotice, withFallback } from "./fallback";
import { googleGenai } from "./google-genai";

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
  readonly log?: Logger;
  readonly onFallback?: (notice: FallbackNotice) => void;
};

/** The chosen model, with `rules` standing in for it. Sends nothing yet. */
export function buildChatModel(
  choice: ModelChoice,
  sources: ModelSources,
): Result<ChatModelPort, ModelProviderNotReady | ModelKeyMissing> {
  switch (choice.provider) {
    case "rules":
      return ok(sources.rules());
    case "google-genai": {
      const apiKey = sources.googleApiKey?.trim() ?? "";
      if (apiKey === "") return err(new ModelKeyMissing());
      const { googleBaseUrl, log, onFallback } = sources;
      const gemini = googleGenai({
        apiKey,
        model: choice.model,
        ...(googleBaseUrl ? { baseUrl: googleBaseUrl } : {}),
        ...(log ? { log } : {}),
      });
      return ok(
        withFallback(gemini, sources.rules(), {
          onFallback(notice) {
            log?.log("warn", "model.fallback", notice);
            onFallback?.(notice);
          },
        }),
      );
    }
    case "ollama":
    case "openai":
      return err(new ModelProviderNotReady({ provider: choice.provider }));
  }
}
