/**
 * `POST /api/what-if`: what moves of the person's own choosing would do to the days left. Nothing is stored or done.
 */
import { z } from "zod";
import { requestedLeagueId, requestedTeamId } from "../league/requested-league";
import { simulatedMoveOutput, weekPlanOutput } from "./engine-outputs";
import { MOVE_REFUSALS } from "./move-refusals";
import { weekGridOutput } from "./week-grid";

export const MAX_WHAT_IF_MOVES = 10;

const MAX_PLAYER_ID = 999_999_999_999;
const id = z.number().int().positive().max(MAX_PLAYER_ID);
/** A move of the person's own choosing. */
export const chosenMove = z
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
  })
  .meta({
    anyOf: ["addPlayerId", "dropPlayerId"].map((name) => ({
      required: [name],
      properties: { [name]: { type: "integer", exclusiveMinimum: 0, maximum: MAX_PLAYER_ID } },
    })),
  });

export const whatIfRequest = z.object({
  leagueId: requestedLeagueId.optional(),
  teamId: requestedTeamId.optional(),
  /** In the order in which they are made. */
  moves: z.array(chosenMove).min(1).max(MAX_WHAT_IF_MOVES),
  /** Answers the lineups of every day with the moves too. */
  withWeek: z.boolean().default(false),
});
export type WhatIfRequest = z.output<typeof whatIfRequest>;

export const whatIfOutput = weekPlanOutput
  .omit({ standPat: true, proven: true, flagged: true, lineup: true, total: true })
  .extend({
    isLegal: simulatedMoveOutput.shape.isLegal,
    whyNot: simulatedMoveOutput.shape.whyNot,
    whyNotCode: z.enum(MOVE_REFUSALS).nullable(),
    /** With `later-only`: the first day on which it can be done. */
    possibleFrom: z.string().nullable(),
    /** `null` unless asked for, and for moves that cannot be made. */
    week: weekGridOutput.nullable(),
  });
export type WhatIfOutput = z.infer<typeof whatIfOutput>;
