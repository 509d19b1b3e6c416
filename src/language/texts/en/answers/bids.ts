/** English. `src/language/texts/answers/bids.ts` says what each phrase may hold. */
import type { BidPhrases } from "@/language/texts/answers/bids";
import { laterAmount, laterSize } from "../../later-amount";

const many = (amount: number, one: string): string => `${amount} ${amount === 1 ? one : `${one}s`}`;
const inWinChance = (change: string | null): string => (change === null ? "" : `, ${change} to your matchup odds`);

export const BIDS_EN: BidPhrases = {
  addableNow: (name) => `Yes: ${name} is a free agent, and you can add him today.`,
  addableFrom: (name, day) => `${name} is a free agent, and you can add him from ${day} on.`,
  freeButNoMove: (name) => `${name} is a free agent, but your roster and adds left don't allow an add right now.`,
  onWaiversUntil: (name, until) =>
    `Not right now: ${name} is on waivers${until === null ? ", and ESPN doesn't say until when" : ` until ${until}`}. You can only claim him.`,
  bidVerdict(name, reason, { bid, chance, minimum, budgetLeft }) {
    switch (reason) {
      case "bid.worth-it":
        return `Bid $${bid} on ${name}: about a ${chance} chance to win the claim.`;
      case "bid.minimum-enough":
        return `A bid of $${bid} is enough for ${name}: about a ${chance} chance to win the claim, and better odds would cost more than they're worth.`;
      case "bid.no-gain":
        return `Don't bid on ${name}: he doesn't help you over the player you'd drop.`;
      case "bid.minimum-above-worth":
        return `Don't bid on ${name}: the league minimum of $${minimum} is more than he's worth to you.`;
      case "bid.budget-spent":
        return `${name}: no bid, since the budget left is $${budgetLeft} and the minimum is $${minimum}.`;
      case "bid.not-needed":
        return `No bid needed for ${name}: he's a free agent.`;
    }
  },
  bidWorth: (name, worth, budgetLeft) => `${name} is worth up to $${worth} to you, of the $${budgetLeft} left.`,
  noBids: "Your league doesn't use bids: claims go by the waiver order.",
  bidRung: (name, chance, bid) =>
    bid === null
      ? `${name}: a ${chance} chance isn't worth its price`
      : `${name}: a ${chance} chance with a bid of $${bid}`,
  bidBasis: (hasOwn) =>
    hasOwn
      ? "Odds from a public table of claims and your league's own."
      : "Odds from a public table of claims: your league has no settled bids yet.",
  bidUnknown: (code, name) =>
    code === "bid.budget-unknown"
      ? "ESPN doesn't say how much of your budget is left, so there's no bid to recommend."
      : `No move that we would propose adds ${name} in this matchup, so the claim can't be weighed.`,
  bidGain: (name, drop, gain, unit) =>
    `${name}${drop === null ? "" : ` for ${drop}`}: ${laterAmount("en", gain, unit)} through the end of the season.`,
  priority(name, { rank, isWorthIt, price, unit, isReset }) {
    const place = `You are ranked ${rank} in the waiver order`;
    if (isReset)
      return `${place}, which starts over every week: ${isWorthIt ? `claim ${name}` : `${name} still doesn't help you`}.`;
    return isWorthIt
      ? `${place}. ${name} is worth your priority.`
      : `${place}. Keep your priority: ${name} would have to be worth ${laterSize("en", price, unit)}.`;
  },
  noOpponentToRead: "You have no opponent to scout in this matchup, or ESPN has too few stats on his players.",
  opponentHead: (opponent, adds) =>
    adds === null ? `${opponent} has no limit on adds that we know of.` : `${opponent} has ${many(adds, "add")} left.`,
  opponentOpenSlots: (opponent, days) => `Open slots of ${opponent}: ${days}.`,
  openSlotsOn: (day, slots) => `${many(slots, "slot")} on ${day}`,
  opponentNoMove: (opponent) => `No add helps ${opponent} much right now.`,
  opponentLikelyTitle: "His likely moves:",
  opponentMove: ({ add, drop, day, change }) =>
    `${[...(add === null ? [] : [`Add ${add}`]), ...(drop === null ? [] : [add === null ? `Drop ${drop}` : `drop ${drop}`])].join(", ")} on ${day}${inWinChance(change)}`,
  opponentStreamersTitle: "Best free agents left for him:",
  opponentStreamer: (name, games, change) => `${name}: ${many(games, "game")}${inWinChance(change)}`,
  opponentBlock: ({ name, drop, day, change }) =>
    `To block him, add ${name}${drop === null ? "" : ` for ${drop}`} on ${day}: without ${name} he's weaker, ${change} to your matchup odds.`,
  opponentNoBlock: (opponent) => `Blocking ${opponent} isn't worth an add: nobody moves your matchup odds enough.`,
};
