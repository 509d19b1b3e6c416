/** A stored conversation holds still while it is opened: nothing that comes later pushes what one reads. */
import type { BrowserContext, Locator, Page } from "playwright-core";
import { makeExamples } from "../app-pages";
import { cardsOn, press, storedCards } from "../cards-page";
import { main } from "../chat-page";
import { BOTH, expect, type Flow } from "../flow";

/** Cumulative layout shift; a tenth is what is called good. */
const MAX_SHIFT = 0.02;

type Shifts = { sum: number; moved: string[] };

/** To be called before the context's next page. Counts those after a key or a touch too: there is none here. */
const watchShifts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const shifts: { sum: number; moved: string[] } = { sum: 0, moved: [] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        shifts.sum += value;
        shifts.moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "something"));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

async function expectStill(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  // The cards ask how they stand, which is the last that could change them.
  const request = page.waitForResponse((response) => response.url().includes("/api/proposals"));
  await page.goto(path);
  await Promise.all([request, cardsOn(page).first().waitFor(), main(page).locator("[data-figure]").first().waitFor()]);
  await page.waitForLoadState("networkidle");
  // Two frames later the observer has received every paint entry.
  const { sum, moved } = await page.evaluate(
    () =>
      new Promise<Shifts>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve((window as unknown as { shifts: Shifts }).shifts))),
        );
      }),
  );
  console.log(`        ${sum.toFixed(4)} of ${MAX_SHIFT}  layout shift`);
  expect(sum <= MAX_SHIFT, `things moved by ${sum.toFixed(4)}: ${moved.join("; ")}`);
  return page;
}

const stateOf = (card: Locator) => card.getByRole("status").filter({ hasText: /./ });

export const stillPage: Flow = {
  promise: "a stored conversation with cards holds still while it is opened",
  concurrencyKey: "apart",
  sizes: BOTH,
  async run({ visit, keeps, shoot }) {
    const { context, page: first } = await visit();
    const { threadId } = await makeExamples(context.request);
    await watchShifts(context);
    await keeps("nothing moves while an answer with cards is opened", first, async () => {
      const page = await expectStill(context, `/chat/${threadId}`);
      await shoot(page, "stored conversation");
      const card = cardsOn(page).first();
      await press(card, "Decline");
      await stateOf(card).getByText("Declined").waitFor();
      await page.close();
    });
    await keeps("nor when its cards were decided on meanwhile", first, async () => {
      const [declined] = (await storedCards(context)).filter(({ status }) => status === "declined");
      expect(declined !== undefined, "no card is stored as declined");
      const page = await expectStill(context, `/chat/${threadId}`);
      await stateOf(page.locator(`#card-${declined.proposalId}`))
        .getByText("Declined")
        .waitFor();
    });
  },
};
