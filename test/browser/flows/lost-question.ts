import { ask, box, isComplete, lookups, question, until } from "../chat-page";
import { expect, type Flow } from "../flow";

const QUESTION = "What is the score of my matchup?";

export const lostQuestion: Flow = {
  promise: "what cannot be sent or found says what to do",
  concurrencyKey: "apart",
  sizes: ["phone"],
  async run({ visit, keeps, shoot }) {
    const { page } = await visit({ expects: [/Failed to load resource/] });
    await keeps("a lost question says what to do, and Retry answers it once", page, async () => {
      await page.goto("/chat");
      await page.route("**/api/agent/chat", (route) => route.abort());
      await ask(page, QUESTION);
      await page.getByText("The server isn't responding.").waitFor();
      await shoot(page, "lost");
      await page.unroute("**/api/agent/chat");
      await page.getByRole("button", { name: "Retry" }).click();
      await lookups(page).first().waitFor();
      await isComplete(page);
      expect((await question(page, QUESTION).count()) === 1, "the question is missing or there twice");
    });
    await keeps("what is typed before the scripts are there can be sent once they are", page, async () => {
      const scripts = Promise.withResolvers<void>();
      await page.route("**/_next/static/**/*.js", async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.goto("/chat", { waitUntil: "commit" });
      await box(page).fill(QUESTION);
      scripts.resolve();
      await until(
        () => page.getByRole("button", { name: "Send", exact: true }).isEnabled(),
        () => "it cannot be sent",
      );
      expect((await box(page).inputValue()) === QUESTION, "the text is gone");
      await page.unroute("**/_next/static/**/*.js");
    });
    await keeps("a question over the limit is not sent", page, async () => {
      await box(page).fill("a".repeat(3_700));
      await page.getByText("3700 of 4000 characters").waitFor();
      await box(page).fill("a".repeat(4_001));
      await page.getByText("1 over the limit of 4000 characters").waitFor();
      expect(await page.getByRole("button", { name: "Send" }).isDisabled(), "it can be sent");
    });
    await keeps("an address that is not there says so", page, async () => {
      const answer = await page.goto("/chat/00000000-0000-4000-8000-00000000dead");
      expect(answer?.status() === 404, `the status is ${answer?.status()}`);
      await page.getByRole("heading", { name: "Page not found" }).waitFor();
    });
  },
};
