/**
 * The best plan of a week: proven when the solver finishes, otherwise the best one found with a bound on what is
 * missed.
 *
 * Doing nothing is a plan like any other. When nothing is worth more, the answer says so and why.
 */
import { type Outcome, solved } from "../lineup/fault";
import { isSomebodyHeld } from "../week/ir";
import { type OpenWeek, readWeek } from "../week/open-week";
import { keepAll, worthOf } from "../week/ownership";
import type { Week } from "../week/week";
import { beamPlan } from "./beam";
import { datedPlan, type PlannedMove } from "./dated-plan";
import type { ProgramSolver } from "./linear-program";
import { neededFreeAgents } from "./pool-reduction";
import { type Found, provenOwnership } from "./proven-ownership";

export type StandPatReason =
  /** The limit on adds is used up. */
  | "no-adds-left"
  /** No player can be added in the days left. */
  | "no-candidates"
  /** No available player is worth a start in the days left, or anything afterward. */
  | "no-games"
  /** The roster is full and nobody on it may be dropped. */
  | "no-room"
  /** Something gains a little, but less than the price of the adds it takes. */
  | "below-price"
  /** Everything else that could be done is worth no more. */
  | "nothing-better";

export type WeekPlan = {
  /** Total of the days left without any move, and with the moves. */
  readonly baseTotal: number;
  readonly total: number;
  /** `total` less `baseTotal`. */
  readonly weekGain: number;
  /** Value of the final roster after the week, less today's. May be negative. */
  readonly gainAfter: number;
  /** Adds times their price. */
  readonly pricePaid: number;
  /** Objective of the plan: `weekGain` and `gainAfter`, less `pricePaid`. */
  readonly gain: number;
  /** Moves in order of day. Empty exactly when `standPat` has a reason. */
  readonly moves: readonly PlannedMove[];
  readonly standPat: StandPatReason | null;
  /** No legal plan gains more than `gain` (to 1e-4). */
  readonly proven: boolean;
  /** No legal plan gains more than this; `null` when unknown. Equal to `gain` when proven. */
  readonly gainBound: number | null;
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

/** The best plan. Faults of `readWeek`; rejects only when `signal` aborts. */
export async function solveWeekPlan(week: Week, options: WeekPlanOptions): Promise<Outcome<WeekPlan>> {
  const read = readWeek(week);
  if (!read.ok) return read;
  const { all, open, hopeless } = prepared(read.value, week);
  if (hopeless && !isSomebodyHeld(all)) return solved(answer(all, standingPat(all), hopeless));
  return solved(answer(all, await provenOwnership(open, options), hopeless));
}

/** The quick plan alone: legal, near the best, without proof. */
export function quickWeekPlan(week: Week): Outcome<WeekPlan> {
  const read = readWeek(week);
  if (!read.ok) return read;
  const { all, open, hopeless } = prepared(read.value, week);
  if (hopeless && !isSomebodyHeld(all)) return solved(answer(all, standingPat(all), hopeless));
  const found = { ownership: beamPlan(open), proven: false, bound: null, solverFailure: null };
  return solved(answer(all, found, hopeless));
}

/** `hopeless`: why no add can help, whatever it is. A drop alone helps only where it lets somebody leave IR. */
function prepared(all: OpenWeek, { addsLeft }: Week) {
  const open = { ...all, freeAgents: neededFreeAgents(all) };
  return { all, open, hopeless: whyHopeless(all, open, addsLeft) };
}

const standingPat = (week: OpenWeek): Found => {
  return { ownership: keepAll(week), proven: true, bound: null, solverFailure: null };
};

function whyHopeless(all: OpenWeek, needed: OpenWeek, addsLeft: number): StandPatReason | null {
  if (addsLeft < 1) return "no-adds-left";
  if (all.freeAgents.length === 0) return "no-candidates";
  if (needed.freeAgents.length === 0) return "no-games";
  const sheltered = Math.min(all.irSlots, all.roster.filter(({ irRightEnds }) => irRightEnds > 0).length);
  const isFull = all.roster.length - sheltered >= all.rosterSize;
  return isFull && all.roster.every(({ fromDay }) => fromDay >= all.days) ? "no-room" : null;
}

function answer(week: OpenWeek, found: Found, hopeless: StandPatReason | null): WeekPlan {
  const base = worthOf(week, keepAll(week));
  const plan = datedPlan(week, found.ownership);
  const value = worthOf(week, plan.ownership);
  const { proven, solverFailure } = found;
  const gain = value.sum - base.sum;
  const boundOver = (min: number) =>
    proven ? min : found.bound === null ? null : Math.max(min, found.bound - base.sum);
  if (plan.moves.length === 0 || gain <= SMALLEST_GAIN) {
    return {
      baseTotal: base.weekTotal,
      total: base.weekTotal,
      weekGain: 0,
      gainAfter: 0,
      pricePaid: 0,
      gain: 0,
      moves: [],
      standPat: hopeless ?? whyNothing(week),
      proven,
      gainBound: boundOver(0),
      solverFailure,
    };
  }
  return {
    baseTotal: base.weekTotal,
    total: value.weekTotal,
    weekGain: value.weekTotal - base.weekTotal,
    gainAfter: value.after - base.after,
    pricePaid: value.price,
    gain,
    moves: plan.moves,
    standPat: null,
    proven,
    gainBound: boundOver(gain),
    solverFailure,
  };
}

/** Whether it is the price that keeps the team from moving. */
function whyNothing(week: OpenWeek): StandPatReason {
  if (week.addPrice === 0) return "nothing-better";
  const free = { ...week, addPrice: 0 };
  const gain = worthOf(free, beamPlan(free)).sum - worthOf(free, keepAll(free)).sum;
  return gain > SMALLEST_GAIN ? "below-price" : "nothing-better";
}
