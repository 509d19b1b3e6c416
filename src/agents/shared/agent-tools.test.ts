/** Who may use which tool, against the registry and against the document that says so. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { LIFETIME_MS } from "@/services/ports";
import { SOURCES_OF_TOOL } from "../supervisor/fact-lifetimes";
import { AGENT_TOOLS, ALWAYS_OFFERED, pickTools, SUPERVISOR_TOOLS } from "./agent-tools";
import { ALL_TOOLS } from "./tool-registry";

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const document = read("../../../docs/technical/Agentic_Architecture_LangGraph.md");
const names = ALL_TOOLS.map(({ name }) => name);
const lists: Readonly<Record<string, readonly string[]>> = {
  "every turn": ALWAYS_OFFERED,
  ...SUPERVISOR_TOOLS,
  ...AGENT_TOOLS,
};

/** Cells of the rows of the table under a heading, the marks of code taken off. */
function tableUnder(heading: string): string[][] {
  const section = document.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll("`", "")),
    );
}

describe("the lists of tools", () => {
  it("are of tools without an effect, each of which a model can be told of and ask for", () => {
    expect(ALL_TOOLS.every(({ effect, maxChars }) => effect === "none" && maxChars <= 16_000)).toBe(true);
    // Without a purpose of its own a tool would be named by its whole description.
    expect(ALL_TOOLS.filter(({ purpose, description }) => purpose === description)).toEqual([]);
  });

  it.each(Object.entries(lists))("of %s name tools of the registry, once each", (_agent, list) => {
    expect(pickTools(ALL_TOOLS, list).map(({ name }) => name)).toEqual([...list]);
    expect(new Set(list).size).toBe(list.length);
    expect(list.length).toBeLessThan(names.length);
  });
});

describe("the table of tools in the document", () => {
  const rows = tableUnder("Tools (");
  /** `getPlayerStatus: name: "…" … services.playerStatus.…` in the files of the tools. */
  const sources = ["player-tools", "team-tools", "league-tools", "engine-tools", "trade-tools"].map((file) =>
    read(`./tools/${file}.ts`),
  );
  const serviceOf = new Map(
    sources.flatMap((text) =>
      text.split("defineTool({").flatMap((part): [string, string][] => {
        const name = /name: "(\w+)"/.exec(part)?.[1];
        const service = /services\s*\.(\w+)/.exec(part)?.[1];
        return name && service ? [[name, service]] : [];
      }),
    ),
  );
  const WORDS: Record<number, string> = { 45000: "45 s", 300000: "5 min", 900000: "15 min", 3600000: "1 h" };

  it("has a row for each, with its service, its sources' lifetimes and its size limit", () => {
    const texts = ALL_TOOLS.map(({ name, maxChars }) => {
      const kinds = SOURCES_OF_TOOL[name] ?? [];
      const lifetime = kinds.map((kind) => `${kind} ${WORDS[LIFETIME_MS[kind]]}`).join(", ") || "none";
      return [name, serviceOf.get(name) ?? "", lifetime, maxChars.toLocaleString("en")];
    });
    expect(rows.map(([name, service, lifetime, size]) => [name, service, lifetime, size]).sort()).toEqual(texts.sort());
  });

  it("says which agents may use it", () => {
    for (const [name = "", , , , agents = ""] of rows) {
      const users = Object.entries(lists).flatMap(([agent, list]) => (list.includes(name) ? [agent] : []));
      expect([
        name,
        agents
          .split(", ")
          .filter((each) => each !== "-")
          .sort(),
      ]).toEqual([name, users.sort()]);
    }
  });
});
