import { HumanMessage } from "@langchain/core/messages";
import { Overwrite } from "@langchain/langgraph";
import type { ContextMessage } from "@/contract/conversation/chat-request";
import { type QueryIntent, queryIntent } from "@/contract/conversation/intent";
import { TURN } from "@/language/texts/turn";
import { ModelFailure } from "@/lib/models/errors";
import { understandMessages } from "@/lib/models/rules/conversation";
import { teamsNamedIn } from "../../shared/league-teams";
import { FAILED_CALL, spendOf } from "../../shared/spend";
import { type Facts, freshFacts } from "../facts";
import { clientMessages, rememberedMessages } from "../messages";
import { firstOffer, type Toolbox, withMore } from "../offered-tools";
import { INTENT_CLASSIFIER_PROMPT } from "../prompts";
import type { SupervisorRuntime } from "../runtime";
import { newTurn, type SupervisorState, type SupervisorUpdate } from "../state";

/**
 * model (only when a look-up has shown that the intent was wrong, and not what it is). Begins the turn: resets its
 * channels, keeps the recent conversation and the facts still fresh, and says by rules what the question is about. In
 * doubt nothing is held back from the model, which shows by its look-ups what the question is: asking it first would
 * cost a call. A replay classifies again and changes nothing else.
 */
export async function classifyIntent(
  state: SupervisorState,
  runtime: SupervisorRuntime,
  { earlier, toolbox }: { earlier: readonly ContextMessage[]; toolbox: Toolbox },
): Promise<SupervisorUpdate> {
  if (state.turn.misreading) return classifyAgain(state, runtime, toolbox);
  const { question } = state.turn;
  // The thread's own memory takes precedence over the conversation given with the question.
  const before = state.messages.length > 0 ? rememberedMessages(state.messages) : clientMessages(earlier);
  const messages = [...before, new HumanMessage(question)];
  const teams = await teamsNamedIn(messages, runtime);
  const understood =
    before.length > 0 || teams.length > 0 ? understandMessages(messages, teams) : state.turn.understood;
  const { intent, confidence } = understood;
  const isIntentSure = confidence === "sure";
  runtime.status({ node: "classify_intent", note: TURN[state.turn.language].understanding, intent });
  return {
    messages: new Overwrite(messages),
    ...withoutOld(state.facts, runtime.clock.now()),
    intent,
    answer: "",
    toolCallCount: 0,
    error: { code: "", message: "" },
    turn: {
      ...newTurn({ ...state.turn, understood }),
      isIntentSure,
      offered: firstOffer(toolbox, { intent, isSure: isIntentSure }, understood),
      answeredBy: runtime.model.id,
    },
  };
}

/** Writing the channel costs a row, so only when something goes. */
function withoutOld(facts: Facts, nowMs: number): Pick<SupervisorUpdate, "facts"> {
  const fresh = freshFacts(facts, nowMs);
  return Object.keys(fresh).length === Object.keys(facts).length ? {} : { facts: new Overwrite(fresh) };
}

async function classifyAgain(
  { turn }: SupervisorState,
  runtime: SupervisorRuntime,
  { lists }: Toolbox,
): Promise<SupervisorUpdate> {
  const { question, misreading } = turn;
  const intent = misreading?.intent ?? (await askModel(`${question}\n${misreading?.because ?? ""}`, runtime));
  runtime.status({ node: "classify_intent", note: TURN[turn.language].understandingAgain, intent });
  return { intent, turn: { ...turn, next: "agent", offered: withMore(turn.offered, lists?.[intent] ?? []) } };
}

async function askModel(question: string, runtime: SupervisorRuntime): Promise<QueryIntent> {
  try {
    const messages = [new HumanMessage(`${INTENT_CLASSIFIER_PROMPT}\n\nQuestion: ${question}`)];
    const answer = await runtime.model.answer({ messages, tools: [], signal: runtime.signal, purpose: "classify" });
    runtime.onSpend(spendOf(answer));
    const word = /[a-z_]+/.exec(answer.message.text.toLowerCase())?.[0];
    return queryIntent.catch("general_advice").parse(word);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    runtime.onSpend(FAILED_CALL);
    return "general_advice";
  }
}
