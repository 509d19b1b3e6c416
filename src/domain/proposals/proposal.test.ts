import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AtDecision,
  brokenPremise,
  DECISION_ACTIONS,
  isInRosterOf,
  mayMove,
  PROPOSAL_STATUSES,
  type Premises,
  type PremisesNow,
  verdictOn,
} from "./proposal";

const pending: AtDecision = {
  status: "pending",
  decided: null,
  isExpired: false,
  dependencies: [],
  isHandoffOpened: false,
};

describe("a click on a proposal", () => {
  it.each([
    ["a pending one is approved", "approve", {}, { kind: "apply", to: "approved" }],
    ["a pending one is declined", "decline", {}, { kind: "apply", to: "declined" }],
    ["a pending one is edited", "edit", {}, { kind: "apply", to: "superseded" }],
    ["an expired one is refused", "approve", { isExpired: true }, { kind: "refuse", because: "expired" }],
    ["an outdated one is refused", "decline", { status: "outdated" }, { kind: "refuse", because: "outdated" }],
    [
      "the same again is repeated",
      "approve",
      { status: "verified", decided: "approve", isExpired: true },
      { kind: "repeat" },
    ],
    [
      "something else is refused",
      "decline",
      { status: "approved", decided: "approve" },
      { kind: "refuse", because: "decided otherwise" },
    ],
    [
      "a dependent one waits for the other",
      "approve",
      { dependencies: ["pending"] },
      { kind: "refuse", because: "depends on another" },
    ],
    [
      "a dependent one may be declined at once",
      "decline",
      { dependencies: ["pending"] },
      { kind: "apply", to: "declined" },
    ],
    [
      "after the other it may be approved",
      "approve",
      { dependencies: ["verified"] },
      { kind: "apply", to: "approved" },
    ],
    ["a change of mind before the hand-off", "edit", { status: "approved", decided: "approve" }, { kind: "withdraw" }],
    [
      "no change of mind after it",
      "edit",
      { status: "approved", decided: "approve", isHandoffOpened: true },
      { kind: "refuse", because: "decided otherwise" },
    ],
  ] as const)("%s", (_name, action, at, verdict) => {
    expect(verdictOn(action, { ...pending, ...at } as AtDecision)).toEqual(verdict);
  });

  it("never leads back: what is applied is a step forward from pending", () => {
    const at = fc.record({
      status: fc.constantFrom(...PROPOSAL_STATUSES),
      decided: fc.constantFrom(null, ...DECISION_ACTIONS),
      isExpired: fc.boolean(),
      dependencies: fc.array(fc.constantFrom(...PROPOSAL_STATUSES), { maxLength: 2 }),
      isHandoffOpened: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.constantFrom(...DECISION_ACTIONS), at, (action, state) => {
        const verdict = verdictOn(action, state);
        if (verdict.kind === "apply") {
          expect(state.status).toBe("pending");
          expect(state.isExpired).toBe(false);
          expect(mayMove("pending", verdict.to)).toBe(true);
        }
        if (verdict.kind === "withdraw") expect(state.status).toBe("approved");
      }),
    );
  });
});

describe("the premises of a move", () => {
  const agreed = (drop: number, add: number, isVerified = false) => ({
    drop,
    add,
    effectiveDay: "2025-01-15",
    isVerified,
  });
  const seen = (drop: number, add: number) => agreed(drop, add, true);
  const premises: Premises = {
    kind: "move",
    teamId: 6,
    rosterPlayerIds: [1, 2, 3],
    dropPlayerId: 1,
    addPlayerId: 9,
    addIsOnWaivers: false,
    effectiveDay: "2025-01-16",
    slots: {},
  };
  const now: PremisesNow = {
    today: "2025-01-16",
    rosterPlayerIds: [1, 2, 3],
    addOwnerTeamId: null,
    addIsOnWaivers: false,
    addsLeft: 2,
    areMovesClosed: false,
    lockedPlayerIds: [],
    slots: {},
    approvedEarlier: [],
  };

  it.each([
    ["nothing changed", {}, null],
    ["it is still before the day", { today: "2025-01-15", lockedPlayerIds: [1] }, null],
    ["move.day_over", { today: "2025-01-17" }, "move.day_over"],
    ["another team has him", { addOwnerTeamId: 4 }, "move.player_taken"],
    ["I have him already", { addOwnerTeamId: 6 }, "move.player_taken"],
    ["he was dropped by another team meanwhile", { addIsOnWaivers: true }, "move.player_on_waivers"],
    ["no add is left", { addsLeft: 0 }, "move.adds_used_up"],
    ["half an add is left", { addsLeft: 0.5 }, "move.adds_used_up"],
    ["there is no limit", { addsLeft: null }, null],
    ["somebody left the roster", { rosterPlayerIds: [1, 2] }, "move.roster_changed"],
    ["somebody joined the roster", { rosterPlayerIds: [1, 2, 3, 4] }, "move.roster_changed"],
    ["the man to go has gone", { rosterPlayerIds: [2, 3] }, "move.roster_changed"],
    ["move.game_begun", { lockedPlayerIds: [9] }, "move.game_begun"],
    ["the league's moves of the day are over", { areMovesClosed: true }, "move.day_closed"],
    ["those of an earlier day are over", { today: "2025-01-15", areMovesClosed: true }, null],
    ["the source does not say whose he is", { addOwnerTeamId: undefined }, null],
    ["an approved move of the same plan shows", { rosterPlayerIds: [1, 2, 8], approvedEarlier: [agreed(3, 8)] }, null],
    [
      "an approved move that does not show yet takes the last add",
      { addsLeft: 1, approvedEarlier: [agreed(3, 8)] },
      "move.adds_used_up",
    ],
    [
      "an approved move that shows has dropped him",
      { rosterPlayerIds: [2, 3, 8], approvedEarlier: [agreed(1, 8)] },
      "move.roster_changed",
    ],
    ["an approved move is to drop him", { approvedEarlier: [agreed(1, 8)] }, "move.roster_changed"],
    ["an approved move is to add him", { approvedEarlier: [agreed(3, 9)] }, "move.roster_changed"],
    [
      "moves that showed were undone by later ones, which took none of the adds left",
      { addsLeft: 1, approvedEarlier: [seen(1, 8), seen(8, 7), seen(7, 9), seen(9, 1)] },
      null,
    ],
    [
      "a seen move is for a day to come",
      { approvedEarlier: [{ ...seen(1, 8), effectiveDay: "2025-01-17" }] },
      "move.roster_changed",
    ],
  ] as const)("%s", (_name, change, broken) => {
    expect(brokenPremise(premises, { ...now, ...change } as PremisesNow)).toBe(broken);
  });

  it("know an approved move that the roster showed already when it was valued", () => {
    expect(isInRosterOf(premises, { drop: 7, add: 2 })).toBe(true);
    expect(isInRosterOf(premises, { drop: null, add: 2 })).toBe(true);
    expect(isInRosterOf(premises, { drop: 1, add: 2 })).toBe(false);
    expect(isInRosterOf(premises, { drop: 7, add: 8 })).toBe(false);
  });

  it("of a lineup are the places of the players it moves", () => {
    const lineup: Premises = { ...premises, kind: "lineup", addPlayerId: null, dropPlayerId: null, slots: { 2: 12 } };
    expect(brokenPremise(lineup, { ...now, slots: { 2: 12, 3: 0 } })).toBeNull();
    expect(brokenPremise(lineup, { ...now, slots: { 2: 5 } })).toBe("move.lineup_changed");
    expect(brokenPremise(lineup, { ...now, slots: { 2: 12 }, lockedPlayerIds: [2] })).toBe("move.game_begun");
    expect(brokenPremise(lineup, { ...now, slots: { 2: 12 }, areMovesClosed: true })).toBeNull();
  });
});
