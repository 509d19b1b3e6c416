/**
 * That answers say numbers plainly, name what to change, and hold no sign that means something else in their language.
 */
import { describe, expect, it } from "vitest";
import { wordAnswer } from "#test/word-answer";
import { TOOL } from "../questions/tools";
import { effect, form, lineup, move, news, plan, week } from "./sample-decisions";
import { freeAgents } from "./sample-outputs";
import { unsupportedIn } from "./unsupported-in";

const both = (question: string, name: string, output: object) =>
  (["en", "el"] as const).map((language) => wordAnswer(question, language, [{ name, output }]));

describe("points", () => {
  const output = move({ move: effect({ gain: 9.127, interval80: [1.302, 34.849], gainAfter: -2.349 }) });

  it("have one decimal", () => {
    for (const answer of both("add Henderson?", TOOL.simulate, output)) {
      for (const reportText of ["9.1", "1.3", "34.8", "-2.3"]) expect(answer).toContain(reportText);
      expect(answer).not.toMatch(/\d\.\d{2}/);
      expect(unsupportedIn(answer, [output])).toEqual([]);
    }
    for (const answer of both("plan my week", TOOL.plan, plan({ gain: 9.127, moves: [effect({ gain: 0.049 })] })))
      expect(answer).not.toMatch(/\d\.\d{2}/);
  });

  it("of category value keep their decimals", () => {
    const value = move({ unit: "category value", move: effect({ gain: 0.117, interval80: null, gainAfter: 0.049 }) });
    for (const answer of both("add Henderson?", TOOL.simulate, value))
      for (const reportText of ["0.117", "0.049"]) expect(answer).toContain(reportText);
  });

  it("that come to nothing after the matchup are no difference of zero", () => {
    const even = move({ move: effect({ gainAfter: -0.04 }) });
    const [english, greek] = both("add Henderson?", TOOL.simulate, even);
    expect(english).toContain("nothing gained or lost after this matchup");
    expect(greek).toContain("ούτε κερδίζεις ούτε χάνεις");
    for (const answer of [english, greek, ...both("plan my week", TOOL.plan, plan({ gainAfter: 0 }))])
      expect(answer).not.toMatch(/difference of -?0(?![.\d])|διαφορά -?0(?![.\d])/);
  });
});

describe("a list of free agents by gain", () => {
  it("says what adding each gains, and nothing where he cannot be added", () => {
    const [first, second] = freeAgents().players;
    if (!first || !second) throw new Error("the sample holds two");
    const output = freeAgents({
      players: [
        { ...first, gain: 74.1 },
        { ...second, gain: null },
      ],
      gainUnit: "points",
      sortedBy: "what adding him gains in the days left",
    });
    for (const answer of both("who should I pick up?", TOOL.freeAgents, output)) {
      const lineOf = (name: string) => answer.split("\n").find((line) => line.startsWith("- ") && line.includes(name));
      expect(lineOf(first.name)).toMatch(/(?:a gain of|κέρδος) 74\.1 /);
      expect(lineOf(second.name)).not.toMatch(/gain|κέρδος/);
      expect(unsupportedIn(answer, [output])).toEqual([]);
    }
  });
});

describe("a lineup", () => {
  const player = { ...lineup().starters[0], expected: 31.2 };
  const of = (more: object) => both("optimize my lineup", TOOL.dailyLineup, lineup(more));
  const firstLines = (more: object) => of(more).map((answer) => answer.split("\n")[0]);

  it("that is set right says so at once", () => {
    const [english, greek] = firstLines({ changes: 0, replaced: [], starters: [{ ...player, slotNow: "PG" }] });
    expect(english).toContain("is set right");
    expect(greek).toContain("είναι σωστή");
  });

  it("that is not says at once who starts for whom", () => {
    expect(firstLines({})).toEqual([
      "Start **Devin Booker** for **Bam Adebayo**.",
      "Ξεκίνα τον **Devin Booker** στη θέση του **Bam Adebayo**.",
    ]);
  });

  // He who leaves may stand elsewhere: PG's player moves on to UTIL, and UTIL's player goes.
  it("follows those who only move on to the player who goes", () => {
    const starters = [
      { ...player, name: "Devin Booker", slot: "PG", slotNow: "BE" },
      { ...player, name: "Tyus Jones", slot: "UTIL", slotNow: "PG" },
    ];
    expect(firstLines({ starters, replaced: [{ name: "Malik Monk", slotNow: "UTIL" }] })[0]).toBe(
      "Start **Devin Booker** for **Malik Monk**, move **Tyus Jones** to UTIL.",
    );
  });

  it("names an open slot, who sits without another, and nobody who has no game and may stay", () => {
    const replaced = [
      { name: "Malik Monk", slotNow: "C" },
      { name: "Bam Adebayo", slotNow: "SF" },
    ];
    expect(firstLines({ replaced })[0]).toBe("Start **Devin Booker** in an open slot (PG), sit **Malik Monk**.");
  });

  it("does not say of a player on injured reserve that he sits", () => {
    const [sitter] = lineup().sits;
    for (const answer of of({ sits: [{ ...sitter, slotNow: "IR" }] })) expect(answer).not.toContain("Malik Monk");
  });

  it("passes the grounding check whole", () => {
    for (const answer of of({})) expect(unsupportedIn(answer, [lineup()])).toEqual([]);
  });
});

describe("news", () => {
  const [item] = news().citations;
  const claim = {
    playerId: 7,
    playerName: "Devin Booker",
    kind: "injury" as const,
    text: "ankle",
    confidence: 0.9,
    earliestDay: null,
    latestDay: null,
    sentence: "He left practice with a boot.",
    contradictsOfficial: null,
  };
  const report = (more: object) =>
    both("any news on Booker", TOOL.news, news({ citations: item ? [{ ...item, ...more }] : [] }));

  it("say what the report says, its source, its age and its trust, on one line", () => {
    for (const answer of report({}))
      expect(answer).toMatch(
        /^- .*22 (?:hours|ώρες).*Hoops Wire \((?:trust unknown|άγνωστης αξιοπιστίας)\).*sore ankle.*Booker was limited/m,
      );
    for (const answer of report({ claims: [claim], trust: "outlet" }))
      expect(answer).toMatch(/\((?:newsroom|μέσο ενημέρωσης)\).*sore ankle.*He left practice with a boot/);
  });

  it("say what a report says against the official status as well, with the official status beside it", () => {
    for (const answer of report({ claims: [{ ...claim, contradictsOfficial: true }] })) {
      expect(answer).toContain("“He left practice with a boot.”");
      expect(answer).toMatch(/day to day|υπό επανεκτίμηση/);
      expect(answer).toMatch(/something else than the official status|κάτι άλλο από την επίσημη κατάσταση/);
    }
  });

  it("do not say twice what the title says", () => {
    for (const answer of report({ snippet: "Booker nursing a sore ankle." }))
      expect(answer.match(/sore ankle/g)).toHaveLength(1);
    for (const answer of report({ title: null })) expect(answer.match(/Booker was limited/g)).toHaveLength(1);
  });

  it("pass the grounding check whole", () => {
    for (const answer of report({ claims: [claim] })) {
      const output = news({ citations: item ? [{ ...item, claims: [claim] }] : [] });
      expect(unsupportedIn(answer, [output])).toEqual([]);
    }
  });
});

describe("free agents for a day", () => {
  const [first] = freeAgents().players;
  const output = freeAgents({
    players: first ? [{ ...first, playsOn: ["2025-01-17 vs HOU"] }] : [],
    filters: { ...freeAgents().filters, playsOn: { from: "2025-01-17", to: "2025-01-17" } },
  });

  it("are told with their games of that day", () => {
    const [english, greek] = both("who should I stream on Friday", TOOL.freeAgents, output);
    expect(english).toContain("143 players with a game (on Fri 17 Jan) match");
    expect(english).toMatch(/Ben Simmons.*Fri 17 Jan vs HOU/);
    expect(greek).toMatch(/143 παίκτες με αγώνα \(Παρ 17 Ιαν\)/);
    expect(greek).toMatch(/Ben Simmons.*Παρ 17 Ιαν vs HOU/);
    expect([english, greek].flatMap((answer) => unsupportedIn(answer ?? "", [output]))).toEqual([]);
  });

  it("are said to be none where nobody plays then", () => {
    const nobody = { ...output, players: [], shown: 0, matched: 0 };
    const [english, greek] = both("who should I stream on Friday", TOOL.freeAgents, nobody);
    expect(english).toContain("No free agent with a game (on Fri 17 Jan)");
    expect(greek).toContain("με αγώνα (Παρ 17 Ιαν)");
  });
});

describe("Greek", () => {
  // ";" is the Greek question mark.
  it("asks nothing where it tells something", () => {
    const outputs = [
      [TOOL.weeklyLineup, week()],
      [TOOL.rosterLogs, form()],
      [TOOL.simulate, move({ move: effect({ probabilityGain: 0.3 }) })],
      [TOOL.dailyLineup, lineup()],
      [TOOL.plan, plan()],
      [TOOL.news, news()],
    ] as const;
    for (const [name, output] of outputs)
      expect(wordAnswer("τι γίνεται με την ομάδα μου", "el", [{ name, output }])).not.toContain(";");
  });
});
