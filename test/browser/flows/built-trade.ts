import type { Page } from "playwright-core";
import { main, until } from "../chat-page";
import { ASK_AGAIN, BOTH, expect, type Flow } from "../flow";

const picks = (page: Page, isPicked: boolean) => main(page).locator(`li > button[aria-pressed=${isPicked}]`);
const deal = (page: Page) => main(page).getByRole("region", { name: "Your trade" });
/** Each team's part of the effect has its verdict and the odds. */
const odds = (page: Page) => deal(page).getByText("Odds of doing better");
const isValued = (page: Page) =>
  until(
    async () => (await odds(page).count()) === 2,
    () => "both sides of the trade are not valued",
  );

/** The first player of a roster, by the keyboard. */
async function pickFirst(page: Page, roster: number): Promise<void> {
  const first = main(page).getByRole("region").filter({ hasText: "Press a player" }).nth(roster).locator("li > button");
  await first.first().focus();
  await page.keyboard.press("Enter");
}

export const builtTrade: Flow = {
  promise: "a trade is built from two rosters, found with a partner, and never sent",
  concurrencyKey: "apart",
  sizes: BOTH,
  async run({ visit, keeps, shoot }) {
    const { context, page } = await visit();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" && !request.url().endsWith("/api/trades/analyze")) sent.push(request.url());
    });
    await keeps("a player of each team is picked by keyboard, and both sides are told what it does", page, async () => {
      await page.goto("/trades");
      await picks(page, false).first().waitFor();
      await pickFirst(page, 0);
      await deal(page).getByText("Pick at least one player from each team.").waitFor();
      await pickFirst(page, 1);
      await isValued(page);
      await deal(page).getByText("FanVise never sends a trade.").waitFor();
      expect((await picks(page, true).count()) === 2, "other than two players are in the trade");
      await shoot(page, "built trade");
    });
    await keeps("a player taken out leaves the trade open, and another team has its own players", page, async () => {
      await deal(page)
        .getByRole("button", { name: /out of the trade/ })
        .first()
        .click();
      await deal(page).getByText("Pick at least one player from each team.").waitFor();
      const partners = main(page).getByRole("combobox", { name: "Trade with" });
      const last = await partners.locator("option").last().innerText();
      await partners.selectOption({ label: last });
      await deal(page).getByText(`${last} gives`).waitFor();
      expect((await picks(page, true).count()) === 0, "a player of the team before is still in the trade");
    });
    await keeps("the finder says how far it is, and an offer is looked at with one press", page, async () => {
      const find = main(page).getByRole("region", { name: "Find trades" });
      await find.getByRole("button", { name: "Find trades" }).click();
      await find.getByText(/Searching .* \(\d+ of 9\)/).waitFor();
      await find.getByText(/\d+ trades? found\./).waitFor();
      await shoot(page, "offers");
      await find
        .getByRole("button", { name: /See the trade with/ })
        .first()
        .click();
      await isValued(page);
    });
    await keeps("a player's page leads to a trade for him", page, async () => {
      const { teams }: { teams: { teamId: number; isMine: boolean }[] } = await (
        await context.request.get("/api/league", ASK_AGAIN)
      ).json();
      const other = teams.find(({ isMine }) => !isMine);
      const roster = await (await context.request.get(`/api/roster?teamId=${other?.teamId}`, ASK_AGAIN)).json();
      const [{ playerId, name }]: [{ playerId: number; name: string }] = roster.players;
      await page.goto(`/players/${playerId}`);
      await main(page).getByRole("link", { name: "Trade for him" }).click();
      await page.waitForURL(`**/trades?get=${playerId}`);
      await deal(page)
        .getByRole("button", { name: `Take ${name} out of the trade` })
        .waitFor();
    });
    await keeps("nothing was sent to anybody", page, async () => {
      expect(sent.length === 0, `${sent}`);
    });
  },
};
