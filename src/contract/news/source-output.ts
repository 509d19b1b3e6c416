/** How the outside sources fare, in words a person understands. Part of `GET /api/ready` and of the sources page. */
import { z } from "zod";

export const sourceOutput = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(["league", "news", "embeddings", "model"]),
  state: z.enum(["working", "not used yet", "failing", "paused", "needs you"]),
  /** State of the source in one or two sentences. */
  sentence: z.string(),
  /** Steps that mend it; empty when waiting is all there is to do. */
  repair: z.array(z.string()),
  lastSuccessAt: z.string().nullable(),
  /** The age of the last success in words, such as "12 minutes". */
  age: z.string().nullable(),
  lastFailure: z.object({ code: z.string(), message: z.string(), at: z.string() }).nullable(),
  circuit: z.enum(["closed", "open", "half-open"]),
});
export type SourceOutput = z.infer<typeof sourceOutput>;

const sourcesOutput = z.object({ sources: z.array(sourceOutput), checkedAt: z.string() });
export type SourcesOutput = z.infer<typeof sourcesOutput>;
