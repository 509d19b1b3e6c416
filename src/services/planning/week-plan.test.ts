/** The plan that the product gives is the proven one, and asks nothing of the person that is not worth the trouble. */
import { expect, it } from "vitest";
import { openDemoProduct } from "#test/leagues/demo-product";
import { playerId } from "@/domain/ids";

/** What an add has to bring, in the unit of the format, and the least that the best of the roster costs later, in wins. */
const PRICE = { points: 5, each: 0.1, most: 0.01 } as const;
const COST_OF_BEST = { points: 0.1, each: 0.1, most: 0.01 } as const;

it.each(["points", "each", "most"] as const)("in a league of %s", async (format) => {
  const { fanvise, scope, close } = await openDemoProduct(format);
  const week = await fanvise.optimizer.open(scope);
  const plan = await week.plan();
  expect(plan.proven).toBe(true);
  const [single] = week.candidates(1);
  // Wins of one unit of this matchup: a move's total is in wins, and so is what comes after it.
  const winsPerUnit = single && single.gain !== 0 ? (single.total - single.gainAfter) / single.gain : 1;
  const totalOf = ({ gain, gainAfter }: { gain: number; gainAfter: number }) => gain * winsPerUnit + gainAfter;
  const worthOf = (moves: typeof plan.moves) => week.effects(moves).reduce((sum, effect) => sum + totalOf(effect), 0);
  for (const idle of plan.moves.filter(({ add }) => add === null))
    expect(worthOf(plan.moves) - worthOf(plan.moves.filter((move) => move !== idle))).toBeGreaterThan(
      PRICE[format] * winsPerUnit,
    );
  // Whoever gives up the best of his players pays for it in every week that is left, in whatever the league counts.
  const best = week.mine.find(({ valueRank }) => valueRank === 1);
  const traded = week
    .candidates(3)
    .map(({ add }) => week.single({ drop: playerId.parse(best?.playerId), add: playerId.parse(add.playerId) }));
  expect(traded.some((move) => move !== null)).toBe(true);
  for (const move of traded) if (move) expect(move.gainAfter).toBeLessThan(-COST_OF_BEST[format]);
  expect(totalOf(plan)).toBeGreaterThanOrEqual((single?.total ?? 0) - 0.01);
  await close();
});
