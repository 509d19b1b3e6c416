/** Which tools a model may ask for in a turn, and what its asking says about the question. Pure. */
import type { QueryIntent } from "@/contract/conversation/intent";
import { pickTools, type SUPERVISOR_TOOLS } from "../shared/agent-tools";
import type { ToolDefinition } from "../shared/tool";

export type Toolbox = {
  readonly all: readonly ToolDefinition[];
  /** Tool lists by intent. Without them every tool is always offered. */
  readonly lists: typeof SUPERVISOR_TOOLS | undefined;
};

/** `isSure`: the words of the question said what it is about; until then nothing is held back. */
export type Reading = { readonly intent: QueryIntent; readonly isSure: boolean };

/** The rules cost no tokens and plan by the question's own words, so they are offered everything. */
export function offeredTools({ all, lists }: Toolbox, reading: Reading, modelId: string): readonly ToolDefinition[] {
  return lists && reading.isSure && modelId !== "rules" ? pickTools(all, lists[reading.intent]) : all;
}

/**
 * Infers the intent from the tools that a model asks for: the one whose list contains most of them. The present intent
 * stays unless another contains more. `isSure` once a list contains them all.
 */
export function readByTools(lists: typeof SUPERVISOR_TOOLS, present: QueryIntent, request: readonly string[]): Reading {
  const held = (intent: QueryIntent) => request.filter((name) => lists[intent].includes(name)).length;
  const intents = Object.keys(lists) as QueryIntent[]; // the keys of a record of intents
  const intent = intents.reduce((best, each) => (held(each) > held(best) ? each : best), present);
  return { intent, isSure: held(intent) === request.length };
}
