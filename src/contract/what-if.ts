/** `POST /api/what-if`: what moves of the person's own choosing would do to the days left. Nothing is stored or done. */
import { z } from "zod";
import { simulatedMoveOutput, weekPlanOutput } from "./engine-outputs";

export const MOST_WHAT_IF_MOVES = 10;

const id = z.number().int().positive().max(999_999_999_999);
const move = z
  .object({
    /** `null`: nobody is added. */
    addPlayerId: id.nullable().default(null),
    /** `null`: an open place. */
    dropPlayerId: id.nullable().default(null),
    /** YYYY-MM-DD, US Eastern; the first day left when left out. */
    day: z.iso.date().optional(),
  })
  .refine(({ addPlayerId, dropPlayerId }) => addPlayerId !== null || dropPlayerId !== null, {
    path: ["addPlayerId"],
    message: "someone is added or dropped",
  });

export const whatIfRequest = z.object({
  leagueId: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
  teamId: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  /** In the order in which they are made. */
  moves: z.array(move).min(1).max(MOST_WHAT_IF_MOVES),
});
export type WhatIfRequest = z.output<typeof whatIfRequest>;

export const whatIfOutput = weekPlanOutput
  .omit({ standPat: true, proven: true, flagged: true })
  .extend({ isLegal: simulatedMoveOutput.shape.isLegal, whyNot: simulatedMoveOutput.shape.whyNot });
export type WhatIfOutput = z.infer<typeof whatIfOutput>;
