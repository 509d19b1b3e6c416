/**
 * What is wrong with a lineup: a slot that cannot hold its player, a player twice, one without a game, a total below
 * the best.
 *
 * The values are the product's, so only their use is judged here; whether they are near what the wire says is judged
 * beside it.
 */
import { bestDay } from "../oracle/lineup";
import type { Player } from "../oracle/types";
import type { Judged } from "./case-facts";

type Valued = { name: string; expected: number | null };
export type LineupRead = {
  day: string;
  starters: readonly (Valued & { slot: string })[];
  sits: readonly Valued[];
  total: number;
  /** What values are measured in, where it is said. */
  unit?: string | undefined;
};

const SLOTS: Readonly<Record<string, number>> = {
  PG: 0,
  SG: 1,
  SF: 2,
  PF: 3,
  C: 4,
  G: 5,
  F: 6,
  "SG/SF": 7,
  "G/F": 8,
  "PF/C": 9,
  "F/C": 10,
  UTIL: 11,
};
const INJURED_RESERVE = 13;
const BENCH = 12;
/**
 * Each player's value is rounded to a step and so is the total: sums of rounded ones are compared, a step apart at
 * most.
 */
const STEP = { points: 0.1, categories: 0.001 };
/** A day's projection may differ from season average times chance to play by form and opponent, hardly by more. */
const FAR_OFF = { least: 0.6, most: 1.5 };

export function lineupFaults(read: LineupRead, { facts, plan }: Judged): string[] {
  const { league } = facts;
  const faults: string[] = [];
  const players = new Map<string, Player>(league.mine.map((player) => [player.name, player]));
  const used = new Map<string, number>();
  const seen = new Set<string>();
  for (const { name, slot } of read.starters) {
    const player = players.get(name);
    used.set(slot, (used.get(slot) ?? 0) + 1);
    if (!player) {
      faults.push(`${name} starts and is not on the roster`);
      continue;
    }
    if (seen.has(name)) faults.push(`${name} starts twice`);
    seen.add(name);
    if (!player.eligibleSlots.includes(SLOTS[slot] ?? Number.NaN)) faults.push(`${name} cannot play ${slot}`);
    if (!facts.hasGame(player, read.day)) faults.push(`${name} has no game on ${read.day}`);
  }
  for (const [slot, count] of used) {
    if (count > (league.slotCounts[SLOTS[slot] ?? Number.NaN] ?? 0)) faults.push(`${count} players in ${slot}`);
  }
  const isToday = read.day === facts.daysLeft[0];
  const values = new Map([...read.starters, ...read.sits].map(({ name, expected }) => [name, expected]));
  const withGame = league.mine.filter((player) => facts.hasGame(player, read.day) && player.slotId !== INJURED_RESERVE);
  const free = withGame.filter((player) => !(isToday && facts.isLocked(player)));
  const slots = free.map((player) => ({
    id: player.id,
    eligibleSlots: player.eligibleSlots,
    isLocked: false,
    slotId: BENCH,
    value: values.get(player.name) ?? 0,
  }));
  const hasLocked = withGame.length > free.length;
  if (!hasLocked && [...values.values()].every((value) => value !== null)) {
    const best = bestDay(slots, league.slotCounts);
    const isPoints = read.unit === undefined ? league.format === "points" : read.unit === "points";
    const step = isPoints ? STEP.points : STEP.categories;
    const sum = read.starters.reduce((all, { expected }) => all + (expected ?? 0), 0);
    if (sum < best.total - 1.1 * step)
      faults.push(`${read.day}: ${sum.toFixed(3)} where ${best.total.toFixed(3)} can be had`);
    const rounding = (step / 2) * (read.starters.length + 1.1);
    if (Math.abs(read.total - sum) > rounding)
      faults.push(`${read.day}: the total is ${read.total}, its men's sum ${sum.toFixed(3)}`);
  }
  if (league.format === "points") faults.push(...farOff(read, players, plan.lineupOf(read.day).valueOf));
  return faults;
}

function farOff(read: LineupRead, players: ReadonlyMap<string, Player>, worthOf: (id: number) => number): string[] {
  const starters = read.starters.filter(({ expected }) => (expected ?? 0) > 0);
  const ours = starters.reduce((sum, { name }) => sum + worthOf(players.get(name)?.id ?? 0), 0);
  const theirs = starters.reduce((sum, { expected }) => sum + (expected ?? 0), 0);
  if (ours === 0) return [];
  const ratio = theirs / ours;
  return ratio < FAR_OFF.least || ratio > FAR_OFF.most
    ? [`${read.day}: starters are expected to bring ${theirs.toFixed(1)}, by their averages it is ${ours.toFixed(1)}`]
    : [];
}
