/**
 * What the optimizer's graph costs to its pause, beside a bare graph of eight empty nodes with the same pause, saver
 * and durability.
 *
 * The league is read and the plan made before: engine and sources answer at once. The cards are stored as in the
 * product.
 */
import { Annotation, interrupt, START, StateGraph } from "@langchain/langgraph";
import { DATABASE_BACKENDS } from "#test/database";
import { type OptimizerInput, runMatchupOptimizer } from "@/agents/matchup-optimizer/agent";
import { createCheckpointSaver } from "@/db/conversations/checkpoints";
import { createConversationTables } from "@/db/conversations/conversations";
import { systemClock } from "@/lib/clock";
import { type DecisionWorld, openDecisionWorld } from "../scripts/proofs/decisions/decision-world";
import { median } from "./median";

const WARM_UP_RUNS = 5;
const MEASURED_RUNS = 40;
const BOUND = 2;
const NODES = 8;

export async function benchOptimizer(): Promise<void> {
  for (const fixture of DATABASE_BACKENDS.filter(({ isPresent }) => isPresent)) {
    const running = await fixture.start();
    const database = await running.openMigrated();
    const world = await openDecisionWorld(database);
    const ours = await ourRun(world);
    const bare = bareRun(world);
    const times = { ours: [] as number[], bare: [] as number[] };
    for (let run = -WARM_UP_RUNS; run < MEASURED_RUNS; run++) {
      const [bareMs, oursMs] = [await bare(), await ours()];
      if (run < 0) continue;
      times.bare.push(bareMs);
      times.ours.push(oursMs);
    }
    const [oursMs, bareMs] = [median(times.ours), median(times.bare)];
    console.log(
      `${fixture.name}: optimizer to its pause ${oursMs.toFixed(2)} ms, eight empty nodes ${bareMs.toFixed(2)} ms ` +
        `(medians of ${MEASURED_RUNS}); ratio ${(oursMs / bareMs).toFixed(2)} (bound ${BOUND.toFixed(2)})`,
    );
    await world.close();
    await database.close();
    await running.stop();
  }
}

async function ourRun({ database, scope, graph, clock, servers, optimizer }: DecisionWorld) {
  const conversations = createConversationTables(database.kysely);
  return async (): Promise<number> => {
    const input: OptimizerInput = {
      threadId: crypto.randomUUID(),
      runId: crypto.randomUUID(),
      language: "en",
      wish: { window: null, maxMoves: null, untouchables: [], allowKeeperDrops: null },
    };
    await conversations.createThread({
      threadId: input.threadId,
      ownerId: scope.personId,
      connectionId: scope.connectionId,
      teamId: Number(scope.teamId),
      title: "A run",
      language: "en",
      kind: "optimizer",
    });
    await database.pool.query(
      "insert into runs (id, thread_id, owner_id, question, model) values ($1, $2, $3, 'Optimize', 'rules')",
      [input.runId, input.threadId, scope.personId],
    );
    const startedAt = performance.now();
    await runMatchupOptimizer(graph, input, {
      scope,
      optimizer,
      recommendations: servers[0].recommendations,
      leagueClock: clock,
      systemClock,
      emit: () => undefined,
      signal: new AbortController().signal,
    });
    return performance.now() - startedAt;
  };
}

function bareRun({ database }: DecisionWorld) {
  const State = Annotation.Root({ count: Annotation<number> });
  const names = Array.from({ length: NODES }, (_, place) => `node_${place + 1}`);
  // biome-ignore lint/suspicious/noExplicitAny: the nodes' names are made up here, which the builder's type cannot follow
  let builder: any = new StateGraph(State);
  for (const [place, name] of names.entries()) {
    builder = builder.addNode(name, place === NODES - 1 ? () => ({ count: interrupt("?") }) : () => ({ count: place }));
    builder = builder.addEdge(place === 0 ? START : names[place - 1], name);
  }
  const graph = builder.compile({ checkpointer: createCheckpointSaver(database.pool) });
  return async (): Promise<number> => {
    const startedAt = performance.now();
    await graph.invoke({ count: 0 }, { configurable: { thread_id: crypto.randomUUID() }, durability: "sync" });
    return performance.now() - startedAt;
  };
}
