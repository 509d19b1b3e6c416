/**
 * The forecast of one game of one player, checked and split into the cells that the mathematics works on.
 *
 * A cell is a count that cannot be split further (threes made, threes missed, …), so that every stat and every category
 * is a sum over cells and a product of two cells is all that a variance needs.
 */
import { fault, type Outcome, solved } from "../lineup/fault";
import { STAT, type StatLine, statLabel } from "../stats/stats";
import { COUNT_FAMILIES, type CountFamily, type LineNoise, noiseAtMinutes } from "./line-noise";

export type LineForecast = {
  /** Player of the line. Lines of one player share his week's error and, in a simulation, its draws. */
  readonly player: string;
  /** Which game, unique per player: the draws of a line depend on the seed, the player and the game alone. */
  readonly game: string;
  /** 0 to 1. */
  readonly pPlay: number;
  /**
   * Expected amounts given that he plays, by ESPN stat id. FGM, FGA, 3PM, 3PA, FTM, FTA, REB, AST, STL, BLK and TO are
   * required; offensive rebounds, fouls, minutes and rare events only where a category counts them. Points follow from
   * the makes, and so do double-doubles and above: a chance of them given here is not read.
   */
  readonly mean: StatLine;
};

export const CELL = {
  THREE_MADE: 0,
  THREE_MISSED: 1,
  TWO_MADE: 2,
  TWO_MISSED: 3,
  FT_MADE: 4,
  FT_MISSED: 5,
  OREB: 6,
  DREB: 7,
  AST: 8,
  STL: 9,
  BLK: 10,
  TO: 11,
  PF: 12,
  MIN: 13,
  GP: 14,
} as const;

/** Cells that happen at most once in a game: an amount of them is a chance. After the named cells, in this order. */
export const EVENT_STATS: readonly number[] = [7, 8, 10, 12, STAT.DOUBLE_DOUBLE, STAT.TRIPLE_DOUBLE, 39, STAT.GS, 43];
export const FIRST_EVENT = CELL.GP + 1;
export const CELL_COUNT = FIRST_EVENT + EVENT_STATS.length;

/** The count each of the first cells is a part of. */
export const FAMILY_OF_CELL: readonly CountFamily[] = [
  ...(["FGA", "FGA", "FGA", "FGA", "FTA", "FTA", "REB", "REB"] as const),
  ...(["AST", "STL", "BLK", "TO", "PF"] as const),
];

/** A checked line. Chances are of a make given the attempt. */
export type PreparedLine = {
  readonly player: string;
  readonly game: string;
  readonly pPlay: number;
  /** Expected amount per cell given that he plays; 0 where the forecast says nothing. */
  readonly cells: Float64Array;
  /** Expected amount per count family, in the order of `COUNT_FAMILIES`. */
  readonly counts: Float64Array;
  readonly threeShare: number;
  readonly threeChance: number;
  readonly twoChance: number;
  readonly freeThrowChance: number;
  readonly offensiveShare: number;
  readonly gameVariance: number;
  readonly weekVariance: number;
  /** Relative sway of the share of threes, cut where the share would pass 1. */
  readonly gameVariation: number;
  readonly weeklyVariation: number;
  /**
   * Covariance of double-doubles, triple-doubles, … with every cell, given that he plays: three rows of `CELL_COUNT`.
   * Only where they have been worked out.
   */
  readonly doubleTies?: Float64Array;
};

const CORE: readonly number[] = [
  ...[STAT.FGM, STAT.FGA, STAT.THREE_PM, STAT.THREE_PA, STAT.FTM, STAT.FTA],
  ...[STAT.REB, STAT.AST, STAT.STL, STAT.BLK, STAT.TO],
];

/** Upper limit of a mean. No game count comes near it; above it the draws, stored in a byte, would overflow. */
const LARGEST_MEAN = 100;
const ROUNDING = 1e-9;

/**
 * Checks the lines of a matchup and prepares them.
 *
 * @param needed stats that a category counts; the optional ones among them must be in every line.
 * Faults: a stat that is missing, not finite, negative or absurd; makes above attempts, threes above shots; a chance
 * outside 0 to 1; the same game of a player twice.
 */
export function prepareLines(
  lines: readonly LineForecast[],
  needed: readonly number[],
  noise: LineNoise,
): Outcome<readonly PreparedLine[]> {
  const seen = new Set<string>();
  const prepared: PreparedLine[] = [];
  for (const line of lines) {
    const name = lineName(line);
    if (seen.has(name)) return fault("engine.duplicate-player", name);
    seen.add(name);
    const problem = whatIsWrong(line, needed);
    if (problem) return fault("engine.bad-number", `${problem} of ${name}`);
    prepared.push(prepare(line, noise));
  }
  return solved(prepared);
}

/** The first player who has games on two sides: his week would be counted for both. */
export function sharedPlayer(sides: readonly { readonly games: readonly LineForecast[] }[]): string | undefined {
  const owner = new Map<string, number>();
  for (const [side, { games }] of sides.entries()) {
    for (const { player } of games) {
      if ((owner.get(player) ?? side) !== side) return player;
      owner.set(player, side);
    }
  }
  return undefined;
}

export const lineName = ({ player, game }: { player: string; game: string }): string => `${player}:${game}`;

/** Stats that a forecast may leave out. Games and doubles follow from the line itself. */
const isOptional = (statId: number): boolean =>
  [STAT.OREB, STAT.DREB, STAT.PF, STAT.MIN].some((optional) => optional === statId) ||
  (EVENT_STATS.includes(statId) && !isMultiDouble(statId));

/** Double-doubles and above. */
export const isMultiDouble = (statId: number): boolean =>
  statId >= STAT.DOUBLE_DOUBLE && statId <= STAT.QUADRUPLE_DOUBLE;

/** Cells of double-doubles, triple-doubles and quadruple-doubles. */
export const DOUBLE_CELLS: readonly number[] = EVENT_STATS.flatMap((statId, index) =>
  isMultiDouble(statId) ? [FIRST_EVENT + index] : [],
);

function whatIsWrong({ pPlay, mean }: LineForecast, needed: readonly number[]): string | undefined {
  if (!(pPlay >= 0 && pPlay <= 1)) return "chance to play";
  for (const [id, amount] of Object.entries(mean)) {
    if (!(amount >= 0 && amount <= LARGEST_MEAN)) return statLabel(Number(id));
    if (EVENT_STATS.includes(Number(id)) && amount > 1) return `${statLabel(Number(id))} above 1`;
  }
  const missing = [...CORE, ...needed.filter(isOptional)].find((id) => readStat(mean, id) === undefined);
  if (missing !== undefined) return `no ${statLabel(missing)}`;
  const at = (id: number) => readStat(mean, id) ?? 0;
  const pairs = [
    [at(STAT.THREE_PM), at(STAT.THREE_PA), "3PM above 3PA"],
    [at(STAT.THREE_PA), at(STAT.FGA), "3PA above FGA"],
    [at(STAT.THREE_PM), at(STAT.FGM), "3PM above FGM"],
    [at(STAT.FGM) - at(STAT.THREE_PM), at(STAT.FGA) - at(STAT.THREE_PA), "two-point makes above attempts"],
    [at(STAT.FTM), at(STAT.FTA), "FTM above FTA"],
    [at(STAT.OREB), at(STAT.REB), "OREB above REB"],
  ] as const;
  return pairs.find(([part, whole]) => part > whole + ROUNDING)?.[2];
}

/** A stat of the forecast; rebounds of all kinds follow from any two of the three. */
function readStat(mean: StatLine, id: number): number | undefined {
  const at = (stat: number): number | undefined => mean[String(stat)];
  const [total, offensive, defensive] = [at(STAT.REB), at(STAT.OREB), at(STAT.DREB)];
  if (id === STAT.REB && total === undefined && offensive !== undefined && defensive !== undefined)
    return offensive + defensive;
  if (id === STAT.OREB && offensive === undefined && total !== undefined && defensive !== undefined)
    return total - defensive;
  if (id === STAT.DREB && total !== undefined && offensive !== undefined) return total - offensive;
  return at(id);
}

const chanceOf = (part: number, whole: number): number => (whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0);

function prepare({ player, game, pPlay, mean }: LineForecast, noise: LineNoise): PreparedLine {
  const at = (id: number) => readStat(mean, id) ?? 0;
  const [shots, threes, freeThrows, rebounds] = [at(STAT.FGA), at(STAT.THREE_PA), at(STAT.FTA), at(STAT.REB)];
  const byFamily: Readonly<Record<CountFamily, number>> = {
    FGA: shots,
    FTA: freeThrows,
    REB: rebounds,
    AST: at(STAT.AST),
    STL: at(STAT.STL),
    BLK: at(STAT.BLK),
    TO: at(STAT.TO),
    PF: at(STAT.PF),
  };
  const shares = {
    threeShare: chanceOf(threes, shots),
    threeChance: chanceOf(at(STAT.THREE_PM), threes),
    twoChance: chanceOf(at(STAT.FGM) - at(STAT.THREE_PM), shots - threes),
    freeThrowChance: chanceOf(at(STAT.FTM), freeThrows),
    offensiveShare: chanceOf(at(STAT.OREB), rebounds),
  };
  const minutes = mean[String(STAT.MIN)] ?? estimatedMinutes(byFamily, noise);
  const spread = noiseAtMinutes(noise, minutes);
  // Both sways up must not carry the share of threes above 1.
  const room = shares.threeShare > 0 ? Math.sqrt(1 / shares.threeShare) - 1 : 0;
  const cells = new Float64Array(CELL_COUNT);
  cells.set(splitIntoCells(byFamily, shares));
  cells[CELL.MIN] = mean[String(STAT.MIN)] ?? 0;
  cells[CELL.GP] = 1;
  for (const [index, id] of EVENT_STATS.entries())
    cells[FIRST_EVENT + index] = isMultiDouble(id) ? 0 : (mean[String(id)] ?? 0);
  return {
    player,
    game,
    pPlay,
    cells,
    ...shares,
    counts: Float64Array.from(COUNT_FAMILIES, (family) => byFamily[family]),
    gameVariance: spread.game,
    weekVariance: spread.week,
    gameVariation: Math.min(noise.threeShare.game, room),
    weeklyVariation: Math.min(noise.threeShare.week, room),
  };
}

type Shares = Pick<PreparedLine, "threeShare" | "threeChance" | "twoChance" | "freeThrowChance" | "offensiveShare">;

function splitIntoCells(counts: Readonly<Record<CountFamily, number>>, shares: Shares): readonly number[] {
  const { threeShare, threeChance, twoChance, freeThrowChance, offensiveShare } = shares;
  const { FGA, FTA, REB, AST, STL, BLK, TO, PF } = counts;
  const [threes, twos] = [FGA * threeShare, FGA * (1 - threeShare)];
  return [
    ...[threes * threeChance, threes * (1 - threeChance), twos * twoChance, twos * (1 - twoChance)],
    ...[FTA * freeThrowChance, FTA * (1 - freeThrowChance)],
    ...[REB * offensiveShare, REB * (1 - offensiveShare)],
    ...[AST, STL, BLK, TO, PF],
  ];
}

function estimatedMinutes(counts: Readonly<Record<CountFamily, number>>, { minutesFrom }: LineNoise): number {
  const { base, FGA, REB, AST } = minutesFrom;
  return base + FGA * counts.FGA + REB * counts.REB + AST * counts.AST;
}
