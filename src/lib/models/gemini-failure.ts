/**
 * Classifies Gemini's error responses. Reads only status numbers, reasons and delays; the message is never stored,
 * since it repeats parts of the request.
 */
import { parseRetryAfterMs } from "@langchain/core/utils/async_caller";
import { z } from "zod";
import { failureOfStatus } from "./classify-failure";
import { type ModelFailure, ModelKeyRefused } from "./errors";

const MAX_ERROR_BYTES = 32_000;

/** `google.rpc.Status`: details hold an `ErrorInfo` with a reason, or a `RetryInfo` with a delay such as `37s`. */
export const geminiError = z.object({
  code: z.number().int().min(400).max(599).optional(),
  details: z.array(z.looseObject({ reason: z.string().optional(), retryDelay: z.string().optional() })).optional(),
});
const errorBody = z.object({ error: geminiError });
// Before a stream has begun the same error may come as the only entry of a list.
const errorAnswer = z.union([errorBody, z.tuple([errorBody]).transform(([only]) => only)]);

/** The failure of an answer that is not 2xx. Reads a bounded part of its body. */
export async function failureOfResponse(response: Response, context: { model: string }): Promise<ModelFailure> {
  const headerMs = parseRetryAfterMs(response.headers.get("retry-after"));
  const body = errorAnswer.safeParse(parseJson(await boundedText(response))).data;
  return failureOfGeminiError(body?.error ?? {}, response.status, context, headerMs);
}

/** @param headerMs wait from `Retry-After`; the longer one of header and body counts. */
export function failureOfGeminiError(
  error: z.infer<typeof geminiError>,
  httpStatus: number,
  context: { model: string },
  headerMs?: number,
): ModelFailure {
  const details = error.details ?? [];
  // An invalid key comes as 400 with this reason, not as 401.
  if (details.some((detail) => detail.reason?.startsWith("API_KEY_")))
    return new ModelKeyRefused({ ...context, httpStatus });
  const waitsMs = headerMs === undefined ? [] : [headerMs];
  for (const { retryDelay = "" } of details) {
    const seconds = /^(\d+(?:\.\d+)?)s$/.exec(retryDelay)?.[1];
    if (seconds !== undefined) waitsMs.push(Number(seconds) * 1_000);
  }
  return failureOfStatus(httpStatus, context, waitsMs.length === 0 ? undefined : Math.max(...waitsMs));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The start of a body. An unreadable one counts as empty, since the status alone names the failure. */
async function boundedText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (let seenBytes = 0; reader !== undefined && seenBytes < MAX_ERROR_BYTES; ) {
      const step = await reader.read();
      if (step.done) break;
      seenBytes += step.value.byteLength;
      text += decoder.decode(step.value, { stream: true });
    }
  } catch {
    return "";
  } finally {
    reader?.cancel().catch(() => undefined);
  }
  return text;
}
