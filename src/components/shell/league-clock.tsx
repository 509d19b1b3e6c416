"use client";
/** The league's day and hour, in US Eastern as its scoring periods go. */
import { useState } from "react";
import type { ShellView } from "@/contract/league/shell-view";
import { clockIn, shortDayIn } from "../time/day-and-age";
import { easternClock } from "../time/eastern-clock";
import { leagueNow } from "../time/league-now";
import { useNow } from "../time/use-now";
import { useWords } from "../words/words";

/** @param madeAtMs when the server made the page: what has passed since is added to the league's own instant. */
export function LeagueClock({ clock, madeAtMs }: { clock: ShellView["clock"]; madeAtMs: number }) {
  const shell = useWords("shell");
  const time = useWords("time");
  const [begin] = useState(madeAtMs);
  const now = useNow(begin);
  const shown = easternClock(leagueNow(clock, { madeAtMs: begin, nowMs: now }));
  return (
    <span className="shrink-0 text-xs whitespace-nowrap text-soft tabular-nums">
      <span className="sr-only">{shell("leagueTime")}: </span>
      {shortDayIn(time, shown.day)} · {clockIn(time, shown.time)} {shell("eastern")}
    </span>
  );
}
