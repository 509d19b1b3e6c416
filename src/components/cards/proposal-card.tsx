"use client";
/**
 * One recommendation: what leaves and what comes, what it brings and how sure that is, and the person's decision.
 *
 * Needs the words of "cards" and `WithQueries` around it (`ProposalCards` brings the latter).
 */
import { clsx } from "clsx";
import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import type { ProposalCard as Card, CardEdit } from "@/contract/planning/card";
import { failureText } from "../api/request";
import { TEAM_PARAMETER } from "../shell/perspective";
import { agoIn, clockIn, shortDayIn } from "../time/day-and-age";
import { easternClock } from "../time/eastern-clock";
import { useNow } from "../time/use-now";
import { Badge, type Tone } from "../ui/badge";
import { Button, buttonVariant } from "../ui/button";
import { useHydrated } from "../ui/use-hydrated";
import { useLanguage, useWords } from "../words/words";
import { CardEvidence, Reasons } from "./card-evidence";
import { CardFigures } from "./card-figures";
import { runCardKey } from "./card-keys";
import { CardState } from "./card-state";
import { type CardDecision, newKey, useDecision } from "./proposals";
import { statusIn } from "./scheduled";
import { isSteadyClick } from "./steady-clicks";

const EditMove = dynamic(() => import("./edit-move").then((module) => module.EditMove), { loading: () => null });

const TONES: Readonly<Record<Card["status"], Tone>> = {
  pending: "accent",
  approved: "good",
  verified: "good",
  declined: "plain",
  superseded: "plain",
  expired: "note",
  outdated: "note",
  not_seen: "bad",
};

type Props = {
  card: Card;
  /** Another card that waits and has to be approved before this one. */
  waitsFor?: Card | undefined;
  /** Epoch milliseconds of the page's making. */
  nowMs: number;
  /** Starts a fresh plan; without it a link leads to the page of moves. */
  onPlanAgain?: (() => void) | undefined;
  onChanged?: ((cards: readonly Card[]) => void) | undefined;
  /**
   * Called when a decision is refused, for parents that show the card in another state. @param card the card as it was
   * when decided
   */
  onRejected?: ((error: unknown, card: Card) => void) | undefined;
  /** Whether it was made for another team than the one looked at; left out, the address says so. */
  isOthers?: boolean | undefined;
};

export function ProposalCard({ card, waitsFor, nowMs, onPlanAgain, onChanged, onRejected, isOthers: given }: Props) {
  const [say, ui, time] = [useWords("cards"), useWords("ui"), useWords("time")];
  const language = useLanguage();
  const now = useNow(nowMs);
  const article = useRef<HTMLElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const decision = useDecision();
  const articleId = `card-${card.proposalId}`;
  const headingId = `${articleId}-title`;
  const isPending = card.status === "pending";
  const isOthersByAddress = useIsOthers(card);
  const isOthers = given ?? isOthersByAddress;
  const mayDecide = isPending && !isOthers;
  const isBusy = decision.isPending;
  // A decision that is clicked must not be lost.
  const isDeaf = !useHydrated() || isBusy;

  const decide = async (action: CardDecision["action"], edit?: CardEdit): Promise<void> => {
    if (isBusy) return;
    // The button is gone afterward; the focus stays with the card.
    if (article.current?.contains(document.activeElement)) article.current.focus({ preventScroll: true });
    const made = { proposalId: card.proposalId, action, ...(edit && { edit }) };
    const answer = await decision.mutateAsync({ threadId: card.threadId, decisions: [made], key: newKey() });
    onChanged?.(answer.cards);
  };
  // A refusal is shown below the buttons.
  const act = (action: CardDecision["action"], edit?: CardEdit) =>
    void decide(action, edit).catch((error: unknown) => onRejected?.(error, card));
  const approve = mayDecide && !waitsFor ? () => act("approve") : undefined;
  const decline = mayDecide ? () => act("decline") : undefined;
  const edit = mayDecide ? () => setIsEditing(true) : undefined;
  const isUndoable = useIsUndoable(card) && !isOthers;

  const lock = easternClock(Date.parse(card.expiresAt));
  const valued = agoIn(time, card.createdAt, now) ?? "";
  return (
    <article
      ref={article}
      id={articleId}
      aria-labelledby={headingId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: one key each decides on the card that has the focus
      tabIndex={0}
      onKeyDown={(event) => {
        // Keys of a dialog above the card reach it too.
        if (!event.currentTarget.contains(event.target as Node)) return;
        if (runCardKey(event.nativeEvent, { a: approve, d: decline, e: edit })) event.preventDefault();
      }}
      className={clsx(
        "min-w-0 rounded-xl border border-line bg-surface shadow-card",
        isPending && "border-l-4 border-l-accent",
      )}
    >
      <div className="grid gap-x-8 gap-y-4 p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
        <div className="min-w-0 space-y-3">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-soft">
            <Badge tone={TONES[card.status]}>{statusIn(say, time, card)}</Badge>
            {card.replaces !== null && <Badge>{say("replaces")}</Badge>}
            <span>{say("rank", { rank: card.rank })}</span>
            <span className="font-medium text-ink">{shortDayIn(time, card.effectiveDay)}</span>
          </div>
          <h3 id={headingId} className="space-y-1.5 text-base leading-snug">
            <Side kind="add" label={say("add")} name={card.add?.playerName ?? say("nobody")} />
            <Side kind="drop" label={say("drop")} name={card.drop?.playerName ?? say("openSlot")} />
          </h3>
          <Reasons card={card} say={say} className="max-md:hidden" />
          {card.warnings.length > 0 && (
            <div className="rounded-lg border border-note-line bg-note px-3 py-2 text-sm text-note-ink">
              <p className="text-xs font-semibold">{say("warnings")}</p>
              <ul className="list-disc pl-4">
                {card.warnings.map((warning) => (
                  <li key={warning}>{warning}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <CardFigures card={card} language={language} say={say} />
      </div>
      <div className="space-y-3 border-t border-line px-4 py-3">
        {isPending ? (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {isOthers ? (
              <p className="text-sm text-soft">{say("otherTeam")}</p>
            ) : (
              <div className="flex flex-wrap gap-2">
                <Decide variant="primary" name={say("approve")} keyName="A" isBusy={isDeaf} onClick={approve} />
                <Decide name={say("decline")} keyName="D" isBusy={isDeaf} onClick={decline} />
                <Decide variant="quiet" name={say("edit")} keyName="E" isBusy={isDeaf} onClick={edit} />
              </div>
            )}
            <p className="text-xs text-soft">
              <span className="font-medium text-ink">
                {say("decideBy", { day: shortDayIn(time, lock.day), time: clockIn(time, lock.time) })}
              </span>{" "}
              · {say("valued", { age: valued })}
            </p>
            {waitsFor && <p className="basis-full text-xs text-soft">{say("buildsOn", { title: waitsFor.title })}</p>}
          </div>
        ) : (
          <CardState
            {...{ card, language, say, nowMs: now }}
            isBusy={isDeaf}
            onChangeMind={() => act("edit", {})}
            onUndo={isUndoable ? () => act("undo") : undefined}
            planAgain={
              onPlanAgain ? (
                <Button size="small" onClick={onPlanAgain}>
                  {say("planAgain")}
                </Button>
              ) : (
                <a href="/moves" className={buttonVariant({ size: "small" })}>
                  {say("planAgain")}
                </a>
              )
            }
          />
        )}
        <p role="status" className={isBusy ? "text-xs text-soft" : "sr-only"}>
          {isBusy ? say("working") : isPending ? "" : statusIn(say, time, card)}
        </p>
        {/* For a closed card the state above gives the reason. */}
        {decision.error && !isBusy && (isPending || card.status === "approved" || card.status === "declined") && (
          <p role="alert" className="rounded-lg bg-bad-wash px-3 py-2 text-sm text-bad">
            {failureText(decision.error, ui)}
          </p>
        )}
        <CardEvidence card={card} language={language} say={say} nowMs={nowMs} />
      </div>
      {isEditing && (
        <EditMove
          card={card}
          onClose={() => setIsEditing(false)}
          onSave={async (options) => {
            await decide("edit", options);
            setIsEditing(false);
          }}
        />
      )}
    </article>
  );
}

/** Until the time that the server gave, by the browser's clock; then the outcome remains. */
function useIsUndoable({ undoUntil, status }: Card): boolean {
  const untilMs = undoUntil == null || status === "pending" ? 0 : Date.parse(undoUntil);
  const [overMs, setOverMs] = useState(0);
  const isHydrated = useHydrated();
  useEffect(() => {
    const leftMs = untilMs - Date.now();
    const timer = setTimeout(() => setOverMs(untilMs), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [untilMs]);
  return isHydrated && untilMs > overMs;
}

/** Whether another team is being viewed than the one it was made for, as the address has it. */
function useIsOthers({ teamId }: Card): boolean {
  const viewed = useSearchParams().get(TEAM_PARAMETER);
  return viewed !== null && teamId !== undefined && viewed !== String(teamId);
}

function Side({ kind, label, name }: { kind: "add" | "drop"; label: string; name: string }) {
  const Icon = kind === "add" ? ArrowUpRight : ArrowDownLeft;
  return (
    <span className="flex items-center gap-2">
      <span
        className={clsx(
          "inline-flex min-w-18 items-center gap-1 rounded-md px-1.5 text-xs leading-5 font-medium",
          kind === "add" ? "bg-good-wash text-good" : "bg-bad-wash text-bad",
        )}
      >
        <Icon aria-hidden="true" className="size-3.5" />
        {label}
      </span>{" "}
      <span className={clsx("min-w-0 truncate", kind === "add" ? "font-semibold" : "text-soft")}>{name}</span>
    </span>
  );
}

function Decide({
  name,
  keyName,
  variant,
  isBusy,
  onClick,
}: {
  name: string;
  keyName: string;
  variant?: "primary" | "quiet";
  isBusy: boolean;
  onClick: (() => void) | undefined;
}) {
  return (
    <Button
      variant={variant ?? "plain"}
      disabled={isBusy || !onClick}
      aria-keyshortcuts={keyName}
      {...(onClick && { onClick: (event) => isSteadyClick(event.nativeEvent) && onClick() })}
    >
      {name}
      <span
        aria-hidden="true"
        className="rounded border border-current px-1 font-sans text-[0.6875rem] opacity-70 max-md:hidden pointer-coarse:hidden"
      >
        {keyName}
      </span>
    </Button>
  );
}
