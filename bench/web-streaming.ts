/** A long answer while it is written: does the page hold still, and does typing stay smooth? */
import type { BrowserContext, Page } from "playwright-core";
import { clearSeen, seenBy } from "./web-watch";

const QUESTION = "What should I look at each week?";
const TYPED = "And who of my bench should start on the last day of the week if nothing changes until then? ";
const KEY_EVERY_MS = 60;
const ANSWER_WITHIN_MS = 120_000;

const box = (page: Page) => page.getByRole("textbox", { name: "Your question" });
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });

export type Streamed = { shift: number; longestTaskMs: number; keys: number; text: string };

/**
 * Asks, waits for the first words, and looks until the answer is complete; on the way it types or leaves the page
 * alone.
 */
export async function streamAnswer(context: BrowserContext, isTyping: boolean): Promise<Streamed> {
  const page = await context.newPage();
  page.setDefaultTimeout(ANSWER_WITHIN_MS);
  await page.goto("/chat", { waitUntil: "networkidle" });
  await box(page).fill(QUESTION);
  await box(page).press("Enter");
  if (isTyping) await page.getByText("What to look at next").first().waitFor();
  // What moves in the half second after a key does not count as a shift; the whole answer is to count.
  else await page.getByRole("button", { name: "Stop" }).waitFor();
  await clearSeen(page);
  let keys = 0;
  while (!(await send(page).isVisible())) {
    if (isTyping) {
      await box(page).pressSequentially(TYPED[keys % TYPED.length] ?? " ", { delay: KEY_EVERY_MS });
      keys += 1;
    } else await page.waitForTimeout(KEY_EVERY_MS);
  }
  const { shift, longestTaskMs } = await seenBy(page);
  const text = await page.getByRole("main").innerText();
  await page.close();
  return { shift, longestTaskMs, keys, text };
}
