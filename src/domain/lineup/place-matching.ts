/**
 * Whether a set of players can start together, for any eligibility: a matching of players into up to 31 places, grown
 * by one augmenting path per player.
 *
 * Players that can start together are the independent sets of a transversal matroid, so players offered by falling
 * value end as a set of greatest total. Only places are tracked, not who holds them: the lineup shown is chosen
 * afterward.
 */
import { MOST_PLACES } from "./slot-layout";

export class PlaceMatching {
  /** Places that the holder of each place could take instead. */
  readonly #elsewhere = new Int32Array(MOST_PLACES);
  readonly #cameFrom = new Int8Array(MOST_PLACES);
  readonly #queue = new Int8Array(MOST_PLACES);
  readonly #allPlaces: number;
  #free: number;
  /** Places that can never be freed again: a failed search shows that their holders only reach each other. */
  #settled = 0;

  /** @param placeCount 0 to 31. */
  constructor(placeCount: number) {
    if (!(placeCount >= 0 && placeCount <= MOST_PLACES)) throw new RangeError(`${placeCount} places`);
    this.#allPlaces = 2 ** placeCount - 1;
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
  tryAdd(places: number): boolean {
    const freed = this.#search(places);
    if (freed < 0) return false;
    let place = freed;
    for (let from = this.#from(place); from >= 0; from = this.#from(place)) {
      this.#elsewhere[place] = this.#elsewhere[from] ?? 0;
      place = from;
    }
    this.#elsewhere[place] = places;
    this.#free &= ~(1 << freed);
    return true;
  }

  /** Whether `tryAdd` would succeed. */
  canAdd(places: number): boolean {
    return this.#search(places) >= 0;
  }

  #from(place: number): number {
    return this.#cameFrom[place] ?? -1;
  }

  /** A free place that the player's arrival can lead to, or -1. */
  #search(places: number): number {
    let seen = this.#settled;
    let tail = 0;
    const visit = (reachable: number, from: number) => {
      for (let bits = reachable & ~seen; bits !== 0; bits &= bits - 1) {
        const place = 31 - Math.clz32(bits & -bits);
        this.#cameFrom[place] = from;
        this.#queue[tail++] = place;
      }
      seen |= reachable;
    };
    visit(places, -1);
    for (let head = 0; head < tail; head++) {
      const place = this.#queue[head] ?? 0;
      if ((this.#free >>> place) & 1) return place;
      visit(this.#elsewhere[place] ?? 0, place);
    }
    this.#settled = seen;
    return -1;
  }
}
