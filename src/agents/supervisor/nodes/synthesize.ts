import { AIMessage } from "@langchain/core/messages";
import { collectFacts } from "@/domain/grounding";
import { wordAnswer } from "@/lib/models/rules";
import { createCheckedText } from "../checked-text";
import type { SupervisorRuntime } from "../runtime";
import { addCounts, type SupervisorState, type SupervisorUpdate } from "../state";

const FAILED_NOTE = {
  en: "The language model failed, so this comes from the built-in rules.",
  el: "Το γλωσσικό μοντέλο απέτυχε, γι' αυτό απαντούν οι ενσωματωμένοι κανόνες.",
} as const;

/**
 * pure. Ends the turn: words the tool results where no checked text of a model was left, tells warnings and counts.
 * A replay gives the same answer.
 */
export function synthesize(state: SupervisorState, runtime: SupervisorRuntime): SupervisorUpdate {
  runtime.status({ node: "synthesize", note: "Checking the answer" });
  const { turn } = state;
  const hasFailed = state.error.code !== "";
  // A word or a figure of the last draft itself: what came before its look-ups was no answer, nor is a bare list mark.
  const isAnswered = /\p{L}{2}|\d/u.test(turn.released.replace(/^\s*\d{1,2}[.)]\s*$/gm, "")) && !hasFailed;
  const worded = isAnswered ? undefined : wordResults(state, runtime, hasFailed);
  runtime.closeText();
  const answer = state.answer + (worded?.released ?? "");
  const grounding = worded ? addCounts(turn.grounding, worded.counts) : turn.grounding;
  const warnings = hasFailed ? [...turn.warnings, state.error] : turn.warnings;
  for (const [index, warning] of warnings.entries()) {
    runtime.emit({ type: "data-warning", id: `warning-${index + 1}`, data: warning });
  }
  runtime.emit({ type: "data-grounding", id: "grounding", data: grounding });
  return { answer, messages: [asSeen(state, answer)], turn: { ...turn, grounding, warnings } };
}

/** The rules' own words for the tool results, checked like any other text. */
function wordResults(state: SupervisorState, runtime: SupervisorRuntime, hasFailed: boolean) {
  const { question, language, toolCalls, draft } = state.turn;
  const outputs = toolCalls.map((call) => call.output);
  const text = createCheckedText(collectFacts(outputs, question), runtime.say);
  if (state.answer.trim() !== "") text.push("\n\n");
  if (hasFailed) text.push(`${FAILED_NOTE[language]}\n\n`);
  text.push(wordAnswer(question, language, toolCalls));
  text.finish();
  // A draft of which nothing was supported has been replaced by what is.
  const corrected = draft.trim() === "" ? 0 : 1;
  return { released: text.released, counts: { ...text.counts, corrected } };
}

/** The thread remembers what the person saw, not what was cut from it. */
function asSeen(state: SupervisorState, answer: string): AIMessage {
  const last = state.messages.at(-1);
  const isDraft = AIMessage.isInstance(last) && (last.tool_calls ?? []).length === 0;
  return new AIMessage({ ...(isDraft && last.id ? { id: last.id } : {}), content: answer });
}
