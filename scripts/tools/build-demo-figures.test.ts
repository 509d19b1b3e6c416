import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { hasShared, sharedPath } from "#test/shared-fixtures";
import { loadFigures, pointsOf } from "../../src/demo/figures";
import { buildFigures, readTable } from "./build-demo-figures";

const SOURCE = sharedPath("nba-data");
const FIGURES = "src/demo/figures";
const hasSource = hasShared("nba-data", "the demo figures are not rebuilt");

describe("demo figures", () => {
  it.skipIf(!hasSource)("rebuild byte for byte from the source tables", () => {
    const out = mkdtempSync(join(tmpdir(), "demo-figures-"));
    try {
      buildFigures(SOURCE, out);
      const built = readdirSync(out).sort();
      expect(built).toEqual(
        readdirSync(FIGURES)
          .filter((name) => name.endsWith(".csv"))
          .sort(),
      );
      for (const name of built)
        expect(readFileSync(join(out, name)).equals(readFileSync(join(FIGURES, name))), name).toBe(true);
    } finally {
      rmSync(out, { recursive: true });
    }
  });

  it.skipIf(!hasSource)("carry every counting column of the source unchanged", () => {
    const box = readTable(gunzipSync(readFileSync(`${SOURCE}/box_2024-25.csv.gz`)).toString("utf8"));
    const lines = readTable(readFileSync(`${FIGURES}/lines-2024-25.csv`, "utf8"));
    const columns = Object.keys(lines[0] ?? {}).filter((name) => name !== "game" && name !== "player");
    expect(columns).toHaveLength(14);
    const total = (rows: typeof box, name: string) => rows.reduce((sum, row) => sum + Number(row[name]), 0);
    for (const name of columns) expect(total(lines, name), name).toBe(total(box, name));
  });

  it("hold the season's known totals: 26,306 lines, 280,010 points, 569 players, 82 games an NBA team", () => {
    const figures = loadFigures();
    const lines = [...figures.lines.values()].flatMap((ofGame) => [...ofGame.values()]);
    expect(lines).toHaveLength(26_306);
    expect(lines.reduce((sum, line) => sum + pointsOf(line), 0)).toBe(280_010);
    expect(figures.players).toHaveLength(569);
    expect(figures.games).toHaveLength(1_230);
    for (let proTeam = 1; proTeam <= 30; proTeam += 1)
      expect(figures.games.filter((game) => game.home === proTeam || game.away === proTeam)).toHaveLength(82);
  });

  it("hold the scoring leaders of 2024-25", () => {
    const figures = loadFigures();
    const averages = figures.players.map((player) => {
      const own = [...figures.lines.values()].flatMap((ofGame) => ofGame.get(player.id) ?? []);
      return {
        name: player.name,
        games: own.length,
        ppg: own.reduce((sum, line) => sum + pointsOf(line), 0) / own.length,
      };
    });
    const leaders = averages.filter(({ games }) => games >= 50).sort((a, b) => b.ppg - a.ppg);
    expect(leaders.slice(0, 3).map(({ name, ppg }) => [name, ppg.toFixed(1)])).toEqual([
      ["Shai Gilgeous-Alexander", "32.7"],
      ["Giannis Antetokounmpo", "30.4"],
      ["Nikola Jokić", "29.6"],
    ]);
  });

  it("keep every tip-off between 19:00 and 22:30 Eastern and every line with an NBA team that plays", () => {
    const times = readTable(readFileSync(`${FIGURES}/schedule-2024-25.csv`, "utf8")).map((row) => row.tip ?? "");
    expect(times.every((time) => time >= "19:00" && time <= "22:30")).toBe(true);
    const figures = loadFigures();
    for (const player of figures.players) {
      for (const game of figures.games) {
        if (!figures.lines.get(game.id)?.has(player.id)) continue;
        const proTeam = player.proTeams.findLast(({ from }) => from <= game.period)?.proTeamId;
        expect([game.home, game.away]).toContain(proTeam);
      }
    }
  });

  it("place players whose positions everybody knows", () => {
    const positions = new Map(loadFigures().players.map((player) => [player.name, player.positions[0]]));
    expect(positions.get("Nikola Jokić")).toBe(5);
    expect(positions.get("Luka Dončić")).toBe(1);
    expect(positions.get("Tyrese Haliburton")).toBe(1);
    expect(positions.get("Giannis Antetokounmpo")).toBe(4);
  });

  it("stay under 3 MB", () => {
    const bytes = readdirSync(FIGURES).reduce((sum, name) => sum + readFileSync(join(FIGURES, name)).length, 0);
    expect(bytes).toBeLessThan(3_000_000);
  });
});
