/** The body of every refused or failed request. */
import { z } from "zod";

export const errorBody = z.object({
  error: z.object({
    /** Stable, such as `espn.timeout`. */
    code: z.string(),
    /** One short sentence for a person. */
    message: z.string(),
    requestId: z.string(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;
