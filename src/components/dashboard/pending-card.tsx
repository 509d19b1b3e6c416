/** Recommendations that wait for a decision, the best first, with the way to them. */
import { clsx } from "clsx";
import type { ProposalCard } from "@/contract/card";
import { signedIn } from "@/messages/phrases";
import { chanceIn } from "../cards/chance-words";
import { shortDayIn } from "../time/day-and-age";
import { buttonLook } from "../ui/button";
import { Card } from "../ui/card";
import type { OnDashboard } from "./words";

const MOST = 3;

/** @param cards those that wait, in the order in which they should be looked at. */
export function PendingCard({
  cards,
  language,
  words,
}: Omit<OnDashboard, "nowMs"> & { cards: readonly ProposalCard[] }) {
  const { dashboard: say, time } = words;
  return (
    <Card
      title={say("pending")}
      aside={cards.length > 0 && say("pendingCards", { count: cards.length })}
      className={cards.length > 0 ? "border-l-4 border-l-accent" : undefined}
    >
      {cards.length === 0 ? (
        <p className="mb-3 text-sm text-soft">{say("noCards")}</p>
      ) : (
        <ul className="mb-3 divide-y divide-line/70">
          {cards.slice(0, MOST).map(({ proposalId, add, drop, effectiveDay, delta, confidence }) => (
            <li key={proposalId}>
              <a
                href={`/moves#card-${proposalId}`}
                className="flex items-baseline justify-between gap-3 rounded-lg py-2 hover:bg-raised"
              >
                <span className="min-w-0 text-sm">
                  {add && <span className="block truncate font-medium">+ {add.playerName}</span>}
                  {drop && <span className="block truncate text-soft">− {drop.playerName}</span>}
                  <span className="text-xs text-soft">{shortDayIn(time, effectiveDay)}</span>
                </span>
                <span className="text-right text-sm whitespace-nowrap tabular-nums">
                  {delta.expectedPoints !== null && (
                    <span className={clsx("block font-semibold", delta.expectedPoints < 0 ? "text-bad" : "text-good")}>
                      {say("gainPoints", { gain: signedIn(language, delta.expectedPoints, 1) })}
                    </span>
                  )}
                  <span className="text-xs text-soft">{chanceIn(language, confidence.probabilityGain)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <a href="/moves" className={buttonLook({ look: "primary" })}>
          {say(cards.length === 0 ? "askFor" : "toMoves")}
        </a>
        <a href="/chat" className={buttonLook()}>
          {say("ask")}
        </a>
      </div>
    </Card>
  );
}
