import type { Page } from "playwright-core";
import { ask, expectNoSidewaysScroll, isComplete, lookups, main, question, turnsOf, until } from "../chat-page";
import { BOTH, expect, type Flow } from "../flow";

const MATCHUP_QUESTION = "What is the score of my matchup?";
const FREE_AGENTS_QUESTION = "Who are the best free agents?";
const AGES = /\d+ \w+ ago|just now/g;

async function resetDemo(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Demo league" }).getByRole("button", { name: "Reset demo" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset", exact: true }).click();
}

export const firstVisit: Flow = {
  promise: "a first visit gets its first answer, on the demo",
  concurrencyKey: "local",
  sizes: BOTH,
  async run({ visit, keeps, shoot }) {
    const { context, page } = await visit({ at: "local" });
    await keeps("a first visit says what this is, and that it is a demo", page, async () => {
      await page.goto("/chat");
      await page.getByRole("heading", { level: 1 }).waitFor();
      const banner = await page.getByRole("region", { name: "Demo league" }).innerText();
      expect(/Demo league/.test(banner) && /day,\s+\w+ \d+,\s+2025/.test(banner), `the banner says: ${banner}`);
      expect((await main(page).getByRole("listitem").count()) === 8, "there are not eight starters");
      await expectNoSidewaysScroll(page);
      await shoot(page, "first visit");
    });
    await keeps("a starter is answered with its look-ups and a player of the roster", page, async () => {
      await main(page)
        .getByRole("button", { name: /^Injuries/ })
        .click();
      await lookups(page).first().waitFor();
      await isComplete(page);
      const [turn] = await turnsOf(context, page);
      expect(turn?.status === "completed", `the turn is ${turn?.status}`);
      const names = JSON.stringify(turn.result?.toolCalls[0]?.output).match(/(?<="name":")[^"]+/g) ?? [];
      const text = await main(page).innerText();
      expect(names.length > 0 && names.some((name) => text.includes(name)), "no player of the roster is in the answer");
      await lookups(page).click();
      const roster = main(page).getByRole("button", { name: "Your roster" });
      await roster.click();
      await main(page).getByText("Team name").waitFor();
      await expectNoSidewaysScroll(page);
      await roster.click();
      await lookups(page).click();
      await shoot(page, "answer");
    });
    await keeps("a follow-up stays in the conversation", page, async () => {
      const before = page.url();
      await ask(page, MATCHUP_QUESTION);
      await lookups(page).nth(1).waitFor();
      await isComplete(page);
      expect(page.url() === before, "the address changed");
      expect((await turnsOf(context, page)).length === 2, "the conversation does not have two turns");
    });
    await keeps("a reload right after sending keeps the question and one answer", page, async () => {
      await ask(page, FREE_AGENTS_QUESTION);
      await question(page, FREE_AGENTS_QUESTION).waitFor();
      await page.waitForURL(/\/chat\//);
      await page.reload();
      await isComplete(page);
      await lookups(page).nth(2).waitFor();
      expect((await question(page, FREE_AGENTS_QUESTION).count()) === 1, "the question is missing or there twice");
      expect((await lookups(page).count()) === 3, "an answer is missing or there twice");
    });
    await keeps("a second tab shows the same conversation", page, async () => {
      const second = await context.newPage();
      await second.goto(page.url());
      await isComplete(second);
      const shown = await Promise.all(
        [page, second].map(async (tab) => (await main(tab).innerText()).replaceAll(AGES, "")),
      );
      expect(shown[0] === shown[1], "the tabs differ");
      await second.close();
    });
    await keeps("the next day moves the demo, and back", page, async () => {
      const banner = page.getByRole("region", { name: "Demo league" });
      await banner.getByText("Wednesday, January 15, 2025").waitFor();
      await banner.getByRole("button", { name: "Next day" }).click();
      await banner.getByText("Thursday, January 16, 2025").waitFor();
      await page.reload();
      await banner.getByText("Thursday, January 16, 2025").waitFor();
      await resetDemo(page);
      await banner.getByText("Wednesday, January 15, 2025").waitFor();
    });
    await keeps("the dashboard is grey, and says why, until it shows the new day", page, async () => {
      const banner = page.getByRole("region", { name: "Demo league" });
      const lineupOf = (day: string) => main(page).getByRole("heading", { name: `Today's lineup ${day}` });
      const opacity = () => main(page).evaluate((content) => Number(getComputedStyle(content).opacity));
      await page.goto("/");
      await lineupOf("Wed, Jan 15").waitFor();
      const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
      await page.route(/[?&]_rsc=/, async (route) => {
        await isLetThrough;
        await route.continue();
      });
      await banner.getByRole("button", { name: "Next day" }).click();
      await banner.getByText("loading that day…").waitFor();
      await until(
        async () => (await opacity()) < 0.5,
        () => "the old day is not grey",
      );
      expect(await lineupOf("Wed, Jan 15").isVisible(), "the new day is there already");
      letThrough();
      await lineupOf("Thu, Jan 16").waitFor();
      await until(
        async () => (await opacity()) === 1,
        () => "the new day is grey",
      );
      await resetDemo(page);
      await lineupOf("Wed, Jan 15").waitFor();
    });
  },
};
