import { describe, expect, it } from "vitest";
import { TOOL } from "../tools";
import { understandConversation } from "../understanding/understanding";
import { partsOf, planFirstStep, resultsOf } from "./parts";

const ALL = new Set<string>(Object.values(TOOL));

describe("look-ups of a message with several questions", () => {
  const request = understandConversation(["Who's winning? What are my odds? And is Tyler Herro hurt?"]);
  const calls = planFirstStep(request, ALL, undefined);

  it("ask once for what two questions need", () => {
    expect(request.parts).toHaveLength(3);
    expect(calls.filter(({ name }) => name === TOOL.matchup)).toHaveLength(1);
    expect(calls.map(({ name }) => name)).toContain(TOOL.status);
  });

  it("belong to every question that planned them, and to no other", () => {
    const results = calls.map(({ name, args }) => ({ name, input: args, output: {} }));
    const named = partsOf(request).map((part) => resultsOf(part, request, results, undefined).map(({ name }) => name));
    expect(named[0]).toEqual([TOOL.matchup]);
    expect(named[1]).toEqual([TOOL.matchup, TOOL.plan]);
    expect(named[2]).toContain(TOOL.status);
    expect(named[2]).not.toContain(TOOL.matchup);
  });

  it("of a language model's own choice belong to the question with that tool, else to the first", () => {
    const results = [
      { name: TOOL.status, input: { playerName: "Herro" }, output: {} },
      { name: TOOL.league, input: {}, output: {} },
    ];
    const named = partsOf(request).map((part) => resultsOf(part, request, results, undefined).map(({ name }) => name));
    expect(named).toEqual([[TOOL.league], [], [TOOL.status]]);
  });
});
