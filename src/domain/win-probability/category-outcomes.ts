/**
 * From chances per category to the matchup: how many categories more are won than lost.
 *
 * Categories are taken as independent here; `tied-categories.ts` and the simulation account for what ties them.
 */
import type { Chances } from "./contest";

/** Index `n` is level, n + d is d more won than lost. */
type NetWins = Float64Array;

/** Distribution of wins minus losses over independent categories, by adding one category at a time. */
function netWins(categories: readonly Chances[]): NetWins {
  let net = Float64Array.of(1);
  for (const { win, tie, lose } of categories) {
    const next = new Float64Array(net.length + 2);
    for (let at = 0; at < net.length; at++) {
      const chance = net[at] ?? 0;
      next[at] = (next[at] ?? 0) + chance * lose;
      next[at + 1] = (next[at + 1] ?? 0) + chance * tie;
      next[at + 2] = (next[at + 2] ?? 0) + chance * win;
    }
    net = next;
  }
  return net;
}

/** Chance to win more categories than are lost, as many, fewer. */
export function matchupChances(categories: readonly Chances[]): Chances {
  const net = netWins(categories);
  const level = categories.length;
  const total = (from: number, to: number) => net.subarray(from, to).reduce((sum, chance) => sum + chance, 0);
  return { win: total(level + 1, net.length), tie: net[level] ?? 0, lose: total(0, level) };
}

/** Expected categories won, a tie counted half. */
export const expectedCategories = (categories: readonly Chances[]): number =>
  categories.reduce((sum, { win, tie }) => sum + win + tie / 2, 0);

/**
 * Value of winning, tying or losing category `index` for winning the matchup (a tied matchup counted half), with the
 * other categories at their probabilities.
 */
export function worthOfCategory(categories: readonly Chances[], index: number): Chances {
  const rest = categories.filter((_, at) => at !== index);
  const net = netWins(rest);
  const level = rest.length;
  const value = (outcome: number): number =>
    net.reduce(
      (sum, chance, at) => sum + chance * (at - level + outcome > 0 ? 1 : at - level + outcome === 0 ? 0.5 : 0),
      0,
    );
  return { win: value(1), tie: value(0), lose: value(-1) };
}
