/** The demo league: a lineup that leaves players out, and names said to be mine. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDemoLeagueFixture } from "#test/leagues/demo-league-services";
import { dailyLineupOutput } from "@/contract/planning/engine-outputs";
import type { EasternDay } from "@/domain/ids";
import { PlayerNotOnRoster } from "@/services/planning/engine-answers.service";

describe("the demo league", () => {
  let product: Awaited<ReturnType<typeof openDemoLeagueFixture>>;

  beforeAll(async () => {
    // More players with a game than places.
    product = await openDemoLeagueFixture({ at: "2025-01-25T11:00:00-05:00" });
  });
  afterAll(() => product.close());
  const lineup = async (request: { day?: EasternDay; without?: readonly string[] }) =>
    dailyLineupOutput.parse((await product.services.engine.dailyLineup(product.scope, request)).output);

  it("composes every day without each of its starters: his worth is the most it loses, and only who sat comes in", async () => {
    const { days } = await product.optimizer.open(product.scope);
    let entries = 0;
    for (const day of days) {
      const usual = await lineup({ day });
      expect(usual.without).toBeUndefined();
      const starting = new Set(usual.starters.map(({ name }) => name));
      const benched = new Set(usual.sits.map(({ name }) => name));
      for (const { name, expected } of usual.starters) {
        const left = await lineup({ day, without: [name] });
        expect([...left.starters, ...left.sits].map((player) => player.name)).not.toContain(name);
        expect(left.total).toBeLessThanOrEqual(usual.total);
        expect(left.total).toBeGreaterThanOrEqual(usual.total - (expected ?? 0) - 0.2);
        expect(left.without?.players).toEqual([{ name, wouldStart: true }]);
        const comesIn = left.starters.map((player) => player.name).filter((player) => !starting.has(player));
        expect(left.without?.comesIn).toEqual(comesIn);
        for (const player of comesIn) expect(benched).toContain(player);
        entries += comesIn.length;
      }
    }
    expect(entries).toBeGreaterThan(0);
  });

  it("leaves out several at once, says who would not have started, and knows nobody of another team", async () => {
    const { players } = (await lineup({ without: ["Bam Adebayo", "Herbert Jones"] })).without ?? { players: [] };
    expect(players).toEqual([
      { name: "Bam Adebayo", wouldStart: true },
      // Out.
      { name: "Herbert Jones", wouldStart: false },
    ]);
    await expect(lineup({ without: ["Nikola Jokic"] })).rejects.toBeInstanceOf(PlayerNotOnRoster);
    const { output } = await product.services.engine.dailyLineup(product.scope, { without: ["Nobody Ofthatname"] });
    expect(output).toMatchObject({ found: false });
  });

  it("takes a shared name for the one on my roster, and asks where all of that name are wanted", async () => {
    const find = (name: string) => product.services.players.find(product.scope, name);
    expect(await product.services.players.find(product.scope, "George", undefined, "anyone")).toMatchObject({
      kind: "unclear",
    });
    for (const name of ["George", "my George", "our George", "Τζορτζ μου"])
      expect(await find(name), name).toMatchObject({ kind: "one", player: { fullName: "Paul George" } });
    // Nobody of that name is mine: it stays a question, or the one there is.
    expect(await find("my Williams")).toMatchObject({ kind: "unclear" });
    expect(await find("my Jokic")).toMatchObject({ kind: "one", player: { fullName: "Nikola Jokić" } });
  });
});
