/**
 * The best plan of a week: proven when the solver finishes, otherwise the best one found with a bound on what is missed.
 *
 * Doing nothing is a plan like any other. When nothing is worth more, the answer says so and why.
 */
import { type Outcome, solved } from "../lineup/fault";
import { beamPlan } from "./beam";
import { isWhole, readOwnership, type WeekProgram, weekProgram } from "./integer-program";
import type { LinearProgram, ProgramSolver, SolverOutcome } from "./linear-program";
import { datedPlan, heldInIr, keepAll, type Ownership, type PlannedMove, weekTotal } from "./ownership";
import { neededFreeAgents, settleDecisions } from "./pool-reduction";
import { type OpenWeek, readWeek, type Week } from "./week";

export type StandPatReason =
  /** The limit on adds is used up. */
  | "no-adds-left"
  /** Nobody can be had in the days left. */
  | "no-candidates"
  /** Nobody who can be had is worth a start in the days left. */
  | "no-games"
  /** The roster is full and nobody on it may be dropped. */
  | "no-room"
  /** Everything else that could be done is worth no more. */
  | "nothing-better";

export type WeekPlan = {
  /** Total of the days left without any move. */
  readonly baseTotal: number;
  readonly total: number;
  readonly gain: number;
  /** By day. Empty exactly when `standPat` says why. */
  readonly moves: readonly PlannedMove[];
  readonly standPat: StandPatReason | null;
  /** No legal plan is worth more than `total` (to 1e-4). */
  readonly proven: boolean;
  /** No legal plan is worth more than this; `null` when unknown. Equal to `total` when proven. */
  readonly bound: number | null;
  /** Why there is no proof, when a solver failed rather than ran out of time. */
  readonly solverFailure: string | null;
};

export type WeekPlanOptions = {
  readonly solver: ProgramSolver;
  /** For all solving together. */
  readonly timeLimitMs: number;
  readonly signal?: AbortSignal | undefined;
};

/** Gains up to this are rounding, not a reason to move. */
const SMALLEST_GAIN = 1e-6;

/** How far below the best total a proven one may lie: the solver's gap and the nominal price of adds. */
const PROOF_TOLERANCE = 5e-5;

/** The best plan. Faults of `readWeek`; rejects only when `signal` aborts. */
export async function solveWeekPlan(week: Week, options: WeekPlanOptions): Promise<Outcome<WeekPlan>> {
  const read = readWeek(week);
  if (!read.ok) return read;
  return solved(await provenPlan(read.value, week.maxMoves, options));
}

/** The quick plan alone: legal, near the best, without proof. */
export function quickWeekPlan(week: Week): Outcome<WeekPlan> {
  const read = readWeek(week);
  if (!read.ok) return read;
  const open = { ...read.value, freeAgents: neededFreeAgents(read.value) };
  const standPat = whyHopeless(read.value, open, week.maxMoves);
  if (standPat && heldInIr(open) === 0) return solved(answer(open, keepAll(open), { standPat, proven: true }));
  return solved(answer(open, beamPlan(open), { standPat, proven: false }));
}

async function provenPlan(all: OpenWeek, movesAllowed: number, options: WeekPlanOptions): Promise<WeekPlan> {
  const week = { ...all, freeAgents: neededFreeAgents(all) };
  const standPat = whyHopeless(all, week, movesAllowed);
  if (standPat && heldInIr(week) === 0) return answer(week, keepAll(week), { standPat, proven: true });
  const found = await search(week, weekProgram(week, week.freeAgents), options);
  return answer(week, found.ownership, { ...found, standPat });
}

/** Reasons why no add can help. A drop alone helps only where it lets a man leave IR. */
function whyHopeless(all: OpenWeek, needed: OpenWeek, movesAllowed: number): StandPatReason | null {
  if (movesAllowed === 0) return "no-adds-left";
  if (all.freeAgents.length === 0) return "no-candidates";
  if (needed.freeAgents.length === 0) return "no-games";
  const sheltered = Math.min(all.irSlotsOpen, all.roster.filter(({ isIrEligible }) => isIrEligible).length);
  const isFull = all.roster.length - sheltered >= all.rosterSize;
  return isFull && all.roster.every(({ fromDay }) => fromDay >= all.days) ? "no-room" : null;
}

type Found = {
  readonly ownership: readonly Ownership[];
  readonly proven: boolean;
  readonly bound?: number | null;
  readonly solverFailure?: string;
};

/**
 * Relaxed first, in the solver's thread while the quick plan is made here. Its answer may be whole already or prove the quick
 * plan at once; else the two together settle most decisions before the real search.
 */
async function search(
  week: OpenWeek,
  program: WeekProgram,
  { solver, timeLimitMs, signal }: WeekPlanOptions,
): Promise<Found> {
  const solve = (lp: LinearProgram, isRelaxed: boolean, limitMs: number): Promise<SolverOutcome> =>
    solver.solve(lp, { isRelaxed, timeLimitMs: Math.max(1, limitMs), signal });
  const pending = solve(program.program, true, timeLimitMs);
  const [relaxed, quick] = await Promise.all([pending, Promise.resolve(week).then(beamPlan)]);
  if (!relaxed.ok) return { ownership: quick, proven: false, solverFailure: relaxed.error.code };
  const { status, columnValues, objective, elapsedMs } = relaxed.value;
  if (status !== "optimal" || !columnValues) return { ownership: quick, proven: false };
  if (isWhole(program, columnValues)) {
    return { ownership: readOwnership(program, columnValues, week.days), proven: true };
  }
  const addsCost = program.addCost * week.maxMoves;
  const known = { ownership: quick, total: weekTotal(week, quick), ceiling: objective + addsCost };
  if (known.ceiling <= known.total + PROOF_TOLERANCE) return { ownership: quick, proven: true };
  const settled = settleDecisions(program, relaxed.value, known.total - addsCost);
  return concluded(week, program, known, await solve(settled, false, timeLimitMs - elapsedMs));
}

function concluded(
  week: OpenWeek,
  program: WeekProgram,
  known: { ownership: readonly Ownership[]; total: number; ceiling: number },
  exact: SolverOutcome,
): Found {
  const { ownership, total, ceiling } = known;
  if (!exact.ok) return { ownership, proven: false, bound: ceiling, solverFailure: exact.error.code };
  const { status, columnValues, bound } = exact.value;
  // What was settled leaves out only plans no better than the known one, possibly all of them.
  if (status === "infeasible") return { ownership, proven: true };
  const proposed = columnValues ? readOwnership(program, columnValues, week.days) : ownership;
  const best = Math.min(ceiling, Math.max(bound + program.addCost * week.maxMoves, total));
  return {
    ownership: weekTotal(week, proposed) > total ? proposed : ownership,
    proven: status === "optimal",
    bound: best,
  };
}

function answer(
  week: OpenWeek,
  ownership: readonly Ownership[],
  { proven, bound = null, solverFailure = null, standPat }: AnswerParts,
): WeekPlan {
  const baseTotal = weekTotal(week, keepAll(week));
  const plan = datedPlan(week, ownership);
  const total = weekTotal(week, plan.ownership);
  const common = { baseTotal, proven, solverFailure };
  if (plan.moves.length === 0 || total <= baseTotal + SMALLEST_GAIN) {
    return {
      ...common,
      total: baseTotal,
      gain: 0,
      moves: [],
      standPat: standPat ?? "nothing-better",
      bound: proven ? baseTotal : bound,
    };
  }
  return {
    ...common,
    total,
    gain: total - baseTotal,
    moves: plan.moves,
    standPat: null,
    bound: proven ? total : bound === null ? null : Math.max(bound, total),
  };
}

type AnswerParts = {
  readonly proven: boolean;
  readonly bound?: number | null;
  readonly solverFailure?: string | null;
  /** The reason to give when nothing is gained. */
  readonly standPat: StandPatReason | null;
};
