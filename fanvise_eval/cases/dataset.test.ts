/** What the golden dataset promises of itself. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { WORLDS } from "../worlds/worlds";
import { GOLDEN_FILE, readGolden, SCHEMA_FILE, SCRIPTED_FILE, schemaText } from "./dataset";
import { CATEGORIES, type GoldenCase } from "./schema";

const golden = readGolden(GOLDEN_FILE);
const scripted = readGolden(SCRIPTED_FILE);
const worlds = new Map(WORLDS.map((world) => [world.name, world]));
const formatOf = ({ world }: GoldenCase) => world.split("-")[0];

describe("the golden dataset", () => {
  it("follows its schema, which is the committed one", () => {
    expect(readFileSync(SCHEMA_FILE, "utf8")).toBe(schemaText());
  });

  it("holds at least 150 cases with ids of their own, the eight named ones among them", () => {
    expect(golden.length).toBeGreaterThanOrEqual(150);
    const ids = [...golden, ...scripted].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        ...["agentic_player_research_01", "agentic_player_research_02", "agentic_matchup_optimize_01"],
        ...["agentic_matchup_optimize_02", "agentic_streaming_validate_01", "agentic_injury_reeval_01"],
        ...["agentic_lineup_compose_01", "agentic_loop_guard_01"],
      ]),
    );
  });

  it("has every category, both languages, and every risk", () => {
    const of = (key: "category" | "language" | "risk_level") => new Set(golden.map((each) => each[key]));
    expect([...of("category")].sort()).toEqual([...CATEGORIES].sort());
    expect(of("language")).toEqual(new Set(["en", "el"]));
    expect(of("risk_level")).toEqual(new Set(["critical", "high", "medium"]));
  });

  it.each(["A", "B", "C", "D", "E", "F", "G", "H"])(
    "asks scenario %s in all formats, in two weeks at least of each",
    (scenario) => {
      for (const format of ["points", "each", "most"]) {
        const clocks = golden
          .filter((each) => each.scenario === scenario && formatOf(each) === format)
          .map(({ clock }) => clock.slice(0, 10));
        expect(
          new Set(clocks).size,
          `${scenario} in ${format}: ${[...new Set(clocks)].join(", ")}`,
        ).toBeGreaterThanOrEqual(2);
      }
    },
  );

  it.each([...golden, ...scripted].map((each) => [each.id, each] as const))(
    "%s is asked at its world's hour",
    (_id, { world, clock }) => {
      expect(worlds.get(world), `${world} is no world`).toBeDefined();
      expect(Date.parse(clock)).toBe(Date.parse(worlds.get(world)?.clock ?? ""));
    },
  );

  it("asks nothing twice: two cases differ in more than format, week and language", () => {
    const signatures = golden.map(
      ({ id, turns, expect: requested }) => [JSON.stringify([turns, requested]), id] as const,
    );
    const doubled = [...Map.groupBy(signatures, ([signature]) => signature).values()].filter((some) => some.length > 1);
    expect(doubled.map((some) => some.map(([, id]) => id))).toEqual([]);
  });
});
