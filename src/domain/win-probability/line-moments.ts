/**
 * Means and covariances of a side's cells still to come, exact for the noise of `line-noise.ts`.
 *
 * Everything is a product of two cells: E[c·d] is mean × mean × a factor from the shared noise, plus the mean itself
 * when both are the same cell of the same line, since a count paired with itself counts each of its units once more.
 */
import { CELL, CELL_COUNT, DOUBLE_CELLS, FAMILY_OF_CELL, type PreparedLine } from "./line-forecast";
import { COUNT_FAMILIES, chanceOfBoth, type LineNoise } from "./line-noise";

export type SideMoments = {
  /** Per cell. */
  readonly mean: Float64Array;
  /** `CELL_COUNT` rows of `CELL_COUNT`. */
  readonly covariance: Float64Array;
};

const noMoments = (): SideMoments => ({
  mean: new Float64Array(CELL_COUNT),
  covariance: new Float64Array(CELL_COUNT * CELL_COUNT),
});

/** Moments of a side's lines together, and of one line alone when the list has one. */
export function sideMoments(lines: readonly PreparedLine[], noise: LineNoise): SideMoments {
  const side = noMoments();
  const families = noiseOfFamilies(noise);
  const bothPlay = (one: PreparedLine, other: PreparedLine) => chanceOfBoth(one.pPlay, other.pPlay, noise);
  const byPlayer = new Map<string, PreparedLine[]>();
  for (const line of lines) {
    addLine(side, line, families);
    const others = byPlayer.get(line.player) ?? [];
    for (const other of others) addSharedWeek(side, [other, line], bothPlay(other, line), families);
    byPlayer.set(line.player, [...others, line]);
  }
  return side;
}

function addLine({ mean, covariance }: SideMoments, line: PreparedLine, noise: FamilyNoise): void {
  const { cells, pPlay } = line;
  const factors = pairFactors(line, line, noise);
  for (let one = 0; one < CELL_COUNT; one++) {
    const amount = cells[one] ?? 0;
    if (amount === 0) continue;
    mean[one] = (mean[one] ?? 0) + pPlay * amount;
    const own = one === CELL.MIN ? 0 : pPlay * amount;
    covariance[one * CELL_COUNT + one] = (covariance[one * CELL_COUNT + one] ?? 0) + own;
    for (let other = 0; other < CELL_COUNT; other++) {
      const product = amount * (cells[other] ?? 0);
      const at = one * CELL_COUNT + other;
      covariance[at] = (covariance[at] ?? 0) + pPlay * product * ((factors[at] ?? 0) - pPlay);
    }
  }
  if (line.doubleTies) addDoubleTies(covariance, line.doubleTies, pPlay);
}

/**
 * Adds the covariance of doubles with the line they are made of; `ties` holds both orders of two doubles, but one of a
 * double and a count.
 */
function addDoubleTies(covariance: Float64Array, ties: Float64Array, pPlay: number): void {
  for (const [row, double] of DOUBLE_CELLS.entries()) {
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const tie = pPlay * (ties[row * CELL_COUNT + cell] ?? 0);
      if (tie === 0) continue;
      const at = double * CELL_COUNT + cell;
      covariance[at] = (covariance[at] ?? 0) + tie;
      if (DOUBLE_CELLS.includes(cell)) continue;
      const turned = cell * CELL_COUNT + double;
      covariance[turned] = (covariance[turned] ?? 0) + tie;
    }
  }
}

/** Two games of one player: the week's error ties them, and that absences last. Rare events follow presence alone. */
function addSharedWeek(
  { covariance }: SideMoments,
  [first, second]: readonly [PreparedLine, PreparedLine],
  bothPlay: number,
  noise: FamilyNoise,
): void {
  const factors = pairFactors(first, second, noise);
  const expected = first.pPlay * second.pPlay;
  for (let one = 0; one < CELL_COUNT; one++) {
    const amount = first.cells[one] ?? 0;
    if (amount === 0) continue;
    for (let other = 0; other < CELL_COUNT; other++) {
      const together = bothPlay * (factors[one * CELL_COUNT + other] ?? 0);
      const tie = amount * (second.cells[other] ?? 0) * (together - expected);
      covariance[one * CELL_COUNT + other] = (covariance[one * CELL_COUNT + other] ?? 0) + tie;
      covariance[other * CELL_COUNT + one] = (covariance[other * CELL_COUNT + one] ?? 0) + tie;
    }
  }
}

const COUNT_CELLS = FAMILY_OF_CELL.length;
const FAMILY_INDEX = FAMILY_OF_CELL.map((family) => COUNT_FAMILIES.indexOf(family));
const isThree = (cell: number): boolean => cell <= CELL.THREE_MISSED;
const isShot = (cell: number): boolean => cell <= CELL.TWO_MISSED;

/** E[c·d] ÷ (mean of c × mean of d) for cells c of one line and d of the other (or the same), own units left out. */
function pairFactors(first: PreparedLine, second: PreparedLine, noise: FamilyNoise): Float64Array {
  const isSame = first === second;
  const shared = isSame ? first.gameVariance + first.weekVariance : Math.sqrt(first.weekVariance * second.weekVariance);
  const families = familyFactors(first, shared, isSame, noise);
  const sway = isSame
    ? (1 + first.weeklyVariation ** 2) * (1 + first.gameVariation ** 2) - 1
    : first.weeklyVariation * second.weeklyVariation;
  const odds = [oddsOf(first.threeShare), oddsOf(second.threeShare)] as const;
  const factors = new Float64Array(CELL_COUNT * CELL_COUNT).fill(1);
  for (let one = 0; one < COUNT_CELLS; one++) {
    const row = FAMILY_INDEX[one] ?? 0;
    for (let other = 0; other < COUNT_CELLS; other++) {
      let factor = families[row * FAMILIES + (FAMILY_INDEX[other] ?? 0)] ?? 1;
      if (isShot(one) && isShot(other))
        factor *= 1 + sway * (isThree(one) ? 1 : -odds[0]) * (isThree(other) ? 1 : -odds[1]);
      factors[one * CELL_COUNT + other] = factor;
    }
    const withMinutes = Math.exp((noise.loadings[row] ?? 1) * shared);
    factors[one * CELL_COUNT + CELL.MIN] = withMinutes;
    factors[CELL.MIN * CELL_COUNT + one] = withMinutes;
  }
  factors[CELL.MIN * CELL_COUNT + CELL.MIN] = Math.exp(shared);
  // An event happens once or not at all, so a pair of it with itself does not exist.
  if (isSame) for (let cell = CELL.GP; cell < CELL_COUNT; cell++) factors[cell * CELL_COUNT + cell] = 0;
  return factors;
}

const oddsOf = (share: number): number => (share < 1 ? share / (1 - share) : 0);

const FAMILIES = COUNT_FAMILIES.length;

/** The noise by family index, looked up once for a side. */
type FamilyNoise = {
  readonly loadings: Float64Array;
  readonly spreads: Float64Array;
  readonly ownWeek: Float64Array;
};

const noiseOfFamilies = (noise: LineNoise): FamilyNoise => ({
  loadings: Float64Array.from(COUNT_FAMILIES, (family) => noise.counts[family].loading),
  spreads: Float64Array.from(COUNT_FAMILIES, (family) => noise.counts[family].spread),
  ownWeek: Float64Array.from(COUNT_FAMILIES, (family) => Math.exp(noise.counts[family].weekVariance)),
});

function familyFactors(line: PreparedLine, shared: number, isSame: boolean, noise: FamilyNoise): Float64Array {
  const { loadings, spreads, ownWeek } = noise;
  const factors = new Float64Array(FAMILIES * FAMILIES);
  for (let row = 0; row < FAMILIES; row++) {
    for (let column = 0; column <= row; column++) {
      const factor = Math.exp((loadings[row] ?? 0) * (loadings[column] ?? 0) * shared);
      factors[row * FAMILIES + column] = factor;
      factors[column * FAMILIES + row] = factor;
    }
    const alone = (factors[row * FAMILIES + row] ?? 1) * (ownWeek[row] ?? 1);
    const chance = isSame ? chanceFactor(spreads[row] ?? 1, line.counts[row] ?? 0) : 0;
    factors[row * FAMILIES + row] = Math.max(0, alone + chance);
  }
  return factors;
}

/**
 * Factor for a spread other than Poisson's. Below 1 the count is drawn as a binomial over a whole number of tries, and
 * rounding that number costs a little of the saving.
 */
function chanceFactor(spread: number, mean: number): number {
  if (mean <= 0 || spread === 1) return 0;
  if (spread > 1) return (spread - 1) / mean;
  const chance = 1 - spread;
  const tries = mean / chance;
  const rounding = tries < 1 ? tries * (1 - tries) : 1 / 6;
  return (spread - 1) / mean + rounding / (tries * tries);
}

/** Covariance of two sums over cells. */
export function formCovariance(one: Float64Array, other: Float64Array, covariance: Float64Array): number {
  let total = 0;
  for (let row = 0; row < CELL_COUNT; row++) {
    const weight = one[row] ?? 0;
    if (weight === 0) continue;
    let inner = 0;
    for (let column = 0; column < CELL_COUNT; column++)
      inner += (other[column] ?? 0) * (covariance[row * CELL_COUNT + column] ?? 0);
    total += weight * inner;
  }
  return total;
}
