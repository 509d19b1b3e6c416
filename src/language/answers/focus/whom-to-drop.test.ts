/** Whom to drop first, and who has the games, told from the plan and the roster. */
import { describe, expect, it } from "vitest";
import { TOOL } from "../../questions/tools";
import { understand } from "../../questions/understanding/understanding";
import { effect, plan, player } from "../sample-decisions";
import { roster, rosterPlayer } from "../sample-outputs";
import { wordFindings } from "../wording";

describe("whom to drop", () => {
  const drops = [
    effect({ gain: 5.5, drop: player(31, "Royce O'Neale") }),
    effect({ gain: 20.5, drop: player(32, "Herbert Jones") }),
  ];
  it.each([
    ["who should I drop?", "en", /^\*\*Herbert Jones\*\* is the one to drop first/],
    ["ποιον να κόψω;", "el", /^Πρώτος για να φύγει: \*\*Herbert Jones\*\*/],
  ] as const)("is whoever brings the most: %s", (question, language, first) => {
    const { text } = wordFindings(understand(question), language, [
      { name: TOOL.plan, output: plan({ moves: drops }) },
    ]);
    expect(text).toMatch(first);
    expect(text.indexOf("20.5")).toBeLessThan(text.indexOf("5.5 "));
  });

  it("is nobody where no move is worth making", () => {
    const standPat = { reason: "nothing-better", detail: "" };
    const output = plan({ moves: [], standPat });
    expect(wordFindings(understand("who should I drop?"), "en", [{ name: TOOL.plan, output }]).text).not.toContain(
      "to drop first",
    );
  });

  it("is nobody whom the same plan adds", () => {
    const added = effect({ gain: 30.5, drop: player(33, "Cole Anthony"), add: player(34, "Scoot Henderson") });
    const adds = effect({ gain: 9.5, drop: player(31, "Royce O'Neale"), add: player(33, "Cole Anthony") });
    const output = plan({ moves: [adds, added] });
    expect(wordFindings(understand("who should I drop?"), "en", [{ name: TOOL.plan, output }]).text).toMatch(
      /^\*\*Royce O'Neale\*\*/,
    );
  });
});

it.each([
  "Who did I drop last week?",
  "who should my opponent drop?",
  "who goes out of my lineup tonight?",
  "which nba team has the most games left this week?",
  "who has more games left this week, my team or his?",
])("is another question: %s", (question) =>
  expect(["whom-to-drop", "games-left"]).not.toContain(understand(question).focus),
);

describe("who has the most games left", () => {
  const players = [
    rosterPlayer({ name: "Starter", place: "starter", gamesLeftInMatchup: 4 }),
    rosterPlayer({ name: "Benched", place: "bench", slot: "BE", gamesLeftInMatchup: 3 }),
    rosterPlayer({ name: "Idle", place: "bench", slot: "BE", gamesLeftInMatchup: 1 }),
  ];
  const shown = (question: string) =>
    wordFindings(understand(question), "en", [{ name: TOOL.myRoster, output: roster({ players }) }]).text;

  it.each([
    ["who on my team has the most games left?", /^\*\*Starter\*\*: 4 games left/],
    ["who on my bench has the most games left this week", /^\*\*Benched\*\*: 3 games left/],
    ["which of my players has the fewest games left?", /^\*\*Idle\*\*: 1 game left/],
  ])("is told of the part of the roster that is asked about: %s", (question, first) =>
    expect(shown(question)).toMatch(first),
  );
});
