import { describe, expect, it } from "vitest";
import { type DeclinedMove, type InputsNow, reopenedBecause } from "./declined-move";

const [SEXTON, HENDERSON] = [11, 22];
const rested = {
  statuses: { [SEXTON]: "ACTIVE", [HENDERSON]: "ACTIVE" },
  gameDays: { [SEXTON]: ["2025-01-15", "2025-01-17"], [HENDERSON]: ["2025-01-16", "2025-01-18"] },
  newsIds: { [SEXTON]: [5, 3], [HENDERSON]: [] },
  winProbabilityGain: 0.02,
};
const declined: DeclinedMove = {
  drop: SEXTON,
  add: HENDERSON,
  effectiveDay: "2025-01-16",
  declinedAt: "2025-01-15T16:00:00Z",
  restedOn: rested,
};
const now = (change: Partial<InputsNow> = {}): InputsNow => ({ ...rested, today: "2025-01-15", ...change });

describe("a declined move", () => {
  it("stays declined while nothing has changed, days that were played included", () => {
    expect(reopenedBecause(declined, now())).toBeNull();
    const later = { [SEXTON]: ["2025-01-17"], [HENDERSON]: ["2025-01-18"] };
    expect(reopenedBecause(declined, now({ today: "2025-01-17", gameDays: later }))).toBeNull();
    expect(reopenedBecause({ ...declined, restedOn: null }, now({ winProbabilityGain: 0.5 }))).toBeNull();
  });

  it.each([
    [{ statuses: { [SEXTON]: "OUT", [HENDERSON]: "ACTIVE" } }, { code: "status-changed", playerId: SEXTON }],
    [{ gameDays: { ...rested.gameDays, [HENDERSON]: ["2025-01-18"] } }, { code: "schedule-changed" }],
    [{ newsIds: { [SEXTON]: [9, 5, 3], [HENDERSON]: [] } }, { code: "news", playerId: SEXTON, newsId: 9 }],
    [{ newsIds: { [SEXTON]: [5, 3], [HENDERSON]: [8] } }, { code: "news", playerId: HENDERSON, newsId: 8 }],
    [{ winProbabilityGain: 0.03 }, { code: "larger-gain", from: 0.02, to: 0.03 }],
  ])("is open again for a change of %j", (change, reason) => {
    expect(reopenedBecause(declined, now(change))).toMatchObject(reason);
  });

  it.each([
    [{ winProbabilityGain: 0.0299 }],
    [{ winProbabilityGain: 0.001 }],
    [{ winProbabilityGain: null }],
    // An index that cannot be read, and a newest item that was pruned, are no news.
    [{ newsIds: null }],
    [{ newsIds: { [SEXTON]: [3, 1], [HENDERSON]: [] } }],
  ])("stays declined for %j", (change) => {
    expect(reopenedBecause(declined, now(change))).toBeNull();
  });
});
