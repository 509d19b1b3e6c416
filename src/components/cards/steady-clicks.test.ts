import { describe, expect, it } from "vitest";
import { isSteadyClick, noteCardsChanged } from "./steady-clicks";

const click = (timeStamp: number, detail = 1) => ({ timeStamp, detail });

describe("a click on a decision", () => {
  // The approved card gives way, and the next one's button comes under the pointer.
  it("counts once the cards have stood still for a second", () => {
    expect(isSteadyClick(click(5_000))).toBe(true);
    noteCardsChanged(10_000);
    expect(isSteadyClick(click(10_200, 2))).toBe(false);
    expect(isSteadyClick(click(10_999))).toBe(false);
    expect(isSteadyClick(click(11_000))).toBe(true);
  });

  it("counts at once where no pointer made it", () => {
    noteCardsChanged(20_000);
    expect(isSteadyClick(click(20_100, 0))).toBe(true);
  });
});
