/** Plans around players in IR who are back within the week: worked out by hand, and against the exhaustive search. */
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { makeHighsSolver } from "@/lib/solver/highs-solver";
import { playerId } from "../ids";
import { free, mine, must, problem } from "../moves/hand-made-weeks";
import { countingOf } from "../week/counting";
import { excessNow } from "../week/ir";
import { type OpenWeek, readWeek } from "../week/open-week";
import type { Week } from "../week/week";
import type { PlannedMove } from "./dated-plan";
import { weekProgram } from "./integer-program";
import { worthOfMoves } from "./moves-value";
import { PathPrices } from "./path-prices";
import { exhaustiveWorth, whatIsIllegal } from "./reference-plan";
import { tinyReturn } from "./sample-weeks";
import { quickWeekPlan, solveWeekPlan } from "./solve-week-plan";

const solver = makeHighsSolver();
afterAll(() => solver.close());

const [THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [0, 1, 2, 3];
const STAR = 1;
const STARTER = 2;
const RESERVE = 3;
const NEWCOMER = 9;
const star = mine(STAR, [0, 30, 0, 30], {
  isIrEligible: true,
  irRightEnds: FRIDAY,
  isInIr: true,
  isDroppable: false,
});
const starter = mine(STARTER, [10, 10, 10, 10]);
const reserve = mine(RESERVE, [4, 4, 4, 4]);

/** Two starters and no bench: who leaves IR needs the spot of another. */
const week = (freeAgents: Week["freeAgents"], change: Partial<Week> = {}): Week =>
  problem([star, starter, reserve], freeAgents, { rosterSize: 2, irSlots: 1, addsLeft: 1, ...change });

const move = (day: number, drop: number | null, add: number | null): PlannedMove => ({
  day,
  drop: drop === null ? null : playerId.parse(drop),
  add: add === null ? null : playerId.parse(add),
});
const planOf = async (request: Week) => must(await solveWeekPlan(request, { solver, timeLimitMs: 10_000 }));

describe("a player in IR who is back on Friday", () => {
  // 14 on Thursday, 40 on Friday and Sunday with the star, and 10 on Saturday, where he has no game.
  it("is activated for the worst player, who is dropped that day", async () => {
    const plan = await planOf(week([]));
    expect(plan).toMatchObject({ baseTotal: 56, total: 104, gain: 48, proven: true });
    expect(plan.moves).toEqual([move(FRIDAY, RESERVE, null)]);
  });

  it("stays in IR and does not play when nobody may be dropped for him", async () => {
    const retained = [star, ...[starter, reserve].map((player) => ({ ...player, isDroppable: false }))];
    const plan = await planOf(week([free(NEWCOMER, [50, 50, 50, 50])], { roster: retained }));
    expect(plan).toMatchObject({ baseTotal: 56, total: 56, moves: [], proven: true });
  });

  // With the star back in IR on Saturday, the week would be worth 14 + 40 + 35 + 40.
  it("is not put back into IR on Saturday, so that a newcomer fits", async () => {
    const request = week([free(NEWCOMER, [0, 0, 25, 0], { availableFromDay: SATURDAY })]);
    const putBack = [move(FRIDAY, RESERVE, null), move(SATURDAY, null, NEWCOMER), move(SUNDAY, NEWCOMER, null)];
    expect(whatIsIllegal(request, putBack)).toEqual([`day ${SATURDAY}, -null +${NEWCOMER}: leaves too many players`]);
    expect(worthOfMoves(request, putBack)).toMatchObject({ ok: false });
    const always = { ...request, roster: request.roster.map((player) => ({ ...player, irRightEnds: undefined })) };
    expect(worthOfMoves(always, putBack)).toMatchObject({ value: { weekTotal: 129 } });

    // 14 on Thursday, 40 on Friday, the newcomer's 25 on Saturday for the other starter, 30 on Sunday.
    const plan = await planOf(request);
    expect(plan).toMatchObject({ baseTotal: 56, total: 109, gain: 53, proven: true });
    expect(plan.moves).toEqual([move(FRIDAY, RESERVE, null), move(SATURDAY, STARTER, NEWCOMER)]);
    expect(exhaustiveWorth(request)).toBe(109);
    expect(quickWeekPlan(request)).toMatchObject({ value: { gain: 53 } });
  });

  // 24 a day with the newcomer until Saturday, then 34 on Sunday with the star in the newcomer's spot.
  it("may overstay with a newcomer who came before Friday, until he is worth more", async () => {
    const roster = [star, starter, { ...reserve, isDroppable: false }];
    const plan = await planOf(week([free(NEWCOMER, [20, 20, 20, 20])], { roster }));
    expect(plan).toMatchObject({ total: 106, gain: 50, proven: true });
    expect(plan.moves).toEqual([move(THURSDAY, STARTER, NEWCOMER), move(SUNDAY, NEWCOMER, null)]);
  });

  // From Friday on the newcomer and the star need the one spot of the reserve: with him the week would be worth 134.
  it("blocks adds while he overstays", async () => {
    const roster = [star, { ...starter, isDroppable: false }, reserve];
    const plan = await planOf(week([free(NEWCOMER, [30, 30, 30, 30], { availableFromDay: FRIDAY })], { roster }));
    expect(plan).toMatchObject({ total: 104, gain: 48, proven: true });
    expect(plan.moves).toEqual([move(FRIDAY, RESERVE, null)]);
  });
});

const isOverPositions = ({ positionLimits, roster }: OpenWeek): boolean =>
  [...positionLimits].some(([id, limit]) => roster.filter(({ positionId }) => positionId === id).length > limit);

// A plan's own search starts from a plan that is legal anyway, which would hide most faults of these two.
describe("in tiny weeks with players who are back within them", () => {
  const solved = async (week: Week) => {
    const open = must(readWeek(week));
    const counting = countingOf(open);
    const players = [...open.roster, ...open.freeAgents];
    const solve = async (isRelaxed: boolean) => {
      const program = weekProgram(open, counting, players, { allowsAddsBesideOverstays: isRelaxed });
      const answer = await solver.solve(program.program, { isRelaxed, timeLimitMs: 10_000 });
      if (!answer.ok) throw new Error(answer.error.code);
      return { program, ...answer.value };
    };
    return { open, counting, solve };
  };
  // The exhaustive search takes seconds with more free agents, and the solver takes no empty program.
  const anyReturn = fc
    .integer({ min: 0, max: 1_000_000 })
    .map((seed): Week => ({ ...tinyReturn(seed), freeAgents: tinyReturn(seed).freeAgents.slice(0, 2) }))
    .filter(({ roster }) => roster.length > 0);

  it("the whole program is worth what the exhaustive search finds", async () => {
    await fc.assert(
      fc.asyncProperty(anyReturn, async (week) => {
        const { counting, solve } = await solved(week);
        const { objective } = await solve(false);
        expect(objective + counting.lockedTotal).toBeCloseTo(exhaustiveWorth(week), 4);
      }),
      { numRuns: 300 },
    );
  });

  it("no prices put the bound below the best", async () => {
    await fc.assert(
      fc.asyncProperty(anyReturn, fc.constantFrom(0, 0.5, 1, 2), async (week, factor) => {
        const { open, counting, solve } = await solved(week);
        if (excessNow(open) > 0 || isOverPositions(open)) return;
        const { program, rowPrices } = await solve(true);
        const prices = rowPrices?.map((price) => price * factor) ?? new Float64Array();
        const { bound } = new PathPrices(program, open, counting, prices);
        // The nominal price of adds lowers the bound by a hair.
        expect(bound + counting.lockedTotal + 1e-4).toBeGreaterThanOrEqual(exhaustiveWorth(week));
      }),
      { numRuns: 200 },
    );
  });
});
