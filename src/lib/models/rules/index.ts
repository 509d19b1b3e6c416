/** The rule-based model behind the interface that agents know. */
import type { ChatModelPort } from "../chat-model";
import { fromLangChain } from "../from-langchain";
import { RulesChatModel, type RulesModelFields } from "./rules-model";

export { RulesChatModel } from "./rules-model";

/** The model behind the interface that agents know. Never fails by itself: it has no network and no key. */
export function createRulesModel(fields: RulesModelFields = {}): ChatModelPort {
  return fromLangChain(new RulesChatModel(fields), {
    id: "rules",
    isInProcess: true,
    maxRetries: 0,
    callOptions: (request) => ({ purpose: request.purpose, turn: request.turn }),
  });
}
