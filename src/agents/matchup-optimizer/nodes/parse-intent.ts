import { HumanMessage } from "@langchain/core/messages";
import { OPTIMIZER } from "@/language/texts/optimizer";
import type { OptimizerRuntime } from "../runtime";
import type { OptimizerState, OptimizerUpdate } from "../state";
import { askedPlan } from "../wording";

/**
 * pure. Begins the run: says in words what was asked for, and sets what later nodes count with. The days of the request come with it as
 * data. A replay says it again.
 */
export function parseIntent({ run }: OptimizerState, runtime: OptimizerRuntime): OptimizerUpdate {
  const words = OPTIMIZER[run.language];
  runtime.status({ node: "parse_intent", note: words.planning, intent: "lineup_optimization" });
  return {
    run,
    messages: [new HumanMessage({ id: `asked-${run.runId}`, content: words.asked(askedPlan(run.wish)) })],
    iterationCount: 0,
    status: { stage: "searching", excludedAdds: [] },
  };
}
