/** Which bid leaves most of what a player is worth. Pure. */
import type { BidChance } from "./bid-chances";

/**
 * The bid with the greatest expected rest of the worth: its chance to win times the worth beyond it. The lower one where
 * two are alike; `null` when the lowest is more than the worth. Never falls with the worth.
 */
export function bestBid(chances: readonly BidChance[], worth: number): BidChance | null {
  let best: BidChance | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const each of chances) {
    if (each.bid > worth) break;
    const rest = each.chance * (worth - each.bid);
    if (rest > most) {
      best = each;
      most = rest;
    }
  }
  return best;
}
