/** What lies ahead of one player, on the demo league. Days and opponents are compared with what his page says of them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "@/../test/demo-product";
import type { TeamScope } from "@/domain/scope";
import { LOCAL_OWNER_ID } from "@/server/local-owner";
import type { Prospects } from "./player-prospects.service";

async function mineAhead(home: DemoProduct) {
  const { fanvise } = home;
  const scope: TeamScope = await fanvise.scopeFor(LOCAL_OWNER_ID, {});
  const { output } = await fanvise.services.rosterPages.view(scope, {});
  const ids = output.players.map(({ playerId }) => playerId);
  const ahead = new Map<number, Prospects>();
  for (const id of ids) ahead.set(id, await fanvise.prospects.ahead(scope, id));
  return { scope, ahead };
}

describe("in a points league", () => {
  let home: DemoProduct;
  let scope: TeamScope;
  let ahead: ReadonlyMap<number, Prospects>;

  beforeAll(async () => {
    home = await openDemoProduct("points");
    ({ scope, ahead } = await mineAhead(home));
  }, 120_000);
  afterAll(() => home.close());

  it("names the games of the coming week as the player's page does", async () => {
    for (const [playerId, { games }] of ahead) {
      const { output } = await home.fanvise.services.playerPages.view(scope, playerId);
      const known = output.nextGames.map(({ day, opponent, isSecondNight }) => ({ day, opponent, isSecondNight }));
      expect(known.length).toBeGreaterThan(0);
      expect(games.slice(0, known.length)).toMatchObject(known);
    }
  });

  it("gives the expected points inside their range, apart from the chance to play", () => {
    const games = [...ahead.values()].flatMap((each) => each.games);
    expect(games.length).toBeGreaterThan(50);
    for (const { points, probability, line } of games) {
      expect(probability).toBeGreaterThanOrEqual(0);
      expect(probability).toBeLessThanOrEqual(1);
      expect(points?.interval80[0]).toBeLessThan(points?.mean ?? Number.NaN);
      expect(points?.interval80[1]).toBeGreaterThan(points?.mean ?? Number.NaN);
      expect(line.PTS).toBeGreaterThan(0);
    }
    // What he does if he plays does not shrink with the chance that he plays.
    const doubtful = games.filter(({ probability }) => (probability ?? 1) < 0.3);
    expect(doubtful.length).toBeGreaterThan(0);
    for (const { points } of doubtful) expect(points?.mean).toBeGreaterThan(10);
  });
});

it("knows no points of a game in a category league, and the expected line", async () => {
  const home = await openDemoProduct("most");
  try {
    const games = [...(await mineAhead(home)).ahead.values()].flatMap((each) => each.games);
    expect(games.length).toBeGreaterThan(50);
    for (const { points, line } of games) {
      expect(points).toBeNull();
      expect(line.REB).toBeGreaterThan(0);
    }
  } finally {
    await home.close();
  }
}, 120_000);
