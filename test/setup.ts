/** Rules for every test: an unexpected `console.error` is a failure, since the product itself never prints with it. */
import { afterEach, beforeEach, expect, vi } from "vitest";
import { REFERENCE_DEMO } from "./leagues/reference-demo";

// Jobs on their own times would read and write beside a test; those that test them start them.
process.env.FANVISE_JOBS ??= "off";
for (const [name, value] of Object.entries(REFERENCE_DEMO)) process.env[name] ??= value;

beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(calls, "console.error was called").toEqual([]);
});
