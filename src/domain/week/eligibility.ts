/**
 * One way to ask "can he still start?" for a whole week, whatever the league's eligibility.
 *
 * Players are sorted into classes of equal eligibility. With ordinary eligibility and up to 15 places a class is a set
 * of positions and the counting kernel answers; otherwise a class is a distinct list of slots and a matching answers.
 */
import { HallStarters, hallSlots } from "../lineup/hall";
import { followsPositionRule, placeBits, positionBits, type SlotList } from "../lineup/slot-layout";
import { SlotMatching } from "../lineup/slot-matching";

/** Starters of one day, grown one player at a time. */
export type DayStarters = {
  clear(): void;
  /** False and unchanged when a player of the class cannot join. */
  tryAdd(eligibility: number): boolean;
  /** Writes `value` at `into[offset + class]` for classes that no one can join any more since the last report. */
  reportFull(value: number, into: Float64Array, offset: number): void;
};

export type WeekEligibility = {
  readonly classCount: number;
  /** The class of each player, in the order given. */
  readonly classes: Uint16Array;
  newStarters(day: number): DayStarters;
};

type Eligible = { readonly eligibleSlots: readonly number[] };

/** @param days active places of each day. */
export function readEligibility(players: readonly Eligible[], days: readonly SlotList[]): WeekEligibility {
  const counted = days.map(hallSlots);
  // Days mostly share one layout.
  const layouts = [...new Set(days)];
  const follows = players.every(({ eligibleSlots }) =>
    layouts.every((slots) => followsPositionRule(eligibleSlots, slots)),
  );
  if (!follows || counted.includes(null)) return bySlots(players, days);
  return {
    classCount: 32,
    classes: Uint16Array.from(players, ({ eligibleSlots }) => positionBits(eligibleSlots)),
    newStarters(day) {
      const slots = counted[day];
      if (!slots) throw new RangeError(`no day ${day}`);
      return new HallStarters(slots);
    },
  };
}

function bySlots(players: readonly Eligible[], days: readonly SlotList[]): WeekEligibility {
  const classOf = new Map<string, number>();
  const slotLists: (readonly number[])[] = [];
  const classes = Uint16Array.from(players, ({ eligibleSlots }) => {
    const key = eligibleSlots.toSorted((a, b) => a - b).join();
    const known = classOf.get(key);
    if (known !== undefined) return known;
    classOf.set(key, slotLists.length);
    return slotLists.push(eligibleSlots) - 1;
  });
  return {
    classCount: slotLists.length,
    classes,
    newStarters(day) {
      const lineupSlots = days[day] ?? [];
      const bits = slotLists.map((slots) => placeBits(slots, lineupSlots));
      const matching = new SlotMatching(lineupSlots.length);
      let open: number[] = [];
      return {
        clear() {
          matching.clear();
          open = [...bits.keys()];
        },
        tryAdd: (eligibility) => matching.tryAdd(bits[eligibility] ?? 0),
        reportFull(value, into, offset) {
          open = open.filter((eligibility) => {
            const canJoin = matching.canAdd(bits[eligibility] ?? 0);
            if (!canJoin) into[offset + eligibility] = value;
            return canJoin;
          });
        },
      };
    },
  };
}
