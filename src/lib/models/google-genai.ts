/**
 * Gemini through `ChatGoogleGenerativeAI`, which turns messages, tools and thought signatures into Gemini's form and
 * back. Its transport is replaced by `gemini-wire.ts`, which says why.
 */
import { ChatGoogleGenerativeAI } from "@langchain/google-genai";
import { operatorOrigins } from "../http/outbound";
import { createOutboundFetch } from "../http/outbound-fetch";
import type { ChatModelPort } from "./chat-model";
import { fromLangChain, type LangChainPortOptions } from "./from-langchain";
import { type GeminiEndpoint, streamGeminiAnswer } from "./gemini-events";
import { geminiFunctions } from "./gemini-tools";

export type GoogleGenaiOptions = Omit<LangChainPortOptions, "id" | "toProviderTools" | "callOptions"> & {
  readonly apiKey: string;
  /** Such as `gemini-2.5-flash`. */
  readonly model: string;
  /** Origin and optional path before `/v1beta`. Default: Google's. */
  readonly baseUrl?: string;
  /** Limit of the answer with its thinking. Default 8,192 tokens. */
  readonly maxOutputTokens?: number;
  readonly fetch?: typeof fetch;
};

const GOOGLE_BASE_URL = "https://generativelanguage.googleapis.com";

/** A port to one Gemini model. Sends nothing until it is asked. */
export function googleGenai(options: GoogleGenaiOptions): ChatModelPort {
  const { apiKey, model, baseUrl = GOOGLE_BASE_URL, maxOutputTokens = 8_192, ...rules } = options;
  const modelId = `google-genai:${model}`;
  // Without an explicit address the package would follow LANGSMITH_GATEWAY and send prompts there.
  const chat = new ChatGoogleGenerativeAI({ apiKey: apiKey.trim(), model, baseUrl, maxOutputTokens, maxRetries: 0 });
  replaceTransport(chat, {
    apiKey: apiKey.trim(),
    baseUrl,
    model,
    modelId,
    fetch: options.fetch ?? createOutboundFetch({ isOperatorOrigin: operatorOrigins(baseUrl) }),
  });
  return fromLangChain(chat, {
    ...rules,
    id: modelId,
    toProviderTools: (tools) => [{ functionDeclarations: geminiFunctions(tools) }],
  });
}

/**
 * Puts our wire under the package's stream. The client is a private field, so a release that renames it fails here, at
 * start, and not silently with the old transport.
 */
function replaceTransport(chat: ChatGoogleGenerativeAI, endpoint: GeminiEndpoint): void {
  const client: unknown = Reflect.get(chat, "client");
  if (typeof client !== "object" || client === null || !("generateContentStream" in client)) {
    throw new TypeError("@langchain/google-genai has another client than the one this adapter was written for");
  }
  Object.defineProperty(client, "generateContentStream", {
    value: async (request: Record<string, unknown>, call?: { signal?: AbortSignal }) => ({
      stream: streamGeminiAnswer(endpoint, request, call?.signal),
    }),
  });
}
