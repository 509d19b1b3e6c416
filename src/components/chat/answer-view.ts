/** What the page shows of an answer, sorted from its parts. */
import type { Warning } from "@/contract/chat-answer";
import type { GroundingCounts } from "@/contract/stream-event";
import type { ChatMessage } from "./chat-message";

export type Lookup = {
  id: string;
  toolName: string;
  /** "unfinished": the run ended before this look-up did. */
  state: "running" | "done" | "failed" | "unfinished";
  input: unknown;
  output: unknown;
  errorText: string;
};

export type AnswerView = {
  lookups: readonly Lookup[];
  /** Markdown, in the order written. */
  texts: readonly string[];
  /** What the run is doing now; `null` before its first note. */
  latestNote: string | null;
  warnings: readonly Warning[];
  grounding: GroundingCounts | null;
};

export function viewOfAnswer(message: ChatMessage, isRunning: boolean): AnswerView {
  const lookups: Lookup[] = [];
  const texts: string[] = [];
  const warnings: Warning[] = [];
  let latestNote: string | null = null;
  let grounding: GroundingCounts | null = null;
  for (const part of message.parts) {
    if (part.type === "text" && part.text.trim() !== "") texts.push(part.text);
    else if (part.type === "data-status") latestNote = part.data.note || latestNote;
    else if (part.type === "data-warning") warnings.push(part.data);
    else if (part.type === "data-grounding") grounding = part.data;
    else if (part.type === "dynamic-tool") {
      const { toolCallId, toolName, input, output, errorText = "" } = part;
      lookups.push({ id: toolCallId, toolName, input, output, errorText, state: stateOf(part.state, isRunning) });
    }
  }
  return { lookups, texts, latestNote, warnings, grounding };
}

/** What the latest run is doing, in its own words. */
export function progressOf(messages: readonly ChatMessage[]): string {
  const last = messages.at(-1);
  if (last?.role !== "assistant") return "Sending the question";
  return viewOfAnswer(last, true).latestNote ?? "Thinking";
}

function stateOf(partState: string, isRunning: boolean): Lookup["state"] {
  if (partState === "output-available") return "done";
  if (partState === "output-error") return "failed";
  return isRunning ? "running" : "unfinished";
}

/** "14 of 14 claims supported, 1 removed"; `null` where there was nothing to check. */
export function groundingInWords({ claims, supported, corrected, removed }: GroundingCounts): string | null {
  if (claims === 0) return null;
  const counted = `${supported} of ${claims} ${claims === 1 ? "claim" : "claims"} supported`;
  return [counted, corrected > 0 ? `${corrected} corrected` : "", removed > 0 ? `${removed} removed` : ""]
    .filter(Boolean)
    .join(", ");
}
