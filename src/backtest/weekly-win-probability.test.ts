/** Judged chances on an invented season, and on a little of a real one where it is there. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasShared, sharedPath } from "#test/shared-fixtures";
import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
import { type BoxSeason, readBoxSeason } from "./box-season";
import { seasonAverages } from "./forecaster";
import { forecastBook } from "./replay-forecasts";
import { replayLeague } from "./replay-league";
import { replaySeason } from "./replay-season";
import { replayedMatchups } from "./replayed-matchups";
import { sampleSeason } from "./sample-season";
import { fitWinProbability, weeklyWinProbability } from "./weekly-win-probability";

const bookOf = (box: BoxSeason, prior?: BoxSeason) =>
  forecastBook(replaySeason(box, ESPN_DEFAULT_POINTS, prior), seasonAverages(box, ESPN_DEFAULT_POINTS), 3);
const settings = { seeds: [1, 2], fromWeek: 3, rules: { replaceAfterDays: null } };
const PLAIN = { spreadScale: 1, tau: 0, runs: 0, doubt: 0 };

describe("replayed matchups", () => {
  const book = bookOf(sampleSeason({ weeks: 6 }));
  const matchups = replayedMatchups([book], settings);

  it("are all pairs of ten teams in every league and week", () => {
    expect(matchups).toHaveLength(2 * 3 * 45);
  });

  it("have the margin of two teams' real points", () => {
    const { rosters } = replayLeague(book.season, 1, settings.rules);
    const scoredAtMost = (players: readonly number[], week: number) =>
      players.reduce((sum, player) => {
        for (let day = week * 7; day < week * 7 + 7; day++)
          sum += book.season.points[day * book.season.players.length + player] || 0;
        return sum;
      }, 0);
    // With everybody's points counted, bench included, no margin can be greater.
    const max = Math.max(...(rosters[3] ?? []).map((players) => scoredAtMost(players, 3)));
    for (const { monday, gamesKnown } of matchups.slice(0, 45)) {
      expect(Math.abs(monday.margin)).toBeLessThan(max);
      expect(Number.isInteger(monday.margin) && Number.isInteger(gamesKnown.margin)).toBe(true);
    }
  });

  it("have no absences to fear where it is known who plays", () => {
    expect(matchups.every(({ gamesKnown }) => Math.abs(gamesKnown.forecasts[0]?.runsVar ?? 1) < 1e-6)).toBe(true);
    expect(matchups.every(({ monday }) => (monday.forecasts[0]?.runsVar ?? 0) > 0)).toBe(true);
  });

  // A forecast that changes with the result of its own week has seen it.
  it("are forecast on Monday from nothing that happens that day or later", () => {
    const changed = replayedMatchups([bookOf(sampleSeason({ weeks: 6, changedFrom: 28 }))], settings);
    const thisWeek = matchups.flatMap((one, index) => (one.week === 4 ? [[one.monday, changed[index]?.monday]] : []));
    expect(thisWeek).toHaveLength(90);
    for (const [was, is] of thisWeek) expect(is?.forecasts).toEqual(was?.forecasts);
    expect(thisWeek.some(([was, is]) => is?.margin !== was?.margin)).toBe(true);
    const later = matchups.flatMap((one, index) => (one.week === 5 ? [[one.monday, changed[index]?.monday]] : []));
    expect(later.some(([was, is]) => is?.forecasts[0]?.mean !== was?.forecasts[0]?.mean)).toBe(true);
  });
});

describe("the report", () => {
  const book = bookOf(sampleSeason({ weeks: 6 }));
  const report = weeklyWinProbability({ book, calibration: PLAIN }, { book, calibration: PLAIN }, settings);

  it("finds no difference between a forecaster and itself", () => {
    expect(report.monday.model).toEqual(report.monday.baseline);
    expect(report.monday.brierGain.mean).toBe(0);
    expect(report.matchups).toBe(270);
    expect(report.weeks).toBe(3);
  });

  it("judges each matchup from both sides, so the table is its own mirror image", () => {
    const { all, outOfSample } = report.gamesKnown.model;
    expect(all.n).toBe(2 * outOfSample.n);
    expect(all.brier).toBeCloseTo(outOfSample.brier, 12);
    for (const [index, bin] of all.bins.entries()) {
      const mirror = all.bins[9 - index];
      expect(bin.n).toBe(mirror?.n);
      if (bin.n > 0) expect(bin.meanChance).toBeCloseTo(1 - (mirror?.meanChance ?? 0), 9);
    }
  });

  it("knows more where the games are known", () => {
    expect(report.gamesKnown.model.all.brier).toBeLessThan(report.monday.model.all.brier);
  });
});

describe("the fit", () => {
  const book = bookOf(sampleSeason({ weeks: 6 }));

  it("makes the margins likelier than no calibration, and is the same every time", () => {
    const fit = fitWinProbability(book, settings);
    expect(fit.logDensity).toBeLessThanOrEqual(fit.logDensityUncalibrated);
    expect(fit.matchups).toBe(270);
    expect(fitWinProbability(book, settings)).toEqual(fit);
  });

  it("refuses a season without matchups", () => {
    expect(() => fitWinProbability(book, { ...settings, seeds: [] })).toThrow(RangeError);
  });
});

const isThere = hasShared("nba-data", "win probability is not judged on a real season");

describe.skipIf(!isThere)("on a little of a real season", () => {
  it("gives sober chances with the plainest forecaster", () => {
    const read = (name: string) =>
      readBoxSeason(
        readFileSync(sharedPath("nba-data", `box_${name}.csv.gz`)),
        readFileSync(sharedPath("nba-data", `schedule_${name}.csv.gz`)),
      );
    const box = read("2024-25");
    const season = replaySeason(box, ESPN_DEFAULT_POINTS, read("2023-24"));
    const book = forecastBook(season, seasonAverages(box, ESPN_DEFAULT_POINTS), 19);
    const few = { seeds: [1, 2], fromWeek: 19, rules: { replaceAfterDays: null } };
    const one = { book, calibration: { spreadScale: 1, tau: 5, runs: 0.8, doubt: 0 } };
    const { gamesKnown, monday } = weeklyWinProbability(one, one, few);
    expect(season.weekCount).toBe(25);
    expect(monday.model.outOfSample.n).toBe(2 * 6 * 45);
    // Worse than a coin (0.25) would mean a sign turned round.
    expect(monday.model.all.brier).toBeLessThan(0.24);
    expect(gamesKnown.model.all.brier).toBeLessThan(0.15);
  });
});
