/** English texts of cards. */
import type { BidFigures } from "@/contract/planning/bid-outputs";
import type { LaterUnit } from "@/contract/planning/later-unit";
import { type InjuryStatus, statusLabel } from "@/domain/players/player";
import { laterAmount, laterSize } from "../later-amount";

/** A player as a card names him. */
type CardPlayer = { readonly name: string; readonly proTeam: string };
export type GainUnit = "points" | "category value";

export type CardTexts = {
  title(move: { drop: string | undefined; add: string | undefined; day: string }): string;
  // Why the engine proposes it.
  /** @param names who comes off IR */
  leavesIr(names: readonly string[]): string;
  /** Said first: nearly every league rosters the player who goes. @param percent 0 to 100 */
  givesUp(drop: string, percent: number): string;
  gain(gain: number, unit: GainUnit): string;
  gainsLater(gain: number, unit: LaterUnit): string;
  /** A player who is out and worth a spot once he is back. @param expectedReturn `null`: not known */
  stash(name: string, expectedReturn: string | null): string;
  starts(gained: number, lost: number): string;
  /** Both 0 to 1. */
  winProbability(before: number, after: number): string;
  /** @param changes of the chance to win each, -1 to 1 */
  categories(changes: readonly (readonly [label: string, change: number])[]): string;
  /** What to bid, and the bids that win how often. */
  bid(bid: BidFigures): string;
  // Changes since the user declined it.
  statusChanged(name: string, status: InjuryStatus): string;
  newsSince(name: string): string;
  scheduleChanged(name: string): string;
  /** Both in percentage points. */
  largerGain(from: number, to: number): string;
  // Warnings before approval.
  inDoubt(name: string, status: InjuryStatus, expectedReturn: string | null): string;
  costsLater(cost: number, unit: LaterUnit): string;
  onWaivers: string;
  /** @param age in words, such as "12 minutes" */
  oldReading(age: string): string;
  // Steps to take.
  nothingToDo: string;
  openLink(day: string): string;
  addOnEspn(player: CardPlayer, isClaim: boolean): string;
  /** @param bid whole dollars */
  bidOnEspn(bid: number): string;
  dropOnEspn(player: CardPlayer): string;
  confirm: string;
};

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });
const shortDay = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const signed = (value: number): string => `${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value)}`;
const percent = (chance: number): string => `${(chance * 100).toFixed(chance < 0.1 || chance > 0.9 ? 1 : 0)}%`;
const unitOf = (unit: GainUnit): string => (unit === "points" ? "FPts" : "category value");

export const cardTexts: CardTexts = {
  title({ drop, add, day }) {
    const on = `on ${weekday.format(dateOf(day))}`;
    if (!add) return `Drop ${drop} ${on}`;
    return drop ? `Drop ${drop}, add ${add} ${on}` : `Add ${add} ${on}`;
  },
  leavesIr: (names) => `Makes room to activate ${names.join(", ")} from IR.`,
  givesUp: (drop, percent) =>
    `${percent}% of leagues roster ${drop}, but for the rest of the season a free agent in his spot is worth more.`,
  gain: (gain, unit) => `${signed(gain)} ${unitOf(unit)} over the days left.`,
  gainsLater: (gain, unit) => `${laterAmount("en", gain, unit)} over the rest of the season.`,
  stash: (name, expectedReturn) =>
    expectedReturn
      ? `${name} is a stash: hold him until he's back, expected ${shortDay.format(dateOf(expectedReturn))}.`
      : `${name} is a stash: hold him until he's back. No return date yet.`,
  starts: (gained, lost) => `Starts: ${gained} gained, ${lost} lost.`,
  winProbability: (before, after) => `Win probability: ${percent(before)} → ${percent(after)}.`,
  categories: (changes) =>
    `Categories: ${changes.map(([label, change]) => `${label} ${signed(Math.round(change * 100))}%`).join(", ")}.`,
  bid({ reason, bid, chance, ladder, minimumBid, budgetLeft }) {
    switch (reason) {
      case "bid.not-needed":
        return "No bid needed: he's a free agent.";
      case "bid.no-gain":
        return "Not worth a bid.";
      case "bid.minimum-above-worth":
        return `Not worth the league minimum bid of $${minimumBid}.`;
      case "bid.budget-spent":
        return `You have $${budgetLeft} left, less than the minimum bid of $${minimumBid}.`;
      case "bid.minimum-enough":
      case "bid.worth-it": {
        const rungs = ladder.flatMap((rung) => (rung.bid === null ? [] : [`$${rung.bid} for ${percent(rung.chance)}`]));
        return `Bid $${bid}: about ${percent(chance ?? 0)} to win the claim${rungs.length > 0 ? ` (${rungs.join(", ")})` : ""}.`;
      }
    }
  },
  statusChanged: (name, status) => `You declined it before; ${name} is now ${statusLabel(status)}.`,
  newsSince: (name) => `You declined it before; there's news on ${name} since then.`,
  scheduleChanged: (name) => `You declined it before; ${name}'s schedule has changed since then.`,
  largerGain: (from, to) =>
    `You declined it before; it now adds ${to.toFixed(1)}% to your win probability, up from ${from.toFixed(1)}%.`,
  inDoubt: (name, status, expectedReturn) =>
    `${name}: ${statusLabel(status)}${expectedReturn ? `, expected back ${shortDay.format(dateOf(expectedReturn))}` : ""}.`,
  costsLater: (cost, unit) => `Costs ${laterSize("en", cost, unit)} over the rest of the season.`,
  onWaivers: "He's on waivers: another team may win the claim.",
  oldReading: (age) => `Based on data from ${age} ago.`,
  nothingToDo: "Nothing to do: in the demo league the move goes through once you approve it.",
  openLink: (day) => `Open the link on ${weekday.format(dateOf(day))}.`,
  addOnEspn: ({ name, proTeam }, isClaim) => `Find ${name} (${proTeam}) and click ${isClaim ? "Claim" : "Add"}.`,
  bidOnEspn: (bid) => `Enter a bid of $${bid}.`,
  dropOnEspn: ({ name, proTeam }) => `Choose ${name} (${proTeam}) as the drop.`,
  confirm: "Check both names and confirm.",
};
