import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { hasShared, sharedPath } from "#test/shared-fixtures";
import { addDays } from "@/domain/season/eastern-day";
import { type BoxSeason, readBoxSeason } from "./box-season";
import { type Prediction, predictSeason, projectionFigures } from "./projection-backtest";

const hasBoxScores = hasShared("nba-data", "the projection is not scored on real seasons");

const season = (name: string): BoxSeason => {
  const bytes = (kind: string) => readFileSync(sharedPath("nba-data", `${kind}_${name}.csv.gz`));
  return readBoxSeason(bytes("box"), bytes("schedule"));
};

describe.skipIf(!hasBoxScores)("the projection on the season after the one it was fitted on", () => {
  let games: BoxSeason;
  let predictions: Prediction[];
  beforeAll(() => {
    games = season("2024-25");
    predictions = predictSeason(games);
  });

  // 453 players, 18,782 games, season average 10.270: published with the box scores, computed by another program.
  test("is judged on the population and against the baseline that others measured", () => {
    const { n, players, seasonAverage } = projectionFigures(predictions);
    expect({ n, players }).toEqual({ n: 18_782, players: 453 });
    expect(seasonAverage.mae).toBeCloseTo(10.27, 3);
    expect(seasonAverage.bias).toBeCloseTo(-1.03, 2);
  });

  test("keeps its bounds: mean, median, bands, intervals, start or sit", () => {
    const figures = projectionFigures(predictions);
    expect(figures.mean.mae).toBeLessThanOrEqual(10.03);
    expect(Math.abs(figures.mean.bias)).toBeLessThanOrEqual(0.2);
    expect(figures.median.mae).toBeLessThanOrEqual(9.97);
    expect(figures.coverage80).toBeGreaterThanOrEqual(0.79);
    expect(figures.coverage80).toBeLessThanOrEqual(0.81);
    expect(figures.width80).toBeLessThanOrEqual(32);
    for (const band of figures.bands) {
      expect(Math.abs(band.mean.bias)).toBeLessThanOrEqual(0.6);
      expect(band.coverage80).toBeGreaterThanOrEqual(0.77);
      expect(band.coverage80).toBeLessThanOrEqual(0.83);
    }
    expect(figures.startSit.right).toBeGreaterThanOrEqual(0.733);
    expect(figures.startSit.closeRight).toBeGreaterThanOrEqual(0.59);
    expect(figures.startSit.ece).toBeLessThanOrEqual(0.015);
  });

  // Every later line is replaced by an absurd one: whatever was said up to that evening may not move.
  test("sees nothing of the evening it speaks about, nor of later ones", () => {
    const until = games.days[60] ?? "";
    const altered: BoxSeason = {
      ...games,
      lines: games.lines.map((line) =>
        line.day < until
          ? line
          : { ...line, plusMinus: 40, stats: Object.fromEntries(Object.keys(line.stats).map((id) => [id, 60])) },
      ),
    };
    const textOf = (all: readonly Prediction[]) =>
      all
        .filter(({ seen }) => seen.line.day <= until)
        .map(({ seen, projection: { mean, median, sd } }) => [seen.line.gameId, seen.line.playerId, mean, median, sd]);
    const before = textOf(predictions);
    expect(before.length).toBeGreaterThan(2_000);
    expect(textOf(predictSeason(altered))).toEqual(before);
  });

  test("says the same with dates moved by weeks and NBA teams renamed", () => {
    const some = { ...games, lines: games.lines.filter(({ day }) => day < (games.days[50] ?? "")) };
    const teamGames = some.teamGames.filter(({ day }) => day < (games.days[50] ?? ""));
    const rename = <T extends { day: BoxSeason["days"][number]; team: string; opponent: string }>(from: T): T => ({
      ...from,
      day: addDays(from.day, 28),
      team: `x${from.team}`,
      opponent: `x${from.opponent}`,
    });
    const moved = {
      inconsistentLines: 0,
      lines: some.lines.map(rename),
      teamGames: teamGames.map(rename),
      days: some.days.slice(0, 50).map((day) => addDays(day, 28)),
    };
    const means = (all: readonly Prediction[]) => all.map(({ projection }) => projection.mean);
    const expected = means(predictSeason({ ...some, teamGames, days: some.days.slice(0, 50) }));
    expect(expected.length).toBeGreaterThan(1_000);
    means(predictSeason(moved)).forEach((mean, at) => {
      expect(mean).toBeCloseTo(expected[at] ?? Number.NaN, 9);
    });
  });
});

test("figures of no predictions are counted and not invented", () => {
  const figures = projectionFigures([]);
  expect(figures.n).toBe(0);
  expect(figures.mean.mae).toBeNaN();
});
