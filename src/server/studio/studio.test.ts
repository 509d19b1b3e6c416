/** The graphs as LangGraph Studio opens them: by the paths of `langgraph.json`, without the server. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { AIMessage } from "@langchain/core/messages";
import { isInterrupted } from "@langchain/langgraph";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { temporaryDirectory } from "#test/database";
import type { OptimizerState } from "@/agents/matchup-optimizer/state";
import { closeStudioInstance } from "./studio-instance";

const ROOT = resolve(import.meta.dirname, "../../..");
const { graphs } = z
  .object({ graphs: z.record(z.string(), z.string().regex(/^\.\/.+\.ts:\w+$/)) })
  .parse(JSON.parse(readFileSync(resolve(ROOT, "langgraph.json"), "utf8")));

type Invokable = {
  nodes: Record<string, unknown>;
  invoke(input: object, config: object): Promise<Record<string, unknown>>;
};

async function opened(name: string): Promise<Invokable> {
  const [path = "", exported = ""] = (graphs[name] ?? "").split(":");
  const module = (await import(/* @vite-ignore */ resolve(ROOT, path))) as Record<string, () => Promise<Invokable>>;
  const make = module[exported];
  if (!make) throw new Error(`${path} exports no ${exported}`);
  return make();
}

describe("langgraph.json", () => {
  const directory = temporaryDirectory();
  beforeAll(() => {
    vi.stubEnv("FANVISE_DATA_DIR", directory.path);
    // What Studio must not pick up.
    vi.stubEnv("FANVISE_MODEL", "google-genai:gemini-2.5-flash");
    vi.stubEnv("GOOGLE_API_KEY", "canary-key");
  });
  afterAll(async () => {
    await closeStudioInstance();
    vi.unstubAllEnvs();
    directory.remove();
  });

  const ask = (thread: string) => ({ configurable: { thread_id: thread } });
  const typed = (content: string) => ({ role: "user", content });
  /** One use of each entry. */
  const uses: Record<string, (graph: Invokable) => Promise<void>> = {
    async supervisor(graph) {
      const messages = [typed("How has Nikola Jokic been playing?")];
      const state = await graph.invoke({ messages }, ask("one"));
      const all = z.array(z.unknown()).parse(state.messages);
      const humans = all.filter((each) => each instanceof Object && "getType" in each && !AIMessage.isInstance(each));
      expect(humans.filter((each) => JSON.stringify(each).includes('"HumanMessage"'))).toHaveLength(1);
      expect(state.answer).toContain("Jokić");
      expect(JSON.stringify(state.turn)).toContain('"answeredBy":"rules"');
    },
    async matchup_optimizer(graph) {
      const state = await graph.invoke({}, ask("two"));
      const { status } = state as unknown as OptimizerState; // the channels of the graph's own schema
      expect(isInterrupted(state)).toBe(status.stage === "proposed");
      expect(["proposed", "standing_pat"]).toContain(status.stage);
      expect(status.stage).toBe("proposed");
      // The days come from the words typed, where the request names none.
      const bound = await graph.invoke({ messages: [typed("tomorrow only please")] }, ask("four"));
      const { wish: options } = bound.run as OptimizerState["run"]; // as above
      expect(options.window?.from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(options.window?.to).toBe(options.window?.from);
      const free = await graph.invoke({ messages: [typed("help me win")] }, ask("five"));
      expect(free.run).toMatchObject({ wish: { window: null } });
    },
    async player_research(graph) {
      const { report } = await graph.invoke({ question: "Should I drop Jokic?" }, ask("three"));
      expect(report).toMatchObject({ playerName: "Nikola Jokić", recommendation: expect.any(String) });
    },
  };

  it("names every graph of the agents, and no other", () => {
    expect(Object.keys(graphs).sort()).toEqual(Object.keys(uses).sort());
  });

  it.each(Object.keys(graphs))("opens %s, which works by itself", async (name) => {
    const graph = await opened(name);
    expect(Object.keys(graph.nodes).length).toBeGreaterThan(3);
    await uses[name]?.(graph);
  });
});
