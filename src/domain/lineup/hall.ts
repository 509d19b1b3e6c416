/**
 * Totals of best lineups without any matching, for ordinary (position) eligibility and up to 15 places.
 *
 * By Hall's theorem a set of players can start exactly when, for each of the 31 sets Q of positions, no more of them
 * have all their positions inside Q than there are places taking some position of Q. The 31 counts are 5-bit fields in
 * six words, each started at 15 - capacity, so that one count too many shows as the field's top bit: testing a player
 * is six additions and one comparison.
 */
import { ALL_POSITIONS, positionsTaken, type SlotList } from "./slot-layout";

/** Beyond this a field would overflow into its neighbor. */
const MAX_HALL_SLOTS = 15;

const WORDS = 6;
const FIELDS_PER_WORD = 6;
const FIELD_BITS = 5;
const SETS = ALL_POSITIONS + 1;

const wordOf = (set: number): number => Math.floor((set - 1) / FIELDS_PER_WORD);
const shiftOf = (set: number): number => FIELD_BITS * ((set - 1) % FIELDS_PER_WORD);

/** Amount that a player of a set of positions adds to each word. */
const STEPS = new Int32Array(SETS * WORDS);
/** Sets of positions within each set, a bit per set; bit 0 is the empty set, which never fits. */
const SUBSETS = new Int32Array(SETS);
/** The set of positions whose field has its top bit at a given bit of a given word. */
const SET_AT = new Uint8Array(WORDS * 32);
/** One in every field, and the top bit of every field. */
let ones = 0;
let overflow = 0;

for (let field = 0; field < FIELDS_PER_WORD; field++) {
  ones |= 1 << (FIELD_BITS * field);
  overflow |= 16 << (FIELD_BITS * field);
}
const ONES = ones;
const OVERFLOW = overflow;

for (let set = 1; set < SETS; set++) {
  SET_AT[wordOf(set) * 32 + shiftOf(set) + FIELD_BITS - 1] = set;
  for (let inner = 0; inner < SETS; inner++) {
    if ((inner & ~set) !== 0) continue;
    SUBSETS[set] = (SUBSETS[set] ?? 0) | (1 << inner);
    if (inner > 0) STEPS[inner * WORDS + wordOf(set)] = (STEPS[inner * WORDS + wordOf(set)] ?? 0) | (1 << shiftOf(set));
  }
}

/** The places of a day in the form the kernel counts in. */
export type HallSlots = {
  /** Most starters; may be lowered to cap them. */
  readonly slotCount: number;
  readonly start: Int32Array;
  /** The least capacity of any set of positions: that many players with positions always fit. */
  readonly sureStarters: number;
};

/** `null` when the kernel cannot count these places: more than 15, or one that no position rule describes. */
export function hallSlots(slots: SlotList): HallSlots | null {
  if (slots.length > MAX_HALL_SLOTS || slots.some((slot) => positionsTaken(slot) === 0)) return null;
  const start = new Int32Array(WORDS);
  let sureStarters = slots.length;
  for (let set = 1; set < SETS; set++) {
    const capacity = slots.filter((slot) => (positionsTaken(slot) & set) !== 0).length;
    sureStarters = Math.min(sureStarters, capacity);
    start[wordOf(set)] = (start[wordOf(set)] ?? 0) + ((MAX_HALL_SLOTS - capacity) << shiftOf(set));
  }
  return { slotCount: slots.length, start, sureStarters };
}

/**
 * The total of the best lineup.
 *
 * The caller sorts the players and leaves out those who cannot help; nothing is checked here.
 *
 * @param positions bits of each player's positions, 1 to 31. @param values of the same players, above 0 and falling.
 * @param count how many of both to read.
 */
export function hallTotal(slots: HallSlots, positions: Uint8Array, values: Float64Array, count: number): number {
  const { start, slotCount } = slots;
  let w0 = start[0] ?? 0;
  let w1 = start[1] ?? 0;
  let w2 = start[2] ?? 0;
  let w3 = start[3] ?? 0;
  let w4 = start[4] ?? 0;
  let w5 = start[5] ?? 0;
  let total = 0;
  const sure = Math.min(slots.sureStarters, slotCount, count);
  for (let index = 0; index < sure; index++) {
    const step = (positions[index] ?? 0) * WORDS;
    w0 = (w0 + (STEPS[step] ?? 0)) | 0;
    w1 = (w1 + (STEPS[step + 1] ?? 0)) | 0;
    w2 = (w2 + (STEPS[step + 2] ?? 0)) | 0;
    w3 = (w3 + (STEPS[step + 3] ?? 0)) | 0;
    w4 = (w4 + (STEPS[step + 4] ?? 0)) | 0;
    w5 = (w5 + (STEPS[step + 5] ?? 0)) | 0;
    total += values[index] ?? 0;
  }
  let open = slotCount - sure;
  for (let index = sure; index < count && open > 0; index++) {
    const step = (positions[index] ?? 0) * WORDS;
    const n0 = (w0 + (STEPS[step] ?? 0)) | 0;
    const n1 = (w1 + (STEPS[step + 1] ?? 0)) | 0;
    const n2 = (w2 + (STEPS[step + 2] ?? 0)) | 0;
    const n3 = (w3 + (STEPS[step + 3] ?? 0)) | 0;
    const n4 = (w4 + (STEPS[step + 4] ?? 0)) | 0;
    const n5 = (w5 + (STEPS[step + 5] ?? 0)) | 0;
    if (((n0 | n1 | n2 | n3 | n4 | n5) & OVERFLOW) !== 0) continue;
    w0 = n0;
    w1 = n1;
    w2 = n2;
    w3 = n3;
    w4 = n4;
    w5 = n5;
    total += values[index] ?? 0;
    open--;
  }
  return total;
}

/** A set of starters grown one player at a time, and which positions it has no more room for. */
export class HallStarters {
  readonly #places: HallSlots;
  readonly #words: Int32Array;
  /** Sets of positions that no further player may have, a bit each; bit 0 (no positions) always. */
  #full = 1;
  #reported = 0;

  constructor(slots: HallSlots) {
    this.#places = slots;
    this.#words = new Int32Array(WORDS);
    this.clear();
  }

  clear(): void {
    this.#words.set(this.#places.start);
    this.#full = 1;
    this.#reported = 0;
    for (let word = 0; word < WORDS; word++) this.#noteFull(word, this.#words[word] ?? 0, 0);
  }

  /** False when no rearrangement leaves a slot for a player of these positions. */
  canAdd(positions: number): boolean {
    return ((this.#full >>> positions) & 1) === 0;
  }

  /** False and unchanged when he cannot join. @param positions bits, 0 to 31. */
  tryAdd(positions: number): boolean {
    if (!this.canAdd(positions)) return false;
    for (let word = 0; word < WORDS; word++) {
      const before = this.#words[word] ?? 0;
      const after = before + (STEPS[positions * WORDS + word] ?? 0);
      this.#words[word] = after;
      if (after !== before) this.#noteFull(word, after, before);
    }
    return true;
  }

  /** Writes `value` at `into[offset + p]` for positions p that have become full since `clear` or the last report. */
  reportFull(value: number, into: Float64Array, offset: number): void {
    for (let fresh = this.#full & ~this.#reported; fresh !== 0; fresh &= fresh - 1) {
      into[offset + 31 - Math.clz32(fresh & -fresh)] = value;
    }
    this.#reported = this.#full;
  }

  /** A field at 15 has reached its capacity; one more would carry into its top bit. */
  #noteFull(word: number, now: number, before: number): void {
    for (let reached = (now + ONES) & ~(before + ONES) & OVERFLOW; reached !== 0; reached &= reached - 1) {
      const set = SET_AT[word * 32 + 31 - Math.clz32(reached & -reached)] ?? 0;
      this.#full |= SUBSETS[set] ?? 0;
    }
  }
}
