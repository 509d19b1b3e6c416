import type { Page } from "playwright-core";
import { en } from "@/language/texts/ui/en";
import { hasRecordedPayloads } from "../shared-fixtures";
import { expectNoSidewaysScroll, main } from "./chat-page";
import { GOOD_LOGIN, PRIVATE_LEAGUES, REPLAYED_LEAGUE, UNKNOWN_LEAGUE, UNREACHABLE_LEAGUE } from "./espn-front";
import { ASK_AGAIN, BOTH, expect, type Flow } from "./flow";

const say = en.connect;
const reference = (page: Page) => page.getByRole("textbox", { name: say.reference });
const alert = (page: Page, text: string) => main(page).getByRole("alert").filter({ hasText: text });

async function find(page: Page, typed: string): Promise<void> {
  await reference(page).fill(typed);
  await main(page).getByRole("button", { name: say.find }).click();
}

async function tryLogin(page: Page, login: typeof GOOD_LOGIN): Promise<void> {
  await page.getByLabel("espn_s2").fill(login.espnS2);
  await page.getByLabel("SWID").fill(login.swid);
  await page.getByRole("button", { name: say.tryLogin }).click();
}

/** Checks that every failure is shown with its repair, in texts that are written only here. */
export const connected: Flow = {
  promise: "a league of one's own is connected, and what fails says how to mend it",
  concurrencyKey: "espn",
  sizes: BOTH,
  async run({ size, visit, keeps, shoot, places }) {
    const { context, page } = await visit({
      expects: [/Failed to load resource: the server responded with a status of/],
    });
    await keeps("a text that names no league, a wrong number and a silent ESPN each say what to do", page, async () => {
      await page.goto("/connect");
      await find(page, "my league");
      await alert(page, "Only ESPN leagues can be connected").waitFor();
      await find(page, String(UNKNOWN_LEAGUE));
      await alert(page, "Check the number and the season").waitFor();
      await find(page, String(UNREACHABLE_LEAGUE));
      await alert(page, "Try again in a few minutes").waitFor();
      await shoot(page, "league not found");
    });
    await keeps(
      "a private league asks for a login; one that is none, and one that ESPN refuses, say what is wrong",
      page,
      async () => {
        await find(page, String(PRIVATE_LEAGUES[size]));
        await main(page).getByRole("heading", { name: say.loginTitle }).waitFor();
        await tryLogin(page, { espnS2: "two words", swid: "1234" });
        await page.getByText(say.wrongS2).waitFor();
        await page.getByText(say.wrongSwid).waitFor();
        await tryLogin(page, { ...GOOD_LOGIN, espnS2: "AEB-a-login-that-ended%2Blong%2Fago-0123456789" });
        await alert(page, "Copy both again").waitFor();
        await expectNoSidewaysScroll(page);
        await shoot(page, "login refused");
      },
    );
    await keeps("the right login lists the teams, and the chosen one is viewed", page, async () => {
      await tryLogin(page, GOOD_LOGIN);
      await main(page).getByRole("heading", { name: say.teamTitle }).waitFor();
      const teams = main(page).getByRole("group", { name: say.teamTitle }).getByRole("radio");
      expect((await teams.count()) === 10, `${await teams.count()} teams are listed`);
      await teams.first().check();
      await expectNoSidewaysScroll(page);
      await shoot(page, "teams of a private league");
      await main(page)
        .getByRole("button", { name: /^Connect as / })
        .click();
      await page.waitForURL((address) => address.pathname === "/");
      await main(page).getByText(en.dashboard.winChance).first().waitFor();
      const retained = await (await context.request.get("/api/connections", ASK_AGAIN)).text();
      expect(!retained.includes(GOOD_LOGIN.espnS2), "the login is given out again");
      await page.goto("/connect");
      await main(page).getByText("Login saved").waitFor();
    });
    await keeps("a login that expires is told with its repair, and a new one mends it", page, async () => {
      try {
        places.espn.expireLogins(true);
        // Something of the league that nobody has read yet.
        await page.goto(`/players/${places.espn.hostilePlayerId}`);
        await main(page).getByText("ESPN").first().waitFor();
        await page.goto("/connect");
        const repair = main(page).getByText("The cookies have expired");
        await repair.waitFor();
        await shoot(page, "login expired");
        await main(page).getByRole("button", { name: say.renewLogin }).first().click();
        const dialog = page.getByRole("dialog");
        places.espn.expireLogins(false);
        await tryLogin(page, GOOD_LOGIN);
        await dialog.waitFor({ state: "hidden" });
        await repair.waitFor({ state: "hidden" });
      } finally {
        places.espn.expireLogins(false);
      }
    });
  },
};

export const replayed: Flow = {
  promise: "the recorded 2023 league is connected by its link, and shown with its score",
  concurrencyKey: "espn",
  sizes: BOTH,
  skip: hasRecordedPayloads ? undefined : "../shared is not there",
  async run({ visit, keeps, shoot }) {
    const { context, page } = await visit({ at: "recorded" });
    const { leagueId, season } = REPLAYED_LEAGUE;
    await keeps("a pasted link is looked at at once, and its team is proposed", page, async () => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.goto("/connect");
      await reference(page).focus();
      await page.evaluate(
        (link) => navigator.clipboard.writeText(link),
        `https://fantasy.espn.com/basketball/team?leagueId=${leagueId}&seasonId=${season}&teamId=6`,
      );
      await page.keyboard.press("Control+v");
      const linked = main(page).getByRole("radio", { name: /Team 6/ });
      await linked.waitFor();
      expect(await linked.isChecked(), "the team of the link is not proposed");
      await shoot(page, "teams of the recorded league");
    });
    await keeps("the recorded matchup is shown: 749 to 645", page, async () => {
      await main(page).getByRole("button", { name: "Connect as Team 6" }).click();
      await page.waitForURL((address) => address.pathname === "/");
      // Summed by hand from the recorded days: 116+198+166+269 and 227+112+172+134.
      for (const text of ["749", "645", "Team 6", "Team 9"]) await main(page).getByText(text).first().waitFor();
      await expectNoSidewaysScroll(page);
      await shoot(page, "recorded league");
    });
  },
};
