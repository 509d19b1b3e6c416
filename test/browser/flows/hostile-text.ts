import type { Locator, Page } from "playwright-core";
import { gemini } from "../../stubs/gemini-stub";
import { ask, isComplete, main } from "../chat-page";
import { connectLeague } from "../connected-league";
import { PUBLIC_LEAGUES } from "../espn-front";
import { BOTH, expect, type Flow } from "../flow";
import { giveModel } from "../own-model";
import {
  ELSEWHERE,
  HOSTILE_ANSWER,
  HOSTILE_NAME,
  HOSTILE_OPPONENT,
  HOSTILE_PLAYER,
  HOSTILE_QUESTION,
  HOSTILE_TEAM,
  MARK,
  TITLE_WORD,
} from "./hostile-texts";

/** Nothing of a stranger's became a part of the page that does or loads something. */
async function expectOnlyText(page: Page): Promise<void> {
  const did = await page.evaluate(
    ([elsewhere, mark]) => {
      const ours = (element: Element, name: string) => (element.getAttribute(name) ?? "").includes(elsewhere);
      const loading = [...document.querySelectorAll("[src],link,object,form")].filter((element) =>
        ["src", "href", "data", "action"].some((name) => ours(element, name)),
      );
      const handlers = [...document.querySelectorAll("*")].filter((element) =>
        [...element.attributes].some(({ name }) => name.startsWith("on")),
      );
      const running = [...document.querySelectorAll("a")].filter(({ href }) =>
        /^(javascript|data|vbscript):/i.test(href),
      );
      return {
        ran: mark in window,
        elements: [...loading, ...handlers, ...running].map(({ outerHTML }) => outerHTML.slice(0, 200)),
      };
    },
    [ELSEWHERE, MARK] as const,
  );
  expect(!did.ran, `${page.url()}: a stranger's script ran`);
  expect(did.elements.length === 0, `${page.url()}: ${did.elements.join("\n")}`);
}

const saying = (page: Page, text: string): Locator => page.getByText(text).filter({ visible: true }).first();
const inList = (page: Page, text: string): Locator => page.locator("option").filter({ hasText: text }).first();

export const hostileText: Flow = {
  promise: "a stranger's text stays text, wherever it is shown",
  concurrencyKey: "model",
  sizes: BOTH,
  async run({ size, visit, keeps, shoot, places }) {
    const { context, page } = await visit();
    await connectLeague(context, { league: String(PUBLIC_LEAGUES[size]), teamId: 1 });
    await giveModel(context);
    await places.runJob("news");
    const { gemini: model, espn } = places;

    await keeps("names of teams and players, and news, on every page that shows them", page, async () => {
      await page.goto("/");
      await saying(page, HOSTILE_TEAM).waitFor();
      await saying(page, TITLE_WORD).waitFor();
      await inList(page, HOSTILE_OPPONENT).waitFor({ state: "attached" });
      await expectOnlyText(page);
      await shoot(page, "hostile dashboard");
      await page.goto(`/players?query=${encodeURIComponent("Stone")}`);
      await saying(page, HOSTILE_PLAYER).waitFor();
      await expectOnlyText(page);
      await page.goto(`/players/${espn.hostilePlayerId}`);
      await page.getByRole("heading", { level: 1, name: HOSTILE_PLAYER }).waitFor();
      await expectOnlyText(page);
      await page.goto(`/players/${espn.newsPlayer.id}`);
      await saying(page, TITLE_WORD).waitFor();
      await expectOnlyText(page);
      await shoot(page, "hostile player");
      await page.goto("/connect");
      await saying(page, HOSTILE_TEAM).waitFor();
      await expectOnlyText(page);
      await page.goto("/moves");
      await saying(page, "Moves").waitFor();
      await expectOnlyText(page);
    });
    await keeps("a question, and an answer in hostile Markdown", page, async () => {
      model.reset();
      model.enqueue(
        gemini.calls([
          { name: "get_player_news", args: { playerName: espn.newsPlayer.name } },
          { name: "get_my_roster" },
        ]),
        gemini.text(HOSTILE_ANSWER),
      );
      await page.goto("/chat");
      await ask(page, HOSTILE_QUESTION);
      await page.waitForURL(/\/chat\//);
      await isComplete(page);
      await saying(page, "That is all.").waitFor();
      await saying(page, HOSTILE_QUESTION).waitFor();
      await expectOnlyText(page);
      await page.reload();
      await saying(page, "That is all.").waitFor();
      await expectOnlyText(page);
      const links = await main(page)
        .locator(`a[href*="${ELSEWHERE}"]`)
        .evaluateAll((all) => all.map((each) => each.getAttribute("href")));
      // The report itself may be opened by a click; what the model made up may not.
      expect(
        links.every((link) => link === `https://${ELSEWHERE}/story`),
        `there are links to ${links.join(", ")}`,
      );
      await shoot(page, "hostile answer");
    });
    await keeps("the conversation's title in the list, and a name that one gave it", page, async () => {
      if (size === "phone") await page.getByRole("button", { name: "Conversations" }).click();
      const list = page.getByRole("navigation", { name: "Conversations" });
      await list.getByText(HOSTILE_QUESTION.slice(0, 20)).waitFor();
      await expectOnlyText(page);
      const threadId = page.url().split("/").at(-1);
      const renamed = await context.request.patch(`/api/threads/${threadId}`, { data: { title: HOSTILE_NAME } });
      expect(renamed.ok(), `renaming answered ${renamed.status()}`);
      await page.reload();
      await page.getByRole("heading", { level: 1 }).filter({ hasText: HOSTILE_NAME }).waitFor();
      await expectOnlyText(page);
    });
    await keeps("the shared page, which is a stranger's to its reader", page, async () => {
      await page
        .getByRole("button", { name: `Actions for “${HOSTILE_NAME}”` })
        .last()
        .click();
      await page.getByRole("button", { name: "Share" }).click();
      const dialog = page.getByRole("dialog", { name: "Share as a read-only link" });
      await dialog.getByRole("button", { name: "Make a link" }).click();
      const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
      const reader = await visit({ isSignedOut: true });
      await reader.page.goto(link);
      await reader.page.getByText("A shared conversation, read-only").waitFor();
      await reader.page.getByRole("heading", { level: 1, name: HOSTILE_NAME }).waitFor();
      await saying(reader.page, HOSTILE_QUESTION).waitFor();
      await saying(reader.page, "That is all.").waitFor();
      await expectOnlyText(reader.page);
      await shoot(reader.page, "hostile shared page");
    });
  },
};
