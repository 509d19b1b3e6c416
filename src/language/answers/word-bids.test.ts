/** Answers about claims and about the opponent, word for word in both languages. */
import { describe, expect, it } from "vitest";
import type { BidAdviceOutput } from "@/contract/planning/bid-outputs";
import type { OpponentOutlookOutput } from "@/contract/planning/opponent-output";
import { EL } from "../texts/el/answers/phrases";
import { EN } from "../texts/en/answers/phrases";
import { FRESH } from "./sample-outputs";
import { unsupportedIn } from "./unsupported-in";
import { wordBids } from "./word-bids";
import { wordOpponentOutlook } from "./word-opponent";

const player = (id: number, name: string) => ({
  playerId: id,
  name,
  positions: ["SF"],
  proTeam: "MEM",
  status: "ACTIVE",
  statusText: "active",
  expectedReturn: null,
});

const ON_WAIVERS: BidAdviceOutput = {
  ...FRESH,
  found: true,
  player: { ...player(1, "Jalen Wells"), ownership: "on waivers" },
  drop: player(2, "Cole Anthony"),
  availability: {
    code: "on-waivers",
    waiverClearsAt: "2025-01-16T08:00:00.000Z",
    possibleFrom: "2025-01-16",
    isPossibleToday: false,
    whyNotCode: null,
  },
  claims: "bids",
  waiverHours: 24,
  gain: { amount: 0.12, measure: "wins" },
  offer: {
    bid: 3,
    chance: 0.914,
    reason: "bid.worth-it",
    ladder: [
      { chance: 0.5, bid: 1 },
      { chance: 0.75, bid: 2 },
      { chance: 0.9, bid: null },
    ],
    worthDollars: 4.25,
    budgetLeft: 63,
    minimumBid: 0,
    settledClaims: 12,
  },
  bidUnknown: null,
  priority: null,
};

const answers = (output: BidAdviceOutput, asksToAdd = false) =>
  [EN, EL].map((phrases) => wordBids(output, asksToAdd, phrases).join("\n\n"));
const isBorneOut = (output: BidAdviceOutput, asksToAdd = false) => {
  for (const answer of answers(output, asksToAdd)) expect(unsupportedIn(answer, [output])).toEqual([]);
};

describe("a bid", () => {
  it("comes first, then the odds, what he is worth, and where the odds are from", () => {
    expect(wordBids(ON_WAIVERS, false, EN)).toEqual([
      "Bid $3 on **Jalen Wells**: about a 91.4% chance to win the claim. Not right now: **Jalen Wells** is on waivers until Thu 16 Jan 08:00 UTC. You can only claim him.",
      [
        "- **Jalen Wells** for **Cole Anthony**: +0.12 wins through the end of the season.",
        "- **Jalen Wells** is worth up to $4.25 to you, of the $63 left.",
        "- **Jalen Wells**: a 50% chance with a bid of $1",
        "- **Jalen Wells**: a 75% chance with a bid of $2",
        "- **Jalen Wells**: a 90% chance isn't worth its price",
        "- Odds from a public table of claims and your league's own.",
      ].join("\n"),
    ]);
    isBorneOut(ON_WAIVERS);
  });
  it("in Greek too", () => {
    expect(wordBids(ON_WAIVERS, false, EL)[0]).toBe(
      "Πρόσφερε $3 για **Jalen Wells**: πιθανότητα περίπου 91.4% να τον πάρεις. Όχι ακόμα: **Jalen Wells** είναι στα waivers ως Πεμ 16 Ιαν 08:00 UTC. Μπορείς μόνο να τον διεκδικήσεις.",
    );
  });
  it.each([
    ["bid.minimum-enough", { bid: 0, chance: 0.27 }, "A bid of $0 is enough for **Jalen Wells**: about a 27% chance"],
    ["bid.no-gain", { bid: null, chance: null }, "Don't bid on **Jalen Wells**: he doesn't help you"],
    ["bid.minimum-above-worth", { bid: null, chance: null }, "Don't bid on **Jalen Wells**: the league minimum of $0"],
    [
      "bid.budget-spent",
      { bid: null, chance: null },
      "**Jalen Wells**: no bid, since the budget left is $63 and the minimum is $0.",
    ],
    ["bid.not-needed", { bid: 0, chance: 1 }, "No bid needed for **Jalen Wells**"],
  ] as const)("%s", (reason, some, beginning) => {
    const isFree = reason === "bid.not-needed";
    const output: BidAdviceOutput = {
      ...ON_WAIVERS,
      player: { ...ON_WAIVERS.player, ownership: isFree ? "free agent" : "on waivers" },
      availability: { ...ON_WAIVERS.availability, code: isFree ? "free-agent" : "on-waivers" },
      offer: ON_WAIVERS.offer && { ...ON_WAIVERS.offer, ...some, reason },
    };
    expect(answers(output)[0]?.slice(0, beginning.length)).toBe(beginning);
    isBorneOut(output);
  });
  it("comes with the status of a player who is not fit", () => {
    const output = { ...ON_WAIVERS, player: { ...ON_WAIVERS.player, status: "OUT", statusText: "out" } };
    expect(answers(output)[0]).toMatch(/\*\*Jalen Wells\*\*.*out/);
    isBorneOut(output);
  });
  it("is not told where nobody bids", () => {
    const output = { ...ON_WAIVERS, claims: "order" as const, offer: null };
    expect(answers(output)[0]).toContain("Your league doesn't use bids: claims go by the waiver order.");
    isBorneOut(output);
  });
});

describe("whether he can be added now", () => {
  it.each([
    [
      { code: "free-agent", isPossibleToday: true },
      "free agent",
      "Yes: **Jalen Wells** is a free agent, and you can add him today.",
    ],
    [{ code: "free-agent" }, "free agent", "**Jalen Wells** is a free agent, and you can add him from Thu 16 Jan on."],
    [
      { code: "free-agent", possibleFrom: null },
      "free agent",
      "**Jalen Wells** is a free agent, but your roster and adds left don't allow an add right now.",
    ],
    [
      { code: "on-waivers", waiverClearsAt: null },
      "on waivers",
      "Not right now: **Jalen Wells** is on waivers, and ESPN doesn't say until when. You can only claim him.",
    ],
    [{ code: "on-a-team" }, "Dime Droppers", "**Jalen Wells** is on the roster of **Dime Droppers**."],
    [{ code: "on-a-team" }, "opponent", "**Jalen Wells** is on your opponent's roster."],
    [{ code: "mine" }, "my roster", "**Jalen Wells** is on your roster."],
    [{ code: "unknown" }, "unknown", "I do not know whose roster **Jalen Wells** is on."],
  ] as const)("%o %s", (some, ownership, text) => {
    const output: BidAdviceOutput = {
      ...ON_WAIVERS,
      player: { ...ON_WAIVERS.player, ownership },
      claims: "bids",
      offer: null,
      availability: { ...ON_WAIVERS.availability, ...some },
    };
    expect(answers(output, true)[0]?.slice(0, text.length)).toBe(text);
    isBorneOut(output, true);
  });
});

it("says whether he is worth the place in the waiver order", () => {
  const price = { amount: 0.107, measure: "wins" as const };
  const priority = { myWaiverRank: 2, teams: 10, isWorthIt: false, price, isOrderReset: false };
  const output = { ...ON_WAIVERS, claims: "order" as const, offer: null, priority };
  expect(answers(output)[0]).toContain(
    "You are ranked 2 in the waiver order. Keep your priority: **Jalen Wells** would have to be worth 0.11 wins.",
  );
  isBorneOut(output);
  const worthIt = { ...output, priority: { ...priority, isWorthIt: true } };
  expect(answers(worthIt)[0]).toContain("**Jalen Wells** is worth your priority.");
  isBorneOut(worthIt);
});

describe("what the opponent may do", () => {
  const change = (points: number) => ({ change: points / 100 });
  const OUTLOOK: OpponentOutlookOutput = {
    ...FRESH,
    teamName: "Fan Favorites",
    unit: "points",
    winProbability: 0.61,
    opponent: {
      teamId: 4,
      teamName: "Dime Droppers",
      addsLeft: 2,
      openSlots: [
        { day: "2025-01-16", slots: 7 },
        { day: "2025-01-17", slots: 1 },
      ],
      likely: [
        {
          day: "2025-01-16",
          drop: player(2, "Cole Anthony"),
          add: player(1, "Jalen Wells"),
          gain: 30,
          winProbability: change(-3.9),
        },
      ],
      streamers: [{ player: player(3, "Sam Hauser"), gamesLeft: 3, gain: 30, winProbability: change(-2.8) }],
    },
    blocks: [
      {
        player: player(1, "Jalen Wells"),
        drop: player(5, "Dru Smith"),
        day: "2025-01-15",
        winProbability: change(1.4),
      },
    ],
  };
  it("is told with his slots, adds, moves, streamers and the block", () => {
    expect(wordOpponentOutlook(OUTLOOK, EN)).toEqual([
      "**Dime Droppers** has 2 adds left. Open slots of **Dime Droppers**: 7 slots on Thu 16 Jan and 1 slot on Fri 17 Jan.",
      "His likely moves:\n- Add **Jalen Wells**, drop **Cole Anthony** on Thu 16 Jan, −3.9% to your matchup odds",
      "Best free agents left for him:\n- **Sam Hauser**: 3 games, −2.8% to your matchup odds",
      "To block him, add **Jalen Wells** for **Dru Smith** on Wed 15 Jan: without **Jalen Wells** he's weaker, +1.4% to your matchup odds.",
    ]);
  });
  it("is borne out by the look-up, word for word", () => {
    for (const phrases of [EN, EL])
      expect(unsupportedIn(wordOpponentOutlook(OUTLOOK, phrases).join("\n\n"), [OUTLOOK])).toEqual([]);
  });
  it("says that no block is worth an add, and that there is no opponent", () => {
    expect(wordOpponentOutlook({ ...OUTLOOK, blocks: [] }, EN).at(-1)).toBe(
      "Blocking **Dime Droppers** isn't worth an add: nobody moves your matchup odds enough.",
    );
    expect(wordOpponentOutlook({ ...OUTLOOK, opponent: null }, EN)).toEqual([
      "You have no opponent to scout in this matchup, or ESPN has too few stats on his players.",
    ]);
  });
});
