/** Whom to add, over the demo league in its formats: the order is that of the engine's own valuations. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { freeAgentsOutput } from "@/contract/tool-outputs";
import { DEMO_FORMATS } from "@/demo/demo-league";
import { easternDay, playerId } from "@/domain/ids";

const FRIDAY = easternDay.parse("2025-01-17");
const NEXT_MONDAY = easternDay.parse("2025-01-20");

describe.each(DEMO_FORMATS)("free agents by what adding them gains, demo league %s", (format) => {
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct(format);
  });
  afterAll(() => product.close());
  const espnPayload = async (request: object) => {
    const { output } = await product.fanvise.services.players.getTopFreeAgents(product.scope, {
      limit: 2_000,
      ...request,
    });
    return freeAgentsOutput.parse(output);
  };

  it("come best first, each with the gain that his valuation alone gives", async () => {
    const { players, gainUnit, sortedBy } = await espnPayload({ sort: "gain" });
    expect(gainUnit).toBe(format === "points" ? "points" : "category value");
    expect(sortedBy).toContain("gains");
    const gains = players.flatMap(({ gain }) => gain ?? []);
    expect(gains.length).toBeGreaterThan(100);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    for (const { playerId: add, gain } of [...players.slice(0, 5), ...players.slice(60, 63)]) {
      const week = await product.fanvise.optimizer.open(product.scope);
      expect(week.single({ drop: undefined, add: playerId.parse(add) })?.gain).toBe(gain);
    }
  });

  it("of a day are those who play then, by what they gain from that day on", async () => {
    const { players } = await espnPayload({ sort: "gain", playsOn: FRIDAY });
    expect(players.length).toBeGreaterThan(20);
    const week = await product.fanvise.optimizer.open(product.scope);
    for (const { playerId: add, gain, playsOn } of players.slice(0, 5)) {
      expect(playsOn?.length).toBe(1);
      expect(week.single({ drop: undefined, add: playerId.parse(add), from: FRIDAY })?.gain).toBe(gain);
    }
  });

  it("keep their other order where no gain can be told, as beyond this matchup", async () => {
    const [request, plain] = [
      await espnPayload({ sort: "gain", playsOn: NEXT_MONDAY }),
      await espnPayload({ playsOn: NEXT_MONDAY }),
    ];
    expect(request.players).toEqual(plain.players);
    expect(request.sortedBy).toBe(plain.sortedBy);
    expect(request.gainUnit).toBeUndefined();
  });
});
