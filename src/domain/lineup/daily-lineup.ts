/**
 * The best lineup of one day, exact for any slot layout of up to 31 active slots.
 *
 * A started player is worth the same in every slot, so taking players by falling value, each if those taken can be
 * rearranged to let him in, gives the greatest total. The total is unique, the set need not be: ties go by
 * `byPreference`. A player worth 0 or less is never started by choice; one of unknown
 * value is, in a slot that would stay empty.
 */
import type { PlayerId } from "../ids";
import { type LineupDay, type LineupPlayer, type OpenDay, readDay, startValue } from "./day";
import { type Outcome, solved } from "./fault";
import { hallSlots, hallTotal } from "./hall";
import { type Placement, placeStarters } from "./placement";
import { followsPositionRule, placeBits, positionBits } from "./slot-layout";
import { SlotMatching } from "./slot-matching";

export type DailyLineup = {
  readonly total: number;
  /** Locked starters by id, then the others, best first. */
  readonly starters: readonly PlayerId[];
  /** Where each starter stands, by slot id and then player id. */
  readonly slots: readonly Placement[];
};

/** Starts that locked players leave under the day's cap. */
const startsLeft = (day: OpenDay): number =>
  day.maxStarts === null ? day.slots.length : Math.max(0, day.maxStarts - day.lockedStarts);

/** The best lineup; a fault of `readDay` for bad input. Equal input in any order gives an equal answer. */
export function bestLineup(day: LineupDay): Outcome<DailyLineup> {
  const read = readDay(day);
  return read.ok ? solved(asLineup(read.value, chooseStarters(read.value))) : read;
}

function chooseStarters(day: OpenDay): LineupPlayer[] {
  const matching = new SlotMatching(day.slots.length);
  const chosen: LineupPlayer[] = [];
  for (const player of day.candidates) {
    if (chosen.length >= startsLeft(day)) break;
    if (matching.tryAdd(placeBits(player.eligibleSlots, day.slots))) chosen.push(player);
  }
  return chosen;
}

/** The lineup of locked starters and of chosen ones, which must fit the places together. */
function asLineup(day: OpenDay, chosen: readonly LineupPlayer[]): DailyLineup {
  const held = day.lockedStarters.map(({ playerId, currentSlot }) => ({ playerId, slotId: currentSlot }));
  return {
    total: chosen.reduce((sum, player) => sum + startValue(player), day.lockedTotal),
    starters: [...day.lockedStarters, ...chosen].map(({ playerId }) => playerId),
    slots: [...held, ...placeStarters(chosen, day.slots)].sort(
      (a, b) => a.slotId - b.slotId || a.playerId - b.playerId,
    ),
  };
}

/** Only the total of `bestLineup`, several times faster with ordinary eligibility and up to 15 places. */
export function bestTotal(day: LineupDay): Outcome<number> {
  const read = readDay(day);
  if (!read.ok) return read;
  const { candidates, slots, lockedTotal } = read.value;
  const counted = hallSlots(slots);
  if (!counted || !candidates.every((player) => followsPositionRule(player.eligibleSlots, slots))) {
    return solved(asTotal(read.value, chooseStarters(read.value)));
  }
  const able = candidates.filter((player) => positionBits(player.eligibleSlots) !== 0);
  const positions = Uint8Array.from(able, (player) => positionBits(player.eligibleSlots));
  const values = Float64Array.from(able, startValue);
  const capped = { ...counted, slotCount: Math.min(counted.slotCount, startsLeft(read.value)) };
  return solved(lockedTotal + hallTotal(capped, positions, values, able.length));
}

const asTotal = (day: OpenDay, chosen: readonly LineupPlayer[]): number =>
  chosen.reduce((sum, player) => sum + startValue(player), day.lockedTotal);
