/**
 * A case step by step, for every form of report: headings, lines, texts and collapsed parts. Pure.
 *
 * All of it is untrusted text; the report forms escape it.
 */
import type { Step } from "../runner/trace";
import { GATES } from "../runner/trace";
import type { Shown } from "./report";
import { prettyJson } from "./shown-text";

export type ReportSection =
  | { kind: "heading"; text: string }
  | { kind: "line"; label: string; text: string }
  | { kind: "text"; label: string; text: string }
  | { kind: "folded"; label: string; text: string };

export function reported({ result, expect, provenance, facts }: Shown): ReportSection[] {
  const { trace, verdict, usage } = result;
  return [
    line("scores", result.scores.join(" ") || "none"),
    ...GATES.flatMap((gate) => verdict[gate].map((reason) => line(`gate ${gate}`, reason))),
    ...Object.entries(facts).map(([reference, texts]) => line(`fact ${reference}`, texts.join(" or "))),
    ...(provenance === null ? [] : [line("why", provenance)]),
    ...(expect === null ? [] : [normalized("expected", prettyJson(expect))]),
    ...trace.steps.flatMap((step, at) => stepSections(step, at + 1)),
    ...(trace.cards.length === 0 ? [] : [normalized("cards at the end", prettyJson(trace.cards))]),
    line("decisions stored", String(trace.decisionCount)),
    ...rosterSections(trace.rosterBefore, trace.rosterAfter),
    line(
      "usage",
      `${usage.modelCalls} model calls, ${usage.toolCalls} look-ups, ${usage.inputTokens} tokens in, ` +
        `${usage.outputTokens} out, ${Math.round(usage.ms)} ms`,
    ),
  ];
}

function stepSections({ turn, answer, refusal, events, ms }: Step, at: number): ReportSection[] {
  const request: ReportSection = "ask" in turn ? text("asked", turn.ask) : text("done", JSON.stringify(turn));
  return [
    { kind: "heading", text: `Turn ${at} (${Math.round(ms)} ms)` },
    request,
    ...(refusal ? [line("refused", `${refusal.status} ${refusal.code}: ${refusal.message}`)] : []),
    ...(answer ? answerSections(answer) : []),
    ...(events && events.length > 0 ? [normalized("events", events.join("\n"))] : []),
  ];
}

function answerSections(answer: NonNullable<Step["answer"]>): ReportSection[] {
  const { claims, supported, unverified, withheld } = answer.grounding;
  return [
    line("answered as", `${answer.status}, ${answer.intent}, ${answer.language}, by ${answer.usage.model}`),
    ...answer.toolCalls.map((call) =>
      normalized(
        `${call.name} ${call.ok ? "" : "FAILED "}(${Math.round(call.ms)} ms${call.cached ? ", kept" : ""}, ` +
          `${call.source ?? "no source"}, ${call.fetchedAt ?? "no time"})`,
        `in ${prettyJson(call.input)}\nout ${prettyJson(call.output)}`,
      ),
    ),
    text("answer", answer.answer),
    line(
      "grounding",
      `${claims} claims, ${supported} supported, ${unverified.length} marked, ${withheld.length} left out`,
    ),
    ...answer.warnings.map(({ code, message }) => line(`warning ${code}`, message)),
    ...(answer.error ? [line(`error ${answer.error.code}`, answer.error.message)] : []),
    ...(answer.cards.length === 0 ? [] : [normalized(`${answer.cards.length} cards`, prettyJson(answer.cards))]),
  ];
}

function rosterSections(before: readonly number[], after: readonly number[]): ReportSection[] {
  const left = before.filter((id) => !after.includes(id));
  const came = after.filter((id) => !before.includes(id));
  if (left.length + came.length === 0) return [];
  return [line("roster", `left: ${left.join(", ") || "nobody"}; came: ${came.join(", ") || "nobody"}`)];
}

const line = (label: string, value: string): ReportSection => ({ kind: "line", label, text: value });
const text = (label: string, value: string): ReportSection => ({ kind: "text", label, text: value });
const normalized = (label: string, value: string): ReportSection => ({ kind: "folded", label, text: value });
