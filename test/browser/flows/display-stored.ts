import type { Page } from "playwright-core";
import { el } from "@/language/texts/ui/el";
import { en } from "@/language/texts/ui/en";
import { answersToKeys, ask, isComplete, main, turnsOf } from "../chat-page";
import { ASK_AGAIN, BOTH, expect, type Flow } from "../flow";

const GREEK = /[\u0370-\u03ff]/;

async function openOptions(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: label }).click();
}

/** Chooses by the label: the button of the choice itself is out of sight. */
async function choose(page: Page, choice: string): Promise<void> {
  await page.locator("#options label").filter({ hasText: choice }).click();
}

export const displayStored: Flow = {
  promise: "language and theme are chosen once and kept, without a flash",
  concurrencyKey: "apart",
  sizes: BOTH,
  async run({ visit, keeps, shoot }) {
    const { context, page } = await visit();
    await keeps("Greek is chosen in the options, said by every page, and kept after a reload", page, async () => {
      await page.goto("/");
      await page.getByRole("heading", { level: 1, name: en.dashboard.title }).waitFor();
      await openOptions(page, en.shell.options);
      await choose(page, "Ελληνικά");
      await page.getByRole("heading", { level: 1, name: el.dashboard.title }).waitFor();
      await page.reload();
      await page.getByRole("heading", { level: 1, name: el.dashboard.title }).waitFor();
      for (const [path, title] of [
        ["/moves", el.moves.title],
        ["/players", el.players.title],
        ["/schedule", el.schedule.title],
        ["/connect", el.connect.title],
        ["/settings", el.settings.title],
      ] as const) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1, name: title }).waitFor();
        expect((await page.locator("html").getAttribute("lang")) === "el", `${path} does not say that it is Greek`);
        const text = (await page.locator("body").innerText()).split("\n");
        for (const word of [en.shell.dashboard, en.shell.moves, en.shell.players, en.shell.schedule]) {
          expect(!text.includes(word), `${path} says ${word}`);
        }
      }
    });
    await keeps("a question in Greek is answered in Greek", page, async () => {
      await page.goto("/chat");
      await page.getByRole("textbox", { name: el.chat.yourQuestion }).fill("Ποιο είναι το σκορ του αγώνα μου;");
      await page.getByRole("button", { name: el.chat.send, exact: true }).click();
      await page.waitForURL(/\/chat\//);
      await page.getByRole("button", { name: el.chat.copy }).waitFor();
      const [turn] = await turnsOf(context, page);
      expect(turn?.status === "completed", `the turn is ${turn?.status}`);
      expect(GREEK.test(turn.result?.answer ?? ""), `the answer is: ${turn.result?.answer}`);
      await shoot(page, "greek");
    });
    await keeps("English comes back the same way", page, async () => {
      await openOptions(page, el.shell.options);
      await choose(page, "English");
      await page.getByRole("textbox", { name: en.chat.yourQuestion }).waitFor();
      await ask(page, "What is the score of my matchup?");
      await isComplete(page);
    });
    await keeps("a browser that asks for Greek is met in Greek", page, async () => {
      const greek = await visit({ locale: "el-GR" });
      await greek.page.goto("/");
      await greek.page.getByRole("heading", { level: 1, name: el.dashboard.title }).waitFor();
    });
    await keeps("a dark page is dark from its first byte, whatever the system says", page, async () => {
      await page.goto("/");
      await openOptions(page, en.shell.options);
      await choose(page, en.shell.themeDark);
      await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
      const sent = await (await context.request.get("/players", ASK_AGAIN)).text();
      expect(/<html[^>]* data-theme="dark"/.test(sent), "the server does not send it dark");
      // From before the page's first element to its rest.
      await page.addInitScript(() => {
        const seen: (string | undefined)[] = [];
        Object.assign(window, { seenThemes: seen });
        new MutationObserver(() => seen.push(document.documentElement?.dataset.theme)).observe(document, {
          childList: true,
          subtree: true,
          attributes: true,
          attributeFilter: ["data-theme"],
        });
      });
      await page.reload();
      await main(page).getByRole("region").or(main(page).getByRole("heading")).first().waitFor();
      const { seen, luminance } = await page.evaluate(() => {
        const [red = 255, green = 255, blue = 255] =
          getComputedStyle(document.body)
            .backgroundColor.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return {
          seen: [...new Set((window as unknown as { seenThemes: string[] }).seenThemes)],
          luminance: (red + green + blue) / 3,
        };
      });
      expect(seen.length === 1 && seen[0] === "dark", `the theme went through ${seen.join(", ")}`);
      expect(luminance < 60, `the page's ground has a mean of ${luminance}`);
      await shoot(page, "dark");
    });
    await keeps("T makes it light, and that is kept", page, async () => {
      await page.getByRole("heading", { level: 1 }).click();
      await answersToKeys(page);
      await page.keyboard.press("t");
      await page.waitForFunction(() => document.documentElement.dataset.theme === "light");
      const sent = await (await context.request.get("/", ASK_AGAIN)).text();
      expect(/<html[^>]* data-theme="light"/.test(sent), "the server does not send it light");
    });
  },
};
