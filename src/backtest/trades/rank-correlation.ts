/** Spearman's rank correlation, equal values at their mean rank. @returns -1 to 1; NaN when one list does not vary. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const [first, second] = [ranks(pairs.map(([value]) => value)), ranks(pairs.map(([, value]) => value))];
  const mean = (pairs.length - 1) / 2;
  let [cross, squares, otherSquares] = [0, 0, 0];
  for (const [index, rank] of first.entries()) {
    const [a, b] = [rank - mean, (second[index] ?? mean) - mean];
    cross += a * b;
    squares += a * a;
    otherSquares += b * b;
  }
  return cross / Math.sqrt(squares * otherSquares);
}

function ranks(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranked = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && values[order[to + 1] ?? 0] === values[order[from] ?? 0]) to++;
    for (let at = from; at <= to; at++) ranked[order[at] ?? 0] = (from + to) / 2;
    from = to + 1;
  }
  return ranked;
}
