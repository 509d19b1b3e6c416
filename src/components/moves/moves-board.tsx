"use client";
/** Recommendations in the browser: those that wait, those being watched, and the history. Polls while one was not seen yet. */
import { ListChecks } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import type { ProposalCard as Card } from "@/contract/card";
import { WithQueries } from "../api/queries";
import { failureText } from "../api/request";
import { buildsOn, byThread, inPlanOrder } from "../cards/card-order";
import { ProposalCard } from "../cards/proposal-card";
import { newKey, useDecision, useProposals } from "../cards/proposals";
import { Button } from "../ui/button";
import { Card as Panel } from "../ui/card";
import { Empty } from "../ui/empty";
import { useWords } from "../words/words";
import { HistoryTable } from "./history-table";
import { OptimizeButton, PlanProgress, useWeekPlan } from "./optimize-week";

const Confirm = dynamic(() => import("../ui/confirm").then((module) => module.Confirm), { loading: () => null });

type Props = {
  cards: readonly Card[];
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

function Board({ cards: initial, followedPlan, nowMs }: Props) {
  const say = useWords("moves");
  const { cards, refetch } = useProposals(initial, { areFresh: true, isWhole: true });
  const week = useWeekPlan(followedPlan, refetch);
  const [isAllShown, setIsAllShown] = useState(false);
  const pending = inPlanOrder(cards.filter(({ status }) => status === "pending"));
  const underway = inPlanOrder(cards.filter(({ status }) => status === "approved"));
  const past = cards.filter(({ status }) => status !== "pending" && status !== "approved");
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
  const shown = isAllShown ? past : past.slice(0, FIRST_OF_HISTORY);
  return (
    <div className="space-y-6">
      <section ref={list} aria-labelledby="pending-moves" className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="pending-moves" tabIndex={-1} className="text-base font-semibold tracking-tight">
            {say("pending")}{" "}
            {pending.length > 0 && (
              <span className="text-sm font-normal text-soft">{say("pendingCount", { count: pending.length })}</span>
            )}
          </h2>
          <div className="flex flex-wrap gap-2">
            {pending.length > 1 && <Bulk cards={pending} />}
            {pending.length > 0 && <OptimizeButton week={week} look="plain" />}
          </div>
        </div>
        <PlanProgress week={week} />
        {pending.length === 0 && week.plan.at !== "running" ? (
          <Empty
            icon={<ListChecks className="size-8" />}
            title={say("emptyTitle")}
            action={<OptimizeButton week={week} />}
          >
            {say("emptyText")}
          </Empty>
        ) : (
          <CardList cards={pending} all={cards} nowMs={nowMs} onPlanAgain={week.start} />
        )}
      </section>
      {underway.length > 0 && (
        <section aria-labelledby="underway-moves" className="space-y-3">
          <h2 id="underway-moves" className="text-base font-semibold tracking-tight">
            {say("underway")}
          </h2>
          <CardList cards={underway} all={cards} nowMs={nowMs} onPlanAgain={week.start} />
        </section>
      )}
      <Panel title={say("history")}>
        {past.length === 0 ? (
          <p className="text-sm text-soft">{say("historyEmpty")}</p>
        ) : (
          <>
            <HistoryTable cards={shown} />
            {shown.length < past.length && (
              <Button size="small" look="quiet" className="mt-2" onClick={() => setIsAllShown(true)}>
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
  nowMs,
  onPlanAgain,
}: {
  cards: readonly Card[];
  all: readonly Card[];
  nowMs: number;
  onPlanAgain(): void;
}) {
  return (
    <ul className="space-y-3">
      {cards.map((card) => (
        <li key={card.proposalId}>
          <ProposalCard card={card} waitsFor={buildsOn(card, all)} nowMs={nowMs} onPlanAgain={onPlanAgain} />
        </li>
      ))}
    </ul>
  );
}

/** One request a plan, in the order in which its moves can be approved. */
function Bulk({ cards }: { cards: readonly Card[] }) {
  const [say, ui] = [useWords("moves"), useWords("ui")];
  const [asked, setAsked] = useState<"approve" | "decline" | null>(null);
  const [said, setSaid] = useState("");
  const decision = useDecision();
  const decideAll = async (action: "approve" | "decline") => {
    let decided = 0;
    try {
      for (const [threadId, of] of byThread(cards)) {
        const decisions = of.map(({ proposalId }) => ({ proposalId, action }));
        await decision.mutateAsync({ threadId, decisions, key: newKey() });
        decided += of.length;
      }
      setSaid(say("bulkDone", { count: decided }));
    } catch (thrown) {
      setSaid(failureText(thrown, ui));
    }
  };
  return (
    <>
      <p role="status" className={said === "" ? "sr-only" : "self-center text-sm text-soft"}>
        {said}
      </p>
      <Button disabled={decision.isPending} onClick={() => setAsked("approve")}>
        {say("approveAll", { number: cards.length })}
      </Button>
      <Button disabled={decision.isPending} onClick={() => setAsked("decline")}>
        {say("declineAll", { number: cards.length })}
      </Button>
      {asked !== null && (
        <Confirm
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          title={say(asked === "approve" ? "confirmApprove" : "confirmDecline")}
          action={say(asked === "approve" ? "approveAll" : "declineAll", { number: cards.length })}
          onConfirm={() => void decideAll(asked)}
        >
          {say("confirmText")}
        </Confirm>
      )}
    </>
  );
}
