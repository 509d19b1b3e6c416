/** Recent transactions of the league's other managers, and open offers. */
import { z } from "zod";
import { provenance } from "../tool-outputs";

/** Most days looked back and most events of an answer. */
export const ACTIVITY_LIMITS = { days: 14, events: 40 } as const;

/** Why ESPN refused a waiver claim. */
const CLAIM_REFUSALS = [
  "claim.roster_full",
  "claim.position_limit",
  "claim.season_adds_used",
  "claim.matchup_adds_used",
  "claim.player_taken",
  "claim.drop_gone",
  "claim.over_budget",
  "claim.undroppable",
  /** ESPN names a reason that we don't know. */
  "claim.refused",
] as const;
export type ClaimRefusal = (typeof CLAIM_REFUSALS)[number];

const moves = {
  teamName: z.string().nullable(),
  isMine: z.boolean(),
  added: z.array(z.string()),
  dropped: z.array(z.string()),
  traded: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
  /** `null` where the league has no budget to bid with. */
  bid: z.number().nullable(),
};

export const activityOutput = provenance.extend({
  firstDay: z.string(),
  lastDay: z.string(),
  /** Counts over all days, including days that are not shown. */
  counts: z.object({
    adds: z.number().int(),
    drops: z.number().int(),
    waiverClaims: z.number().int(),
    failedClaims: z.number().int(),
    trades: z.number().int(),
    lineupChanges: z.number().int(),
  }),
  /** Newest first. */
  events: z.array(
    z.object({
      day: z.string(),
      at: z.string().nullable(),
      kind: z.enum(["add", "drop", "add and drop", "waiver claim", "failed waiver claim", "trade", "lineup change"]),
      ...moves,
      /** Why a claim was refused, in the reader's language; `null` for what was done. */
      refusedBecause: z.string().nullable(),
      /** The same as a code. */
      refusedCode: z.enum(CLAIM_REFUSALS).nullable(),
    }),
  ),
  shown: z.number().int(),
  total: z.number().int(),
  /** Offers and claims that still stand, as far as the days that were read know them. */
  pending: z.array(
    z.object({
      kind: z.enum(["trade offer", "waiver claim"]),
      proposedAt: z.string().nullable(),
      expiresAt: z.string().nullable(),
      ...moves,
    }),
  ),
  /** Days that could not be read: unknown, not quiet. */
  unreadDays: z.array(z.string()),
});
export type ActivityOutput = z.infer<typeof activityOutput>;
