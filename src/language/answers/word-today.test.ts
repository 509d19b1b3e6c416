/** A day without a game, a game that has begun, and a lineup in which somebody only has to sit, in both languages. */
import { describe, expect, it } from "vitest";
import { wordAnswer } from "#test/word-answer";
import { TOOL } from "../questions/tools";
import { lineup } from "./sample-decisions";
import { status } from "./sample-outputs";
import { unsupportedIn } from "./unsupported-in";

const both = (question: string, name: string, output: object) =>
  (["en", "el"] as const).map((language) => {
    const answer = wordAnswer(question, language, [{ name, output }]);
    expect(unsupportedIn(answer, [output])).toEqual([]);
    return answer;
  });

describe("a player whose game has begun", () => {
  const started = status({
    gameBegun: { day: "2025-01-15", opponent: "vs BOS" },
    nextGame: { day: "2025-01-17", opponent: "@ NYK", isToday: false },
  });

  it("is locked where he stands, and is not said to be without a game", () => {
    for (const answer of both("Should I start Booker?", TOOL.status, started)) {
      expect(answer.split("\n")[0]).toMatch(/locked|κλειδωμένος/);
      expect(answer).toMatch(new RegExp(`vs BOS .*(?:slot|θέση) ${started.slot}`));
      expect(answer).not.toMatch(/no game left|δεν του μένει αγώνας/);
    }
  });

  it("is nowhere to be locked when nobody has him", () => {
    for (const answer of both("Booker status", TOOL.status, { ...started, ownership: "free agent", slot: null })) {
      expect(answer).toContain("vs BOS");
      expect(answer).not.toMatch(/locked|κλειδωμένος/);
    }
  });
});

describe("the lineup of a day", () => {
  const [starter] = lineup().starters;
  const [sitter] = lineup().sits;
  const day = { changes: 0, difference: 0, replaced: [], total: 0, totalNow: 0 };

  it("on which nobody plays says just that", () => {
    for (const answer of both("who do I start", TOOL.dailyLineup, lineup({ ...day, starters: [], sits: [] }))) {
      expect(answer).toMatch(/Nobody of .* has a game|κανείς δεν έχει αγώνα/);
      expect(answer).not.toMatch(/set right|everybody|σωστή|ξεκινούν όλοι|\b0\b/);
    }
  });

  it("is not called right while somebody who cannot play stands in it", () => {
    if (!starter || !sitter) throw new Error("the sample has both");
    const output = lineup({
      ...day,
      starters: [{ ...starter, slotNow: starter.slot }],
      sits: [{ ...sitter, slotNow: "SG" }],
      total: 31.5,
      replaced: [{ name: sitter.name, slotNow: "SG" }],
    });
    for (const answer of both("who do I start", TOOL.dailyLineup, output)) {
      expect(answer.split("\n")[0]).toContain(sitter.name);
      expect(answer).not.toMatch(/set right|είναι σωστή/);
      expect(answer).toMatch(/Nobody else|κανένας άλλος/);
      expect(answer).toContain("31.5");
    }
  });
});
