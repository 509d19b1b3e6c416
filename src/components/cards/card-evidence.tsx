"use client";
/** Why a move is proposed, and the figures in the plan that it rests on. The plan is read when this is opened. */
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import type { Language } from "@/contract/conversation/intent";
import type { ProposalCard } from "@/contract/planning/card";
import type { OptimizerAnswer } from "@/contract/planning/optimizer-answer";
import type { Words } from "@/language/texts/ui/messages";
import { signedIn } from "@/language/texts/ui/phrases";
import { failureText, request } from "../api/request";
import { shortDayIn } from "../time/day-and-age";
import { SourceAge } from "../ui/source-age";
import { useWords } from "../words/words";
import { chanceIn } from "./chance-words";

type Props = { card: ProposalCard; language: Language; say: Words<"cards">; nowMs: number };

export function CardEvidence({ card, language, say, nowMs }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="group text-sm">
      <summary className="inline-flex min-h-6 items-center gap-1 rounded-md text-xs text-soft hover:text-ink pointer-coarse:min-h-11">
        <ChevronRight aria-hidden="true" className="size-3.5 group-open:rotate-90" />
        {say("why")}
      </summary>
      <div className="mt-2 space-y-3">
        <Reasons card={card} say={say} className="md:hidden" />
        {isOpen && <PlanFigures card={card} language={language} say={say} nowMs={nowMs} />}
      </div>
    </details>
  );
}

/**
 * Reasons that the figures beside them lack: who is given up, how long to hold a stash, the starts. Gains that are not in points, and
 * starts on cards of an earlier version, are stored only as text in the language in which they were made.
 */
export function Reasons({ card, say, className }: Pick<Props, "card" | "say"> & { className: string }) {
  const { starts, delta, givesUpPercent, drop } = card;
  const areInFigures = starts !== undefined && delta.expectedPoints !== null;
  return (
    <ul className={clsx("space-y-0.5 text-sm text-soft", className)}>
      {areInFigures && givesUpPercent !== undefined && drop && (
        <li>{say("givesUp", { name: drop.playerName, percent: givesUpPercent })}</li>
      )}
      {areInFigures && <Stash card={card} say={say} />}
      {(areInFigures ? [say("starts", starts)] : card.reasons).map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

/** How long to hold a player who is out. */
function Stash({ card: { stash, add }, say }: Pick<Props, "card" | "say">) {
  if (!stash || !add) return null;
  const name = add.playerName;
  if (stash.expectedReturn === null) return <li>{say("stash", { name })}</li>;
  return <StashUntil name={name} day={stash.expectedReturn} say={say} />;
}

function StashUntil({ name, day, say }: { name: string; day: string; say: Props["say"] }) {
  return <li>{say("stashUntil", { name, day: shortDayIn(useWords("time"), day) })}</li>;
}

function PlanFigures({ card, language, say, nowMs }: Props) {
  const ui = useWords("ui");
  const { data, error } = useQuery({
    queryKey: ["plan", card.threadId],
    queryFn: ({ signal }) => request<OptimizerAnswer>(`/api/agent/matchup-optimizer/${card.threadId}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <p role="alert">{failureText(error, ui)}</p>;
  if (!data) return <p role="status">{ui("loading")}</p>;
  const shown = card.replaces === null ? card.evidence : [];
  const rows = shown.flatMap(({ claim, toolCallId, path }) => {
    const call = data.toolCalls.find(({ id }) => id === toolCallId);
    const value = call && textOf(at(call.output, path), claim, language);
    return call && value ? [{ claim, value, call }] : [];
  });
  const [first] = rows;
  if (!first) return <p className="text-soft">{say("evidenceMissing")}</p>;
  const { source, fetchedAt } = first.call;
  return (
    <div className="max-w-md">
      <p className="text-xs text-soft">{say("evidence")}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 tabular-nums">
        {rows.map(({ claim, value }) => (
          <div key={claim} className="contents">
            <dt className="text-soft">{isKnown(claim) ? say(`evidence_${claim}`) : claim}</dt>
            <dd className="text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {source !== null && fetchedAt !== null && <SourceAge of={{ source, fetchedAt, stale: false }} nowMs={nowMs} />}
    </div>
  );
}

const isKnown = (claim: string): claim is "gain" | "probabilityGain" | "winProbability" =>
  ["gain", "probabilityGain", "winProbability"].includes(claim);

const at = (output: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === "object" && inside !== null ? Object.getOwnPropertyDescriptor(inside, key)?.value : undefined,
      output,
    );

function textOf(value: unknown, claim: string, language: Language): string | null {
  if (typeof value === "number") return claim === "gain" ? signedIn(language, value, 1) : chanceIn(language, value);
  if (typeof value !== "object" || value === null || !("before" in value) || !("after" in value)) return null;
  const { before, after } = value;
  if (typeof before !== "number" || typeof after !== "number") return null;
  return `${chanceIn(language, before)} → ${chanceIn(language, after)}`;
}
