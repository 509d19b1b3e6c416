/**
 * ESPN's basketball stat ids.
 *
 * Counting stats add over games; ratios never do and are recomputed from their parts. The formulas of the ratios were
 * checked over the 377 stat rows of the recorded payloads. Trap: 40 is minutes, 41 games started, 42 games played.
 */

/** Stat id (as ESPN's string key) → amount. Absent means not recorded, which is not the same as zero. */
export type StatLine = Readonly<Record<string, number>>;

export const STAT = {
  PTS: 0,
  BLK: 1,
  STL: 2,
  AST: 3,
  OREB: 4,
  DREB: 5,
  REB: 6,
  PF: 9,
  TO: 11,
  FGM: 13,
  FGA: 14,
  FTM: 15,
  FTA: 16,
  THREE_PM: 17,
  THREE_PA: 18,
  FG_PCT: 19,
  FT_PCT: 20,
  THREE_PCT: 21,
  FG_MISSED: 23,
  FT_MISSED: 24,
  THREE_MISSED: 25,
  DOUBLE_DOUBLE: 37,
  TRIPLE_DOUBLE: 38,
  QUADRUPLE_DOUBLE: 39,
  MIN: 40,
  GS: 41,
  GP: 42,
} as const;

const LABELS: Readonly<Record<number, string>> = {
  0: "PTS",
  1: "BLK",
  2: "STL",
  3: "AST",
  4: "OREB",
  5: "DREB",
  6: "REB",
  7: "EJ",
  8: "FF",
  9: "PF",
  10: "TF",
  11: "TO",
  12: "DQ",
  13: "FGM",
  14: "FGA",
  15: "FTM",
  16: "FTA",
  17: "3PM",
  18: "3PA",
  19: "FG%",
  20: "FT%",
  21: "3P%",
  22: "AFG%",
  23: "FGMI",
  24: "FTMI",
  25: "3PMI",
  26: "APG",
  27: "BPG",
  28: "MPG",
  29: "PPG",
  30: "RPG",
  31: "SPG",
  32: "TOPG",
  33: "3PG",
  34: "PPM",
  35: "A/TO",
  36: "STL/TO",
  37: "DD",
  38: "TD",
  39: "QD",
  40: "MIN",
  41: "GS",
  42: "GP",
  43: "TW",
  44: "FTR",
};

/** Every stat that has a label. */
export const STAT_IDS: readonly number[] = Object.keys(LABELS).map(Number);

/** The stat's short label, `stat N` for an id outside the table. */
export function statLabel(statId: number): string {
  return LABELS[statId] ?? `stat ${statId}`;
}

type Ratio = { numerator: readonly (readonly [statId: number, factor: number])[]; denominator: number };

/** Ratios by id: numerator as a weighted sum, denominator one stat. */
export const RATIOS: Readonly<Record<number, Ratio>> = {
  19: { numerator: [[13, 1]], denominator: 14 },
  20: { numerator: [[15, 1]], denominator: 16 },
  21: { numerator: [[17, 1]], denominator: 18 },
  22: {
    numerator: [
      [13, 1],
      [17, 0.5],
    ],
    denominator: 14,
  },
  26: { numerator: [[3, 1]], denominator: 42 },
  27: { numerator: [[1, 1]], denominator: 42 },
  28: { numerator: [[40, 1]], denominator: 42 },
  29: { numerator: [[0, 1]], denominator: 42 },
  30: { numerator: [[6, 1]], denominator: 42 },
  31: { numerator: [[2, 1]], denominator: 42 },
  32: { numerator: [[11, 1]], denominator: 42 },
  33: { numerator: [[17, 1]], denominator: 42 },
  34: { numerator: [[0, 1]], denominator: 40 },
  35: { numerator: [[3, 1]], denominator: 11 },
  36: { numerator: [[2, 1]], denominator: 11 },
  44: { numerator: [[16, 1]], denominator: 14 },
};

export const isRatio = (statId: number): boolean => statId in RATIOS;

/** The ratio of a (summed) line, `undefined` without a denominator: no attempts is no percentage, not 0 %. */
export function ratioOf(statId: number, line: StatLine): number | undefined {
  const ratio = RATIOS[statId];
  if (!ratio) return undefined;
  const below = line[String(ratio.denominator)];
  if (!below) return undefined;
  return ratio.numerator.reduce((sum, [id, factor]) => sum + factor * (line[String(id)] ?? 0), 0) / below;
}

/** Sums lines stat by stat; ratios are left out and must be recomputed with `ratioOf`. */
export function sumLines(lines: readonly StatLine[]): StatLine {
  const total: Record<string, number> = {};
  for (const line of lines)
    for (const [id, amount] of Object.entries(line)) {
      if (!isRatio(Number(id))) total[id] = (total[id] ?? 0) + amount;
    }
  return total;
}
