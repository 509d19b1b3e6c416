/**
 * Week plans beside HiGHS on the whole integer program, in one run: 300 free agents, 7 moves, a new random week each
 * time.
 *
 * All three answers of a week follow each other, so noise of the machine meets them alike. The same solver thread
 * solves the whole program and the parts of ours; the time to build each program counts for both.
 */

import { fullWeekProgram } from "#test/oracles/week-oracle";
import { leagueWeek } from "@/domain/plan/sample-weeks";
import { quickWeekPlan, solveWeekPlan } from "@/domain/plan/solve-week-plan";
import { type HighsSolver, makeHighsSolver } from "@/lib/solver/highs-solver";

const FREE_AGENTS = 300;
const MOVES = 7;
const LIMIT_MS = 120_000;

type Figures = {
  readonly fullMs: number;
  readonly beamMs: number;
  readonly provenMs: number;
  readonly gapPercent: number;
  readonly isEqual: boolean;
};

/** @param weeks how many. @param seed decides them. */
export async function benchPlans(weeks: number, seed: number): Promise<void> {
  const solver = makeHighsSolver();
  try {
    // Loading and compiling are no part of what is compared.
    for (let nth = 1; nth <= 3; nth++) await measure(solver, seed + 1_000_000 + nth);
    const all: Figures[] = [];
    console.log(`week plans, ${FREE_AGENTS} free agents, ${MOVES} moves, ${weeks} weeks from seed ${seed}`);
    for (let nth = 0; nth < weeks; nth++) {
      const figures = await measure(solver, seed + nth);
      all.push(figures);
      console.log(`  week ${String(seed + nth).padEnd(6)} ${lineOf(figures)}`);
    }
    report(all);
  } finally {
    await solver.close();
  }
}

async function measure(solver: HighsSolver, seed: number): Promise<Figures> {
  const week = leagueWeek(seed, { freeAgents: FREE_AGENTS, maxMoves: MOVES });
  const [fullMs, full] = await timed(() =>
    solver.solve(fullWeekProgram(week), { isRelaxed: false, timeLimitMs: LIMIT_MS }),
  );
  const [beamMs, beam] = await timed(async () => quickWeekPlan(week));
  const [provenMs, proven] = await timed(() => solveWeekPlan(week, { solver, timeLimitMs: LIMIT_MS }));
  if (!full.ok || full.value.status !== "optimal" || !beam.ok || !proven.ok)
    throw new Error(`week ${seed} was not solved`);
  const gap = proven.value.total - beam.value.total;
  return {
    fullMs,
    beamMs,
    provenMs,
    gapPercent: proven.value.total > 0 ? (100 * gap) / proven.value.total : 0,
    isEqual: proven.value.proven && Math.abs(proven.value.total - full.value.objective) < 1e-4,
  };
}

async function timed<T>(run: () => Promise<T>): Promise<[number, T]> {
  const started = performance.now();
  const value = await run();
  return [performance.now() - started, value];
}

const ms = (time: number): string => `${time.toFixed(0).padStart(5)} ms`;

function lineOf({ fullMs, beamMs, provenMs, gapPercent, isEqual }: Figures): string {
  const ratios = `beam ${(beamMs / fullMs).toFixed(3)}, proven ${(provenMs / fullMs).toFixed(2)}`;
  const gap = `beam ${gapPercent.toFixed(2)} % below`;
  return `HiGHS ${ms(fullMs)}, beam ${ms(beamMs)}, proven ${ms(provenMs)}   ${ratios}, ${gap}${isEqual ? "" : ", DIFFERENT"}`;
}

function report(all: readonly Figures[]): void {
  const mean = (figure: (one: Figures) => number) => all.reduce((sum, one) => sum + figure(one), 0) / all.length;
  const worst = (figure: (one: Figures) => number) => Math.max(...all.map(figure));
  const ratio = (name: string, part: (one: Figures) => number, bar: number) => {
    const total = (mean(part) / mean(({ fullMs }) => fullMs)).toFixed(3);
    const each = (one: Figures) => part(one) / one.fullMs;
    console.log(
      `  ${name.padEnd(8)} ratio of totals ${total}, mean ratio ${mean(each).toFixed(3)}, worst week ${worst(each).toFixed(3)} (bar ${bar})`,
    );
  };
  console.log(
    `  mean: HiGHS ${ms(mean(({ fullMs }) => fullMs))}, beam ${ms(mean(({ beamMs }) => beamMs))}, proven ${ms(mean(({ provenMs }) => provenMs))}`,
  );
  ratio("beam", ({ beamMs }) => beamMs, 0.1);
  ratio("proven", ({ provenMs }) => provenMs, 0.6);
  console.log(
    `  beam below the proven best: ${mean(({ gapPercent }) => gapPercent).toFixed(2)} % mean, ${worst(({ gapPercent }) => gapPercent).toFixed(2)} % worst`,
  );
  console.log(
    `  differences between proven and whole-program totals: ${all.filter(({ isEqual }) => !isEqual).length} of ${all.length}`,
  );
}
