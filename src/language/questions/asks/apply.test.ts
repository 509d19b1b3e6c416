import { describe, expect, it } from "vitest";
import { understandConversation } from "../understanding/understanding";
import { ASK_NAMES, type Ask } from "./asks";
import type { AskWeights } from "./weights";

const intentsOf = (...questions: string[]) => [...understandConversation(questions).intents].sort();
/** Weights that speak for one ask alone, whatever the question. */
const speakingFor = (ask: Ask): AskWeights => ({
  levels: ASK_NAMES.map((each) => (each === ask ? 9 : 0)),
  byFeature: new Map(),
});
const understood = (ask: Ask, ...questions: string[]) =>
  understandConversation(questions, undefined, { weights: speakingFor(ask), readMatter: (read) => read });

describe("an ask by the wording as a whole", () => {
  it("takes the place of what the rules say, and is marked as a guess", () => {
    const request = understood("schedule", "Who is on my roster?");
    expect([...request.intents]).toEqual(["schedule"]);
    expect(request).toMatchObject({ intent: "matchup_analysis", confidence: "guess" });
  });

  it("leaves the rules alone where they say the same", () => {
    expect(understood("my-roster", "Who is on my roster?").confidence).toBe("sure");
  });

  it("about a player is none without a player", () => {
    expect(understood("health", "Who is on my roster?").intents).toEqual(new Set(["my-roster"]));
  });

  it("about a player takes the one spoken of before", () => {
    const request = understood(
      "health",
      "How has Booker been playing?",
      "so is there anything to be worried about or not",
    );
    expect(request.searchNames).toEqual(["Booker"]);
    expect([...request.intents]).toEqual(["status", "news"]);
  });

  it("does not overrule a question filled in from the one before, nor two questions in one", () => {
    expect(understood("league", "who sits tonight?", "what about Thursday?").intents).toEqual(new Set(["league"]));
    expect(intentsOf("who sits tonight?", "what about Thursday?")).toEqual(["daily-lineup"]);
    const two = understood("league", "The score of my matchup, and what lineup today");
    expect([...two.intents].sort()).toEqual(["daily-lineup", "matchup"]);
  });

  it("answers two questions in one only where the rules read it as well", () => {
    const question = "The score of my matchup, and what lineup today";
    expect([...understood("matchup", question).intents]).toEqual(["matchup"]);
    expect([...understood("schedule", question).intents].sort()).toEqual(["daily-lineup", "matchup"]);
  });

  it("takes a leading and for a question that goes on, not for a second one", () => {
    const [before, after] = ["ειναι σιγουρα out ο Anthony Davis;", "και ποιον βαζω στη θεση του;"];
    expect([...understood("daily", before, after).intents]).toEqual(["daily-lineup"]);
  });

  it("of the opponent's roster on a day says who of them plays then", () => {
    expect([...understood("opponent-roster", "whom does he have on Friday").intents].sort()).toEqual([
      "opponent-roster",
      "schedule",
    ]);
    expect([...understood("opponent-roster", "whom does he own").intents]).toEqual(["opponent-roster"]);
  });

  it.each([
    ["games", "do the Celtics have a back to back", "general_advice"],
    ["games", "ποιες ομάδες έχουν back to back;", "general_advice"],
    ["games", "how many games does my team have left", "matchup_analysis"],
  ])("about %s is the matchup's only with a team of it: %s", (_, question, intent) =>
    expect(understood("schedule", question).intent).toBe(intent),
  );

  it("is arithmetic only with amounts", () => {
    expect(understood("score", "Who is on my roster?").intents).toEqual(new Set(["my-roster"]));
  });
});

describe("a move after a move", () => {
  it("keeps who was to come when another is to go", () => {
    const request = understandConversation(["should I drop Ivey for Sasser?", "what about dropping Stewart instead?"]);
    expect(request.intents.has("simulate")).toBe(true);
    expect(request.roles).toEqual({ add: ["Sasser"], drop: ["Stewart"] });
  });
});

describe("a stat line after a stat line", () => {
  it.each([
    ["and with 3 more assists?", { PTS: 24, REB: 6, AST: 7 }],
    ["and with 3 assists?", { PTS: 24, REB: 6, AST: 3 }],
    ["what is 20 pts 10 reb worth then", { PTS: 20, REB: 10 }],
    ["plus 2 steals on top?", { PTS: 24, REB: 6, AST: 4, STL: 2 }],
  ])("%s", (question, stats) => {
    const request = understandConversation(["how many fantasy points is 24 pts 6 reb 4 ast", question]);
    expect(request.statLine?.stats).toEqual(stats);
  });
});

it.each([
  [
    "points x1, reb x1.25, to x-0.5: 19 points, 14 rebounds, 2 turnovers",
    { stats: { PTS: 19, REB: 14, TO: 2 }, weights: { PTS: 1, REB: 1.25, TO: -0.5 } },
  ],
  ["score for 33 p 3 as", { stats: { PTS: 33, AST: 3 } }],
  ["τριπλ νταμπλ 10-10-10, πόσο το γράφουμε;", { stats: { PTS: 10, REB: 10, AST: 10 } }],
])("%s is a stat line", (question, line) => {
  expect(understandConversation([question]).statLine).toEqual(line);
});
