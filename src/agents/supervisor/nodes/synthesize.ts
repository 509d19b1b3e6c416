import { AIMessage } from "@langchain/core/messages";
import { type GroundingFacts, safetyLine } from "@/domain/grounding";
import { wordAnswer } from "@/lib/models/rules";
import { createCheckedText } from "../checked-text";
import type { SupervisorRuntime } from "../runtime";
import { shortAnswer } from "../short-answer";
import { addCounts, type SupervisorState, type SupervisorUpdate } from "../state";
import { turnFacts } from "../turn-facts";

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
  const facts = turnFacts(turn);
  const worded = isAnswered ? undefined : wordResults(state, runtime, facts, hasFailed);
  const answer = withSafetyLine(state.answer + (worded?.released ?? ""), state, runtime, facts);
  runtime.closeText();
  const grounding = worded ? addCounts(turn.grounding, worded.counts) : turn.grounding;
  const warnings = hasFailed ? [...turn.warnings, state.error] : turn.warnings;
  for (const [index, warning] of warnings.entries()) {
    runtime.emit({ type: "data-warning", id: `warning-${index + 1}`, data: warning });
  }
  runtime.emit({ type: "data-grounding", id: "grounding", data: grounding });
  return { answer, messages: [asSeen(state, answer)], turn: { ...turn, grounding, warnings } };
}

/** The rules' own words for the tool results, checked like any other text. */
function wordResults(state: SupervisorState, runtime: SupervisorRuntime, facts: GroundingFacts, hasFailed: boolean) {
  const { question, language, toolCalls, draft, tone } = state.turn;
  const text = createCheckedText(() => facts, runtime.say);
  if (state.answer.trim() !== "") text.push("\n\n");
  if (hasFailed) text.push(`${FAILED_NOTE[language]}\n\n`);
  const worded = wordAnswer(question, language, toolCalls);
  text.push(tone === "short" ? shortAnswer(worded) : worded);
  text.finish();
  // A draft of which nothing was supported has been replaced by what is.
  const replaced = draft.trim() === "" ? 0 : 1;
  return { released: text.released, counts: { ...text.counts, corrected: text.counts.corrected + replaced } };
}

/** One sentence at the end where somebody may act on the answer; its figures are the sources' own. */
function withSafetyLine(
  answer: string,
  { turn }: SupervisorState,
  runtime: SupervisorRuntime,
  facts: GroundingFacts,
): string {
  const outputs = turn.toolCalls.map((call) => call.output);
  const line = safetyLine({ answer, outputs, facts }, turn.language);
  if (line === "" || answer.includes(line)) return answer;
  const ending = answer === "" || answer.endsWith("\n\n") ? line : `${answer.endsWith("\n") ? "\n" : "\n\n"}${line}`;
  runtime.say(ending);
  return answer + ending;
}

/** The thread remembers what the person saw, not what was cut from it. */
function asSeen(state: SupervisorState, answer: string): AIMessage {
  const last = state.messages.at(-1);
  const isDraft = AIMessage.isInstance(last) && (last.tool_calls ?? []).length === 0;
  return new AIMessage({ ...(isDraft && last.id ? { id: last.id } : {}), content: answer });
}
