/** How his official status changed, as it was noted, the present one first. */
import type { PlayerPageOutput } from "@/contract/players/players-output";
import type { Words } from "@/language/texts/ui/messages";
import { shortDayIn } from "../time/day-and-age";
import { easternClock } from "../time/eastern-clock";
import { Card } from "../ui/card";
import { StatusBadge } from "./status-badge";

type Props = {
  history: PlayerPageOutput["statusHistory"];
  words: { player: Words<"player">; time: Words<"time"> };
};

const MAX_SHOWN = 8;

export function StatusHistory({ history, words: { player, time } }: Props) {
  const dayOf = (instant: string): string => shortDayIn(time, easternClock(Date.parse(instant)).day);
  return (
    <Card title={player("history")}>
      {history.length === 0 ? (
        <p className="text-sm text-soft">{player("noHistory")}</p>
      ) : (
        <ol className="space-y-2 text-sm">
          {history.slice(0, MAX_SHOWN).map((stretch, at) => (
            <li key={stretch.since} className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
              <StatusBadge of={stretch} say={player} />
              <span className="text-soft tabular-nums">
                {at === 0
                  ? player("historySince", { from: dayOf(stretch.since) })
                  : player("historyFrom", { from: dayOf(stretch.since), to: dayOf(stretch.lastSeenAt) })}
                {stretch.isAtLeast && ` ${player("orEarlier")}`}
              </span>
              {stretch.expectedReturnDay !== null && (
                <span className="text-soft">
                  {player("returns", { day: shortDayIn(time, stretch.expectedReturnDay) })}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
