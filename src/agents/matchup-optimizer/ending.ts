/** Ends a run that recommends nothing: writes its message and stores its reason. */
import { AIMessage } from "@langchain/core/messages";
import type { StandPat } from "@/contract/planning/optimizer-answer";
import { OPTIMIZER } from "@/language/texts/optimizer";
import type { OptimizerRuntime } from "./runtime";
import type { OptimizerStatus, RunRecord } from "./state";

type StandingPat = Extract<OptimizerStatus, { stage: "standing_pat" }>;

/** @param ruledOut names of the players ruled out by status or news. */
export function standingPat(
  run: RunRecord,
  reason: StandPat["reason"],
  ruledOut: readonly string[],
  isProven = false,
): StandingPat {
  return {
    stage: "standing_pat",
    isProven,
    standPat: { reason, detail: OPTIMIZER[run.language].standPat(reason, ruledOut) },
  };
}

/** Says why nothing is recommended. */
export function answerStandPat(run: RunRecord, { standPat }: StandingPat, runtime: OptimizerRuntime): AIMessage[] {
  return answerMessage(run, standPat.detail, runtime);
}

/** The answer, as the person sees it and as the thread keeps it. */
export function answerMessage(run: RunRecord, text: string, runtime: OptimizerRuntime): AIMessage[] {
  runtime.say(text);
  runtime.closeText();
  return [new AIMessage({ id: `answer-${run.runId}`, content: text })];
}

/** Both at once, for a run that ends before anything could be composed. */
export function endedIn(
  run: RunRecord,
  reason: StandPat["reason"],
  ruledOut: readonly string[],
  runtime: OptimizerRuntime,
) {
  const status = standingPat(run, reason, ruledOut);
  return { status, messages: answerStandPat(run, status, runtime) };
}
