import { HumanMessage } from "@langchain/core/messages";
import { dayEt } from "@/domain/season/eastern-day";
import { dayRangeIn } from "@/language/questions/understanding/day-range";
import { OPTIMIZER } from "@/language/texts/optimizer";
import type { OptimizerRuntime } from "../runtime";
import type { OptimizerState, OptimizerUpdate, OptimizerWish } from "../state";
import { askedPlan } from "../wording";

/**
 * pure. Begins the run: reads the days that the person's words bound the moves to, where the wish names none, says in words what was
 * asked for, and sets what later nodes count with. A replay says it again.
 */
export function parseIntent({ run, messages }: OptimizerState, runtime: OptimizerRuntime): OptimizerUpdate {
  const words = OPTIMIZER[run.language];
  runtime.status({ node: "parse_intent", note: words.planning, intent: "lineup_optimization" });
  const wish = withWindow(run.wish, messages ?? [], runtime);
  return {
    run: { ...run, wish },
    messages: [new HumanMessage({ id: `asked-${run.runId}`, content: words.asked(askedPlan(wish)) })],
    iterationCount: 0,
    status: { stage: "searching", excludedAdds: [] },
  };
}

/** Moves that the person chose have days of their own. */
function withWindow(
  wish: OptimizerWish,
  messages: OptimizerState["messages"],
  runtime: OptimizerRuntime,
): OptimizerWish {
  if (wish.window !== null || wish.moves !== undefined) return wish;
  const said = messages.findLast((message) => HumanMessage.isInstance(message))?.text;
  const window = said === undefined ? undefined : dayRangeIn(said, dayEt(runtime.leagueClock.now()));
  return window ? { ...wish, window } : wish;
}
