import { HumanMessage } from "@langchain/core/messages";
import { Overwrite } from "@langchain/langgraph";
import type { ContextMessage } from "@/contract/chat-request";
import { type QueryIntent, queryIntent } from "@/contract/intent";
import { ModelFailure } from "@/lib/models/errors";
import { understand } from "@/lib/models/rules";
import { FAILED_CALL, spendOf } from "../../shared/spend";
import { clientMessages, rememberedMessages } from "../messages";
import { INTENT_CLASSIFIER_PROMPT } from "../prompts";
import type { SupervisorRuntime } from "../runtime";
import { newTurn, type SupervisorState, type SupervisorUpdate } from "../state";

/**
 * model (only when the rules are not sure). Begins the turn: resets its channels, keeps the recent conversation, and
 * says what the question is about. A replay classifies again and changes nothing else.
 */
export async function classifyIntent(
  state: SupervisorState,
  runtime: SupervisorRuntime,
  earlier: readonly ContextMessage[],
): Promise<SupervisorUpdate> {
  const { question } = state.turn;
  const messages = [...clientMessages(earlier), ...rememberedMessages(state.messages), new HumanMessage(question)];
  const previousQuestion = messages.filter((message) => HumanMessage.isInstance(message)).at(-2)?.text;
  const understood = understand(question, { previousQuestion });
  const intent =
    understood.confidence === "sure" ? understood.intent : await classifyByModel(question, runtime, understood.intent);
  runtime.status({ node: "classify_intent", note: "Understanding the question", intent });
  return {
    messages: new Overwrite(messages),
    intent,
    answer: "",
    toolCallCount: 0,
    error: { code: "", message: "" },
    turn: { ...newTurn(state.turn), answeredBy: runtime.model.id },
  };
}

async function classifyByModel(question: string, runtime: SupervisorRuntime, guess: QueryIntent): Promise<QueryIntent> {
  // The rules have said all they know; asking the model that is made of them costs a call and tells nothing new.
  if (runtime.model.id === "rules") return guess;
  try {
    const messages = [new HumanMessage(`${INTENT_CLASSIFIER_PROMPT}\n\nQuestion: ${question}`)];
    const answer = await runtime.model.answer({ messages, tools: [], signal: runtime.signal, purpose: "classify" });
    runtime.onSpend(spendOf(answer));
    const word = /[a-z_]+/.exec(answer.message.text.toLowerCase())?.[0];
    return queryIntent.safeParse(word).data ?? guess;
  } catch (thrown) {
    if (!(thrown instanceof ModelFailure)) throw thrown;
    runtime.onSpend(FAILED_CALL);
    return guess;
  }
}
