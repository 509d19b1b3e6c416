/** Words whether a player can be added, what to bid on him, and whether he is worth the waiver place. Pure. */
import type { BidAdviceOutput, BidFigures } from "@/contract/planning/bid-outputs";
import type { Phrases } from "../texts/answers/phrases";
import { percent } from "./chances";
import { list } from "./lines";
import { boldName } from "./markdown";
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

function availabilityText({ availability }: BidAdviceOutput, name: string, p: Phrases): string {
  const { code, teamName, clearsAt, possibleFrom, isPossibleToday } = availability;
  switch (code) {
    case "mine":
      return p.alreadyMine(name);
    case "on-a-team":
      return p.onATeam(name, teamName === null ? null : boldName(teamName));
    case "on-waivers":
      return p.onWaiversUntil(name, instant(clearsAt, p));
    case "unknown":
      return p.ownershipNotKnown(name);
    case "free-agent":
      if (isPossibleToday) return p.addableNow(name);
      return possibleFrom === null ? p.freeButNoMove(name) : p.addableFrom(name, p.day(possibleFrom));
  }
}

function worthTexts({ bid, bidUnknown, priority, laterUnit }: BidAdviceOutput, name: string, p: Phrases): string[] {
  if (bid) return [p.bidVerdict(name, bid.reason, figuresOf(bid))];
  if (bidUnknown) return [p.bidUnknown(bidUnknown, name)];
  if (!priority) return [];
  const { isOrderReset, ...place } = priority;
  return [p.priority(name, { ...place, unit: laterUnit, isReset: isOrderReset === true })];
}

const figuresOf = ({ bid, chance, minimumBid, budgetLeft }: BidFigures) => ({
  bid,
  chance: chance === null ? null : percent(chance),
  minimum: minimumBid,
  budgetLeft,
});

function detailsOf({ bid, gain, drop, laterUnit }: BidAdviceOutput, name: string, p: Phrases): string[] {
  const gained = gain === null ? [] : [p.bidGain(name, drop && boldName(drop.name), gain, laterUnit)];
  if (!bid || bid.worth === null || bid.reason === "bid.no-gain") return gained;
  return [
    ...gained,
    p.bidWorth(name, bid.worth, bid.budgetLeft),
    ...bid.ladder.map((rung) => p.bidRung(percent(rung.chance), rung.bid)),
    p.bidBasis(bid.settledClaims),
  ];
}
