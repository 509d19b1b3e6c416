/** The days that a person's words bound a plan to, as the look-up is asked. Today is Wednesday, January 15. */
import { describe, expect, it } from "vitest";
import { easternDay } from "@/domain/ids";
import { TOOL } from "../tools";
import { dayRangeIn } from "../understanding/day-range";
import { understandConversation } from "../understanding/understanding";
import { planCalls } from "./planning";

const WEDNESDAY = easternDay.parse("2025-01-15");
const ALL = new Set<string>(Object.values(TOOL));
const planOf = (...questions: string[]) =>
  planCalls(understandConversation(questions), ALL, WEDNESDAY).find(({ name }) => name === TOOL.plan)?.args;

describe("a plan is asked for the days that were said", () => {
  it.each([
    ["Thursday to Saturday only, what moves should I make?", "2025-01-16", "2025-01-18"],
    ["plan my week, Thu-Sat", "2025-01-16", "2025-01-18"],
    ["optimize my team but only on the weekend", "2025-01-18", "2025-01-19"],
    ["what moves for tomorrow and Friday", "2025-01-16", "2025-01-17"],
    ["suggest moves until Saturday", "2025-01-15", "2025-01-18"],
    ["plan moves from Jan 17 to 19", "2025-01-17", "2025-01-19"],
    ["plan moves for 17-19 January", "2025-01-17", "2025-01-19"],
    ["plan my moves from the 17th to the 19th", "2025-01-17", "2025-01-19"],
    ["plan moves from 2025-01-17 to 2025-01-18", "2025-01-17", "2025-01-18"],
    ["which adds and drops should I make between Thursday and Saturday?", "2025-01-16", "2025-01-18"],
    ["what moves should I make only on Friday?", "2025-01-17", "2025-01-17"],
    ["what moves should I make before Friday?", "2025-01-15", "2025-01-16"],
    ["φτιάξε μου πλάνο από Πέμπτη μέχρι Σάββατο", "2025-01-16", "2025-01-18"],
    ["τι κινήσεις να κάνω αύριο και Παρασκευή;", "2025-01-16", "2025-01-17"],
    ["τι κινήσεις να κάνω μόνο το σαββατοκύριακο;", "2025-01-18", "2025-01-19"],
    ["βελτιστοποίησε την ομάδα μου μέχρι το Σάββατο", "2025-01-15", "2025-01-18"],
    ["κάνε πλάνο από 17 έως 19 Ιανουαρίου", "2025-01-17", "2025-01-19"],
    ["kane plano apo pempti mexri savvato", "2025-01-16", "2025-01-18"],
  ])("%s", (question, from, to) => {
    expect(planOf(question)).toMatchObject({ from, to });
  });

  it("also when the days come with a second question, and no longer when other days do", () => {
    expect(planOf("plan my week", "Thursday to Saturday only")).toMatchObject({ from: "2025-01-16", to: "2025-01-18" });
    expect(planOf("what moves should I make?", "only until Friday")).toMatchObject({ to: "2025-01-17" });
  });

  it.each([
    "what moves should I make this week?",
    "Review my matchup and help me optimize without destroying my team",
    "I am away this weekend, optimize my team",
    "should I burn my add today or save it for the weekend?",
    "three guys hurt and it's only Wednesday. salvage this week for me",
    "haven't looked since Monday, what moves should I make?",
    "keep Durant until Saturday and plan the rest of my moves",
    "μόλις γύρισα, δεν έχω δει τίποτα από την Τρίτη, τι κινήσεις να κάνω;",
  ])("and for all that are left where none are: %s", (question) => {
    expect(dayRangeIn(question, WEDNESDAY)).toBeUndefined();
    expect(Object.keys(planOf(question) ?? {})).not.toContain("from");
  });

  it("counts days that have begun from today on, and a day of a list that is over for none", () => {
    const friday = easternDay.parse("2025-01-17");
    expect(dayRangeIn("Thursday to Saturday only", friday)).toEqual({ from: "2025-01-17", to: "2025-01-18" });
    expect(dayRangeIn("from Jan 10 to Jan 12", friday)).toBeUndefined();
  });
});
