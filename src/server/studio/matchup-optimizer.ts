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
  type OptimizerOptions,
  type OptimizerState,
  type RunRecord,
  STATE_VERSION,
} from "@/agents/matchup-optimizer/state";
import type { EasternDay } from "@/domain/ids";
import { dayEt } from "@/domain/season/eastern-day";
import { resolveRange } from "@/language/questions/understanding/day-range";
import { understand } from "@/language/questions/understanding/understanding";
import { systemClock } from "@/lib/clock";
import { LOCAL_OWNER_ID } from "../session/local-owner";
import { neverStopped, studioInstance } from "./studio-instance";

const ANYTHING: OptimizerOptions = { window: null, maxMoves: null, untouchables: [], allowKeeperDrops: null };

/** Days come from the words that were typed, where the request names none. Moves that the person chose have days of their own. */
function optionsOf(
  options: OptimizerOptions,
  messages: OptimizerState["messages"] = [],
  today: EasternDay,
): OptimizerOptions {
  if (options.window !== null || options.moves !== undefined) return options;
  const question = messages.findLast((message) => HumanMessage.isInstance(message))?.text ?? "";
  const { range } = understand(question);
  return { ...options, window: (range && resolveRange(range, today)) ?? null };
}

export async function graph(): Promise<MatchupOptimizerGraph> {
  const { scopeFor, optimizer, recommendations, conversations, leagueClockOf } = await studioInstance();
  const scope = await scopeFor(LOCAL_OWNER_ID, {});
  const runtimes = new Map<string, OptimizerRuntime>();
  const standalone: StandaloneOptimizer = {
    async begin({ run, messages }) {
      const started: RunRecord = {
        version: STATE_VERSION,
        runId: randomUUID(),
        threadId: randomUUID(),
        language: run?.language ?? "en",
        wish: optionsOf({ ...ANYTHING, ...run?.wish }, messages, dayEt(leagueClockOf(scope).now())),
      };
      const { threadId, runId, language } = started;
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
      return started;
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
