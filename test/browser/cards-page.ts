/** Recommendation cards as a person finds them: by roles and names; and as the server has them. */
import type { BrowserContext, Locator, Page } from "playwright-core";
import type { ProposalCard } from "@/contract/planning/card";
import { main, until } from "./chat-page";
import { ASK_AGAIN, expect } from "./flow";
import type { Places } from "./places";

export const cardsOn = (page: Page) => main(page).locator("article[id^=card-]");
/** Cards that replaced another card. */
export const editedCards = (page: Page) => cardsOn(page).filter({ has: page.getByText("Edited", { exact: true }) });
export const decide = (card: Locator, name: "Approve" | "Decline" | "Edit" | "Undo") =>
  card.getByRole("button", { name: new RegExp(`^${name}`) });
/** A click decides only on what has stood still for a second (`components/cards/steady-clicks.ts`). */
const STEADY_MS = 1_000;

/** Until the cards have stood still, as a person who looks before clicking waits. */
export async function stillCards(): Promise<void> {
  const fromMs = Date.now();
  await until(
    async () => Date.now() - fromMs > STEADY_MS,
    () => "a second has not passed",
  );
}

/** Presses a button of a card once it stands still. */
export async function press(card: Locator, name: Parameters<typeof decide>[1]): Promise<void> {
  const button = decide(card, name);
  await button.waitFor();
  await stillCards();
  await button.click();
}

export const historyRow = (page: Page, name: string) =>
  page.getByRole("table", { name: "History" }).getByRole("row").filter({ hasText: name });

/** Asks for a plan on the page of moves, and gives its first card there. */
export async function planWeek(page: Page): Promise<Locator> {
  await page.goto("/moves");
  await main(page).getByRole("button", { name: "Optimize my week" }).first().click();
  await main(page)
    .getByText(/recommendations? (is|are) ready/)
    .waitFor();
  const first = cardsOn(page).first();
  await first.getByText("Pending").waitFor();
  return first;
}

/** All of the person's, as the server has them now. */
export async function storedCards(context: BrowserContext): Promise<ProposalCard[]> {
  const response = await context.request.get("/api/proposals?limit=100", ASK_AGAIN);
  expect(response.ok(), `the cards answered ${response.status()}`);
  const body: { cards: ProposalCard[] } = await response.json();
  return body.cards;
}

export async function storedCard(context: BrowserContext, proposalId: string): Promise<ProposalCard> {
  const found = (await storedCards(context)).find((card) => card.proposalId === proposalId);
  expect(found !== undefined, `there is no card ${proposalId}`);
  return found;
}

/**
 * Until the league shows the move. The approval itself asks for a look; while the server looks for somebody else's, it
 * is the scheduler's turn, which is us.
 */
export async function isVerified({ runJob }: Places, context: BrowserContext, proposalId: string): Promise<void> {
  await until(
    async () => {
      // A move for a later day is verified on that day alone.
      if (isShown(await storedCard(context, proposalId))) return true;
      await runJob("verify");
      return false;
    },
    async () => `it is ${(await storedCard(context, proposalId)).status}`,
  );
}

/** What a card says once the league shows its move: done today, or scheduled for its day. */
export const SHOWN_IN_LEAGUE = /Done|Scheduled for|The move went through|The league has the move/;

/** Whether the look found the move, for its day to come or on it. */
export const isShown = ({ status, verification }: ProposalCard): boolean =>
  status === "verified" || verification?.result === "scheduled";

/** Ids of the person's players on a day, `YYYY-MM-DD`, in order. */
export async function rosterOn(context: BrowserContext, day: string): Promise<number[]> {
  const response = await context.request.get(`/api/roster?day=${day}`, ASK_AGAIN);
  expect(response.ok(), `the roster of ${day} answered ${response.status()}`);
  const { players }: { players: { playerId: number }[] } = await response.json();
  return players.map(({ playerId }) => playerId).sort((a, b) => a - b);
}

/** Which stored card a card on the page is. */
export async function idOf(card: Locator): Promise<string> {
  const id = (await card.getAttribute("id"))?.replace("card-", "");
  expect(id !== undefined, "the card has no id");
  return id;
}
