/**
 * Whether managers would talk about a deal: its sides are worth about as much to anybody.
 *
 * Engines see gains where people see robbery: two streamed spots for the best player of the league. Beyond this gap no deal was judged on
 * played seasons either (`backtest --parts trades`).
 */

/** Greatest difference of two sides, as a share of the better one. */
const MAX_GAP = 0.3;

/**
 * In a deal of unlike sizes the better of the two is compared, and the one for them must be the best player of the deal. Otherwise the sums.
 *
 * @param given and `got`: worths of the players of either side, in one unit
 */
export function isFairDeal(given: readonly number[], got: readonly number[]): boolean {
  const isEven = given.length === got.length;
  const [one, other] = [given, got].map((worths) =>
    isEven ? worths.reduce((sum, worth) => sum + worth, 0) : Math.max(...worths),
  ) as [number, number];
  if (one <= 0 || other <= 0) return false;
  if (given.length < got.length && one < other) return false;
  if (got.length < given.length && other < one) return false;
  return Math.abs(one - other) <= MAX_GAP * Math.max(one, other);
}
