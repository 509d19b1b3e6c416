/** What the answers about moves, lineups, comparisons, news, schedules and the league say, in both languages. */
import { describe, expect, it } from "vitest";
import { TOOL } from "../tools";
import {
  effect,
  form,
  league,
  lineup,
  move,
  news,
  plan,
  schedule,
  slotFit,
  standPat,
  teamSchedule,
} from "./sample-decisions";
import { advice, gameLog, roster, status } from "./sample-outputs";
import type { ToolResult } from "./tool-results";
import { wordAnswer } from "./wording";

const mine = (): ToolResult => ({ name: TOOL.myRoster, output: roster() });
const ofStatus = (more?: Parameters<typeof status>[0]): ToolResult => ({ name: TOOL.status, output: status(more) });

describe("a decision", () => {
  const both = (question: string, ...results: ToolResult[]) =>
    (["en", "el"] as const).map((language) => wordAnswer(question, language, results));
  const log = (name: string, playerId: number, average: number): ToolResult => ({
    name: TOOL.gameLog,
    output: gameLog({ name, playerId, averageFantasyPoints: average, averages: { PTS: 20, AST: playerId } }),
  });

  it("between two players names the one with the higher average first", () => {
    const logs = [log("Coby White", 3, 28.4), log("Tyler Herro", 5, 31.2)];
    for (const answer of both("White or Herro?", ...logs)) {
      expect(answer.split("\n")[0]).toMatch(/^\*\*Tyler Herro\*\*.*\*\*Coby White\*\*/);
    }
    for (const answer of both("White or Herro in assists?", ...logs))
      expect(answer.split("\n")[0]).toMatch(/\*\*Tyler Herro\*\*.*AST/);
  });

  it("is not made when one of the logs has no average", () => {
    const logs = [
      log("Coby White", 3, 28.4),
      { name: TOOL.gameLog, output: gameLog({ averageFantasyPoints: null, averages: {} }) },
    ];
    expect(both("White or Booker?", ...logs).map((answer) => /cannot tell|Δεν μπορώ να πω/.test(answer))).toEqual([
      true,
      true,
    ]);
  });

  it("about a move says the gain, the chance to win and that a small chance is no confidence", () => {
    for (const answer of both("drop Jones for Henderson?", { name: TOOL.simulate, output: move() })) {
      for (const fact of ["75.8", "99.2%", "10.7%", "22.3%", "-3.2", "Herbert Jones"]) expect(answer).toContain(fact);
      expect(answer).not.toMatch(/low confidence|μικρή βεβαιότητα/);
    }
    const unsure = { name: TOOL.simulate, output: move({ move: effect({ probabilityGain: 0.41 }) }) };
    for (const answer of both("drop Jones for Henderson?", unsure))
      expect(answer).toMatch(/low confidence|μικρή βεβαιότητα/);
  });

  it("that is not possible says why, in the language of the question", () => {
    const output = move({ isLegal: false, whyNot: "Your opponent has him.", move: null });
    const [english, greek] = both("add Henderson?", { name: TOOL.simulate, output });
    expect(english).toContain("Your opponent has him.");
    expect(greek).toContain("Τον έχει ο αντίπαλός σου.");
  });

  it("names the best of several additions first, and none when none gains", () => {
    const other = move({ move: effect({ add: { ...slotFit().add, name: "Mike Conley" }, gain: 90.1 }) });
    const results = [move(), other].map((output) => ({ name: TOOL.simulate, output }));
    for (const answer of both("Henderson or Conley?", ...results))
      expect(answer.split("\n")[0]).toContain("Mike Conley");
    const worse = [move({ move: effect({ gain: -1 }) }), move({ move: effect({ gain: -2 }) })];
    const [answer] = both("who should I add", ...worse.map((output) => ({ name: TOOL.simulate, output })));
    expect(answer).not.toContain("better addition");
  });

  it("of a plan lists the moves with their days and the chance to win, or why to stand pat", () => {
    const [english, greek] = both("what moves should I make", { name: TOOL.plan, output: plan() });
    expect(english).toContain("(Thu 16 Jan): a gain of 75.8");
    expect(greek).toContain("(Πεμ 16 Ιαν): κέρδος 75.8");
    for (const answer of [english, greek])
      for (const fact of ["10.7%", "34.2%", "109.2"]) expect(answer).toContain(fact);
    const [pat, greekPat] = both("what moves should I make", { name: TOOL.plan, output: standPat() });
    expect(pat).toContain("Stand pat");
    expect(pat).toContain("less than an add is worth");
    expect(greekPat).toContain("λιγότερα από όσα αξίζει μια προσθήκη");
  });

  it("about a lineup says who sits and why before who starts", () => {
    const [english = "", greek = ""] = both("who sits on Thursday", { name: TOOL.dailyLineup, output: lineup() });
    for (const answer of [english, greek]) {
      expect(answer.indexOf("Malik Monk")).toBeGreaterThan(0);
      expect(answer.indexOf("Malik Monk")).toBeLessThan(answer.indexOf("PG: **Devin Booker**"));
      expect(answer).toContain("91.3%");
    }
    expect(english).toContain("worth less than everyone who starts in his places");
    expect(greek).toContain("αξίζουν περισσότερο");
  });

  it("to hold or drop one's own man gives the verdict first, then his chances to play and the price of his place", () => {
    for (const answer of both("should I hold Booker?", ofStatus({ advice: advice() }))) {
      expect(answer).toMatch(/^(?:Hold|Κράτα τον) \*\*Devin Booker\*\*/);
      for (const told of ["55.2%", "67.6%", "Scoot Henderson", "3.1", "52.1%", "-68.2"]) expect(answer).toContain(told);
    }
    const never = advice({ chances: [1, 2, 3].map((n) => ({ day: `2025-01-1${n}`, chanceToPlay: 0.007 })) });
    for (const answer of both("should I hold Booker?", ofStatus({ advice: never })))
      expect(answer.match(/0\.7%/g)).toHaveLength(2);
    for (const answer of both("should I hold Booker?", ofStatus({ ownership: "opponent" })))
      expect(answer).toMatch(/not on your roster|δεν είναι στο ρόστερ σου/);
  });
});

describe("other look-ups", () => {
  const both = (question: string, name: string, output: object) =>
    (["en", "el"] as const).map((language) => wordAnswer(question, language, [{ name, output }]));

  it("of news give the official status, the date, the source and that it is unconfirmed", () => {
    const [english, greek] = both("any news on Booker", TOOL.news, news());
    for (const fact of ["Devin Booker", "day to day", "Tue 14 Jan", "Hoops Wire", "unconfirmed", "sore ankle"])
      expect(english).toContain(fact);
    for (const fact of ["Τρι 14 Ιαν", "Hoops Wire", "ανεπιβεβαίωτο"]) expect(greek).toContain(fact);
  });

  it("of news say when there are none, and ask who is meant when several are", () => {
    expect(both("any news on Booker", TOOL.news, news({ citations: [], shown: 0 }))[0]).toContain(
      "no news on **Devin Booker**",
    );
    const unclear = {
      query: "williams",
      candidates: [{ playerId: 1, name: "Jalen Williams", proTeam: "OKC" }],
      nearest: [],
    };
    expect(both("news on williams", TOOL.news, news({ unclear, askedPlayers: [], citations: [] }))[0]).toContain(
      "Jalen Williams",
    );
  });

  it("of a schedule give the count, what is left, the days and the second nights", () => {
    for (const answer of both("how many games does Booker have", TOOL.schedule, schedule())) {
      for (const fact of ["3", "2", "@ ATL", "@ WAS"]) expect(answer).toContain(fact);
      expect(answer).toMatch(/back-to-back/);
    }
    for (const answer of both("light nights", TOOL.schedule, teamSchedule()))
      expect(answer).toMatch(/42.*30[\s\S]*46.*33/);
  });

  it.each([
    ["where am I in the standings", "σε ποια θέση είμαι", /5.*10[\s\S]*7-5/],
    ["scoring settings", "πώς μετράνε οι πόντοι", /BLK: 4/],
    ["how many bench slots", "πόσες θέσεις", /10.*3.*1/],
    ["how many adds are allowed", "πόσες προσθήκες επιτρέπονται", /4/],
    ["when do the playoffs start", "πότε αρχίζουν τα πλέι οφ", /2025-03-17|17 Μαρ/],
    ["trade deadline", "προθεσμία ανταλλαγών", /2025-03-05|5 Μαρ/],
  ])("of the league say only what was asked: %s", (english, greek, fact) => {
    const answers = [
      wordAnswer(english, "en", [{ name: TOOL.league, output: league() }]),
      wordAnswer(greek, "el", [{ name: TOOL.league, output: league() }]),
    ];
    for (const answer of answers) expect(answer).toMatch(fact);
    expect(answers[0]?.split("\n\n").length).toBeLessThanOrEqual(3);
  });

  it("of the form of a roster name who is above and who is below his season first", () => {
    for (const answer of both("how are my guys playing", TOOL.rosterLogs, form())) {
      expect(answer.indexOf("Brook Lopez")).toBeLessThan(answer.indexOf("37.4"));
      expect(answer).toContain("8.4");
      expect(answer).toContain("Joel Embiid");
    }
  });

  it("of a place say on how many of his games he would start", () => {
    for (const answer of both("would Henderson start for me", TOOL.slotFit, slotFit()))
      for (const fact of ["1", "2", "Tyus Jones", "@ LAL"]) expect(answer).toContain(fact);
  });

  it("of a bench list nobody who starts", () => {
    const answer = wordAnswer("who is on my bench", "en", [mine()]);
    expect(answer).toContain("Malik Monk");
    expect(answer).not.toContain("Devin Booker");
  });
});
