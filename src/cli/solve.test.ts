import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hasShared, sharedPath } from "#test/shared-fixtures";
import { solve } from "./solve";

const hasInstances = hasShared("optimizer-instances", "recorded optima are not compared");

/** Runs the command and reads back its lines. */
async function run(...files: string[]): Promise<{ code: number; lines: Record<string, unknown>[] }> {
  const written: string[] = [];
  const spy = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  const code = await solve(files);
  spy.mockRestore();
  const lines = written.join("").trim();
  return { code, lines: lines === "" ? [] : lines.split("\n").map((line) => JSON.parse(line)) };
}

type Pair = { drop: number; add: number; day: number; delta: number };
type Recorded = { id: string; expected: Record<string, number>; samplePairs?: Pair[] };

describe.skipIf(!hasInstances)("recorded optima", () => {
  test.each([
    ["daily-lineup.json", 25],
    ["single-move.json", 4],
    ["week-plan.json", 18],
    ["points-win-probability.json", 3],
  ])("%s: every figure is the proven one", async (name, count) => {
    const file = sharedPath("optimizer-instances", name);
    const recorded: Recorded[] = JSON.parse(readFileSync(file, "utf8"));
    const { code, lines } = await run(file);
    expect(code).toBe(0);
    expect(lines.map(({ id }) => id)).toEqual(recorded.map(({ id }) => id));
    expect(lines).toHaveLength(count);
    expect(lines.filter(({ proven }) => proven === false)).toEqual([]);
    for (const [index, { expected, samplePairs }] of recorded.entries()) {
      const { tolerance = 1e-4, ...figures } = expected;
      for (const [figure, value] of Object.entries(figures)) {
        const within = figure === "winProbability" ? tolerance : 1e-4;
        expect(Math.abs(Number(lines[index]?.[figure]) - value), figure).toBeLessThanOrEqual(within);
      }
      // A cast: the line was just parsed, and every field of it is compared.
      const pairs = (lines[index]?.samplePairs ?? []) as Pair[];
      expect(pairs.map(({ drop, add, day }) => [drop, add, day])).toEqual(
        (samplePairs ?? []).map(({ drop, add, day }) => [drop, add, day]),
      );
      for (const [at, { delta }] of (samplePairs ?? []).entries()) expect(pairs[at]?.delta).toBeCloseTo(delta, 4);
    }
  });
});

describe("instances from files", () => {
  let dataFolder = "";
  beforeEach(async () => {
    dataFolder = await mkdtemp(path.join(tmpdir(), "fanvise-solve-"));
  });
  afterEach(() => rm(dataFolder, { recursive: true, force: true }));

  async function file(content: string): Promise<string> {
    const name = path.join(dataFolder, "instances.json");
    await writeFile(name, content);
    return name;
  }
  const player = (id: number, positions: string[], points: number) => {
    return { id, positions, points, pPlay: 1, hasGame: true, status: "ACTIVE", locked: false, currentSlot: "BE" };
  };
  const day = (players: object[]) => ({
    id: "a",
    kind: "daily-lineup",
    slots: { PG: 1, UT: 1 },
    maxStarts: null,
    players,
  });

  test("a lineup names the slot of each starter", async () => {
    const players = [player(1, ["PG", "SG"], 9), player(2, ["C"], 8), player(3, [""], 50)];
    const { code, lines } = await run(await file(JSON.stringify([day(players)])));
    expect(code).toBe(0);
    expect(lines).toEqual([
      {
        id: "a",
        total: 17,
        assignment: [
          { player: 1, slot: "PG" },
          { player: 2, slot: "UT" },
        ],
      },
    ]);
  });

  test("a bad instance is named in its own line and the others are solved", async () => {
    const bad = [
      { id: "kind", kind: "chess" },
      day([player(1, ["PG"], 9), player(1, ["C"], 8)]),
      day([player(1, ["XX"], 9)]),
      { ...day([]), slots: { "1B": 1 } },
      { ...day([]), slots: { PG: -1 } },
      { ...day([]), slots: { UT: 32 } },
      7,
    ];
    // 1e999 is how JSON spells an infinite number.
    const infinite = JSON.stringify(day([player(1, ["PG"], 123)])).replace("123", "1e999");
    const content = `[${[...bad.map((one) => JSON.stringify(one)), infinite, JSON.stringify(day([]))].join()}]`;
    const { code, lines } = await run(await file(content));
    expect(code).toBe(1);
    expect(lines.map(({ error }) => (error as { code: string } | undefined)?.code)).toEqual([
      "solve.bad-instance",
      "engine.duplicate-player",
      "solve.bad-instance",
      "solve.bad-instance",
      "solve.bad-instance",
      "engine.too-many-slots",
      "solve.bad-instance",
      "solve.bad-instance",
      undefined,
    ]);
    expect(lines.at(-1)).toEqual({ id: "a", total: 0, assignment: [] });
  });

  test("a file that is missing or no JSON is a failure", async () => {
    expect(await run(path.join(dataFolder, "none.json"))).toMatchObject({
      code: 1,
      lines: [{ error: expect.anything() }],
    });
    expect(await run(await file("{"))).toMatchObject({
      code: 1,
      lines: [{ error: { code: "solve.unreadable-file" } }],
    });
  });
});
