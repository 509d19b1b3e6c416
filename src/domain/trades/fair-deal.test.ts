import { describe, expect, it } from "vitest";
import { isFairDeal } from "./fair-deal";

describe("a deal that managers would talk about", () => {
  it.each([
    ["equals", [40], [38]],
    ["three tenths apart", [40], [28]],
    ["a star for two lesser players, the better one near him", [50], [36, 20]],
    ["the same from the other side", [36, 20], [50]],
    ["two each, by their sums", [50, 10], [30, 28]],
  ])("is %s", (_what, given, got) => {
    expect(isFairDeal(given, got)).toBe(true);
  });

  it.each([
    ["a star for a role player", [60], [35]],
    ["the best player and one more for one", [55, 30], [50]],
    ["the same from the other side", [50], [55, 30]],
    ["a star for two role players", [60], [30, 30]],
    ["a player who is worth nothing", [0], [0]],
  ])("is not %s", (_what, given, got) => {
    expect(isFairDeal(given, got)).toBe(false);
  });
});
