/**
 * Look-ups for a message with several questions: what two of them need is looked up once, and each is answered from its
 * own.
 *
 * Pure.
 */
import { isDeepStrictEqual } from "node:util";
import type { EasternDay } from "@/domain/ids";
import { readResult, type ToolResult } from "@/language/answers/tool-results";
import { TOOL } from "../tools";
import type { Understanding } from "../understanding/understood-question";
import { MAX_CALLS, type PlannedCall, planCalls } from "./planning";
import { planSecondStep } from "./second-look";

const ALL_TOOLS: ReadonlySet<string> = new Set(Object.values(TOOL));

/** The questions of a message; a message with one is its own only part. */
export const partsOf = (request: Understanding): readonly Understanding[] => request.parts ?? [request];

/** First look-ups of all questions, the first of each before the second of any. */
export const planFirstStep = (
  request: Understanding,
  offered: ReadonlySet<string>,
  today: EasternDay | undefined,
): PlannedCall[] => together(partsOf(request).map((part) => planCalls(part, offered, today))).slice(0, MAX_CALLS);

/** Second look-ups of all questions, each planned from what its own first ones found. */
export const planNextStep = (
  request: Understanding,
  results: readonly ToolResult[],
  offered: ReadonlySet<string>,
  today: EasternDay | undefined,
): PlannedCall[] =>
  together(
    partsOf(request).map((part) =>
      planSecondStep(part, resultsOf(part, request, results, today).map(readResult), offered, today),
    ),
  )
    .filter((call) => !results.some((result) => isOf(call, result)))
    .slice(0, Math.max(0, MAX_CALLS - results.length));

/**
 * The results that one question of the message is answered from.
 *
 * A language model chooses its own look-ups: one that no question plans belongs to those that plan the same tool, and
 * to the first question where none does.
 */
export function resultsOf(
  part: Understanding,
  request: Understanding,
  results: readonly ToolResult[],
  today: EasternDay | undefined,
): readonly ToolResult[] {
  const parts = partsOf(request);
  if (parts.length === 1) return results;
  const plans = parts.map((each) => wholePlan(each, results, today));
  return results.filter((result) => {
    const owners = [
      plans.map((plan) => plan.some((call) => isOf(call, result))),
      plans.map((plan) => plan.some(({ name }) => name === result.name)),
      parts.map((_, at) => at === 0),
    ].find((each) => each.includes(true));
    return owners?.[parts.indexOf(part)] === true;
  });
}

function wholePlan(part: Understanding, results: readonly ToolResult[], today: EasternDay | undefined) {
  const first = planCalls(part, ALL_TOOLS, today);
  const found = results.filter((result) => first.some((call) => isOf(call, result))).map(readResult);
  return [...first, ...planSecondStep(part, found, ALL_TOOLS, today)];
}

const isOf = ({ name, args }: PlannedCall, result: ToolResult): boolean =>
  name === result.name && (result.input === undefined || isDeepStrictEqual(args, result.input));

/** One list out of several, taken in turns, each call once. */
function together(plans: readonly (readonly PlannedCall[])[]): PlannedCall[] {
  const longest = Math.max(0, ...plans.map((plan) => plan.length));
  const inTurns = Array.from({ length: longest }, (_, at) => plans.flatMap((plan) => plan.slice(at, at + 1))).flat();
  return inTurns.filter((call, at) => inTurns.findIndex((other) => isDeepStrictEqual(other, call)) === at);
}
