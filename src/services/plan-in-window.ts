/** A plan on the days that the person asked about: one function for the optimizer's graph and for the engine's answers. */
import type { StandPat } from "@/contract/optimizer-answer";
import { type EasternDay, type PlayerId, playerId } from "@/domain/ids";
import { type DatedMove, DayOutsideMatchup, type PlanOptions, type WeekSession } from "./week-session";

/** Both ends included. An open end reaches as far as the matchup does. */
export type PlanWindow = { readonly from?: EasternDay | undefined; readonly to?: EasternDay | undefined };

export type WindowDays = {
  readonly from: EasternDay;
  readonly to: EasternDay;
  readonly days: readonly EasternDay[];
  /** Some of the days left lie outside. */
  readonly isBound: boolean;
};

export type PlanOfWindow = {
  /** In the order in which they are made, each within the window. */
  readonly moves: readonly DatedMove[];
  /** Why there are none, where there are none. */
  readonly reason: StandPat["reason"];
  /** No legal plan gains more. A window that took a move away leaves that open. */
  readonly isProven: boolean;
  readonly gain: number;
  readonly gainAfter: number;
};

/** Candidates that are tried where the plan has no move within the window. */
const MAX_CANDIDATES = 8;

/** The days left that lie within; a window that reaches beyond them is clipped. @throws DayOutsideMatchup when none does. */
export function daysWithin({ days: left }: Pick<WeekSession, "days">, { from, to }: PlanWindow): WindowDays {
  const days = left.filter((day) => (from === undefined || day >= from) && (to === undefined || day <= to));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new DayOutsideMatchup();
  return { from: first, to: last, days, isBound: days.length < left.length };
}

/** The engine's plan with every move within the window. */
export async function planInWindow(
  week: WeekSession,
  { from, to, isBound }: Omit<WindowDays, "days">,
  options: PlanOptions,
): Promise<PlanOfWindow> {
  const plan = await week.plan(options);
  const moves = isBound ? movesInWindow(week, plan.moves, { from, to }, options) : plan.moves;
  return {
    moves,
    reason: plan.standPat ?? "outside-window",
    isProven: plan.proven && moves === plan.moves,
    gain: plan.gain,
    gainAfter: plan.gainAfter,
  };
}

type Ends = Pick<WindowDays, "from" | "to">;

/** The plan's moves within the days; where the plan makes all of them on other days, the best single move that is left. */
function movesInWindow(
  week: WeekSession,
  planned: readonly DatedMove[],
  { from, to }: Ends,
  options: PlanOptions,
): readonly DatedMove[] {
  if (planned.every(({ day }) => day >= from && day <= to)) return planned;
  const kept = planned.filter(({ day }) => day >= from && day <= to);
  // A move that drops whom an earlier one adds cannot be made without it.
  const added = new Set(kept.map(({ add }) => add));
  const outside = new Set(planned.map(({ add }) => add).filter((add) => add !== null && !added.has(add)));
  const possible = kept.filter(({ drop }) => drop === null || !outside.has(drop));
  if (possible.length > 0 && gainOf(week, possible) > 0) return possible;
  return options.maxMoves === 0 ? [] : bestSingle(week, { from, to }, options);
}

const gainOf = (week: WeekSession, moves: readonly DatedMove[]): number =>
  week.effects(moves).reduce((sum, { gain, gainAfter }) => sum + gain + gainAfter, 0);

function bestSingle(week: WeekSession, { from, to }: Ends, options: PlanOptions): DatedMove[] {
  const isUntouchable = (id: PlayerId | null) => id !== null && options.untouchables?.includes(id) === true;
  const candidates = week.candidates(MAX_CANDIDATES).flatMap(({ drop, add }) => {
    const move = { drop: drop && playerId.parse(drop.playerId), add: playerId.parse(add.playerId) };
    return isUntouchable(move.drop) || options.excludedAdds?.includes(move.add) ? [] : [move];
  });
  const valued = candidates.flatMap((move) => {
    const advice = week.single({ ...move, from });
    return advice && advice.day <= to ? [{ ...move, day: advice.day, gain: advice.gain + advice.gainAfter }] : [];
  });
  const best = valued.sort((a, b) => b.gain - a.gain)[0];
  return best && best.gain > 0 ? [{ day: best.day, drop: best.drop, add: best.add }] : [];
}
