/** What a card says of a move, and in which order. */
import { describe, expect, it } from "vitest";
import type { MoveEffect } from "@/domain/engine/week-moves";
import { reasonsOf, warningsOf } from "./card-words";

const player = (name: string, status = "ACTIVE", expectedReturn: string | null = null) => ({
  playerId: 1,
  name,
  proTeam: "BOS",
  positions: [],
  status,
  statusText: "",
  expectedReturn,
});
const effectOf = (change: object) =>
  ({
    move: { day: "2025-01-16", drop: player("Ann"), add: player("Bea") },
    gain: 12.5,
    gainAfter: 0,
    playableStarts: { gained: 2, lost: 0 },
    winProbability: { before: 0.4, after: 0.45 },
    categories: {},
    leavesIr: [],
    inDoubt: [],
    addIsOnWaivers: false,
    givesUpPercent: null,
    ...change,
  }) as unknown as MoveEffect;
const UNITS = { unit: "points", laterUnit: "wins" } as const;
const reasons = (change: object) => reasonsOf(effectOf(change), UNITS, "en");
const warnings = (gainAfter: number) =>
  warningsOf(effectOf({ gainAfter }), [], { stale: false, age: "just now" }, "wins", "en");

describe("a card", () => {
  it("says first that nearly every league rosters the player who goes", () => {
    expect(reasons({ givesUpPercent: 91.6 })[0]).toMatch(/^92% of leagues roster Ann/);
    expect(reasons({}).join()).not.toContain("leagues roster");
  });

  it("calls a player who is out a stash, with the day he is expected back", () => {
    const out = (back: string | null) => ({ gainAfter: 0.3, move: { drop: null, add: player("Bea", "OUT", back) } });
    expect(reasons(out("2025-02-03"))[0]).toBe("Bea is a stash: hold him until he's back, expected Mon, Feb 3.");
    expect(reasons(out(null))[0]).toContain("No return date yet");
    expect(reasons({ ...out("2025-02-03"), gainAfter: 0 }).join()).not.toContain("stash");
    expect(reasons({ gainAfter: 0.3 }).join()).not.toContain("stash");
  });

  it("says what a move brings or costs later where it is a hundredth of a win or more", () => {
    expect(reasons({ gainAfter: 0.226 })).toContain("+0.23 wins over the rest of the season.");
    expect(reasons({ gainAfter: 0.004 }).join()).not.toContain("rest of the season");
    expect(warnings(-0.31)).toEqual(["Costs 0.31 wins over the rest of the season."]);
    expect(warnings(-0.004)).toEqual([]);
  });
});
