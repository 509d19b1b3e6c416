/**
 * Plans around declined pairs, against every way of leaving one side of each pair alone, each searched exhaustively.
 */
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { makeHighsSolver } from "@/lib/solver/highs-solver";
import type { PlayerId } from "../ids";
import type { Week } from "../week/week";
import type { PlannedMove } from "./dated-plan";
import { type LeftAlone, planAvoiding } from "./plan-avoiding";
import { exhaustiveWorth, exhaustiveWorthOf, whatIsIllegal } from "./reference-plan";
import { tinyWeek } from "./sample-weeks";
import { solveWeekPlan, type WeekPlan } from "./solve-week-plan";

const solver = makeHighsSolver();
afterAll(() => solver.close());

const without = (week: Week, { adds, drops }: LeftAlone<PlayerId>): Week => ({
  ...week,
  freeAgents: week.freeAgents.filter(({ playerId }) => !adds.has(playerId)),
  roster: week.roster.map((player) => (drops.has(player.playerId) ? { ...player, isDroppable: false } : player)),
});

const solving =
  (week: Week) =>
  async (leftAlone: LeftAlone<PlayerId>): Promise<WeekPlan> => {
    const plan = await solveWeekPlan(without(week, leftAlone), { solver, timeLimitMs: 10_000 });
    if (!plan.ok) throw new Error(plan.error.code);
    return plan.value;
  };

type Pair = Pick<PlannedMove, "drop" | "add">;
const isSame = (one: Pair, other: Pair) => one.drop === other.drop && one.add === other.add;

/** The best of all ways to leave the add or the drop of each declined pair alone. */
function bestByForce(week: Week, declined: readonly Pair[]): number {
  const ways = declined.reduce<LeftAlone<PlayerId>[]>(
    (all, { drop, add }) =>
      all.flatMap(({ adds, drops }) => [
        ...(add === null ? [] : [{ adds: new Set([...adds, add]), drops }]),
        ...(drop === null ? [] : [{ adds, drops: new Set([...drops, drop]) }]),
      ]),
    [{ adds: new Set(), drops: new Set() }],
  );
  return Math.max(...ways.map((way) => exhaustiveWorth(without(week, way))));
}

describe("a plan around declined moves", () => {
  it("holds none of them, is legal, and is the best by exhaustive search on tiny weeks", async () => {
    let declinedCount = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 3 }), async (seed, rounds) => {
        const week = tinyWeek(seed);
        const declined: Pair[] = [];
        // As a person does: the first move of each plan is declined.
        for (let round = 0; round < rounds; round += 1) {
          const { plan } = await planAvoiding(solving(week), (move) => declined.some((one) => isSame(one, move)));
          const [first] = plan.moves;
          if (first) declined.push(first);
        }
        if (declined.length === 0) return;
        declinedCount += declined.length;
        const found = await planAvoiding(solving(week), (move) => declined.some((one) => isSame(one, move)));
        const { moves, gain } = found.plan;
        expect(found.isBest).toBe(true);
        expect(moves.filter((move) => declined.some((one) => isSame(one, move)))).toEqual([]);
        expect(whatIsIllegal(week, moves)).toEqual([]);
        const nothing = exhaustiveWorthOf(week, []);
        const best = bestByForce(week, declined) - nothing;
        expect(gain).toBeGreaterThanOrEqual(best - 1e-4);
        const hasBothSides = declined.some(
          ({ drop, add }) => moves.some((move) => move.drop === drop) && moves.some((move) => move.add === add),
        );
        // A plan that holds both players in moves of their own is not the declined pair.
        if (!hasBothSides) expect(gain).toBeCloseTo(best, 4);
      }),
      { numRuns: 300, seed: 11 },
    );
    // Many tiny weeks have no move to decline.
    expect(declinedCount).toBeGreaterThan(40);
  });

  const plans = (of: (leftAlone: LeftAlone<number>) => [moves: [number | null, number | null][], gain: number]) => {
    let solves = 0;
    return {
      solves: () => solves,
      solve: async (leftAlone: LeftAlone<number>) => {
        solves += 1;
        const [moves, gain] = of(leftAlone);
        return { moves: moves.map(([drop, add]) => ({ drop, add })), gain };
      },
    };
  };

  it("takes the better of leaving the add and keeping the drop, and solves once where nothing is declined", async () => {
    const { solve, solves } = plans(({ adds, drops }) =>
      adds.has(9) ? [[[1, 8]], 4] : drops.has(1) ? [[[2, 9]], 6] : [[[1, 9]], 10],
    );
    const isDeclined = ({ drop, add }: { drop: number | null; add: number | null }) => drop === 1 && add === 9;
    expect((await planAvoiding(solve, isDeclined)).plan.moves).toEqual([{ drop: 2, add: 9 }]);
    expect(solves()).toBe(3);
    await planAvoiding(solve, () => false);
    expect(solves()).toBe(4);
  });

  it("ends, with none of them, also where every pair was declined, and says that it may not be the best", async () => {
    // Each add that is left alone brings the next one, forty in all.
    const { solve, solves } = plans(({ adds }) =>
      adds.size >= 40 ? [[], 0] : [[[1 + (adds.size % 2), 100 + adds.size]], 40 - adds.size],
    );
    const found = await planAvoiding(solve, () => true);
    expect(found).toEqual({ plan: { moves: [], gain: 0 }, isBest: false });
    expect(solves()).toBeLessThan(80);
  });
});
