/** A suite goes on where it stopped, never runs a trial twice, and stops itself in time. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeRun, isComplete, runSuite } from "./prove-run";
import type { Suite, TrialOutcome } from "./suite";
import { SUITES } from "./suites";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fanvise-prove-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A suite of which every trial takes `trialMs` on a clock that only trials move. */
function makeSuite(trialMs: number, outcome: (index: number) => TrialOutcome = () => ({ ok: true, line: "fine" })) {
  const ran: [index: number, seed: number][] = [];
  let clockMs = 0;
  const suite: Suite = {
    name: "sample",
    claim: "nothing",
    fullCount: 5,
    reducedCount: 2,
    async trial(index, seed) {
      ran.push([index, seed]);
      clockMs += trialMs;
      return outcome(index);
    },
    summary: (outcomes) => [`${outcomes.length} outcomes`],
  };
  const run = (deadlineMs: number, over: { revision?: string } = {}) =>
    runSuite(suite, {
      count: 5,
      firstSeed: 100,
      revision: over.revision ?? "abc",
      deadlineMs: clockMs + deadlineMs,
      now: () => clockMs,
      say: () => undefined,
      progressPath: join(folder, "deep", "sample.json"),
    });
  return { suite, ran, run };
}

it("stops before a trial that would end late, and a later call runs the rest with the seeds that follow", async () => {
  const { ran, run } = makeSuite(1_000);
  const first = await run(3_500);
  expect([first.trials.length, isComplete(first)]).toEqual([3, false]);
  const second = await run(60_000);
  expect(isComplete(second)).toBe(true);
  expect(ran).toEqual([
    [1, 100],
    [2, 101],
    [3, 102],
    [4, 103],
    [5, 104],
  ]);
});

it("runs nothing more once all trials are done", async () => {
  const { ran, run } = makeSuite(1);
  await run(60_000);
  const again = await run(60_000);
  expect([ran.length, again.trials.length]).toEqual([5, 5]);
});

it("keeps a failed trial failed, a thrown error being one", async () => {
  const { suite, run } = makeSuite(1, (index) => {
    if (index === 2) throw new Error("row 7 is gone");
    return { ok: index !== 4, line: "as said" };
  });
  await run(60_000);
  const again = await run(60_000);
  expect(again.trials.map(({ ok, line }) => [ok, line])).toEqual([
    [true, "as said"],
    [false, "row 7 is gone"],
    [true, "as said"],
    [false, "as said"],
    [true, "as said"],
  ]);
  expect(describeRun(suite, again).join("\n")).toContain("failed seeds: 101, 103");
});

it("says when trials ran on different code", async () => {
  const { suite, run } = makeSuite(1_000);
  await run(2_500, { revision: "old" });
  expect(describeRun(suite, await run(60_000, { revision: "new" })).join("\n")).toContain("mixed code (old, new)");
});

it("refuses progress that it cannot read instead of losing it", async () => {
  const { suite } = makeSuite(1);
  const progressPath = join(folder, "other.json");
  writeFileSync(progressPath, '{"suite":"another","trials":[]}');
  const options = {
    count: 1,
    firstSeed: 1,
    revision: "",
    deadlineMs: 9,
    now: () => 0,
    say: () => undefined,
    progressPath,
  };
  await expect(runSuite(suite, options)).rejects.toThrow("is not the progress of sample");
});

it("has suites with their own names, and reduced counts within the full ones", () => {
  expect(new Set(SUITES.map(({ name }) => name)).size).toBe(SUITES.length);
  for (const { reducedCount, fullCount } of SUITES) {
    expect(reducedCount).toBeGreaterThan(0);
    expect(reducedCount).toBeLessThanOrEqual(fullCount);
  }
});

it("fails a trial during which an error was handled by nobody, though the trial itself is well", async () => {
  const { suite } = makeSuite(1);
  const noted = [[], ["unhandled rejection in process 7: Error: planted"]];
  const { trials } = await runSuite(suite, {
    count: 3,
    firstSeed: 1,
    revision: "abc",
    deadlineMs: 1,
    now: () => 0,
    say: () => undefined,
    takeUnhandled: () => noted.shift() ?? [],
  });
  expect(trials.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(trials[1]?.line).toContain("planted");
});
