/**
 * A plan on the days that the person asked about: one function for the optimizer's graph and for the engine's answers.
 */

import type { StandPat } from "@/contract/planning/optimizer-answer";
import type { PlannedWeek, PlanOptions } from "@/domain/engine/week-moves";
import type { EasternDay } from "@/domain/ids";
import { DayOutsideMatchup, type WeekSession } from "./week-session";

/** Both ends included. An open end reaches as far as the matchup does. */
export type PlanWindow = { readonly from?: EasternDay | undefined; readonly to?: EasternDay | undefined };

export type WindowDays = {
  readonly from: EasternDay;
  readonly to: EasternDay;
  readonly days: readonly EasternDay[];
  /** Some of the days left lie outside. */
  readonly isBound: boolean;
};

export type PlanOfWindow = PlannedWeek & {
  /** Why there are no moves, where there are none. */
  readonly reason: StandPat["reason"];
};

/**
 * The days left that lie within; a window that reaches beyond them is clipped. @throws DayOutsideMatchup when none
 * does.
 */
export function daysWithin({ days: left }: Pick<WeekSession, "days">, { from, to }: PlanWindow): WindowDays {
  const days = left.filter((day) => (from === undefined || day >= from) && (to === undefined || day <= to));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new DayOutsideMatchup();
  return { from: first, to: last, days, isBound: days.length < left.length };
}

/** The best plan that makes every move within the window. */
export async function planInWindow(
  week: WeekSession,
  { from, to, isBound }: Omit<WindowDays, "days">,
  options: PlanOptions,
): Promise<PlanOfWindow> {
  const plan = await week.plan({ ...options, ...(isBound && { moveDays: { from, to } }) });
  return { ...plan, reason: await whyNone(week, plan, { options, isBound }) };
}

/** Nothing within a window may pay while something on another day would. */
async function whyNone(
  week: WeekSession,
  { moves, standPat }: PlannedWeek,
  { options, isBound }: { options: PlanOptions; isBound: boolean },
): Promise<StandPat["reason"]> {
  if (isBound && moves.length === 0 && (await week.plan(options)).moves.length > 0) return "outside-window";
  return standPat ?? "nothing-better";
}
