/** Drafts, rosters and lineups of replayed leagues, on an invented season. */
import { describe, expect, it } from "vitest";
import { playerId } from "@/domain/ids";
import { bestLineup } from "@/domain/lineup/daily-lineup";
import { ESPN_DEFAULT_POINTS } from "@/domain/scoring";
import { SLOT } from "@/domain/slots";
import { dayScore } from "./delivered-points";
import { startExpectation } from "./expected-starts";
import { seasonAverages } from "./forecaster";
import { forecastBook } from "./replay-forecasts";
import { type ReplayLeague, replayLeague } from "./replay-league";
import { REPLAY_SLOTS } from "./replay-lineup";
import { type ReplaySeason, replaySeason } from "./replay-season";
import { sampleSeason } from "./sample-season";

const box = sampleSeason({ weeks: 6 });
const season = replaySeason(box, ESPN_DEFAULT_POINTS);
const withPrior = replaySeason(box, ESPN_DEFAULT_POINTS, sampleSeason({ weeks: 4, changedFrom: 0 }));
const HELD = { replaceAfterDays: null };

/** What the lineup engine itself makes of some men, all of them worth 1. */
function startersAmong(replay: ReplaySeason, men: readonly number[], worth: (man: number) => number = () => 1) {
  const lineup = bestLineup({
    slotCounts: REPLAY_SLOTS,
    maxStarts: null,
    players: men.map((man) => ({
      playerId: playerId.parse(man),
      eligibleSlots: replay.players[man]?.eligibleSlots ?? [],
      value: worth(man),
      hasGame: true,
      currentSlot: SLOT.BENCH,
      isLocked: false,
      tipOffAtMs: null,
    })),
  });
  if (!lineup.ok) throw new Error(lineup.error.detail);
  return lineup.value.starters;
}

const rostersOf = (league: ReplayLeague, week: number) => league.rosters[week] ?? [];

describe("a replayed draft", () => {
  it("gives ten teams thirteen men each, nobody twice, whose first ten can start together", () => {
    for (const seed of [1, 2, 3]) {
      const rosters = rostersOf(replayLeague(withPrior, seed, HELD), 0);
      expect(rosters.map((men) => men.length)).toEqual(Array.from({ length: 10 }, () => 13));
      expect(new Set(rosters.flat()).size).toBe(130);
      for (const men of rosters) expect(startersAmong(withPrior, men.slice(0, 10))).toHaveLength(10);
    }
  });

  it("is the same for a seed and another for another", () => {
    const [one, again, other] = [7, 7, 8].map((seed) => rostersOf(replayLeague(withPrior, seed, HELD), 0));
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it("waits for two weeks of games when nothing is known before them", () => {
    const league = replayLeague(season, 1, HELD);
    expect(league.draftWeek).toBe(2);
    expect(rostersOf(league, 1)).toEqual([]);
    for (const man of rostersOf(league, 2).flat()) expect(season.players[man]?.inPoolFromDay).toBeLessThanOrEqual(14);
  });

  it("lets the better half of the lists go before the worse", () => {
    const drafted = new Set(rostersOf(replayLeague(withPrior, 1, HELD), 0).flat());
    const values = [...withPrior.players.entries()].map(([man, { priorValue = 0 }]) => ({ man, priorValue }));
    const best = values.sort((a, b) => b.priorValue - a.priorValue).slice(0, 60);
    expect(best.filter(({ man }) => !drafted.has(man))).toEqual([]);
  });
});

describe("managers who replace absent men", () => {
  it("let go of those away for long only, for men seen in the last week", () => {
    const days = 7;
    const kept = replayLeague(withPrior, 1, { replaceAfterDays: days });
    let replaced = 0;
    for (let week = 1; week < withPrior.weekCount; week++) {
      const lastPlayed = (man: number) => withPrior.lastPlayed[week * withPrior.players.length + man] ?? -1;
      const [before, after] = [rostersOf(kept, week - 1).flat(), rostersOf(kept, week).flat()];
      expect(new Set(after).size).toBe(130);
      for (const man of before.filter((one) => !after.includes(one))) {
        replaced++;
        expect(week * 7 - 1 - lastPlayed(man)).toBeGreaterThanOrEqual(days);
      }
      for (const man of after.filter((one) => !before.includes(one))) {
        expect(week * 7 - lastPlayed(man)).toBeLessThanOrEqual(7);
      }
    }
    expect(replaced).toBeGreaterThan(0);
  });
});

describe("the lineup rule", () => {
  it("scores the engine's best lineup of those who play, by what was expected that morning", () => {
    const book = forecastBook(season, seasonAverages(box, ESPN_DEFAULT_POINTS), 2);
    const score = dayScore(book);
    const crowded = [...season.players.keys()].slice(0, 40);
    for (const day of [14, 16, 18, 25, 33]) {
      const playing = crowded.filter(
        (man) => !Number.isNaN(season.points[day * season.players.length + man] ?? Number.NaN),
      );
      const starters = startersAmong(season, playing, (man) => book.morningMean(day, man));
      const expected = starters.reduce((sum, man) => sum + (season.points[day * season.players.length + man] ?? 0), 0);
      expect(playing.length).toBeGreaterThan(10);
      expect(score(crowded, day)).toBeCloseTo(expected, 9);
    }
  });

  it("lets a fifth centre start exactly when one of the four before him is out", () => {
    const centres = [...season.players.entries()]
      .filter(([, { positionBits }]) => positionBits === 16)
      .map(([man]) => man);
    const five = centres.slice(0, 5);
    expect(five).toHaveLength(5);
    const cells = season.players.length * 7;
    const view = { pPlay: new Float64Array(cells), mean: new Float64Array(cells), sd: new Float64Array(cells) };
    for (const [rank, man] of five.entries()) {
      view.mean[man * 7] = 40 - rank;
      view.pPlay[man * 7] = rank < 4 ? 0.5 : 1;
    }
    const starts = startExpectation(season)(five, 3, view);
    const chanceOf = (man: number | undefined) => starts.find(({ player }) => player === man)?.chance ?? 0;
    // One C and three UTIL; all four others play once in sixteen.
    expect(Math.abs(chanceOf(five[4]) - 15 / 16)).toBeLessThan(0.08);
    expect(Math.abs(chanceOf(five[0]) - 0.5)).toBeLessThan(0.15);
  });
});
