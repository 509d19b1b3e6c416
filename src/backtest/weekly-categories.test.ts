/** Chances of categories judged on an invented season, and on a little of a real one where it is there. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasShared, sharedPath } from "#test/shared-fixtures";
import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
import { STAT } from "@/domain/stats/stats";
import { LINE_NOISE } from "@/domain/win-probability/committed-noise";
import { UNCALIBRATED } from "@/domain/win-probability/contest";
import { type BoxSeason, readBoxSeason } from "./box-season";
import { type PlayerGameForecast, type SeasonForecaster, seasonAverages } from "./forecaster";
import { eachCategoryPair, type ReplayedCategories, USUAL_NINE } from "./replayed-categories";
import { sampleSeason, withShots } from "./sample-season";
import { fitCategoryScale, weeklyCategories } from "./weekly-categories";

const season = withShots(sampleSeason({ weeks: 6 }));
const replayed = (forecaster: SeasonForecaster): ReplayedCategories => {
  return { season, prior: undefined, leagues: 1, forecaster, noises: [LINE_NOISE] };
};
const averages = (box: BoxSeason) => seasonAverages(box, ESPN_DEFAULT_POINTS);

describe("replayed categories", () => {
  it("are all pairs of ten teams in every week, each with what it really had", () => {
    const max = new Map<string, number>();
    for (const { day, playerId, stats } of season.lines) max.set(`${playerId} ${day}`, stats[STAT.REB] ?? 0);
    const rebounds = USUAL_NINE.findIndex(({ statId }) => statId === STAT.REB);
    const pairs = eachCategoryPair(replayed(averages(season)), ({ views }) => {
      for (const [mine, theirs] of [views.gamesKnown, views.monday]) {
        for (const { forecasts, outcome } of [mine, theirs]) {
          // What has come out is banked: nothing left to vary.
          expect(outcome.totals[rebounds]).toMatchObject({ varAbove: 0, isOpen: false });
          expect(Number.isInteger(outcome.totals[rebounds]?.above)).toBe(true);
          expect(forecasts[0]?.totals[rebounds]?.varAbove).toBeGreaterThan(0);
        }
      }
    });
    expect(pairs).toBe(3 * 45);
  });

  // The invented players take the same rebounds and assists every game, so with games known those are known exactly.
  it("expect the lines that the forecaster gives, and sum up the lines that were played", () => {
    const [rebounds, assists] = [STAT.REB, STAT.AST].map((id) => USUAL_NINE.findIndex(({ statId }) => statId === id));
    eachCategoryPair(replayed(averages(season)), ({ views: { gamesKnown } }) => {
      for (const { forecasts, outcome } of gamesKnown)
        for (const index of [rebounds ?? -1, assists ?? -1])
          expect(forecasts[0]?.totals[index]?.above).toBeCloseTo(outcome.totals[index]?.above ?? Number.NaN, 6);
    });
  });

  it("ask the forecaster on Monday, before anything of the week is known", () => {
    const request = new Set<string>();
    let today = "";
    const plain = averages(season);
    const watched: SeasonForecaster = {
      ...plain,
      advanceTo(day) {
        today = day;
        plain.advanceTo(day);
      },
      forecast(playerId, game): PlayerGameForecast | undefined {
        const forecast = plain.forecast(playerId, game);
        // A line that betrays the day it was given on.
        const dayIndex = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
        request.add(String(dayIndex));
        return forecast && { ...forecast, stats: { ...forecast.stats, [STAT.AST]: dayIndex === 0 ? 0 : 50 } };
      },
    };
    const assists = USUAL_NINE.findIndex(({ statId }) => statId === STAT.AST);
    eachCategoryPair(replayed(watched), ({ views }) => {
      for (const { forecasts } of [...views.gamesKnown, ...views.monday])
        expect(forecasts[0]?.totals[assists]?.above).toBe(0);
    });
    // The invented season has games on five days of the week.
    expect(request.size).toBe(5);
  });
});

describe("the fit", () => {
  it("finds margins too wide where the forecast knows the counts exactly, and is the same every time", () => {
    const fit = fitCategoryScale(season, undefined, 1, averages(season));
    expect(fit.matchups).toBe(135);
    expect(fit.byCategory.map(({ label }) => label)).toEqual([
      "FG%",
      "FT%",
      "3PM",
      "REB",
      "AST",
      "STL",
      "BLK",
      "TO",
      "PTS",
    ]);
    const rebounds = fit.byCategory.find(({ statId }) => statId === STAT.REB)?.spreadScale ?? Number.NaN;
    const points = fit.byCategory.find(({ statId }) => statId === STAT.PTS)?.spreadScale ?? Number.NaN;
    expect(rebounds).toBeLessThan(points);
    expect(fit.byView.gamesKnown).toBeLessThan(fit.byView.monday);
    expect(fitCategoryScale(season, undefined, 1, averages(season))).toEqual(fit);
  });

  it("refuses no league and a season too short", () => {
    expect(() => fitCategoryScale(season, undefined, 0, averages(season))).toThrow(RangeError);
    expect(() => weeklyCategories(withShots(sampleSeason({ weeks: 2 })), undefined, 1)).toThrow(RangeError);
  });
});

describe("the report", () => {
  const report = weeklyCategories(season, undefined, 1, averages(season), UNCALIBRATED);

  it("judges every category of every pair from both sides", () => {
    expect(report).toMatchObject({ matchups: 135, leagues: 1, weeks: 3, spreadScale: 1 });
    for (const { all, byCategory, mostCategories } of [report.gamesKnown, report.monday]) {
      expect(all.n).toBe(18 * 135);
      expect(byCategory.map(({ reliability }) => reliability.n)).toEqual(USUAL_NINE.map(() => 270));
      expect(mostCategories.n).toBe(270);
      // Both sides' chances and outcomes add up to 1.
      const mean = (of: "meanChance" | "observed") => all.bins.reduce((sum, bin) => sum + bin.n * bin[of], 0) / all.n;
      expect(mean("meanChance")).toBeCloseTo(0.5, 9);
      expect(mean("observed")).toBeCloseTo(0.5, 9);
    }
  });

  it("knows more where the games are known", () => {
    expect(report.gamesKnown.all.brier).toBeLessThan(report.monday.all.brier);
    expect(report.gamesKnown.eachCategory.error).toBeLessThan(report.monday.eachCategory.error);
  });

  it("expects the favourite to win at least half of the categories", () => {
    for (const { eachCategory } of [report.gamesKnown, report.monday])
      expect(eachCategory.expected).toBeGreaterThanOrEqual(4.5);
  });
});

const isThere = hasShared("nba-data", "category chances are not judged on a real season");

describe.skipIf(!isThere)("on a real season with the plainest forecaster", () => {
  it("gives sober chances", () => {
    const read = (name: string) =>
      readBoxSeason(
        readFileSync(sharedPath("nba-data", `box_${name}.csv.gz`)),
        readFileSync(sharedPath("nba-data", `schedule_${name}.csv.gz`)),
      );
    const box = read("2024-25");
    const { gamesKnown, monday, matchups } = weeklyCategories(box, read("2023-24"), 2, averages(box));
    expect(matchups).toBe(2 * 22 * 45);
    // A coin has 0.25; a reversed sign or a wrong week would be worse than that.
    expect(monday.all.brier).toBeLessThan(0.2);
    expect(gamesKnown.all.brier).toBeLessThan(0.16);
    for (const { byCategory } of [gamesKnown, monday])
      for (const { label, reliability } of byCategory) expect(reliability.brier, label).toBeLessThan(0.25);
  });
});
