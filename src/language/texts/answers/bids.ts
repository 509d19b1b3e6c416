/** Phrases about bids, claims and what the opponent may do. Names and days come in as safe Markdown. */
import type { BidReasonCode } from "@/contract/planning/bid-outputs";
import type { LaterUnit } from "@/contract/planning/later-unit";

export type BidPhrases = {
  // Whether he can be added now.
  addableNow(name: string): string;
  addableFrom(name: string, day: string): string;
  /** A free agent that no legal move of this team adds. */
  freeButNoMove(name: string): string;
  /** @param until `null`: ESPN does not say */
  onWaiversUntil(name: string, until: string | null): string;
  // What to bid.
  /** @param bid whole dollars. @param chance "91%"; `null` with no bid. @param minimum of the league, in dollars */
  bidVerdict(
    name: string,
    reason: BidReasonCode,
    figures: { bid: number | null; chance: string | null; minimum: number; budgetLeft: number },
  ): string;
  /** Both in dollars. */
  bidWorth(name: string, worth: number, budgetLeft: number): string;
  /** The league decides claims by the waiver order, and he is no claim. */
  noBids: string;
  /** @param chance "75%" */
  bidRung(name: string, chance: string, bid: number | null): string;
  /** @param hasOwn the league itself has settled claims */
  bidBasis(hasOwn: boolean): string;
  bidUnknown(code: "bid.budget-unknown" | "bid.gain-unknown", name: string): string;
  bidGain(name: string, drop: string | null, gain: number, unit: LaterUnit): string;
  /** The league decides claims by the waiver order. @param price gain that the place is worth */
  priority(
    name: string,
    figures: { rank: number; isWorthIt: boolean; price: number; unit: LaterUnit; isReset: boolean },
  ): string;
  // What the opponent may do.
  noOpponentToRead: string;
  /** @param adds left; `null`: no limit, or not known */
  opponentHead(opponent: string, adds: number | null): string;
  opponentOpenSlots(opponent: string, days: string): string;
  openSlotsOn(day: string, slots: number): string;
  opponentNoMove(opponent: string): string;
  opponentLikelyTitle: string;
  /** @param change of my chance to win in percentage points, "−3.9%"; `null` without a forecast */
  opponentMove(move: { add: string | null; drop: string | null; day: string; change: string | null }): string;
  opponentStreamersTitle: string;
  opponentStreamer(name: string, games: number, change: string | null): string;
  /** @param change "+1.4%" */
  opponentBlock(block: { name: string; drop: string | null; day: string; change: string }): string;
  opponentNoBlock(opponent: string): string;
};
