/**
 * Whether a set of players can start together, for any eligibility: a matching of players into up to 31 places, grown
 * by one augmenting path per player.
 *
 * Players that can start together are the independent sets of a transversal matroid, so players offered by falling
 * value end as a set of greatest total. Only places are tracked, not who holds them: the lineup shown is chosen
 * afterward.
 */
import { MAX_SLOTS } from "./slot-layout";

export class SlotMatching {
  /** Places that the holder of each place could take instead. */
  readonly #elsewhere = new Int32Array(MAX_SLOTS);
  readonly #cameFrom = new Int8Array(MAX_SLOTS);
  readonly #queue = new Int8Array(MAX_SLOTS);
  readonly #allPlaces: number;
  #free: number;
  /** Places that can never be freed again: a failed search shows that their holders only reach each other. */
  #settled = 0;

  /** @param slotCount 0 to 31. */
  constructor(slotCount: number) {
    if (!(slotCount >= 0 && slotCount <= MAX_SLOTS)) throw new RangeError(`${slotCount} places`);
    this.#allPlaces = 2 ** slotCount - 1;
    this.#free = this.#allPlaces;
  }

  clear(): void {
    this.#free = this.#allPlaces;
    this.#settled = 0;
  }

  /**
   * Adds one player who may take `places` (a bit each), moving others as needed. False and unchanged when he cannot
   * start.
   */
  tryAdd(slots: number): boolean {
    const freed = this.#search(slots);
    if (freed < 0) return false;
    let slot = freed;
    for (let from = this.#from(slot); from >= 0; from = this.#from(slot)) {
      this.#elsewhere[slot] = this.#elsewhere[from] ?? 0;
      slot = from;
    }
    this.#elsewhere[slot] = slots;
    this.#free &= ~(1 << freed);
    return true;
  }

  /** Whether `tryAdd` would succeed. */
  canAdd(slots: number): boolean {
    return this.#search(slots) >= 0;
  }

  #from(slot: number): number {
    return this.#cameFrom[slot] ?? -1;
  }

  /** A free place that the player's arrival can lead to, or -1. */
  #search(slots: number): number {
    let seen = this.#settled;
    let tail = 0;
    const visit = (reachable: number, from: number) => {
      for (let bits = reachable & ~seen; bits !== 0; bits &= bits - 1) {
        const slot = 31 - Math.clz32(bits & -bits);
        this.#cameFrom[slot] = from;
        this.#queue[tail++] = slot;
      }
      seen |= reachable;
    };
    visit(slots, -1);
    for (let head = 0; head < tail; head++) {
      const slot = this.#queue[head] ?? 0;
      if ((this.#free >>> slot) & 1) return slot;
      visit(this.#elsewhere[slot] ?? 0, slot);
    }
    this.#settled = seen;
    return -1;
  }
}
