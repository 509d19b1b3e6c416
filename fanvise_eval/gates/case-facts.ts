/** What gates judge with: the case, what happened, and the world's own facts. */
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import type { GoldenCase } from "../cases/schema";
import type { PlanOracle } from "../oracle/plan";
import type { Facts } from "../oracle/types";
import type { Trace } from "../runner/trace";
import type { Language } from "./words";

export type Judged = {
  golden: GoldenCase;
  trace: Trace;
  facts: Facts;
  plan: PlanOracle;
  /**
   * In order, the details of each after its answer; questions that a route refused are not among them.
   */
  answers: readonly ChatAnswer[];
  /** The last question's answer; `undefined` when the route refused it. */
  last: ChatAnswer | undefined;
  language: Language;
};

export function judgedOf(golden: GoldenCase, trace: Trace, facts: Facts, plan: PlanOracle): Judged {
  const request = trace.steps.filter(({ turn }) => "ask" in turn);
  const answers = request.flatMap(({ answer }) => (answer ? [withDetails(answer)] : []));
  const lastAsked = request.at(-1);
  const stated = lastAsked && "ask" in lastAsked.turn ? lastAsked.turn.language : undefined;
  return {
    golden,
    trace,
    facts,
    plan,
    answers,
    last: lastAsked?.answer && withDetails(lastAsked.answer),
    language: stated ?? golden.language,
  };
}

/** What is folded under an answer is read like the answer. */
export const withDetails = (given: ChatAnswer): ChatAnswer =>
  given.details === null ? given : { ...given, answer: `${given.answer}\n\n${given.details}` };

/** Look-ups that answered, of the last turn. */
export const madeCalls = ({ last }: Judged) => (last?.toolCalls ?? []).filter(({ ok }) => ok);
