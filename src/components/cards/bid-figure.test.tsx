import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Language } from "@/contract/conversation/intent";
import type { BidFigures } from "@/contract/planning/bid-outputs";
import { el } from "@/language/texts/ui/el";
import { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import { BidFigure } from "./bid-figure";

const BID: BidFigures = {
  bid: 3,
  chance: 0.912,
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
};
const shown = (some: Partial<BidFigures> | null, language: Language = "en"): string =>
  renderToStaticMarkup(
    <BidFigure
      bid={some && { ...BID, ...some }}
      language={language}
      say={language === "el" ? speaker<typeof en.cards>("el", el.cards) : speaker<typeof en.cards>("en", en.cards)}
    />,
  )
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("a card tells the bid, its chance, the rungs that he is worth, and his worth", () => {
  expect(shown({})).toBe("Bid $3 91.2% to win the claim · $1 for 50% · $2 for 75% · worth up to $4.25 of $63 left");
  expect(shown({}, "el")).toContain("91,2% να τον πάρεις · $1 για 50%");
});

test("no bid, none needed, and a card without one", () => {
  expect(shown({ bid: null, chance: null, reason: "bid.no-gain", ladder: [], worthDollars: 0 })).toBe(
    "Bid Don&#x27;t bid worth up to $0.00 of $63 left",
  );
  expect(shown({ bid: 0, chance: 1, reason: "bid.not-needed", ladder: [], worthDollars: null })).toBe(
    "Bid Not needed: free agent",
  );
  expect(shown(null)).toBe("");
});
