/** The matchup optimizer for LangGraph Studio. Input: `{}`, `{ "run": { "wish": { "maxMoves": 1 } } }`, or words such as `{ "messages": [{ "role": "user", "content": "Friday only" }] }`; it waits for a decision like any run. */
import { randomUUID } from "node:crypto";
import { HumanMessage } from "@langchain/core/messages";
import { MemorySaver } from "@langchain/langgraph";
import {
  createMatchupOptimizer,
  type MatchupOptimizerGraph,
  type StandaloneOptimizer,
} from "@/agents/matchup-optimizer/agent";
import { type OptimizerRuntime, startOptimizerRuntime } from "@/agents/matchup-optimizer/runtime";
import {
  type OptimizerState,
  type OptimizerWish,
  type RunRecord,
  STATE_VERSION,
} from "@/agents/matchup-optimizer/state";
import type { EasternDay } from "@/domain/ids";
import { dayEt } from "@/domain/season/eastern-day";
import { resolveRange } from "@/language/questions/understanding/day-range";
import { understand } from "@/language/questions/understanding/understanding";
import { systemClock } from "@/lib/clock";
import { LOCAL_OWNER_ID } from "../session/local-owner";
import { neverStopped, studioHome } from "./studio-home";

const ANYTHING: OptimizerWish = { window: null, maxMoves: null, untouchables: [], allowKeeperDrops: null };

/** Days come from the words that were typed, where the wish names none. Moves that the person chose have days of their own. */
function wishOf(wish: OptimizerWish, messages: OptimizerState["messages"] = [], today: EasternDay): OptimizerWish {
  if (wish.window !== null || wish.moves !== undefined) return wish;
  const question = messages.findLast((message) => HumanMessage.isInstance(message))?.text ?? "";
  const { range } = understand(question);
  return { ...wish, window: (range && resolveRange(range, today)) ?? null };
}

export async function graph(): Promise<MatchupOptimizerGraph> {
  const { scopeFor, optimizer, recommendations, conversations, leagueClockOf } = await studioHome();
  const scope = await scopeFor(LOCAL_OWNER_ID, {});
  const runtimes = new Map<string, OptimizerRuntime>();
  const standalone: StandaloneOptimizer = {
    async begin({ run, messages }) {
      const begun: RunRecord = {
        version: STATE_VERSION,
        runId: randomUUID(),
        threadId: randomUUID(),
        language: run?.language ?? "en",
        wish: wishOf({ ...ANYTHING, ...run?.wish }, messages, dayEt(leagueClockOf(scope).now())),
      };
      const { threadId, runId, language } = begun;
      // Proposals belong to a thread and a run, here as everywhere.
      const owned = { ownerId: scope.personId, threadId, language };
      const { connectionId, teamId } = scope;
      await conversations.createThread({
        ...owned,
        connectionId,
        teamId: Number(teamId),
        title: "Studio",
        kind: "optimizer",
      });
      await conversations.startRun({ ...owned, runId, question: "Studio", model: "engine" });
      return begun;
    },
    runtimeOf({ runId }) {
      const known = runtimes.get(runId);
      if (known) return known;
      const runtime = startOptimizerRuntime({
        scope,
        optimizer,
        recommendations,
        leagueClock: leagueClockOf(scope),
        systemClock,
        emit: () => undefined,
        signal: neverStopped,
      });
      runtimes.set(runId, runtime);
      return runtime;
    },
  };
  return createMatchupOptimizer({ saver: new MemorySaver(), standalone });
}
