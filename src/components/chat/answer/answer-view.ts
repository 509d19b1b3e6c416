/** View model of an answer, sorted from its parts. */

import type { Warning } from "@/contract/conversation/chat-answer";
import type { Grounding, GroundingReference } from "@/contract/conversation/grounding";
import { withMarks } from "@/contract/conversation/marked-text";
import type { ProposalCard } from "@/contract/planning/card";
import type { Words } from "@/language/texts/ui/messages";
import type { ChatMessage, NodeStatus } from "../chat-message";

export type ToolCallView = {
  id: string;
  toolName: string;
  /** "unfinished": the run ended before this tool call did. */
  state: "running" | "done" | "failed" | "unfinished";
  input: unknown;
  output: unknown;
  errorText: string;
  /** How long it took; `null` while it runs. */
  ms: number | null;
  /** Answered from what an earlier question had read. */
  isCached: boolean;
  /** The plan's progress notes; only while the page that received them is open. */
  notes: readonly string[];
};

export type AnswerView = {
  lookups: readonly ToolCallView[];
  /** Markdown, in the order written, its unverified parts and references between the signs of `marked-text`. */
  texts: readonly string[];
  /** What the numbers of the texts come from. */
  references: readonly GroundingReference[];
  /** Steps of the run so far, the latest last. */
  statuses: readonly NodeStatus[];
  warnings: readonly Warning[];
  cards: readonly ProposalCard[];
  grounding: Grounding | null;
  /** Markdown folded under the answer; "" for nothing. */
  details: string;
};

/** The tool in whose place the optimizer's graph runs, and says what it is at. */
export const PLAN_TOOL = "plan_week";

export function viewOfAnswer(message: ChatMessage, isRunning: boolean): AnswerView {
  const lookups: (ToolCallView & { notes: string[] })[] = [];
  const texts: { text: string; startsAt: number }[] = [];
  let length = 0;
  const warnings: Warning[] = [];
  const cards: ProposalCard[] = [];
  const statuses: NodeStatus[] = [];
  let grounding: Grounding | null = null;
  let details = "";
  let plan: { notes: string[] } | undefined;
  for (const part of message.parts) {
    if (part.type === "text") {
      if (part.text.trim() !== "") texts.push({ text: part.text, startsAt: length });
      length += part.text.length;
    } else if (part.type === "data-status" && part.data.note !== "") {
      statuses.push(part.data);
      // The optimizer sends only notes, under the node that waits for it.
      if (part.data.node === "tools") plan?.notes.push(part.data.note);
      else plan = undefined;
    } else if (part.type === "data-details") details = part.data.markdown;
    else if (part.type === "data-warning") warnings.push(part.data);
    else if (part.type === "data-card") cards.push(part.data);
    else if (part.type === "data-grounding") grounding = part.data;
    else if (part.type === "dynamic-tool") {
      const { toolCallId, toolName, input, output, errorText = "", toolMetadata = {} } = part;
      const { ms, cached } = toolMetadata;
      const toolCall = {
        id: toolCallId,
        toolName,
        input,
        output,
        errorText,
        state: stateOf(part.state, isRunning),
        ms: typeof ms === "number" ? ms : null,
        isCached: cached === true,
        notes: [],
      };
      lookups.push(toolCall);
      if (toolName === PLAN_TOOL) plan = toolCall;
    }
  }
  const spans = grounding?.unverified ?? [];
  const references = grounding?.references ?? [];
  return {
    lookups,
    texts: texts.map((each) => marked(each, spans, references)),
    references,
    statuses,
    warnings,
    cards,
    grounding,
    details,
  };
}

/** Offsets of marks and references are those of the whole answer, of which a text is a part. */
function marked(
  { text, startsAt }: { text: string; startsAt: number },
  marks: Grounding["unverified"],
  references: Grounding["references"],
): string {
  const inText = ({ start, end }: { start: number; end: number }) => ({ start: start - startsAt, end: end - startsAt });
  const own = marks.filter(({ start, end }) => start >= startsAt && end <= startsAt + text.length);
  // All of them, so that each keeps its number: those of other texts are out of this one.
  return withMarks(text, own.map(inText), references.map(inText));
}

/** Progress text of the latest run. */
export function progressOf(messages: readonly ChatMessage[], chat: Words<"chat">): string {
  const last = messages.at(-1);
  if (last?.role !== "assistant") return chat("sending");
  const status = viewOfAnswer(last, true).statuses.at(-1);
  return status ? statusInWords(status, chat) : chat("thinking");
}

const AGENT_WRITES = "Writing the answer";
const TOOLS_BEGIN = "Looking up ";

/**
 * A step in the language of the page. Steps of the conversation's own graph have words of the page, those of a plan
 * come in the question's language.
 */
export function statusInWords({ node, note }: NodeStatus, chat: Words<"chat">): string {
  if (node === "classify_intent") return chat("understanding");
  if (node === "agent") return note === AGENT_WRITES ? chat("writing") : chat("deciding");
  if (node === "synthesize") return chat("checking");
  return note.startsWith(TOOLS_BEGIN) ? chat("lookingUp") : note;
}

function stateOf(partState: string, isRunning: boolean): ToolCallView["state"] {
  if (partState === "output-available") return "done";
  if (partState === "output-error") return "failed";
  return isRunning ? "running" : "unfinished";
}

type Counted = Pick<Grounding, "claims" | "supported"> & Partial<Grounding>;

/**
 * "13 of 14 claims supported, 1 unverified"; `null` where there was nothing to check. Older answers tell what was
 * corrected and removed.
 */
export function groundingInWords(
  { claims, supported, unverified = [], withheld = [], corrected = 0, removed = 0 }: Counted,
  chat: Words<"chat">,
): string | null {
  if (claims === 0) return null;
  return [
    chat("supported", { supported, count: claims }),
    unverified.length > 0 ? chat("unverifiedCount", { count: unverified.length }) : "",
    withheld.length > 0 ? chat("withheldCount", { count: withheld.length }) : "",
    corrected > 0 ? chat("corrected", { count: corrected }) : "",
    removed > 0 ? chat("removed", { count: removed }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
