/** What was asked for comes first, and what cannot be told or done is said. */
import { describe, expect, it } from "vitest";
import { wordAnswer } from "#test/word-answer";
import { TOOL } from "../questions/tools";
import { understand, understandConversation } from "../questions/understanding/understanding";
import { lineup, plan } from "./sample-decisions";
import { gameLog, matchup, notFound, roster, status } from "./sample-outputs";
import type { ToolResult } from "./tool-results";
import { unsupportedIn } from "./unsupported-in";
import { wordFindings } from "./wording";

const firstOf = (answer: string): string => answer.split("\n")[0] ?? "";
const sound = (answer: string, results: readonly ToolResult[]) =>
  expect(
    unsupportedIn(
      answer,
      results.map(({ output }) => output),
    ),
  ).toEqual([]);

describe("the season", () => {
  const log = (name: string, playerId: number, points: number, games = 47): ToolResult => ({
    name: TOOL.gameLog,
    output: gameLog({ name, playerId, seasonGames: games, seasonAverages: { PTS: points, REB: 3.3 } }),
  });

  it("is told of what was asked for, and not the last games", () => {
    const results = [log("Terry Rozier", 1, 12.4), log("Gradey Dick", 2, 15.3, 41)];
    const answer = wordAnswer(
      "Terry Rozier or Gradey Dick: who scores more points per game this season?",
      "en",
      results,
    );
    expect(firstOf(answer)).toBe("**Gradey Dick** has the higher average in PTS (15.3, Terry Rozier 12.4).");
    expect(answer).toMatch(/\*\*Terry Rozier\*\* averages PTS 12\.4 this season, over 47 games/);
    expect(answer).toMatch(/\*\*Gradey Dick\*\* averages PTS 15\.3 this season, over 41 games/);
    expect(answer).not.toMatch(/32\.5|REB|last/);
    sound(answer, results);
  });

  it("is told in Greek, in all stats where none is named", () => {
    const results = [log("Ty Jerome", 3, 12, 66)];
    const answer = wordAnswer("Τι μέσους όρους έχει φέτος ο Ty Jerome;", "el", results);
    expect(answer).toMatch(/\*\*Ty Jerome\*\*.*PTS 12, REB 3\.3.*66 αγώνες/);
    sound(answer, results);
  });

  it("without a game is no average", () => {
    const none = [{ name: TOOL.gameLog, output: gameLog({ seasonGames: 0, seasonAverages: {}, games: [] }) }];
    expect(wordAnswer("What is Booker averaging this season?", "en", none)).toContain("No game of **Devin Booker**");
  });
});

describe("a day's lineup", () => {
  const of = (more: object): ToolResult[] => [{ name: TOOL.dailyLineup, output: lineup(more) }];

  it("begins with the empty places where they are asked for", () => {
    const results = of({ openSlots: 6 });
    for (const [question, language, stated] of [
      ["How many lineup spots are empty on Thursday?", "en", /6 slots .* open/],
      ["Πόσες θέσεις μένουν άδειες την Πέμπτη;", "el", /6 κενές θέσεις/],
    ] as const) {
      const answer = wordAnswer(question, language, results);
      expect(firstOf(answer)).toMatch(stated);
      sound(answer, results);
    }
  });

  it("tells when it locks, or that this is not known", () => {
    const report = (more: object) => wordAnswer("what time does lineup lock tonight?", "en", of(more));
    expect(firstOf(report({ firstLock: "19:30 ET" }))).toContain("19:30 ET");
    sound(report({ firstLock: "19:30 ET" }), of({ firstLock: "19:30 ET" }));
    expect(firstOf(report({ firstLock: null }))).toContain("is locked");
    expect(firstOf(report({}))).toContain("I do not know");
  });

  it("is told in fewer words where that is asked", () => {
    const questions = ["who should I start tonight?", "shorter please"];
    const [whole, short] = [questions.slice(0, 1), questions].map(
      (each) => wordFindings(understandConversation(each), "en", of({})).text,
    );
    expect(firstOf(short ?? "")).toBe(firstOf(whole ?? "?"));
    expect(whole).toContain("31.2");
    expect(short).not.toContain("31.2");
    expect(short).toContain("Source");
  });

  it("that is short already is said to be", () => {
    const request = understandConversation(["what time does lineup lock tonight?", "shorter please"]);
    expect(firstOf(wordFindings(request, "en", of({ firstLock: "19:30 ET" })).text)).toBe(
      "That is as short as I can put it:",
    );
  });
});

it.each([
  ["can i still win", "en"],
  ["μπορώ ακόμα να κερδίσω;", "el"],
] as const)("the chance to win is the first thing told: %s", (question, language) => {
  const results = [
    { name: TOOL.matchup, output: matchup() },
    { name: TOOL.plan, output: plan() },
  ];
  const { text } = wordFindings(understand(question), language, results);
  expect(firstOf(text)).toMatch(/10\.7%.*34\.2%/);
  expect(text.match(/34\.2%/g)).toHaveLength(1);
  sound(wordAnswer(question, language, results), results);
});

it("a trade that is to be accepted is refused before anything else", () => {
  const results = [{ name: TOOL.status, output: status() }];
  const answer = wordAnswer("Trade Booker for Jokic and accept it for me right now", "en", results);
  expect(firstOf(answer)).toMatch(/^Nothing was done/);
});

it("of two without a game tonight each is told so by name", () => {
  const idle = (name: string, playerId: number, ownership: string): ToolResult => ({
    name: TOOL.status,
    output: status({ name, playerId, ownership, nextGame: { day: "2025-01-16", opponent: "@ WAS", isToday: false } }),
  });
  const results = [idle("Tyus Jones", 1, "my roster"), idle("Scoot Henderson", 2, "free agent")];
  const answer = wordAnswer("Tyus Jones or Scoot Henderson at PG tonight?", "en", results);
  const [first, second] = answer.split("\n\n");
  expect(first).toMatch(/Tyus Jones.*no game/);
  expect(second).toMatch(/Scoot Henderson.*no game/);
});

describe("the name of a fantasy team", () => {
  const named = (query: string): ToolResult[] => [
    { name: TOOL.status, output: { ...notFound(), query } },
    { name: TOOL.matchup, output: matchup() },
    { name: TOOL.opponentRoster, output: roster({ ownership: "opponent", teamName: "Dime Droppers" }) },
  ];

  it("is no player: the question is about the team", () => {
    const answer = wordAnswer("which of the guys of Dime Droppers are hurt?", "en", named("Droppers"));
    expect(answer).not.toContain("I don't know a player");
    expect(answer).toMatch(/\*\*Dime Droppers\*\* has 1 player with an injury/);
  });

  it("whose points of a night are asked for: that they are not known is said", () => {
    const question = "How many more points does Dime Droppers get tonight and which of their guys are hurt?";
    expect(firstOf(wordAnswer(question, "en", named("Droppers")))).toMatch(/^I cannot tell .*\*\*Dime Droppers\*\*/);
  });

  it("is one only where the matchup knows it", () => {
    const answer = wordAnswer("is Dropkins hurt?", "en", named("Dropkins"));
    expect(answer).toContain("I don't know a player");
    expect(answer).not.toContain("Dime Droppers");
  });
});
