import { cardsOn, decide, historyRow, idOf, planWeek, storedCard } from "./cards-page";
import { main } from "./chat-page";
import { BOTH, expect, type Flow } from "./flow";

export const pendingMove: Flow = {
  promise: "a move that waits outlives a reload, and shows what another tab decided",
  lane: "apart",
  sizes: BOTH,
  async run({ visit, keeps, shoot }) {
    const { context, page } = await visit();
    let proposalId = "";
    let name = "";
    await keeps(
      "a reload shows the waiting card as it was, and so do a second tab and the dashboard",
      page,
      async () => {
        const card = await planWeek(page);
        proposalId = await idOf(card);
        name = (await storedCard(context, proposalId)).add?.playerName ?? "";
        await page.reload();
        await page.locator(`#card-${proposalId}`).getByText("Waiting for you").waitFor();
        await page.goto("/");
        await main(page)
          .getByRole("link", { name: new RegExp(`^\\+ ${name}`) })
          .click();
        await page.waitForURL(/\/moves#card-/);
        await page.locator(`#card-${proposalId}`).getByText("Waiting for you").waitFor();
      },
    );
    const second = await context.newPage();
    await keeps("what a second tab decides is shown by the first", page, async () => {
      await second.goto("/moves");
      await decide(second.locator(`#card-${proposalId}`), "Decline").click();
      await historyRow(second, name).getByText("Declined").filter({ visible: true }).waitFor();
      await historyRow(page, name).getByText("Declined").filter({ visible: true }).waitFor();
      expect((await page.locator(`#card-${proposalId}`).count()) === 0, "the card still waits in the first tab");
    });
    await keeps("a tab that does not know yet is refused, says so, and shows how it stands", page, async () => {
      await planWeek(page);
      const waiting = cardsOn(page).first();
      const nextId = await idOf(waiting);
      await second.goto("/moves");
      await decide(second.locator(`#card-${nextId}`), "Decline").click();
      const { add } = await storedCard(context, nextId);
      await historyRow(second, add?.playerName ?? "")
        .first()
        .getByText("Declined")
        .filter({ visible: true })
        .waitFor();
      await decide(waiting, "Approve").click();
      await page.locator(`#card-${nextId}`).waitFor({ state: "detached" });
      expect((await storedCard(context, nextId)).status === "declined", "the decision was turned over");
      await shoot(page, "decided in another tab");
    });
  },
};
