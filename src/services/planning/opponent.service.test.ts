/** The opponent's outlook against his own side of the same matchup, opened as his manager would. */
import { expect, it } from "vitest";
import { openDemoLeagueFixture } from "#test/leagues/demo-league-services";
import { opponentOutlookOutput } from "@/contract/planning/opponent-output";
import { teamId } from "@/domain/ids";

it.each(["points", "each"] as const)(
  "is what his own engine would do, in a league of %s",
  async (format) => {
    const { services, optimizer, scope, clock, close } = await openDemoLeagueFixture({ format });
    clock.set(Date.parse("2025-02-24T16:00:00Z"));
    const read = await services.opponents.outlook(scope);
    const output = opponentOutlookOutput.parse(read.output);
    const his = await optimizer.open({ ...scope, teamId: teamId.parse(output.opponent?.teamId) });
    expect(output.addsLeft).toBe(his.addsLeft);
    expect(output.opponent?.teamName).toBe(his.team.teamName);
    const plan = await his.plan({ maxMoves: Math.min(3, his.addsLeft ?? 3) });
    const effects = his.effects(plan.moves);
    expect(output.likely.length).toBeGreaterThan(0);
    expect(output.likely.map(({ day, add }) => [day, add?.playerId])).toEqual(
      effects.map(({ move }) => [move.day, move.add?.playerId]),
    );
    for (const [index, { myChange }] of output.likely.entries()) {
      const { before = 0, after = 0 } = effects[index]?.winProbability ?? {};
      expect(myChange).toBeCloseTo(before - after, 3);
    }
    for (const { day, count } of output.openSlots) {
      const on = his.days.filter((each) => each === day).map((each) => 10 - his.lineup(each).starters.length);
      expect(on).toEqual([count]);
    }
    for (const { myChange } of output.blocks) expect(myChange).toBeGreaterThanOrEqual(0.01);
    await close();
  },
  60_000,
);

it("says nothing of an opponent where there is none", async () => {
  const { services, scope, close } = await openDemoLeagueFixture({ format: "roto" });
  expect((await services.opponents.outlook(scope)).output).toMatchObject({ opponent: null, likely: [], blocks: [] });
  await close();
}, 60_000);
