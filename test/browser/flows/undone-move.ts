import { cardsOn, decide, idOf, planWeek, press, stillCards, storedCard, storedCards } from "../cards-page";
import { BOTH, expect, type Flow } from "../flow";

export const undoneMove: Flow = {
  promise: "a slip is undone, and a second click or a held key decides on nothing unread",
  concurrencyKey: "apart",
  sizes: BOTH,
  async run({ visit, keeps, shoot }) {
    const { context, page } = await visit();
    const decidedCount = async () => (await storedCards(context)).filter(({ status }) => status !== "pending").length;
    await keeps("an approved card stays in its place with Undo, and waits again after it", page, async () => {
      const card = await planWeek(page);
      const proposalId = await idOf(card);
      const inSlot = page.locator(`#card-${proposalId}`);
      await stillCards();
      const approve = decide(inSlot, "Approve");
      await approve.scrollIntoViewIfNeeded();
      const box = await approve.boundingBox();
      await approve.click();
      await decide(inSlot, "Undo").waitFor();
      expect((await storedCard(context, proposalId)).handoff === null, "it is handed over while it can be undone");
      // A second click where the approved card's button was.
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      expect((await decidedCount()) === 1, "a second click decided on another card");
      expect((await storedCard(context, proposalId)).status === "approved", "the second click took it back");
      await shoot(page, "undo");
      await press(inSlot, "Undo");
      await inSlot.getByText("Pending").waitFor();
      expect((await decidedCount()) === 0, "it does not wait again");
    });
    await keeps("a key that is held down decides on one card", page, async () => {
      await cardsOn(page).first().focus();
      await page.keyboard.down("a");
      for (let press = 0; press < 20; press += 1) await page.keyboard.down("a");
      await page.keyboard.up("a");
      await decide(cardsOn(page).first(), "Undo").waitFor();
      expect((await decidedCount()) === 1, `${await decidedCount()} cards are decided`);
    });
  },
};
