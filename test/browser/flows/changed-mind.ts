import type { Route } from "playwright-core";
import {
  editedCards,
  idOf,
  isShown,
  planWeek,
  press,
  SHOWN_IN_LEAGUE,
  stillCards,
  storedCard,
  storedCards,
} from "../cards-page";
import { main, until } from "../chat-page";
import { connectLeague } from "../connected-league";
import { PUBLIC_LEAGUES } from "../espn-front";
import { BOTH, expect, type Flow } from "../flow";

const ESPN = "https://fantasy.espn.com";
/** After the first look, which comes once the approval can no longer be undone (`domain/verification.ts`). */
const SECOND_CHECK_MS = 31_000;

export const changedMind: Flow = {
  promise: "a mind can be changed until the way to ESPN was opened",
  concurrencyKey: "espn",
  sizes: BOTH,
  async run({ size, visit, keeps, shoot, places }) {
    const leagueId = PUBLIC_LEAGUES[size];
    const { context, page } = await visit({
      // The browser notes the failure that is brought about.
      expects: [new RegExp(`request to ${ESPN}`), /status of 503/],
    });
    const opened: string[] = [];
    await context.route(`${ESPN}/**`, (route) => {
      opened.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>ESPN</title>" });
    });
    await connectLeague(context, { league: String(leagueId), teamId: 1 });

    await keeps("what to do at ESPN is told; a change of mind values it again, or says why not", page, async () => {
      const card = await planWeek(page);
      const first = await idOf(card);
      const { add, drop } = await storedCard(context, first);
      await press(card, "Approve");
      const underway = page.locator(`#card-${first}`);
      const steps = underway.getByRole("list").filter({ hasText: "Open the link" });
      for (const side of [add, drop]) if (side) await steps.getByText(side.playerName).waitFor();
      expect((await storedCard(context, first)).status === "approved", "it is not stored as approved");
      await shoot(page, "hand-off");
      const mind = underway.getByRole("button", { name: "Change my mind" });
      const error = { code: "espn.unavailable", message: "ESPN cannot be read right now." };
      const fail = (route: Route) => route.fulfill({ status: 503, json: { error } });
      await page.route("**/decisions", fail, { times: 1 });
      await mind.click();
      await underway.getByRole("alert").getByText(error.message).waitFor();
      expect((await storedCard(context, first)).status === "approved", "a change of mind that failed has changed it");
      await stillCards();
      await mind.click();
      const again = editedCards(page);
      await again.getByText("Pending").waitFor();
      const anew = await storedCard(context, await idOf(again));
      expect(anew.replaces === first && anew.add?.playerId === add?.playerId, "another move took its place");
      const before = await storedCard(context, first);
      expect(
        before.status !== "approved" && before.statusReason === "move.withdrawn",
        `the approval is ${before.status}: ${before.statusReason}`,
      );
    });
    await keeps("once the way to ESPN was opened the decision stands, after a reload too", page, async () => {
      const card = editedCards(page);
      const proposalId = await idOf(card);
      await press(card, "Approve");
      const noted = page.waitForResponse(`**/api/proposals/${proposalId}/handoff`);
      const [espn] = await Promise.all([
        context.waitForEvent("page"),
        page.locator(`#card-${proposalId}`).getByRole("link", { name: "Open in ESPN" }).click(),
      ]);
      await espn.waitForURL(`${ESPN}/**`);
      await espn.close();
      const address = new URL(opened[0] ?? "about:blank");
      expect(
        address.searchParams.get("leagueId") === String(leagueId) && address.pathname.startsWith("/basketball/"),
        `ESPN was opened at ${address.href}`,
      );
      await noted;
      const handed = page.locator(`#card-${proposalId}`);
      await handed.getByText("You opened ESPN, so this decision is final.").waitFor();
      const mind = handed.getByRole("button", { name: "Change my mind" });
      expect((await mind.count()) === 0, "a change of mind is still offered");
      const { threadId } = await storedCard(context, proposalId);
      const refused = await context.request.post(`/api/agent/matchup-optimizer/${threadId}/decisions`, {
        data: { decisions: [{ proposalId, action: "edit", edit: {} }] },
        headers: { "idempotency-key": crypto.randomUUID() },
      });
      expect(refused.status() === 409, `an edit behind the page's back answered ${refused.status()}`);
      expect((await storedCard(context, proposalId)).status === "approved", "it is not approved any more");
      await page.reload();
      await handed.getByText("You opened ESPN, so this decision is final.").waitFor();
      expect((await mind.count()) === 0, "a change of mind is offered again");
      await shoot(page, "handed off");
    });
    // ESPN is checked again only after half a minute: once is enough.
    if (size === "phone") return;
    await keeps("what the manager then does at ESPN is seen", page, async () => {
      const approved = (await storedCards(context)).find(({ status }) => status === "approved");
      expect(approved !== undefined, "no card is approved");
      places.espn.makeMove(leagueId, {
        day: approved.effectiveDay,
        drop: approved.drop?.playerId ?? null,
        add: approved.add?.playerId ?? null,
      });
      await until(
        async () => (await storedCard(context, approved.proposalId)).verification !== null,
        () => "the approval was not looked for",
      );
      const { verification } = await storedCard(context, approved.proposalId);
      if (verification === null) return;
      const nextAttemptMs = Date.parse(verification.checkedAt) + SECOND_CHECK_MS;
      await until(
        async () => Date.now() > nextAttemptMs,
        () => "the second look is not due",
      );
      await places.runJob("verify");
      await until(
        async () => isShown(await storedCard(context, approved.proposalId)),
        () => "the move was not seen",
      );
      await page.reload();
      await main(page).getByText(SHOWN_IN_LEAGUE).filter({ visible: true }).first().waitFor();
    });
  },
};
