import { describe, expect, it } from "vitest";
import { ESPN_DEFAULT_SLOTS } from "@/domain/lineup/slots";
import { loadFigures } from "../figures";
import { daysOfMatchup, FINAL_PERIOD, LAST_MATCHUP, matchupOfPeriod } from "../season/calendar";
import { PERSON_TEAM } from "./league-rules";
import { createWorld, type World, worldOf } from "./world";

const START = 86;
const figures = loadFigures();
const world = worldOf(figures);

const playersOf = (of: World, period: number, teamId: number) =>
  (of.day(period).rosters.get(teamId) ?? []).map((slot) => slot.player);

describe("demo world", () => {
  it("has ten legal rosters on every day: one team a player, eligible slots, places within their counts, only OUT on injured reserve", () => {
    for (let period = 1; period <= FINAL_PERIOD; period += 1) {
      const { rosters } = world.day(period);
      expect(rosters.size).toBe(10);
      const owned = [...rosters.values()].flatMap((slots) => slots.map((slot) => slot.player));
      expect(new Set(owned).size).toBe(owned.length);
      for (const slots of rosters.values()) {
        const used = new Map<number, number>();
        for (const { player, slot } of slots) {
          used.set(slot, (used.get(slot) ?? 0) + 1);
          expect(world.season.eligible[player]).toContain(slot);
          if (slot === 13) expect(world.morning(period).status[player]).toBe("OUT");
        }
        for (const [slot, count] of used) expect(count).toBeLessThanOrEqual(ESPN_DEFAULT_SLOTS[slot] ?? 0);
        const centres = slots.filter(
          ({ player, slot }) => slot !== 13 && world.season.players[player]?.positions[0] === 5,
        );
        expect(centres.length).toBeLessThanOrEqual(4);
      }
    }
  });

  it("follows its own moves: a roster changes by adds and drops only", () => {
    for (let period = 2; period <= FINAL_PERIOD; period += 1)
      for (const teamId of world.day(period).rosters.keys()) {
        const expected = new Set(playersOf(world, period - 1, teamId));
        for (const move of world.day(period).moves) {
          if (move.teamId !== teamId) continue;
          if ("drop" in move && move.drop !== undefined) expect(expected.delete(move.drop)).toBe(true);
          if (move.kind === "add") expected.add(move.add);
        }
        expect(new Set(playersOf(world, period, teamId))).toEqual(expected);
      }
  });

  it("keeps the acquisition limit: four adds in a week, eight in two, three in the short first one", () => {
    const limits: Readonly<Record<number, number>> = { 1: 3, 17: 8, 21: 8, 22: 8 };
    let busiest = 0;
    for (let matchup = 1; matchup <= LAST_MATCHUP; matchup += 1) {
      const { first, last } = daysOfMatchup(matchup);
      const adds = new Map<number, number>();
      for (let period = first; period <= last; period += 1)
        for (const move of world.day(period).moves)
          if (move.kind === "add") adds.set(move.teamId, (adds.get(move.teamId) ?? 0) + 1);
      for (const count of adds.values()) {
        expect(count).toBeLessThanOrEqual(limits[matchup] ?? 4);
        busiest = Math.max(busiest, count);
      }
    }
    expect(busiest).toBeGreaterThan(1);
  });

  it("never drops an undroppable star and never adds a player dropped on the same morning", () => {
    for (let period = 1; period <= FINAL_PERIOD; period += 1) {
      const dropped = new Set<number>();
      for (const move of world.day(period).moves) {
        if (move.kind === "add") expect(dropped.has(move.add)).toBe(false);
        if (!("drop" in move) || move.drop === undefined) continue;
        expect(world.undroppable.has(move.drop)).toBe(false);
        dropped.add(move.drop);
      }
    }
  });

  it("leaves no healthy star on the wire by mid-January", () => {
    const taken = new Set([...world.day(START).rosters.values()].flatMap((slots) => slots.map(({ player }) => player)));
    const { status, value } = world.morning(START);
    const free = [...value.keys()].filter((player) => !taken.has(player) && status[player] === "ACTIVE");
    const ranked = [...value].sort((a, b) => b - a);
    for (const player of free) expect(value[player] ?? 0).toBeLessThan(ranked[99] ?? 0);
  });

  it("is the same world when built twice", () => {
    const again = createWorld(figures);
    expect(again.picks).toEqual(world.picks);
    for (const period of [1, 40, START, FINAL_PERIOD]) expect(again.day(period)).toEqual(world.day(period));
  });

  it("is the same world when a late day is asked for first", () => {
    const again = createWorld(figures);
    again.day(120);
    expect(again.day(START)).toEqual(world.day(START));
  });
});

/** Chance of a game being played from the status shown at the start; the base rate for players without a word. */
const CHANCE: Readonly<Record<string, number>> = {
  ACTIVE: 0.93,
  PROBABLE: 0.91,
  DAY_TO_DAY: 0.55,
  DOUBTFUL: 0.06,
  OUT: 0,
};

/** Expected points of the rest of the matchup with exact lineups: over all ways to give places to the day's players. */
function restOfMatchup(players: readonly number[]): number {
  const slots = Object.entries(ESPN_DEFAULT_SLOTS).flatMap(([slot, count]) =>
    Number(slot) < 12 ? Array.from({ length: count }, () => Number(slot)) : [],
  );
  const { status, value } = world.morning(START);
  let total = 0;
  for (let period = START; period <= daysOfMatchup(matchupOfPeriod(START)).last; period += 1) {
    let best = new Map<number, number>([[0, 0]]);
    for (const player of players) {
      if (!world.season.gameOf(world.season.proTeamOn(player, START), period)) continue;
      const worth = (value[player] ?? 0) * (CHANCE[status[player] ?? "OUT"] ?? 0);
      const next = new Map(best);
      for (const [mask, sum] of best)
        for (const [at, slot] of slots.entries())
          if (!(mask & (1 << at)) && world.season.eligible[player]?.includes(slot))
            next.set(mask | (1 << at), Math.max(next.get(mask | (1 << at)) ?? 0, sum + worth));
      best = next;
    }
    total += Math.max(...best.values());
  }
  return total;
}

describe("the demo's first day", () => {
  it("offers the person a legal add and drop that gains points in the matchup, with a healthy free agent", () => {
    const active = (world.day(START).rosters.get(PERSON_TEAM) ?? [])
      .filter(({ slot }) => slot !== 13)
      .map(({ player }) => player);
    expect(active.length).toBeLessThanOrEqual(13);
    const taken = new Set([...world.day(START).rosters.values()].flatMap((slots) => slots.map(({ player }) => player)));
    const { status, value, playedOfFive } = world.morning(START);
    const free = [...value.keys()]
      .filter((player) => !taken.has(player) && status[player] === "ACTIVE" && (playedOfFive[player] ?? 0) >= 4)
      .sort((a, b) => (value[b] ?? 0) - (value[a] ?? 0))
      .slice(0, 12);
    // The three of least value: dropping one of them costs the team little later on.
    const drops = active
      .filter((player) => !world.undroppable.has(player))
      .sort((a, b) => (value[a] ?? 0) - (value[b] ?? 0))
      .slice(0, 3);
    const now = restOfMatchup(active);
    const gains = drops.flatMap((drop) =>
      free.map((add) => restOfMatchup([...active.filter((player) => player !== drop), add]) - now),
    );
    expect(Math.max(...gains)).toBeGreaterThan(10);
  });
});
