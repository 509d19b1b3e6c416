/** A verdict is of what was seen, and only what somebody found useful counts as useful. */
import { describe, expect, it, test } from "vitest";
import type { UsefulnessAnswer } from "./ask";
import { figuresOf } from "./figures";
import { readQuestions, threadsOf, type UsefulnessQuestion } from "./question";
import { brokenRules, wordsIn } from "./rules";
import { type GivenVerdict, keyOf, readVerdicts, settled, type Verdict } from "./verdicts";

const question = (over: Partial<UsefulnessQuestion> = {}): UsefulnessQuestion => ({
  id: "q1",
  world: "points",
  thread: "t1",
  turn: 1,
  language: "en",
  kind: "injury",
  question: "Who is hurt?",
  useful: ["names them"],
  mustNot: [],
  ...over,
});
const answer = (over: Partial<UsefulnessAnswer> = {}): UsefulnessAnswer => ({
  question: question(),
  earlier: [],
  answer: "Nobody is hurt.",
  cards: [],
  isFailed: false,
  ...over,
});
const given = (of: UsefulnessAnswer, judge: string, verdict: Verdict): GivenVerdict => ({
  key: keyOf(of),
  question: of.question.id,
  judge,
  verdict,
  why: "",
});

describe("the questions", () => {
  const questions = readQuestions();
  it("are at least 250, each once, in threads in order, in English and both forms of Greek", () => {
    expect(questions.length).toBeGreaterThanOrEqual(250);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(new Set(questions.map(({ language }) => language))).toEqual(new Set(["en", "el", "greeklish"]));
    expect(questions.filter(({ turn }) => turn > 1).length).toBeGreaterThanOrEqual(60);
    for (const turns of threadsOf(questions).values())
      expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, at) => at + 1));
  });

  it("are those of the stored verdicts", () => {
    const ids = new Set(questions.map(({ id }) => id));
    expect(readVerdicts().filter((each) => !ids.has(each.question))).toEqual([]);
  });
});

describe("a verdict", () => {
  it.each([
    [[], "to_be_judged"],
    [["useful"], "to_be_judged"],
    [["useful", "useful"], "useful"],
    [["useful", "wrong"], "differ"],
    [["useful", "wrong", "useful"], "useful"],
    [["useful", "wrong", "unhelpful"], "wrong"],
    [["useful", "misunderstood", "unhelpful"], "misunderstood"],
  ] as const)("of %j is %s", (verdicts, expected) => expect(settled(verdicts)).toBe(expected));

  test("is lost when the answer, a card, the league or the conversation before it changes", () => {
    const one = answer();
    const others = [
      answer({ answer: "Nobody is hurt!" }),
      answer({ cards: ["Drop X, add Y"] }),
      answer({ earlier: ["Who plays?"] }),
      answer({ question: question({ world: "most" }) }),
    ];
    for (const other of others) expect(keyOf(other)).not.toBe(keyOf(one));
    expect(keyOf(answer({ question: question({ kind: "news" }) }))).toBe(keyOf(one));
  });
});

describe("the figures", () => {
  const [first, second] = [
    answer(),
    answer({ question: question({ id: "q2", turn: 2, thread: "t1" }), answer: "No." }),
  ];
  const verdicts = [given(first, "a", "useful"), given(first, "b", "useful"), given(second, "a", "useful")];

  it("count an answer as useful only when two found it so", () => {
    const { all, groups } = figuresOf([first, second], verdicts);
    expect(all).toMatchObject({ of: 2, useful: 1, to_be_judged: 1 });
    expect(groups.find(({ name }) => name === "later turns")?.counts).toMatchObject({ of: 1, useful: 0 });
  });

  it("count none for an answer that has changed since", () => {
    const changed = answer({ answer: "Nobody." });
    expect(figuresOf([changed], verdicts).all).toMatchObject({ useful: 0, to_be_judged: 1 });
  });

  it("tell how long the answers are", () => {
    const ofWords = (count: number) => answer({ answer: Array.from({ length: count }, () => "word").join(" ") });
    const answers = [...Array.from({ length: 9 }, (_, at) => ofWords(at + 1)), ofWords(100)];
    expect(figuresOf(answers, []).words).toEqual({ median: 6, p90: 100 });
    expect(wordsIn("- **One** two: — 3\n")).toBe(3);
  });
});

describe("rules", () => {
  it.each([
    ["a failed turn", { isFailed: true }],
    ["no answer", { answer: " " }],
    ["a reference that was not replaced", { answer: "He gains {{m1.gain}}." }],
    ["a document", { answer: "word ".repeat(500) }],
    ["another language", { answer: "Κανείς δεν είναι τραυματίας." }],
    ["another language than Greek", { question: question({ language: "greeklish" }) }],
  ])("fail %s", (_, over) => expect(brokenRules(answer(over))).toHaveLength(1));
  it("let an ordinary answer pass", () => expect(brokenRules(answer())).toEqual([]));
});
