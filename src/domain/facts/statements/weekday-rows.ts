/** Rows of days, "dec6", by their weekday. Pure. */
import type { EasternDay } from "../../ids";
import { addDays } from "../../season/eastern-day";
import { dayId } from "../row-ids";

/** Days of a matchup before and after today. */
const DAYS_AROUND = 14;

export const isDayRow = (row: string): boolean => /^[a-z]{3}\d{1,2}$/.test(row);

/** @param weekday 0 for Sunday */
export function isOnWeekday(row: string, weekday: number, today: EasternDay | undefined): boolean {
  if (today === undefined || !isDayRow(row)) return false;
  for (let apart = -DAYS_AROUND; apart <= DAYS_AROUND; apart += 1) {
    const day = addDays(today, apart);
    if (dayId(day) === row) return new Date(`${day}T00:00:00Z`).getUTCDay() === weekday;
  }
  return false;
}
