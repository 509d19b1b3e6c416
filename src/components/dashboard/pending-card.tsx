/** Recommendations that wait for a decision, the best first, with the way to them. */
import { clsx } from "clsx";
import type { ProposalCard } from "@/contract/planning/card";
import { signedIn } from "@/language/texts/ui/phrases";
import { chanceIn } from "../cards/chance-words";
import type { Elsewhere } from "../moves/waiting-elsewhere";
import { shortDayIn } from "../time/day-and-age";
import { buttonVariant } from "../ui/button";
import { Card } from "../ui/card";
import type { OnDashboard } from "./words";

const MAX = 3;

type Props = Omit<OnDashboard, "nowMs"> & {
  /** Pending cards of the viewed team, in display order. */
  cards: readonly ProposalCard[];
  elsewhere: readonly Elsewhere[];
  /** The team looked at where it is not the person's own. */
  viewedTeam: number | null;
};

export function PendingCard({ cards, elsewhere, viewedTeam, language, words }: Props) {
  const { dashboard: say, time } = words;
  const moves = viewedTeam === null ? "/moves" : `/moves?team=${viewedTeam}`;
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
          {cards.slice(0, MAX).map(({ proposalId, add, drop, effectiveDay, delta, confidence }) => (
            <li key={proposalId}>
              <a
                href={`${moves}#card-${proposalId}`}
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
                  <span className="text-xs text-soft">
                    {say("helpsChance", { chance: chanceIn(language, confidence.probabilityGain) })}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {elsewhere.length > 0 && (
        <ul className="mb-3 space-y-1 text-sm">
          {elsewhere.map(({ connectionId, teamId, count, name, href }) => (
            <li key={`${connectionId} ${teamId}`}>
              <a href={href ?? "/moves"} className="text-accent hover:underline">
                {say("pendingInOtherTeams", { count, place: name })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {/* A plan is asked for where one's own team is looked at. */}
        <a href={cards.length === 0 ? "/moves" : moves} className={buttonVariant({ variant: "primary" })}>
          {say(cards.length === 0 ? "askFor" : "toMoves")}
        </a>
        <a href="/chat" className={buttonVariant()}>
          {say("ask")}
        </a>
      </div>
    </Card>
  );
}
