/**
 * The supervisor for LangGraph Studio. Input:
 * `{ "messages": [{ "role": "user", "content": "Who is on my roster?" }] }`.
 */
import { HumanMessage } from "@langchain/core/messages";
import { createSupervisor, type StandaloneSupervisor, type Supervisor } from "@/agents/supervisor/agent";
import { startRuntime } from "@/agents/supervisor/runtime";
import { newTurn } from "@/agents/supervisor/state";
import { dayEt } from "@/domain/season/eastern-day";
import { answerLanguage } from "@/language/questions/understanding/answer-language";
import { understand } from "@/language/questions/understanding/understanding";
import { systemClock } from "@/lib/clock";
import { LOCAL_OWNER_ID } from "../session/local-owner";
import { neverStopped, studioInstance } from "./studio-instance";

export async function graph(): Promise<Supervisor> {
  const { scopeFor, services, model, leagueClockOf } = await studioInstance();
  const scope = await scopeFor(LOCAL_OWNER_ID, {});
  const standalone: StandaloneSupervisor = {
    context: () => ({
      runtime: startRuntime({
        scope,
        services,
        model,
        clock: systemClock,
        signal: neverStopped,
        emit: () => undefined,
        onSpend: () => undefined,
      }),
      earlier: [],
    }),
    begin(state) {
      // Later steps of the same turn have their record; a new turn has none yet.
      if (state.turn) return state;
      const last = state.messages.findLastIndex((message) => HumanMessage.isInstance(message));
      const question = state.messages[last]?.text ?? "";
      const understood = understand(question);
      return {
        ...state,
        // The node adds the question itself.
        messages: state.messages.toSpliced(Math.max(0, last), last < 0 ? 0 : 1),
        turn: newTurn({
          question,
          understood,
          language: answerLanguage({ understood }),
          today: dayEt(leagueClockOf(scope).now()),
        }),
      };
    },
  };
  return createSupervisor({ standalone });
}
