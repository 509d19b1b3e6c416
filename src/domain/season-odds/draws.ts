/**
 * Luck by name: a team's luck in a matchup of a draw is the same number whatever else is simulated, so that two seasons which differ by
 * one move differ by that move alone.
 *
 * Draws come in pairs of opposite luck, which cancels much of the noise.
 */
import { keyedState, keyedUniform } from "../win-probability/keyed-random";
import { inverseNormal } from "../win-probability/normal";

const SEED = 20_250_401;

/** Standard normal numbers, one a draw. @param drawCount even */
export function luckOf(drawCount: number, ...key: readonly (string | number)[]): Float64Array {
  const state = keyedState(SEED, ...key.map(String));
  const luck = new Float64Array(drawCount);
  for (let draw = 0; draw < drawCount; draw += 2) {
    const normal = inverseNormal(keyedUniform(state, draw));
    luck[draw] = normal;
    luck[draw + 1] = -normal;
  }
  return luck;
}
