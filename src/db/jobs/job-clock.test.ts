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
  const upMs = clock.upMs();
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
  expect({ ticks, rings, passedMs: clock.now() - startedMs, upMs: clock.upMs() - upMs }).toEqual({
    ticks: inAMinute,
    rings: 0,
    passedMs: inAMinute * 60_000,
    upMs: inAMinute * 60_000,
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(rings).toBe(1);
  clock.clearInterval(timer);
});

// A machine's clock that is set a day forward is no day in which a job did not run.
it("counts what has passed, not what the machine's clock says", async () => {
  const clock = createJobClock();
  const upMs = clock.upMs();
  vi.setSystemTime(Date.now() + 86_400_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(clock.upMs() - upMs).toBe(1_000);
});
