import { beforeEach, describe, expect, it, vi } from "vitest";
import { runCardKey } from "./card-keys";

const NO_MODIFIERS = { ctrlKey: false, metaKey: false, altKey: false, repeat: false };
const press = (key: string, timeStamp: number, more = {}) => ({ key, timeStamp, ...NO_MODIFIERS, ...more });

describe("one key for a decision", () => {
  const decline = vi.fn();
  let isSwitchedOff = false;
  beforeEach(() => {
    decline.mockClear();
    isSwitchedOff = false;
    vi.stubGlobal("localStorage", { getItem: () => (isSwitchedOff ? "off" : null) });
  });

  it("runs what it stands for, in either case", () => {
    expect(runCardKey(press("d", 10_000), { d: decline })).toBe(true);
    expect(runCardKey(press("D", 11_000), { d: decline })).toBe(true);
    expect(decline).toHaveBeenCalledTimes(2);
  });

  // "g d" leads to the dashboard; it must not decline the card that has the focus.
  it("is silent as the second key of a sequence of the page", () => {
    runCardKey(press("g", 20_000), { d: decline });
    expect(runCardKey(press("d", 20_400), { d: decline })).toBe(false);
    expect(runCardKey(press("d", 30_000), { d: decline })).toBe(true);
    expect(decline).toHaveBeenCalledTimes(1);
  });

  // Holding the key must not go on with the next card.
  it("runs once for a key that is held down", () => {
    expect(runCardKey(press("d", 35_000), { d: decline })).toBe(true);
    for (let at = 35_030; at < 38_000; at += 30)
      expect(runCardKey(press("d", at, { repeat: true }), { d: decline })).toBe(false);
    expect(decline).toHaveBeenCalledTimes(1);
  });

  it("is silent with a modifier, where nothing may be decided, and where single keys are off", () => {
    expect(runCardKey(press("d", 40_000, { ctrlKey: true }), { d: decline })).toBe(false);
    expect(runCardKey(press("d", 50_000), { d: undefined })).toBe(false);
    isSwitchedOff = true;
    expect(runCardKey(press("d", 60_000), { d: decline })).toBe(false);
    expect(decline).not.toHaveBeenCalled();
  });
});
