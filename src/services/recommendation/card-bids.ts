/** What to bid on the players that cards add. A league that cannot be read for it costs a card only this. */
import type { BidFigures } from "@/contract/planning/bid-outputs";
import type { DatedMove } from "@/domain/engine/week-moves";
import type { TeamScope } from "@/domain/league/scope";
import { type BidReader, bidFigures } from "../planning/bid-reader";
import type { WeekSession } from "../planning/week-session";
import { orUndefinedOnFailure } from "../unless-failed";

/** `undefined` where claims do not go by bids or nobody is added; `null` where no bid can be told. */
export type BidOf = (move: DatedMove) => BidFigures | null | undefined;

export async function cardBids(
  bids: BidReader | undefined,
  scope: TeamScope,
  week: Pick<WeekSession, "single">,
  signal?: AbortSignal,
): Promise<BidOf> {
  const league = bids && (await orUndefinedOnFailure(bids.read(scope, signal)));
  if (!league?.bidding) return () => undefined;
  return ({ drop, add, day }) => {
    if (add === null) return undefined;
    // A move that another one makes possible is not legal by itself: its worth alone is not known.
    const alone = week.single({ drop, add, from: day });
    return alone && bidFigures(league, add, alone.total);
  };
}
