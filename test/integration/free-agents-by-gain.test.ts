/** Whom to add, over the demo league in its formats: the order is that of the engine's own valuations. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { freeAgentsOutput } from "@/contract/tool-outputs";
import { DEMO_FORMATS } from "@/demo/demo-league";
import { easternDay, playerId } from "@/domain/ids";

const FRIDAY = easternDay.parse("2025-01-17");
const NEXT_MONDAY = easternDay.parse("2025-01-20");

describe.each(DEMO_FORMATS)("free agents by what adding them gains, demo league %s", (format) => {
  let home: DemoProduct;
  beforeAll(async () => {
    home = await openDemoProduct(format);
  }, 120_000);
  afterAll(() => home.close());
  const wire = async (asked: object) => {
    const { output } = await home.fanvise.services.players.getTopFreeAgents(home.scope, { limit: 2_000, ...asked });
    return freeAgentsOutput.parse(output);
  };

  it("come best first, each with the gain that his valuation alone gives", async () => {
    const { players, gainUnit, sortedBy } = await wire({ sort: "gain" });
    expect(gainUnit).toBe(format === "points" ? "points" : "category value");
    expect(sortedBy).toContain("gains");
    const gains = players.flatMap(({ gain }) => gain ?? []);
    expect(gains.length).toBeGreaterThan(100);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    for (const { playerId: add, gain } of [...players.slice(0, 5), ...players.slice(60, 63)]) {
      const week = await home.fanvise.optimizer.open(home.scope);
      expect(week.single({ drop: undefined, add: playerId.parse(add) })?.gain).toBe(gain);
    }
  });

  it("of a day are those who play then, by what they gain from that day on", async () => {
    const { players } = await wire({ sort: "gain", playsOn: FRIDAY });
    expect(players.length).toBeGreaterThan(20);
    const week = await home.fanvise.optimizer.open(home.scope);
    for (const { playerId: add, gain, playsOn } of players.slice(0, 5)) {
      expect(playsOn?.length).toBe(1);
      expect(week.single({ drop: undefined, add: playerId.parse(add), from: FRIDAY })?.gain).toBe(gain);
    }
  });

  it("keep their other order where no gain can be told, as beyond this matchup", async () => {
    const [asked, plain] = [await wire({ sort: "gain", playsOn: NEXT_MONDAY }), await wire({ playsOn: NEXT_MONDAY })];
    expect(asked.players).toEqual(plain.players);
    expect(asked.sortedBy).toBe(plain.sortedBy);
    expect(asked.gainUnit).toBeUndefined();
  });
});
