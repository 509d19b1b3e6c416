import { AIMessage, ToolMessage } from "@langchain/core/messages";
import type { ToolCallRecord, Warning } from "@/contract/conversation/chat-answer";
import type { Language } from "@/contract/conversation/intent";
import { MORE_TOOLS } from "@/language/questions/tools";
import type { Understanding } from "@/language/questions/understanding/understood-question";
import { errorText } from "@/language/texts/errors";
import { TURN } from "@/language/texts/turn";
import type { ToolDefinition } from "../../shared/tool";
import { asFact, type Fact, type Facts, factKey } from "../facts";
import { HAND_OFF_TOOL, handedOff } from "../hand-off";
import { MAX_TOOL_CALLS } from "../limits";
import { type Misreading, misreadingIn } from "../misreading";
import { grant } from "../more-tools";
import { type Reading, readByTools, type Toolbox, withMore } from "../offered-tools";
import { hasCard, ORDERED_TOOL, orderedInput, withCard } from "../ordered-move";
import { type Call, runTool, staleWarning, UNKNOWN, withFacts } from "../run-tool";
import type { SupervisorRuntime } from "../runtime";
import type { SupervisorState, SupervisorUpdate } from "../state";

/** For the model alone. */
const OVER_BUDGET = { unavailable: "turn.tool_limit", message: errorText("en", "turn.tool_limit.model") };
const limitReached = (language: Language): Warning => ({
  code: "turn.tool_limit",
  message: errorText(language, "turn.tool_limit", { most: MAX_TOOL_CALLS }),
});

/**
 * reads. Runs the last message's calls together; every call gets exactly one answer: a refusal when over the budget,
 * the stored answer when it is fresh. Results that do not fit the intent send the turn back to be classified again,
 * once. A replay reads again: no tool has an effect, and a handed-off plan is computed again in another thread.
 */
export async function runTools(
  state: SupervisorState,
  runtime: SupervisorRuntime,
  toolbox: Toolbox,
): Promise<SupervisorUpdate> {
  const { turn } = state;
  const requested = callsOf(state);
  // Asking for tools counts as a call, so that a model that only ever asks comes to an end too.
  const within = requested.slice(0, Math.max(0, MAX_TOOL_CALLS - state.toolCallCount));
  const grants = within.flatMap((call) =>
    call.name === MORE_TOOLS ? [{ ...call, ...grant(toolbox.all, call.input) }] : [],
  );
  const allowed = within.filter(({ name }) => name !== MORE_TOOLS);
  const refused = requested.slice(within.length).map((call) => ({ ...call, output: OVER_BUDGET }));
  const before: Reading = { intent: state.intent, isSure: turn.isIntentSure };
  const after = readingAfter(before, allowed, turn.misreading, runtime, toolbox);
  const known = new Map(toolbox.all.map((tool) => [tool.name, tool]));
  const called = allowed.map(({ name }) => name).filter((name) => known.has(name));
  const words = TURN[turn.language];
  const note = allowed.length > 0 ? words.lookingUp(allowed.map(({ name }) => name)) : words.deciding;
  runtime.status({ node: "tools", note });

  const { records, facts, isHandedOff } = await runToolCalls(allowed, known, state, runtime);
  const misreading = turn.misreading ?? misreadingOf(records, before, after, turn.understood);
  return {
    messages: [...records, ...refused, ...grants].map(answerTo),
    toolCallCount: state.toolCallCount + records.length + grants.length,
    ...(Object.keys(facts).length > 0 ? { facts } : {}),
    turn: {
      ...turn,
      next: misreading === turn.misreading ? "agent" : "classify_intent",
      isIntentSure: after.isSure,
      offered: withMore(turn.offered, [...called, ...grants.flatMap(({ names }) => names)]),
      misreading,
      isHandedOff,
      toolCalls: [...turn.toolCalls, ...records],
      warnings: [
        ...turn.warnings,
        ...records.flatMap((record) => staleWarning(record, turn.language)),
        ...(refused.length > 0 ? [limitReached(turn.language)] : []),
      ],
    },
  };
}

function callsOf({ messages }: SupervisorState): Call[] {
  const last = messages.at(-1);
  const calls = AIMessage.isInstance(last) ? (last.tool_calls ?? []) : [];
  return calls.map((call) => ({ id: call.id ?? call.name, name: call.name, input: call.args }));
}

const answerTo = ({ id, name, output }: { id: string; name: string; output: unknown }) =>
  new ToolMessage({ id: `answer-${id}`, tool_call_id: id, name, content: JSON.stringify(output) });

/**
 * All at once. What was found is a fact of the thread from then on; a plan that was handed off is not, its cards are
 * decided on.
 */
async function runToolCalls(
  calls: readonly Call[],
  known: ReadonlyMap<string, ToolDefinition>,
  state: SupervisorState,
  runtime: SupervisorRuntime,
): Promise<{ records: ToolCallRecord[]; facts: Facts; isHandedOff: boolean }> {
  const { turn } = state;
  const facts: Record<string, Fact> = {};
  // One run a turn: a second plan would only stand beside the cards of the first.
  const canHandOff = runtime.handOff !== undefined && !turn.isHandedOff && known.has(HAND_OFF_TOOL);
  const plan = canHandOff ? calls.find(({ name }) => name === HAND_OFF_TOOL) : undefined;
  const isOrdered = turn.understood.ordersMove === true && runtime.handOff !== undefined && !turn.isHandedOff && !plan;
  const order = isOrdered ? calls.find(({ name }) => name === ORDERED_TOOL) : undefined;
  const records = await Promise.all(
    calls.map(async (call) => {
      const tool = known.get(call.name);
      if (!tool) return runTool(call, UNKNOWN, runtime);
      if (runtime.handOff && call === plan) return runTool(call, handedOff(tool, runtime.handOff, turn), runtime);
      // The card has the move that the person named, whatever arguments the model chose.
      if (runtime.handOff && call === order)
        return runTool({ ...call, input: orderedInput(turn) }, withCard(tool, runtime.handOff, turn), runtime);
      const input = tool.input.safeParse(call.input).data ?? call.input;
      const key = factKey(runtime.scope, turn.today, tool.name, input, turn.preferencesAt);
      const record = await runTool(call, withFacts(tool, key, state.facts, runtime.clock.now()), runtime);
      const fact = record.ok ? asFact(tool.name, record.output) : undefined;
      if (fact && fact.fetchedAt !== state.facts[key]?.fetchedAt) facts[key] = fact;
      return record;
    }),
  );
  return { records, facts, isHandedOff: turn.isHandedOff || plan !== undefined || records.some(hasCard) };
}

/** Corrects the intent by the tools the model asks for, where the words left doubt. */
function readingAfter(
  before: Reading,
  calls: readonly Call[],
  misreading: Misreading | null,
  { model }: SupervisorRuntime,
  { all, lists }: Toolbox,
): Reading {
  if (!lists || before.isSure || misreading || calls.length === 0 || model.id === "rules") return before;
  const names = calls.map(({ name }) => name).filter((name) => all.some((tool) => tool.name === name));
  return readByTools(lists, before.intent, names);
}

/** The rules model plans by the words of the question, so a note about a misreading would not help it. */
function misreadingOf(
  records: readonly ToolCallRecord[],
  before: Reading,
  after: Reading,
  understood: Understanding,
): Misreading | null {
  if (after.intent === before.intent) return misreadingIn(records, { intent: before.intent, understood });
  return { because: "What was looked up belongs to another kind of question.", intent: after.intent };
}
