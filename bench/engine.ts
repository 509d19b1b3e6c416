/**
 * `npm run bench -- engine [seed] [weeks]`: the decision engine beside the ordinary ways to the same answers, in one
 * run.
 *
 * Baselines get the same problems in the form they like best: the Hungarian algorithm (`hungarian.ts`) on typed arrays
 * without allocations, HiGHS on an integer program whose text is built beforehand. All totals are compared, so a wrong
 * answer cannot be a fast one.
 */

import { lineupProgram, loadHighs } from "#test/oracles/engine-oracle";
import { bestTotal } from "@/domain/lineup/daily-lineup";
import type { LineupDay } from "@/domain/lineup/day";
import { hallSlots, hallTotal } from "@/domain/lineup/hall";
import { positionsTaken } from "@/domain/lineup/slot-layout";
import { exchangeValues } from "@/domain/moves/exchange";
import { type MoveTable, valueMoves } from "@/domain/moves/move-table";
import { readWeek } from "@/domain/week/open-week";
import type { Week, WeekPlayer } from "@/domain/week/week";
import { benchPlans } from "./engine-plans";
import {
  bitsOf,
  DAYS,
  FREE_AGENTS,
  type PackedDay,
  PLACES,
  ROSTER,
  randomDay,
  randomWeek,
  seeded,
} from "./engine-problems";
import { HungarianLineup } from "./hungarian";

/** Few enough to stay near the processor, as a planner's days do; enough that no branch can be learned by heart. */
const POOL = 512;
const HIGHS_DAYS = 200;
const PLAN_WEEKS = 12;

export async function benchEngine(args: readonly string[]): Promise<void> {
  const seed = Number(args[0] ?? 7);
  const random = seeded(seed);
  console.log(`seed ${seed}, Node ${process.version}, default slots`);
  await benchLineups(Array.from({ length: POOL }, () => randomDay(random)));
  benchMoves(randomWeek(random));
  await benchPlans(Number(args[1] ?? PLAN_WEEKS), seed);
}

async function benchLineups(days: readonly PackedDay[]): Promise<void> {
  const kernel = hallSlots(PLACES);
  if (!kernel) throw new Error("the kernel refuses the default layout");
  const slots = Uint8Array.from(PLACES, positionsTaken);
  const hungarian = new HungarianLineup();
  const ours = (day: PackedDay) => hallTotal(kernel, day.positions, day.values, day.count);
  const theirs = (day: PackedDay) => hungarian.total(slots, day.positions, day.values, day.count);
  const whole = (day: PackedDay) => hungarian.total(slots, day.allPositions, day.allValues, ROSTER);
  const isOff = (total: number, other: number) => Math.abs(total - other) > 1e-6;
  const differences = days.filter((day) => isOff(ours(day), theirs(day)) || isOff(ours(day), whole(day))).length;

  // A loop of its own: a call through the shared one takes a third of the time of a lineup, too little to matter to the
  // rest.
  const oursOfAll = (all: readonly PackedDay[]) => {
    let sum = 0;
    for (const day of all) sum += hallTotal(kernel, day.positions, day.values, day.count);
    return sum;
  };
  // In turns, so that noise of the machine meets all alike.
  const times = { ours: [] as number[], theirs: [] as number[], whole: [] as number[], checked: [] as number[] };
  for (let round = 0; round < 15; round++) {
    times.ours.push(nanosecondsPerDay(days, 400, oursOfAll));
    times.theirs.push(nanosecondsPerDay(days, 10, (all) => sumOf(all, theirs)));
    times.whole.push(nanosecondsPerDay(days, 10, (all) => sumOf(all, whole)));
    times.checked.push(nanosecondsPerDay(days, 10, (all) => sumOf(all, ({ day }) => readTotal(day))));
  }
  const highs = await highsFigures(days.slice(0, HIGHS_DAYS), ours);
  const oursNs = median(times.ours);
  const players = days.reduce((sum, { count }) => sum + count, 0) / days.length;
  const line = (name: string, ns: number, bar = "") =>
    console.log(`  ${name.padEnd(34)} ${ns.toFixed(0).padStart(8)} ns   ratio ${(ns / oursNs).toFixed(0)}${bar}`);
  console.log(`lineup totals, ${ROSTER} players, ${players.toFixed(1)} of them with a game on average`);
  console.log(
    `  kernel, sorted men with a game     ${oursNs.toFixed(0).padStart(8)} ns   ${(1e3 / oursNs).toFixed(1)} M lineups/s`,
  );
  line("Hungarian, whole roster", median(times.whole), " (bar 50)");
  line("Hungarian, only men with a game", median(times.theirs));
  line("HiGHS", highs.nsPerDay, " (bar 10000)");
  line("ours, checked and sorted each time", median(times.checked));
  console.log(`  differences: Hungarian ${differences} of ${days.length}, HiGHS ${highs.differences} of ${HIGHS_DAYS}`);
}

async function highsFigures(days: readonly PackedDay[], ours: (day: PackedDay) => number) {
  const highs = await loadHighs();
  const programs = days.map((day) => ({ text: lineupProgram(day.day), total: ours(day) }));
  const solve = (text: string) => (text === "" ? 0 : highs.solve(text).ObjectiveValue);
  for (const { text } of programs.slice(0, 20)) solve(text);
  let differences = 0;
  const started = performance.now();
  for (const { text, total } of programs) if (Math.abs(solve(text) - total) > 1e-6) differences++;
  return { differences, nsPerDay: ((performance.now() - started) * 1e6) / programs.length };
}

function benchMoves(week: Week): void {
  const table = (): MoveTable => {
    const outcome = valueMoves(week);
    if (!outcome.ok) throw new Error(outcome.error.detail);
    return outcome.value;
  };
  const bare = bareTable(week);
  const resolved = resolveWithHungarian(week, "whole-roster");
  const moves = [...table().moves()];
  const differences = moves.filter((move, index) => !(Math.abs(move.delta - (resolved[index] ?? Number.NaN)) < 1e-6));
  const times = { bare: [] as number[], best: [] as number[], whole: [] as number[], playing: [] as number[] };
  for (let round = 0; round < 300; round++) {
    bare();
    table().best();
  }
  for (let round = 0; round < 9; round++) {
    times.bare.push(milliseconds(bare, 40));
    times.best.push(milliseconds(() => table().best(), 40));
    times.whole.push(milliseconds(() => resolveWithHungarian(week, "whole-roster"), 1));
    times.playing.push(milliseconds(() => resolveWithHungarian(week, "men-with-a-game"), 1));
  }
  const bareMs = median(times.bare);
  const line = (name: string, ms: number, bar = "") =>
    console.log(`  ${name.padEnd(34)} ${ms.toFixed(3).padStart(8)} ms   ratio ${(ms / bareMs).toFixed(1)}${bar}`);
  console.log(`every move, ${ROSTER} x ${FREE_AGENTS} x ${DAYS} = ${moves.length}`);
  console.log(`  table of a checked week            ${bareMs.toFixed(3).padStart(8)} ms`);
  line("Hungarian each, whole roster", median(times.whole), " (bar 300)");
  line("Hungarian each, only men with a game", median(times.playing));
  line("ours, checked, table and best move", median(times.best));
  console.log(`  differences: ${differences.length} of ${moves.length}`);
}

/** All figures of the table, without the checks of the problem and without choosing a move. */
function bareTable(week: Week): () => number {
  const read = readWeek(week);
  if (!read.ok) throw new Error(read.error.detail);
  const row = new Float64Array(DAYS * FREE_AGENTS);
  return () => {
    const values = exchangeValues(read.value);
    let last = 0;
    for (let droppedPlayer = 1; droppedPlayer <= ROSTER; droppedPlayer++) {
      values.fillRow(droppedPlayer, row);
      last += row[droppedPlayer] ?? 0;
    }
    return last;
  };
}

/** Each (drop, add, day) solved once, in the order of the table, then summed from each day to the last. */
function resolveWithHungarian({ roster, freeAgents }: Week, who: "whole-roster" | "men-with-a-game"): Float64Array {
  const hungarian = new HungarianLineup();
  const slots = Uint8Array.from(PLACES, positionsTaken);
  const positions = new Uint8Array(ROSTER);
  const values = new Float64Array(ROSTER);
  const solve = (out: number, add: WeekPlayer | undefined, day: number): number => {
    let count = 0;
    const take = (player: WeekPlayer) => {
      const value = player.values[day] ?? 0;
      if (value <= 0 && who === "men-with-a-game") return;
      values[count] = value;
      positions[count++] = bitsOf(player);
    };
    for (const [index, player] of roster.entries()) if (index !== out) take(player);
    if (add) take(add);
    return hungarian.total(slots, positions, values, count);
  };
  const base = Array.from({ length: DAYS }, (_, day) => solve(-1, undefined, day));
  const deltas = new Float64Array(roster.length * freeAgents.length * DAYS);
  let at = 0;
  for (let out = 0; out < roster.length; out++) {
    for (const add of freeAgents) {
      let sum = 0;
      for (let day = DAYS - 1; day >= 0; day--) {
        sum += solve(out, add, day) - (base[day] ?? 0);
        deltas[at + day] = sum;
      }
      at += DAYS;
    }
  }
  return deltas;
}

function readTotal(day: LineupDay): number {
  const total = bestTotal(day);
  if (!total.ok) throw new Error(total.error.detail);
  return total.value;
}

/** Keeps results alive, so that nothing measured can be left out by the compiler. */
let sink = 0;

const sumOf = (days: readonly PackedDay[], total: (day: PackedDay) => number): number => {
  let sum = 0;
  for (const day of days) sum += total(day);
  return sum;
};

function nanosecondsPerDay(
  days: readonly PackedDay[],
  rounds: number,
  run: (days: readonly PackedDay[]) => number,
): number {
  const started = performance.now();
  for (let round = 0; round < rounds; round++) sink += run(days);
  if (Number.isNaN(sink)) throw new Error("a total is not a number");
  return ((performance.now() - started) * 1e6) / (rounds * days.length);
}

function milliseconds(run: () => unknown, rounds: number): number {
  const started = performance.now();
  for (let round = 0; round < rounds; round++) run();
  return (performance.now() - started) / rounds;
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
