import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { aFailure, aResult, aRun } from "./a-result";
import {
  baselineOf,
  baselineText,
  compareWithBaseline,
  hashOfCase,
  readBaseline,
  renewed,
  writeBaseline,
} from "./baseline";
import { brokenGates } from "./gates";

const many = (count: number, over: Parameters<typeof aResult>[1] = {}, prefix = "good") =>
  Array.from({ length: count }, (_, at) => aResult(`${prefix}_${String(at).padStart(3, "0")}`, over));
const hashes = (run: ReturnType<typeof aRun>) => new Map(run.results.map(({ id }) => [id, hashOfCase({ id })]));
/** The gates over results, against the baseline that other results would have made. */
function gatesOf(results: ReturnType<typeof many>, before = results) {
  const baselineRun = aRun(before);
  return brokenGates(aRun(results), baselineOf(baselineRun, hashes(baselineRun)));
}
const namesOf = (broken: ReturnType<typeof gatesOf>) => broken.map(({ gate }) => gate);

describe("the gates of CI", () => {
  it("are open when everything passes", () => {
    expect(gatesOf(many(150))).toEqual([]);
  });

  it("are not open when nothing was run", () => {
    expect(namesOf(brokenGates(aRun([]), []))).toEqual(["runs"]);
  });

  it("close on one critical case, whatever the rest", () => {
    const results = [...many(999), aFailure("a_critical_one", { riskLevel: "critical" })];
    expect(gatesOf(results)).toEqual([
      { gate: "critical", words: "1 critical case does not pass; all must.", cases: ["a_critical_one"] },
    ]);
  });

  // 97 of 100 is enough and 96 is not; of 1,000, 970 and 969.
  test.each([
    [100, 3, []],
    [100, 4, ["overall"]],
    [1000, 30, []],
    [1000, 31, ["overall"]],
  ])("of %d cases let %d fail: %j", (count, failed, gates) => {
    const results = [
      ...many(count - failed),
      ...Array.from({ length: failed }, (_, at) => aFailure(`bad_${at}`, { category: "math" })),
    ];
    expect(namesOf(gatesOf(results))).toEqual(gates);
  });

  it("close on a category below 90 %, and say how far below", () => {
    const results = [...many(300), ...many(8, { category: "waiver" }, "w"), aFailure("w_bad", { category: "waiver" })];
    expect(gatesOf(results)).toEqual([
      {
        gate: "category",
        words: "Of the category waiver, 8 of 9 cases pass (88.8 %); 90 % must.",
        cases: ["w_bad"],
      },
    ]);
    expect(gatesOf([...results, aResult("w_tenth", { category: "waiver" })])).toEqual([]);
  });

  it("close on a case that passed in the baseline", () => {
    const before = [...many(100), aResult("was_good"), aFailure("was_bad")];
    const broken = gatesOf([...many(100), aFailure("was_good"), aFailure("was_bad")], before);
    expect(broken).toMatchObject([{ gate: "regression", cases: ["was_good"] }]);
  });

  it("close on a case of the baseline that is missing, passed or not", () => {
    expect(gatesOf(many(100), [...many(100), aResult("gone"), aFailure("gone_too")])).toMatchObject([
      { gate: "missing", cases: ["gone", "gone_too"] },
    ]);
  });

  it("close when the baseline knows nothing of the model", () => {
    expect(namesOf(brokenGates(aRun(many(3)), []))).toEqual(["missing"]);
  });

  it("never count what needs a judge as passed", () => {
    const unjudged = aResult("unjudged", { riskLevel: "critical", grade: "needs judge" });
    expect(gatesOf([...many(99), unjudged])).toMatchObject([{ gate: "critical", cases: ["unjudged"] }]);
  });

  it("close when one of several repetitions fails", () => {
    const wavering = aResult("wavering", { riskLevel: "critical", scores: [1, 1, 0] });
    expect(gatesOf([...many(99), wavering])).toMatchObject([{ gate: "critical", cases: ["wavering"] }]);
  });

  it("close when a case has two results", () => {
    expect(namesOf(gatesOf([...many(3), aResult("good_000")]))).toEqual(["runs"]);
  });
});

describe("the baseline", () => {
  it("is one sorted line a case, and is read as it was written", async () => {
    const folder = await mkdtemp(join(tmpdir(), "fanvise-baseline-"));
    try {
      const file = join(folder, "baseline.json");
      const run = aRun([aResult("b"), aFailure("a")]);
      const entries = baselineOf(run, hashes(run));
      await writeBaseline(entries, file);
      const lines = (await readFile(file, "utf8")).trim().split("\n");
      expect(lines.map((line) => /"id":"(\w+)"/.exec(line)?.[1])).toEqual([undefined, "a", "b", undefined]);
      expect(new Set(await readBaseline(file))).toEqual(new Set(entries));
      expect(await readBaseline(join(folder, "none.json"))).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("gives the same text whatever order cases ran in", () => {
    const [one, other] = [aRun([aResult("a"), aResult("b")]), aRun([aResult("b"), aResult("a")])];
    expect(baselineText(baselineOf(one, hashes(one)))).toBe(baselineText(baselineOf(other, hashes(other))));
  });

  it("keeps what it says of other models", () => {
    const entry = (model: string, passed: boolean) => ({ id: "a", model, passed, hash: "0" });
    const retained = renewed([entry("rules", false), entry("google:x", false)], "rules", [entry("rules", true)]);
    expect(retained).toEqual([entry("google:x", false), entry("rules", true)]);
  });

  it("tells what was broken, repaired, added, lost and written anew", () => {
    const before = aRun([aResult("a"), aFailure("b"), aResult("c"), aResult("d")]);
    const after = aRun([aFailure("a"), aResult("b"), aResult("c"), aResult("e")]);
    const changed = new Map([...hashes(after), ["c", hashOfCase({ id: "c", version: 2 })] as const]);
    expect(compareWithBaseline(after, baselineOf(before, hashes(before)), changed)).toEqual({
      broken: ["a"],
      repaired: ["b"],
      missing: ["d"],
      added: ["e"],
      rewritten: ["c"],
    });
  });

  it("knows a case by what it says, not by the order of its keys", () => {
    expect(hashOfCase({ a: 1, b: { c: [1, 2], d: 2 } })).toBe(hashOfCase({ b: { d: 2, c: [1, 2] }, a: 1 }));
    expect(hashOfCase({ a: [1, 2] })).not.toBe(hashOfCase({ a: [2, 1] }));
  });
});
