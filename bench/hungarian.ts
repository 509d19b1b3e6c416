/**
 * A Hungarian algorithm on typed arrays: the ordinary fast way to a day's best lineup, as the baseline of `engine`.
 *
 * Shortest augmenting paths with potentials, O(n²m), all memory allocated once. Staying on the bench costs nothing, so
 * an impossible or losing start is an assignment of cost 0.
 */
const MAX = 40;

export class HungarianLineup {
  readonly #costs = new Float64Array(MAX * MAX);
  readonly #rowPrice = new Float64Array(MAX + 1);
  readonly #columnPrice = new Float64Array(MAX + 1);
  readonly #least = new Float64Array(MAX + 1);
  readonly #rowOf = new Int32Array(MAX + 1);
  readonly #previous = new Int32Array(MAX + 1);
  readonly #isDone = new Uint8Array(MAX + 1);

  /**
   * The best total.
   *
   * @param slotPositions bits of positions that each place takes. @param positions and @param values of `count`
   * players.
   */
  total(slotPositions: Uint8Array, positions: Uint8Array, values: Float64Array, count: number): number {
    const slots = slotPositions.length;
    const rows = Math.min(slots, count);
    const columns = Math.max(slots, count);
    const costs = this.#costs;
    const arePlacesRows = slots <= count;
    for (let place = 0; place < slots; place++) {
      for (let player = 0; player < count; player++) {
        const value = values[player] ?? 0;
        const fits = value > 0 && ((slotPositions[place] ?? 0) & (positions[player] ?? 0)) !== 0;
        costs[arePlacesRows ? place * columns + player : player * columns + place] = fits ? -value : 0;
      }
    }
    return this.#leastCost(rows, columns);
  }

  #leastCost(rows: number, columns: number): number {
    const [costs, rowPrice, columnPrice, min] = [this.#costs, this.#rowPrice, this.#columnPrice, this.#least];
    const [rowOf, previous, isDone] = [this.#rowOf, this.#previous, this.#isDone];
    rowPrice.fill(0, 0, rows + 1);
    columnPrice.fill(0, 0, columns + 1);
    rowOf.fill(0, 0, columns + 1);
    for (let row = 1; row <= rows; row++) {
      rowOf[0] = row;
      min.fill(Number.POSITIVE_INFINITY, 0, columns + 1);
      isDone.fill(0, 0, columns + 1);
      let column = 0;
      do {
        isDone[column] = 1;
        const from = rowOf[column] ?? 0;
        const base = (from - 1) * columns - 1;
        const price = rowPrice[from] ?? 0;
        let step = Number.POSITIVE_INFINITY;
        let next = 0;
        for (let other = 1; other <= columns; other++) {
          if (isDone[other] === 1) continue;
          const slack = (costs[base + other] ?? 0) - price - (columnPrice[other] ?? 0);
          if (slack < (min[other] ?? 0)) {
            min[other] = slack;
            previous[other] = column;
          }
          if ((min[other] ?? 0) < step) {
            step = min[other] ?? 0;
            next = other;
          }
        }
        for (let other = 0; other <= columns; other++) {
          if (isDone[other] === 1) {
            const held = rowOf[other] ?? 0;
            rowPrice[held] = (rowPrice[held] ?? 0) + step;
            columnPrice[other] = (columnPrice[other] ?? 0) - step;
          } else min[other] = (min[other] ?? 0) - step;
        }
        column = next;
      } while (rowOf[column] !== 0);
      while (column !== 0) {
        const before = previous[column] ?? 0;
        rowOf[column] = rowOf[before] ?? 0;
        column = before;
      }
    }
    return columnPrice[0] ?? 0;
  }
}
