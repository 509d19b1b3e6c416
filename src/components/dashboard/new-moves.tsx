"use client";
/** The league's moves, with those marked that came since the last visit of this browser. */
import { useEffect, useState } from "react";
import type { ActivityOutput } from "@/contract/league/activity-output";
import { shortDayIn } from "../time/day-and-age";
import { Badge } from "../ui/badge";
import { useWords } from "../words/words";
import { isNew, rememberVisit } from "./last-visit";

type Move = ActivityOutput["events"][number];
/** @param place the league, so that each has its own last visit. */
type Props = { events: readonly Move[]; place: string };

const instantOf = ({ at, day }: Move): string => at ?? day;

export function NewMoves({ events, place }: Props) {
  const [say, time] = [useWords("dashboard"), useWords("time")];
  const [visit, setVisit] = useState<{ before: string | null } | null>(null);
  const newest = events.reduce((last, event) => (instantOf(event) > last ? instantOf(event) : last), "");
  useEffect(() => setVisit(rememberVisit(place, newest, Date.now())), [place, newest]);
  const isMarked = (event: Move) => visit !== null && !event.isMine && isNew(instantOf(event), visit);
  const count = events.filter(isMarked).length;
  return (
    <>
      <ul className="space-y-2.5">
        {events.map((event) => (
          <li
            key={`${instantOf(event)} ${event.teamName} ${event.added.join()} ${event.dropped.join()}`}
            className="text-sm"
          >
            <p className="flex flex-wrap items-center gap-x-2 text-xs text-soft">
              <span className={event.isMine ? "font-semibold text-accent" : undefined}>{event.teamName}</span>
              <span>{shortDayIn(time, event.day)}</span>
              {event.kind === "trade" && <Badge>{say("trade")}</Badge>}
              {event.kind === "failed waiver claim" && <Badge tone="note">{say("failedClaim")}</Badge>}
              {isMarked(event) && <Badge tone="accent">{say("new")}</Badge>}
            </p>
            <p>
              {[
                ...event.added.map((name) => `+ ${name}`),
                ...event.dropped.map((name) => `− ${name}`),
                ...event.traded.map(({ name, from, to }) => `${name}: ${from} → ${to}`),
              ].join("  ")}
            </p>
          </li>
        ))}
      </ul>
      {/* Below, where its place is no gap on a first visit. */}
      <p role="status" className="mt-2 min-h-4 text-xs text-soft">
        {visit !== null && visit.before !== null && (count === 0 ? say("nothingNew") : say("newSince", { count }))}
      </p>
    </>
  );
}
