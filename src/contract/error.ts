/** The body of every refused or failed request. */
import { z } from "zod";

export const candidateList = z
  .array(z.object({ playerId: z.number().int(), name: z.string(), proTeam: z.string() }))
  .optional();

export const errorBody = z.object({
  error: z.object({
    /** Stable, such as `espn.timeout`. */
    code: z.string(),
    /** One short sentence for a person. */
    message: z.string(),
    requestId: z.string(),
    /** Only with `player.ambiguous`: who may be meant. */
    candidates: candidateList,
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;
