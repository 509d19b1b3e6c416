import { AIMessage } from "@langchain/core/messages";
import { type GroundingFacts, safetyLine } from "@/domain/grounding";
import { easternDay } from "@/domain/ids";
import { citeFindings, phrasesOf } from "@/language/answers/wording";
import { errorText } from "@/language/texts/errors";
import { TURN } from "@/language/texts/turn";
import { createCheckedText } from "../checked-text";
import { hasCard } from "../ordered-move";
import type { SupervisorRuntime } from "../runtime";
import { shortAnswer } from "../short-answer";
import { joined, type SupervisorState, type SupervisorUpdate, type TurnRecord } from "../state";
import { turnBook, turnFacts, turnKnown } from "../turn-facts";

/** The rest of the turn's record, and the message that the thread remembers it by. */
type TurnEnd = Required<Pick<SupervisorUpdate, "answer" | "turn">> & { readonly message: AIMessage };

/**
 * pure. Ends the turn: words the tool results where no checked text of a model was left, tells warnings and counts.
 * A replay gives the same answer.
 */
export function synthesize(state: SupervisorState, runtime: SupervisorRuntime): TurnEnd {
  runtime.status({ node: "synthesize", note: TURN[state.turn.language].checking });
  const { turn } = state;
  const hasFailed = state.error.code !== "";
  const isAnswered = saysSomething(turn) && !hasFailed;
  const facts = turnFacts(turn);
  const worded = isAnswered ? undefined : wordResults(state, runtime, facts, hasFailed);
  const withOrder = withOrderLine(state.answer + (worded?.released ?? ""), turn, isAnswered, runtime);
  const answer = withSafetyLine(withOrder, state, runtime, facts);
  runtime.closeText();
  const grounding = worded ? joined(turn.grounding, worded.grounding) : turn.grounding;
  const isReplaced = !isAnswered && turn.grounding.withheld.length > 0;
  const warnings = [
    ...turn.warnings,
    ...(hasFailed ? [state.error] : []),
    ...(isReplaced ? [{ code: "answer.replaced", message: errorText(turn.language, "answer.replaced") }] : []),
  ];
  for (const [index, warning] of warnings.entries()) {
    runtime.emit({ type: "data-warning", id: `warning-${index + 1}`, data: warning });
  }
  runtime.emit({ type: "data-grounding", id: "grounding", data: grounding });
  const details = worded || turn.answeredBy === "rules" ? detailsOf(state) : "";
  if (details !== "") runtime.emit({ type: "data-details", id: "details", data: { markdown: details } });
  return { answer, message: asSeen(state, answer), turn: { ...turn, grounding, details, warnings } };
}

/** What the rules found beside their answer; like all their words without ways to other sites. */
function detailsOf({ turn }: SupervisorState): string {
  const { understood, language, toolCalls, today } = turn;
  if (toolCalls.length === 0) return "";
  const text = createCheckedText(
    {
      facts: () => turnFacts(turn),
      known: () => turnKnown(turn),
      book: () => turnBook(turn),
      language,
      startsAt: 0,
      isOwnWords: true,
    },
    () => undefined,
  );
  text.push(citeFindings(understood, language, toolCalls, easternDay.parse(today)).details);
  text.finish();
  return text.released;
}

/** Fewer words are left of a greeting when what it announced was left out. */
const MIN_WORDS_LEFT = 4;

/**
 * Does the last draft contain a word or a figure? Text before its tool calls was no answer, and a bare list mark is
 * none.
 */
function saysSomething({ released, grounding }: SupervisorState["turn"]): boolean {
  const text = released.replace(/^\s*\d{1,2}[.)]\s*$/gm, "");
  if (!/\p{L}{2}|\d/u.test(text)) return false;
  // All that it claims is marked: the true answer follows it.
  if (grounding.unverified.length > 0 && grounding.supported === 0) return false;
  return grounding.withheld.length === 0 || text.trim().split(/\s+/).length >= MIN_WORDS_LEFT;
}

/** The rules' own words for the tool results. */
function wordResults(state: SupervisorState, runtime: SupervisorRuntime, facts: GroundingFacts, hasFailed: boolean) {
  const { understood, language, toolCalls, today, tone } = state.turn;
  const turn = {
    facts: () => facts,
    known: () => turnKnown(state.turn),
    book: () => turnBook(state.turn),
    language,
    startsAt: state.answer.length,
    isOwnWords: true,
  };
  const text = createCheckedText(turn, runtime.say);
  if (state.answer.trim() !== "") text.push("\n\n");
  if (hasFailed) text.push(`${TURN[language].rulesInstead}\n\n`);
  const { text: worded } = citeFindings(understood, language, toolCalls, easternDay.parse(today));
  text.push(tone === "short" ? shortAnswer(worded) : worded);
  text.finish();
  return { released: text.released, grounding: text.grounding };
}

/** A model is not told of the card: the outcome of an ordered move stands after its words. */
function withOrderLine(answer: string, turn: TurnRecord, isAnswered: boolean, runtime: SupervisorRuntime): string {
  if (turn.understood.ordersMove !== true || turn.answeredBy === "rules" || !isAnswered) return answer;
  const { cardWaits, noCard } = phrasesOf(turn.language);
  const line = `${answer.endsWith("\n") ? "\n" : "\n\n"}${turn.toolCalls.some(hasCard) ? cardWaits : noCard}`;
  runtime.say(line);
  return answer + line;
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
