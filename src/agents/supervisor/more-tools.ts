/**
 * The tool that brings other tools: a model is shown the few that its question needs, and asks for the rest by name.
 *
 * Not in the registry: it reads nothing, and no record or client sees it.
 */
import { z } from "zod";
import { MORE_TOOLS } from "@/language/questions/tools";
import type { ModelTool } from "@/lib/models/chat-model";
import type { ToolDefinition } from "../shared/tool";
import { registryName } from "../shared/tool-registry";

const request = z.object({ names: z.array(z.string()).describe("Names from this list") });

/** Names the tools that a turn does not show yet; `undefined` where it shows all. */
export function moreTools(all: readonly ToolDefinition[], offered: readonly string[]): ModelTool | undefined {
  const others = all.filter(({ name }) => !offered.includes(name));
  if (others.length === 0) return undefined;
  const list = others.map(({ name, purpose }) => `${name} (${purpose})`).join(", ");
  return { name: MORE_TOOLS, description: `Offers you other tools for your next step: ${list}.`, schema: request };
}

/** The registry's tools among those asked for, and the answer that the model reads. */
export function grant(all: readonly ToolDefinition[], input: unknown): { names: readonly string[]; output: object } {
  const asked = (request.safeParse(input).data?.names ?? []).map(registryName);
  const names = all.map(({ name }) => name).filter((name) => asked.includes(name));
  const unknown = asked.filter((name) => !names.includes(name)).slice(0, 5);
  return { names, output: { offered: names, ...(unknown.length > 0 && { unknown }) } };
}
