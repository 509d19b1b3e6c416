"use client";
/**
 * One answer: what was looked up, the text, its recommendations, what to be careful about, how it ended, and what to do
 * with it.
 */
import dynamic from "next/dynamic";
import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useWords } from "@/components/words/words";
import type { GroundingReference } from "@/contract/conversation/grounding";
import { withoutMarks } from "@/contract/conversation/marked-text";
import type { ChatMessage } from "../chat-message";
import { failureInWords } from "../failure-words";
import { Progress } from "../progress";
import { TimelinePlace, ToolTimeline } from "../tool-timeline";
import { AnswerActions } from "./answer-actions";
import { AnswerText } from "./answer-text";
import { PLAN_TOOL, viewOfAnswer } from "./answer-view";
import type { CellPlace } from "./cell-place";
import { Citations, citationsOf } from "./citations";
import { Details } from "./details";

// Without a skeleton: around a part of this size the server would send it first, and the cards would push what follows
// them.
const StoredCards = dynamic(() => import("@/components/cards/proposal-cards").then((module) => module.ProposalCards));
const LateCards = dynamic(() => import("@/components/cards/proposal-cards").then((module) => module.ProposalCards), {
  loading: () => <Skeleton className="h-64 rounded-xl" />,
});

const NO_REFERENCES: readonly GroundingReference[] = [];

type CardsProps = ComponentProps<typeof StoredCards>;

type Props = {
  message: ChatMessage;
  isRunning: boolean;
  /** The system's present, for what was read; and the league's, for what was published. */
  nowMs: number;
  leagueNowMs: number;
  /** Present only where asking again makes sense: under the last answer. */
  onRetry: (() => void) | undefined;
  /** Asks the same question in the place of this turn; absent while an answer runs. */
  onRegenerate: (() => void) | undefined;
};

export function Answer({ message, isRunning, nowMs, leagueNowMs, onRetry, onRegenerate }: Props) {
  const chat = useWords("chat");
  const view = viewOfAnswer(message, isRunning);
  const { lookups, texts, references, warnings, cards, statuses } = view;
  const [requested, setWanted] = useState<CellPlace | null>(null);
  const Cards = useCards(cards.length > 0 || lookups.some(({ toolName }) => toolName === PLAN_TOOL));
  const citations = citationsOf(lookups);
  const [lead, rest] = leadAndRest(texts.join("\n\n"), cards.length > 0);
  const hasEnded = !isRunning && texts.length > 0;
  return (
    <div className="space-y-3">
      {isRunning && texts.length === 0 && lookups.length === 0 && <TimelinePlace />}
      <ToolTimeline lookups={lookups} nowMs={nowMs} wanted={requested} />
      {isRunning && texts.length === 0 && <Progress statuses={statuses} />}
      {lead !== "" && <AnswerText markdown={lead} references={references} onFigure={setWanted} />}
      {lead !== "" && cards.length > 0 && (
        <section aria-label={chat("cards")}>
          {Cards ? <Cards cards={cards} nowMs={nowMs} /> : <Skeleton className="h-64 rounded-xl" />}
        </section>
      )}
      {rest !== "" && Cards && <AnswerText markdown={rest} references={references} onFigure={setWanted} />}
      {hasEnded && view.details !== "" && (
        <Details markdown={view.details} references={NO_REFERENCES} onFigure={setWanted} />
      )}
      {warnings.map((warning) => (
        <Notice key={`${warning.code} ${warning.message}`} tone="note">
          <strong>{chat("note")}</strong> {warning.message}
        </Notice>
      ))}
      {hasEnded && citations.length > 0 && <Citations citations={citations} leagueNowMs={leagueNowMs} />}
      <Outcome message={message} onRetry={onRetry} />
      {hasEnded && (
        <AnswerActions
          message={message}
          text={texts.map(withoutMarks).join("\n\n")}
          grounding={view.grounding}
          onRegenerate={onRegenerate}
        />
      )}
    </div>
  );
}

/**
 * Loads the cards' component: at once in a stored answer, whose page includes it. For a later answer it is loaded as
 * soon as a plan is made, and the text after the cards waits for it, so that nothing moves.
 */
function useCards(isPlanning: boolean): ComponentType<CardsProps> | undefined {
  const isStored = !useHydrated();
  const [Cards, setCards] = useState<ComponentType<CardsProps> | undefined>(() => (isStored ? StoredCards : undefined));
  useEffect(() => {
    if (Cards || !isPlanning) return;
    import("@/components/cards/proposal-cards").then(
      (module) => setCards(() => module.ProposalCards),
      // Its own attempt may go better, and the text must not wait for ever.
      () => setCards(() => LateCards),
    );
  }, [Cards, isPlanning]);
  return Cards;
}

/** Splits the text after its first sentence, so that the cards come right below it. */
function leadAndRest(text: string, isParted: boolean): [string, string] {
  const end = isParted ? text.search(/\n\s*\n/) : -1;
  return end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end).trim()];
}

function Outcome({ message, onRetry }: Pick<Props, "message" | "onRetry">) {
  const [chat, ui] = [useWords("chat"), useWords("ui")];
  const { status, error } = message.metadata ?? {};
  if (status !== "failed" && status !== "stopped") return null;
  const isFailed = status === "failed";
  return (
    <Notice
      tone={isFailed ? "bad" : "note"}
      actions={onRetry && <Button onClick={onRetry}>{isFailed ? chat("retry") : chat("askAgain")}</Button>}
    >
      {!isFailed && chat("stoppedAnswer")}
      {isFailed && (error ? failureInWords(error, chat, ui) : chat("failedAnswer"))}
      {isFailed && error && (
        <span className="mt-1 block text-xs opacity-80">{ui("errorCode", { code: error.code })}</span>
      )}
    </Notice>
  );
}
