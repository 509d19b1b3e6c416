/**
 * The league's present instant on a page. Pure.
 *
 * What happened in the league (publications, moves, tip-offs) is as old as this says. What was read, fetched or written
 * by us is as old as the system's clock says: in the demo, and under `FANVISE_NOW`, the two are far apart.
 */
import type { ShellView } from "@/contract/league/shell-view";

/** @param madeAtMs when the server made the page; @param nowMs the system's present. */
export const leagueNow = (
  clock: ShellView["clock"],
  { madeAtMs, nowMs }: { madeAtMs: number; nowMs: number },
): number => (clock.isRunning ? clock.nowMs + Math.max(0, nowMs - madeAtMs) : clock.nowMs);
