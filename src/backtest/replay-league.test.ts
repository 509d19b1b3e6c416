/** Drafts, rosters and lineups of replayed leagues, on an invented season. */
import { describe, expect, it } from "vitest";
import { playerId } from "@/domain/ids";
import { bestLineup } from "@/domain/lineup/daily-lineup";
import { SLOT } from "@/domain/lineup/slots";
import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
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

/** What the lineup engine itself makes of some players, all of them worth 1. */
function startersAmong(replay: ReplaySeason, players: readonly number[], worth: (player: number) => number = () => 1) {
  const lineup = bestLineup({
    slotCounts: REPLAY_SLOTS,
    maxStarts: null,
    players: players.map((player) => ({
      playerId: playerId.parse(player),
      eligibleSlots: replay.players[player]?.eligibleSlots ?? [],
      value: worth(player),
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
  it("gives ten teams thirteen players each, nobody twice, whose first ten can start together", () => {
    for (const seed of [1, 2, 3]) {
      const rosters = rostersOf(replayLeague(withPrior, seed, HELD), 0);
      expect(rosters.map((players) => players.length)).toEqual(Array.from({ length: 10 }, () => 13));
      expect(new Set(rosters.flat()).size).toBe(130);
      for (const players of rosters) expect(startersAmong(withPrior, players.slice(0, 10))).toHaveLength(10);
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
    for (const player of rostersOf(league, 2).flat())
      expect(season.players[player]?.inPoolFromDay).toBeLessThanOrEqual(14);
  });

  it("lets the better half of the lists go before the worse", () => {
    const drafted = new Set(rostersOf(replayLeague(withPrior, 1, HELD), 0).flat());
    const values = [...withPrior.players.entries()].map(([player, { priorValue = 0 }]) => ({
      player: player,
      priorValue,
    }));
    const best = values.sort((a, b) => b.priorValue - a.priorValue).slice(0, 60);
    expect(best.filter(({ player }) => !drafted.has(player))).toEqual([]);
  });
});

describe("managers who replace absent players", () => {
  it("let go of those away for long only, for players seen in the last week", () => {
    const days = 7;
    const retained = replayLeague(withPrior, 1, { replaceAfterDays: days });
    let replaced = 0;
    for (let week = 1; week < withPrior.weekCount; week++) {
      const lastPlayed = (player: number) => withPrior.lastPlayed[week * withPrior.players.length + player] ?? -1;
      const [before, after] = [rostersOf(retained, week - 1).flat(), rostersOf(retained, week).flat()];
      expect(new Set(after).size).toBe(130);
      for (const player of before.filter((one) => !after.includes(one))) {
        replaced++;
        expect(week * 7 - 1 - lastPlayed(player)).toBeGreaterThanOrEqual(days);
      }
      for (const player of after.filter((one) => !before.includes(one))) {
        expect(week * 7 - lastPlayed(player)).toBeLessThanOrEqual(7);
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
        (player) => !Number.isNaN(season.points[day * season.players.length + player] ?? Number.NaN),
      );
      const starters = startersAmong(season, playing, (player) => book.morningMean(day, player));
      const expected = starters.reduce(
        (sum, player) => sum + (season.points[day * season.players.length + player] ?? 0),
        0,
      );
      expect(playing.length).toBeGreaterThan(10);
      expect(score(crowded, day)).toBeCloseTo(expected, 9);
    }
  });

  it("lets a fifth centre start exactly when one of the four before him is out", () => {
    const centres = [...season.players.entries()]
      .filter(([, { positionBits }]) => positionBits === 16)
      .map(([player]) => player);
    const five = centres.slice(0, 5);
    expect(five).toHaveLength(5);
    const cells = season.players.length * 7;
    const view = { pPlay: new Float64Array(cells), mean: new Float64Array(cells), sd: new Float64Array(cells) };
    for (const [rank, player] of five.entries()) {
      view.mean[player * 7] = 40 - rank;
      view.pPlay[player * 7] = rank < 4 ? 0.5 : 1;
    }
    const starts = startExpectation(season)(five, 3, view);
    const chanceOf = (rostered: number | undefined) => starts.find(({ player }) => player === rostered)?.chance ?? 0;
    // One C and three UTIL; all four others play once in sixteen.
    expect(Math.abs(chanceOf(five[4]) - 15 / 16)).toBeLessThan(0.08);
    expect(Math.abs(chanceOf(five[0]) - 0.5)).toBeLessThan(0.15);
  });
});
