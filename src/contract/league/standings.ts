/** The table of a league without head-to-head matchups, beside the viewed team's own place in it. */
import { z } from "zod";

const leads = {
  /** Over the next better one, so below 0; `null` for the best. */
  leadOverAbove: z.number().nonpositive().nullable(),
  /** Over the next worse one, so above 0; `null` for the last. */
  leadOverBelow: z.number().nonnegative().nullable(),
};

export const standings = z.object({
  rankedBy: z.enum(["roto points", "fantasy points"]),
  teams: z.number().int(),
  /** Equal points share the better rank; `null` when the team is not in the table. */
  myRank: z.number().int().nullable(),
  myPoints: z.number().nullable(),
  /** In points, over the teams next to mine. */
  ...leads,
  table: z.array(z.object({ rank: z.number().int(), teamName: z.string(), points: z.number(), isMine: z.boolean() })),
  /** My team's categories; empty where fantasy points rank. */
  categories: z.array(
    z.object({
      category: z.string(),
      value: z.number(),
      rotoPoints: z.number(),
      /** In the category's own unit, over the values next to mine. */
      ...leads,
      isLowerBetter: z.boolean(),
    }),
  ),
  /** Games that counted so far in each lineup slot with a count; `left` and `limit` are `null` without a limit. */
  slotGames: z.array(
    z.object({
      slot: z.string(),
      games: z.number(),
      limit: z.number().nullable(),
      left: z.number().nullable(),
    }),
  ),
});
export type Standings = z.infer<typeof standings>;
