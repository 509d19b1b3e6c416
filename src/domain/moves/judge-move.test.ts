/** The one judgment of a move: its rules by hand, and what must hold whatever comes in. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type JudgedMove, judgeMove } from "./judge-move";

const move = (more: Partial<JudgedMove>): JudgedMove => ({ gain: 0, gainAfter: 0, addPrice: 5, keeps: [], ...more });

describe("a move", () => {
  it.each([
    ["that gains this week and later", { gain: 38.3, gainAfter: 2 }, "for", "move.helps-this-matchup"],
    ["that gains later alone", { gain: -1, gainAfter: 20 }, "for", "move.helps-later"],
    ["that gains less than an add is worth", { gain: 4 }, "even", "move.below-price"],
    ["that loses more later than it gains now", { gain: 38.3, gainAfter: -60 }, "against", "move.loses"],
    ["that does nothing", {}, "against", "move.loses"],
    ["that drops a keeper, whatever it gains", { gain: 80, keeps: ["top-value"] }, "against", "move.drops-a-keeper"],
  ] as const)("%s", (_, facts, verdict, because) => {
    expect(judgeMove(move(facts))).toEqual({ verdict, because });
  });

  it("is never for it at a loss, nor against it for gaining more", () => {
    const amount = fc.double({ min: -100, max: 100, noNaN: true });
    const rank = { against: 0, even: 1, for: 2 };
    fc.assert(
      fc.property(amount, amount, fc.double({ min: 0, max: 20, noNaN: true }), (gain, gainAfter, more) => {
        const less = judgeMove(move({ gain, gainAfter }));
        const better = judgeMove(move({ gain: gain + more, gainAfter }));
        expect(rank[better.verdict]).toBeGreaterThanOrEqual(rank[less.verdict]);
        if (gain + gainAfter <= 0) expect(less.verdict).toBe("against");
      }),
    );
  });
});
