import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type BacktestOptions, backtest } from "./backtest";

const HEADER =
  "season,game_id,game_date,player_id,player_name,team,opp,home,wl,min,fgm,fga,fg3m,fg3a,ftm,fta,oreb,dreb,reb,ast,stl,blk,tov,pf,pts,plus_minus";

/**
 * Two NBA teams of five players who play each other every second day, all with the same line: 13 points, 7 rebounds, 3
 * assists.
 */
function seasonFile(games: number): string {
  const rows = Array.from({ length: games }, (_, game) => {
    const day = new Date(Date.UTC(2024, 9, 22 + 2 * game)).toISOString().slice(0, 10);
    return ["AAA", "BBB"].flatMap((team, side) =>
      [0, 1, 2, 3, 4].map(
        (player) =>
          `s,g${game},${day},${side}${player},Man ${side}${player},${team},${side ? "AAA" : "BBB"},${side},W,30,5,11,2,5,1,2,2,5,7,3,1,0,2,2,13,0`,
      ),
    );
  });
  return [HEADER, ...rows.flat()].join("\n");
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "backtest-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function run(games: number, options: Partial<BacktestOptions>) {
  const box = path.join(folder, "box.csv");
  await writeFile(box, seasonFile(games));
  const written: string[] = [];
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      written.push(String(text));
      return true;
    }),
    vi.spyOn(process.stderr, "write").mockImplementation(() => true),
  ];
  try {
    return { code: await backtest({ box, json: true, ...options }), text: written.join("") };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

describe("the command", () => {
  test("prints one JSON document with the parts asked for", async () => {
    const { code, text } = await run(40, { parts: "projection" });
    expect(code).toBe(0);
    const report = JSON.parse(text);
    expect(Object.keys(report)).toEqual(["box", "projection"]);
    expect(report.box).toEqual({ lines: 400, days: 40, inconsistentLines: 0 });
    // Ten players, each predicted from his 15th of 40 games on.
    expect(report.projection).toMatchObject({ n: 260, players: 10 });
    // 13 + 2 + 10 - 11 + 1 - 2 + 7 + 6 + 4 - 4 = 26 every night: the average errs by nothing.
    expect(report.projection.seasonAverage.mae).toBeCloseTo(0, 9);
    expect(report.projection.mean.mae).toBeLessThan(3);
  });

  test("prints text for people", async () => {
    const { text } = await run(40, { parts: "projection", json: false });
    expect(text).toContain("260 games of 10 players");
  });

  test("says which part a season is too short for", async () => {
    for (const parts of ["projection", "winProbability", "decisions"]) {
      await expect(run(0, { parts })).rejects.toMatchObject({
        code: "backtest.season_too_short",
        context: { part: parts },
      });
    }
  });

  // The season itself as its own past would tell every forecast what it is asked.
  test("refuses a prior season that is not over when this one begins", async () => {
    const prior = path.join(folder, "box.csv");
    await expect(run(40, { prior, parts: "projection" })).rejects.toMatchObject({
      code: "backtest.prior_not_earlier",
      context: { begins: "2024-10-22", priorEnds: "2025-01-08" },
    });
  });

  test("refuses files that are not there and parts that do not exist", async () => {
    await expect(run(6, { prior: path.join(folder, "none.csv") })).rejects.toMatchObject({
      code: "backtest.file_missing",
    });
    await expect(run(6, { parts: "projection,luck" })).rejects.toMatchObject({ code: "backtest.unknown_part" });
  });
});
