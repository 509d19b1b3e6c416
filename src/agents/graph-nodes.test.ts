/** The table of nodes in the documents says what the graphs and their nodes say. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { MemorySaver } from "@langchain/langgraph";
import { describe, expect, it } from "vitest";
import { createMatchupOptimizer } from "./matchup-optimizer/agent";
import { PlayerResearchAgent } from "./player-research/agent";
import { createSupervisor } from "./supervisor/agent";

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const document = ["Agentic_Architecture_LangGraph", "Player_Research_Agent"]
  .map((name) => read(`../../docs/technical/${name}.md`))
  .join("\n");

const GRAPHS = [
  { folder: "supervisor", graph: createSupervisor({}) },
  { folder: "player-research", graph: PlayerResearchAgent },
  { folder: "matchup-optimizer", graph: createMatchupOptimizer({ saver: new MemorySaver() }) },
] as const;

/** Rows of the table under the heading that names the folder: node, kind, does, replay. */
function rowsOf(folder: string): string[][] {
  const section = document.split(/^## /m).find((part) => part.split("\n")[0]?.includes(`src/agents/${folder}`)) ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

describe.each(GRAPHS)("the table of $folder", ({ folder, graph }) => {
  const nodes = Object.keys(graph.nodes).filter((name) => name !== "__start__");

  it("lists every node of the graph, in its order, and none besides", () => {
    expect(rowsOf(folder).map(([name]) => name?.replaceAll("`", ""))).toEqual(nodes);
  });

  it.each(nodes)("gives %s the kind that the node itself gives, and says what a replay does", (node) => {
    const source = read(`./${folder}/nodes/${node.replaceAll("_", "-")}.ts`);
    const kind = /\/\*\*[\s*]*(pure|reads|model|effect)\b/.exec(source)?.[1];
    const [, text = "", does, replay] = rowsOf(folder).find(([name]) => name === `\`${node}\``) ?? [];
    expect(kind).toBeDefined();
    expect(text.split(/\W/)[0]).toBe(kind);
    expect(does).toBeTruthy();
    expect(replay).toBeTruthy();
  });
});
