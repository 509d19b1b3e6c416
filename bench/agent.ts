/**
 * What a golden question costs: model calls and prompt tokens of the supervisor, beside a plain agent loop with every
 * tool bound.
 *
 * Both have the same model, system prompt and tools, and the tools the same bounded answers: those of the demo league,
 * read once before and instant from then on.
 */
import { HumanMessage, SystemMessage, ToolMessage } from "@langchain/core/messages";
import { temporaryDirectory } from "#test/database";
import { REFERENCE_DEMO } from "#test/leagues/reference-demo";
import { SUPERVISOR_TOOLS } from "@/agents/shared/agent-tools";
import type { ToolDefinition, ToolRuntime } from "@/agents/shared/tool";
import { ALL_TOOLS } from "@/agents/shared/tool-registry";
import { createSupervisor, runSupervisor } from "@/agents/supervisor/agent";
import { SUPERVISOR_SYSTEM_PROMPT, turnFacts } from "@/agents/supervisor/prompts";
import { dayEt } from "@/domain/season/eastern-day";
import { systemClock } from "@/lib/clock";
import { readEnv } from "@/lib/env";
import { silentLogger } from "@/lib/log";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import { openFanVise } from "@/server/wiring/composition";
import { BASELINE_TOKENS } from "./agent-baseline";
import { competentModel, type Spent } from "./agent-model";
import { GOLDEN_QUESTIONS, type GoldenQuestion } from "./agent-questions";
import { median } from "./median";

const TOKEN_BOUND = 0.7;
/** Most that the median question may cost of what it cost before. */
const BASELINE_BOUND = 0.85;

export async function benchAgent(): Promise<void> {
  const directory = temporaryDirectory();
  const variables = { FANVISE_DATA_DIR: directory.path, FANVISE_LEAGUE: "demo", FANVISE_MODEL: "rules" };
  const env = readEnv({ ...variables, ...REFERENCE_DEMO });
  const fanvise = await openFanVise({ env, log: silentLogger });
  try {
    const scope = await fanvise.scopeFor(LOCAL_OWNER_ID, {});
    const runtime: ToolRuntime = { scope, services: fanvise.services, signal: new AbortController().signal };
    const fixture = { runtime, today: dayEt(fanvise.leagueClockOf(scope).now()), tools: ALL_TOOLS.map(instant) };
    const rows = [];
    for (const golden of GOLDEN_QUESTIONS) {
      rows.push({ golden, ours: await supervisorTurn(golden, fixture), theirs: await plainLoop(golden, fixture) });
    }
    print(rows);
  } finally {
    await fanvise.close();
    directory.remove();
  }
}

type AgentBench = { runtime: ToolRuntime; today: ReturnType<typeof dayEt>; tools: readonly ToolDefinition[] };
type Row = { golden: GoldenQuestion; ours: Spent; theirs: Spent };

/** Reads the first time it is asked something, and says the same from then on. */
function instant(tool: ToolDefinition): ToolDefinition {
  const known = new Map<string, ReturnType<ToolDefinition["run"]>>();
  return {
    ...tool,
    run(input, runtime) {
      const key = JSON.stringify(input);
      const answer = known.get(key) ?? tool.run(input, runtime);
      known.set(key, answer);
      return answer;
    },
  };
}

async function supervisorTurn(golden: GoldenQuestion, { runtime, today, tools }: AgentBench): Promise<Spent> {
  const { model, spent } = competentModel(golden);
  const supervisor = createSupervisor({ tools, lists: SUPERVISOR_TOOLS });
  const { question, language } = golden;
  await runSupervisor(
    supervisor,
    { threadId: crypto.randomUUID(), question, language, today, context: [] },
    { ...runtime, model, clock: systemClock, emit: () => undefined, onSpend: () => undefined },
  );
  return spent;
}

/** Model and tools in turn until the model says something, every tool bound. */
async function plainLoop(golden: GoldenQuestion, { runtime, today, tools }: AgentBench): Promise<Spent> {
  const { model, spent } = competentModel(golden);
  const facts = turnFacts({ ...golden, today });
  const messages = [new SystemMessage(`${SUPERVISOR_SYSTEM_PROMPT}\n\n${facts}`), new HumanMessage(golden.question)];
  const bound = tools.map(({ name, description, modelInput }) => ({ name, description, schema: modelInput }));
  for (;;) {
    const { message } = await model.answer({ messages, tools: bound, signal: runtime.signal, purpose: "agent" });
    messages.push(message as never); // a message like the others
    const calls = message.tool_calls ?? [];
    if (calls.length === 0) return spent;
    for (const { id = "", name, args } of calls) {
      const answer = await tools.find((tool) => tool.name === name)?.run(args, runtime);
      messages.push(new ToolMessage({ tool_call_id: id, name, content: JSON.stringify(answer?.output) }) as never); // as above
    }
  }
}

function print(rows: readonly Row[]): void {
  console.log("                  ours                  plain loop");
  console.log("     calls tokens look-ups    calls tokens look-ups   ratio  question");
  for (const { golden, ours, theirs } of rows) {
    const cells = [
      ours.modelCalls,
      ours.promptTokens,
      ours.toolCalls,
      theirs.modelCalls,
      theirs.promptTokens,
      theirs.toolCalls,
    ];
    const [a, b, c, d, e, f] = cells.map((cell, index) => String(cell).padStart(index % 3 === 1 ? 7 : 6));
    const ratio = (ours.promptTokens / theirs.promptTokens).toFixed(2);
    console.log(`${golden.scenario} ${golden.language} ${a}${b}${c}   ${d}${e}${f}     ${ratio}  ${golden.question}`);
  }
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  const ours = sum((row) => row.ours.promptTokens);
  const theirs = sum((row) => row.theirs.promptTokens);
  const failures = rows.flatMap(failuresOf);
  console.log(
    `prompt tokens in all: ours ${ours}, plain loop ${theirs}, ratio ${(ours / theirs).toFixed(2)} (bound ${TOKEN_BOUND})`,
  );
  console.log(
    `model calls in all: ours ${sum((row) => row.ours.modelCalls)}, plain loop ${sum((row) => row.theirs.modelCalls)}`,
  );
  const medianRatio = median(rows.map(({ golden, ours: spent }) => spent.promptTokens / baselineOf(golden)));
  const before = sum(({ golden }) => baselineOf(golden));
  console.log(
    `prompt tokens before references and more_tools: ${before}, now ${(ours / before).toFixed(2)} of them, median of the questions ${medianRatio.toFixed(2)} (bound ${BASELINE_BOUND})`,
  );
  console.log(failures.length === 0 ? "every question within its bounds" : failures.join("\n"));
  if (failures.length > 0 || ours / theirs > TOKEN_BOUND || medianRatio > BASELINE_BOUND) process.exitCode = 1;
}

function baselineOf({ question }: GoldenQuestion): number {
  const tokens = BASELINE_TOKENS.get(question);
  if (tokens === undefined) throw new RangeError(`no baseline for "${question}"`);
  return tokens;
}

function failuresOf({ golden, ours, theirs }: Row): string[] {
  const { question, maxCalls } = golden;
  return [
    ...(ours.modelCalls > theirs.modelCalls ? [`more model calls than the plain loop: ${question}`] : []),
    ...(ours.toolCalls > maxCalls ? [`${ours.toolCalls} look-ups, bound ${maxCalls}: ${question}`] : []),
    ...(ours.missing > 0 ? [`${ours.missing} look-ups were never offered: ${question}`] : []),
  ];
}
