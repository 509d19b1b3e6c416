/**
 * Points of a matchup in expected wins, so that this week and the season are one sum.
 *
 * Pure. A margin that is normal with mean m and variance v wins with chance Φ(m/√v); one more point adds φ(m/√v)/√v to it. In a
 * matchup that is decided a point is worth nearly nothing, and only what comes later counts.
 */

/** A matchup is never so decided that later weeks alone count: the forecast itself may be wrong by as much. */
const MAX_DEVIATIONS = 3;

/** @param matchup expected final margin in points and its variance; without variance the matchup is over. */
export function winsPerPointNow({ margin, variance }: { readonly margin: number; readonly variance: number }): number {
  const deviation = Math.sqrt(Math.max(1, variance));
  const z = Math.min(MAX_DEVIATIONS, Math.abs(margin) / deviation);
  return Math.exp(-(z * z) / 2) / (deviation * Math.sqrt(2 * Math.PI));
}

/** In a later week against an opponent nobody knows. @param variance of a whole week's margin, strength of opponents included. */
export const winsPerPointLater = (variance: number): number => 1 / Math.sqrt(2 * Math.PI * Math.max(1, variance));
