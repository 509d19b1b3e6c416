/**
 * A proposal as it is shown, and the decisions a person sends. Part of `/api/agent/matchup-optimizer` and of chat
 * answers.
 */
import { z } from "zod";
import { bidFigures } from "./bid-outputs";
import { LATER_UNITS } from "./later-unit";

const player = z.object({ playerId: z.number().int(), playerName: z.string() });

const cardKind = z.enum(["move", "lineup", "ir"]);
export const cardStatus = z.enum([
  "pending",
  "approved",
  "declined",
  "expired",
  "outdated",
  "superseded",
  "verified",
  "not_seen",
]);

/** Content fixed when a proposal is created. */
export const cardContent = z.object({
  kind: cardKind,
  rank: z.number().int().positive(),
  title: z.string(),
  /** `null`: an open place, or a stash on IR. */
  drop: player.nullable(),
  /** `null`: a plain drop. */
  add: player.nullable(),
  effectiveDay: z.string(),
  delta: z.object({
    /** In the league's unit; `null` where a gain is not in points. */
    expectedPoints: z.number().nullable(),
    interval80: z.tuple([z.number(), z.number()]).nullable(),
    winProbability: z.number().nullable(),
    /** The chance to win before and after it; `null` without an opponent. Cards of earlier versions have none. */
    chances: z.object({ before: z.number(), after: z.number() }).nullable().optional(),
    categories: z.record(z.string(), z.number()),
    /** Gain or loss over the rest of the season, in `restOfSeasonUnit`. */
    restOfSeason: z.number().nullable(),
    restOfSeasonUnit: z.enum(LATER_UNITS).optional(),
  }),
  /** How many starts the team gains and loses by it. Cards of earlier versions do not say. */
  starts: z.object({ gained: z.number().int(), lost: z.number().int() }).optional(),
  /** Percent of leagues that roster the player dropped, 0 to 100, where nearly all of them do: said first. */
  givesUpPercent: z.number().optional(),
  /** The player added is out and worth a spot once he is back. `null`: nobody knows when. */
  stash: z.object({ expectedReturn: z.string().nullable() }).optional(),
  /** What to bid on the player added, in leagues that bid; `null` where that cannot be told. Left out by others and by earlier versions. */
  bid: bidFigures.nullable().optional(),
  confidence: z.object({ probabilityGain: z.number(), level: z.enum(["low", "medium", "high"]) }),
  reasons: z.array(z.string()),
  warnings: z.array(z.string()),
  evidence: z.array(z.object({ claim: z.string(), toolCallId: z.string(), path: z.string() })),
  handoff: z.object({ url: z.string(), steps: z.array(z.string()) }),
});
export type CardContent = z.infer<typeof cardContent>;

export const proposalCard = cardContent.extend({
  proposalId: z.string(),
  threadId: z.string(),
  dependsOn: z.array(z.string()),
  status: cardStatus,
  /** Why it is outdated, in words. */
  statusReason: z.string().nullable(),
  replaces: z.string().nullable(),
  /** For which team of which of the person's leagues. Cards in answers of earlier versions do not say. */
  connectionId: z.string().optional(),
  teamId: z.number().int().optional(),
  createdAt: z.string(),
  /** Cards in answers of earlier versions do not say. */
  statusChangedAt: z.string().optional(),
  expiresAt: z.string(),
  preconditions: z.string(),
  /** `null` while the approval or decline can still be undone. */
  handoff: cardContent.shape.handoff.nullable(),
  /** Until then the approval or decline can be undone, ISO 8601 UTC of the server's clock; `null` when it cannot. */
  undoUntil: z.string().nullable().optional(),
  /** The way to the league's own page was opened: from here on an approval stands. */
  isHandoffOpened: z.boolean().optional(),
  /**
   * The last verification against the league. `result`: `seen`, `scheduled` (the league has it for its day, which has
   * not come), `too_early`, `not_yet`, `unreadable`, `not_seen`, `withdrawn`.
   */
  verification: z
    .object({ result: z.string(), checkedAt: z.string(), attempts: z.number().int(), detail: z.string().nullable() })
    .nullable(),
  outcome: z.object({ claimed: z.number(), delivered: z.number().nullable(), unit: z.string() }).nullable(),
});
export type ProposalCard = z.infer<typeof proposalCard>;

const cardEdit = z.strictObject({
  dropPlayerId: z.number().int().positive().optional(),
  addPlayerId: z.number().int().positive().optional(),
  effectiveDay: z.iso.date().optional(),
});
export type CardEdit = z.infer<typeof cardEdit>;

export const decisionsRequest = z.strictObject({
  decisions: z
    .array(
      z
        .strictObject({
          proposalId: z.uuid(),
          /** `undo`: within ten seconds of an approval or a decline. */
          action: z.enum(["approve", "decline", "edit", "undo"]),
          edit: cardEdit.optional(),
          reason: z.string().trim().max(1_000).optional(),
        })
        .refine(({ action, edit }) => (action === "edit") === (edit !== undefined), {
          path: ["edit"],
          message: "goes with the action edit, and only with it",
        })
        .refine(({ action, reason }) => action !== "undo" || reason === undefined, {
          path: ["reason"],
          message: "does not go with the action undo",
        })
        .meta({
          anyOf: [
            { properties: { action: { enum: ["approve", "decline"] }, edit: false } },
            { required: ["edit"], properties: { action: { const: "edit" } } },
            { properties: { action: { const: "undo" }, edit: false, reason: false } },
          ],
        }),
    )
    .min(1)
    .max(20)
    .refine((all) => new Set(all.map(({ proposalId }) => proposalId)).size === all.length, {
      message: "one decision a proposal",
    })
    // JSON Schema has no word for it.
    .meta({ description: "One decision a proposal.", "x-unique-by": "proposalId" }),
});
export type DecisionsRequest = z.infer<typeof decisionsRequest>;

export const decisionsAnswer = z.object({ cards: z.array(proposalCard) });
