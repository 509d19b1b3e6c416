/** Questions about what was proposed and decided: read from the record, and never a reason to plan. */
import { describe, expect, it } from "vitest";
import { easternDay } from "@/domain/ids";
import { TOOL } from "../tools";
import { understandConversation } from "../understanding/understanding";
import { DECISION_QUESTIONS, NO_DECISION_QUESTIONS } from "./decision-questions";
import { planCalls } from "./planning";

const ALL = new Set<string>(Object.values(TOOL));
const callsOf = (...questions: string[]) =>
  planCalls(understandConversation(questions), ALL, easternDay.parse("2025-01-15"));
const namesOf = (...questions: string[]) => callsOf(...questions).map(({ name }) => name);

describe("a question about what was proposed and decided", () => {
  it("is answered from the record in nine of ten wordings that nothing was fitted on", () => {
    const missed = DECISION_QUESTIONS.filter((question) => namesOf(question).join() !== TOOL.decisions);
    expect(missed.length / DECISION_QUESTIONS.length, missed.join("\n")).toBeLessThanOrEqual(0.1);
  });

  it.each(DECISION_QUESTIONS)("never starts a plan: %s", (question) => {
    expect(namesOf(question)).not.toContain(TOOL.plan);
  });

  it.each(NO_DECISION_QUESTIONS)("is not meant by: %s", (question) => {
    expect(namesOf(question)).not.toContain(TOOL.decisions);
  });

  it.each([
    ["Which recommendations did I approve?", { status: "approved_all" }],
    ["Ποιες προτάσεις σου έχω εγκρίνει μέχρι τώρα;", { status: "approved_all" }],
    ["poies protaseis exw egkrinei?", { status: "approved_all" }],
    ["which moves have I approved so far?", { status: "approved_all" }],
    ["did my move go through?", { status: "approved_all" }],
    ["did it go through?", { status: "approved_all" }],
    ["ok and have they both gone through?", { status: "approved_all" }],
    ["πέρασε τελικά;", { status: "approved_all" }],
    ["perasan telika?", { status: "approved_all" }],
    ["is my add scheduled?", { status: "approved_all" }],
    ["what moves are waiting?", { status: "pending" }],
    ["τι περιμένει την έγκρισή μου;", { status: "pending" }],
    ["did I decline anything?", { status: "declined" }],
    ["which ones did I reject", { status: "declined" }],
    ["έληξε καμία κάρτα;", { status: "expired" }],
    ["what did I approve and what did I decline?", {}],
    ["what have you suggested so far?", {}],
  ])("asks for those that are meant: %s", (question, args) => {
    expect(callsOf(question)).toEqual([{ name: TOOL.decisions, args }]);
  });

  it("goes on after another", () => {
    expect(callsOf("what did I approve?", "and what did I decline?")).toEqual([
      { name: TOOL.decisions, args: { status: "declined" } },
    ]);
    expect(namesOf("what moves should I make?", "did I approve any of them?")).toEqual([TOOL.decisions]);
  });
});
