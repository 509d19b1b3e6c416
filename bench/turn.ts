/**
 * Overhead of a supervisor turn: ours beside a bare LangGraph loop of agent and tools.
 *
 * Both use the same scripted model (two calls at once, then text), the same two instant tools and the same Postgres
 * saver with exit durability, in turn about in one process, so that noise of the machine meets both alike.
 */
import { AIMessage, HumanMessage } from "@langchain/core/messages";
import { tool } from "@langchain/core/tools";
import { END, MessagesAnnotation, START, StateGraph } from "@langchain/langgraph";
import { ToolNode } from "@langchain/langgraph/prebuilt";
import { z } from "zod";
import { openTestDatabase } from "#test/database";
import { defineTool } from "@/agents/shared/tool";
import type { AgentServices } from "@/agents/shared/types";
import { createSupervisor, runSupervisor } from "@/agents/supervisor/agent";
import { createCheckpointSaver } from "@/db/conversations/checkpoints";
import { easternDay, teamId } from "@/domain/ids";
import { systemClock } from "@/lib/clock";
import type { ChatModelPort, ModelRequest } from "@/lib/models/chat-model";
import { median } from "./median";

const WARM_UP_TURNS = 40;
const MEASURED_TURNS = 200;
const ANSWER = "Luka Doncic scored 31 points.";
const OUTPUT = {
  source: "espn",
  fetchedAt: "2026-11-21T10:00:00.000Z",
  stale: false,
  ageSeconds: 0,
  age: "just now",
  name: "Luka Doncic",
  points: 31,
};
const NAMES = ["get_one", "get_two"] as const;

/** Two calls for a question, text once their answers are there. */
function scriptedMessage(messages: readonly { getType(): string }[], newId: () => string): AIMessage {
  if (messages.at(-1)?.getType() === "tool") return new AIMessage(ANSWER);
  return new AIMessage({
    content: "",
    tool_calls: NAMES.map((name) => ({ name, args: {}, id: newId(), type: "tool_call" as const })),
  });
}

function counter(): () => string {
  let count = 0;
  return () => `call-${++count}`;
}

export async function benchTurn(): Promise<void> {
  const database = await openTestDatabase();
  const ours = ourTurn(createCheckpointSaver(database.pool));
  const bare = bareTurn(createCheckpointSaver(database.pool));
  for (let turn = 0; turn < WARM_UP_TURNS; turn++) {
    await bare();
    await ours();
  }
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let turn = 0; turn < MEASURED_TURNS; turn++) {
    times.bare.push(await timed(bare));
    times.ours.push(await timed(ours));
  }
  await database.close();
  const [oursMs, bareMs] = [median(times.ours), median(times.bare)];
  console.log(`supervisor turn   median of ${MEASURED_TURNS}: ${oursMs.toFixed(2)} ms`);
  console.log(`bare loop         median of ${MEASURED_TURNS}: ${bareMs.toFixed(2)} ms`);
  console.log(`ratio ${(oursMs / bareMs).toFixed(2)} (bound 1.50)`);
}

function bareTurn(checkpointer: ReturnType<typeof createCheckpointSaver>): () => Promise<void> {
  const newId = counter();
  const tools = NAMES.map((name) =>
    tool(async () => JSON.stringify(OUTPUT), { name, description: name, schema: z.object({}) }),
  );
  const graph = new StateGraph(MessagesAnnotation)
    .addNode("agent", (state) => ({ messages: [scriptedMessage(state.messages, newId)] }))
    .addNode("tools", new ToolNode(tools))
    .addEdge(START, "agent")
    .addConditionalEdges(
      "agent",
      (state) => ((state.messages.at(-1) as AIMessage).tool_calls?.length ? "tools" : END),
      ["tools", END],
    )
    .addEdge("tools", "agent")
    .compile({ checkpointer });
  return async () => {
    await graph.invoke(
      { messages: [new HumanMessage("How many points did Luka Doncic score?")] },
      { configurable: { thread_id: crypto.randomUUID() }, durability: "exit" },
    );
  };
}

function ourTurn(saver: ReturnType<typeof createCheckpointSaver>): () => Promise<void> {
  const newId = counter();
  const tools = NAMES.map((name) =>
    defineTool({
      name,
      description: name,
      maxChars: 1_000,
      input: z.object({}),
      run: async () => ({ output: OUTPUT, isCached: false }),
    }),
  );
  const supervisor = createSupervisor({ saver, tools });
  const model: ChatModelPort = {
    id: "scripted",
    health: () => ({ circuit: "closed", consecutiveFailures: 0, lastFailureCode: null }),
    async answer(request: ModelRequest, onText) {
      const message = scriptedMessage(request.messages, newId);
      if (message.text !== "") onText?.(message.text);
      return {
        message,
        usage: { inputTokens: 1, outputTokens: 1 },
        stop: "complete",
        answeredBy: "scripted",
        fallbackReason: null,
      };
    },
  };
  return async () => {
    await runSupervisor(
      supervisor,
      {
        threadId: crypto.randomUUID(),
        question: "How many points did Luka Doncic score?",
        language: "en",
        today: easternDay.parse("2025-01-15"),
        context: [],
      },
      {
        scope: {
          personId: "p",
          connectionId: "c",
          universe: "demo",
          leagueId: "1",
          season: 2025,
          teamId: teamId.parse(1),
        },
        services: {} as AgentServices, // the instant tools call no service
        model,
        emit: () => undefined,
        onSpend: () => undefined,
        signal: new AbortController().signal,
        clock: systemClock,
      },
    );
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
