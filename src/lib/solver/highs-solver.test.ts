import { afterEach, expect, it } from "vitest";
import { weekProgram } from "@/domain/plan/integer-program";
import { type LinearProgram, ProgramBuilder } from "@/domain/plan/linear-program";
import { leagueWeek } from "@/domain/plan/sample-weeks";
import { countingOf } from "@/domain/week/counting";
import { readWeek } from "@/domain/week/open-week";
import { SolverAborted, SolverCrashed, SolverRefused } from "./errors";
import { makeHighsSolver } from "./highs-solver";

let solver = makeHighsSolver();
afterEach(async () => {
  await solver.close();
  solver = makeHighsSolver();
});

/** Two of three things worth 6, 5 and 4 that weigh 5, 4 and 3 where 8 are allowed: 6 + 4 whole, more in parts. */
function knapsack(): LinearProgram {
  const builder = new ProgramBuilder();
  const things = [6, 5, 4].map((cost) => builder.column({ cost, upper: 1, isInteger: true }));
  builder.atMost(
    8,
    things.map((column, index) => [column, 5 - index] as const),
  );
  return builder.build();
}

/** Takes HiGHS seconds, because nothing was cut from it. */
function longProgram(): LinearProgram {
  const week = readWeek(leagueWeek(4, { freeAgents: 400, maxMoves: 9, days: 14 }));
  if (!week.ok) throw new Error(week.error.code);
  return weekProgram(week.value, countingOf(week.value), [...week.value.roster, ...week.value.freeAgents]).program;
}

it("solves whole and relaxed programs, several at a time", async () => {
  const limits = { timeLimitMs: 5_000 };
  const [whole, relaxed] = await Promise.all([
    solver.solve(knapsack(), { ...limits, isRelaxed: false }),
    solver.solve(knapsack(), { ...limits, isRelaxed: true }),
  ]);
  expect(whole).toMatchObject({ ok: true, value: { status: "optimal", objective: 10, rowPrices: null } });
  // 4 + 5 fill seven of eight, and a fifth of the heaviest the rest.
  expect(relaxed).toMatchObject({ ok: true, value: { status: "optimal" } });
  expect(relaxed.ok && relaxed.value.objective).toBeCloseTo(9 + 6 / 5, 9);
  expect(relaxed.ok && relaxed.value.rowPrices).toHaveLength(1);
});

it("stops at the time limit and says how good the rest could be", async () => {
  const stopped = await solver.solve(longProgram(), { isRelaxed: false, timeLimitMs: 50 });
  expect(stopped).toMatchObject({ ok: true, value: { status: "time-limit", rowPrices: null } });
});

it("ends a solve when the signal aborts, and solves the next one in a new thread", async () => {
  const controller = new AbortController();
  const stopped = solver.solve(longProgram(), { isRelaxed: false, timeLimitMs: 60_000, signal: controller.signal });
  const waiting = solver.solve(knapsack(), { isRelaxed: false, timeLimitMs: 5_000 });
  controller.abort();
  await expect(stopped).rejects.toBeInstanceOf(SolverAborted);
  expect(await waiting).toMatchObject({ ok: true, value: { objective: 10 } });
  const late = solver.solve(knapsack(), { isRelaxed: false, timeLimitMs: 1, signal: controller.signal });
  await expect(late).rejects.toBeInstanceOf(SolverAborted);
});

it("names a program that it cannot read, and goes on", async () => {
  const refused = await solver.solve(
    { ...knapsack(), cost: Float64Array.of(Number.NaN, 1, 1) },
    { isRelaxed: false, timeLimitMs: 1_000 },
  );
  expect(refused.ok ? null : refused.error).toBeInstanceOf(SolverRefused);
  expect(await solver.solve(knapsack(), { isRelaxed: false, timeLimitMs: 5_000 })).toMatchObject({ ok: true });
});

it("names a thread that could not start", async () => {
  const lost = makeHighsSolver({ projectRoot: "/nowhere" });
  const failed = await lost.solve(knapsack(), { isRelaxed: false, timeLimitMs: 1_000 });
  expect(failed.ok ? null : failed.error).toBeInstanceOf(SolverCrashed);
  await lost.close();
});

it("rejects what is under way when it is closed", async () => {
  const cut = solver.solve(longProgram(), { isRelaxed: false, timeLimitMs: 60_000 });
  await Promise.all([expect(cut).rejects.toBeInstanceOf(SolverAborted), solver.close()]);
});
