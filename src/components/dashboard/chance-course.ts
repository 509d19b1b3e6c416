/** Where the points of a matchup's course stand. Pure. */
import type { ChancePoint } from "@/contract/league/dashboard-view";
import { easternClock } from "../time/eastern-clock";

/** `at`: days since the matchup began, 1.5 is noon of the second. */
export type PlacedChance = ChancePoint & { day: string; at: number };

const MINUTES_A_DAY = 1_440;

/** In the order given; those outside the matchup's days are left out. */
export function placedChances(winProbabilityHistory: readonly ChancePoint[], days: readonly string[]): PlacedChance[] {
  return winProbabilityHistory.flatMap((point) => {
    const { day, time } = easternClock(Date.parse(point.notedAt));
    const index = days.indexOf(day);
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return index < 0 ? [] : [{ ...point, day, at: index + (hour * 60 + minute) / MINUTES_A_DAY }];
  });
}

/** The last point of each day. */
export function lastOfDays(points: readonly PlacedChance[]): PlacedChance[] {
  return points.filter(({ day }, at) => points[at + 1]?.day !== day);
}
