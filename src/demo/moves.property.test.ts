/** Whatever the person does over the season, the league stays one that could be: random moves on random days. */
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { freeOn, idOf, moveOf, rosterOn } from "#test/demo/moving";
import { matchupPeriodId, scoringPeriodId } from "@/domain/ids";
import type { RosterEntry } from "@/domain/league/matchup";
import { ESPN_DEFAULT_SLOTS } from "@/domain/lineup/slots";
import { dayEt } from "@/domain/season/eastern-day";
import { EspnClient } from "@/lib/espn/client";
import { createHttpClient } from "@/lib/http/http-client";
import { createDemoClock } from "./demo-league";
import { loadFigures } from "./figures";
import { PERSON_TEAM } from "./league/league-rules";
import { openLedger } from "./league/ledger";
import type { MadeMove } from "./league/manager-move";
import { refusalOf } from "./league/moves-ahead";
import { DEMO_FORMATS } from "./league/scoring";
import { type World, worldOf, worldWith } from "./league/world";
import { daysOfMatchup, FINAL_PERIOD, instantInPeriod, matchupOfPeriod } from "./season/calendar";
import { type DemoServer, listenDemo } from "./wire/server";
import { LEAGUE_IDS } from "./wire/wire-settings";

const unmoved = worldOf(loadFigures());
const PLAYERS = unmoved.season.players.length;

/** One try: so many days on (or back), at an hour, with players by their rank in the roster and in the pool. */
const tries = fc.record({
  days: fc.constantFrom(0, 0, 0, 1, 1, 2, 5, -3),
  hour: fc.constantFrom(11, 11, 11, 20, 23),
  drop: fc.option(fc.nat(13), { freq: 4 }),
  add: fc.option(fc.nat(40), { freq: 4 }),
  /** A player of the roster or the newcomer, and one of his slots. */
  slots: fc.oneof(
    fc.array(fc.record({ player: fc.nat(14), of: fc.nat(9) }), { maxLength: 0 }),
    fc.array(fc.record({ player: fc.nat(14), of: fc.nat(9) }), { maxLength: 2 }),
  ),
  ahead: fc.constantFrom(0, 0, 0, 1, 2, 6),
});
const story = fc.record({
  start: fc.integer({ min: 1, max: 160 }),
  steps: fc.array(tries, { minLength: 4, maxLength: 14 }),
});
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

const firstOf = (world: World, period: number, teamId: number): number =>
  world.day(period).rosters.get(teamId)?.[0]?.player ?? -1;

type MovedWorld = { world: World; from: number; to: number; accepted: number };

/**
 * Tries everything in turn. What is not refused is made: it is seen at once on its day, and leaves what is banked
 * alone.
 */
function tell({ start, steps }: Story): MovedWorld {
  const moves: MadeMove[] = [];
  let world = unmoved;
  let period = start;
  // However often a day is gone back to, its hours go forward.
  const hours = new Map<number, number>();
  let [from, to] = [start, start];
  for (const step of steps) {
    period = Math.min(Math.max(1, period + step.days), FINAL_PERIOD);
    [from, to] = [Math.min(from, period), Math.max(to, period)];
    const roster = rosterOn(world, period).map(({ player }) => player);
    // Now and then somebody else's player, who is refused.
    const pool = [
      ...freeOn(world, period).slice(0, 36),
      ...[2, 3, 4, 5].map((teamId) => firstOf(world, period, teamId)),
    ];
    const add = step.add === null ? undefined : pool[step.add];
    const players = add === undefined ? roster : [...roster, add];
    const slotOf = ({ player: rostered, of }: { player: number; of: number }) => {
      const player = players[rostered % players.length] ?? -1;
      const own = world.season.eligible[player] ?? [];
      return [player, own[of % own.length] ?? -1] as const;
    };
    const move = moveOf(world, period + step.ahead, {
      drop: step.drop === null ? undefined : roster[step.drop],
      add,
      slots: new Map(step.slots.map(slotOf)),
    });
    hours.set(period, Math.max(step.hour, hours.get(period) ?? 0));
    const now = instantInPeriod(period, hours.get(period) ?? 0);
    if (refusalOf(world, move, now) !== undefined) continue;
    moves.push({ ...move, madeAt: now });
    const before = openLedger(world, now);
    world = worldWith(unmoved, moves);
    expect(openLedger(world, now).teamCounts(PERSON_TEAM, 1, period)).toEqual(
      before.teamCounts(PERSON_TEAM, 1, period),
    );
    if (step.ahead > 0) continue;
    const slots = rosterOn(world, period);
    const held = new Map(slots.map(({ player, slot }) => [idOf(world, player), slot]));
    if (move.drop !== null) expect(held.has(move.drop)).toBe(false);
    if (move.add !== null) expect(held.has(move.add)).toBe(true);
    for (const [id, slot] of Object.entries(move.slots ?? {}))
      expect([...held].find(([player]) => String(player) === id)?.[1]).toBe(slot);
  }
  return { world, from: Math.max(1, from - 1), to: Math.min(FINAL_PERIOD, to + 8), accepted: moves.length };
}

const ADD_LIMITS: Readonly<Record<number, number>> = { 1: 3, 17: 8, 21: 8, 22: 8 };

function expectLegalRosters(world: World, period: number): void {
  const { rosters } = world.day(period);
  const owned = [...rosters.values()].flat().map(({ player }) => player);
  expect(rosters.size).toBe(10);
  expect(new Set(owned).size).toBe(owned.length);
  const { status } = world.morning(period);
  for (const [teamId, slots] of rosters) {
    const active = slots.filter(({ slot }) => slot !== 13);
    // The bench is unlimited for the person, who may hold players that cannot all start.
    const isFull = (slot: number) =>
      !(teamId === PERSON_TEAM && slot === 12) &&
      slots.filter((lineupSlot) => lineupSlot.slot === slot).length > (ESPN_DEFAULT_SLOTS[slot] ?? 0);
    const isWrong = ({ player, slot }: { player: number; slot: number }) =>
      !world.season.eligible[player]?.includes(slot) || isFull(slot) || (slot === 13 && status[player] !== "OUT");
    expect(slots.filter(isWrong)).toEqual([]);
    expect(active.length).toBeLessThanOrEqual(13);
    const centres = active.filter(({ player }) => world.season.players[player]?.positions[0] === 5);
    expect(centres.length).toBeLessThanOrEqual(4);
  }
}

/** Rosters change by what is listed and by nothing else; stars stay; nobody comes back within a day of being let go. */
function expectMovesFollowed(world: World, period: number): void {
  const today = world.day(period);
  for (const [teamId, slots] of today.rosters) {
    const expected = new Set((world.day(period - 1).rosters.get(teamId) ?? []).map(({ player }) => player));
    for (const move of today.moves) {
      if (move.teamId !== teamId) continue;
      if ("drop" in move && move.drop !== undefined) {
        expect(expected.delete(move.drop)).toBe(true);
        expect(world.undroppable.has(move.drop)).toBe(false);
      }
      if (move.kind === "add") expected.add(move.add);
    }
    expect(slots.length).toBe(expected.size);
    expect(slots.filter(({ player }) => !expected.has(player))).toEqual([]);
  }
  const at = (day: number, move: { at?: number }) => move.at ?? instantInPeriod(day, 9);
  const drops = [period - 1, period].flatMap((day) =>
    world
      .day(day)
      .moves.flatMap((move) => ("drop" in move && move.drop !== undefined ? [[move.drop, at(day, move)]] : [])),
  );
  for (const move of today.moves)
    if (move.kind === "add")
      for (const [player, droppedAt] of drops)
        if (player === move.add && (droppedAt ?? 0) < at(period, move))
          expect(at(period, move) - (droppedAt ?? 0)).toBeGreaterThanOrEqual(24 * 3_600_000);
}

function expectAddsWithinLimit(world: World, from: number, to: number): void {
  for (let matchup = matchupOfPeriod(from); matchup <= matchupOfPeriod(to); matchup += 1) {
    const { first, last } = daysOfMatchup(matchup);
    const adds = new Map<number, number>();
    for (let period = first; period <= last; period += 1)
      for (const move of world.day(period).moves)
        if (move.kind === "add") adds.set(move.teamId, (adds.get(move.teamId) ?? 0) + 1);
    for (const count of adds.values()) expect(count).toBeLessThanOrEqual(ADD_LIMITS[matchup] ?? 4);
  }
}

describe("random moves on random days", () => {
  it("keep rosters legal, everybody on one team, adds within the limit, and every change listed", () => {
    let accepted = 0;
    fc.assert(
      fc.property(story, (reported) => {
        const { world, from, to, accepted: made } = tell(reported);
        accepted += made;
        for (let period = from; period <= to; period += 1) {
          expectLegalRosters(world, period);
          if (period > from) expectMovesFollowed(world, period);
        }
        expectAddsWithinLimit(world, from, to);
      }),
      { numRuns: 100 },
    );
    // A story that is refused throughout would prove nothing.
    expect(accepted).toBeGreaterThan(200);
  });

  it("change nothing before the day they were made on", () => {
    fc.assert(
      fc.property(story, (reported) => {
        const { world, from } = tell(reported);
        for (let period = Math.max(1, from - 5); period <= from && world.made.length > 0; period += 1)
          if (world.made.every(({ madeOn, period: on }) => Math.min(madeOn + 1, on) > period))
            expect(world.day(period)).toEqual(unmoved.day(period));
      }),
      { numRuns: 50 },
    );
  });
});

const servers: DemoServer[] = [];
const http = createHttpClient({ isOperatorOrigin: () => true });
afterAll(async () => {
  await http.close();
  await Promise.all(servers.map((server) => server.close()));
});

const started = (entries: readonly RosterEntry[]) => entries.filter(({ slotId }) => slotId < 12);
const SUMMED = ["0", "1", "2", "3", "6", "11", "17"];

describe.each(DEMO_FORMATS)("the %s league after random moves, as the ESPN client reads it", (format) => {
  it("loses nothing, adds up, and says the same in every view", async () => {
    await fc.assert(
      fc.asyncProperty(story, fc.nat(6), async (reported, later) => {
        const { world, to } = tell(reported);
        const clock = createDemoClock(instantInPeriod(Math.min(to - 8 + later, FINAL_PERIOD), 11));
        const server = await listenDemo(async () => world, clock, 0);
        servers.push(server);
        const leagueId = String(LEAGUE_IDS[format]);
        const today = () => dayEt(clock.now());
        const client = new EspnClient({ origin: server.origin, leagueId, season: 2025, http, today });
        const league = await client.getLeague();
        const period = league.status.latestScoringPeriod;
        const matchup = matchupOfPeriod(period);
        const { first } = daysOfMatchup(matchup);
        const days = Array.from({ length: period - first + 1 }, (_, at) => scoringPeriodId.parse(first + at));
        const rosters = await Promise.all(days.map((day) => client.getRosters(day)));
        const entriesOf = (at: number, teamId: number) =>
          rosters[at]?.find((roster) => roster.teamId === teamId)?.entries ?? [];

        // Nobody is lost between rosters and pool, and nobody is in both.
        const espnPayload = await client.getFreeAgents({ period: scoringPeriodId.parse(period) });
        const owned = (rosters.at(-1) ?? []).flatMap(({ entries }) => entries.map(({ player }) => player.playerId));
        expect(owned.length).toBe([...world.day(period).rosters.values()].flat().length);
        expect(espnPayload.players.length).toBe(espnPayload.total);
        expect(new Set([...owned, ...espnPayload.players.map(({ player }) => player.playerId)]).size).toBe(PLAYERS);
        expect(owned.length + espnPayload.total).toBe(PLAYERS);

        // Adds of the matchup are those listed on its days.
        const listed = (await Promise.all(days.map((day) => client.getTransactions(day)))).flat();
        expect(listed.length).toBe(days.reduce((sum, day) => sum + world.day(day).moves.length, 0));
        for (const team of league.teams) {
          const adds = listed.filter(({ teamId, type }) => teamId === team.teamId && type === "FREEAGENT");
          expect(team.acquisitionsByMatchup?.[String(matchup)] ?? 0).toBe(adds.length);
        }

        // What a side has is what its starters did on the days played, in whatever the league counts.
        const matchups = await client.getMatchups(matchupPeriodId.parse(matchup), scoringPeriodId.parse(period));
        expect(matchups).toHaveLength(5);
        for (const side of matchups.flatMap(({ sides }) => sides)) {
          expect(side.dayEntries.map(({ player, slotId }) => [player.playerId, slotId])).toEqual(
            entriesOf(days.length - 1, side.teamId).map(({ player, slotId }) => [player.playerId, slotId]),
          );
          const rows = days.flatMap((_, at) => started(entriesOf(at, side.teamId)).flatMap(({ dayRows }) => dayRows));
          for (const stat of SUMMED) {
            const score = side.scoreByStat[stat]?.score ?? 0;
            expect(score).toBe(rows.reduce((sum, { stats }) => sum + (stats[stat] ?? 0), 0));
          }
          if (format !== "points") continue;
          expect(side.totalPoints).toBe(rows.reduce((sum, row) => sum + (row.appliedTotal ?? 0), 0));
        }
      }),
      { numRuns: 3 },
    );
  });
});
