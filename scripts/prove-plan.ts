/**
 * One trial of the claim that proven week plans are the best legal ones.
 *
 * Two of three trials are tiny weeks full of special rules, checked by an exhaustive search. The third is a league's week,
 * where the same program is solved whole, without the cuts that make the plan fast.
 */
import { weekProgram } from "@/domain/plan/integer-program";
import { exhaustiveTotal, whatIsIllegal } from "@/domain/plan/reference-plan";
import { leagueWeek, tinyWeek } from "@/domain/plan/sample-weeks";
import { quickWeekPlan, solveWeekPlan } from "@/domain/plan/solve-week-plan";
import { readWeek, type Week } from "@/domain/plan/week";
import { type HighsSolver, makeHighsSolver } from "@/lib/solver/highs-solver";

const TINY_WEEKS_PER_TRIAL = 100;
const TIME_LIMIT_MS = 60_000;
const SAME_TOTAL = 1e-4;

export type PlanTrial = {
  readonly ok: boolean;
  readonly line: string;
  readonly figures: Readonly<Record<string, number>>;
};

/** @param index from 1 on @param seed decides the weeks */
export async function planTrial(index: number, seed: number): Promise<PlanTrial> {
  const solver = makeHighsSolver();
  try {
    return index % 3 === 0 ? await leagueTrial(solver, seed) : await tinyTrial(solver, seed);
  } finally {
    await solver.close();
  }
}

async function planOf(solver: HighsSolver, week: Week) {
  const plan = await solveWeekPlan(week, { solver, timeLimitMs: TIME_LIMIT_MS });
  if (!plan.ok) throw new Error(`${plan.error.code}: ${plan.error.detail}`);
  return plan.value;
}

async function tinyTrial(solver: HighsSolver, seed: number): Promise<PlanTrial> {
  const wrong: string[] = [];
  for (let nth = 0; nth < TINY_WEEKS_PER_TRIAL; nth++) {
    const weekSeed = seed * TINY_WEEKS_PER_TRIAL + nth;
    const week = tinyWeek(weekSeed);
    const plan = await planOf(solver, week);
    const best = exhaustiveTotal(week);
    const illegal = whatIsIllegal(week, plan.moves);
    if (!plan.proven || Math.abs(plan.total - best) > SAME_TOTAL || illegal.length > 0) {
      wrong.push(`week ${weekSeed}: ${plan.total} of ${best} ${illegal.join("; ")}`);
    }
  }
  return {
    ok: wrong.length === 0,
    line: wrong[0] ?? `${TINY_WEEKS_PER_TRIAL} tiny weeks equal the exhaustive search`,
    figures: { tinyWeeks: TINY_WEEKS_PER_TRIAL, wrong: wrong.length },
  };
}

async function leagueTrial(solver: HighsSolver, seed: number): Promise<PlanTrial> {
  const week = leagueWeek(seed, { freeAgents: 120, maxMoves: 1 + (seed % 5) });
  const open = readWeek(week);
  const quick = quickWeekPlan(week);
  if (!open.ok || !quick.ok) throw new Error("the sample week does not read");
  const plan = await planOf(solver, week);
  const { program, addCost } = weekProgram(open.value, open.value.freeAgents);
  const whole = await solver.solve(program, { isRelaxed: false, timeLimitMs: TIME_LIMIT_MS });
  if (!whole.ok || whole.value.status !== "optimal") throw new Error("the whole program was not solved in time");
  const wholeTotal = whole.value.objective + addCost * plan.moves.filter(({ add }) => add !== null).length;
  const illegal = whatIsIllegal(week, [...plan.moves]).concat(whatIsIllegal(week, quick.value.moves));
  const ok = plan.proven && Math.abs(plan.total - wholeTotal) <= SAME_TOTAL && illegal.length === 0;
  const quickGapPercent = plan.total > 0 ? (100 * (plan.total - quick.value.total)) / plan.total : 0;
  return {
    ok,
    line: ok
      ? `proven ${plan.total.toFixed(2)}, quick plan ${quickGapPercent.toFixed(2)} % below`
      : `${plan.total} of ${wholeTotal} ${illegal.join("; ")}`,
    figures: { leagueWeeks: 1, quickGapPercent, wrong: ok ? 0 : 1 },
  };
}
