/**
 * A plan for the matchup: what comes after it is charged, and bought only with adds that the matchup has no use for.
 */
import type { PlayerId } from "@/domain/ids";
import type { PlannedMove } from "@/domain/plan/dated-plan";
import { worthOfMoves } from "@/domain/plan/moves-value";
import type { WeekPlan } from "@/domain/plan/solve-week-plan";
import type { Week } from "@/domain/week/week";

/** Number of times a plan is recomputed without the players it adds for the season alone. */
const TRIES_WITHOUT_STASHES = 2;

/**
 * An add is spent on a player for after the matchup only where the matchup has no use for it: if a plan without him
 * brings more now, by an add's price or more, that one is taken.
 *
 * @param open the week to plan, with fewer adds or players than the `whole` where somebody limited them.
 */
export async function planForMatchup(
  open: Week,
  { whole, addPrice, solve }: { whole: Week; addPrice: number; solve: (week: Week) => Promise<WeekPlan> },
): Promise<WeekPlan> {
  const valued = (plan: WeekPlan) => ({ plan, total: weekTotal(whole, plan.moves) });
  let best = valued(await solve(open));
  const left = new Set<PlayerId>();
  // Without a limit an add for later costs the matchup none.
  for (let tries = 0; tries < TRIES_WITHOUT_STASHES && Number.isFinite(open.addsLeft); tries++) {
    const stashed = addsForSeasonAlone(whole, { moves: best.plan.moves, total: best.total }, addPrice);
    if (stashed.length === 0) break;
    for (const id of stashed) left.add(id);
    const freeAgents = open.freeAgents.filter(({ playerId }) => !left.has(playerId));
    const other = valued(await solve({ ...open, freeAgents }));
    if (other.total < best.total + addPrice) break;
    best = other;
  }
  return best.plan;
}

/** Players who are added though without them the matchup would go as well, but for less than an add's price. */
function addsForSeasonAlone(
  week: Week,
  { moves, total }: { moves: readonly PlannedMove[]; total: number },
  addPrice: number,
): readonly PlayerId[] {
  const without = (move: PlannedMove) =>
    weekTotal(
      week,
      moves.filter((each) => each !== move),
    );
  return moves.flatMap((move) => (move.add !== null && total - without(move) < addPrice ? [move.add] : []));
}

/** Less than anything where the moves cannot be made: a later one may need an earlier one. */
function weekTotal(week: Week, moves: readonly PlannedMove[]): number {
  const value = worthOfMoves(week, moves);
  return value.ok ? value.value.weekTotal : Number.NEGATIVE_INFINITY;
}
