/** The JSON form of a turn's answer, and of the command `fanvise ask --json`. */
import { z } from "zod";
import { proposalCard } from "../planning/card";
import { grounding } from "./grounding";
import { language, queryIntent } from "./intent";

export const runStatus = z.enum(["running", "completed", "awaiting_approval", "stopped", "failed"]);
export type RunStatus = z.infer<typeof runStatus>;

const toolCallRecord = z.object({
  id: z.string(),
  name: z.string(),
  input: z.unknown(),
  ok: z.boolean(),
  ms: z.number(),
  cached: z.boolean(),
  source: z.string().nullable(),
  fetchedAt: z.string().nullable(),
  /** The tool's answer, or `{ unavailable, message }` when it failed. */
  output: z.unknown(),
});
export type ToolCallRecord = z.infer<typeof toolCallRecord>;

const warning = z.object({ code: z.string(), message: z.string() });
export type Warning = z.infer<typeof warning>;

export const usage = z.object({
  model: z.string(),
  modelCalls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** `null` when the price of the model is not known. */
  costUsd: z.number().nullable(),
  ms: z.number(),
});
export type Usage = z.infer<typeof usage>;

export const chatAnswer = z.object({
  threadId: z.string(),
  runId: z.string(),
  status: runStatus,
  intent: queryIntent,
  answer: z.string(),
  language,
  toolCalls: z.array(toolCallRecord),
  grounding,
  /** Markdown of what was found beside the answer and is folded under it; `null` for nothing. */
  details: z.string().nullable().default(null),
  cards: z.array(proposalCard),
  usage,
  warnings: z.array(warning),
  /** Only with status "failed". */
  error: z.object({ code: z.string(), message: z.string() }).optional(),
});
export type ChatAnswer = z.infer<typeof chatAnswer>;
