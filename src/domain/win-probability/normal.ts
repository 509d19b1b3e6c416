/**
 * The standard normal distribution.
 *
 * Accurate far into the tails, since chances are differences of tails.
 */

/** P(X > 0) for a normal X, a tie counted half when nothing varies. */
export function chanceAboveZero(mean: number, variance: number): number {
  if (variance > 0) return normalCdf(mean / Math.sqrt(variance));
  return mean === 0 ? 0.5 : Number(mean > 0);
}

/** From here the tail's continued fraction converges faster than the series, and keeps the digits of small chances. */
const TAIL_FROM = 5;
const TAIL_TERMS = 40;
const INVERSE_ROOT_TWO_PI = 0.3989422804014327;

/** The standard normal distribution function, to within 1e-14. `normalCdf(-x)` is accurate for large x too. */
export function normalCdf(x: number): number {
  const size = Math.abs(x);
  if (Number.isNaN(x)) return Number.NaN;
  if (size < TAIL_FROM) return 0.5 + Math.sign(x) * centralArea(size);
  return x < 0 ? upperTail(size) : 1 - upperTail(size);
}

/** Height of the bell curve. */
export const density = (x: number): number => INVERSE_ROOT_TWO_PI * Math.exp(-0.5 * x * x);

/** Area from 0 to x: density(x) times x + x³/3 + x⁵/(3·5) + …, all terms positive, so nothing cancels. */
function centralArea(x: number): number {
  let term = x;
  let series = x;
  for (let odd = 3; term > series * 1e-17; odd += 2) {
    term *= (x * x) / odd;
    series += term;
  }
  return density(x) * series;
}

/** Area beyond x: density(x) / (x + 1/(x + 2/(x + 3/(x + …)))). */
function upperTail(x: number): number {
  let fraction = x;
  for (let term = TAIL_TERMS; term >= 1; term--) fraction = x + term / fraction;
  return density(x) / fraction;
}

const TAIL_BEGINS = 0.02425;

/**
 * The normal number below which a share `p` lies, 0 < p < 1. A rational approximation of P. J. Acklam, its coefficients
 * as he published them; relative error below 1.2e-9.
 */
export function inverseNormal(p: number): number {
  if (p < TAIL_BEGINS) return inverseTail(p);
  if (p > 1 - TAIL_BEGINS) return -inverseTail(1 - p);
  // Written out: millions of these are drawn.
  const q = p - 0.5;
  const r = q * q;
  const top =
    ((((-3.969683028665376e1 * r + 2.209460984245205e2) * r - 2.759285104469687e2) * r + 1.38357751867269e2) * r -
      3.066479806614716e1) *
      r +
    2.506628277459239;
  const below =
    ((((-5.447609879822406e1 * r + 1.615858368580409e2) * r - 1.556989798598866e2) * r + 6.680131188771972e1) * r -
      1.328068155288572e1) *
      r +
    1;
  return (q * top) / below;
}

function inverseTail(p: number): number {
  const x = Math.sqrt(-2 * Math.log(p));
  const top =
    ((((-7.784894002430293e-3 * x - 3.223964580411365e-1) * x - 2.400758277161838) * x - 2.549732539343734) * x +
      4.374664141464968) *
      x +
    2.938163982698783;
  const below =
    (((7.784695709041462e-3 * x + 3.224671290700398e-1) * x + 2.445134137142996) * x + 3.754408661907416) * x + 1;
  return top / below;
}
