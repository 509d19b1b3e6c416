/** `POST /api/models/test`: whether the person's model answers now. */
import { z } from "zod";

export const modelTestRequest = z.object({});
export const modelTestOutput = z.object({
  /** The model that is asked first. */
  model: z.string(),
  /** It answered itself, and not the rules in its place. */
  isAnswering: z.boolean(),
  ms: z.number(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** `null` when the price of the model is not known. */
  costUsd: z.number().nullable(),
  /** Why it does not; only then. */
  error: z.object({ code: z.string(), message: z.string() }).optional(),
});
export type ModelTestOutput = z.infer<typeof modelTestOutput>;
