/** The body of `POST /api/agent/matchup-optimizer`: what the person wants of a plan for the days left. */
import { z } from "zod";
import { language } from "../conversation/intent";
import { requestedLeagueId, requestedTeamId } from "../league/requested-league";
import { chosenMove, MAX_WHAT_IF_MOVES } from "./what-if";

export const MAX_UNTOUCHABLES = 40;

/** A day that exists, US Eastern. */
const day = z.iso.date();

const requests = z.object({
  leagueId: requestedLeagueId.optional(),
  teamId: requestedTeamId.optional(),
  /** Days on which moves may be made and lineups are wanted, both ends included; all that are left when left out. */
  window: z.object({ from: day, to: day }).optional(),
  maxMoves: z.number().int().min(0).max(50).optional(),
  /** Players that must not be dropped, by ESPN's ids, besides the person's own untouchables. */
  untouchables: z.array(z.number().int().positive()).max(MAX_UNTOUCHABLES).default([]),
  /**
   * Lets the plan drop players it would otherwise keep for their rest-of-season value. Defaults to the user's
   * preference.
   */
  allowKeeperDrops: z.boolean().optional(),
  /** Moves the user chose, in that order; they become the cards instead of a plan of the engine's. */
  moves: z.array(chosenMove).min(1).max(MAX_WHAT_IF_MOVES).optional(),
  /** The person's preferred one, or English, when left out. */
  language: language.optional(),
});

/** Options that bound a plan of the engine's; they do not apply to moves that the user chose. */
const BOUNDS = ["window", "maxMoves", "allowKeeperDrops"] as const;

export const optimizerRequest = requests
  .refine(
    ({ moves, untouchables, ...options }) =>
      moves === undefined || (untouchables.length === 0 && BOUNDS.every((name) => options[name] === undefined)),
    { path: ["moves"], message: "not together with bounds of a plan" },
  )
  .meta({
    anyOf: [
      { properties: { moves: false } },
      {
        required: ["moves"],
        properties: { untouchables: { maxItems: 0 }, ...Object.fromEntries(BOUNDS.map((name) => [name, false])) },
      },
    ],
  });
export type OptimizerRequest = z.infer<typeof optimizerRequest>;
