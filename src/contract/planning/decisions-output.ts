/** Output of `get_decisions`: the moves proposed for a team and the outcome of each. */
import { z } from "zod";
import { provenance } from "../tool-outputs";

/**
 * Where a proposal stands, each in exactly one state. `scheduled`: approved, and its day is still to come, whether the
 * league shows it already or not. `approved`: its day has come and the league does not show it yet. `verified`: its day
 * has come and the league shows it.
 */
export const decisionState = z.enum([
  "pending",
  "scheduled",
  "approved",
  "verified",
  "not_seen",
  "declined",
  "expired",
  "outdated",
  "superseded",
]);
export type DecisionState = z.infer<typeof decisionState>;

/** Filter of decisions: a state, or everything that the user approved. */
export const decisionFilter = z.enum([...decisionState.options, "approved_all"]);
export type DecisionFilter = z.infer<typeof decisionFilter>;

/** The states of what the person approved. */
export const APPROVED_STATES: readonly DecisionState[] = ["scheduled", "approved", "verified", "not_seen"];

const chances = z.object({ before: z.number(), after: z.number() });

const decisionEntry = z.object({
  proposalId: z.string(),
  title: z.string(),
  state: decisionState,
  /** The league was read again and shows the move. */
  isSeenInLeague: z.boolean(),
  drop: z.string().nullable(),
  add: z.string().nullable(),
  /** The day of the move, US Eastern. */
  day: z.string(),
  /** Fantasy points; `null` where a gain is not in points. */
  gainPoints: z.number().nullable(),
  winProbability: chances.nullable(),
  proposedAt: z.string(),
  /** When the person approved, declined or changed it, ISO 8601 UTC, and its age in words; `null` when nobody did. */
  decidedAt: z.string().nullable(),
  decidedAge: z.string().nullable(),
  /** Why it no longer waits, as a code and in words; `null` where nothing but the state is to be said. */
  reason: z.object({ code: z.string(), text: z.string() }).nullable(),
  /** The user's note on the decision. */
  note: z.string().nullable(),
});
export type DecisionEntry = z.infer<typeof decisionEntry>;

export const decisionsOutput = provenance.extend({
  teamName: z.string(),
  ownership: z.literal("my roster"),
  today: z.string(),
  /** Filter that was requested; `null` for everything. */
  asked: decisionFilter.nullable(),
  /** Number of all moves proposed for the team, by state. */
  movesByState: z.record(decisionState, z.number().int()),
  /** Number of moves the user approved, whatever their outcome. */
  approvedMoves: z.number().int(),
  proposedMoves: z.number().int(),
  /** How many match what was asked for, and how many of them are listed. */
  matchedMoves: z.number().int(),
  shownMoves: z.number().int(),
  /** Pending decisions first, then the latest decided first. */
  decisions: z.array(decisionEntry),
});
export type DecisionsOutput = z.infer<typeof decisionsOutput>;
