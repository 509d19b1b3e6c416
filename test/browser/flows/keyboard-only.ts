import type { Locator, Page } from "playwright-core";
import { cardsOn, idOf, isVerified, SHOWN_IN_LEAGUE, storedCard } from "../cards-page";
import { box, isComplete, lookups, main, until } from "../chat-page";
import { BOTH, expect, type Flow } from "../flow";

/** More stops than any page has before what is looked for. */
const MAX_STOPS = 150;

const hasFocus = (place: Locator): Promise<boolean> =>
  place.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
const holdsFocus = (place: Locator): Promise<boolean> =>
  place.evaluateAll((elements) => elements.some((element) => element.contains(document.activeElement)));

/** Moves the focus as a user without a mouse does. */
async function tabTo(page: Page, place: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await hasFocus(place)) return;
    await page.keyboard.press(key);
  }
  const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  expect(false, `${place} is not reached by ${key}; the focus is on ${at}`);
}

async function helpFromPalette(page: Page): Promise<void> {
  const palette = page.getByRole("dialog", { name: "Command palette" });
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await page.keyboard.press("Control+k");
  await palette.getByRole("combobox").waitFor();
  await page.keyboard.type("Keyboard sh");
  await palette.getByRole("option", { name: "Keyboard shortcuts" }).and(page.locator("[aria-selected=true]")).waitFor();
  await page.keyboard.press("Enter");
  await help.waitFor();
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "hidden" });
}

export const keyboardOnly: Flow = {
  promise: "a week is asked about, planned and decided by keyboard alone",
  concurrencyKey: "apart",
  sizes: BOTH,
  async run({ visit, keeps, shoot, places }) {
    const { context, page } = await visit();
    const { keyboard } = page;
    await keeps("the first stop leads past the navigation to the content", page, async () => {
      await page.goto("/");
      await main(page).getByRole("link", { name: "Optimize my week" }).waitFor();
      await keyboard.press("Tab");
      const skip = page.getByRole("link", { name: "Skip to content" });
      expect(await hasFocus(skip), "the skip link is not the first stop");
      const place = await skip.boundingBox();
      expect(place !== null && place.width > 20 && place.height > 20, "the skip link cannot be seen");
      await keyboard.press("Enter");
      await keyboard.press("Tab");
      expect(await holdsFocus(main(page)), "the stop after the skip link is not in the content");
    });
    await keeps("the palette finds a player by a part of his name, and says when there is none", page, async () => {
      const palette = page.getByRole("dialog", { name: "Command palette" });
      await keyboard.press("Control+k");
      await palette.getByRole("combobox").waitFor();
      await keyboard.type("zzzz");
      await palette.getByText("No match for “zzzz”.").waitFor();
      for (let letter = 0; letter < 4; letter += 1) await keyboard.press("Backspace");
      // Without the accent that his name has.
      await keyboard.type("jokic");
      await palette.getByRole("option", { name: "Nikola Jokić" }).and(page.locator("[aria-selected=true]")).waitFor();
      await keyboard.press("Enter");
      await page.waitForURL(/\/players\/\d+$/);
      await page.getByRole("heading", { level: 1, name: "Nikola Jokić" }).waitFor();
      await keyboard.press("g");
      await keyboard.press("d");
      await main(page).getByRole("link", { name: "Optimize my week" }).waitFor();
    });
    await keeps("the palette leads to the chat, and Escape gives the focus back", page, async () => {
      const opener = page.getByRole("button", { name: "Command palette" });
      await tabTo(page, opener, "Shift+Tab");
      await keyboard.press("Enter");
      const palette = page.getByRole("dialog", { name: "Command palette" });
      await palette.waitFor();
      await keyboard.press("Escape");
      await palette.waitFor({ state: "hidden" });
      await until(
        () => hasFocus(opener),
        () => "the focus did not come back to the button",
      );
      await keyboard.press("Control+k");
      await palette.getByRole("combobox").waitFor();
      await keyboard.type("Chat");
      await palette
        .getByRole("option", { name: "Chat", exact: true })
        .and(page.locator("[aria-selected=true]"))
        .waitFor();
      await keyboard.press("Enter");
      await page.waitForURL("**/chat");
    });
    await keeps("a question is typed, sent and answered, and its look-ups are opened", page, async () => {
      await box(page).waitFor();
      await tabTo(page, box(page));
      await keyboard.type("What is the score of my matchup?");
      await keyboard.press("Enter");
      await lookups(page).first().waitFor();
      await isComplete(page);
      await tabTo(page, lookups(page).first(), "Shift+Tab");
      await keyboard.press("Enter");
      await main(page).getByRole("list", { name: "Look-ups" }).waitFor();
    });
    await keeps("the help lists the keys, and is left by Escape", page, async () => {
      await keyboard.press("?");
      const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
      await help.getByText("Go to Moves").waitFor();
      await keyboard.press("Escape");
      await help.waitFor({ state: "hidden" });
    });
    await keeps("help opened from the palette gives the focus back to what had it before both", page, async () => {
      const opener = lookups(page).first();
      await tabTo(page, opener, "Shift+Tab");
      await helpFromPalette(page);
      await until(
        () => hasFocus(opener),
        () => "the focus did not come back to the look-ups",
      );
      await opener.evaluate((button: HTMLElement) => button.blur());
      await helpFromPalette(page);
      await until(
        () => hasFocus(main(page)),
        () => "nothing had the focus, and the content did not get it",
      );
    });
    await keeps("G and M lead to the moves, and a plan is asked for", page, async () => {
      await keyboard.press("g");
      await keyboard.press("m");
      await page.waitForURL("**/moves");
      const optimize = main(page).getByRole("button", { name: "Optimize my week" });
      await optimize.waitFor();
      await tabTo(page, optimize);
      await keyboard.press("Enter");
      await cardsOn(page).first().getByText("Pending").waitFor();
    });
    await keeps("E opens the dialog, which keeps the focus until it gives it back", page, async () => {
      const card = cardsOn(page).first();
      await tabTo(page, card);
      await keyboard.press("e");
      const dialog = page.getByRole("dialog", { name: "Edit move" });
      await dialog.getByText("This is the current move.").waitFor();
      const stops = new Set<string>();
      // Twice around, in both directions.
      for (const key of ["Tab", "Shift+Tab"]) {
        for (let stop = 0; stop < 16; stop += 1) {
          await keyboard.press(key);
          expect(await holdsFocus(dialog), `${key} has left the dialog`);
          stops.add((await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))) ?? "");
        }
      }
      expect(stops.size >= 6, `there are only ${stops.size} stops in the dialog`);
      await shoot(page, "dialog by keyboard");
      await keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await until(
        () => holdsFocus(card),
        () => "the focus did not come back to the card",
      );
    });
    await keeps("D declines and A approves on the card that has the focus", page, async () => {
      const cards = cardsOn(page);
      const first = await idOf(cards.first());
      const isAlone = (await cards.count()) === 1;
      if (!isAlone) {
        const last = cards.last();
        const lastId = await idOf(last);
        await tabTo(page, last);
        await keyboard.press("d");
        // It stays in its place, with its outcome.
        await page.locator(`#card-${lastId}`).getByText("Declined").filter({ visible: true }).first().waitFor();
        await until(
          async () => (await storedCard(context, lastId)).status === "declined",
          () => "D did not decline",
        );
        await tabTo(page, page.locator(`#card-${first}`), "Shift+Tab");
      } else await tabTo(page, cards.first());
      await keyboard.press("a");
      await isVerified(places, context, first);
      await page.locator(`#card-${first}`).getByText(SHOWN_IN_LEAGUE).filter({ visible: true }).first().waitFor();
      expect((await storedCard(context, first)).status === "verified", "A did not approve");
      await shoot(page, "decided by keyboard");
    });
  },
};
