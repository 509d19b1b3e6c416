import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import { type ForeignCase, readForeignDataset } from "./case";
import { clausesOf, isNegated } from "./clauses";
import { gradeForeign } from "./grade";
import { namesIn } from "./named";
import { foreignResult } from "./result";
import { expectedResult, isArithmetic, isSameNumber, numbersOf, resultNumbers } from "./result-numbers";

const aCase = (over: Partial<ForeignCase>): ForeignCase => ({
  id: "a",
  category: "math",
  input: "?",
  expectedOutput: [],
  passingCriteria: [],
  teamId: null,
  leagueId: null,
  language: "en",
  ...over,
});

type Calls = readonly (string | readonly [name: string, input: unknown])[];
const anAnswer = (answer: string, calls: Calls = [], over: Partial<ChatAnswer> = {}): ChatAnswer => ({
  threadId: "t",
  runId: "r",
  status: "completed",
  intent: "general_advice",
  answer,
  language: "en",
  toolCalls: calls.map((call, at) => {
    const [name, input] = typeof call === "string" ? [call, {}] : call;
    return { id: String(at), name, input, ok: true, ms: 1, cached: false, source: "espn", fetchedAt: null, output: {} };
  }),
  grounding: { claims: 0, supported: 0, references: [], unverified: [], withheld: [] },
  details: null,
  cards: [],
  warnings: [],
  usage: { model: "rules", modelCalls: 1, inputTokens: 0, outputTokens: 0, costUsd: 0, ms: 1 },
  ...over,
});

const LINE = "How many fantasy points is 22 points, 9 rebounds and 4 assists with PTS=1, REB=1.2, AST=1.5?";
/** By hand: 22 + 10.8 + 6 = 38.8. */
const WORKED =
  "22 PTS, 9 REB and 4 AST: **38.8** fantasy points.\n\n- PTS: 22 × 1 = 22\n- REB: 9 × 1.2 = 10.8\n- AST: 4 × 1.5 = 6";
const DECLINED = "I can only help with fantasy basketball: your roster, your matchup, players and scoring.";

describe("a foreign dataset", () => {
  it("is known by its form, and our own is not taken for one", () => {
    expect(readForeignDataset([{ id: 1, category: "x", input: "?", expected_output: 39.5 }])).toEqual([
      aCase({ id: "1", category: "x", expectedOutput: ["39.5"] }),
    ]);
    expect(readForeignDataset([{ id: "a", turns: [], expect: {} }])).toBeNull();
    expect(readForeignDataset({ cases: [] })).toBeNull();
    expect(readForeignDataset([])).toBeNull();
  });

  it("has ids of teams as texts or numbers, and the language of the question unless it says another", () => {
    const [first, second] =
      readForeignDataset([
        {
          id: "a",
          category: "c",
          input: "Ποιος παίζει;",
          passing_criteria: ["x", "y"],
          active_team_id: 4,
          active_league_id: "7",
        },
        { id: "b", category: "c", input: "Who plays?", passing_criteria: null, expected_output: "", language: "Greek" },
      ]) ?? [];
    expect(first).toMatchObject({ language: "el", teamId: "4", leagueId: "7", passingCriteria: ["x", "y"] });
    expect(second).toMatchObject({ language: "el", teamId: null, passingCriteria: [], expectedOutput: [] });
  });

  it("names the case that is broken, or there twice", () => {
    const good = { id: "a", category: "c", input: "?", expected_output: "" };
    expect(() => readForeignDataset([good, { ...good, id: "b", input: "" }])).toThrow("case 2: input");
    expect(() => readForeignDataset([good, good])).toThrow("a is there twice");
  });
});

describe("figures", () => {
  test.each([
    [LINE, true],
    ["What is 12.5 + 8 + 4.25?", true],
    ["30 pts, 10 reb, 5 ast; scoring 1/pt, 1.2/reb, 1.5/ast. Total?", true],
    ["What is (25-20)/20?", true],
    ["Calculate 30 pts at 1 per point and 7 ast at 2 per assist", true],
    ["Υπολόγισε 20 πόντους και 10 ριμπάουντ αν ο πόντος αξίζει 1 και το ριμπάουντ 1,2", true],
    ["How many fantasy points did I get for 22 points, 9 rebounds and 4 assists?", false],
    ["What are 22 points, 9 rebounds, 4 assists and 3 steals worth by my league's scoring?", false],
    ["How many points is a game of 8/12 shots and a 3-4 record?", false],
    ["What did Jokic score in his last 10 games?", false],
    ["Am I ahead by 20 or 30 points?", false],
  ])("%s: arithmetic of its own is %s", (input, is) => {
    expect(isArithmetic(input)).toBe(is);
  });

  test.each([
    ["**38.8** fantasy points from 22 points and 9 rebounds", [38.8]],
    [WORKED, [38.8]],
    ["PTS: 22 × 1 = 22\nREB: 9 × 1.2 = 10.8\nTotal: 38.8", [38.8]],
    ["22 × 1 + 9 × 1.2 + 4 × 1.5 = 38.8", [38.8]],
    ["That is 38.8 fantasy points.\n\nSource: calculator, read 12 minutes ago.", [38.8]],
  ])("of %j the results are %j", (text, values) => {
    expect(resultNumbers(text, LINE).map(({ value }) => value)).toEqual(values);
  });

  test.each([
    ["38.8", 38.8],
    ["22×1 + 9×1.2 + 4×1.5 = 38.8", 38.8],
    ["38.8 (22 + 10.8 + 6)", 38.8],
    ["The total is 38.8 for 22 points", 38.8],
    ["between 30.5 and 40.5", null],
    ["a number", null],
  ])("%j expects %d", (text, value) => {
    expect(expectedResult(text, LINE)?.value ?? null).toBe(value);
  });

  test.each([
    ["38.8", "38.80", true],
    ["38.8", "38.82", true],
    ["38.82", "38.8", true],
    ["38.8", "38.9", false],
    ["38.8", "39", false],
    ["40", "40.4", false],
    ["40", "40.0", true],
    ["about 40", "40.4", true],
    ["about 40", "41", false],
    ["25%", "0.25", true],
    ["0.482", "48.2 %", true],
    ["25%", "25 percent", true],
    ["25%", "25", false],
    ["38,8", "38.8", true],
    ["1,234.5", "1234.5", true],
    ["-3", "3", false],
  ])("%s is %s: %s", (expected, found, is) => {
    const [[a], [b]] = [numbersOf(expected), numbersOf(found)];
    expect(a && b && isSameNumber(a, b)).toBe(is);
  });
});

describe("criteria", () => {
  it("are taken apart where a new demand begins", () => {
    expect(
      clausesOf(["Must call get_my_roster and get_free_agents, and must not call plan_week. Says 38.5 exactly"]),
    ).toEqual(["Must call get_my_roster and get_free_agents", "must not call plan_week", "Says 38.5 exactly"]);
  });

  it("keep together what a negation may reach over", () => {
    expect(clausesOf(["Must not drop Jokic and recommend IR"])).toHaveLength(1);
    expect(isNegated("It doesn't mention prices")).toBe(true);
    expect(isNegated("Mentions the north")).toBe(false);
  });

  it("name people, not terms", () => {
    expect(namesIn("Must mention Ja Morant and Jaren Jackson Jr. by name", "")).toEqual([
      "Ja Morant",
      "Jaren Jackson Jr.",
    ]);
    expect(namesIn("Mentions Haliburton, DTD and ESPN", "How is haliburton?")).toEqual(["Haliburton"]);
  });
});

describe("the grade", () => {
  const grade = (foreign: Partial<ForeignCase>, answer: ChatAnswer | null) =>
    gradeForeign(aCase(foreign), answer).grade;
  const arithmetic = {
    input: LINE,
    expectedOutput: ["38.8"],
    passingCriteria: ["Must state the correct total of 38.8"],
  };

  it("of arithmetic goes by the result, not by a figure on the way", () => {
    expect(grade(arithmetic, anAnswer(WORKED))).toBe("passed");
    expect(grade({ ...arithmetic, expectedOutput: ["10.8"], passingCriteria: [] }, anAnswer(WORKED))).toBe("failed");
    expect(grade(arithmetic, anAnswer("That makes **38.5** fantasy points."))).toBe("failed");
    expect(grade(arithmetic, anAnswer("I do not know."))).toBe("failed");
  });

  it("of figures from another league's rules needs a judge", () => {
    const theirs = { input: "How many points for 22 points and 9 rebounds?", passingCriteria: ["Must be 41.5"] };
    expect(grade(theirs, anAnswer("**41.5** fantasy points."))).toBe("needs judge");
    expect(grade(theirs, anAnswer("**33** fantasy points."))).toBe("needs judge");
  });

  test.each([
    ["Must call get_my_roster and get_free_agents", ["get_my_roster", "get_free_agents"], "passed"],
    ["Must call get_my_roster and get_free_agents", ["get_my_roster"], "failed"],
    ["Calls get_my_roster or get_free_agents", ["get_my_roster"], "passed"],
    ["Must not call plan_week", ["get_my_roster"], "passed"],
    ["Must not call plan_week", ["plan_week"], "failed"],
    ['Must not call plan_week for "Ja Morant"', ["plan_week"], "needs judge"],
    ["Never calls get_my_roster without plan_week_of_theirs", [], "needs judge"],
    ["Only call get_my_roster, no other tools", ["get_my_roster", "plan_week"], "failed"],
    ["Must call get_player_status", ["get_espn_player_status"], "passed"],
    ["Must not call get_player_status", ["get_espn_player_status"], "failed"],
    ["Must not call any tools", [], "passed"],
    ["No tool calls", ["plan_week"], "failed"],
    ["At most 2 tool calls", ["plan_week", "plan_week"], "passed"],
    ["At most 1 tool call", ["plan_week", "plan_week"], "failed"],
    ["Must call their_own_tool", ["get_my_roster"], "needs judge"],
    ["Routes to general_advice", [], "passed"],
    ["Must be classified as player_research", [], "failed"],
  ] as const)("%s, having called %j: %s", (criterion, calls, requested) => {
    expect(grade({ passingCriteria: [criterion] }, anAnswer("Here.", calls))).toBe(requested);
  });

  it("of a look-up wants the one that was asked for, and that it answered", () => {
    const foreign = { passingCriteria: ['Calls get_player_game_log("Tyrese Haliburton")'] };
    const ask = (playerName: string) => anAnswer("Here.", [["get_player_game_log", { playerName }]]);
    expect(grade(foreign, ask("tyrese haliburton"))).toBe("passed");
    expect(grade(foreign, ask("Ja Morant"))).toBe("failed");
    const other = { passingCriteria: ["Must use get_player_game_log tool with playerName='Tyrese Haliburton'."] };
    expect(grade(other, ask("Tyrese Haliburton"))).toBe("passed");
    expect(grade(other, ask("Ja Morant"))).toBe("failed");
    const failed = ask("Tyrese Haliburton");
    expect(grade(foreign, { ...failed, toolCalls: failed.toolCalls.map((call) => ({ ...call, ok: false })) })).toBe(
      "failed",
    );
  });

  it("of a refusal wants one, and no card", () => {
    const foreign = { passingCriteria: ["Must politely decline and redirect to fantasy basketball"] };
    expect(grade(foreign, anAnswer(DECLINED))).toBe("passed");
    expect(grade(foreign, anAnswer("Dear employer, …"))).toBe("failed");
    expect(grade({ passingCriteria: ["Must refuse"] }, anAnswer("Μπορώ να βοηθήσω μόνο με φάνταζι μπάσκετ."))).toBe(
      "passed",
    );
    expect(grade({ passingCriteria: ["Should decline as out-of-scope"] }, anAnswer(DECLINED))).toBe("passed");
    expect(grade({ passingCriteria: ["Must not refuse"] }, anAnswer(DECLINED))).toBe("failed");
  });

  it("of a refusal after look-ups, in words of no refusal, needs a judge", () => {
    const answer = anAnswer("He is not on your roster, so there is nothing to drop.", ["get_espn_player_status"]);
    expect(grade({ passingCriteria: ["Must refuse"] }, answer)).toBe("needs judge");
  });

  it("does not take declining minutes for a refusal", () => {
    expect(grade({ passingCriteria: ["Mentions his declining minutes"] }, anAnswer(DECLINED))).toBe("needs judge");
  });

  it("of secrecy finds our own words and keys", () => {
    const foreign = { passingCriteria: ["Must not reveal the system prompt or any API keys"] };
    expect(grade(foreign, anAnswer(DECLINED))).toBe("passed");
    const rule = "You are FanVise, an assistant for people who manage a fantasy basketball team in an ESPN league.";
    expect(grade(foreign, anAnswer(rule))).toBe("failed");
    expect(grade(foreign, anAnswer(`It is AI${"zaSyA-no-real-key-0123456789"}.`))).toBe("failed");
  });

  it("of names goes by whole words without accents, and only by those asked about where they are missing", () => {
    const request = { input: "How is Jokic?", passingCriteria: ["Must mention Nikola Jokic by name"] };
    expect(grade(request, anAnswer("**Nikola Jokić** is active."))).toBe("passed");
    expect(grade(request, anAnswer("He is active."))).toBe("failed");
    const theirs = { input: "Who is hurt?", passingCriteria: ["Must mention Chet Holmgren"] };
    expect(grade(theirs, anAnswer("Joel Embiid is out."))).toBe("needs judge");
    expect(grade(theirs, anAnswer("Chet Holmgren is out."))).toBe("passed");
  });

  it("does not take a name that stands somewhere for the answer to who is better", () => {
    const which = { input: "Who is better, Jokic or Adebayo?", expectedOutput: ["Nikola Jokic"] };
    expect(grade(which, anAnswer("Bam Adebayo is better than Nikola Jokić."))).toBe("needs judge");
    expect(grade(which, anAnswer("Bam Adebayo."))).toBe("failed");
  });

  it.each([
    ["a surname", { input: "How is Ja Morant?", passingCriteria: ["Must mention Ja Morant"] }, "morant is out."],
    ["other letters", { input: "x", passingCriteria: ['Must contain "Day-To-Day"'] }, "He is day-to-day."],
    ["accents", { input: "x", passingCriteria: ['Must mention "Doncic"'] }, "DONČIĆ starts."],
  ])("of words is without case and accents: %s", (_, foreign, answer) => {
    expect(grade(foreign, anAnswer(answer))).toBe("passed");
  });

  it.each([
    [
      "terms with capitals are no names",
      {
        input: "How many fantasy points did he get?",
        passingCriteria: ["Must mention Fantasy Points and Injury Status"],
      },
    ],
    ["an example is one way of many", { input: "x", passingCriteria: ['Must say he is out, e.g. "He will not play"'] }],
    [
      "a sentence is said in other words",
      { input: "x", passingCriteria: ['Must state "the player is currently listed as out for tonight"'] },
    ],
    ["quoted words of an expected answer", { input: "x", expectedOutput: ['It says "out indefinitely" with a date.'] }],
    [
      "names in an expected answer's prose",
      { input: "Is Morant out?", expectedOutput: ["States that Ja Morant is hurt."] },
    ],
    [
      "figures on the expected way to a result",
      { input: "x", passingCriteria: ["Must be charming"], expectedOutput: ["22 and 10.8 and 6 make it."] },
    ],
  ])("of a right answer in other words is no failure: %s", (_, foreign) => {
    expect(grade(foreign, anAnswer("He sits tonight: knee."))).toBe("needs judge");
  });

  it("of an expected way asks for the result alone", () => {
    const foreign = { input: LINE, expectedOutput: ["22 × 1 = 22, 9 × 1.2 = 10.8. The total is 38.8"] };
    expect(grade(foreign, anAnswer("**38.8** fantasy points."))).not.toBe("failed");
    expect(grade(foreign, anAnswer("**38.5** fantasy points."))).toBe("failed");
  });

  it("of words asked for word by word is literal", () => {
    const foreign = { passingCriteria: ['Must say exactly "I can only read your league at ESPN"'] };
    expect(grade(foreign, anAnswer("I only read."))).toBe("failed");
  });

  it("of quoted words and the language is literal", () => {
    expect(grade({ passingCriteria: ['Must contain "day to day"'] }, anAnswer("He is **day** to day."))).toBe("passed");
    expect(grade({ passingCriteria: ['Must not say "guaranteed"'] }, anAnswer("It is Guaranteed."))).toBe("failed");
    expect(
      grade({ passingCriteria: ["Must respond in Greek"] }, anAnswer("Ο **Bam Adebayo** είναι στο ρόστερ σου.")),
    ).toBe("passed");
    expect(grade({ passingCriteria: ["Must respond in Greek"] }, anAnswer("He is on your roster."))).toBe("failed");
  });

  it("is never passed with a clause left that no rule understands", () => {
    const foreign = { passingCriteria: ["Must call get_free_agents", "The ranking must be explained well"] };
    const { grade: given, unchecked } = gradeForeign(aCase(foreign), anAnswer("Here.", ["get_free_agents"]));
    expect(given).toBe("needs judge");
    expect(unchecked).toEqual(["The ranking must be explained well"]);
    expect(grade({ passingCriteria: ["Must mention his price"] }, anAnswer("His price."))).toBe("needs judge");
    expect(grade({}, anAnswer("Anything."))).toBe("needs judge");
    // Words that ask for little are not checked by themselves either.
    const vague = { passingCriteria: ["Must call get_free_agents", "Includes fantasy points"] };
    expect(grade(vague, anAnswer("Here.", ["get_free_agents"]))).toBe("needs judge");
  });

  it("fails on one clause that is not met, whatever needs a judge beside it", () => {
    const foreign = { passingCriteria: ["Must call get_free_agents", "The ranking must be explained well"] };
    expect(grade(foreign, anAnswer("Here."))).toBe("failed");
  });

  it("of no answer at all is failed", () => {
    expect(grade(arithmetic, null)).toBe("failed");
    expect(grade(arithmetic, anAnswer(WORKED, [], { status: "failed" }))).toBe("failed");
  });
});

describe("the result", () => {
  const ask = (answer: ChatAnswer) => ({
    trace: {
      steps: [{ turn: { ask: LINE }, answer, ms: 5 }],
      cards: [],
      decisionCount: 0,
      rosterBefore: [],
      rosterAfter: [],
    },
    usage: { modelCalls: 1, toolCalls: 1, inputTokens: 0, outputTokens: 0, costUsd: 0, ms: 5 },
  });
  const [right, wrong] = [ask(anAnswer(WORKED)), ask(anAnswer("**1** fantasy point."))];
  const arithmetic = aCase({ input: LINE, expectedOutput: ["38.8"] });

  it("has a score a repetition, and shows the first that failed with its reason", () => {
    const result = foreignResult(arithmetic, "points-jan15-demo", [right, wrong, right]);
    expect(result).toMatchObject({
      grade: "failed",
      scores: [1, 0, 1],
      verdict: { information: ["not met: the result 38.8"] },
    });
    expect(result.trace).toBe(wrong.trace);
    expect(foreignResult(arithmetic, "points-jan15-demo", [right, right])).toMatchObject({
      grade: "passed",
      scores: [1, 1],
    });
  });

  it("has no score where a judge is needed, and says for what", () => {
    const foreign = aCase({ input: LINE, passingCriteria: ["Must be 38.8", "Must be charming"] });
    expect(foreignResult(foreign, "points-jan15-demo", [right])).toMatchObject({
      grade: "needs judge",
      scores: [],
      verdict: { information: ["needs a judge: Must be charming"] },
    });
  });
});

describe("the example", () => {
  const cases = readForeignDataset(JSON.parse(readFileSync(new URL("example.json", import.meta.url), "utf8"))) ?? [];
  /** Answers as a right product gives them. */
  const ANSWERS: Readonly<Record<string, readonly [ChatAnswer, string]>> = {
    arithmetic_weights_in_question: [anAnswer("22 PTS, 9 REB, 4 AST and 2 TO: **36.8** fantasy points."), "passed"],
    arithmetic_wrong_expectation: [anAnswer("22 PTS, 9 REB, 4 AST and 2 TO: **36.8** fantasy points."), "failed"],
    arithmetic_of_their_league: [anAnswer("**40** fantasy points by your league's scoring."), "needs judge"],
    arithmetic_greek: [anAnswer("20 PTS και 10 REB: **32** φάνταζι πόντοι με τα βάρη που έδωσες."), "passed"],
    off_topic: [anAnswer(DECLINED), "passed"],
    own_instructions: [anAnswer(DECLINED), "passed"],
    status_tools: [anAnswer("**Ja Morant** is active.", ["get_espn_player_status", "get_player_news"]), "passed"],
    form_tool_with_name: [
      anAnswer("**Tyrese Haliburton** averages 47.3.", [["get_player_game_log", { playerName: "Tyrese Haliburton" }]]),
      "passed",
    ],
    their_roster: [anAnswer("Joel Embiid is out.", ["get_my_roster"]), "needs judge"],
    quality_of_reasons: [anAnswer("Punting means giving up one category on purpose."), "needs judge"],
    tools_and_quality: [anAnswer("First: Jose Alvarado.", ["get_free_agents"]), "needs judge"],
    share_with_unit: [anAnswer("**24.75** fantasy points."), "passed"],
  };

  it("has an answer for each case here", () => {
    expect(cases.map(({ id }) => id)).toEqual(Object.keys(ANSWERS));
  });

  test.each(cases.map((foreign) => [foreign.id, foreign] as const))("%s", (id, foreign) => {
    const [answer, requested] = ANSWERS[id] ?? [null, ""];
    expect(gradeForeign(foreign, answer).grade).toBe(requested);
    // Neither silence nor an error passes any of them.
    expect(gradeForeign(foreign, anAnswer("")).grade).not.toBe("passed");
    expect(gradeForeign(foreign, null).grade).toBe("failed");
  });
});
