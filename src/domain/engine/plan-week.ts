/**
 * Finds the best plan for the days left within the user's limits: no declined pair, no untouchable or excluded player,
 * and no drop for too little gain.
 */
import type { EasternDay, PlayerId } from "../ids";
import type { ProgramSolver } from "../plan/linear-program";
import { worthOfMoves } from "../plan/moves-value";
import { type LeftAlone, planAvoiding } from "../plan/plan-avoiding";
import { quickWeekPlan, solveWeekPlan } from "../plan/solve-week-plan";
import { roundedWorth } from "../players/player-labels";
import type { Week } from "../week/week";
import { must } from "./engine-refusal";
import { planForMatchup } from "./matchup-plan";
import { type WaysToDrop, withLeastDrops, withoutIdleDrops } from "./roster-holding";
import type { PlannedWeek, PlanOptions } from "./week-moves";

/** All that one plan may take, however often it is solved. */
const PLAN_TIME_LIMIT_MS = 5_000;

/**
 * Adds of a plan for a season, or without a limit: nobody carries out two dozen at one sitting, and the next plan goes
 * on from there.
 */
const ADDS_AT_ONE_SITTING = 6;

export type PlanSetting = {
  /** The week as the league and the person's preferences leave it. */
  readonly base: Week;
  /** The same under the options of this plan. */
  readonly open: Week;
  /** The season is one contest: what comes after the days planned is no less its goal. */
  readonly isSeason: boolean;
  readonly addPrice: number;
  /** Without one a quick plan is made that is not proven best. */
  readonly solver: ProgramSolver | undefined;
  /** A running clock in milliseconds, by which a plan ends in time. */
  readonly elapsedMs: () => number;
  readonly isDeclined: WaysToDrop["isDeclined"];
  readonly rankOf: WaysToDrop["rankOf"];
  offsetOf(day: EasternDay): number;
  dayAt(offset: number): EasternDay;
};

export async function planWeek(options: PlanOptions, setting: PlanSetting): Promise<PlannedWeek> {
  const { base, open: week, isSeason, addPrice, solver, elapsedMs, isDeclined, rankOf, offsetOf, dayAt } = setting;
  const areAllPlanned = Number.isFinite(week.addsLeft) && !isSeason;
  const endsAtMs = elapsedMs() + PLAN_TIME_LIMIT_MS;
  const solve = async (some: Week) => {
    const timeLimitMs = Math.max(1, endsAtMs - elapsedMs());
    return must(
      solver ? await solveWeekPlan(some, { solver, timeLimitMs, signal: options.signal }) : quickWeekPlan(some),
    );
  };
  const excluded = new Set<number>(options.excludedAdds ?? []);
  const open = {
    ...week,
    addsLeft: Math.min(week.addsLeft, options.maxMoves ?? (areAllPlanned ? week.addsLeft : ADDS_AT_ONE_SITTING)),
    freeAgents: week.freeAgents.filter(({ playerId }) => !excluded.has(playerId)),
    moveDays: options.moveDays && { first: offsetOf(options.moveDays.from), last: offsetOf(options.moveDays.to) },
  };
  const planWithout = ({ adds, drops }: LeftAlone<PlayerId>) => {
    const left = {
      ...open,
      roster: open.roster.map((player) => (drops.has(player.playerId) ? { ...player, isDroppable: false } : player)),
      freeAgents: open.freeAgents.filter(({ playerId }) => !adds.has(playerId)),
    };
    return isSeason ? solve(left) : planForMatchup(left, { whole: base, addPrice, solve });
  };
  const { plan, isBest } = await planAvoiding(planWithout, isDeclined);
  const needed = withoutIdleDrops(base, plan.moves, addPrice);
  const moves = withLeastDrops(week, needed, { price: addPrice, rankOf, isDeclined });
  const [now, then] = [must(worthOfMoves(base, [])), must(worthOfMoves(base, moves))];
  return {
    moves: moves.map(({ day, drop, add }) => ({ day: dayAt(day), drop, add })),
    standPat: moves.length < plan.moves.length && moves.length === 0 ? "below-price" : plan.standPat,
    gain: roundedWorth(then.weekTotal - now.weekTotal),
    gainAfter: roundedWorth(then.after - now.after),
    proven: plan.proven && isBest,
  };
}
