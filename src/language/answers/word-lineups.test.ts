/** What a lineup says of starters for whom ESPN gives no status, in both languages. */
import { describe, expect, it } from "vitest";
import { wordAnswer } from "#test/word-answer";
import type { DailyLineupOutput } from "@/contract/planning/engine-outputs";
import { TOOL } from "../questions/tools";
import { lineup } from "./sample-decisions";
import { unsupportedIn } from "./unsupported-in";

const both = (output: DailyLineupOutput) =>
  (["en", "el"] as const).map((language) =>
    wordAnswer("who do I start tonight", language, [{ name: TOOL.dailyLineup, output }]),
  );
const UNKNOWN = { status: "UNKNOWN", statusText: "status unknown" };
const NO_STATUS = /status unknown, the source carries none|άγνωστη κατάσταση, η πηγή δεν δίνει τίποτα/;
const NOBODY_KNOWN = /no injury status|δεν δίνει κατάσταση υγείας/;

describe("a starter without a status", () => {
  const [booker] = lineup().starters;
  if (!booker) throw new Error("the sample starts somebody");
  const lopez = { ...booker, ...UNKNOWN, name: "Brook Lopez", slot: "C", chanceToPlay: 0.939 };
  const george = { ...lopez, name: "Paul George", slot: "SF" };
  const linesOn = (answer: string) => answer.split("\n").filter((line) => NO_STATUS.test(line));

  it("is said to have none, and that this is not health, beside the chance to play", () => {
    for (const starters of [[booker, lopez], [booker, lopez, george], [lopez]]) {
      const output = lineup({ starters, sits: [] });
      for (const answer of both(output)) {
        const [line, ...more] = linesOn(answer);
        expect(more).toEqual([]);
        for (const { name, status } of starters) expect(line?.includes(name), name).toBe(status === "UNKNOWN");
        expect(answer).toContain("93.9%");
        expect(unsupportedIn(answer, [output])).toEqual([]);
      }
    }
  });

  it("is not named player by player where nobody has one", () => {
    const output = lineup({ starters: [lopez, george], sits: [] });
    for (const answer of both(output)) {
      expect(answer).toMatch(NOBODY_KNOWN);
      expect(linesOn(answer)).toEqual([]);
      expect(unsupportedIn(answer, [output])).toEqual([]);
    }
  });

  it("is not spoken of where he is known or his game has begun", () => {
    const started = { ...lopez, hasBegun: true, isLocked: true, expected: null, chanceToPlay: null };
    for (const starters of [[booker], [booker, started]])
      for (const answer of both(lineup({ starters, sits: [] }))) {
        expect(linesOn(answer)).toEqual([]);
        expect(answer).not.toMatch(NOBODY_KNOWN);
      }
  });
});
