/** Players written without capitals, whatever stands around their names. */
import { describe, expect, it } from "vitest";
import { readQuestion } from "../reading";

const named = (question: string) => readQuestion(question).mentions.map(({ searchFor }) => searchFor);

describe("a name in lower case", () => {
  it.each([
    ["and if KAT and bam both sit?", ["KAT", "bam"]],
    ["gobert for sexton + brook, who wins that trade", ["gobert", "sexton", "brook"]],
    ["paolo banchero epestrepse, ton exei kaneis?", ["paolo banchero"]],
    ["re file giati xanw, afou exw durant kai KAT", ["durant", "KAT"]],
  ])("is found: %s", (question, names) => {
    expect(named(question)).toEqual(names);
  });

  it.each([
    "what is the smart move early in the week",
    "should i wait for the green light or play it small",
    "is it a long season for a young team",
  ])("is nobody's where it is an ordinary word: %s", (question) => {
    expect(named(question)).toEqual([]);
  });

  it("is read for the position that is wanted, and not the one owned", () => {
    expect(readQuestion("i need a point guard, i have too many bigs").filter.position).toBe("PG");
    expect(readQuestion("θελω γκαρντ και εχω πολλους ψηλους").filter.position).toBe("G");
  });
});
