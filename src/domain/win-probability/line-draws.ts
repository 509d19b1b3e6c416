/**
 * Draws of whole stat lines, from the same noise as the closed form's moments.
 *
 * A draw depends on the seed, the player, the game and its number alone. Typed arrays throughout: a week of both teams
 * is about a million lines.
 */
import { STAT } from "../stats/stats";
import { binomial, drawCount } from "./count-draws";
import { type KeyedState, keyedState, keyedUniform } from "./keyed-random";
import {
  CELL,
  CELL_COUNT,
  EVENT_STATS,
  FIRST_EVENT,
  isMultiDouble,
  lineName,
  type PreparedLine,
} from "./line-forecast";
import { COUNT_FAMILIES, type LineNoise } from "./line-noise";
import { inverseNormal } from "./normal";

/** Per cell an amount per draw; cells that nobody asked for are missing. */
type LineDraws = readonly (Uint8ClampedArray | undefined)[];

export type LineDrawer = {
  readonly draws: number;
  /** The line's draws, made once. */
  of(line: PreparedLine): LineDraws;
};

/** Counters of one draw: single uniforms first, then two per count, then the rare ones. */
const SLOT = { PLAY: 0, GAME: 1, VARIATION: 2, THREES: 3, THREES_MADE: 4, TWOS_MADE: 5, FT_MADE: 6, OREB: 7 } as const;
const FIRST_COUNT_SLOT = 8;
const MINUTES_SLOT = FIRST_COUNT_SLOT + 2 * COUNT_FAMILIES.length;
const FIRST_EVENT_SLOT = MINUTES_SLOT + 1;
const RUN_SLOT = FIRST_EVENT_SLOT + EVENT_STATS.length;
const SLOTS = 64;

const FAMILIES = COUNT_FAMILIES.length;
const [FGA, FTA, REB, AST, STL, BLK, TO, PF] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const DOUBLE_DIGITS = 10;

/** @param cells the cells to store; the others cost nothing beyond what the stored ones need. */
export function makeLineDrawer(
  settings: { readonly seed: number; readonly draws: number; readonly noise: LineNoise },
  cells: ReadonlySet<number>,
): LineDrawer {
  const { seed, draws, noise } = settings;
  const weeks = new Map<string, WeekDraws>();
  const lines = new Map<string, LineDraws>();
  return {
    draws,
    of(line) {
      // One player's game may be asked for under two forecasts; its luck is the same, its draws are not.
      const question = `${lineName(line)}|${line.pPlay}|${line.gameVariance}|${line.cells.join()}`;
      const known = lines.get(question);
      if (known) return known;
      const week = weeks.get(line.player) ?? drawWeek(keyedState(seed, line.player), draws, noise);
      weeks.set(line.player, week);
      const made = drawLine(line, keyedState(seed, line.player, line.game), week, draws, noise, cells);
      lines.set(question, made);
      return made;
    },
  };
}

/** Draws that a player's games of the week share. */
type WeekDraws = {
  readonly shared: Float64Array;
  /** Per draw and count family, the count's own factor. */
  readonly own: Float64Array;
  /** 1 or -1. */
  readonly sway: Int8Array;
  /** Uniform; the games that have their presence in common are played where it is below their chance. */
  readonly presence: Float64Array;
};

function drawWeek(key: KeyedState, draws: number, noise: LineNoise): WeekDraws {
  const shared = new Float64Array(draws);
  const own = new Float64Array(draws * FAMILIES);
  const sway = new Int8Array(draws);
  const presence = new Float64Array(draws);
  const variances = COUNT_FAMILIES.map((family) => noise.counts[family].weekVariance);
  for (let draw = 0; draw < draws; draw++) {
    const counter = draw * SLOTS;
    shared[draw] = inverseNormal(keyedUniform(key, counter));
    sway[draw] = keyedUniform(key, counter + 1) < 0.5 ? -1 : 1;
    for (const [family, variance] of variances.entries()) {
      const z = variance > 0 ? inverseNormal(keyedUniform(key, counter + 2 + family)) : 0;
      own[draw * FAMILIES + family] = Math.exp(Math.sqrt(variance) * z - variance / 2);
    }
    presence[draw] = keyedUniform(key, counter + 2 + FAMILIES);
  }
  return { shared, own, sway, presence };
}

function drawLine(
  line: PreparedLine,
  key: KeyedState,
  week: WeekDraws,
  draws: number,
  noise: LineNoise,
  retained: ReadonlySet<number>,
): LineDraws {
  const out: (Uint8ClampedArray | undefined)[] = Array.from({ length: CELL_COUNT }, (_, cell) =>
    retained.has(cell) ? new Uint8ClampedArray(draws) : undefined,
  );
  const keep = out.flatMap((amounts, cell) => (amounts ? [{ amounts, cell }] : []));
  const counts = countPlan(line, noise, retained);
  const events = eventPlan(line, retained);
  const needsMinutes = retained.has(CELL.MIN);
  const misses = missesOf(line);
  const cells = new Float64Array(CELL_COUNT);
  const drawn = new Float64Array(FAMILIES);
  const variance = line.gameVariance + line.weekVariance;
  // Two games share the week's presence when both are drawn to: as often as `runs` says.
  const inCommon = Math.sqrt(noise.runs ?? 0);
  const [gameDeviation, weekDeviation] = [Math.sqrt(line.gameVariance), Math.sqrt(line.weekVariance)];
  for (let draw = 0; draw < draws; draw++) {
    const counter = draw * SLOTS;
    const isCommon = inCommon > 0 && keyedUniform(key, counter + RUN_SLOT) < inCommon;
    if ((isCommon ? (week.presence[draw] ?? 0) : keyedUniform(key, counter + SLOT.PLAY)) >= line.pPlay) continue;
    const shared =
      gameDeviation * inverseNormal(keyedUniform(key, counter + SLOT.GAME)) + weekDeviation * (week.shared[draw] ?? 0);
    for (const { family, mean, spread, loading } of counts) {
      const factor = Math.exp(loading * shared - 0.5 * loading * loading * variance);
      const slot = counter + FIRST_COUNT_SLOT + 2 * family;
      const expected = mean * factor * (week.own[draw * FAMILIES + family] ?? 1);
      drawn[family] = drawCount(expected, spread, keyedUniform(key, slot), keyedUniform(key, slot + 1));
    }
    split(cells, drawn, line, misses, key, counter, week.sway[draw] ?? 1);
    if (needsMinutes) {
      const minutes = (line.cells[CELL.MIN] ?? 0) * Math.exp(shared - 0.5 * variance);
      cells[CELL.MIN] = Math.floor(minutes + keyedUniform(key, counter + MINUTES_SLOT));
    }
    for (const { cell, least: min, chance } of events) {
      const slot = counter + FIRST_EVENT_SLOT + cell - FIRST_EVENT;
      cells[cell] = Number(min > 0 ? doubles(cells) >= min : keyedUniform(key, slot) < chance);
    }
    for (const { amounts, cell } of keep) amounts[draw] = cells[cell] ?? 0;
  }
  return out;
}

type CountPlan = { readonly family: number; readonly mean: number; readonly spread: number; readonly loading: number };

function countPlan(line: PreparedLine, noise: LineNoise, retained: ReadonlySet<number>): readonly CountPlan[] {
  return COUNT_FAMILIES.flatMap((name, family) => {
    const mean = line.counts[family] ?? 0;
    const { spread, loading } = noise.counts[name];
    const isWanted = name !== "PF" || retained.has(CELL.PF);
    return mean > 0 && isWanted ? [{ family, mean, spread, loading }] : [];
  });
}

/** Rare events by their chance; doubles by the line itself, `least` of five stats in double digits. */
function eventPlan(line: PreparedLine, retained: ReadonlySet<number>) {
  return EVENT_STATS.flatMap((statId, index) => {
    const cell = FIRST_EVENT + index;
    if (!retained.has(cell)) return [];
    return [
      { cell, least: isMultiDouble(statId) ? statId - STAT.DOUBLE_DOUBLE + 2 : 0, chance: line.cells[cell] ?? 0 },
    ];
  });
}

/** Logarithms of the chances to miss, which every draw of the line needs. */
type Misses = Readonly<Record<"three" | "two" | "freeThrow" | "offensive", number>>;

const missesOf = (line: PreparedLine): Misses => ({
  three: Math.log1p(-line.threeChance),
  two: Math.log1p(-line.twoChance),
  freeThrow: Math.log1p(-line.freeThrowChance),
  offensive: Math.log1p(-line.offensiveShare),
});

/** From counts to cells: which shots were threes, which attempts went in, which rebounds were offensive. */
function split(
  cells: Float64Array,
  drawn: Float64Array,
  line: PreparedLine,
  misses: Misses,
  key: KeyedState,
  counter: number,
  weeklyVariation: number,
): void {
  const shots = drawn[FGA] ?? 0;
  const gameVariation = keyedUniform(key, counter + SLOT.VARIATION) < 0.5 ? -line.gameVariation : line.gameVariation;
  const share = line.threeShare * (1 + gameVariation) * (1 + weeklyVariation * line.weeklyVariation);
  const threes = binomial(shots, share, keyedUniform(key, counter + SLOT.THREES));
  const threesMade = binomial(threes, line.threeChance, keyedUniform(key, counter + SLOT.THREES_MADE), misses.three);
  const twosMade = binomial(shots - threes, line.twoChance, keyedUniform(key, counter + SLOT.TWOS_MADE), misses.two);
  const freeThrows = drawn[FTA] ?? 0;
  const freeThrowsMade = binomial(
    freeThrows,
    line.freeThrowChance,
    keyedUniform(key, counter + SLOT.FT_MADE),
    misses.freeThrow,
  );
  const rebounds = drawn[REB] ?? 0;
  const offensive = binomial(rebounds, line.offensiveShare, keyedUniform(key, counter + SLOT.OREB), misses.offensive);
  cells[CELL.THREE_MADE] = threesMade;
  cells[CELL.THREE_MISSED] = threes - threesMade;
  cells[CELL.TWO_MADE] = twosMade;
  cells[CELL.TWO_MISSED] = shots - threes - twosMade;
  cells[CELL.FT_MADE] = freeThrowsMade;
  cells[CELL.FT_MISSED] = freeThrows - freeThrowsMade;
  cells[CELL.OREB] = offensive;
  cells[CELL.DREB] = rebounds - offensive;
  cells[CELL.AST] = drawn[AST] ?? 0;
  cells[CELL.STL] = drawn[STL] ?? 0;
  cells[CELL.BLK] = drawn[BLK] ?? 0;
  cells[CELL.TO] = drawn[TO] ?? 0;
  cells[CELL.PF] = drawn[PF] ?? 0;
  cells[CELL.GP] = 1;
}

/** How many of the five stats are in double digits. */
function doubles(cells: Float64Array): number {
  const at = (cell: number) => cells[cell] ?? 0;
  const points = 3 * at(CELL.THREE_MADE) + 2 * at(CELL.TWO_MADE) + at(CELL.FT_MADE);
  return (
    Number(points >= DOUBLE_DIGITS) +
    Number(at(CELL.OREB) + at(CELL.DREB) >= DOUBLE_DIGITS) +
    Number(at(CELL.AST) >= DOUBLE_DIGITS) +
    Number(at(CELL.STL) >= DOUBLE_DIGITS) +
    Number(at(CELL.BLK) >= DOUBLE_DIGITS)
  );
}
