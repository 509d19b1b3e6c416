import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ProposalCard } from "@/contract/planning/card";
import { el } from "@/language/texts/ui/el";
import type { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import { Reasons } from "./card-evidence";

const greek = speaker<typeof en.cards>("el", el.cards);
const MADE = ["Gains 0.42 categories over the days left.", "3 starts gained, 1 lost."];

// Only these are looked at.
const shown = (expectedPoints: number | null, starts?: ProposalCard["starts"]): string =>
  renderToStaticMarkup(
    <Reasons
      card={{ delta: { expectedPoints }, starts, reasons: MADE } as unknown as ProposalCard}
      say={greek}
      className=""
    />,
  );

test("where the figures show the gain, the starts alone are told, in the language of the page", () => {
  const page = shown(8.4, { gained: 3, lost: 1 });
  expect(page).toContain("3 παραπάνω, 1 λιγότερες");
  expect(page).not.toContain("Gains");
});

// In a league of categories nothing else on the card says what a move brings.
test("a gain that is not in points stays among the reasons, as do those of a card that says nothing of starts", () => {
  for (const page of [shown(null, { gained: 3, lost: 1 }), shown(8.4)]) {
    for (const reason of MADE) expect(page).toContain(reason);
  }
});

test("who is given up and how long to hold a stash is told first, in the language of the page", () => {
  const card = {
    delta: { expectedPoints: 8.4 },
    starts: { gained: 3, lost: 1 },
    reasons: MADE,
    drop: { playerName: "Ann" },
    add: { playerName: "Bea" },
    givesUpPercent: 92,
    stash: { expectedReturn: null },
  } as unknown as ProposalCard;
  const page = renderToStaticMarkup(<Reasons card={card} say={greek} className="" />);
  expect(page).toMatch(/92%.*κράτα Bea.*3 παραπάνω/s);
});
