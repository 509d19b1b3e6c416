/**
 * What lies ahead of one player, on the demo league. Days and opponents are compared with what his page says of them.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import type { TeamScope } from "@/domain/league/scope";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import type { ServiceDeps } from "../ports";
import { createPlayerProspects, type Prospects } from "./player-prospects.service";

async function mineAhead(product: DemoProduct) {
  const { fanvise } = product;
  const scope: TeamScope = await fanvise.scopeFor(LOCAL_OWNER_ID, {});
  const { output } = await fanvise.services.rosterPages.view(scope, {});
  const ids = output.players.map(({ playerId }) => playerId);
  const ahead = new Map<number, Prospects>();
  for (const id of ids) ahead.set(id, await fanvise.prospects.ahead(scope, id));
  return { scope, ahead };
}

describe("in a points league", () => {
  let product: DemoProduct;
  let scope: TeamScope;
  let ahead: ReadonlyMap<number, Prospects>;

  beforeAll(async () => {
    product = await openDemoProduct("points");
    ({ scope, ahead } = await mineAhead(product));
  });
  afterAll(() => product.close());

  it("names the games of the coming week as the player's page does", async () => {
    for (const [playerId, { games }] of ahead) {
      const { output } = await product.fanvise.services.playerPages.view(scope, playerId);
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

it("prices a player by the plan that drops him where no single move that does pays", async () => {
  const product = await openDemoProduct("points");
  try {
    const { fanvise, scope } = product;
    const { open } = fanvise.optimizer;
    // As after other approved moves: no one can come for him alone. What else is read belongs to the days ahead.
    const prospects = createPlayerProspects({} as ServiceDeps, fanvise.league, {
      open: async (...request) => ({ ...(await open(...request)), bestWithout: () => null }),
    });
    const week = await open(scope);
    const held = new Map(week.mine.map((player) => [player.playerId, player]));
    const effects = week.effects((await week.plan()).moves);
    const dropped = effects.filter(({ move: { drop } }) => drop && held.has(drop.playerId));
    expect(dropped.length).toBeGreaterThan(0);
    for (const { move, gain, gainAfter } of dropped) {
      const { best } = (await prospects.slotOf(scope, move.drop?.playerId ?? 0)) ?? {};
      expect(best).toMatchObject({ verdict: "for", isOfPlan: true, gain, gainAfter, instead: move.add?.name });
    }
    const stays = week.mine.find(({ playerId: id }) => dropped.every(({ move }) => move.drop?.playerId !== id));
    expect((await prospects.slotOf(scope, stays?.playerId ?? 0))?.best).toBeNull();
  } finally {
    await product.close();
  }
});

it("knows no points of a game in a category league, and the expected line", async () => {
  const product = await openDemoProduct("most");
  try {
    const games = [...(await mineAhead(product)).ahead.values()].flatMap((each) => each.games);
    expect(games.length).toBeGreaterThan(50);
    for (const { points, line } of games) {
      expect(points).toBeNull();
      expect(line.REB).toBeGreaterThan(0);
    }
  } finally {
    await product.close();
  }
});
