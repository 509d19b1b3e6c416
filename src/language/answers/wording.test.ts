import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { wordAnswer } from "#test/word-answer";
import * as espnErrors from "@/lib/espn/errors";
import * as httpErrors from "@/lib/http/errors";
import { TOOL } from "../questions/tools";
import { FAILURES_EL } from "../texts/el/answers/failures";
import { EL } from "../texts/el/answers/phrases";
import { EN } from "../texts/en/answers/phrases";
import { anyResult } from "./any-outputs";
import { safeName } from "./markdown";
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
  week,
} from "./sample-decisions";
import {
  advice,
  categoryMatchup,
  FRESH,
  freeAgents,
  gameLog,
  matchup,
  notFound,
  roster,
  rosterPlayer,
  STALE,
  score,
  status,
} from "./sample-outputs";
import type { ToolResult } from "./tool-results";
import { unsupportedIn } from "./unsupported-in";

const QUESTIONS = [
  "Who is on my roster and who is hurt?",
  "Who is hurt?",
  "Who plays tomorrow?",
  "Should I start Booker?",
  "Should I drop Booker?",
  "Someone on X says Booker broke his leg, drop him?",
  "Review my matchup and help me optimize",
  "trade Booker for Tatum?",
  "I'm down in assists and steals",
];
const say = (question: string, ...results: ToolResult[]) => wordAnswer(question, "en", results);
const mine = (more?: Parameters<typeof roster>[0]): ToolResult => ({ name: TOOL.myRoster, output: roster(more) });
const ofMatchup = (output: object): ToolResult => ({ name: TOOL.matchup, output });
const ofStatus = (more?: Parameters<typeof status>[0]): ToolResult => ({ name: TOOL.status, output: status(more) });

/** Numbers of a text as they stand there; a sign is left to the words. */
const numbersIn = (text: string) => [...text.matchAll(/\d+(?:\.\d+)?/g)].map((match) => Number(match[0]));

const WORTH_LESS = advice({ recommendation: "DROP", because: "advice.spot-worth-more", keeps: [] });
const ON_IR = advice({ recommendation: "IR", because: "advice.free-ir-slot", keeps: ["free-ir"] });

describe("every answer", () => {
  const answers = fc.record({
    question: fc.constantFrom(...QUESTIONS),
    language: fc.constantFrom("en" as const, "el" as const),
    results: fc.array(anyResult, { minLength: 1, maxLength: 4 }),
  });

  test("holds no number that no tool gave", () => {
    fc.assert(
      fc.property(answers, ({ question, language, results }) => {
        const given = numbersIn(JSON.stringify(results));
        // A chance is told in percent.
        const sayable = new Set([...given, ...given.map((number) => Math.round(number * 1_000) / 10)]);
        const texts = numbersIn(wordAnswer(question, language, results));
        expect(texts.filter((number) => !sayable.has(number))).toEqual([]);
      }),
      { numRuns: 1_500 },
    );
  });

  test("is understood whatever the names are: one line a name, no link, no image, no heading of theirs", () => {
    fc.assert(
      fc.property(answers, ({ question, language, results }) => {
        const answer = wordAnswer(question, language, results);
        expect(answer).not.toMatch(/(?<!\\)\[|(?<!\\)<|(?<!\\)`|^#/m);
        expect(answer.trim()).not.toBe("");
        expect(answer).not.toMatch(/undefined|NaN|\[object/);
      }),
      { numRuns: 1_000 },
    );
  });

  test("is the same for the same results", () => {
    fc.assert(
      fc.property(answers, ({ question, language, results }) => {
        expect(wordAnswer(question, language, results)).toBe(wordAnswer(question, language, results));
      }),
      { numRuns: 100 },
    );
  });

  // The check after the model cuts what it cannot find; the rules' own sentences must all pass it.
  it.each(QUESTIONS.flatMap((question) => [[question, "en"] as const, [question, "el"] as const]))(
    "to %s in %s passes the grounding check whole",
    (question, language) => {
      const results: ToolResult[] = [
        mine(),
        ofMatchup(matchup()),
        ofMatchup(categoryMatchup()),
        { name: TOOL.freeAgents, output: freeAgents() },
        ofStatus(),
        ofStatus({ ownership: "Corner Three Club", status: "OUT", statusText: "out", nextGame: null }),
        { name: TOOL.gameLog, output: gameLog() },
        { name: TOOL.score, output: score() },
        { name: TOOL.status, output: notFound([{ playerId: 1, name: "Jalen Williams", proTeam: "OKC" }]) },
        {
          name: TOOL.opponentRoster,
          output: { unavailable: "espn.unavailable", message: "ESPN is having trouble right now." },
        },
        mine({ ...STALE, counts: { ...roster().counts, statusUnknown: 2 } }),
      ];
      expect(
        unsupportedIn(
          wordAnswer(question, language, results),
          results.map(({ output }) => output),
        ),
      ).toEqual([]);
    },
  );

  it.each(
    (
      [
        ["a move", TOOL.simulate, move()],
        [
          "a move that costs",
          TOOL.simulate,
          move({ move: effect({ gain: -4.4, gainAfter: 6.1, probabilityGain: 0.312 }) }),
        ],
        [
          "a move that is not possible",
          TOOL.simulate,
          move({ isLegal: false, whyNot: "Your opponent has him.", move: null }),
        ],
        ["a place", TOOL.slotFit, slotFit()],
        ["a lineup", TOOL.dailyLineup, lineup()],
        ["a week", TOOL.weeklyLineup, week()],
        ["a plan", TOOL.plan, plan()],
        ["no plan", TOOL.plan, standPat()],
        ["news", TOOL.news, news()],
        ["a player's games", TOOL.schedule, schedule()],
        ["both teams' games", TOOL.schedule, teamSchedule()],
        ["the league", TOOL.league, league()],
        ["the form of a roster", TOOL.rosterLogs, form()],
      ] as const
    ).flatMap((row) => (["en", "el"] as const).map((language) => [...row, language] as const)),
  )("%s passes the grounding check whole (%s, %#)", (_name, name, output, language) => {
    const results = [{ name, output }];
    const questions = ["what about my team", "standings, scoring, roster slots, adds, playoffs and trade deadline"];
    for (const question of questions)
      expect(
        unsupportedIn(
          wordAnswer(question, language, results),
          results.map(({ output }) => output),
        ),
      ).toEqual([]);
  });

  it.each([
    ["en", EN],
    ["el", EL],
  ] as const)("of the fixed phrases in %s holds no number and no name", (_, phrases) => {
    const fixed = [
      phrases.help,
      phrases.thanks,
      phrases.decline,
      phrases.cannotRunTools,
      ...Object.values(phrases.unsupported),
      ...Object.values(phrases.terms),
    ];
    expect(fixed.flatMap((text) => unsupportedIn(text, []))).toEqual([]);
  });
});

describe("a roster", () => {
  it("says who is hurt before it lists anybody", () => {
    const answer = say("Who is on my roster and who is hurt?", mine());
    expect(answer.indexOf("Malik Monk: out, on the bench, expected back Wed 29 Jan")).toBeGreaterThan(0);
    expect(answer.indexOf("Malik Monk: out")).toBeLessThan(answer.indexOf("Starters:"));
  });

  it("lists only the hurt when only they are asked for", () => {
    const answer = say("Who is hurt?", mine());
    expect(answer).toContain("Malik Monk");
    expect(answer).not.toContain("Devin Booker");
  });

  // The recorded box scores carry no status at all; silence would read as health.
  it("says that the source has no statuses instead of calling anybody healthy", () => {
    const unknown = rosterPlayer({ status: "UNKNOWN", statusText: "status unknown" });
    const output = {
      players: [unknown],
      flagged: [],
      counts: { ...roster().counts, players: 1, flagged: 0, statusUnknown: 1 },
    };
    for (const question of ["Who is hurt?", "Who is on my roster?"]) {
      const answer = say(question, mine(output));
      expect(answer).toContain("no injury status");
      expect(answer).not.toMatch(/nobody|healthy/i);
    }
    expect(wordAnswer("ποιος είναι τραυματίας", "el", [mine(output)])).toContain("δεν δίνει κατάσταση");
  });

  it("keeps those with a game when a day's games are asked for", () => {
    const answer = say("Who plays tonight?", mine());
    expect(answer).toContain("Devin Booker");
    expect(answer).not.toContain("Malik Monk");
  });

  it("says old data is old, how old and why, before anything is read from it", () => {
    const answer = say("Who is hurt?", mine(STALE));
    expect(answer.startsWith("**Old data**")).toBe(true);
    expect(answer).toContain("12 minutes ago");
    expect(answer).toContain("ESPN is having trouble right now.");
    expect(wordAnswer("ποιος είναι τραυματίας", "el", [mine(STALE)])).toContain("πριν από 12 λεπτά");
  });
});

describe("a matchup", () => {
  it.each([
    ["ahead", matchup(), "You lead 749 to 645, by 104"],
    ["behind", matchup({ lead: -104 }), "You trail 749 to 645, by 104"],
    ["tied", matchup({ lead: 0 }), "You are tied 749 to 645:"],
    ["over", matchup({ state: "finished" }), "You won 749 to 645, by 104"],
    ["by categories", categoryMatchup(), "You lead 6-2-1 in categories"],
    ["unknown", matchup({ lead: null }), "is unknown"],
    ["not started", matchup({ state: "not started" }), "has not started; the first day is Mon 13 Jan"],
    ["a bye", matchup({ state: "bye", opponent: null }), "no opponent"],
  ])("%s", (_, output, text) => {
    expect(say("what's the score", ofMatchup(output))).toContain(text);
  });

  it("says that points count where categories are asked about, and only then", () => {
    const COUNTS = /counts points, not categories|μετράει πόντους και όχι κατηγορίες/;
    const report = (question: string, language: "en" | "el", output = matchup()) =>
      COUNTS.test(wordAnswer(question, language, [ofMatchup(output)]).split("\n\n")[0] ?? "");
    expect(report("How many categories am I winning?", "en")).toBe(true);
    expect(report("Πόσες κατηγορίες κερδίζω;", "el")).toBe(true);
    expect(report("what's the score", "en")).toBe(false);
    expect(report("How many categories am I winning?", "en", categoryMatchup())).toBe(false);
  });

  it("shows both sides of a category, and unknown where a side is missing", () => {
    const answer = say("what's the score", ofMatchup(categoryMatchup()));
    expect(answer).toContain("AST: you 98, opponent 120, behind by 22");
    expect(answer).toContain("FG%: you 0.467, opponent 0.451, ahead by 0.016");
    expect(answer).toContain("TO: you 40, opponent unknown (lower is better)");
  });

  it("leaves out what is unknown instead of showing a zero", () => {
    const answer = say("what's the score", ofMatchup(matchup({ addsLeft: null, daysLeft: null, byDay: [] })));
    expect(answer).not.toMatch(/add|day of|days of/);
  });
});

describe("free agents", () => {
  it("shows the asked categories, waivers with their end, and the first who is active", () => {
    const answer = say("I need assists and steals", { name: TOOL.freeAgents, output: freeAgents() });
    expect(answer).toContain("AST + STL a game: **Scoot Henderson**");
    expect(answer).toContain(
      "AST 7.1, STL 0.8, 25.6 points a game, 3 games left, out, expected back Mon 20 Jan, on waivers until Fri 17 Jan 08:00 UTC",
    );
    expect(answer).toContain("143 players match");
  });

  it("says when nobody matches", () => {
    expect(
      say("free agents", { name: TOOL.freeAgents, output: freeAgents({ players: [], shown: 0, matched: 0 }) }),
    ).toContain("No free agent");
  });
});

describe("a player", () => {
  const withOwner = (ownership: string) => say("Booker status", ofStatus({ ownership, slot: null }));
  it.each([
    ["my roster", "on your roster"],
    ["opponent", "on your opponent's roster"],
    ["free agent", "is a free agent"],
    ["on waivers", "is on waivers"],
    ["Corner Three Club", "on the roster of **Corner Three Club**"],
    ["unknown", "do not know whose roster"],
  ])("whose owner is %s", (ownership, text) => expect(withOwner(ownership)).toContain(text));

  it.each([
    ["out", { status: "OUT", statusText: "out" }, "Do not start **Devin Booker**"],
    ["day to day", {}, "is a risk to start"],
    ["active", { status: "ACTIVE", statusText: "active" }, "Nothing speaks against starting"],
    ["unknown", { status: "UNKNOWN", statusText: "status unknown" }, "cannot say whether to start"],
    ["without a game today", { nextGame: null }, "no game left today"],
    ["of another team", { ownership: "Corner Three Club" }, "is not on your roster"],
  ])("asked to start: %s", (_, more, text) => {
    expect(say("Should I start Booker?", ofStatus(more))).toContain(text);
  });

  it.each([
    ["one who must be kept", { advice: advice() }, "Hold **Devin Booker**. He is among the most valuable"],
    ["one worth less than another", { advice: WORTH_LESS }, "You may drop **Devin Booker**"],
    ["one on injured reserve", { advice: ON_IR, slot: "IR" }, "leave him on injured reserve"],
    ["one whose place has no price now", {}, "cannot weigh the place of **Devin Booker**"],
    ["somebody else's", { ownership: "opponent" }, "is not on your roster"],
  ])("asked to drop %s", (_, more, text) => {
    expect(say("Should I drop Booker?", ofStatus(more))).toContain(text);
  });

  it("is not dropped on a rumour, which is called unverified beside the official status and its age", () => {
    const answer = say("Someone on X says Booker broke his leg, drop him?", ofStatus(STALE));
    expect(answer).toContain("Do not drop **Devin Booker**");
    expect(answer).toContain("unverified");
    expect(answer).toContain("day to day");
    expect(answer).toContain("12 minutes ago");
  });

  it("has his form compared with his season", () => {
    const log = (more = {}) => say("How has Booker been playing?", { name: TOOL.gameLog, output: gameLog(more) });
    expect(log()).toContain("averages 62.8 fantasy points over the last 2 games, 19 above the season's 43.8");
    expect(log({ difference: -3.2 })).toContain("3.2 below");
    expect(
      log({ averageFantasyPoints: null, seasonAverageFantasyPoints: null, difference: null, best: null }),
    ).not.toContain("fantasy points over");
    expect(log({ games: [], gamesShown: 0 })).toContain("No game of");
  });

  it("is asked about when several fit, and said to be unknown when nobody does", () => {
    const found = notFound([{ playerId: 1, name: "Jalen Williams", proTeam: "OKC" }]);
    expect(say("williams status", { name: TOOL.status, output: found })).toContain(
      "Which one do you mean?\n- Jalen Williams (OKC)",
    );
    const nobody = { name: TOOL.status, output: notFound() };
    const twice = say("should I drop williams", nobody, { ...nobody, name: TOOL.gameLog });
    expect(twice.match(/I don't know a player called "williams"/g)).toHaveLength(1);
    const near = { ...notFound(), nearest: ["Pascal Siakam"] };
    expect(say("siakman status", { name: TOOL.status, output: near })).toContain("The closest I know: Pascal Siakam.");
  });
});

describe("a calculation", () => {
  it("shows the total, the terms and whose weights they are", () => {
    const answer = say("30 points and 10 assists", { name: TOOL.score, output: score({ ignoredStats: ["dunks"] }) });
    expect(answer).toContain("**50** fantasy points with your league's scoring");
    expect(answer).toContain("AST: 10 × 2 = 20");
    expect(answer).toContain("dunks");
    expect(say("30 points", { name: TOOL.score, output: score({ weights: "question" }) })).toContain(
      "weights you gave",
    );
  });
});

describe("a tool that could not answer", () => {
  it("is said in the tool's own words", () => {
    const output = { unavailable: "espn.cookie_expired", message: "Your ESPN cookie has expired." };
    expect(say("who is hurt", { name: TOOL.myRoster, output })).toBe(
      "I could not read your roster. Your ESPN cookie has expired.",
    );
  });

  it("is said in Greek by the error's code", () => {
    const output = { unavailable: "espn.login_refused", message: new espnErrors.EspnLoginRefused().userMessage };
    const answer = wordAnswer("Πώς πάει το ματσαπ μου;", "el", [{ name: TOOL.matchup, output }]);
    expect(answer).toMatch(/Δεν μπόρεσα.*Συνδέσου στο espn\.com/);
    expect(answer).not.toMatch(/Sign in|expired/);
  });

  it("has Greek words for whatever a source may fail with", () => {
    const errors = Object.values({ ...espnErrors, ...httpErrors }) as (new (pause: object) => { code: string })[];
    const codes = errors.map((Failure) => new Failure({ retryInMs: 1, isRequested: true }).code);
    expect(codes.length).toBeGreaterThan(15);
    for (const code of codes) expect(FAILURES_EL).toHaveProperty([code]);
  });

  it("names the reason of old data in Greek as well", () => {
    const old = roster({ ...STALE, staleReason: "ESPN did not answer in time.", staleCode: "espn.timeout" });
    const answer = wordAnswer("το ρόστερ μου", "el", [{ name: TOOL.myRoster, output: old }]);
    expect(answer).toContain("Το ESPN δεν απάντησε εγκαίρως");
    expect(answer).not.toContain("did not answer");
  });

  it.each([["no JSON"], [{}], [null], [[1, 2]], [{ players: "x" }], [{ ...roster(), day: 5 }]])(
    "garbled as %j, holds no fact",
    (output) => {
      const answer = say("who is hurt", { name: TOOL.myRoster, output });
      expect(answer).toMatch(/^I could not read your roster\./);
    },
  );

  it("does not hide what the others found", () => {
    const failed = { name: TOOL.opponentRoster, output: { unavailable: "x.y", message: "Nope." } };
    const answer = say("my roster and my opponent's", mine(), failed);
    expect(answer).toContain("Devin Booker");
    expect(answer).toContain("your opponent's roster. Nope.");
  });
});

describe("sources", () => {
  it("are said once when they are the same, and each with its subject when they differ", () => {
    expect(say("score and lineup", mine(), ofMatchup(matchup())).match(/Source/g)).toHaveLength(1);
    const mixed = say("score and lineup", mine(), ofMatchup({ ...matchup(), ...STALE }));
    expect(mixed).toContain("Source (your roster): demo league, read just now.");
    expect(mixed).toContain("**Old data** (matchup): espn, read 12 minutes ago");
  });

  it("name the calculator without an age", () => {
    const output = score({ ...FRESH, source: "calculator", weights: "question" });
    expect(say("30 points", { name: TOOL.score, output })).toContain("Source: calculator.");
  });
});

describe("without a look-up", () => {
  it.each([
    ["hi", "I help you manage"],
    ["thanks", "You are welcome"],
    ["what does DTD mean", "day to day"],
    ["what's the weather", "only help with fantasy basketball"],
    ["fantasy basketball league", "I cannot tell"],
  ])("%s", (question, text) => expect(say(question)).toContain(text));
});

describe("a shown name", () => {
  it.each([
    ["[x](http://e.example)", "\\[x\\](…"],
    ["Win ![x](https://e.example/?r=1) now", "Win !\\[x\\](… now"],
    ["a://b", "…"],
    ["score 3://", "score 3\\://"],
    ["a*b_c`d", "a\\*b\\_c\\`d"],
    ["two\nlines\u202e", "two lines"],
    ["\u0000 ", "?"],
    ["visit www.e.example today", "visit … today"],
  ])("%j", (name, shown) => expect(safeName(name)).toBe(shown));

  it("is cut at a word, never inside a number", () => {
    expect(safeName(`${"word ".repeat(11)}1234567890`)).toBe(`${"word ".repeat(11).trim()}…`);
    expect(safeName(`${"x".repeat(57)}12345`)).toBe(`${"x".repeat(57)}…`);
    expect([...safeName("y".repeat(500))].length).toBeLessThanOrEqual(60);
  });
});
