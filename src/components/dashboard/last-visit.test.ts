import { describe, expect, it } from "vitest";
import { isNew, nextVisit } from "./last-visit";

const MINUTE = 60_000;
const [MONDAY, TUESDAY] = ["2025-01-13T14:00:00.000Z", "2025-01-14T14:00:00.000Z"];

describe("what is new since the last visit", () => {
  it("is nothing on the first one", () => {
    expect(isNew(TUESDAY, nextVisit(null, TUESDAY, 0))).toBe(false);
  });

  it("is what came after the newest that was shown before", () => {
    const first = nextVisit(null, MONDAY, 0);
    const later = nextVisit(first, TUESDAY, 31 * MINUTE);
    expect([isNew(MONDAY, later), isNew(TUESDAY, later)]).toEqual([false, true]);
  });

  // A page loaded anew must not make everything old that nobody has read yet.
  it("stays new while the visit lasts, and is old at the next", () => {
    const second = nextVisit(nextVisit(null, MONDAY, 0), TUESDAY, 31 * MINUTE);
    const again = nextVisit(second, TUESDAY, 40 * MINUTE);
    expect(isNew(TUESDAY, again)).toBe(true);
    expect(isNew(TUESDAY, nextVisit(again, TUESDAY, 80 * MINUTE))).toBe(false);
  });

  it("does not go back with a league whose day is moved back", () => {
    const ahead = nextVisit(nextVisit(null, TUESDAY, 0), MONDAY, 31 * MINUTE);
    expect(isNew(TUESDAY, nextVisit(ahead, TUESDAY, 62 * MINUTE))).toBe(false);
  });
});
