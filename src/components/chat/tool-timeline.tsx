"use client";
/**
 * Timeline of an answer's tool calls: one summary line, and on request each call with its input, age and result.
 * The line keeps its height from the first call to the last, so nothing below it moves.
 */
import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useId, useRef, useState } from "react";
import { Badge } from "../ui/badge";
import { Skeleton } from "../ui/skeleton";
import { useWords } from "../words/words";
import type { ToolCallView } from "./answer/answer-view";
import type { CellPlace } from "./answer/cell-place";
import { inputInWords, originOf, toolTitle } from "./tool-words";

const ResultView = dynamic(() => import("./answer/result-view").then((module) => module.ResultView), {
  loading: () => <Skeleton className="h-24" />,
});

type Props = {
  lookups: readonly ToolCallView[];
  nowMs: number;
  /** Cell of the figure the user clicked: its tool call opens. A new object for every click. */
  wanted: CellPlace | null;
};

export function ToolTimeline({ lookups, nowMs, wanted: requested }: Props) {
  const chat = useWords("chat");
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  useEffect(() => {
    if (requested) setIsOpen(true);
  }, [requested]);
  if (lookups.length === 0) return null;
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface text-sm">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-10 w-full items-center gap-x-2.5 px-3 text-left hover:bg-raised pointer-coarse:min-h-11"
      >
        <Summary lookups={lookups} nowMs={nowMs} />
        <ChevronRight aria-hidden="true" className={clsx("size-4 shrink-0 text-soft", isOpen && "rotate-90")} />
      </button>
      <ol id={listId} aria-label={chat("lookups")} hidden={!isOpen} className="border-t border-line">
        {isOpen &&
          lookups.map((toolCall) => (
            <li key={toolCall.id} className="border-line not-first:border-t">
              <LookupRow
                toolCall={toolCall}
                nowMs={nowMs}
                wanted={requested?.toolCallId === toolCall.id ? requested : null}
              />
            </li>
          ))}
      </ol>
    </div>
  );
}

/** Placeholder with the height of the timeline: the first tool call must not push the content below. */
export const TimelinePlace = () => <div aria-hidden="true" className="h-10.5 pointer-coarse:h-11.5" />;

function Summary({ lookups, nowMs }: Pick<Props, "lookups" | "nowMs">) {
  const [chat, tools, time, ui] = [useWords("chat"), useWords("tools"), useWords("time"), useWords("ui")];
  const running = lookups.findLast(({ state }) => state === "running");
  const failed = lookups.filter(({ state }) => state === "failed").length;
  const origins = lookups.flatMap(({ output }) => originOf(output, nowMs, time, ui) ?? []);
  const sources = [...new Set(origins.map(({ source }) => source))];
  const done = lookups.filter(({ state }) => state !== "running").length;
  if (running) {
    return (
      <span className="flex min-w-0 flex-1 items-center gap-2.5">
        <StateMark state="running" />
        <span className="truncate font-medium">{toolTitle(running.toolName, tools)}</span>
        <span className="ml-auto shrink-0 text-xs text-soft tabular-nums">
          {chat("lookupsRunning", { done, all: lookups.length })}
        </span>
      </span>
    );
  }
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2.5">
      <StateMark state={failed === lookups.length ? "failed" : "done"} />
      <span className="shrink-0 font-medium">{chat("lookupCount", { count: lookups.length })}</span>
      {failed > 0 && <Badge tone="bad">{chat("lookupsFailed", { count: failed })}</Badge>}
      {origins.some(({ isStale }) => isStale) && <Badge tone="note">{ui("stale")}</Badge>}
      <span className="ml-auto min-w-0 truncate text-xs text-soft">
        {[sources.join(", "), oldestOf(origins)].filter(Boolean).join(" · ")}
      </span>
    </span>
  );

  function oldestOf(all: typeof origins): string {
    const ages = lookups.flatMap(({ output }) => {
      const origin = originOf(output, nowMs, time, ui);
      const at =
        typeof output === "object" && output && "fetchedAt" in output ? Date.parse(String(output.fetchedAt)) : NaN;
      return origin?.age && !Number.isNaN(at) ? [{ age: origin.age, at }] : [];
    });
    const oldest = ages.toSorted((one, other) => one.at - other.at)[0];
    return oldest?.age ?? all.find(({ age }) => age !== null)?.age ?? "";
  }
}

function LookupRow({
  toolCall,
  nowMs,
  wanted: requested,
}: {
  toolCall: ToolCallView;
  nowMs: number;
  wanted: CellPlace | null;
}) {
  const [chat, tools, time] = [useWords("chat"), useWords("tools"), useWords("time")];
  const [isOpen, setIsOpen] = useState(false);
  const resultId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!requested) return;
    setIsOpen(true);
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: "center" });
  }, [requested]);
  const input = inputInWords(toolCall.input, tools, time);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={resultId}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-10 w-full items-baseline gap-x-2.5 px-3 py-2 text-left -outline-offset-2 hover:bg-raised pointer-coarse:min-h-11"
      >
        <StateMark state={toolCall.state} />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{toolTitle(toolCall.toolName, tools)}</span>
          {input !== "" && <span className="text-soft wrap-anywhere">{input}</span>}
          <OriginLabel toolCall={toolCall} nowMs={nowMs} />
        </span>
        <ChevronRight
          aria-hidden="true"
          className={clsx("size-4 shrink-0 self-center text-soft", isOpen && "rotate-90")}
        />
      </button>
      <div id={resultId} hidden={!isOpen} className="space-y-3 border-t border-line bg-page px-3 py-3">
        {isOpen && (
          <>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-xs text-soft">
              <span>
                {chat("asked")}: {input === "" ? chat("nothingAsked") : input}
              </span>
              <span className="tabular-nums">
                {[
                  toolCall.isCached ? chat("fromMemory") : "",
                  toolCall.ms === null ? "" : chat("tookMs", { ms: Math.round(toolCall.ms) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </div>
            {toolCall.notes.length > 0 && (
              <div className="text-xs">
                <p className="mb-1 font-medium text-soft">{chat("steps")}</p>
                <ol className="list-decimal space-y-0.5 pl-5 marker:text-soft">
                  {toolCall.notes.map((note) => (
                    <li key={note} className="wrap-anywhere">
                      {note}
                    </li>
                  ))}
                </ol>
              </div>
            )}
            {toolCall.state === "done" && <ResultView value={toolCall.output} marked={requested?.path ?? null} />}
            {toolCall.state === "failed" && <p className="text-bad">{toolCall.errorText || chat("lookupFailed")}</p>}
          </>
        )}
      </div>
    </>
  );
}

const STATES = {
  running: { word: "stateRunning", mark: "", variant: "text-accent" },
  done: { word: "stateDone", mark: "✓", variant: "text-good" },
  failed: { word: "stateFailed", mark: "✕", variant: "text-bad" },
  unfinished: { word: "stateUnfinished", mark: "–", variant: "text-soft" },
} as const;

export function StateMark({ state }: { state: ToolCallView["state"] }) {
  const chat = useWords("chat");
  const { word, mark, variant } = STATES[state];
  return (
    <span className={`w-4 shrink-0 text-center font-semibold ${variant}`}>
      <span aria-hidden="true">
        {state === "running" ? (
          <span className="inline-block size-3 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin" />
        ) : (
          mark
        )}
      </span>
      <span className="sr-only">{chat(word)}:</span>
    </span>
  );
}

function OriginLabel({ toolCall, nowMs }: { toolCall: ToolCallView; nowMs: number }) {
  const [chat, time, ui] = [useWords("chat"), useWords("time"), useWords("ui")];
  if (toolCall.state === "running") return <span className="ml-auto text-soft max-sm:w-full">{chat("looking")}</span>;
  if (toolCall.state === "unfinished")
    return <span className="ml-auto text-soft max-sm:w-full">{chat("unfinished")}</span>;
  if (toolCall.state === "failed")
    return <span className="w-full text-bad">{toolCall.errorText || chat("lookupFailed")}</span>;
  const origin = originOf(toolCall.output, nowMs, time, ui);
  if (!origin) return null;
  return (
    <>
      <span className="ml-auto text-xs text-soft max-sm:w-full">
        {[origin.source, origin.age].filter(Boolean).join(" · ")}
      </span>
      {origin.isStale && (
        <span className="flex w-full items-baseline gap-1.5 text-note-ink">
          <Badge tone="note">{ui("stale")}</Badge>
          <span>{origin.staleReason}</span>
        </span>
      )}
    </>
  );
}
