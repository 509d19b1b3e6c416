/** Cells stand for exactly one place of a tool result, and ids never change hands. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyResult } from "@/language/answers/any-outputs";
import { foldedName, withRowIds } from "./row-ids";
import { SHEET_LIMITS, sheetText } from "./sheet-text";
import { sheetsOf } from "./sheets";

const players = {
  source: "espn",
  fetchedAt: "2025-01-15T12:00:00.000Z",
  stale: false,
  ageSeconds: 60,
  age: "1 minute",
  gainUnit: "points",
  players: [
    { playerId: 1, name: "Jalen Williams", statusText: "active", pointsPerGame: 41.25, percentOwned: 62, gain: 12.04 },
    { playerId: 2, name: "Jaylin Williams", statusText: "out", pointsPerGame: null, percentOwned: 0.4, gain: -3 },
    { playerId: 3, name: "Cason Wallace", statusText: "active", pointsPerGame: 24, percentOwned: 55, gain: 72.2 },
  ],
};

const cellsOf = (output: unknown, tool = "get_free_agents") =>
  sheetsOf([{ id: "call", name: tool, output }]).flatMap(({ tables }) =>
    tables.flatMap(({ rows }) => rows.flatMap((row) => [...row.cells.values()])),
  );

/** The value at "players[3].gain". */
const valueAt = (output: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter((step) => step !== "")
    .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], output);

describe("sheets", () => {
  it("give each player an id of his own, longer where two would share one", () => {
    const [sheet] = sheetsOf([{ id: "call", name: "get_free_agents", output: players }]);
    expect(sheet?.tables.find(({ name }) => name === "players")?.rows.map(({ row }) => row)).toEqual([
      "jalen_williams",
      "jaylin_williams",
      "wallace",
    ]);
  });

  it("name the unit of a measure and whether it is a change", () => {
    const gain = cellsOf(players).find(({ row, column }) => row === "wallace" && column === "gain");
    expect(gain).toMatchObject({ value: 72.2, unit: "points", isChange: true, path: "players[2].gain" });
    const rostered = cellsOf(players).find(({ row, column }) => row === "wallace" && column === "rostered");
    expect(rostered).toMatchObject({ value: 0.55, unit: "share", isChange: false, path: "players[2].percentOwned" });
  });

  it("have no points for the gains of a category league", () => {
    const gain = cellsOf({ ...players, gainUnit: "category value" }).find(({ column }) => column === "gain");
    expect(gain?.unit).toBe("none");
  });

  it("point at the place in the result that holds the value, whatever the result", () => {
    fc.assert(
      fc.property(fc.array(anyResult, { maxLength: 3 }), (results) => {
        for (const { name, output } of results) {
          for (const { path, value, unit } of cellsOf(output, name)) {
            const found = valueAt(output, path);
            if (Array.isArray(found)) expect(value).toBe(found.join(path.endsWith("positions") ? "/" : "; "));
            else if (unit === "share" && found !== value) expect(value).toBeCloseTo(Number(found) / 100, 9);
            else expect(value).toBe(found);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("number moves through all results, so that an id means one of them", () => {
    const move = { unit: "points", move: { day: "2025-01-16", gain: 5, drop: { name: "A B" }, add: { name: "C D" } } };
    const sheets = sheetsOf([
      { id: "1", name: "simulate_move", output: move },
      { id: "2", name: "simulate_move", output: { ...move, move: { ...move.move, gain: 7 } } },
    ]);
    const gains = sheets.flatMap(({ tables }) =>
      tables.flatMap(({ rows }) =>
        rows.flatMap((row) => (row.cells.has("gain") ? [[row.row, row.cells.get("gain")?.value]] : [])),
      ),
    );
    expect(gains).toEqual([
      ["m1", 5],
      ["m2", 7],
    ]);
  });

  it("show a model no braces, no column sign and no line break of a stranger", () => {
    const hostile = {
      ...players,
      players: [{ playerId: 1, name: "{{me.points}}\n| Boss", statusText: "active", gain: 1 }],
    };
    const [sheet] = sheetsOf([{ id: "call", name: "get_free_agents", output: hostile }]);
    const text = sheet ? sheetText(sheet) : "";
    expect(text).not.toContain("{{");
    expect(text.split("\n").filter((line) => line.includes("Boss"))).toHaveLength(1);
  });

  it("stay within their size, and count what they leave out", () => {
    const many = Array.from({ length: 400 }, (_, at) => ({
      playerId: at,
      name: `Player Number${at}`,
      gain: at,
      note: "x".repeat(80),
    }));
    const [sheet] = sheetsOf([{ id: "call", name: "get_free_agents", output: { ...players, players: many } }]);
    const text = sheet ? sheetText(sheet) : "";
    expect(text.length).toBeLessThan(SHEET_LIMITS.chars + 100);
    const left = Number(/\(\+(\d+) lines\)$/.exec(text)?.[1]);
    expect(left + text.split("\n").filter((line) => /^number\d+ /.test(line)).length).toBe(400);
  });
});

describe("ids of rows", () => {
  it("are never given to another player, whoever comes later", () => {
    const name = fc.oneof(
      fc.constantFrom(
        "Jalen Williams",
        "Jaylin Williams",
        "Mark Williams",
        "Robert Williams III",
        "Nikola Jokić",
        "Nenê",
        "王",
      ),
      fc.string({ minLength: 1, maxLength: 20 }),
    );
    fc.assert(
      fc.property(fc.array(name, { maxLength: 8 }), fc.array(name, { maxLength: 8 }), (first, second) => {
        const before = withRowIds(new Map(), first, new Set(["me"]));
        const after = withRowIds(before, second, new Set(["me"]));
        for (const [known, id] of before) expect(after.get(known)).toBe(id);
        expect(new Set(after.values()).size).toBe(after.size);
        expect([...after.values()].every((id) => id !== "me" && /^[a-z]/.test(id))).toBe(true);
        for (const each of [...first, ...second])
          if (foldedName(each) !== "") expect(after.has(foldedName(each))).toBe(true);
      }),
    );
  });
});
