/**
 * The matchup optimizer: eight nodes from a request to proposals that wait for a person.
 *
 * `parse_intent → gather_rosters → analyze_schedule → check_injuries → identify_candidates ⇄ validate_moves → compose_lineup → present_and_confirm`.
 * Promises: one reading of the league, every figure the engine's, proposals stored before the pause, at most three
 * loops, a named end. The table of nodes with what a replay does is in
 * `docs/technical/Agentic_Architecture_LangGraph.md`.
 */

import { Command, END, isInterrupted, START, StateGraph } from "@langchain/langgraph";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import { z } from "zod";
import type { Language } from "@/contract/conversation/intent";
import { OPTIMIZER } from "@/language/texts/optimizer";
import { asNode } from "../shared/run-trace";
import { analyzeSchedule } from "./nodes/analyze-schedule";
import { checkInjuries } from "./nodes/check-injuries";
import { composeLineup } from "./nodes/compose-lineup";
import { gatherRosters } from "./nodes/gather-rosters";
import { identifyCandidates } from "./nodes/identify-candidates";
import { parseIntent } from "./nodes/parse-intent";
import { type GateAnswer, gateQuestion, presentAndConfirm } from "./nodes/present-and-confirm";
import { validateMoves } from "./nodes/validate-moves";
import { type OptimizerContext, type OptimizerRuntime, startOptimizerRuntime } from "./runtime";
import {
  MatchupOptimizerAnnotation,
  type OptimizerOptions,
  type OptimizerState,
  type OptimizerStatus,
  type OptimizerUpdate,
  type RunRecord,
  STATE_VERSION,
} from "./state";

export type OptimizerInput = { threadId: string; runId: string; language: Language; wish: OptimizerOptions };

/** Passed by reference for one invocation and never stored. A resume needs none: the pause is the last node. */
const graphContext = z.object({ runtime: z.custom<OptimizerRuntime>().optional() });
export type MatchupOptimizerGraph = ReturnType<typeof createMatchupOptimizer>;

/** Eight nodes, and each loop repeats two. */
const RECURSION_LIMIT = 40;

/** Context for graphs opened directly, with at most a request; `runMatchupOptimizer` provides the same to every run. */
export type StandaloneOptimizer = {
  /** The run as it begins, its rows made. */
  begin(state: Partial<OptimizerState>): Promise<RunRecord>;
  runtimeOf(run: RunRecord): OptimizerRuntime;
};

/** Compiles the graph once; runs bring their own context. The pause needs a saver. */
export function createMatchupOptimizer({
  saver,
  standalone,
}: {
  saver: BaseCheckpointSaver;
  standalone?: StandaloneOptimizer;
}) {
  const runtimeOf = (run: RunRecord, { context }: { context?: z.output<typeof graphContext> }): OptimizerRuntime => {
    const runtime = context?.runtime ?? standalone?.runtimeOf(run);
    if (!runtime) throw new TypeError("a run needs its context");
    // The person's stop is looked at between nodes and handed to whatever reads.
    runtime.signal.throwIfAborted();
    return runtime;
  };
  /** A node as a step of its run. */
  const watched =
    (
      name: string,
      node: (state: OptimizerState, runtime: OptimizerRuntime) => Promise<OptimizerUpdate> | OptimizerUpdate,
    ) =>
    (state: OptimizerState, config: Parameters<typeof runtimeOf>[1]): Promise<OptimizerUpdate> => {
      const runtime = runtimeOf(state.run, config);
      return asNode(name, runtime, () => node(state, runtime));
    };
  const begin = async (state: OptimizerState, config: Parameters<typeof runtimeOf>[1]): Promise<OptimizerUpdate> => {
    const run = standalone ? await standalone.begin(state) : state.run;
    const update = await watched("parse_intent", parseIntent)({ ...state, run }, config);
    return { run, ...update };
  };
  return new StateGraph(MatchupOptimizerAnnotation, graphContext)
    .addNode("parse_intent", begin)
    .addNode("gather_rosters", watched("gather_rosters", gatherRosters))
    .addNode("analyze_schedule", watched("analyze_schedule", analyzeSchedule))
    .addNode("check_injuries", watched("check_injuries", checkInjuries))
    .addNode("identify_candidates", watched("identify_candidates", identifyCandidates))
    .addNode("validate_moves", watched("validate_moves", validateMoves))
    .addNode("compose_lineup", watched("compose_lineup", composeLineup))
    .addNode("present_and_confirm", (state) => presentAndConfirm(state))
    .addEdge(START, "parse_intent")
    .addEdge("parse_intent", "gather_rosters")
    .addConditionalEdges("gather_rosters", isOver("analyze_schedule"), ["analyze_schedule", END])
    .addEdge("analyze_schedule", "check_injuries")
    .addEdge("check_injuries", "identify_candidates")
    .addEdge("identify_candidates", "validate_moves")
    .addConditionalEdges(
      "validate_moves",
      ({ status }) => (status.stage === "searching" ? "identify_candidates" : "compose_lineup"),
      ["identify_candidates", "compose_lineup"],
    )
    .addConditionalEdges("compose_lineup", isOver("present_and_confirm"), ["present_and_confirm", END])
    .addEdge("present_and_confirm", END)
    .compile({ checkpointer: saver });
}

/** Edge: a run that stands pat has nothing to ask. */
const isOver =
  <Next extends string>(next: Next) =>
  ({ status }: { status: OptimizerStatus }): Next | typeof END =>
    status.stage === "standing_pat" ? END : next;

const configOf = (threadId: string) => ({
  configurable: { thread_id: threadId },
  // A person decides on what this run stored: after a crash the thread must be where it was.
  durability: "sync" as const,
  recursionLimit: RECURSION_LIMIT,
});

/**
 * One run, to its pause or its end. Events go to `context.emit` while it runs.
 *
 * @throws the source's errors, DayOutsideMatchup, and the signal's reason when the person stops it.
 */
export async function runMatchupOptimizer(
  graph: MatchupOptimizerGraph,
  { threadId, ...input }: OptimizerInput,
  context: OptimizerContext,
): Promise<OptimizerState> {
  const runtime = startOptimizerRuntime(context);
  try {
    const state = await graph.invoke(
      { run: { version: STATE_VERSION, threadId, ...input } },
      { ...configOf(threadId), context: { runtime } },
    );
    if (isInterrupted(state)) tellPause(state as OptimizerState, runtime); // the channels of the graph's own schema
    return state as OptimizerState;
  } catch (error) {
    runtime.closeText();
    context.signal.throwIfAborted();
    throw error;
  }
}

/** After the pause is stored: the node itself holds nothing but the pause. */
function tellPause({ run, status }: OptimizerState, runtime: OptimizerRuntime): void {
  const proposalIds = status.stage === "proposed" ? [...status.proposalIds] : [];
  const note = OPTIMIZER[run.language].waiting(proposalIds.length);
  runtime.status({ node: "present_and_confirm", note });
  runtime.emit({ type: "data-interrupt", id: "gate", data: { threadId: run.threadId, proposalIds } });
}

/** Where a thread stands, as far as the saver knows it. */
export type OptimizerThread =
  | { at: "gate"; state: OptimizerState }
  | { at: "end"; state: OptimizerState }
  /** In the middle, of another version, or not begun. */
  | { at: "elsewhere" };

export async function readOptimizerThread(
  graph: MatchupOptimizerGraph,
  { threadId, runId }: Pick<OptimizerInput, "threadId" | "runId">,
): Promise<OptimizerThread> {
  const snapshot = await graph.getState(configOf(threadId));
  const state = snapshot.values as Partial<OptimizerState>; // empty for an unknown thread
  if (state.run?.version !== STATE_VERSION || state.run.runId !== runId) return { at: "elsewhere" };
  const whole = state as OptimizerState; // `run` is there, so the graph wrote it
  // Not `snapshot.next`: it leaves out a node that was resumed and did not get to its end.
  if (snapshot.tasks.some(({ name }) => name === "present_and_confirm")) return { at: "gate", state: whole };
  return snapshot.tasks.length === 0 ? { at: "end", state: whole } : { at: "elsewhere" };
}

/**
 * Resumes a waiting thread with the decisions, so that it ends. Addresses the pause by its id after checking that it is
 * still waiting: an unknown or finished thread would resume silently. A thread that stopped just before its pause first
 * runs into it.
 */
export async function resumeMatchupOptimizer(
  graph: MatchupOptimizerGraph,
  { threadId, runId }: Pick<OptimizerInput, "threadId" | "runId">,
  answer: GateAnswer,
): Promise<"resumed" | "refused" | "not waiting"> {
  const where = { threadId, runId };
  if ((await readOptimizerThread(graph, where)).at !== "gate") return "not waiting";
  const pauseId = (await pendingPause(graph, where)) ?? (await reachPause(graph, where));
  if (pauseId === undefined) return "not waiting";
  const state = await graph.invoke(new Command({ resume: { [pauseId]: answer } }), configOf(threadId));
  return isInterrupted(state) ? "refused" : "resumed";
}

async function pendingPause(
  graph: MatchupOptimizerGraph,
  { threadId, runId }: Pick<OptimizerInput, "threadId" | "runId">,
): Promise<string | undefined> {
  const { tasks } = await graph.getState(configOf(threadId));
  const pauses = tasks.flatMap(({ interrupts }) => interrupts);
  return pauses.find(({ value }) => gateQuestion.safeParse(value).data?.runId === runId)?.id;
}

async function reachPause(
  graph: MatchupOptimizerGraph,
  where: Pick<OptimizerInput, "threadId" | "runId">,
): Promise<string | undefined> {
  await graph.invoke(null, configOf(where.threadId));
  return pendingPause(graph, where);
}
