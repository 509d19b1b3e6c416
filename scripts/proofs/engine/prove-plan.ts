/**
 * One trial of the claim that proven week plans are the best legal ones.
 *
 * Two of three trials are tiny weeks full of special rules, many with players who are back from IR within them, checked
 * by an exhaustive search, a referee and what must hold for any week. The third is a league's week, plain or with rules,
 * where the same program is solved whole, without the cuts that make the plan fast.
 */
import { type MoveTable, valueMoves } from "@/domain/moves/move-table";
import { weekProgram } from "@/domain/plan/integer-program";
import { exhaustiveWorth, exhaustiveWorthOf, whatIsIllegal } from "@/domain/plan/reference-plan";
import { disguised, leagueWeek, tinyReturn, tinyWeek } from "@/domain/plan/sample-weeks";
import { quickWeekPlan, solveWeekPlan } from "@/domain/plan/solve-week-plan";
import { countingOf } from "@/domain/week/counting";
import { readWeek } from "@/domain/week/open-week";
import { keepAll, worthOf } from "@/domain/week/ownership";
import type { Week } from "@/domain/week/week";
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
    const week = nth % 3 === 0 ? tinyReturn(weekSeed) : tinyWeek(weekSeed);
    for (const what of await whatIsWrong(solver, week, weekSeed)) wrong.push(`week ${weekSeed}: ${what}`);
  }
  return {
    ok: wrong.length === 0,
    line: wrong[0] ?? `${TINY_WEEKS_PER_TRIAL} tiny weeks equal the exhaustive search`,
    figures: { tinyWeeks: TINY_WEEKS_PER_TRIAL, wrong: wrong.length },
  };
}

async function whatIsWrong(solver: HighsSolver, week: Week, seed: number): Promise<string[]> {
  const wrong: string[] = [];
  const [plan, quick] = [await planOf(solver, week), quickWeekPlan(week)];
  if (!quick.ok) return [quick.error.code];
  const nothing = exhaustiveWorthOf(week, []);
  const best = exhaustiveWorth(week) - nothing;
  if (!plan.proven || Math.abs(plan.gain - best) > SAME_TOTAL) wrong.push(`gain ${plan.gain} of ${best}`);
  for (const { moves, gain } of [plan, quick.value]) {
    wrong.push(...whatIsIllegal(week, moves));
    const delivered = exhaustiveWorthOf(week, moves) - nothing;
    if (!(Math.abs(delivered - gain) <= SAME_TOTAL)) wrong.push(`promises ${gain}, delivers ${delivered}`);
  }
  const other = await planOf(solver, disguised(week, seed));
  if (Math.abs(other.gain - plan.gain) > SAME_TOTAL) wrong.push("another gain under other names");
  const more = await planOf(solver, { ...week, addsLeft: week.addsLeft + 1 });
  if (more.gain < plan.gain - SAME_TOTAL) wrong.push("one more add is worth less");
  return [...wrong, ...wrongMoves(week, nothing)];
}

/** Moves listed that are illegal or of another value, and legal ones that are not listed. */
function wrongMoves(week: Week, nothing: number): string[] {
  const table = valueMoves(week);
  if (!table.ok) return [table.error.code];
  const wrong: string[] = [];
  for (const drop of [null, ...week.roster.map(({ playerId }) => playerId)]) {
    for (const { playerId: add } of week.freeAgents) {
      for (let day = 0; day < week.dayCount; day++) {
        const move = { day, drop, add };
        const delta = table.value.deltaOf(drop, add, day);
        const isLegal = whatIsIllegal(week, [move]).length === 0;
        const expected = isLegal ? exhaustiveWorthOf(week, [move]) - nothing : null;
        const isSame =
          delta === null || expected === null ? delta === expected : Math.abs(delta - expected) <= SAME_TOTAL;
        if (!isSame) wrong.push(`move ${JSON.stringify(move)}: ${delta} of ${expected}`);
      }
    }
  }
  if (!isBest(table.value)) wrong.push("the best move is not the best one listed");
  return wrong;
}

function isBest(table: MoveTable): boolean {
  let max = Number.NEGATIVE_INFINITY;
  for (const { delta } of table.moves()) max = Math.max(max, delta);
  const best = table.best()?.delta ?? Number.NEGATIVE_INFINITY;
  return best === max || Math.abs(best - max) <= SAME_TOTAL;
}

async function leagueTrial(solver: HighsSolver, seed: number): Promise<PlanTrial> {
  const week = leagueWeek(seed, { freeAgents: 120, maxMoves: 1 + (seed % 5), hasRules: seed % 2 === 0 });
  const quick = quickWeekPlan(week);
  if (!quick.ok) throw new Error("the sample week does not read");
  const plan = await planOf(solver, week);
  const whole = await wholeGain(solver, week);
  const illegal = whatIsIllegal(week, plan.moves).concat(whatIsIllegal(week, quick.value.moves));
  const ok = plan.proven && Math.abs(plan.gain - whole) <= SAME_TOTAL && illegal.length === 0;
  const quickGapPercent = plan.total > 0 ? (100 * (plan.gain - quick.value.gain)) / plan.total : 0;
  return {
    ok,
    line: ok
      ? `proven gain ${plan.gain.toFixed(2)}, quick plan ${quickGapPercent.toFixed(2)} % of the total below`
      : `${plan.gain} of ${whole} ${illegal.join("; ")}`,
    figures: { leagueWeeks: 1, quickGapPercent, wrong: ok ? 0 : 1 },
  };
}

/** The best gain by the whole program; short by the nominal price of adds only. */
async function wholeGain(solver: HighsSolver, week: Week): Promise<number> {
  const open = readWeek(week);
  if (!open.ok) throw new Error("the sample week does not read");
  const counting = countingOf(open.value);
  const { program } = weekProgram(open.value, counting, [...open.value.roster, ...open.value.freeAgents]);
  const whole = await solver.solve(program, { isRelaxed: false, timeLimitMs: TIME_LIMIT_MS });
  if (!whole.ok || whole.value.status !== "optimal") throw new Error("the whole program was not solved in time");
  return whole.value.objective + counting.lockedTotal - worthOf(open.value, keepAll(open.value)).sum;
}
