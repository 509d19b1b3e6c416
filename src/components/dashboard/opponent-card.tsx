/** Card of what the opponent may do with the days left, and of who blocks him. */
import type { Language } from "@/contract/conversation/intent";
import type { OpponentOutlookOutput } from "@/contract/planning/opponent-output";
import { signedPercentIn } from "@/language/texts/ui/phrases";
import { shortDayIn } from "../time/day-and-age";
import { Card } from "../ui/card";
import { SourceAge } from "../ui/source-age";
import type { DashboardWords, OnDashboard } from "./words";

const MAX_STREAMERS = 3;

export function OpponentCard({ outlook, language, words, nowMs }: OnDashboard & { outlook: OpponentOutlookOutput }) {
  const { dashboard: say, time } = words;
  const { opponent, blocks } = outlook;
  if (opponent === null) return null;
  const { addsLeft, openSlots, likely, streamers } = opponent;
  const slots = openSlots.reduce((sum, { slots: open }) => sum + open, 0);
  return (
    <Card title={say("opponent")} aside={<SourceAge of={outlook} nowMs={nowMs} />}>
      <p className="text-sm wrap-anywhere">
        <strong className="font-medium">{opponent.teamName}</strong>
        <span className="text-soft">
          {" · "}
          {addsLeft === null ? say("opponentNoLimit") : say("opponentAdds", { count: addsLeft })}
          {" · "}
          {say("opponentSlots", { count: slots })}
        </span>
      </p>
      {likely.length + streamers.length === 0 ? (
        <p className="mt-2 text-sm text-soft">{say("opponentNoMove")}</p>
      ) : (
        <ul className="mt-2 space-y-1 text-sm">
          {likely.map(({ day, add, drop, winProbability }) => (
            <li key={`${day} ${add?.playerId} ${drop?.playerId}`} className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                {add && <span className="font-medium">+ {add.name} </span>}
                {drop && <span className="text-soft">− {drop.name} </span>}
                <span className="text-xs text-soft">{shortDayIn(time, day)}</span>
              </span>
              <Change of={winProbability?.change ?? null} language={language} say={say} />
            </li>
          ))}
        </ul>
      )}
      {streamers.length > 0 && (
        <p className="mt-2 text-xs text-soft wrap-anywhere">
          {say("opponentStreamers", {
            names: streamers
              .slice(0, MAX_STREAMERS)
              .map(({ player }) => player.name)
              .join(", "),
          })}
        </p>
      )}
      {blocks.map(({ player, winProbability }) => (
        <p key={player.playerId} className="mt-2 text-sm wrap-anywhere">
          {say("opponentBlock", { name: player.name, change: signedPercentIn(language, winProbability.change) })}
        </p>
      ))}
    </Card>
  );
}

/** What a move of his does to my chance to win; nothing without a forecast. */
function Change({ of, language, say }: { of: number | null; language: Language; say: DashboardWords["dashboard"] }) {
  if (of === null) return null;
  const change = signedPercentIn(language, of);
  return (
    <span className="whitespace-nowrap text-soft tabular-nums">
      <span aria-hidden="true">{change}</span>
      <span className="sr-only">{say("opponentChange", { change })}</span>
    </span>
  );
}
