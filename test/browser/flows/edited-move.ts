import { editedCards, idOf, planWeek, press, storedCard } from "../cards-page";
import { until } from "../chat-page";
import { BOTH, expect, type Flow } from "../flow";

const MAX_TRIED = 8;

export const editedMove: Flow = {
  promise: "an edited move is valued again before it takes the card's place",
  concurrencyKey: "apart",
  sizes: BOTH,
  async run({ visit, keeps, shoot }) {
    const { context, page } = await visit();
    await keeps("another player is valued by the engine, and his card takes the place of the first", page, async () => {
      const card = await planWeek(page);
      const oldId = await idOf(card);
      const before = await storedCard(context, oldId);
      await press(card, "Edit");
      const dialog = page.getByRole("dialog", { name: "Edit move" });
      await dialog.getByText("This is the current move.").waitFor();
      const replace = dialog.getByRole("button", { name: "Replace card" });
      expect(await replace.isDisabled(), "a move that is the same can be saved");
      const requested = dialog.getByRole("combobox", { name: "Add" });
      const options = requested.locator("option");
      await until(
        async () => (await options.count()) > MAX_TRIED,
        () => "no free players to choose from",
      );
      // Who is on the card is free too, though he is not listed twice.
      const find = dialog.getByRole("searchbox", { name: "Find a free agent" });
      const nobody = dialog.getByText("No free agent by that name.");
      const belowSearch = async () => ((await requested.boundingBox())?.y ?? 0) - ((await find.boundingBox())?.y ?? 0);
      const distance = await belowSearch();
      await find.fill("zzzz");
      await nobody.waitFor();
      expect((await belowSearch()) === distance, "what is said of the search has moved what is chosen from");
      await find.fill(before.add?.playerName ?? "");
      await nobody.waitFor({ state: "detached" });
      await find.fill("");
      await until(
        async () => (await options.count()) > MAX_TRIED,
        () => "the free players are not listed again",
      );
      // Tries available players; some are not possible, which the dialog shows and does not save.
      const stated = dialog.getByRole("status").last();
      for (let at = 1; at <= MAX_TRIED && !(await replace.isEnabled()); at += 1) {
        await requested.selectOption({ index: at });
        await stated.getByText(/^(Gain|Not possible)/).waitFor();
      }
      const addId = Number(await requested.inputValue());
      const gain = /Gain ([+−]?[\d.]+)/.exec(await stated.innerText())?.[1]?.replace("−", "-");
      await shoot(page, "edit");
      await replace.click();
      await dialog.waitFor({ state: "hidden" });
      await page.locator(`#card-${oldId}`).waitFor({ state: "detached" });
      const edited = editedCards(page);
      await edited.getByText("Pending").waitFor();
      const after = await storedCard(context, await idOf(edited));
      expect(after.replaces === oldId && after.add?.playerId === addId, `it is ${JSON.stringify(after.add)}`);
      expect((await storedCard(context, oldId)).status === "superseded", "the first one was not replaced");
      const valued = after.delta.expectedPoints;
      expect(
        valued !== null && gain !== undefined && Math.abs(valued - Number(gain)) <= 0.05,
        `the dialog said ${gain}, the card says ${valued}`,
      );
      expect(valued !== before.delta.expectedPoints, "another player brings exactly the same");
      // Asked once more, apart from the page.
      const move = { dropPlayerId: before.drop?.playerId ?? null, addPlayerId: addId, day: before.effectiveDay };
      const again = await context.request.post("/api/what-if", { data: { moves: [move] } });
      const engine: { gain: number } = await again.json();
      expect(Math.abs(engine.gain - valued) <= 0.05, `the engine says ${engine.gain}, the card ${valued}`);
      await edited.scrollIntoViewIfNeeded();
      await shoot(page, "edited");
    });
  },
};
