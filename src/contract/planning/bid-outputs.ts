/** What to bid on a player, whether he can be added now, and whether he is worth a place in the waiver order. */
import { z } from "zod";
import { availabilityLabel, playerLabel, provenance } from "../tool-outputs";
import { LATER_UNITS } from "./later-unit";
import { MOVE_REFUSALS } from "./move-refusals";

const bidReason = z.enum([
  "bid.no-gain",
  "bid.minimum-above-worth",
  "bid.budget-spent",
  "bid.minimum-enough",
  "bid.worth-it",
  /** A free agent is added without a claim. */
  "bid.not-needed",
]);
export type BidReasonCode = z.infer<typeof bidReason>;

/** Dollars are whole, chances 0 to 1. On cards and in the tool's answer. */
export const bidFigures = z.object({
  /** `null`: do not bid. */
  bid: z.number().int().nullable(),
  /** That this bid wins; `null` without one. */
  chance: z.number().nullable(),
  reason: bidReason,
  /** Lowest bids that win so often; `null` where he is not worth one. Empty for a free agent. */
  ladder: z.array(z.object({ chance: z.number(), bid: z.number().int().nullable() })),
  /** Dollars, cents included; `null` for a free agent. */
  worthDollars: z.number().nullable(),
  budgetLeft: z.number(),
  minimumBid: z.number(),
  /** Settled claims of the league itself that the chances rest on, beside the table. */
  settledClaims: z.number().int(),
});
export type BidFigures = z.infer<typeof bidFigures>;

/** Reason for an answer that cannot weigh a claim. */
const bidUnknown = z.enum(["bid.budget-unknown", "bid.gain-unknown"]);

const named = playerLabel.extend(availabilityLabel.shape);
/** Until the season's end, in wins, rank points or points. */
const seasonGain = z.object({ amount: z.number(), measure: z.enum(LATER_UNITS) });

export const bidAdviceOutput = provenance.extend({
  found: z.literal(true),
  /** "my roster", "opponent", "free agent", "on waivers", another team's name, or "unknown". */
  player: named.extend({ ownership: z.string() }),
  drop: named.nullable(),
  /** A free agent may be added now, a player on waivers only claimed until waivers run. */
  availability: z.object({
    code: z.enum(["free-agent", "on-waivers", "on-a-team", "mine", "unknown"]),
    /** When he clears waivers, ISO 8601 UTC; `null`: not on waivers, or ESPN does not say. */
    waiverClearsAt: z.string().nullable(),
    /** The first day on which an add can be made; `null` where none of this matchup's days allows it. */
    possibleFrom: z.string().nullable(),
    isPossibleToday: z.boolean(),
    whyNotCode: z.enum(MOVE_REFUSALS).nullable(),
  }),
  /** How the league decides claims; "order" is the waiver order. */
  claims: z.enum(["bids", "order"]),
  waiverHours: z.number(),
  /** Gain of the add over his drop; `null` when no move is legal. */
  gain: seasonGain.nullable(),
  offer: bidFigures.nullable(),
  bidUnknown: bidUnknown.nullable(),
  /** In leagues that go by the waiver order, for a player on waivers. */
  priority: z
    .object({
      myWaiverRank: z.number().int(),
      teams: z.number().int(),
      isWorthIt: z.boolean(),
      /** Gain that the place is worth. */
      price: seasonGain,
      isOrderReset: z.boolean().nullable(),
    })
    .nullable(),
});
export type BidAdviceOutput = z.infer<typeof bidAdviceOutput>;
