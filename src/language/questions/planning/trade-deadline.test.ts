/** After a deadline there is no trade: it is looked up once both players are known. */
import { expect, it } from "vitest";
import { wordAnswer } from "#test/word-answer";
import { league } from "@/language/answers/sample-decisions";
import { status } from "@/language/answers/sample-outputs";
import { readResult } from "@/language/answers/tool-results";
import { TOOL } from "../tools";
import { understand } from "../understanding/understanding";
import { planSecondStep } from "./second-look";

const offered = new Set<string>(Object.values(TOOL));
const ofOne = { name: TOOL.status, output: status() };
const QUESTION = "Should I drop or trade Booker?";

it("asks the league for the deadline of trades, once, and only for a trade", () => {
  const checked = (question: string, results: (typeof ofOne | { name: string; output: object })[]) =>
    planSecondStep(understand(question), results.map(readResult), offered, undefined).map(({ name }) => name);
  expect(checked(QUESTION, [ofOne])).toEqual([TOOL.league]);
  expect(checked(QUESTION, [ofOne, { name: TOOL.league, output: league() }])).toEqual([]);
  expect(checked("What's Booker's status?", [ofOne])).toEqual([]);
});

it("says first that the deadline is over, and nothing of the league before it", () => {
  const { trades } = league();
  const over = league({
    trades: { ...trades, deadlineAt: "2025-01-10T17:00:00.000Z", deadlineDay: "2025-01-10", isOver: true },
  });
  const say = (output: object) => wordAnswer(QUESTION, "en", [ofOne, { name: TOOL.league, output }]);
  expect(say(over)).toMatch(/^The trade deadline was on Fri 10 Jan: it is over/);
  expect(say(league())).not.toMatch(/deadline/);
});
