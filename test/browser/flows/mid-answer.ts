import { type GeminiStub, gemini } from "../../stubs/gemini-stub";
import { ask, box, isComplete, lookups, question, turnsOf, waitForCount } from "../chat-page";
import { BOTH, expect, type Flow } from "../flow";
import { giveModel } from "../own-model";

const ROSTER_QUESTION = "Who is on my roster and who is hurt?";
const MATCHUP_QUESTION = "What is the score of my matchup?";
const BEGINNING = "Here is the beginning of the answer.";
const END = "And here is its end.";

/** The next question is answered by one look-up, a first sentence, silence until `release()`, and a last sentence. */
function pausedAnswer(stub: GeminiStub): void {
  stub.reset();
  stub.enqueue(gemini.calls([{ name: "get_my_roster" }]), gemini.slowBody(`${BEGINNING} `, END));
}

export const midAnswer: Flow = {
  promise: "an answer outlives a reload in its middle, a second tab and a stop",
  concurrencyKey: "model",
  sizes: BOTH,
  async run({ visit, keeps, shoot, places: { gemini: stub } }) {
    const { context, page } = await visit({ scheme: "dark" });
    await giveModel(context);
    const second = await context.newPage();
    await keeps("while an answer runs, a question waits, and can be taken back", page, async () => {
      pausedAnswer(stub);
      await page.goto("/chat");
      await ask(page, ROSTER_QUESTION);
      await page.getByText(BEGINNING).waitFor();
      await page.waitForURL(/\/chat\//);
      await box(page).fill(MATCHUP_QUESTION);
      await page.getByText("Enter sends it when this answer is complete").waitFor();
      await box(page).press("Enter");
      await page.getByText("Waiting to be sent").waitFor();
      expect((await turnsOf(context, page)).length === 1, "a second question was accepted");
      await shoot(page, "mid-answer");
      await page.getByRole("button", { name: `Do not send: ${MATCHUP_QUESTION}` }).click();
      await page.getByText("Waiting to be sent").waitFor({ state: "hidden" });
    });
    await keeps("a reload and a second tab in mid-answer show it once, and its end once", page, async () => {
      await page.reload();
      await second.goto(page.url());
      for (const tab of [page, second]) await waitForCount(tab, BEGINNING, 1);
      for (const tab of [page, second]) await waitForCount(tab, END, 0);
      stub.release();
      for (const tab of [page, second]) {
        await isComplete(tab);
        expect((await question(tab, ROSTER_QUESTION).count()) === 1, "the question is missing or there twice");
        await waitForCount(tab, BEGINNING, 1);
        await waitForCount(tab, END, 1);
        expect((await lookups(tab).count()) === 1, "the look-ups are there twice");
      }
    });
    await keeps("stop ends the answer and keeps what was said", page, async () => {
      pausedAnswer(stub);
      await ask(page, "Who is on my opponent's roster?");
      await waitForCount(page, BEGINNING, 2);
      await page.getByRole("button", { name: "Stop" }).click();
      await page.getByText("You stopped this answer.").waitFor();
      await waitForCount(page, BEGINNING, 2);
      expect((await turnsOf(context, page)).at(-1)?.status === "stopped", "the turn is not stored as stopped");
      await page.getByRole("button", { name: "Ask again" }).waitFor();
      await shoot(page, "stopped");
    });
    await keeps("a tab that was left behind catches up", second, async () => {
      await second.bringToFront();
      await second.evaluate(() => window.dispatchEvent(new Event("focus")));
      await second.getByText("You stopped this answer.").waitFor();
    });
  },
};
