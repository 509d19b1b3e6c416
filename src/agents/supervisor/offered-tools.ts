/** Which tools a language model is shown in a turn. Pure. */
import type { QueryIntent } from "@/contract/conversation/intent";
import { planFirstStep } from "@/language/questions/planning/parts";
import type { Understanding } from "@/language/questions/understanding/understood-question";
import type { ModelTool } from "@/lib/models/chat-model";
import { ALWAYS_OFFERED, pickTools, type SUPERVISOR_TOOLS } from "../shared/agent-tools";
import type { ToolDefinition } from "../shared/tool";
import { moreTools } from "./more-tools";

export type Toolbox = {
  readonly all: readonly ToolDefinition[];
  /** Tool lists by intent. Without them every tool is always offered. */
  readonly lists: typeof SUPERVISOR_TOOLS | undefined;
};

/** `isSure`: the words of the question said what it is about; until then nothing is held back. */
export type Reading = { readonly intent: QueryIntent; readonly isSure: boolean };

/**
 * Names of the tools a turn begins with: everything while the words leave doubt; else what every turn has, what the
 * rules would look up for this question, and the list of its intent.
 */
export function firstOffer({ all, lists }: Toolbox, reading: Reading, understood: Understanding): readonly string[] {
  const names = all.map(({ name }) => name);
  if (!lists || !reading.isSure) return names;
  const planned = planFirstStep(understood, new Set(names), undefined).map(({ name }) => name);
  return withMore(ALWAYS_OFFERED, [...planned, ...lists[reading.intent]]);
}

/** A turn's list with others after it. Nothing is ever taken away: what a model was shown it may still ask for. */
export const withMore = (offered: readonly string[], names: readonly string[]): readonly string[] => [
  ...new Set([...offered, ...names]),
];

/** The rules cost no tokens and plan by the question's own words, so they are shown everything. */
export function toolsFor({ all }: Toolbox, { offered }: { offered: readonly string[] }, modelId: string): ModelTool[] {
  if (modelId === "rules") return all.map(forModel);
  const others = moreTools(all, offered);
  return [...pickTools(all, offered).map(forModel), ...(others ? [others] : [])];
}

const forModel = ({ name, description, modelInput }: ToolDefinition): ModelTool => ({
  name,
  description,
  schema: modelInput,
});

/**
 * Infers the intent from the tools that a model asks for: the one whose list contains most of them. The present intent
 * stays unless another contains more. `isSure` once a list contains them all.
 */
export function readByTools(lists: typeof SUPERVISOR_TOOLS, present: QueryIntent, request: readonly string[]): Reading {
  const held = (intent: QueryIntent) =>
    request.filter((name) => ALWAYS_OFFERED.includes(name) || lists[intent].includes(name)).length;
  const intents = Object.keys(lists) as QueryIntent[]; // the keys of a record of intents
  const intent = intents.reduce((best, each) => (held(each) > held(best) ? each : best), present);
  return { intent, isSure: held(intent) === request.length };
}
