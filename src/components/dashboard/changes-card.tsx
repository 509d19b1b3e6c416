/** Card of the league's recent transactions. */
import type { ActivityOutput } from "@/contract/league/activity-output";
import { shortDayIn } from "../time/day-and-age";
import { Card } from "../ui/card";
import { SourceAge } from "../ui/source-age";
import { NewMoves } from "./new-moves";
import type { OnDashboard } from "./words";

const MAX = 8;

type Props = OnDashboard & { activity: ActivityOutput; days: number; place: string };

/** Needs the words of "dashboard" in the browser. */
export function ChangesCard({ activity, days, place, words, nowMs }: Props) {
  const { dashboard: say, time } = words;
  const { events, unreadDays } = activity;
  return (
    <Card title={say("changes")} aside={<SourceAge of={activity} nowMs={nowMs} />}>
      {events.length === 0 ? (
        <p className="text-sm text-soft">{say("noChanges", { count: days })}</p>
      ) : (
        <NewMoves events={events.slice(0, MAX)} place={place} />
      )}
      {unreadDays.length > 0 && (
        <p className="mt-2 text-xs text-soft">
          {say("unreadDays", { days: unreadDays.map((day) => shortDayIn(time, day)).join(", ") })}
        </p>
      )}
    </Card>
  );
}
