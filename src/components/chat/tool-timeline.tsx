/** What was looked up for an answer: each look-up with its state, its origin and age, and its result on request. */
import { useState } from "react";
import type { Lookup } from "./answer-view";
import { inputInWords, originOf, toolTitle } from "./tool-words";

export function ToolTimeline({ lookups, nowMs }: { lookups: readonly Lookup[]; nowMs: number }) {
  if (lookups.length === 0) return null;
  return (
    <ol aria-label="Look-ups" className="overflow-hidden rounded-lg border border-line bg-surface text-sm">
      {lookups.map((lookup) => (
        <li key={lookup.id} className="border-line not-first:border-t">
          <LookupRow lookup={lookup} nowMs={nowMs} />
        </li>
      ))}
    </ol>
  );
}

function LookupRow({ lookup, nowMs }: { lookup: Lookup; nowMs: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const input = inputInWords(lookup.input);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="group">
      <summary className="flex min-h-10 list-none items-baseline gap-x-2 px-3 py-2.5 hover:bg-raised [&::-webkit-details-marker]:hidden">
        <StateMark state={lookup.state} />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{toolTitle(lookup.toolName)}</span>
          {input !== "" && <span className="text-soft wrap-anywhere">{input}</span>}
          <OriginLabel lookup={lookup} nowMs={nowMs} />
        </span>
        <span aria-hidden="true" className="text-soft group-open:rotate-90">
          ›
        </span>
      </summary>
      {isOpen && <LookupResult lookup={lookup} />}
    </details>
  );
}

const STATES = {
  running: { word: "Running", mark: "", look: "text-accent" },
  done: { word: "Done", mark: "✓", look: "text-good" },
  failed: { word: "Failed", mark: "✕", look: "text-bad" },
  unfinished: { word: "Not finished", mark: "–", look: "text-soft" },
} as const;

function StateMark({ state }: { state: Lookup["state"] }) {
  const { word, mark, look } = STATES[state];
  return (
    <span className={`w-4 shrink-0 text-center font-semibold ${look}`}>
      <span aria-hidden="true">
        {state === "running" ? (
          <span className="inline-block size-3 motion-safe:animate-spin rounded-full border-2 border-current border-r-transparent" />
        ) : (
          mark
        )}
      </span>
      <span className="sr-only">{word}:</span>
    </span>
  );
}

function OriginLabel({ lookup, nowMs }: { lookup: Lookup; nowMs: number }) {
  if (lookup.state === "running") return <span className="ml-auto text-soft max-sm:w-full">looking…</span>;
  if (lookup.state === "unfinished") return <span className="ml-auto text-soft max-sm:w-full">not finished</span>;
  if (lookup.state === "failed")
    return <span className="w-full text-bad">{lookup.errorText || "This look-up failed."}</span>;
  const origin = originOf(lookup.output, nowMs);
  if (!origin) return null;
  return (
    <>
      <span className="ml-auto text-soft max-sm:w-full">{[origin.source, origin.age].filter(Boolean).join(" · ")}</span>
      {origin.isStale && (
        <span className="w-full text-note-ink">
          <strong className="mr-1.5 rounded bg-note px-1.5 py-px text-xs uppercase">Stale</strong>
          {origin.staleReason || "The source could not be read now; this is what it said before."}
        </span>
      )}
    </>
  );
}

function LookupResult({ lookup }: { lookup: Lookup }) {
  return (
    <dl className="grid gap-2 border-t border-line bg-page px-3 py-2.5">
      <Json label="Asked" value={lookup.input} />
      {lookup.state === "done" && <Json label="Answered" value={lookup.output} />}
      {lookup.state === "failed" && <Json label="Failed with" value={lookup.errorText} />}
    </dl>
  );
}

function Json({ label, value }: { label: string; value: unknown }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-soft">{label}</dt>
      <dd>
        {/* A box that scrolls has to be reachable by keyboard. */}
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          className="max-h-80 overflow-auto rounded bg-raised p-2 font-mono text-xs leading-relaxed"
        >
          {JSON.stringify(value, null, 2)}
        </pre>
      </dd>
    </div>
  );
}
