/** The opponent's outlook against his own side of the same matchup, opened as his manager would. */
import { expect, it } from "vitest";
import { openDemoLeagueFixture } from "#test/leagues/demo-league-services";
import { opponentOutlookOutput } from "@/contract/planning/opponent-output";
import { teamId } from "@/domain/ids";

it.each(["points", "each"] as const)("is what his own engine would do, in a league of %s", async (format) => {
  const { services, optimizer, scope, clock, close } = await openDemoLeagueFixture({ format });
  clock.set(Date.parse("2025-02-24T16:00:00Z"));
  const read = await services.opponents.outlook(scope);
  const output = opponentOutlookOutput.parse(read.output);
  const his = await optimizer.open({ ...scope, teamId: teamId.parse(output.opponent?.teamId) });
  expect(output.opponent?.addsLeft).toBe(his.addsLeft);
  expect(output.opponent?.teamName).toBe(his.team.teamName);
  const { likely = [], openSlots = [] } = output.opponent ?? {};
  const plan = await his.plan({ maxMoves: Math.min(3, his.addsLeft ?? 3) });
  const effects = his.effects(plan.moves);
  expect(likely.length).toBeGreaterThan(0);
  expect(likely.map(({ day, add }) => [day, add?.playerId])).toEqual(
    effects.map(({ move }) => [move.day, move.add?.playerId]),
  );
  for (const [index, { winProbability }] of likely.entries()) {
    const { before = 0, after = 0 } = effects[index]?.winProbability ?? {};
    expect(winProbability?.change).toBeCloseTo(before - after, 3);
  }
  for (const { day, slots } of openSlots) {
    const on = his.days.filter((each) => each === day).map((each) => 10 - his.lineup(each).starters.length);
    expect(on).toEqual([slots]);
  }
  for (const { winProbability } of output.blocks) expect(winProbability.change).toBeGreaterThanOrEqual(0.01);
  await close();
});

it("says nothing of an opponent where there is none", async () => {
  const { services, scope, close } = await openDemoLeagueFixture({ format: "roto" });
  expect((await services.opponents.outlook(scope)).output).toMatchObject({ opponent: null, blocks: [] });
  await close();
});
