/** The refresh of statuses on the demo league, behind a door that counts requests and can be shut. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import type { Database } from "@/db/database";
import { createDemoClock, createDemoLeague } from "@/demo/demo-league";
import { createStatusRefreshService, type StatusRefreshService } from "./status-refresh.service";

const MINUTE_MS = 60_000;

/** Passes requests on, notes the views they ask for, and drops them while it is shut. */
async function openDoor(origin: string) {
  const state = { views: [] as string[], isShut: false };
  const pass = (request: IncomingMessage) => {
    const url = new URL(request.url ?? "/", origin);
    state.views.push(...url.searchParams.getAll("view"));
    const filter = request.headers["x-fantasy-filter"];
    return fetch(url, { headers: typeof filter === "string" ? { "x-fantasy-filter": filter } : {} });
  };
  const server = createServer((request, response) => {
    if (state.isShut) return void request.socket.destroy();
    void pass(request).then(async (answer) => {
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      response.end(await answer.text());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a pipe name
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, state, close };
}

describe("the refresh of statuses", () => {
  const clock = createDemoClock();
  let database: Database;
  let product: Awaited<ReturnType<typeof openLeagueFixture>>;
  let door: Awaited<ReturnType<typeof openDoor>>;
  let service: StatusRefreshService;

  beforeEach(async () => {
    // 10 in the morning in New York; the first of the day's games begins at 19:00.
    clock.set(Date.parse("2025-01-15T15:00:00Z"));
    database = await openTestDatabase();
    const league = createDemoLeague({ format: "points", clock });
    const server = await league.listen();
    door = await openDoor(server.origin);
    product = await openLeagueFixture(database, {
      origin: door.origin,
      universe: "demo",
      leagueId: String(league.leagueId),
      season: league.seasonId,
      teamId: league.teamId,
      leagueClock: clock,
      systemClock: clock,
    });
    service = createStatusRefreshService({
      league: product.league,
      rosters: product.services.rosters,
      leagueClockOf: () => clock,
      systemClock: clock,
    });
    return async () => {
      await product.close();
      await door.close();
      await server.close();
    };
  });
  afterEach(() => database.close());

  const refresh = () => service.refresh(product.scope, new AbortController().signal);
  const minutesLater = (minutes: number) => {
    clock.set(clock.now() + minutes * MINUTE_MS);
    return refresh();
  };
  const rosterRequests = () => door.state.views.filter((view) => view === "mRoster").length;
  const noted = async () => {
    const { rows } = await database.pool.query<{ players: number; seen: string }>(
      "select count(distinct player_id) as players, max(last_seen_at) as seen from player_status_snapshots",
    );
    return rows[0];
  };

  it("notes the statuses of every rostered player with one request for rosters, and asks nothing until it is due", async () => {
    expect(await refresh()).toBe("refreshed");
    expect(rosterRequests()).toBe(1);
    const first = await noted();
    // Ten teams of thirteen at least.
    expect(first?.players).toBeGreaterThanOrEqual(130);
    expect(first?.seen).toBe("2025-01-15T15:00:00.000Z");
    const requests = door.state.views.length;
    expect([await minutesLater(3), await minutesLater(3), await minutesLater(3), await minutesLater(3)]).toEqual(
      Array(4).fill("not due"),
    );
    expect(door.state.views).toHaveLength(requests);
    expect(await minutesLater(3)).toBe("refreshed");
    expect(rosterRequests()).toBe(2);
    expect((await noted())?.seen).toBe("2025-01-15T15:15:00.000Z");
  });

  it("comes every three minutes when the games are near", async () => {
    await refresh();
    clock.set(Date.parse("2025-01-15T23:00:00Z"));
    expect([await refresh(), await minutesLater(3), await minutesLater(3)]).toEqual([
      "refreshed",
      "refreshed",
      "refreshed",
    ]);
    expect(rosterRequests()).toBe(4);
  });

  it("does not take the last good rosters for a reading, and tries again the next time", async () => {
    await refresh();
    door.state.isShut = true;
    expect(await minutesLater(15)).toBe("source down");
    expect((await noted())?.seen).toBe("2025-01-15T15:00:00.000Z");
    door.state.isShut = false;
    expect(await minutesLater(3)).toBe("refreshed");
    expect((await noted())?.seen).toBe("2025-01-15T15:18:00.000Z");
  });

  it("reads no rosters outside the season", async () => {
    clock.set(Date.parse("2025-07-20T16:00:00Z"));
    expect(await refresh()).toBe("out of season");
    expect(rosterRequests()).toBe(0);
    expect(await minutesLater(3)).toBe("not due");
  });
});
