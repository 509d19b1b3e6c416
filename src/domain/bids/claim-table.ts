/**
 * How often a bid wins its claim, by the bid and by how sought-after the player is. Pure.
 *
 * From 1,118 executed claims of one league in 2026, the one measured public source. Where two neighboring rows of it
 * contradict each other by a point or two, both have their mean, so that a more sought-after player is never easier to
 * win.
 */

/** Bids of the columns, in dollars of a budget of 100. */
const TABLE_BIDS = [0, 1, 2, 3, 5, 10] as const;

/** Beyond it the table says nothing more. */
export const MAX_TABLE_BID = 10;

/** ESPN's default budget, for which the table's bids are taken to be made. */
export const TABLE_BUDGET = 100;

/** A row holds for the middle of its ranks among free agents: 1–5, 6–15, 16–40, and 41 or more. */
const TABLE_ROWS = [
  { rank: 3, chances: [0.21, 0.6, 0.73, 0.81, 0.91, 0.96] },
  { rank: 10, chances: [0.26, 0.7, 0.82, 0.91, 0.97, 0.99] },
  { rank: 28, chances: [0.27, 0.735, 0.85, 0.915, 0.975, 0.99] },
  { rank: 41, chances: [0.29, 0.735, 0.85, 0.915, 0.975, 0.99] },
] as const;

/**
 * Chance to win a claim, 0 to 1: between ranks and bids of the table on a straight line, beyond them as at its edge.
 * Never falls with the bid, nor for a player further down.
 *
 * @param rank place of the player among free agents, from 1
 * @param bid in dollars, 0 or more, out of a season's `budget`
 */
export function tableChance(rank: number, bid: number, budget: number): number {
  const asInTable = (bid * TABLE_BUDGET) / budget;
  const rows = TABLE_ROWS.map((row) => ({ at: row.rank, value: between(columnsOf(row.chances), asInTable) }));
  return between(rows, rank);
}

type Knot = { readonly at: number; readonly value: number };

const columnsOf = (chances: readonly number[]): Knot[] =>
  TABLE_BIDS.map((at, column) => ({ at, value: chances[column] ?? 0 }));

function between(knots: readonly Knot[], at: number): number {
  const above = knots.findIndex((knot) => knot.at >= at);
  const [low, high] = [knots[above < 0 ? knots.length - 1 : above - 1], knots[above]];
  if (!low || !high) return (low ?? high)?.value ?? 0;
  return low.value + ((high.value - low.value) * (at - low.at)) / (high.at - low.at);
}
