/**
 * The matchup optimizer for LangGraph Studio. Input: `{}`, or `{ "run": { "wish": { "maxMoves": 1 } } }`; it waits for
 * a decision like any run.
 */
import { randomUUID } from "node:crypto";
import { MemorySaver } from "@langchain/langgraph";
import {
  createMatchupOptimizer,
  type MatchupOptimizerGraph,
  type StandaloneOptimizer,
} from "@/agents/matchup-optimizer/agent";
import { type OptimizerRuntime, startOptimizerRuntime } from "@/agents/matchup-optimizer/runtime";
import { type OptimizerWish, type RunRecord, STATE_VERSION } from "@/agents/matchup-optimizer/state";
import { systemClock } from "@/lib/clock";
import { LOCAL_OWNER_ID } from "../session/local-owner";
import { neverStopped, studioHome } from "./studio-home";

const ANYTHING: OptimizerWish = { window: null, maxMoves: null, untouchables: [], allowKeeperDrops: null };

export async function graph(): Promise<MatchupOptimizerGraph> {
  const { scopeFor, optimizer, recommendations, conversations, leagueClockOf } = await studioHome();
  const scope = await scopeFor(LOCAL_OWNER_ID, {});
  const runtimes = new Map<string, OptimizerRuntime>();
  const standalone: StandaloneOptimizer = {
    async begin({ run }) {
      const begun: RunRecord = {
        version: STATE_VERSION,
        runId: randomUUID(),
        threadId: randomUUID(),
        language: run?.language ?? "en",
        wish: { ...ANYTHING, ...run?.wish },
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
