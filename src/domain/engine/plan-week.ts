/**
 * Finds the best plan for the days left within the user's limits: no declined pair, no untouchable or excluded player,
 * and no drop for too little gain.
 */
import type { EasternDay, PlayerId } from "../ids";
import type { ProgramSolver } from "../plan/linear-program";
import { worthOfMoves } from "../plan/moves-value";
import { type LeftAlone, planAvoiding } from "../plan/plan-avoiding";
import { quickWeekPlan, type StandPatReason, solveWeekPlan } from "../plan/solve-week-plan";
import { roundedWorth } from "../players/player-labels";
import type { Week } from "../week/week";
import { must } from "./engine-refusal";
import { type WaysToDrop, withLeastDrops, withoutIdleDrops } from "./roster-holding";
import type { PlannedStandPat, PlannedWeek, PlanOptions } from "./week-moves";

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
  /** Before any move, 0 to 1; `null` without an opponent. */
  readonly winProbability: number | null;
  /** Wins of one unit of the values. */
  readonly winsPerUnit: number;
  /** Without one a quick plan is made that is not proven best. */
  readonly solver: ProgramSolver | undefined;
  /** A running clock in milliseconds, by which a plan ends in time. */
  readonly elapsedMs: () => number;
  readonly isDeclined: WaysToDrop["isDeclined"];
  /** The player dropped is too good for the one who comes. */
  readonly givesUpTooMuch: WaysToDrop["isDeclined"];
  readonly rankOf: WaysToDrop["rankOf"];
  offsetOf(day: EasternDay): number;
  dayAt(offset: number): EasternDay;
};

export async function planWeek(options: PlanOptions, setting: PlanSetting): Promise<PlannedWeek> {
  const {
    base,
    open: week,
    isSeason,
    addPrice,
    solver,
    elapsedMs,
    isDeclined,
    givesUpTooMuch,
    rankOf,
    offsetOf,
    dayAt,
  } = setting;
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
  const planWithout = async ({ adds, drops }: LeftAlone<PlayerId>) => {
    const retained = new Set(drops);
    const asRetained = <Player extends { readonly playerId: PlayerId }>(player: Player) =>
      retained.has(player.playerId) ? { ...player, isDroppable: false } : player;
    for (;;) {
      const plan = await solve({
        ...open,
        roster: open.roster.map(asRetained),
        freeAgents: open.freeAgents.filter(({ playerId }) => !adds.has(playerId)).map(asRetained),
      });
      const tooGood = plan.moves.flatMap((move) => (move.drop !== null && givesUpTooMuch(move) ? [move.drop] : []));
      if (tooGood.every((id) => retained.has(id))) return plan;
      for (const id of tooGood) retained.add(id);
    }
  };
  const { plan, isBest } = await planAvoiding(planWithout, isDeclined);
  const needed = withoutIdleDrops(base, plan.moves, addPrice);
  const isLeftAlone = (move: Parameters<typeof isDeclined>[0]) => isDeclined(move) || givesUpTooMuch(move);
  const moves = withLeastDrops(week, needed, { price: addPrice, rankOf, isDeclined: isLeftAlone });
  const [now, then] = [must(worthOfMoves(base, [])), must(worthOfMoves(base, moves))];
  return {
    moves: moves.map(({ day, drop, add }) => ({ day: dayAt(day), drop, add })),
    standPat: moves.length > 0 ? null : whyStandPat(plan.standPat ?? "below-price", setting.winProbability),
    gain: roundedWorth(then.weekTotal - now.weekTotal),
    gainAfter: roundedWorth((then.after - now.after) * setting.winsPerUnit),
    proven: plan.proven && isBest,
  };
}

/** Chances from which a matchup is all but decided. */
const NEARLY_WON = 0.985;

function whyStandPat(reason: StandPatReason, winProbability: number | null): PlannedStandPat {
  if (winProbability === null || (reason !== "below-price" && reason !== "nothing-better")) return reason;
  if (winProbability >= NEARLY_WON) return "nearly-won";
  return winProbability <= 1 - NEARLY_WON ? "nearly-lost" : reason;
}
