/** Approved moves are said wherever their players and counts are, and a move is judged once in an answer. */
import { describe, expect, it } from "vitest";
import { wordAnswer } from "#test/word-answer";
import { LAPSE_REASONS } from "@/domain/roster/timeline";
import { TOOL } from "../questions/tools";
import { effect, move, player, teamSchedule } from "./sample-decisions";
import { advice, freeAgents, matchup, roster, rosterPlayer, status } from "./sample-outputs";
import type { ToolResult } from "./tool-results";
import { unsupportedIn } from "./unsupported-in";

/** Both languages, and nothing in them that the check of an answer would cut. */
function report(question: string, ...results: readonly ToolResult[]): string[] {
  return (["en", "el"] as const).map((language) => {
    const answer = wordAnswer(question, language, results);
    expect(
      unsupportedIn(
        answer,
        results.map(({ output }) => output),
      ),
    ).toEqual([]);
    return answer;
  });
}

const joins = (isSeen = false) => ({ day: "2025-01-18", kind: "joins" as const, isSeen });
const withJoining = (source: string, isSeen = false) =>
  roster({
    source,
    players: [
      rosterPlayer({ playerId: 22, name: "Scoot Henderson", planned: true, comingMove: joins(isSeen) }),
      rosterPlayer({ comingMove: { day: "2025-01-18", kind: "leaves", isSeen: false } }),
    ],
  });

describe("an approved move that is still to come", () => {
  it("is named beside the players whom it brings and drops", () => {
    const [english, greek] = report("show me my roster", { name: TOOL.myRoster, output: withJoining("espn") });
    expect(english).toMatch(/Scoot Henderson.*planned: joins Sat 18 Jan once you make the move on ESPN/);
    expect(english).toMatch(/Devin Booker.*planned: leaves Sat 18 Jan$/m);
    expect(greek).toMatch(/Scoot Henderson.*προγραμματισμένο: έρχεται Σαβ 18 Ιαν, μόλις κάνεις την κίνηση στο ESPN/);
    expect(greek).toMatch(/Devin Booker.*προγραμματισμένο: φεύγει Σαβ 18 Ιαν$/m);
  });

  it.each([
    ["demo league", false],
    ["espn", true],
  ])("asks for nothing on ESPN in the %s, seen: %s", (source, isSeen) => {
    for (const answer of report("show me my roster", { name: TOOL.myRoster, output: withJoining(source, isSeen) })) {
      expect(answer).toMatch(/(?:joins Sat 18 Jan|έρχεται Σαβ 18 Ιαν)$/m);
      expect(answer).not.toContain("ESPN");
    }
  });

  it("makes its player nobody to choose among the free agents", () => {
    const [first, second] = freeAgents().players;
    if (!first || !second) throw new TypeError("two rows");
    const players = [
      { ...second, comingMove: joins() },
      { ...second, playerId: 23, name: "Cole Anthony" },
    ];
    for (const answer of report("who should I pick up", { name: TOOL.freeAgents, output: freeAgents({ players }) })) {
      expect(answer).toMatch(/Scoot Henderson.*(?:planned: joins|προγραμματισμένο: έρχεται)/);
      expect(answer.split("\n")[0]).toContain("Cole Anthony");
    }
  });

  it("is counted beside the adds left, and said no word of where there is none", () => {
    const [english, greek] = report("how many adds do I have left?", {
      name: TOOL.matchup,
      output: matchup({ addsLeft: 1, addsPlanned: 1 }),
    });
    expect(english).toContain("has 1 add left, after 1 planned, in this matchup.");
    expect(greek).toContain("1 προσθήκη απομένει, μετά από 1 προγραμματισμένη, στην αναμέτρηση.");
    for (const answer of report("how many adds do I have left?", { name: TOOL.matchup, output: matchup() }))
      expect(answer).not.toMatch(/planned|προγραμματισ/);
  });
});

describe("games left", () => {
  it("are told of both teams with those that can be played, where they differ", () => {
    const [english, greek] = report("am I winning?", { name: TOOL.matchup, output: matchup() });
    expect(english).toContain("30 games left (27 playable) in this matchup.");
    expect(english).toContain("33 games left (31 playable) in this matchup.");
    expect(greek).toContain("30 αγώνες απομένουν (27 διαθέσιμοι) στην αναμέτρηση.");
    const { me, opponent } = matchup();
    const same = matchup({
      me: { ...me, playableGamesLeft: me.gamesLeft },
      opponent: opponent && { ...opponent, playableGamesLeft: null },
    });
    for (const answer of report("am I winning?", { name: TOOL.matchup, output: same }))
      expect(answer).not.toMatch(/playable|διαθέσιμοι/);
  });

  it("of the schedule are told the same way", () => {
    const output = teamSchedule();
    const teams = output.teams.map((team) => ({ ...team, gamesLeft: 33, playableGamesLeft: 30 }));
    const [english, greek] = report("who has more games left?", { name: TOOL.schedule, output: { ...output, teams } });
    expect(english).toContain("33 (30 playable) left to play.");
    expect(greek).toContain("33 (30 διαθέσιμοι).");
  });
});

describe("an approved move that fell through", () => {
  it.each(LAPSE_REASONS)("is said with its reason: %s", (because) => {
    const lapsedMoves = [{ drop: "Royce O'Neale", add: "Cason Wallace", day: "2025-01-15", because }];
    const [english, greek] = report(
      "am I winning?",
      { name: TOOL.matchup, output: matchup({ lapsedMoves }) },
      { name: TOOL.myRoster, output: roster({ lapsedMoves }) },
    );
    expect(
      english?.match(/Drop \*\*Royce O'Neale\*\* for \*\*Cason Wallace\*\* \(Wed 15 Jan\) didn't go through: /g),
    ).toHaveLength(1);
    expect(
      greek?.match(/φεύγει \*\*Royce O'Neale\*\*, έρχεται \*\*Cason Wallace\*\*, Τετ 15 Ιαν\) δεν πέρασε: /g),
    ).toHaveLength(1);
  });
});

describe("the verdict on a move", () => {
  it.each([
    ["for", "move.helps-this-matchup", /That's a good move\. To add/, /Καλή κίνηση\. Αν φεύγει/],
    ["for", "move.helps-later", /good move for the rest of the season/, /Καλή κίνηση για την υπόλοιπη σεζόν/],
    ["even", "move.below-price", /Not worth an add/, /Δεν αξίζει να ξοδέψεις προσθήκη/],
    [
      "against",
      "move.drops-a-keeper",
      /Don't: \*\*Herbert Jones\*\* is a player to keep/,
      /ο \*\*Herbert Jones\*\* πρέπει/,
    ],
    ["against", "move.loses", /Don't: it makes your team worse/, /Μην το κάνεις: η ομάδα σου/],
  ] as const)("is said with what it brings: %s, %s", (verdict, because, english, greek) => {
    const output = move({ move: effect({ verdict, because }) });
    const [inEnglish, inGreek] = report("add Henderson for Jones?", { name: TOOL.simulate, output });
    expect(inEnglish).toMatch(english);
    expect(inGreek).toMatch(greek);
    expect(inEnglish).toContain("75.8");
  });

  it("is the only one in an answer that looks at the player dropped too", () => {
    const results = [
      {
        name: TOOL.simulate,
        output: move({
          move: effect({
            drop: player(31, "Royce O'Neale"),
            add: player(22, "Cason Wallace"),
            gain: 38.3,
            probabilityGain: 0.856,
            verdict: "for",
            because: "move.helps-this-matchup",
          }),
        }),
      },
      {
        name: TOOL.status,
        output: status({
          ...player(31, "Royce O'Neale"),
          advice: advice({ recommendation: "ACTIVE", because: "advice.plays", keeps: [] }),
        }),
      },
    ];
    const [english, greek] = report("pick up Wallace and drop O'Neale", ...results);
    expect(english).toMatch(/That's a good move\..*Wallace.*O'Neale/);
    expect(english).not.toMatch(/do not drop|hold \*\*/i);
    expect(greek).toMatch(/Καλή κίνηση\./);
    expect(greek).not.toMatch(/[Μμ]ην (?:τον )?(?:κόψεις|αφήσεις|διώξεις)|Κράτα/);
    // Where he stands is told all the same.
    for (const answer of [english, greek]) expect(answer).toContain("vs BOS");
  });

  it("leaves the advice where the move cannot be made", () => {
    const results = [
      { name: TOOL.simulate, output: move({ isLegal: false, move: null, whyNot: "Your opponent has him." }) },
      { name: TOOL.status, output: status({ ...player(31, "Royce O'Neale"), advice: advice() }) },
    ];
    const [english] = report("pick up Wallace and drop O'Neale", ...results);
    expect(english).toMatch(/Hold \*\*Royce O'Neale\*\*/);
  });
});
