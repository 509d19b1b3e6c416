/** `GET /api/threads/{id}/runs/{runId}`: what a run was made of, for its owner. */
import { z } from "zod";
import { runStatus, usage } from "./chat-answer";

const modelInput = z.object({
  messages: z.array(
    z.object({
      role: z.string(),
      text: z.string(),
      toolCalls: z.array(z.object({ id: z.string(), name: z.string(), args: z.unknown() })).optional(),
      toolCallId: z.string().optional(),
    }),
  ),
  /** Names of the tools that were offered. */
  tools: z.array(z.string()),
  /** Characters of all texts as they were sent. */
  chars: z.number().int().nonnegative(),
  /** `true` when the text was longer than the stored limit and was truncated. */
  isCut: z.boolean(),
});

const runStep = z.object({
  /** In the order in which they began, from 1. */
  seq: z.number().int().positive(),
  kind: z.enum(["node", "tool", "model"]),
  name: z.string(),
  startedAt: z.string(),
  ms: z.number().nonnegative(),
  errorCode: z.string().nullable(),
  /** Model id. This field and the token counts below are set only for model calls. */
  model: z.string().nullable(),
  inputTokens: z.number().int().nullable(),
  outputTokens: z.number().int().nullable(),
  /** `null` also when the price of the model is not known. */
  costUsd: z.number().nullable(),
  /** Input sent to the model; `null` when it was not recorded. */
  input: modelInput.nullable(),
});
export type RunStep = z.infer<typeof runStep>;

export const runRecordOutput = z.object({
  runId: z.uuid(),
  threadId: z.uuid(),
  status: runStatus,
  question: z.string(),
  startedAt: z.string(),
  /** `null` while it runs. */
  usage: usage.nullable(),
  /** Empty once the log of the run has been cleared away. */
  steps: z.array(runStep),
});
export type RunRecord = z.infer<typeof runRecordOutput>;
