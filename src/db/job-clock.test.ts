/** Time of the jobs at real pace and at sixty times that. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createJobClock } from "./job-clock";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  { pace: 1, inAMinute: 1 },
  { pace: 60, inAMinute: 60 },
])("lets $inAMinute minutes pass in one of real time", async ({ pace, inAMinute }) => {
  const clock = createJobClock(pace);
  const startedMs = clock.now();
  let ticks = 0;
  const timer = clock.setInterval(() => {
    ticks += 1;
  }, 60_000);
  let rings = 0;
  clock.setTimeout(
    () => {
      rings += 1;
    },
    inAMinute * 60_000 + pace,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect({ ticks, rings, passedMs: clock.now() - startedMs }).toEqual({
    ...{ ticks: inAMinute, rings: 0, passedMs: inAMinute * 60_000 },
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(rings).toBe(1);
  clock.clearInterval(timer);
});
