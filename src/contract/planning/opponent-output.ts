/** What the opponent is likely to do with the days left, and what stands in his way. */
import { z } from "zod";
import { availabilityLabel, playerLabel, provenance } from "../tool-outputs";

const named = playerLabel.extend(availabilityLabel.shape);

export const opponentOutlookOutput = provenance.extend({
  teamName: z.string(),
  /** `null` on a bye, in leagues without matchups, or when too little is known of his players. */
  opponent: z.object({ teamId: z.number().int(), teamName: z.string() }).nullable(),
  unit: z.enum(["points", "category value"]),
  /** My chance to win as things stand, 0 to 1; `null` without a forecast. */
  winProbability: z.number().nullable(),
  /** His adds left in this matchup; `null` without a limit, or when ESPN does not say. */
  addsLeft: z.number().nullable(),
  /** Starting slots that nobody on his roster fills; days without one are left out. */
  openSlots: z.array(z.object({ day: z.string(), count: z.number().int() })),
  /** His best plan, in the order of its days. */
  likely: z.array(
    z.object({
      day: z.string(),
      drop: named.nullable(),
      add: named.nullable(),
      /** Over the days left, in `unit`. */
      gain: z.number(),
      /** Change of my chance to win, -1 to 1. */
      myChange: z.number().nullable(),
    }),
  ),
  /** The best free agents for him, most gain first. */
  streamers: z.array(
    z.object({ player: named, gamesLeft: z.number().int(), gain: z.number(), myChange: z.number().nullable() }),
  ),
  /** Players whose add by me costs him a point of the chance to win or more. */
  blocks: z.array(z.object({ player: named, drop: named.nullable(), day: z.string(), myChange: z.number() })),
});
export type OpponentOutlookOutput = z.infer<typeof opponentOutlookOutput>;
