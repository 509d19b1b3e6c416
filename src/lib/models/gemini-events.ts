/**
 * Gemini's REST API as this product uses it: one streaming call, read under our rules.
 *
 * It replaces the transport of `@google/generative-ai` 0.24.1, which splits every stream in two and drops one half's
 * promise, so that a malformed, cut or aborted stream becomes an unhandled rejection; it also hides `Retry-After`, has
 * no size limit and follows redirects with the key. Wire format: `streamGenerateContent?alt=sse` of
 * https://ai.google.dev/api/generate-content.
 */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { ModelBadAnswer, ModelBlocked, ModelKeyRefused, ModelUnavailable } from "./errors";
import { failureOfGeminiError, failureOfResponse, geminiError } from "./gemini-failure";
import { EventStreamFault, eventPayloads, MAX_ANSWER_BYTES } from "./server-sent-events";

export type GeminiEndpoint = {
  readonly apiKey: string;
  /** Origin and optional path, without the version: `https://generativelanguage.googleapis.com`. */
  readonly baseUrl: string;
  readonly model: string;
  /** For the context of failures. */
  readonly modelId: string;
  readonly fetch: typeof fetch;
};

const count = z.number().int().min(0).optional();
const part = z.looseObject({
  text: z.string().optional(),
  thought: z.boolean().optional(),
  thoughtSignature: z.string().optional(),
  functionCall: z
    .object({ id: z.string().optional(), name: z.string().min(1), args: z.record(z.string(), z.unknown()).optional() })
    .optional(),
});
const geminiEvent = z.object({
  candidates: z
    .array(
      z.object({
        content: z.object({ parts: z.array(part).optional() }).optional(),
        finishReason: z.string().optional(),
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  usageMetadata: z
    .object({
      promptTokenCount: count,
      toolUsePromptTokenCount: count,
      candidatesTokenCount: count,
      thoughtsTokenCount: count,
    })
    .optional(),
  error: geminiError.optional(),
});
type GeminiEvent = z.infer<typeof geminiEvent>;
type GeminiPart = z.infer<typeof part>;

/**
 * One event in the form that `ChatGoogleGenerativeAI` reads: always one candidate with content, counts running totals.
 */
export type GeminiChunk = {
  candidates: [{ index: 0; content: { role: "model"; parts: GeminiPart[] }; finishReason?: string }];
  usageMetadata: { promptTokenCount: number; candidatesTokenCount: number; totalTokenCount: number };
};

const BLOCKED = /^(SAFETY|RECITATION|LANGUAGE|BLOCKLIST|PROHIBITED_CONTENT|SPII|IMAGE_)/;
const MALFORMED = /^(MALFORMED_|UNEXPECTED_TOOL_CALL)/;

/**
 * Asks for one answer and yields it event by event. Nothing is sent before the first `next()`.
 *
 * @param request body of the call; consecutive tool results in `contents` are joined, since Gemini wants all results of
 *   parallel calls in one turn, and turns without parts are left out, since it refuses them.
 * @throws a `ModelFailure`; when `signal` ended the call, whatever it is aborted with.
 */
export async function* streamGeminiAnswer(
  endpoint: GeminiEndpoint,
  request: Readonly<Record<string, unknown>>,
  signal: AbortSignal | undefined,
): AsyncGenerator<GeminiChunk> {
  const context = { model: endpoint.modelId };
  const bad = (detail: string) => new ModelBadAnswer({ ...context, detail });
  const response = await post(endpoint, request, signal);
  if (!response.ok) throw await failureOfResponse(response, context);
  if (response.body === null) throw bad("no-body");
  const progress = { promptTokens: 0, outputTokens: 0, hasParts: false, isFinished: false, callIds: new Set<string>() };
  try {
    for await (const payload of eventPayloads(response.body, MAX_ANSWER_BYTES)) {
      const event = parseEvent(payload) ?? fail(bad("shape"));
      if (event.error !== undefined) throw failureOfGeminiError(event.error, event.error.code ?? 502, context);
      const reason = event.promptFeedback?.blockReason ?? event.candidates?.[0]?.finishReason ?? "";
      if (event.promptFeedback?.blockReason || BLOCKED.test(reason)) throw new ModelBlocked(context);
      if (MALFORMED.test(reason)) throw bad("malformed-call");
      yield toChunk(event, progress);
    }
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw error instanceof EventStreamFault ? bad(error.reason) : error;
  }
  // Gemini names a finish reason in its last event; a stream that just ends has lost its end on the way.
  if (progress.hasParts && !progress.isFinished) throw bad("cut");
}

function fail(failure: Error): never {
  throw failure;
}

async function post(
  endpoint: GeminiEndpoint,
  request: Readonly<Record<string, unknown>>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  // `fetch` would refuse such a header with an exception that repeats it.
  if (!/^[\x21-\x7e]+$/.test(endpoint.apiKey)) throw new ModelKeyRefused({ model: endpoint.modelId, detail: "form" });
  const url = `${endpoint.baseUrl.replace(/\/+$/, "")}/v1beta/models/${encodeURIComponent(endpoint.model)}`;
  try {
    return await endpoint.fetch(`${url}:streamGenerateContent?alt=sse`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-goog-api-key": endpoint.apiKey },
      body: JSON.stringify({ ...request, contents: tidyTurns(request.contents) }),
      // A redirect would carry the key to another host.
      redirect: "manual",
      signal: signal ?? null,
    });
  } catch {
    if (signal?.aborted) throw signal.reason;
    throw new ModelUnavailable({ model: endpoint.modelId, detail: "network" });
  }
}

function parseEvent(payload: string): GeminiEvent | undefined {
  try {
    return geminiEvent.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

type Progress = {
  promptTokens: number;
  outputTokens: number;
  hasParts: boolean;
  isFinished: boolean;
  readonly callIds: Set<string>;
};

/**
 * Notes the event in `progress` and gives it its full form. Totals never fall, so their differences are never negative.
 */
function toChunk(event: GeminiEvent, progress: Progress): GeminiChunk {
  const candidate = event.candidates?.[0];
  const usage = event.usageMetadata;
  const promptTokens = (usage?.promptTokenCount ?? 0) + (usage?.toolUsePromptTokenCount ?? 0);
  const outputTokens = (usage?.candidatesTokenCount ?? 0) + (usage?.thoughtsTokenCount ?? 0);
  progress.promptTokens = Math.max(progress.promptTokens, promptTokens);
  progress.outputTokens = Math.max(progress.outputTokens, outputTokens);
  const parts = (candidate?.content?.parts ?? []).map((espnPayload) => withOwnCallId(espnPayload, progress.callIds));
  if (parts.length > 0) progress.hasParts = true;
  const finishReason = candidate?.finishReason;
  if (finishReason !== undefined) progress.isFinished = true;
  return {
    candidates: [
      { index: 0, content: { role: "model", parts }, ...(finishReason === undefined ? {} : { finishReason }) },
    ],
    usageMetadata: {
      promptTokenCount: progress.promptTokens,
      candidatesTokenCount: progress.outputTokens,
      totalTokenCount: progress.promptTokens + progress.outputTokens,
    },
  };
}

/** Thought signatures are stored by call id, so a missing or repeated id is replaced before it becomes a key. */
function withOwnCallId(espnPayload: GeminiPart, taken: Set<string>): GeminiPart {
  const call = espnPayload.functionCall;
  if (call === undefined) return espnPayload;
  const id = call.id && !taken.has(call.id) ? call.id : randomUUID();
  taken.add(id);
  return { ...espnPayload, functionCall: { id, name: call.name, args: call.args ?? {} } };
}

const turnWithoutParts = z.object({ parts: z.array(z.unknown()).length(0) });
const toolResults = z.object({
  role: z.string(),
  parts: z.array(z.looseObject({ functionResponse: z.unknown() })).min(1),
});

function tidyTurns(contents: unknown): unknown {
  if (!Array.isArray(contents)) return contents;
  const joined: unknown[] = [];
  for (const content of contents) {
    if (turnWithoutParts.safeParse(content).success) continue;
    const here = toolResults.safeParse(content).data;
    const before = toolResults.safeParse(joined.at(-1)).data;
    const isResults = (turn: typeof here) =>
      turn?.parts.every((entry) => entry.functionResponse !== undefined) ?? false;
    if (here !== undefined && before !== undefined && isResults(here) && isResults(before)) {
      joined[joined.length - 1] = { role: before.role, parts: [...before.parts, ...here.parts] };
    } else {
      joined.push(content);
    }
  }
  return joined;
}
