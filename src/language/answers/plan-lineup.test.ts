/** A plan that drops a player and the lineups of the same answer agree. */
import { describe, expect, it } from "vitest";
import { wordAnswer } from "#test/word-answer";
import { TOOL } from "../questions/tools";
import { effect, lineup, plan, player, standPat, week } from "./sample-decisions";
import { matchup } from "./sample-outputs";
import type { ToolResult } from "./tool-results";
import { unsupportedIn } from "./unsupported-in";

const QUESTIONS = {
  en: "Set my lineups for the week and plan my moves",
  el: "Φτιάξε τις συνθέσεις και το πλάνο",
} as const;
const REVIEWS = { en: "Review my matchup and help me optimize", el: "Ανάλυσε την αναμέτρησή μου" } as const;
const answers = (questions: typeof QUESTIONS | typeof REVIEWS, results: readonly ToolResult[]) =>
  (["en", "el"] as const).map((language) => wordAnswer(questions[language], language, results));

const day = (on: string, ...names: string[]) => ({
  day: on,
  sits: [],
  total: 150.4,
  openSlots: 0,
  starters: names.map((name) => ({ slot: "PG", name, expected: 31.2 })),
});
/** On today's roster the one who is dropped starts all week. */
const UNMOVED = week({ days: ["2025-01-15", "2025-01-16", "2025-01-18"].map((on) => day(on, "Royce O'Neale")) });
const PLAN = plan({
  moves: [effect({ day: "2025-01-16", drop: player(31, "Royce O'Neale") })],
  lineup: [
    day("2025-01-15", "Royce O'Neale"),
    day("2025-01-16", "Scoot Henderson"),
    day("2025-01-18", "Scoot Henderson"),
  ],
});
const startsOnLaterDays = (answer: string) =>
  answer.split("\n").filter((line) => /(?:16|18) (?:Jan|Ιαν).*(?:start \*\*|ξεκινούν)/.test(line));

describe("lineups beside a plan", () => {
  it.each([QUESTIONS, REVIEWS])("start nobody whom the plan drops, from the day of the move on", (questions) => {
    const results = [
      { name: TOOL.weeklyLineup, output: UNMOVED },
      { name: TOOL.matchup, output: matchup() },
      { name: TOOL.plan, output: PLAN },
    ];
    for (const answer of answers(questions, results)) {
      const lines = startsOnLaterDays(answer);
      expect(lines).toHaveLength(2);
      for (const line of lines) {
        expect(line).toContain("Scoot Henderson");
        expect(line).not.toContain("Neale");
      }
      expect(answer).toMatch(/With these moves made|μετά τις κινήσεις/);
      expect(answer).toContain("821.4");
      expect(
        unsupportedIn(
          answer,
          results.map(({ output }) => output),
        ),
      ).toEqual([]);
    }
  });

  it("leave the week out where the plan carries none of its own", () => {
    const { lineup: _, total: __, ...bare } = PLAN;
    const results = [
      { name: TOOL.weeklyLineup, output: UNMOVED },
      { name: TOOL.plan, output: bare },
    ];
    for (const answer of answers(QUESTIONS, results)) expect(startsOnLaterDays(answer)).toEqual([]);
  });

  it("of a day on or after a move are the plan's, of a day before it the roster's", () => {
    const ofDay = (on: string) => [
      { name: TOOL.dailyLineup, output: lineup({ day: on, changes: 0, replaced: [] }) },
      { name: TOOL.plan, output: PLAN },
    ];
    for (const answer of answers(QUESTIONS, ofDay("2025-01-16"))) {
      expect(startsOnLaterDays(answer).join()).toContain("Scoot Henderson");
      expect(answer).not.toContain("Devin Booker");
    }
    for (const answer of answers(QUESTIONS, ofDay("2025-01-15"))) expect(answer).toContain("Devin Booker");
  });

  it("are those of the roster when the plan stands pat", () => {
    const results = [
      { name: TOOL.weeklyLineup, output: UNMOVED },
      { name: TOOL.plan, output: standPat() },
    ];
    for (const answer of answers(QUESTIONS, results)) {
      expect(startsOnLaterDays(answer)).toHaveLength(2);
      expect(answer).toContain("786.5");
    }
  });
});
