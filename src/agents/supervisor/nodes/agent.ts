import { AIMessage } from "@langchain/core/messages";
import type { Warning } from "@/contract/conversation/chat-answer";
import type { Language } from "@/contract/conversation/intent";
import { errorText } from "@/language/texts/errors";
import { TURN } from "@/language/texts/turn";
import { failureCode, failureMessage } from "@/lib/errors";
import type { ModelAnswer, ModelTool } from "@/lib/models/chat-model";
import { ModelFailure } from "@/lib/models/errors";
import { FAILED_CALL, spendOf } from "../../shared/spend";
import { registryName } from "../../shared/tool-registry";
import { type CheckedText, createCheckedText } from "../checked-text";
import { MAX_TOOL_CALLS } from "../limits";
import { modelTurn, promptOf } from "../messages";
import type { SupervisorRuntime } from "../runtime";
import { shortAnswer } from "../short-answer";
import { joined, type SupervisorState, type SupervisorUpdate } from "../state";
import { turnBook, turnFacts, turnKnown } from "../turn-facts";

/**
 * model. One call: either tool calls or the answer's text, which is checked and released as it comes. A model that
 * fails is not a failed turn: synthesize words what the tools have found. A replay asks the model again.
 */
export async function agent(
  state: SupervisorState,
  runtime: SupervisorRuntime,
  offered: readonly ModelTool[],
): Promise<SupervisorUpdate> {
  const { turn } = state;
  const isFirst = turn.toolCalls.length === 0;
  const words = TURN[turn.language];
  runtime.status({ node: "agent", note: isFirst ? words.deciding : words.writing });
  const hasBudget = state.toolCallCount < MAX_TOOL_CALLS;
  const text = createCheckedText(
    {
      facts: () => turnFacts(turn),
      known: () => turnKnown(turn),
      book: () => turnBook(turn),
      language: turn.language,
      startsAt: state.answer.length,
      isOwnWords: runtime.model.id === "rules",
    },
    runtime.say,
  );
  // The rules word everything that was found, at once: what is too much is left out here. Other models are asked to be
  // short.
  const isShortened = turn.tone === "short" && runtime.model.id === "rules";
  try {
    const answer = await runtime.model.answer(
      {
        messages: promptOf(state, runtime.model.id === "rules" ? "results" : "sheets"),
        tools: hasBudget ? offered : [],
        signal: runtime.signal,
        purpose: "agent",
        turn: modelTurn(turn),
      },
      isShortened ? undefined : (delta) => text.push(delta),
    );
    runtime.onSpend(spendOf(answer));
    if (isShortened) text.push(shortAnswer(answer.message.text));
    text.finish();
    if ((answer.stop === "length" || text.isCut) && text.released !== "") text.close(`\n\n${words.cutShort}`);
    // Calls that come although tools are off have nobody to run them.
    const message = withRegistryNames(answer.message);
    const isCalling = hasBudget && (message.tool_calls ?? []).length > 0;
    return {
      messages: [message],
      answer: state.answer + closed(text, runtime),
      turn: {
        ...turn,
        next: isCalling ? "tools" : "synthesize",
        released: text.releasedText,
        draft: answer.message.text,
        answeredBy: answer.answeredBy,
        grounding: joined(turn.grounding, text.grounding),
        warnings: [...turn.warnings, ...fallbackWarning(answer, turn.language)],
      },
    };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    runtime.onSpend(FAILED_CALL);
    return {
      answer: state.answer + closed(text, runtime),
      error: { code: failureCode(error), message: failureMessage(error, turn.language) },
      turn: {
        ...turn,
        next: "synthesize",
        draft: "",
        released: text.releasedText,
        grounding: joined(turn.grounding, text.grounding),
      },
    };
  }
}

function closed(text: CheckedText, runtime: SupervisorRuntime): string {
  runtime.closeText();
  return text.released;
}

/** A call and its answer must go by one name everywhere: in the record, and when the model is shown them again. */
function withRegistryNames(message: AIMessage): AIMessage {
  const calls = message.tool_calls ?? [];
  if (calls.every(({ name }) => registryName(name) === name)) return message;
  const { id, content, additional_kwargs, response_metadata, usage_metadata } = message;
  return new AIMessage({
    content,
    additional_kwargs,
    response_metadata,
    tool_calls: calls.map((call) => ({ ...call, name: registryName(call.name) })),
    ...(id !== undefined && { id }),
    ...(usage_metadata && { usage_metadata }),
  });
}

function fallbackWarning(answer: ModelAnswer, language: Language): Warning[] {
  if (answer.fallbackReason === null) return [];
  return [{ code: answer.fallbackReason, message: errorText(language, "model.fell_back") }];
}
