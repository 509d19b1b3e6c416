/**
 * Every page there is, found in the folders of the app, so that a new one is looked at by being there.
 *
 * A page whose address has a part that varies needs an example here, and says so by its name when it has none.
 */

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { APIRequestContext } from "playwright-core";
import { ASK_AGAIN } from "./flow";

const app = fileURLToPath(new URL("../../src/app", import.meta.url));

/** A page by its route, such as `/players/[id]`, and an address that shows it. */
export type AppPage = { route: string; path: string };

/** What the examples of varying addresses are made of. */
export type Examples = { threadId: string; shareToken: string; playerIds: readonly number[] };

/** Only where people sign in is there such a page, and it is for those who have not. */
export const SIGN_IN = "/sign-in";

const REVIEW = "Review my matchup and help me optimize without destroying my team";

const VARYING: Readonly<Record<string, (examples: Examples) => string>> = {
  "/chat/[threadId]": ({ threadId }) => `/chat/${threadId}`,
  "/shared/[token]": ({ shareToken }) => `/shared/${shareToken}`,
  "/players/[id]": ({ playerIds: [first] }) => `/players/${first}`,
  // Without anyone to compare it only says so.
  "/players/compare": ({ playerIds }) => `/players/compare?ids=${playerIds.slice(0, 3).join(",")}`,
};

/** Routes with a `page.tsx`; folders in parentheses are not part of an address. */
export function routesOfApp(): string[] {
  return readdirSync(app, { recursive: true, encoding: "utf8" })
    .flatMap((file) => {
      const parts = file.split(/[\\/]/);
      if (parts.pop() !== "page.tsx") return [];
      return [`/${parts.filter((part) => !/^\(.*\)$/.test(part)).join("/")}`];
    })
    .sort();
}

/** Every page but the one for signing in. Throws where a route has no example. */
export function pagesOfApp(examples: Examples): AppPage[] {
  return routesOfApp()
    .filter((route) => route !== SIGN_IN)
    .map((route) => {
      const path = VARYING[route]?.(examples) ?? route;
      if (path.includes("[")) throw new Error(`${route} needs an example in test/browser/app-pages.ts`);
      return { route, path };
    });
}

/** A conversation with an answer and cards, a link to a copy of it, and players of the roster. */
export async function makeExamples(request: APIRequestContext): Promise<Examples> {
  const requested = await answered<{ threadId: string; status: string; cards: unknown[] }>(
    request.post("/api/agent/chat", { headers: { accept: "application/json" }, data: { message: REVIEW } }),
  );
  if (requested.cards.length === 0) throw new Error(`the answer is ${requested.status} and has no card`);
  const [{ token }, { players }] = await Promise.all([
    answered<{ token: string }>(request.post(`/api/threads/${requested.threadId}/share`, { data: {} })),
    answered<{ players: { playerId: number }[] }>(request.get("/api/roster", ASK_AGAIN)),
  ]);
  return { threadId: requested.threadId, shareToken: token, playerIds: players.map(({ playerId }) => playerId) };
}

async function answered<Body>(asking: ReturnType<APIRequestContext["get"]>): Promise<Body> {
  const response = await asking;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Body; // said by the contract
}
