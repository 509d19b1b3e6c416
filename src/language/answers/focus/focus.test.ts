/** The first sentence is about what was asked, from the tools' figures alone, in both languages. */
import { describe, expect, it } from "vitest";
import { TOOL } from "../../questions/tools";
import { understand } from "../../questions/understanding/understanding";
import { league, lineup, move, plan } from "../sample-decisions";
import { categoryMatchup, gameLog, matchup, roster, rosterPlayer, status } from "../sample-outputs";
import type { ToolResult } from "../tool-results";
import { unsupportedIn } from "../unsupported-in";
import { wordFindings } from "../wording";

function shown(question: string, language: "en" | "el", results: readonly ToolResult[]): string {
  const { text } = wordFindings(understand(question), language, results);
  expect(
    unsupportedIn(
      text,
      results.map(({ output }) => output),
    ),
  ).toEqual([]);
  return text;
}

describe("who plays tonight", () => {
  const players = [
    rosterPlayer({ name: "Late Guard", game: "@ LAL", tipOff: "22:00 ET" }),
    rosterPlayer({ name: "Early Guard", game: "vs NYK", tipOff: "19:00 ET" }),
    rosterPlayer({ name: "Hurt Guard", game: "vs BOS", tipOff: "19:30 ET", status: "OUT", statusText: "out" }),
    rosterPlayer({ name: "Idle Guard", game: null }),
  ];
  it.each([
    ["who on my team plays tonight?", "en"],
    ["ποιοι δικοί μου παίζουν απόψε;", "el"],
  ] as const)("is told in the order of tip-off, without who is out: %s", (question, language) => {
    const text = shown(question, language, [{ name: TOOL.myRoster, output: roster({ players }) }]);
    const [at, later, out] = ["Early Guard", "Late Guard", "Hurt Guard"].map((name) => text.indexOf(name));
    expect(at).toBeGreaterThan(0);
    expect(later).toBeGreaterThan(at ?? 0);
    expect(out).toBeGreaterThan(later ?? 0);
    expect(text).toContain("19:00 ET");
    expect(text).not.toContain("Idle Guard");
  });
});

describe("adds left and the end of the matchup", () => {
  it.each([
    ["can I still add anyone?", "en", /4 adds left/],
    ["Μπορώ να πάρω κι άλλον παίκτη;", "el", /4 προσθήκες απομένουν/],
    ["when does this matchup end?", "en", /19 Jan.*5 days left/],
    ["πόσες μέρες μένουν;", "el", /19 Ιαν.*5 μέρες μένουν/],
  ] as const)("are told first: %s", (question, language, expected) => {
    const output = matchup({ addsLeft: 4, addsPlanned: 0, lastDay: "2025-01-19", daysLeft: 5 });
    const [first] = shown(question, language, [{ name: TOOL.matchup, output }]).split("\n");
    expect(first).toMatch(expected);
  });
});

describe("categories", () => {
  const categories = [
    { category: "AST", me: 98, opponent: 120, lead: -22, result: "behind", isLowerBetter: false, chance: 0.31 },
    { category: "REB", me: 50, opponent: 48, lead: 2, result: "ahead", isLowerBetter: false, chance: 0.52 },
    { category: "BLK", me: 9, opponent: 1, lead: 8, result: "ahead", isLowerBetter: false, chance: 0.97 },
    { category: "FT%", me: 0.7, opponent: 0.9, lead: -0.2, result: "behind", isLowerBetter: false, chance: 0.02 },
  ] as const;
  it.each([
    ["how far behind am I in assists?", "en"],
    ["πόσο πίσω είμαι στις ασίστ;", "el"],
  ] as const)("that are named come first, with both values: %s", (question, language) => {
    const [first = ""] = shown(question, language, [
      { name: TOOL.matchup, output: categoryMatchup({ categories: [...categories] }) },
    ]).split("\n");
    expect(first).toMatch(/AST.*98.*120.*22.*31%/);
  });

  it("that are named are none where points count", () => {
    const text = shown("am I winning blocks?", "en", [{ name: TOOL.matchup, output: matchup() }]);
    expect(text).toMatch(/^Your league counts points/);
  });

  it.each([
    ["which categories am I losing?", "en"],
    ["σε ποιες κατηγορίες χάνω;", "el"],
  ] as const)("that are open come by how close they are, apart from the decided: %s", (question, language) => {
    const output = categoryMatchup({ categories: [...categories] });
    const lines = shown(question, language, [{ name: TOOL.matchup, output }]).split("\n");
    const open = lines.find((line) => line.includes("52%")) ?? "";
    expect(open.indexOf("REB")).toBeLessThan(open.indexOf("AST"));
    expect(open).not.toContain("BLK");
    const decided = lines.find((line) => /Safe|Σίγουρες/.test(line)) ?? "";
    expect(decided).toMatch(/BLK.*FT%/);
  });
});

describe("the chance to win", () => {
  it.each([
    [0.01, /^All but lost/],
    [0.3, /^Uphill/],
    [0.5, /^A coin flip/],
    [0.8, /^You're the favorite/],
    [0.99, /^All but won/],
  ])("of %f has its words", (before, words) => {
    const output = plan({ winProbability: { before, after: before, change: 0 }, moves: [] });
    expect(
      shown("can I still win this week?", "en", [
        { name: TOOL.matchup, output: matchup() },
        { name: TOOL.plan, output },
      ]),
    ).toMatch(words);
  });
});

describe("injured reserve", () => {
  const monk = {
    name: TOOL.status,
    output: status({ name: "Malik Monk", status: "OUT", statusText: "out", slot: "BE" }),
  };
  const held = (place: "IR" | "bench") => ({
    name: TOOL.myRoster,
    output: roster({
      players: [
        rosterPlayer({
          name: "Joel Embiid",
          place,
          slot: place === "IR" ? "IR" : "BE",
          status: "OUT",
          statusText: "out",
        }),
      ],
    }),
  });
  const rules = { name: TOOL.league, output: league() };
  it("has no room while its slots are held, and says by whom", () => {
    const text = shown("can I put Monk on IR?", "en", [monk, held("IR"), rules]);
    expect(text).toMatch(/no room: \*\*Joel Embiid\*\*/);
  });
  it("is left by whoever is back, for a roster spot that somebody may have to leave", () => {
    const embiid = {
      name: TOOL.status,
      output: status({ name: "Joel Embiid", status: "OUT", statusText: "out", slot: "IR" }),
    };
    const text = shown("what happens when Embiid comes back from IR?", "en", [embiid, held("IR"), rules]);
    expect(text).toMatch(/has to come off IR/);
    expect(text).toMatch(/open roster spot/);
  });
  it("has room while a slot is open", () => {
    expect(shown("can I put Monk on IR?", "en", [monk, held("bench"), rules])).toContain("open IR slot");
  });
});

describe("two players who cannot be added", () => {
  it("are compared by their form", () => {
    const refused = { ...move(), isLegal: false, move: null, whyNot: "Your opponent has him." };
    const log = (name: string, playerId: number, points: number): ToolResult => ({
      name: TOOL.gameLog,
      output: gameLog({ name, playerId, averageFantasyPoints: points }),
    });
    const results = [
      { name: TOOL.simulate, output: refused },
      { name: TOOL.simulate, output: refused },
      log("De'Aaron Fox", 1, 40.1),
      log("Tyrese Maxey", 2, 38.2),
    ];
    const { text } = wordFindings(understand("Fox or Maxey?"), "en", results);
    expect(text).toMatch(/^\*\*De'Aaron Fox\*\* has the higher average/);
    expect(text).not.toContain("not possible");
  });
});

describe("two free agents", () => {
  it("are told by what they bring, the better first", () => {
    const of = (name: string, gain: number): ToolResult => {
      const sample = move();
      const add = sample.move?.add;
      if (!sample.move || !add) throw new Error("the sample moves nobody");
      return {
        name: TOOL.simulate,
        output: { ...sample, move: { ...sample.move, gain, verdict: "for", add: { ...add, name } } },
      };
    };
    const text = shown("Scoot Henderson or Alvarado?", "en", [of("Jose Alvarado", 3.1), of("Scoot Henderson", 7.2)]);
    expect(text).toMatch(/^First choice to add: \*\*Scoot Henderson\*\*/);
    expect(text.lastIndexOf("Scoot Henderson")).toBeLessThan(text.indexOf("Jose Alvarado"));
  });
});

describe("why a projection is what it is", () => {
  const log = gameLog({
    name: "Devin Booker",
    averageFantasyPoints: 34,
    seasonAverageFantasyPoints: 36.4,
    gamesShown: 10,
  });
  const results = [
    { name: TOOL.dailyLineup, output: lineup() },
    { name: TOOL.gameLog, output: log },
  ];
  it.each([
    ["why is Booker projected so low tonight?", "en"],
    ["γιατί προβλέπονται τόσο λίγοι πόντοι για τον Booker απόψε;", "el"],
  ] as const)("names the figure and what it rests on: %s", (question, language) => {
    const [first = ""] = wordFindings(understand(question), language, results).text.split("\n\n");
    expect(first).toMatch(/Devin Booker.*31[.,]2.*36[.,]4.*34 .*10/s);
  });
});

describe("which categories to chase", () => {
  it.each([
    ["which categories should I chase?", "en", /^Chase /],
    ["ποιες κατηγορίες να κυνηγήσω;", "el", /^Κυνήγα /],
  ] as const)("begins with those within reach: %s", (question, language, beginning) => {
    const text = shown(question, language, [{ name: TOOL.matchup, output: categoryMatchup() }]);
    const categories = categoryMatchup().categories.filter(
      ({ chance }) => (chance ?? 0) >= 0.15 && (chance ?? 1) <= 0.85,
    );
    if (categories.length === 0) return expect(text).not.toMatch(beginning);
    expect(text).toMatch(beginning);
    for (const { category } of categories) expect(text.split("\n")[0]).toContain(category);
  });
});
