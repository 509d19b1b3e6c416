/** A day that is over is told by who scored, on both sides. */
import { describe, expect, it } from "vitest";
import { TOOL } from "../../questions/tools";
import { understand } from "../../questions/understanding/understanding";
import { matchup, roster, rosterPlayer } from "../sample-outputs";
import { wordFindings } from "../wording";

const theirs = roster({
  ownership: "opponent",
  teamName: "Dime Droppers",
  players: [
    rosterPlayer({ name: "Second", place: "starter", pointsOnDay: 40 }),
    rosterPlayer({ name: "First", place: "starter", pointsOnDay: 54 }),
    rosterPlayer({ name: "Benched", place: "bench", slot: "BE", pointsOnDay: 60 }),
    rosterPlayer({ name: "Idle", place: "starter", pointsOnDay: null }),
  ],
});
const mine = roster({ players: [rosterPlayer({ name: "Mine", place: "starter", pointsOnDay: 22 })] });

describe("a day that is over", () => {
  it.each([
    ["what the hell happened last night", "en"],
    ["χθες με διέλυσε, ποιος του έβαλε τόσους;", "el"],
  ] as const)("is told by the starters of both sides, the best first: %s", (question, language) => {
    const understood = understand(question);
    expect([...understood.intents]).toEqual(["opponent-roster", "my-roster", "matchup"]);
    const { text } = wordFindings(understood, language, [
      { name: TOOL.matchup, output: matchup({ firstDay: theirs.day }) },
      { name: TOOL.myRoster, output: mine },
      { name: TOOL.opponentRoster, output: theirs },
    ]);
    const places = ["First", "Second", "Mine"].map((name) => text.indexOf(name));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(text).toMatch(/First\*\* 54/);
    expect(text).not.toMatch(/Benched|Idle/);
  });

  it("is told of my own team alone where it was before this matchup, with another opponent", () => {
    const { text } = wordFindings(understand("what the hell happened last night"), "en", [
      { name: TOOL.matchup, output: matchup({ firstDay: "2999-01-01" }) },
      { name: TOOL.myRoster, output: mine },
      { name: TOOL.opponentRoster, output: theirs },
    ]);
    expect(text).toContain("Mine** 22");
    expect(text).not.toContain("First");
  });

  it("is the last of its weekday", () => {
    expect(understand("who scored the most for him on Monday?").day).toEqual({
      kind: "weekday",
      weekday: 1,
      isLast: true,
    });
  });

  it.each(["ποιοι σκόραραν τη Δευτέρα;", "ποιος σκόραρε χθες;", "poioi skoraran xthes?"])(
    "is asked for in %s",
    (question) => expect(understand(question).focus).toBe("day-scorers"),
  );

  it.each([
    "who scored the most for him this season?",
    "who plays tonight?",
    "what happened to Durant last night?",
    "what happened with my trade yesterday?",
  ])("is not meant by: %s", (question) => expect(understand(question).focus).not.toBe("day-scorers"));
});
