import { errors } from "@/language/texts/en/errors";
import { cardsOn, decide, historyRow, idOf, planWeek, press, stillCards, storedCard, storedCards } from "../cards-page";
import { main, until } from "../chat-page";
import { BOTH, expect, type Flow } from "../flow";

const LIST_OF_CARDS = /\/api\/proposals\?/;

export const pendingMove: Flow = {
  promise: "a move that waits outlives a reload, and shows what another tab decided",
  concurrencyKey: "apart",
  sizes: BOTH,
  async run({ visit, keeps, shoot }) {
    // The browser notes the refusals of what is out of date and of what was decided.
    const { context, page } = await visit({ expects: [/status of (409|410)/] });
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
        await page.locator(`#card-${proposalId}`).getByText("Pending").waitFor();
        await page.goto("/");
        await main(page)
          .getByRole("link", { name: new RegExp(`^\\+ ${name}`) })
          .click();
        await page.waitForURL(/\/moves#card-/);
        await page.locator(`#card-${proposalId}`).getByText("Pending").waitFor();
      },
    );
    const second = await context.newPage();
    await keeps("what a second tab decides is shown by the first", page, async () => {
      await second.goto("/moves");
      await press(second.locator(`#card-${proposalId}`), "Decline");
      await historyRow(second, name).getByText("Declined").filter({ visible: true }).waitFor();
      await historyRow(page, name).getByText("Declined").filter({ visible: true }).waitFor();
      // It stays where it was, with its outcome.
      const inSlot = page.locator(`#card-${proposalId}`);
      await inSlot.getByText("Declined", { exact: true }).first().waitFor();
      expect((await decide(inSlot, "Approve").count()) === 0, "the card still waits in the first tab");
    });
    await keeps("a plan that is made again leaves one card a move", page, async () => {
      await planWeek(page);
      const waiting = (await storedCards(context)).filter(({ status }) => status === "pending");
      const players = waiting
        .flatMap(({ add, drop }) => [add?.playerId, drop?.playerId])
        .filter((id) => id !== undefined);
      expect(
        new Set(players).size === players.length,
        `a player waits twice: ${waiting.map(({ title }) => title).join("; ")}`,
      );
      await until(
        async () => (await cardsOn(page).count()) === waiting.length,
        async () => `${await cardsOn(page).count()} cards are shown, ${waiting.length} wait`,
      );
    });
    await keeps("a card that has become out of date says so in its place when it is approved", page, async () => {
      const [first, other] = (await storedCards(context)).filter(({ status }) => status === "pending");
      expect(first !== undefined && other !== undefined, "fewer than two cards wait");
      await stillCards();
      // Behind the page's back, which hears nothing of it, the first is changed to a move of the other's player.
      const heard = Promise.withResolvers<void>();
      await page.route(LIST_OF_CARDS, async (route) => {
        await heard.promise;
        await route.continue();
      });
      const edits = [{ addPlayerId: other.add?.playerId }, { dropPlayerId: other.drop?.playerId }];
      let isChanged = false;
      for (const edit of edits) {
        const answer = await context.request.post(`/api/agent/matchup-optimizer/${first.threadId}/decisions`, {
          data: { decisions: [{ proposalId: first.proposalId, action: "edit", edit }] },
          headers: { "idempotency-key": crypto.randomUUID() },
        });
        isChanged ||= answer.ok();
        if (isChanged) break;
      }
      expect(isChanged, "the engine finds neither change possible");
      const card = page.locator(`#card-${other.proposalId}`);
      await decide(card, "Approve").click();
      heard.resolve();
      await card.getByText("No longer valid: you changed another move to one of these players.").waitFor();
      await page.unroute(LIST_OF_CARDS);
      expect((await decide(card, "Approve").count()) === 0, "it can still be approved");
      await shoot(page, "out of date in its place");
      await page.reload();
      await historyRow(page, other.add?.playerName ?? "")
        .getByText("Out of date")
        .filter({ visible: true })
        .first()
        .waitFor();
      expect((await card.count()) === 0, "the history's card still stands among those that wait");
    });
    await keeps("a tab that does not know yet is refused, says so, and shows how it stands", page, async () => {
      await planWeek(page);
      const waiting = cardsOn(page).first();
      const nextId = await idOf(waiting);
      const { add, threadId } = await storedCard(context, nextId);
      await stillCards();
      // Another device, of which the page hears nothing: while a decision can be undone it asks every three seconds.
      const heard = Promise.withResolvers<void>();
      await page.route(LIST_OF_CARDS, async (route) => {
        await heard.promise;
        await route.continue();
      });
      const declined = await context.request.post(`/api/agent/matchup-optimizer/${threadId}/decisions`, {
        data: { decisions: [{ proposalId: nextId, action: "decline" }] },
        headers: { "idempotency-key": crypto.randomUUID() },
      });
      expect(declined.ok(), `declining it elsewhere answered ${declined.status()}`);
      await decide(page.locator(`#card-${nextId}`), "Approve").click();
      heard.resolve();
      // It stays in its place, as it stands now.
      await page.locator(`#card-${nextId}`).getByText("Declined").filter({ visible: true }).first().waitFor();
      await main(page).getByRole("status").getByText(errors["proposal.decided"]).waitFor();
      await historyRow(page, add?.playerName ?? "")
        .first()
        .getByText("Declined")
        .filter({ visible: true })
        .waitFor();
      expect((await storedCard(context, nextId)).status === "declined", "the decision was turned over");
      await page.unroute(LIST_OF_CARDS);
      await shoot(page, "decided in another tab");
    });
  },
};
