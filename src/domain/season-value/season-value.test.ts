/** Rest-of-season value on leagues with two UTIL slots, where the best lineup of a day is its two largest values. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playerId } from "../ids";
import { SLOT } from "../lineup/slots";
import { type LaterPlayer, type SeasonQuestion, seasonValues } from "./season-value";

const STARTERS = 2;
const later = (id: number, ...samples: readonly (readonly number[])[]): LaterPlayer => ({
  playerId: playerId.parse(id),
  eligibleSlots: [SLOT.UTIL],
  defaultPositionId: 1,
  samples,
});
const asked = (change: Partial<SeasonQuestion>): SeasonQuestion => ({
  slotCounts: { [SLOT.UTIL]: STARTERS, [SLOT.BENCH]: 1 },
  rosterSize: 3,
  roster: [],
  freeAgents: [],
  weights: [1],
  addPrice: 0,
  ...change,
});
const must = (question: SeasonQuestion) => {
  const outcome = seasonValues(question);
  if (!outcome.ok) throw new Error(outcome.error.detail);
  return outcome.value;
};
const laterValue = (question: SeasonQuestion, id: number) => must(question).values.get(playerId.parse(id)) ?? 0;

/** Without any code of the engine: what the season brings with these players. */
const total = (players: readonly LaterPlayer[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, sample) => {
    const days = players[0]?.samples[sample]?.length ?? 0;
    const day = (at: number) =>
      players
        .map(({ samples }) => samples[sample]?.[at] ?? 0)
        .sort((a, b) => b - a)
        .slice(0, STARTERS)
        .reduce((points, value) => points + value, 0);
    return sum + weight * Array.from({ length: days }, (_, at) => day(at)).reduce((points, value) => points + value, 0);
  }, 0);

describe("a player's value after the matchup", () => {
  it("is what he adds on the days he starts, beyond the mean of the best three free agents in his spot", () => {
    const roster = [later(1, [30, 0]), later(2, [20, 20]), later(3, [10, 10])];
    const freeAgents = [later(11, [25, 0]), later(12, [0, 25]), later(13, [5, 5])];
    // In the spot of player 1: 11 makes 45 and 30, 12 makes 30 and 45, 13 makes 30 and 30.
    // Those are 75, 75 and 60, a mean of 70. With him it is 50 and 30.
    expect(laterValue(asked({ roster, freeAgents }), 1)).toBeCloseTo(10);
    // In the spot of player 3: 55 and 20, 50 and 45, 50 and 25, a mean of 81.7.
    expect(laterValue(asked({ roster, freeAgents }), 3)).toBe(0);
  });

  it("is nothing for whom free agents bring as much, and all he adds without free agents who play", () => {
    const roster = [later(1, [30]), later(2, [20])];
    expect(laterValue(asked({ roster, freeAgents: [later(11, [30]), later(12, [30]), later(13, [30])] }), 1)).toBe(0);
    const out = [later(11, [0]), later(12, [0]), later(13, [0])];
    expect(laterValue(asked({ roster, freeAgents: out }), 1)).toBeCloseTo(30);
  });

  it("counts a sample as often as it happens", () => {
    const roster = [later(1, [30], [30]), later(2, [20], [20])];
    const freeAgents = [later(11, [0], [0])];
    expect(laterValue(asked({ roster, freeAgents, weights: [1, 3] }), 1)).toBeCloseTo(120);
    expect(laterValue(asked({ roster, freeAgents, weights: [1, 0] }), 1)).toBeCloseTo(30);
  });

  it("of a free agent is what he brings in the weakest spot beyond the others", () => {
    const roster = [later(1, [30]), later(2, [20]), later(3, [1])];
    const stash = later(11, [40]);
    // In the spot of player 3 he makes 70 of 50, the other two nothing: a level of 20 / 3.
    const freeAgents = [stash, later(12, [0]), later(13, [0])];
    expect(laterValue(asked({ roster, freeAgents }), 11)).toBeCloseTo(20 - 20 / 3);
    // An add has its price later as well; a player of the roster has none.
    expect(laterValue(asked({ roster, freeAgents, addPrice: 5 }), 11)).toBeCloseTo(20 - 20 / 3 - 5);
    expect(laterValue(asked({ roster, freeAgents, addPrice: 50 }), 11)).toBe(0);
    expect(laterValue(asked({ roster, freeAgents, addPrice: 5 }), 1)).toBe(
      laterValue(asked({ roster, freeAgents }), 1),
    );
  });

  const values = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 3, maxLength: 3 });
  const players = (from: number, count: number) =>
    fc
      .array(fc.tuple(values, values), { minLength: count, maxLength: count })
      .map((drawn) => drawn.map((samples, index) => later(from + index, ...samples)));

  it.each([
    ["a few free agents", 5, 200],
    ["more free agents than are tried at first", 130, 40],
  ])("is that of every swap solved again, whatever the league, with %s", (_, count, numRuns) => {
    const free = fc.tuple(players(11, count), fc.integer({ min: 0, max: 40 }));
    fc.assert(
      fc.property(players(1, 3), free, fc.integer({ min: 0, max: 9 }), (roster, [pool, most], weight) => {
        const freeAgents = pool.map((player) => ({
          ...player,
          samples: player.samples.map((days) => days.map((value) => Math.min(value, most))),
        }));
        const weights = [1, weight];
        const now = total(roster, weights);
        const found = must(asked({ roster, freeAgents, weights }));
        const levels = roster.map((out) => {
          const others = roster.filter((player) => player !== out);
          const gains = freeAgents.map((add) => total([...others, add], weights) - now);
          const best = gains.toSorted((a, b) => b - a).slice(0, 3);
          const level = best.reduce((sum, gain) => sum + gain, 0) / 3;
          expect(found.values.get(out.playerId)).toBeCloseTo(Math.max(0, -level), 6);
          return { level, gains };
        });
        expect(found.perDay).toBeCloseTo(now / (3 * (1 + weight)), 6);
        const [weakest, next] = levels.toSorted((a, b) => b.level - a.level);
        // Of two spots that are as weak either is right.
        if (!weakest || !next || weakest.level - next.level < 1e-6) return;
        for (const [index, { playerId: add }] of freeAgents.entries()) {
          const gain = (weakest.gains[index] ?? 0) - Math.max(0, weakest.level);
          expect(found.values.get(add) ?? 0).toBeCloseTo(Math.max(0, gain), 6);
        }
      }),
      { numRuns },
    );
  });
});
