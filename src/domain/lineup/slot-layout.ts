/**
 * A league's active slots as the lineup sees them: one place per slot, in the order of ESPN's slot ids.
 *
 * Bench and IR are not places. Which positions a slot takes (the position rule) is used only to recognize ordinary
 * eligibility, which has a faster test, and to say how flexible a slot is; who may stand where is always ESPN's own
 * `eligibleSlots`.
 */

import { fault, isCount, type Outcome, solved } from "./fault";
import { isStartingSlot } from "./slots";

/** Slot id → how many, as league settings give it; bench, IR and zeros may be in it and are left out. */
export type SlotCounts = Readonly<Record<string, number>>;

/** Slot ids of the active places, ascending, one entry per place. */
export type SlotList = readonly number[];

/** A set of places fits one 32-bit word without its sign. */
export const MAX_SLOTS = 31;

const LAST_KNOWN_SLOT = 15;

const PG = 1;
const SG = 2;
const SF = 4;
const PF = 8;
const C = 16;
export const ALL_POSITIONS = PG | SG | SF | PF | C;

/** Positions each slot takes, by slot id 0 to 11, a bit per position in ESPN's order. */
const TAKES: readonly number[] = [
  PG,
  SG,
  SF,
  PF,
  C,
  PG | SG,
  SF | PF,
  SG | SF,
  PG | SG | SF | PF,
  PF | C,
  SF | PF | C,
  ALL_POSITIONS,
];

/** Bits of the positions that the slot takes; 0 for slots that no position rule describes. */
export const positionsTaken = (slotId: number): number => TAKES[slotId] ?? 0;

/** ESPN's slots 0 to 15. */
export const isKnownSlot = (slotId: number): boolean => (slotId & LAST_KNOWN_SLOT) === slotId;

/** How many positions the slot takes: the more, the more players can replace its holder. */
export function flexibility(slotId: number): number {
  let count = 0;
  for (let bits = positionsTaken(slotId); bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** Known slots among the given ones, a bit per slot id; ids that ESPN does not have are left out. */
function slotBits(slots: readonly number[]): number {
  let bits = 0;
  for (const slot of slots) if (isKnownSlot(slot)) bits |= 1 << slot;
  return bits;
}

/** The player's base positions as bits, from slots 0 to 4 in `eligibleSlots`. */
export const positionBits = (eligibleSlots: readonly number[]): number => slotBits(eligibleSlots) & ALL_POSITIONS;

/** Slots that take one of the positions, by bits of positions. */
const SLOTS_TAKING = Array.from({ length: ALL_POSITIONS + 1 }, (_, positions) =>
  slotBits([...TAKES.keys()].filter((slot) => (positionsTaken(slot) & positions) !== 0)),
);

/** True when, on these places, the player may stand exactly where one of his positions is taken. */
export function followsPositionRule(eligibleSlots: readonly number[], slots: SlotList): boolean {
  const bits = slotBits(eligibleSlots);
  return ((bits ^ (SLOTS_TAKING[bits & ALL_POSITIONS] ?? 0)) & slotBits(slots)) === 0;
}

/** The places that the player may take, a bit per index in `places`. */
export function placeBits(eligibleSlots: readonly number[], slots: SlotList): number {
  return slots.reduce((bits, slot, index) => (eligibleSlots.includes(slot) ? bits | (1 << index) : bits), 0);
}

/**
 * Reads slot counts. Faults: a count that is no whole number of 0 or more, a used slot ESPN does not have, over 31
 * places.
 */
export function parseSlots(counts: SlotCounts): Outcome<SlotList> {
  const slots: number[] = [];
  for (const [key, count] of Object.entries(counts)) {
    const slotId = Number(key);
    if (!isCount(count)) return fault("engine.bad-number", `count of slot ${key}`);
    if (count === 0) continue;
    if (!isKnownSlot(slotId)) return fault("engine.unknown-slot", `slot ${key} in the layout`);
    if (!isStartingSlot(slotId)) continue;
    if (slots.length + count > MAX_SLOTS) return fault("engine.too-many-slots", `more than ${MAX_SLOTS} active`);
    for (let slot = 0; slot < count; slot++) slots.push(slotId);
  }
  return solved(slots.sort((a, b) => a - b));
}

/** The places left when one of the slot is taken; `undefined` when none of it is there. */
export function withoutSlot(slots: SlotList, slotId: number): SlotList | undefined {
  const index = slots.indexOf(slotId);
  return index < 0 ? undefined : slots.toSpliced(index, 1);
}
