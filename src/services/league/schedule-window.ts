/** The days that a schedule is asked for: given, or the current matchup's. */

import type { EasternDay } from "@/domain/ids";
import { dayOf } from "@/domain/league/league-snapshot";
import { periodOfDay } from "@/domain/season/calendar";
import { addDays, daysBetween } from "@/domain/season/eastern-day";
import { AppError } from "@/lib/errors";
import type { LeagueContext } from "./league.service";
import { DayOutsideSeason } from "./roster.service";

const MAX_DAYS = 31;

/** The window ends before it begins. */
export class WindowReversed extends AppError {
  static override readonly code = "schedule.window_reversed";
  static override readonly status = 409;
}

class WindowTooLong extends AppError {
  static override readonly code = "schedule.window_too_long";
  static override readonly status = 409;
  static override readonly words = { most: MAX_DAYS };
}

/** Shown from a first day on when no last one is given. */
const A_WEEK = 7;
/** Further from the season's first day there is nothing of it, and no need to count days there. */
const REACH_DAYS = 400;

export type RequestedDays = { from?: EasternDay | undefined; to?: EasternDay | undefined };
/** Days and their scoring periods, both ends included; periods below 1 are before the season. */
export type DayWindow = { from: EasternDay; to: EasternDay; first: number; last: number };

/** @throws WindowReversed, WindowTooLong, DayOutsideSeason */
export function windowOf(context: LeagueContext, request: RequestedDays): DayWindow {
  const range = context.matchupRange;
  for (const day of [request.from, request.to]) {
    if (day !== undefined && Math.abs(daysBetween(context.calendar.firstDay, day)) > REACH_DAYS)
      throw new DayOutsideSeason();
  }
  const from = request.from ?? (range ? dayOf(context, range.first) : context.today);
  const matchupEnd = range ? dayOf(context, range.last) : from;
  const to = request.to ?? (request.from === undefined && matchupEnd >= from ? matchupEnd : addDays(from, A_WEEK - 1));
  if (to < from) throw new WindowReversed();
  if (daysBetween(from, to) >= MAX_DAYS) throw new WindowTooLong();
  return { from, to, first: periodOfDay(context.calendar, from), last: periodOfDay(context.calendar, to) };
}
