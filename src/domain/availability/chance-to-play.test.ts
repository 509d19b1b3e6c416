import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { InjuryStatus } from "../players/player";
import { chanceToPlay, type PlayQuestion } from "./chance-to-play";
import { chanceFromPresence, PARTICIPATION_TERMS, type ParticipationInput, participationTerms } from "./participation";

const regular: ParticipationInput = {
  missed: 0,
  share10: 1,
  share30: 0.95,
  gamesKnown: 30,
  minutes: 33,
  isSecondNight: false,
  daysAhead: 0,
  proTeamGamesBefore: 40,
};
const ask = (status: InjuryStatus, change: Partial<PlayQuestion> = {}, presence: Partial<ParticipationInput> = {}) =>
  chanceToPlay({ status, daysOut: null, returnsInDays: null, presence: { ...regular, ...presence }, ...change });

describe("presence", () => {
  test("has one coefficient per term", () => {
    expect(participationTerms(regular)).toHaveLength(PARTICIPATION_TERMS.length);
  });

  // Shares of 2024-25 mornings, counted from the box scores; the model was fitted on the season before.
  test.each([
    ["a regular who played the last game", regular, 0.88, 0.97],
    ["a regular who missed the last game", { ...regular, missed: 1, share10: 0.9 }, 0.35, 0.65],
    ["a regular who has been out for a month", { ...regular, missed: 15, share10: 0, share30: 0.5 }, 0.02, 0.2],
    ["the end of the bench", { ...regular, minutes: 7, share10: 0.5, share30: 0.4 }, 0.3, 0.7],
  ])("puts %s between the shares seen", (_name, input, min, max) => {
    expect(chanceFromPresence(input)).toBeGreaterThan(min);
    expect(chanceFromPresence(input)).toBeLessThan(max);
  });

  test("never is certain, and falls with a longer absence", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 25 }), fc.double({ min: 0, max: 42, noNaN: true }), (missed, minutes) => {
        const chance = chanceFromPresence({ ...regular, minutes, missed });
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
        expect(chanceFromPresence({ ...regular, minutes, missed: missed + 26 })).toBeLessThan(chance);
      }),
    );
  });
});

describe("the status", () => {
  test("of tonight counts as measured, not as the usual guide has it", () => {
    expect(ask("OUT")).toBeCloseTo(0.007, 12);
    expect(ask("DOUBTFUL")).toBeCloseTo(0.059, 12);
    expect(ask("QUESTIONABLE")).toBeCloseTo(0.552, 12);
    expect(ask("DAY_TO_DAY")).toBe(ask("QUESTIONABLE"));
    expect(ask("PROBABLE")).toBeLessThan(ask("ACTIVE"));
  });

  test("active means available again, however long he was out", () => {
    expect(ask("ACTIVE", {}, { missed: 20 })).toBe(ask("ACTIVE"));
  });

  // A month without a game and no word about him: as rare as the box scores of 2024-25 have it, 6 in 100.
  test("unknown is never healthy: it falls back on what was seen of him", () => {
    expect(ask("UNKNOWN", {}, { missed: 15, share10: 0, share30: 0.5 })).toBeLessThan(0.2);
    expect(ask("UNKNOWN")).toBeGreaterThan(0.85);
  });

  test("a dated return beats the curve on both sides of its day", () => {
    const on = (daysAhead: number) => ask("OUT", { daysOut: 20, returnsInDays: 3 }, { daysAhead });
    expect(on(2)).toBeCloseTo(0.007, 12);
    expect(on(3)).toBeGreaterThan(0.8);
  });

  // Fit tonight: 0.007 of the chance of an available player. The others by the table's cell for seven days out and
  // seven ahead.
  test("of a player out for a week follows the curve", () => {
    const fit = 0.007 / ask("ACTIVE");
    const available = ask("ACTIVE", {}, { daysAhead: 7 });
    expect(ask("OUT", { daysOut: 7 }, { daysAhead: 7 })).toBeCloseTo(available * (fit + (1 - fit) * 0.547), 12);
  });

  test("of a doubtful player never gets worse by waiting", () => {
    for (const status of ["OUT", "DOUBTFUL", "QUESTIONABLE"] as const) {
      const chances = [0, 1, 2, 3, 5, 7].map((daysAhead) => ask(status, { daysOut: 3 }, { daysAhead }));
      // The chance of an available player falls by a hair with each day ahead.
      for (const [at, chance] of chances.entries()) expect(chance).toBeGreaterThan((chances[at - 1] ?? 0) - 0.02);
    }
  });

  test("with a dated return, nobody plays before the day, and tonight stays what the status says on it", () => {
    expect(ask("QUESTIONABLE", { returnsInDays: 5 }, { daysAhead: 2 })).toBeCloseTo(0.007, 12);
    expect(ask("DAY_TO_DAY", { returnsInDays: 0 })).toBeCloseTo(0.552, 12);
  });

  test.each([
    ["days out", { daysOut: -4 }, {}],
    ["a return that is no number", { returnsInDays: Number.NaN }, {}],
    ["a return in the past", { returnsInDays: -5 }, {}],
    ["days ahead", {}, { daysAhead: Number.NaN }],
    ["negative days ahead", {}, { daysAhead: -3 }],
    ["minutes", {}, { minutes: Number.POSITIVE_INFINITY }],
    ["a share above 1", {}, { share10: 2 }],
    ["a negative count of games", {}, { gamesKnown: -5 }],
    ["a negative absence", {}, { missed: -3 }],
  ])("refuses %s that make no sense, whatever the status", (_what, change, presence) => {
    for (const status of ["ACTIVE", "OUT", "UNKNOWN"] as const) {
      expect(() => ask(status, change, presence)).toThrow(RangeError);
    }
  });

  test("is the worse the longer he is out, for each day ahead", () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 20 }), fc.integer({ min: 1, max: 14 }), (daysOut, daysAhead) => {
        const soon = ask("OUT", { daysOut }, { daysAhead });
        expect(ask("OUT", { daysOut: daysOut + 7 }, { daysAhead })).toBeLessThan(soon);
      }),
    );
  });
});
