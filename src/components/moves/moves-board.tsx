"use client";
/**
 * Recommendations in the browser: those that wait, those being watched, and the history. Polls while one was not seen
 * yet. What is decided here stays in its place with its outcome, so that nothing moves under the pointer.
 */
import { ListChecks } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import type { ProposalCard as Card } from "@/contract/planning/card";
import { WithQueries } from "../api/queries";
import { failureText } from "../api/request";
import { buildsOn, inPlanOrder } from "../cards/card-order";
import type { CardTeam } from "../cards/card-team";
import { replacementFor } from "../cards/in-place";
import { ProposalCard } from "../cards/proposal-card";
import { newKey, useDecision, useKnownCards, useProposals } from "../cards/proposals";
import { reasonIn } from "../cards/status-reason";
import { shownKey, useSteadyCards } from "../cards/steady-clicks";
import { Button } from "../ui/button";
import { Card as Panel } from "../ui/card";
import { Empty } from "../ui/empty";
import { useWords } from "../words/words";
import { decideAll } from "./decide-all";
import { HistoryTable } from "./history-table";
import { OptimizeButton, PlanProgress, useWeekPlan } from "./optimize-week";
import { type Elsewhere, WaitingElsewhere } from "./waiting-elsewhere";

const Confirm = dynamic(() => import("../ui/confirm").then((module) => module.Confirm), { loading: () => null });

type Props = {
  /** Cards of the viewed team. */
  cards: readonly Card[];
  place: CardTeam;
  /** The name of the team looked at where it is not the person's own. */
  otherTeam: string | null;
  elsewhere: readonly Elsewhere[];
  /** The thread of a plan that the address says is being made. */
  followedPlan: string | null;
  nowMs: number;
};

const FIRST_OF_HISTORY = 10;

export function MovesBoard(props: Props) {
  return (
    <WithQueries>
      <Board {...props} />
    </WithQueries>
  );
}

function Board({ cards: initial, place, otherTeam, elsewhere, followedPlan, nowMs }: Props) {
  const [say, ui] = [useWords("moves"), useWords("ui")];
  const { cards, refetch } = useProposals(initial, { areFresh: true, place });
  const [seen] = useState(() => new Set<string>());
  // Said by what goes: buttons when nothing waits any more, a card that stands elsewhere in its new state.
  const [message, setMessage] = useState("");
  const week = useWeekPlan(followedPlan, {
    onStart: () => setMessage(""),
    onCards: () => {
      seen.clear();
      return refetch();
    },
  });
  const known = useKnownCards();
  const [isAllShown, setIsAllShown] = useState(false);
  const pending = inPlanOrder(cards.filter(({ status }) => status === "pending"));
  const inSlot = replacementFor(cards, seen);
  useSteadyCards(shownKey(inSlot));
  const isInPlace = ({ proposalId }: Card) => inSlot.some((card) => card.proposalId === proposalId);
  const isFallen = (card: Card) => (card.status === "outdated" || card.status === "expired") && isInPlace(card);
  useEffect(() => {
    for (const { proposalId, status } of cards) if (status === "pending") seen.add(proposalId);
  }, [cards, seen]);
  const underway = inPlanOrder(cards.filter((card) => card.status === "approved" && !isInPlace(card)));
  const past = cards.filter((card) => card.status !== "pending" && card.status !== "approved" && !isFallen(card));
  const list = useRef<HTMLElement>(null);
  const waited = useRef(pending.length);
  useEffect(() => {
    const isOneLess = pending.length < waited.current;
    waited.current = pending.length;
    // The card with the focus is gone: the next one gets it, or the heading.
    if (isOneLess && document.activeElement === document.body) {
      const next = list.current?.querySelector<HTMLElement>("article") ?? list.current?.querySelector("h2");
      next?.focus({ preventScroll: true });
    }
  }, [pending.length]);
  const onRejected = (error: unknown, { proposalId, status: before }: Card) => {
    const status = known().find((card) => card.proposalId === proposalId)?.status ?? before;
    if (status !== before && status !== "outdated" && status !== "expired") setMessage(failureText(error, ui));
  };
  // A fresh plan is one's own team's: from another's cards a link leads to its page.
  const onPlanAgain = otherTeam === null ? week.start : undefined;
  const shown = isAllShown ? past : past.slice(0, FIRST_OF_HISTORY);
  return (
    <div className="space-y-6">
      <section ref={list} aria-labelledby="pending-moves" className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="pending-moves" tabIndex={-1} className="text-base font-semibold tracking-tight">
            {say("pending")}{" "}
            {inSlot.length > 0 && (
              <span className="text-sm font-normal text-soft">
                {pending.length > 0 ? say("pendingCount", { count: pending.length }) : say("emptyTitle")}
              </span>
            )}
          </h2>
          <div className="flex flex-wrap gap-2">
            {pending.length > 1 && <Bulk cards={pending} onMessage={setMessage} />}
            {inSlot.length > 0 && otherTeam === null && <OptimizeButton week={week} variant="plain" />}
          </div>
        </div>
        <p role="status" className={message === "" ? "sr-only" : "text-sm"}>
          {message}
        </p>
        <PlanProgress week={week} />
        {inSlot.length === 0 && week.plan.at !== "running" ? (
          <Empty
            icon={<ListChecks className="size-8" />}
            title={otherTeam === null ? say("emptyTitle") : say("ofOtherTeam", { team: otherTeam })}
            action={otherTeam === null && <OptimizeButton week={week} />}
          >
            {say(otherTeam === null ? "emptyText" : "ofOtherTeamText")}
          </Empty>
        ) : (
          <CardList cards={inSlot} all={cards} {...{ nowMs, onPlanAgain, onRejected }} />
        )}
      </section>
      <WaitingElsewhere of={elsewhere} />
      {underway.length > 0 && (
        <section aria-labelledby="underway-moves" className="space-y-3">
          <h2 id="underway-moves" className="text-base font-semibold tracking-tight">
            {say("underway")}
          </h2>
          <CardList cards={underway} all={cards} {...{ nowMs, onPlanAgain, onRejected }} />
        </section>
      )}
      <Panel title={say("history")}>
        {past.length === 0 ? (
          <p className="text-sm text-soft">{say("historyEmpty")}</p>
        ) : (
          <>
            <HistoryTable cards={shown} />
            {shown.length < past.length && (
              <Button size="small" variant="quiet" className="mt-2" onClick={() => setIsAllShown(true)}>
                {say("loadMore")}
              </Button>
            )}
          </>
        )}
      </Panel>
    </div>
  );
}

function CardList({
  cards,
  all,
  ...rest
}: {
  cards: readonly Card[];
  all: readonly Card[];
  nowMs: number;
  onPlanAgain: (() => void) | undefined;
  onRejected(error: unknown, card: Card): void;
}) {
  return (
    <ul className="space-y-3">
      {cards.map((card) => (
        <li key={card.proposalId}>
          {/* All of them are of the team looked at, whatever team the address requests for. */}
          <ProposalCard card={card} waitsFor={buildsOn(card, all)} isOthers={false} {...rest} />
        </li>
      ))}
    </ul>
  );
}

/** One request a plan, in the order in which its moves can be approved. */
function Bulk({ cards, onMessage }: { cards: readonly Card[]; onMessage(message: string): void }) {
  const [say, ofCards, ui] = [useWords("moves"), useWords("cards"), useWords("ui")];
  const [request, setAsked] = useState<"approve" | "decline" | null>(null);
  const decision = useDecision();
  const known = useKnownCards();
  const nameOf = ({ add, drop, statusReason }: Card): string => {
    const move = say("bulkMove", {
      add: add?.playerName ?? ofCards("nobody"),
      drop: drop?.playerName ?? ofCards("openSlot"),
    });
    return statusReason === null ? move : say("bulkMoveBecause", { move, reason: reasonIn(ofCards, statusReason) });
  };
  const decide = async (action: "approve" | "decline") => {
    const ask = (threadId: string, of: readonly Card[]) => {
      const decisions = of.map(({ proposalId }) => ({ proposalId, action }));
      return decision.mutateAsync({ threadId, decisions, key: newKey() });
    };
    onMessage("");
    try {
      const { decided, left, failure } = await decideAll(cards, ask, known);
      onMessage(
        [
          decided === 0 ? say("bulkNone") : say("bulkDone", { count: decided }),
          ...(left.length > 0 ? [say("bulkLeft", { moves: left.map(nameOf).join("; ") })] : []),
          ...(failure === undefined ? [] : [failureText(failure, ui)]),
        ].join(" · "),
      );
    } catch (error) {
      onMessage(failureText(error, ui));
    }
  };
  return (
    <>
      <Button disabled={decision.isPending} onClick={() => setAsked("approve")}>
        {say("approveAll", { number: cards.length })}
      </Button>
      <Button disabled={decision.isPending} onClick={() => setAsked("decline")}>
        {say("declineAll", { number: cards.length })}
      </Button>
      {request !== null && (
        <Confirm
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          title={say(request === "approve" ? "confirmApprove" : "confirmDecline")}
          action={say(request === "approve" ? "approveAll" : "declineAll", { number: cards.length })}
          onConfirm={() => void decide(request)}
        >
          {say("confirmText")}
        </Confirm>
      )}
    </>
  );
}
