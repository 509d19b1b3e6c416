/** What the opponent is likely to do with the days left, and what stands in his way. */
import { z } from "zod";
import { availabilityLabel, playerLabel, provenance } from "../tool-outputs";

const named = playerLabel.extend(availabilityLabel.shape);
/** Change of my chance to win by it, -1 to 1; `null` without a forecast. */
const mine = z.object({ change: z.number() }).nullable();

const opponentTeam = z.object({
  teamId: z.number().int(),
  teamName: z.string(),
  /** In this matchup; `null` without a limit, or when ESPN does not say. */
  addsLeft: z.number().nullable(),
  /** Starting slots that nobody on his roster fills; days without one are left out. */
  openSlots: z.array(z.object({ day: z.string(), slots: z.number().int() })),
  /** His best plan, in the order of its days. `gain` is of the days left, in `unit`. */
  likely: z.array(
    z.object({
      day: z.string(),
      drop: named.nullable(),
      add: named.nullable(),
      gain: z.number(),
      winProbability: mine,
    }),
  ),
  /** The best free agents for him, most gain first. */
  streamers: z.array(z.object({ player: named, gamesLeft: z.number().int(), gain: z.number(), winProbability: mine })),
});

export const opponentOutlookOutput = provenance.extend({
  teamName: z.string(),
  unit: z.enum(["points", "category value"]),
  /** My chance to win as things stand, 0 to 1; `null` without a forecast. */
  winProbability: z.number().nullable(),
  /** `null` on a bye, in leagues without matchups, or when too little is known of his players. */
  opponent: opponentTeam.nullable(),
  /** Players whose add by me costs him a point of the chance to win or more. */
  blocks: z.array(
    z.object({
      day: z.string(),
      player: named,
      drop: named.nullable(),
      winProbability: z.object({ change: z.number() }),
    }),
  ),
});
export type OpponentOutlookOutput = z.infer<typeof opponentOutlookOutput>;
