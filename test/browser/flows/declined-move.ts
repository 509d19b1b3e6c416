import { cardsOn, decide, historyRow, idOf, planWeek, press, rosterOn, storedCard, storedCards } from "../cards-page";
import { main } from "../chat-page";
import { BOTH, expect, type Flow } from "../flow";

export const declinedMove: Flow = {
  promise: "a declined move stays declined, and nothing is done",
  concurrencyKey: "apart",
  sizes: BOTH,
  async run({ visit, keeps, shoot }) {
    const { context, page } = await visit();
    await keeps(
      "a declined card leaves those that wait, and the history says so after a reload too",
      page,
      async () => {
        const card = await planWeek(page);
        const proposalId = await idOf(card);
        const { add, effectiveDay } = await storedCard(context, proposalId);
        const before = await rosterOn(context, effectiveDay);
        const name = add?.playerName ?? "";
        await press(card, "Decline");
        const row = historyRow(page, name).getByText("Declined").filter({ visible: true });
        await row.waitFor();
        await page.reload();
        await row.waitFor();
        expect((await page.locator(`#card-${proposalId}`).count()) === 0, "the card still waits");
        expect((await storedCard(context, proposalId)).status === "declined", "it is not stored as declined");
        expect(String(await rosterOn(context, effectiveDay)) === String(before), "the roster has changed");
      },
    );
    await keeps(
      "an address that names a team the league does not have leaves one's own to be decided",
      page,
      async () => {
        const proposalId = await idOf(await planWeek(page));
        await page.goto("/moves?team=99");
        await decide(page.locator(`#card-${proposalId}`), "Decline").waitFor();
      },
    );
    await keeps("all that wait are declined at once, after a question", page, async () => {
      await page.goto("/moves");
      await cardsOn(page).first().waitFor();
      const countWaiting = async () => (await storedCards(context)).filter(({ status }) => status === "pending").length;
      const waiting = await countWaiting();
      expect(waiting > 1, `${waiting} cards wait, so there is nothing to decide together`);
      const all = main(page).getByRole("button", { name: `Decline all ${waiting}` });
      await all.click();
      const dialog = page.getByRole("alertdialog");
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await dialog.waitFor({ state: "hidden" });
      expect((await countWaiting()) === waiting, "cancelling has decided");
      await all.click();
      await dialog.getByRole("button", { name: `Decline all ${waiting}` }).click();
      await main(page).getByText("You're all caught up").waitFor();
      const cards = await storedCards(context);
      // What the first plan had waiting was replaced by the second.
      expect(
        cards.every(({ status }) => status === "declined" || status === "superseded") &&
          cards.filter(({ status }) => status === "declined").length === waiting + 1,
        `they are ${cards.map(({ status }) => status)}`,
      );
      await shoot(page, "declined");
    });
  },
};
