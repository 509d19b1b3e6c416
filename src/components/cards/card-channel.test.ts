import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readTogether } from "./card-channel";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// Every answer with cards listens, and one decision is told to all of them.
test("what several ask for at once is read once, and what is asked for later once more", () => {
  const read = vi.fn();
  for (let hearer = 0; hearer < 5; hearer += 1) readTogether(read);
  expect(read).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(read).toHaveBeenCalledTimes(1);
  readTogether(read);
  vi.runAllTimers();
  expect(read).toHaveBeenCalledTimes(2);
});
