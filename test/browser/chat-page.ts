/** The chat as a person finds it: by roles and names. */
import type { BrowserContext, Page } from "playwright-core";
import { STEP_LIMIT_MS } from "./browser";
import { ASK_AGAIN, expect } from "./flow";

export const main = (page: Page) => page.getByRole("main");
export const box = (page: Page) => page.getByRole("textbox", { name: "Your question" });
/** The line above each answer that counts its look-ups, and opens them. */
export const lookups = (page: Page) => main(page).getByRole("button", { name: /\d+ look-ups?\b/ });
export const question = (page: Page, text: string) => main(page).getByRole("heading", { level: 2, name: text });
/** The send button is back only when the answer is complete. */
export const isComplete = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).waitFor();

/** While nothing is being answered. What is typed before the scripts are there is heard of once they are. */
export async function ask(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  const send = page.getByRole("button", { name: "Send", exact: true });
  await until(
    () => send.isEnabled(),
    () => "what was typed is not heard of",
  );
  await box(page).press("Enter");
}

export const threadIn = (page: Page): string => {
  const threadId = /\/chat\/([0-9a-f-]{36})$/.exec(page.url())?.[1];
  expect(threadId !== undefined, `the address is ${page.url()}, not a conversation's`);
  return threadId;
};

type Turn = { question: string; status: string; result: { answer: string; toolCalls: { output: unknown }[] } | null };

/** The conversation as it is stored. */
export async function turnsOf(context: BrowserContext, page: Page): Promise<Turn[]> {
  const response = await context.request.get(`/api/threads/${threadIn(page)}`, ASK_AGAIN);
  const body: { turns: Turn[] } = await response.json();
  return body.turns;
}

const countOf = async (page: Page, text: string) => (await main(page).innerText()).split(text).length - 1;

export async function waitForCount(page: Page, text: string, requested: number): Promise<void> {
  await until(
    async () => (await countOf(page, text)) === requested,
    async () => `"${text}" is on the page ${await countOf(page, text)} times, not ${requested}`,
  );
}

const POLL_MS = 50;

/** Looks until it is so, for as long as a step of a person may take. */
export async function until(isSo: () => Promise<boolean>, otherwise: () => Promise<string> | string): Promise<void> {
  const end = performance.now() + STEP_LIMIT_MS;
  while (!(await isSo())) {
    if (performance.now() > end) expect(false, await otherwise());
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
}

/** A click before the scripts are there opens nothing, so it is made again until one does. */
export async function openLookups(page: Page): Promise<void> {
  const first = lookups(page).first();
  await until(
    async () => {
      if ((await first.getAttribute("aria-expanded")) === "false") await first.click();
      return (await first.getAttribute("aria-expanded")) === "true";
    },
    () => "the look-ups did not open",
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide <= 0, `the page is ${tooWide} px wider than the window`);
}

/** Once the page answers to keys; one pressed before its code runs is lost. Opens and closes the palette. */
export async function answersToKeys(page: Page): Promise<void> {
  const palette = page.getByRole("dialog");
  await until(
    async () => {
      await page.keyboard.press("Control+k");
      return palette.isVisible();
    },
    () => "the page hears no key",
  );
  await page.keyboard.press("Escape");
  await palette.waitFor({ state: "detached" });
}
