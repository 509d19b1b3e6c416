/** Answers about claims and about the opponent, word for word in both languages. */
import { describe, expect, it } from "vitest";
import type { BidAdviceOutput } from "@/contract/planning/bid-outputs";
import type { OpponentOutlookOutput } from "@/contract/planning/opponent-output";
import { EL } from "../texts/el/answers/phrases";
import { EN } from "../texts/en/answers/phrases";
import { FRESH } from "./sample-outputs";
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
  player: player(1, "Jalen Wells"),
  drop: player(2, "Cole Anthony"),
  availability: {
    code: "on-waivers",
    teamName: null,
    clearsAt: "2025-01-16T08:00:00.000Z",
    possibleFrom: "2025-01-16",
    isPossibleToday: false,
    whyNotCode: null,
  },
  claims: "bids",
  waiverHours: 24,
  gain: 0.12,
  laterUnit: "wins",
  bid: {
    bid: 3,
    chance: 0.914,
    reason: "bid.worth-it",
    ladder: [
      { chance: 0.5, bid: 1 },
      { chance: 0.75, bid: 2 },
      { chance: 0.9, bid: null },
    ],
    worth: 4.25,
    budgetLeft: 63,
    minimumBid: 0,
    settledClaims: 12,
  },
  bidUnknown: null,
  priority: null,
};

describe("a bid", () => {
  it("comes first, then the odds, what he is worth, and where the odds are from", () => {
    expect(wordBids(ON_WAIVERS, false, EN)).toEqual([
      "Bid $3 on **Jalen Wells**: it wins about 91.4% of the time. Not right now: **Jalen Wells** is on waivers until Thu 16 Jan 08:00 UTC. You can only claim him.",
      [
        "- **Jalen Wells** for **Cole Anthony**: +0.12 wins through the end of the season.",
        "- **Jalen Wells** is worth up to $4.25 to you, of the $63 left.",
        "- 50% odds: $1",
        "- 75% odds: $2",
        "- 90% odds: more than he's worth",
        "- Odds from a public table of claims and 12 settled claims of your league.",
      ].join("\n"),
    ]);
  });
  it("in Greek too", () => {
    expect(wordBids(ON_WAIVERS, false, EL)[0]).toBe(
      "Πρόσφερε $3 για **Jalen Wells**: κερδίζει περίπου στο 91.4% των περιπτώσεων. Όχι ακόμα: **Jalen Wells** είναι στα waivers ως Πεμ 16 Ιαν 08:00 UTC. Μπορείς μόνο να τον διεκδικήσεις.",
    );
  });
  it.each([
    ["bid.minimum-enough", { bid: 0, chance: 0.27 }, "$0 is enough for **Jalen Wells**: it wins about 27% of the time"],
    ["bid.no-gain", { bid: null, chance: null }, "Don't bid on **Jalen Wells**: he doesn't help you"],
    ["bid.minimum-above-worth", { bid: null, chance: null }, "Don't bid on **Jalen Wells**: the league minimum of $0"],
    ["bid.budget-spent", { bid: null, chance: null }, "You can't bid on **Jalen Wells**: you have $63 left"],
    ["bid.not-needed", { bid: 0, chance: 1 }, "No bid needed for **Jalen Wells**"],
  ] as const)("%s", (reason, some, beginning) => {
    const bid = ON_WAIVERS.bid && { ...ON_WAIVERS.bid, ...some, reason };
    expect(wordBids({ ...ON_WAIVERS, bid }, false, EN)[0]).toMatch(
      new RegExp(`^${beginning.replace(/[$*.]/g, "\\$&")}`),
    );
  });
});

describe("whether he can be added now", () => {
  const first = (some: Partial<BidAdviceOutput["availability"]>) =>
    wordBids(
      { ...ON_WAIVERS, bid: null, availability: { ...ON_WAIVERS.availability, clearsAt: null, ...some } },
      true,
      EN,
    )[0];
  it.each([
    [{ code: "free-agent", isPossibleToday: true }, "Yes: **Jalen Wells** is a free agent, and you can add him today."],
    [{ code: "free-agent" }, "**Jalen Wells** is a free agent, and you can add him from Thu 16 Jan on."],
    [
      { code: "free-agent", possibleFrom: null },
      "**Jalen Wells** is a free agent, but your roster and adds left don't allow an add right now.",
    ],
    [
      { code: "on-waivers" },
      "Not right now: **Jalen Wells** is on waivers, and ESPN doesn't say until when. You can only claim him.",
    ],
    [{ code: "on-a-team", teamName: "Dime Droppers" }, "No: **Jalen Wells** is on **Dime Droppers**."],
    [{ code: "mine" }, "**Jalen Wells** is already on your team."],
    [{ code: "unknown" }, "ESPN doesn't say whether **Jalen Wells** is a free agent or on waivers."],
  ] as const)("%o", (some, text) => expect(first(some)).toBe(text));
});

it("says whether he is worth the place in the waiver order", () => {
  const place = { rank: 2, teams: 10, isWorthIt: false, price: 0.107, isOrderReset: false };
  const output = { ...ON_WAIVERS, claims: "order" as const, bid: null };
  expect(wordBids({ ...output, priority: place }, false, EN)[0]).toContain(
    "You're 2 of 10 in the waiver order. Keep your priority: **Jalen Wells** would have to be worth 0.11 wins.",
  );
  expect(wordBids({ ...output, priority: { ...place, isWorthIt: true } }, false, EN)[0]).toContain(
    "**Jalen Wells** is worth your priority.",
  );
});

describe("what the opponent may do", () => {
  const OUTLOOK: OpponentOutlookOutput = {
    ...FRESH,
    teamName: "Fan Favorites",
    opponent: { teamId: 4, teamName: "Dime Droppers" },
    unit: "points",
    winProbability: 0.61,
    addsLeft: 2,
    openSlots: [
      { day: "2025-01-16", count: 2 },
      { day: "2025-01-17", count: 1 },
    ],
    likely: [
      { day: "2025-01-16", drop: player(2, "Cole Anthony"), add: player(1, "Jalen Wells"), gain: 30, myChange: -0.039 },
    ],
    streamers: [{ player: player(1, "Jalen Wells"), gamesLeft: 3, gain: 30, myChange: -0.039 }],
    blocks: [{ player: player(1, "Jalen Wells"), drop: player(5, "Dru Smith"), day: "2025-01-15", myChange: 0.014 }],
  };
  it("is told with his slots, adds, moves, streamers and the block", () => {
    expect(wordOpponentOutlook(OUTLOOK, EN)).toEqual([
      "**Dime Droppers** has 2 adds left. Open slots of **Dime Droppers**: 2 on Thu 16 Jan and 1 on Fri 17 Jan.",
      "His likely moves:\n- Thu 16 Jan: add **Jalen Wells**, drop **Cole Anthony**, −3.9% to your win probability",
      "Best free agents left for him:\n- **Jalen Wells**: 3 games, −3.9% to your win probability",
      "To block him, add **Jalen Wells** for **Dru Smith** on Wed 15 Jan: without **Jalen Wells** he's weaker, +1.4% to your win probability.",
    ]);
  });
  it("says that no block is worth an add, and that there is no opponent", () => {
    expect(wordOpponentOutlook({ ...OUTLOOK, blocks: [] }, EN).at(-1)).toBe(
      "Blocking **Dime Droppers** isn't worth an add: no single player moves your odds by 1%.",
    );
    expect(wordOpponentOutlook({ ...OUTLOOK, opponent: null }, EN)).toEqual([
      "You have no opponent to scout in this matchup, or ESPN has too few stats on his players.",
    ]);
  });
});
