import type { Page } from "playwright-core";
import { cardsOn, idOf, isShown, isVerified, press, rosterOn, SHOWN_IN_LEAGUE, storedCard } from "../cards-page";
import { ask, expectNoSidewaysScroll, isComplete, lookups, main, turnsOf } from "../chat-page";
import { BOTH, expect, type Flow } from "../flow";

const REVIEW = "Review my matchup and help me optimize without destroying my team";

/** Steps that a plan shows while it is made: it may be gone before one looks. */
async function notedSteps(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenSteps: seen });
    new MutationObserver(() => {
      for (const step of document.querySelectorAll("[aria-busy=true] li")) seen.add(step.textContent ?? "");
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { seenSteps: Set<string> }).seenSteps]);
}

/** Scenario A, from the page of moves and from the conversation. */
export const approvedMove: Flow = {
  promise: "a week is optimized to an approved move that the league shows",
  concurrencyKey: "apart",
  sizes: BOTH,
  async run({ visit, keeps, shoot, places }) {
    const { context, page } = await visit();
    await keeps(
      "Optimize my week shows what it works on, and ends in a card with gain, interval and chances",
      page,
      async () => {
        await page.goto("/");
        await main(page).getByRole("link", { name: "Optimize my week" }).click();
        await page.waitForURL("**/moves");
        const steps = await notedSteps(page);
        await main(page).getByRole("button", { name: "Optimize my week" }).first().click();
        await main(page)
          .getByText(/recommendations? (is|are) ready/)
          .waitFor();
        const card = cardsOn(page).first();
        for (const text of ["Pending", "Gain", "Likely range (80%):", "Win probability", "Decide by"]) {
          await card.getByText(text).filter({ visible: true }).first().waitFor();
        }
        const shown = await steps();
        expect(shown.length >= 4, `it showed ${shown.length} steps of its work: ${shown.join(", ")}`);
        await expectNoSidewaysScroll(page);
        await shoot(page, "card");
      },
    );
    await keeps("an approved move is handed off, and verified in the league", page, async () => {
      const card = cardsOn(page).first();
      const proposalId = await idOf(card);
      const { add, drop } = await storedCard(context, proposalId);
      expect(add !== null && drop !== null, "the first card does not add and drop");
      await press(card, "Approve");
      await isVerified(places, context, proposalId);
      await page.locator(`#card-${proposalId}`).getByText(SHOWN_IN_LEAGUE).filter({ visible: true }).first().waitFor();
      const shown = await storedCard(context, proposalId);
      expect(isShown(shown), `it is ${shown.status} by ${JSON.stringify(shown.verification)}`);
      const { effectiveDay } = shown;
      const roster = await rosterOn(context, effectiveDay);
      expect(
        roster.includes(add.playerId) && !roster.includes(drop.playerId),
        `the roster of ${effectiveDay} is ${roster.join(", ")}`,
      );
      await shoot(page, "verified");
    });

    const { context: talk, page: chat } = await visit();
    await keeps("Review my matchup shows its look-ups, and puts the cards into the answer", chat, async () => {
      await chat.goto("/chat");
      await ask(chat, REVIEW);
      await lookups(chat).first().waitFor();
      await isComplete(chat);
      await cardsOn(chat).first().getByText("Pending").waitFor();
      const [turn] = await turnsOf(talk, chat);
      expect(turn?.status === "completed", `the turn is ${turn?.status}`);
      await expectNoSidewaysScroll(chat);
    });
    await keeps(
      "a reload of the conversation keeps the card, and approving it there is verified there",
      chat,
      async () => {
        const proposalId = await idOf(cardsOn(chat).first());
        await chat.reload();
        const card = chat.locator(`#card-${proposalId}`);
        await press(card, "Approve");
        await isVerified(places, talk, proposalId);
        await card.getByText(SHOWN_IN_LEAGUE).filter({ visible: true }).first().waitFor();
        await card.scrollIntoViewIfNeeded();
        await shoot(chat, "verified in the conversation");
      },
    );
  },
};
