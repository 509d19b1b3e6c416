"use client";
/** State of a card: the steps left after approval, the league's confirmation, or why it is no longer valid. */
import { ExternalLink } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Language } from "@/contract/conversation/intent";
import type { ProposalCard } from "@/contract/planning/card";
import type { Words } from "@/language/texts/ui/messages";
import { signedIn } from "@/language/texts/ui/phrases";
import { statusReasonKey } from "@/language/texts/ui/status-reason";
import { agoIn, shortDayIn } from "../time/day-and-age";
import { Button, buttonVariant } from "../ui/button";
import { useWords } from "../words/words";
import { noteHandoffOpened } from "./proposals";
import { isScheduled } from "./scheduled";
import { reasonIn } from "./status-reason";
import { isSteadyClick } from "./steady-clicks";

type Props = {
  card: ProposalCard;
  language: Language;
  say: Words<"cards">;
  nowMs: number;
  isBusy: boolean;
  onChangeMind(): void;
  /** While the decision can be undone. */
  onUndo: (() => void) | undefined;
  /** Shown instead of a card that is no longer valid. */
  planAgain: ReactNode;
};

export function CardState({ card, language, say, nowMs, isBusy, onChangeMind, onUndo, planAgain }: Props) {
  const time = useWords("time");
  const { status, verification, outcome, statusReason } = card;
  // Other details are codes for the log, such as of a failed reading.
  const halfDone = statusReasonKey(verification?.detail ?? "");
  const age = verification ? (agoIn(time, verification.checkedAt, nowMs) ?? "") : "";
  return (
    <div className="space-y-2 text-sm">
      {status === "approved" && !isScheduled(card) && (
        <Approved {...{ card, say, age, isBusy, onChangeMind, onUndo }} />
      )}
      {(status === "verified" || isScheduled(card)) && (
        <p className="text-good">
          {isScheduled(card)
            ? say("scheduledText", { day: shortDayIn(time, card.effectiveDay), age })
            : say("verifiedText", { age })}
        </p>
      )}
      {status === "not_seen" && (
        <p>
          {say("notSeenText")}
          {halfDone && ` (${say(halfDone)})`}
        </p>
      )}
      {status === "declined" && (
        <Undoable text={say(onUndo ? "declinedUndoable" : "declinedText")} {...{ say, isBusy, onUndo }} />
      )}
      {status === "superseded" && (
        <p className="text-soft">
          {statusReason === null
            ? say("supersededText")
            : say("replacedReason", { reason: reasonIn(say, statusReason) })}
        </p>
      )}
      {(status === "expired" || status === "outdated") && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p>
            {status === "expired"
              ? say("expiredText")
              : statusReason
                ? say("outdatedReason", { reason: reasonIn(say, statusReason) })
                : say("outdatedText")}
          </p>
          {planAgain}
        </div>
      )}
      {outcome && outcome.delivered !== null && (
        <p className="font-medium tabular-nums">
          {say("outcome", {
            claimed: signedIn(language, outcome.claimed, 1),
            delivered: signedIn(language, outcome.delivered, 1),
            unit: say(outcome.unit === "points" ? "unitPoints" : "unitCategories"),
          })}
        </p>
      )}
    </div>
  );
}

/** The decision, with an undo button while the window is open. As tall as the buttons it replaces. */
function Undoable({ text, say, isBusy, onUndo }: Pick<Props, "say" | "isBusy" | "onUndo"> & { text: string }) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>{text}</p>
      {onUndo && (
        <Button disabled={isBusy} onClick={(event) => isSteadyClick(event.nativeEvent) && onUndo()}>
          {say("undo")}
        </Button>
      )}
    </div>
  );
}

function Approved({
  card,
  say,
  age,
  isBusy,
  onChangeMind,
  onUndo,
}: Pick<Props, "card" | "say" | "isBusy" | "onChangeMind" | "onUndo"> & { age: string }) {
  const [isOpenedHere, setIsOpenedHere] = useState(false);
  const isHandedOff = isOpenedHere || card.isHandoffOpened === true;
  // While the approval can be undone there is no way to ESPN.
  if (card.handoff === null) {
    return <Undoable text={say(onUndo ? "approvedUndoable" : "approvedSoon")} {...{ say, isBusy, onUndo }} />;
  }
  const { url, steps } = card.handoff;
  const isDemo = !url.startsWith("https://");
  return (
    <>
      <p>{say(isDemo ? "approvedDemo" : "approvedText")}</p>
      {!isDemo && (
        <>
          <h4 className="text-xs font-medium text-soft">{say("steps")}</h4>
          <ol className="list-decimal space-y-0.5 pl-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      <p className="text-xs text-soft">
        {card.verification
          ? say("checked", { age, result: say(VARIANTS[card.verification.result] ?? "look_unreadable") })
          : say("notChecked")}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {!isDemo && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => {
              setIsOpenedHere(true);
              // The way is open whether or not the note arrives; without it a change of mind stays possible.
              noteHandoffOpened(card.proposalId).catch(() => setIsOpenedHere(false));
            }}
            className={buttonVariant({ variant: "primary" })}
          >
            {say("openEspn")}
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        )}
        {!isHandedOff && (
          <Button disabled={isBusy} onClick={onChangeMind} title={say("changeMindText")}>
            {say("changeMind")}
          </Button>
        )}
      </div>
      <p className="text-xs text-soft">{say(isHandedOff ? "handedOff" : "changeMindText")}</p>
    </>
  );
}

type StateKey = "look_seen" | "look_notYet" | "look_tooEarly" | "look_notSeen" | "look_unreadable";
const VARIANTS: Readonly<Record<string, StateKey>> = {
  seen: "look_seen",
  scheduled: "look_seen",
  not_yet: "look_notYet",
  too_early: "look_tooEarly",
  not_seen: "look_notSeen",
  unreadable: "look_unreadable",
};
