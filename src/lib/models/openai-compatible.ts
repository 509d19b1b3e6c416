/**
 * Any model behind the chat completions API, OpenAI's own or another's such as Ollama's, through
 * `ChatOpenAICompletions`.
 *
 * The package's client brings the wire format; addresses, sizes, redirects and what a status means are decided here, so
 * that its failures are ours before they are its own. Wire format:
 * https://platform.openai.com/docs/api-reference/chat/create.
 */
import { ReadableStream } from "node:stream/web";
import { parseRetryAfterMs } from "@langchain/core/utils/async_caller";
import { ChatOpenAICompletions } from "@langchain/openai";
import { operatorOrigins } from "../http/outbound";
import { createOutboundFetch } from "../http/outbound-fetch";
import { argumentsSchema, type ChatModelPort, type ModelTool } from "./chat-model";
import { failureOfStatus } from "./classify-failure";
import { ModelBadAnswer, ModelKeyRefused, ModelUnavailable } from "./errors";
import { fromLangChain, type LangChainPortOptions } from "./from-langchain";
import { boundedChunks, MAX_ANSWER_BYTES } from "./server-sent-events";

export type OpenAiCompatibleOptions = Omit<LangChainPortOptions, "toProviderTools" | "callOptions" | "namesItsEnd"> & {
  /** Sent as a bearer token; absent where the address asks for none. */
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** Base URL before `/chat/completions`: `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
};

/** A port to one model. Sends nothing until it is asked. */
export function openAiCompatible(options: OpenAiCompatibleOptions): ChatModelPort {
  const { id, apiKey = "", model, baseUrl, fetch: given, ...rules } = options;
  const context = { model: id };
  const key = apiKey.trim();
  // A header that cannot be sent is refused with an exception that repeats it.
  const isSendable = /^[\x21-\x7e]*$/.test(key);
  const outbound = given ?? createOutboundFetch({ isOperatorOrigin: operatorOrigins(baseUrl) });
  const chat = new ChatOpenAICompletions({
    model,
    // The client refuses to be without one, and would take it from the environment.
    apiKey: isSendable && key !== "" ? key : "none",
    maxRetries: 0,
    streamUsage: true,
    configuration: {
      baseURL: baseUrl,
      organization: null,
      project: null,
      // It would print what it cannot read.
      logLevel: "off",
      fetch: isSendable
        ? checkedFetch(outbound, context)
        : refused(new ModelKeyRefused({ ...context, detail: "form" })),
    },
  });
  return fromLangChain(chat, { ...rules, id, toProviderTools: chatFunctions, namesItsEnd: true });
}

/** Tools as the API's functions, their arguments as JSON Schema. */
function chatFunctions(tools: readonly ModelTool[]) {
  return tools.map((tool) => ({
    type: "function" as const,
    function: { name: tool.name, description: tool.description, parameters: { ...argumentsSchema(tool) } },
  }));
}

const refused = (failure: Error) => () => Promise.reject(failure);

/** `fetch` whose refusals are typed, and whose bodies are event streams of a bounded size. */
function checkedFetch(outbound: typeof fetch, context: { model: string }): typeof fetch {
  return async (input, init) => {
    const response = await outbound(input, init).catch((error: unknown) => {
      throw init?.signal?.aborted ? error : new ModelUnavailable({ ...context, detail: "network" });
    });
    if (!response.ok) {
      // Its message repeats parts of the request.
      await response.body?.cancel().catch(() => undefined);
      throw failureOfStatus(response.status, context, parseRetryAfterMs(response.headers.get("retry-after")));
    }
    if (!response.headers.get("content-type")?.startsWith("text/event-stream") || response.body === null) {
      await response.body?.cancel().catch(() => undefined);
      throw new ModelBadAnswer({ ...context, detail: "not-an-event-stream" });
    }
    // Node's stream and the web's are one class at run time; their type declarations differ in the reader alone.
    const body = ReadableStream.from(boundedChunks(response.body, MAX_ANSWER_BYTES)) as BodyInit;
    return new Response(body, { headers: response.headers });
  };
}
