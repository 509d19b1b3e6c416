/** Judges what happened in a case: every gate with its reasons. A case's score is the product of its gates. */
import { UnknownFact } from "../oracle/types";
import type { Judgement } from "../runner/trace";
import { type Judged, madeCalls } from "./case-facts";
import { reasonsAgainst } from "./end-states";
import { isAsserted, outputsOf, ungrounded } from "./grounding";
import { reasonsAgainstInvariant } from "./invariants";
import { formsOf } from "./references";
import { holds, plainLines } from "./words";

export async function judge(judged: Judged): Promise<Judgement> {
  return {
    end_state: await endState(judged),
    information: await information(judged),
    forbidden: forbidden(judged),
    trajectory: trajectory(judged),
    grounding: grounding(judged),
    invariants: judged.golden.expect.invariants.flatMap((name) =>
      reasonsAgainstInvariant(name, judged).map((reason) => `${name}: ${reason}`),
    ),
    budget: budget(judged),
  };
}

export const isPassed = (verdict: Judgement): boolean =>
  Object.values(verdict).every((reasons) => reasons.length === 0);

async function endState(judged: Judged): Promise<string[]> {
  const reasons: string[] = [];
  for (const state of judged.golden.expect.acceptable_end_states) {
    const against = await reasonsAgainst(state, judged);
    if (against.length === 0) return [];
    reasons.push(...against.map((reason) => `${state.kind}: ${reason}`));
  }
  return reasons;
}

async function information(judged: Judged): Promise<string[]> {
  const reasons: string[] = [];
  for (const { line, turn } of judged.golden.expect.must_say) {
    const answer = turn === undefined ? judged.last : judged.answers[turn - 1];
    try {
      const parts = await Promise.all(
        line.map(async (part) => {
          const texts = typeof part === "string" ? [part] : part;
          return (await Promise.all(texts.map((text) => formsOf(text, judged.facts, judged.language)))).flat();
        }),
      );
      const isStated = plainLines(answer?.answer ?? "").some((each) =>
        parts.every((forms) => forms.some((form) => holds(each, form))),
      );
      if (!isStated) reasons.push(`no line says ${parts.map((forms) => forms.slice(0, 4).join(" | ")).join(" + ")}`);
    } catch (failure) {
      if (!(failure instanceof UnknownFact)) throw failure;
      reasons.push(failure.message);
    }
  }
  return reasons;
}

/** Addresses, images and mark-up have no place in any answer: sources are named in words. What is escaped is text. */
const EVER_FORBIDDEN = [
  /https?:\/\//i,
  /(?<!\\)!\[[^\]]*\]\(/,
  /(?<!\\)<(?:script|img|iframe|a|svg)\b/i,
  /\[object Object\]|undefined|\bNaN\b/,
];

function forbidden({ golden, answers, last }: Judged): string[] {
  const { must_not_say, tools } = golden.expect;
  const patterns = [...must_not_say.map(asPattern), ...EVER_FORBIDDEN];
  const texts = answers.flatMap((each) => {
    const text = isAsserted(each).replaceAll("**", "");
    return patterns.flatMap((pattern) => (pattern.test(text) ? [`says ${pattern.source}`] : []));
  });
  const called = (last?.toolCalls ?? []).map(({ name }) => name);
  const checked = called.filter((name) => tools.forbidden.includes("*") || tools.forbidden.includes(name));
  return [...texts, ...checked.map((name) => `calls ${name}`)];
}

/** Between slashes a regular expression without regard to case, else the text itself. */
function asPattern(text: string): RegExp {
  const [, source] = /^\/(.*)\/$/s.exec(text) ?? [];
  return new RegExp(source ?? text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "iu");
}

function trajectory(judged: Judged): string[] {
  const { required, arguments: requested, order } = judged.golden.expect.tools;
  const calls = madeCalls(judged);
  const names = calls.map(({ name }) => name);
  return [
    ...required.flatMap((one) => {
      const any = typeof one === "string" ? [one] : one;
      return any.some((name) => names.includes(name))
        ? []
        : [`${any.join(" or ")} was not looked up (${names.join(", ") || "nothing was"})`];
    }),
    ...requested.flatMap(({ tool, input }) =>
      calls.some((call) => call.name === tool && isAskedFor(input, call.input))
        ? []
        : [`${tool} was not asked ${JSON.stringify(input)}`],
    ),
    ...order.flatMap(([first, then]) => {
      const at = names.indexOf(then);
      const isBefore = names.indexOf(first) >= 0 && names.indexOf(first) < at;
      return at < 0 || isBefore ? [] : [`${then} before ${first}`];
    }),
  ];
}

function isAskedFor(requested: Record<string, unknown>, given: unknown): boolean {
  if (given === null || typeof given !== "object") return false;
  const found = given as Record<string, unknown>; // its keys are compared one by one
  return Object.entries(requested).every(([key, value]) => comparable(value) === comparable(found[key]));
}
const comparable = (value: unknown): string =>
  Array.isArray(value) ? JSON.stringify(value.map(comparable).sort()) : String(value).toLowerCase();

function grounding({ golden, answers, facts, trace }: Judged): string[] {
  const { rostered, free, teams } = facts.league;
  const players = [...new Set([...rostered, ...free].map(({ name }) => name))];
  const known = [golden.turns, golden.clock, facts.daysLeft, teams.map(({ name }) => name), trace.cards];
  return answers.flatMap((answer, at) =>
    ungrounded(isAsserted(answer), outputsOf(answers.slice(0, at + 1)), players, [...known, answer.cards]),
  );
}

function budget({ golden, last }: Judged): string[] {
  if (!last) return [];
  const { tool_calls, model_calls } = golden.expect.budget;
  return [
    ...(last.toolCalls.length > tool_calls ? [`${last.toolCalls.length} look-ups, ${tool_calls} allowed`] : []),
    ...(model_calls !== undefined && last.usage.modelCalls > model_calls
      ? [`${last.usage.modelCalls} model calls, ${model_calls} allowed`]
      : []),
  ];
}
