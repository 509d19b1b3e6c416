import { beforeAll, describe, expect, it } from "vitest";
import { instantOfDay } from "../demo-league";
import { loadFigures } from "../figures";
import { openLedger } from "../league/ledger";
import { type World, worldOf } from "../league/world";
import { expectedReturn } from "../wire/wire-player";
import { estimateReturn, type MorningStatus, statusChances } from "./availability";
import { FINAL_PERIOD } from "./calendar";

let world: World;
beforeAll(() => {
  world = worldOf(loadFigures());
});

type Tally = { played: number; missed: number };

function seasonTable(): Map<MorningStatus, Tally> {
  const table = new Map<MorningStatus, Tally>();
  for (let period = 1; period <= FINAL_PERIOD; period += 1) {
    const { status } = world.morning(period);
    for (const [index, word] of status.entries()) {
      if (!world.season.gameOf(world.season.proTeamOn(index, period), period)) continue;
      const tally = table.get(word) ?? { played: 0, missed: 0 };
      if (world.season.lineOn(index, period)) tally.played += 1;
      else tally.missed += 1;
      table.set(word, tally);
    }
  }
  return table;
}

describe("morning status", () => {
  // Published chances of playing by the status of the game's morning.
  it.each([
    ["OUT", 0.007, 0.003],
    ["DOUBTFUL", 0.059, 0.03],
    ["DAY_TO_DAY", 0.552, 0.03],
    ["PROBABLE", 0.91, 0.02],
    ["ACTIVE", 0.923, 0.01],
  ] as const)("%s means P(play) = %f over the season", (status, expected, tolerance) => {
    const { played, missed } = seasonTable().get(status) ?? { played: 0, missed: 0 };
    expect(played + missed).toBeGreaterThan(200);
    expect(Math.abs(played / (played + missed) - expected)).toBeLessThan(tolerance);
  });

  it("draws from shares that are chances and sum to one, for every kind of morning", () => {
    for (const isRotation of [true, false])
      for (const missedBefore of [0, 1, 2, 3, 4, 9, 10, 40])
        for (const played of [true, false]) {
          const chances = statusChances({ missedBefore, isRotation }, played).map(([, chance]) => chance);
          expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
          expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
        }
  });

  it("shows a long absence as OUT from the second missed game on", () => {
    let out = 0;
    let mornings = 0;
    for (let period = 1; period <= FINAL_PERIOD; period += 1) {
      const morning = world.morning(period);
      for (const [index, status] of morning.status.entries()) {
        const hasGame = world.season.gameOf(world.season.proTeamOn(index, period), period) !== undefined;
        if (!hasGame || world.season.lineOn(index, period) || (morning.missed[index] ?? 0) < 1) continue;
        mornings += 1;
        if (status === "OUT") out += 1;
      }
    }
    expect(mornings).toBeGreaterThan(10_000);
    expect(out / mornings).toBeGreaterThan(0.94);
  });
});

describe("expected return", () => {
  it("is never in the past and never the true day, whatever is left of the absence", () => {
    for (let player = 1; player < 400; player += 1)
      for (const left of [0, 1, 2, 5, 20, 60]) {
        const today = 20 + (player % 30);
        const estimate = estimateReturn(player, { since: 12, today, backOn: today + left }, FINAL_PERIOD);
        expect(estimate).not.toBe(today + left);
        expect(Number(estimate)).toBeGreaterThan(today);
      }
  });

  it("is about right: half of the estimates lie within 40 % of the time left", () => {
    let near = 0;
    for (let player = 1; player <= 1000; player += 1) {
      const estimate = Number(estimateReturn(player, { since: 50, today: 50, backOn: 70 }, FINAL_PERIOD));
      if (Math.abs(estimate - 70) <= 8) near += 1;
    }
    expect(near).toBeGreaterThan(500);
    expect(near).toBeLessThan(950);
  });

  it("is shown for players who are out and have missed a game, and lies after the day it is shown on", () => {
    const ledger = openLedger(world, instantOfDay("2025-01-15"));
    const { status, missed } = world.morning(86);
    const shown = [...status.keys()].filter((index) => expectedReturn(ledger, index) !== undefined);
    expect(shown.length).toBeGreaterThan(30);
    for (const index of shown) {
      expect(status[index]).toBe("OUT");
      expect(missed[index]).toBeGreaterThanOrEqual(1);
      const [year = 0, month = 0, day = 0] = expectedReturn(ledger, index) ?? [];
      expect(Date.UTC(year, month - 1, day)).toBeGreaterThan(Date.UTC(2025, 0, 15));
    }
    const longOut = [...status.keys()].filter((index) => status[index] === "OUT" && (missed[index] ?? 0) >= 2);
    expect(longOut.every((index) => shown.includes(index))).toBe(true);
  });
});
