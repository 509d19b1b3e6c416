/** What the answers about moves, lineups, comparisons, news, schedules and the league say, in both languages. */
import { describe, expect, it } from "vitest";
import { wordAnswer } from "#test/word-answer";
import { TOOL } from "../questions/tools";
import {
  effect,
  form,
  league,
  lineup,
  move,
  news,
  plan,
  player,
  schedule,
  slotFit,
  standPat,
  teamSchedule,
  week,
} from "./sample-decisions";
import { advice, gameLog, roster, status } from "./sample-outputs";
import type { ToolResult } from "./tool-results";
import { unsupportedIn } from "./unsupported-in";

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

  it("about a move says how he is who would come, when he is not simply fit", () => {
    const hurt = move({
      move: effect({ add: { ...player(22, "Scoot Henderson"), status: "OUT", statusText: "out" } }),
    });
    const answers = both("drop Jones for Henderson?", { name: TOOL.simulate, output: hurt });
    for (const answer of answers) expect(answer).toMatch(/Scoot Henderson(?: is|:) (?:out|εκτός)/);
    for (const answer of both("drop Jones for Henderson?", { name: TOOL.simulate, output: move() }))
      expect(answer).not.toMatch(/chance to play|πιθανότητα να παίξει/);
  });

  it("to add one's own player for another says that he is mine already", () => {
    const why = { whyNot: "He's already on your roster.", whyNotCode: "already-mine" } as const;
    const output = move({ isLegal: false, ...why, move: null });
    for (const answer of both(
      "What if I added Booker and dropped Jones?",
      { name: TOOL.simulate, output },
      ofStatus({ ownership: "my roster", advice: advice() }),
    ))
      expect(answer).toMatch(/already on your roster|ήδη στο ρόστερ/);
  });

  it("about a lineup without somebody says who comes in first, or that nobody does", () => {
    const without = (comesIn: string[], wouldStart = true) => ({
      name: TOOL.dailyLineup,
      output: lineup({ without: { players: [{ name: "Bam Adebayo", wouldStart }], comesIn } }),
    });
    const first = (...result: Parameters<typeof without>) =>
      both("If Bam Adebayo is out tonight, who starts?", without(...result)).map((answer) => answer.split("\n")[0]);
    for (const line of first(["Devin Booker"])) expect(line).toMatch(/Bam Adebayo.*Devin Booker/);
    for (const line of first([])) expect(line).toMatch(/Bam Adebayo.*(?:nobody|κανείς)/);
    for (const line of first([], false)) expect(line).toMatch(/nothing changes|δεν αλλάζει κάτι/);
    // What stands now is another lineup: nobody is told to go for another.
    for (const answer of both("If Bam Adebayo is out, who starts?", without(["Devin Booker"])))
      expect(answer).not.toMatch(/in an open slot|for \*\*Bam/);
  });

  it("about a lineup without somebody is the same from an answer stored under its old name", () => {
    const players = [{ name: "Bam Adebayo", wouldStart: true }];
    const ask = (without: object) =>
      both("If Bam Adebayo is out tonight, who starts?", {
        name: TOOL.dailyLineup,
        output: { ...lineup(), without: { ...without, comesIn: ["Devin Booker"] } },
      });
    const stored = JSON.parse(`{"men": ${JSON.stringify(players)}}`);
    expect(ask(stored)).toEqual(ask({ players }));
    for (const answer of ask(stored)) expect(answer).toMatch(/Bam Adebayo.*Devin Booker/);
  });

  it("between two of a lineup says who starts, or that both do", () => {
    const [starter] = lineup().starters;
    const two = starter && lineup({ starters: [starter, { ...starter, name: "Malik Monk", slot: "SG" }], sits: [] });
    const ask = (output: ReturnType<typeof lineup> | undefined) =>
      both("Booker or Monk tonight, or is there room for both?", { name: TOOL.dailyLineup, output }).map(
        (answer) => answer.split("\n")[0],
      );
    expect(ask(lineup())).toEqual([
      "Start **Devin Booker** and sit **Malik Monk**.",
      "Ξεκινά **Devin Booker**, κάθεται **Malik Monk**.",
    ]);
    for (const line of ask(two)) expect(line).toMatch(/both|και οι δύο/);
  });

  it("about injured reserve says who may stand there by his status, and who may not", () => {
    const may = (question: string, more: Parameters<typeof status>[0]) => both(question, ofStatus(more));
    for (const state of ["OUT", "INJURY_RESERVE", "SUSPENSION"])
      for (const answer of may("Can Booker go on IR?", { status: state, statusText: state.toLowerCase() }))
        expect(answer).toMatch(/\*\*Devin Booker\*\*:? (?:may go into|μπορεί να μπει)/);
    for (const answer of may("Can Booker stay on IR?", { status: "ACTIVE", statusText: "active", slot: "IR" }))
      expect(answer).toMatch(/cannot stay in|δεν μπορεί να μείνει/);
    for (const answer of may("Can Booker go on IR?", { status: "UNKNOWN", statusText: "status unknown" }))
      expect(answer).toMatch(/cannot tell|δεν μπορώ να πω/);
  });

  it("that is not possible says why, in the language of the question", () => {
    const why = { whyNot: "Your opponent has him.", whyNotCode: "opponents" } as const;
    const output = move({ isLegal: false, ...why, move: null });
    const [english, greek] = both("add Henderson?", { name: TOOL.simulate, output });
    expect(english).toContain("Your opponent has him.");
    expect(greek).toContain("Τον έχει ο αντίπαλος.");
    expect(greek).not.toContain("Your opponent");
  });

  it("names the best of several additions first, and none when none gains", () => {
    const other = move({ move: effect({ add: { ...slotFit().add, name: "Mike Conley" }, gain: 90.1 }) });
    const results = [move(), other].map((output) => ({ name: TOOL.simulate, output }));
    for (const answer of both("Henderson or Conley?", ...results))
      expect(answer.split("\n")[0]).toContain("Mike Conley");
    const worse = [move({ move: effect({ gain: -1 }) }), move({ move: effect({ gain: -2 }) })];
    const [answer] = both("who should I add", ...worse.map((output) => ({ name: TOOL.simulate, output })));
    expect(answer).not.toContain("First choice");
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

  it("about a lineup says of a player whose game has begun that he is locked, and expects nothing of him", () => {
    const [starter] = lineup().starters;
    if (!starter) throw new Error("the sample starts somebody");
    const started = {
      ...starter,
      name: "Paul George",
      hasBegun: true,
      isLocked: true,
      expected: null,
      chanceToPlay: null,
    };
    const output = lineup({ starters: [started, starter] });
    for (const answer of both("who starts tonight", { name: TOOL.dailyLineup, output })) {
      const lineOf = (name: string) => answer.split("\n").find((line) => line.includes(name) && line.includes("PG:"));
      expect(lineOf("Paul George")).toMatch(/locked: the game has begun|κλειδωμένος: ο αγώνας έχει αρχίσει/);
      expect(lineOf("Paul George")).not.toMatch(/expected|αναμένονται|chance|πιθανότητα/);
      expect(lineOf(starter.name)).toMatch(/31\.2/);
    }
  });

  it("about a move that cannot be made today says from which day on", () => {
    const on = (today: string) =>
      both("add Henderson?", { name: TOOL.simulate, output: move({ today }) }).map((answer) =>
        /yours from Thu 16 Jan|δικός σου από .*16/.test(answer),
      );
    expect(on("2025-01-15")).toEqual([true, true]);
    expect(on("2025-01-16")).toEqual([false, false]);
  });

  it("about moves that hardly change the chance to win says so once, in a plan and in a review", () => {
    const hopeless = { before: 0.001, after: 0.002, change: 0.001 };
    const report = (more: Parameters<typeof plan>[0], question: string) =>
      both(question, { name: TOOL.plan, output: plan(more) }).map(
        (answer) => answer.match(/hardly change the outcome|σχεδόν δεν αλλάζουν την έκβαση/g)?.length ?? 0,
      );
    for (const question of ["what moves should I make", "Review my matchup"]) {
      expect(report({ winProbability: hopeless, hardlyChangesChance: true }, question)).toEqual([1, 1]);
      expect(report({}, question)).toEqual([0, 0]);
    }
    const output = plan({ winProbability: hopeless, hardlyChangesChance: true });
    for (const answer of both("what moves should I make", { name: TOOL.plan, output }))
      expect(unsupportedIn(answer, [output])).toEqual([]);
  });

  it("in a league that limits games by slot says once that those limits are not counted", () => {
    const gamesLimits = [
      { slot: "UTIL", games: 9 },
      { slot: "C", games: 3 },
    ];
    const results = [
      { name: TOOL.plan, output: plan({ gamesLimits }) },
      { name: TOOL.weeklyLineup, output: week({ gamesLimits }) },
      { name: TOOL.simulate, output: move({ gamesLimits }) },
    ];
    for (const answer of both("what should I do this week", ...results)) {
      expect(answer.match(/UTIL 9(?: αγώνες)?, C 3/g)).toHaveLength(1);
      expect(answer).toMatch(/without those limits|δεν έχει υπολογιστεί/);
      expect(
        unsupportedIn(
          answer,
          results.map(({ output }) => output),
        ),
      ).toEqual([]);
    }
    expect(both("what should I do", { name: TOOL.plan, output: plan() }).join()).not.toMatch(
      /limits games|όριο αγώνων/,
    );
  });

  it("says that the adds and drops of today are closed, of a plan and of a move", () => {
    const CLOSED = /Adds and drops of today are closed|αποδεσμεύσεις της ημέρας έκλεισαν/;
    const closed = { areMovesClosedToday: true };
    for (const result of [
      { name: TOOL.plan, output: plan(closed) },
      { name: TOOL.simulate, output: move(closed) },
    ])
      for (const answer of both("what can I still do", result)) {
        expect(answer).toMatch(CLOSED);
        expect(unsupportedIn(answer, [result.output])).toEqual([]);
      }
    for (const answer of both("what can I still do", { name: TOOL.plan, output: plan() }))
      expect(answer).not.toMatch(CLOSED);
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

  it("to hold or drop one's own player gives the verdict first, then his chances to play and the price of his place", () => {
    for (const answer of both("should I hold Booker?", ofStatus({ advice: advice() }))) {
      expect(answer).toMatch(/^(?:Hold|Κράτα τον) \*\*Devin Booker\*\*/);
      for (const reportText of ["55.2%", "67.6%", "Scoot Henderson", "3.1", "52.1%", "-68.2"])
        expect(answer).toContain(reportText);
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
    ["trade deadline", "προθεσμία ανταλλαγών", /5 Mar|5 Μαρ/],
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
