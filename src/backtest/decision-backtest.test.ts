/** Proposals over an invented season: legal, blind to what comes, and scored as what they claim. */
import { afterAll, describe, expect, it } from "vitest";
import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
import { makeHighsSolver } from "@/lib/solver/highs-solver";
import { decisionBacktest, fitClaimShrink, judgedTeamWeeks, provenSample } from "./decision-backtest";
import { withMoves } from "./decision-course";
import { seasonAverages } from "./forecaster";
import { projectedGames } from "./projected-games";
import { forecastBook } from "./replay-forecasts";
import { replayLeague } from "./replay-league";
import { replaySeason } from "./replay-season";
import { sampleSeason } from "./sample-season";

const bookOf = (forecaster: typeof seasonAverages, changedFrom?: number) => {
  const box = sampleSeason({ weeks: 5, ...(changedFrom === undefined ? {} : { changedFrom }) });
  return forecastBook(replaySeason(box, ESPN_DEFAULT_POINTS), forecaster(box, ESPN_DEFAULT_POINTS), 2);
};
const settings = { seeds: [3], fromWeek: 2, rules: { replaceAfterDays: 21 } };
const rules = { addsPerWeek: 4, minGainPerAdd: 3, keepBest: 8, freeAgents: 300, claimShrink: 0.8 };

const book = bookOf(seasonAverages);
const judged = judgedTeamWeeks(book, settings, rules);

describe("the engine's course through a week", () => {
  it("is legal: full rosters, no more adds than allowed, nobody taken back, the best players kept", () => {
    expect(judged).toHaveLength(30);
    expect(judged.some(({ adds }) => adds > 1)).toBe(true);
    const { players, averages } = book.season;
    const { rosters } = replayLeague(book.season, 3, settings.rules);
    for (const { week, team, adds, proposals } of judged) {
      expect(adds).toBeLessThanOrEqual(rules.addsPerWeek);
      const roster = rosters[week]?.[team] ?? [];
      const course = proposals.at(-1)?.after ?? [];
      const average = (player: number) => averages[week * players.length + player] || 0;
      const best = [...roster].sort((a, b) => average(b) - average(a)).slice(0, rules.keepBest);
      for (const [dayIndex, players] of course.entries()) {
        expect(new Set(players).size).toBe(13);
        expect(best.filter((player) => !players.includes(player))).toEqual([]);
        const others = (rosters[week] ?? []).filter((_, index) => index !== team).flat();
        expect(players.filter((player) => others.includes(player))).toEqual([]);
        const before = course[dayIndex - 1] ?? roster;
        const goneEarlier = course
          .slice(0, Math.max(0, dayIndex - 1))
          .flat()
          .filter((player) => !before.includes(player));
        expect(players.filter((player) => goneEarlier.includes(player))).toEqual([]);
      }
    }
  });

  it("changes no day that has passed when it is planned again", () => {
    for (const { proposals } of judged) {
      for (const { planDay, before, after, followed } of proposals) {
        expect(after.slice(0, planDay)).toEqual(before.slice(0, planDay));
        expect(followed.slice(0, planDay)).toEqual(before.slice(0, planDay));
      }
    }
  });

  it("claims at least the price of its adds, after shrinking", () => {
    for (const { claimed, moves } of judged.flatMap(({ proposals }) => proposals)) {
      expect(claimed).toBeGreaterThanOrEqual(rules.minGainPerAdd * moves.length - 1e-6);
    }
  });

  // Friday of week 3 is day 25: whatever happens that day or later must leave its proposal alone.
  it.each([
    ["season averages", seasonAverages],
    ["the projection", projectedGames],
  ])("proposes the same up to a day whatever happens from that day on, by %s", (_, forecaster) => {
    const known = judgedTeamWeeks(bookOf(forecaster), settings, rules);
    const changed = judgedTeamWeeks(bookOf(forecaster, 25), settings, rules);
    const upTo = (weeks: typeof judged) =>
      weeks.flatMap(({ week, team, proposals }) =>
        proposals
          .filter(({ planDay }) => week * 7 + planDay <= 25)
          .map(({ planDay, moves, claimed }) => ({ week, team, planDay, moves, claimed })),
      );
    expect(upTo(changed)).toEqual(upTo(known));
    expect(upTo(known)).toHaveLength(60);
    const nextWeek = (weeks: typeof judged) => weeks.filter(({ week }) => week === 4).map(({ proposals }) => proposals);
    expect(nextWeek(changed)).not.toEqual(nextWeek(known));
    expect(changed.map(({ nothing }) => nothing)).not.toEqual(known.map(({ nothing }) => nothing));
  });
});

describe("a move carried out", () => {
  it("holds from its day on, the player dropped until the day before", () => {
    const players = Array.from({ length: 4 }, () => [1, 2, 3]);
    const after = withMoves(players, [{ day: 1, drop: 2, add: 9 }], 1);
    expect(after).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 3, 9],
      [1, 3, 9],
    ]);
  });
});

describe("the report", () => {
  const report = decisionBacktest(book, settings, rules);

  it("adds up: claims and gains are those of the moves carried out", () => {
    const gain = judged.reduce((sum, { engine, nothing }) => sum + engine - nothing, 0) / 30;
    expect(report.delivered.mean).toBeCloseTo(gain, 9);
    expect(report.delivered.clusters).toBe(3);
    expect(report.overBestAverage.mean).toBeCloseTo(report.delivered.mean - report.bestAverage.gain.mean, 9);
    expect(report.deliveredOverClaimed).toBeCloseTo(report.delivered.mean / report.claimed, 12);
  });

  it("claims what was delivered on the season that the shrink is fitted on", () => {
    const free = { ...rules, minGainPerAdd: 0 };
    const claimShrink = fitClaimShrink(book, settings, free);
    expect(decisionBacktest(book, settings, { ...free, claimShrink }).deliveredOverClaimed).toBeCloseTo(1, 9);
  });

  it("stands pat everywhere when nothing may be added", () => {
    const idle = decisionBacktest(book, settings, { ...rules, addsPerWeek: 0 });
    expect(idle).toMatchObject({ addsPerTeamWeek: 0, claimed: 0, shareNotNegative: 1, deliveredOverClaimed: 1 });
    expect(idle.delivered.mean).toBe(0);
  });
});

describe("the proven plan beside the quick one", () => {
  const solver = makeHighsSolver();
  afterAll(() => solver.close());

  it("is never worse, on the weeks drawn", async () => {
    const sample = await provenSample(book, settings, rules, { solver, timeLimitMs: 10_000, weeks: 5 });
    expect(sample.weeks).toBe(5);
    expect(sample.proven).toBe(5);
    expect(sample.meanGap).toBeGreaterThanOrEqual(-1e-4);
    expect(sample.best.claimed - sample.quick.claimed).toBeCloseTo(sample.meanGap, 9);
  });
});
