/** Words whether a player can be added, what to bid on him, and whether he is worth the waiver place. Pure. */
import type { BidAdviceOutput, BidFigures } from "@/contract/planning/bid-outputs";
import type { Phrases } from "../texts/answers/phrases";
import { percent } from "./chances";
import { list } from "./lines";
import { boldName } from "./markdown";
import { SIMPLY_FIT } from "./word-moves";
import { instant } from "./word-team";

/** @param asksToAdd whether he can be had comes first; otherwise what he is worth */
export function wordBids(output: BidAdviceOutput, asksToAdd: boolean, p: Phrases): string[] {
  const name = boldName(output.player.name);
  const availability = availabilityText(output, name, p);
  const isOpen = output.availability.code !== "mine" && output.availability.code !== "on-a-team";
  if (!isOpen) return [availability];
  const worth = worthTexts(output, name, p);
  const verdicts = asksToAdd ? [availability, ...worth] : [...worth, availability];
  return [verdicts.join(" "), ...list(detailsOf(output, name, p))];
}

function availabilityText({ player, availability }: BidAdviceOutput, name: string, p: Phrases): string {
  const { code, waiverClearsAt, possibleFrom, isPossibleToday } = availability;
  switch (code) {
    case "on-waivers":
      return p.onWaiversUntil(name, instant(waiverClearsAt, p));
    case "free-agent":
      if (isPossibleToday) return p.addableNow(name);
      return possibleFrom === null ? p.freeButNoMove(name) : p.addableFrom(name, p.day(possibleFrom));
    default:
      return p.owner(name, code === "on-a-team" ? teamOf(player.ownership) : player.ownership, null);
  }
}

const teamOf = (ownership: string): string => (ownership === "opponent" ? ownership : boldName(ownership));

function worthTexts({ offer, bidUnknown, claims, priority }: BidAdviceOutput, name: string, p: Phrases): string[] {
  if (offer) return [p.bidVerdict(name, offer.reason, figuresOf(offer))];
  if (bidUnknown) return [p.bidUnknown(bidUnknown, name)];
  if (claims !== "order") return [];
  if (!priority) return [p.noBids];
  const { myWaiverRank: rank, isWorthIt, price, isOrderReset } = priority;
  const place = { rank, isWorthIt, price: price.amount, unit: price.measure, isReset: isOrderReset === true };
  return [p.priority(name, place)];
}

const figuresOf = ({ bid, chance, minimumBid, budgetLeft }: BidFigures) => ({
  bid,
  chance: chance === null ? null : percent(chance),
  minimum: minimumBid,
  budgetLeft,
});

function detailsOf({ player, offer, gain, drop }: BidAdviceOutput, name: string, p: Phrases): string[] {
  const gained = [
    ...(SIMPLY_FIT.has(player.status) ? [] : [p.moveStatus(name, p.status(player))]),
    ...(gain === null ? [] : [p.bidGain(name, drop && boldName(drop.name), p.cite(gain, "amount"), gain.measure)]),
  ];
  if (!offer || offer.worthDollars === null || offer.reason === "bid.no-gain") return gained;
  return [
    ...gained,
    p.bidWorth(name, p.cite(offer, "worthDollars"), p.cite(offer, "budgetLeft")),
    ...offer.ladder.map((rung) => p.bidRung(name, percent(p.cite(rung, "chance")), p.cite(rung, "bid"))),
    p.bidBasis(offer.settledClaims > 0),
  ];
}
