/** A league that is connected without the page, for flows that begin in one. */
import type { BrowserContext } from "playwright-core";
import { expect } from "./flow";

type Wanted = { league: string; season?: number; teamId: number };

export async function connectLeague(context: BrowserContext, requested: Wanted): Promise<void> {
  const answer = await context.request.post("/api/connections", { data: requested });
  expect(answer.ok(), `connecting answered ${answer.status()}: ${await answer.text()}`);
}
