import { expect, it } from "vitest";
import { sourceState } from "./source-state";

const failed = { code: "http.unreachable", at: "2027-01-15T12:00:00Z" };

it.each([
  ["never asked", { lastSuccessAt: null, lastFailure: null, isPaused: false }, "not used yet"],
  [
    "never asked, at an address that is left alone",
    { lastSuccessAt: null, lastFailure: null, isPaused: true },
    "not used yet",
  ],
  ["failed and left alone", { lastSuccessAt: null, lastFailure: failed, isPaused: true }, "paused"],
  [
    "failed before it answered",
    { lastSuccessAt: "2027-01-15T12:01:00Z", lastFailure: failed, isPaused: false },
    "working",
  ],
  ["failed since", { lastSuccessAt: "2027-01-15T11:00:00Z", lastFailure: failed, isPaused: false }, "failing"],
] as const)("a source that was %s is told as it is", (_, findings, state) => {
  expect(sourceState(findings)).toBe(state);
});
