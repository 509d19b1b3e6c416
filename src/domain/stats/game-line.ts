/**
 * Derived stats of a single game's line.
 *
 * Sums and doubles are counted game by game and never follow from totals of several, so this is for single games alone.
 */
import { STAT, type StatLine } from "./stats";

const DOUBLE_DIGITS = 10;
/** The five stats whose double digits count, by the rule of all leagues. */
const DOUBLE_DIGIT_STATS = [STAT.PTS, STAT.REB, STAT.AST, STAT.STL, STAT.BLK] as const;

/**
 * The line with points, rebounds, and double-, triple- and quadruple-doubles added where they are missing and follow.
 * What is there already stays, whatever it says. A stat of the five that the line does not carry counts as below ten.
 */
export function completeGameLine(line: StatLine): StatLine {
  const added: Record<string, number> = { ...line };
  const put = (statId: number, amount: number | undefined) => {
    if (amount !== undefined) added[String(statId)] ??= amount;
  };
  put(STAT.PTS, sumOf(line, [STAT.FGM, STAT.FGM, STAT.THREE_PM, STAT.FTM]));
  put(STAT.REB, sumOf(line, [STAT.OREB, STAT.DREB]));
  const doubles = DOUBLE_DIGIT_STATS.filter((statId) => (added[String(statId)] ?? 0) >= DOUBLE_DIGITS).length;
  put(STAT.DOUBLE_DOUBLE, Number(doubles >= 2));
  put(STAT.TRIPLE_DOUBLE, Number(doubles >= 3));
  put(STAT.QUADRUPLE_DOUBLE, Number(doubles >= 4));
  return added;
}

const TRIES = [
  [STAT.FGM, STAT.FGA, STAT.FG_MISSED],
  [STAT.FTM, STAT.FTA, STAT.FT_MISSED],
  [STAT.THREE_PM, STAT.THREE_PA, STAT.THREE_MISSED],
] as const;

/**
 * The line with misses where makes and attempts are given, and with attempts where misses are: four missed are four
 * tried. True of totals as well.
 */
export function withMisses(line: StatLine): StatLine {
  const added: Record<string, number> = { ...line };
  for (const [made, tried, missed] of TRIES) {
    const [makes, attempts, misses] = [made, tried, missed].map((statId) => line[String(statId)]);
    if (makes !== undefined && attempts !== undefined) added[String(missed)] ??= Math.max(0, attempts - makes);
    else if (misses !== undefined && attempts === undefined) added[String(tried)] = (makes ?? 0) + misses;
  }
  return added;
}

/** Parts of each derived stat, by stat id. */
export const PARTS_OF: Readonly<Record<number, readonly number[]>> = {
  [STAT.REB]: [STAT.OREB, STAT.DREB],
  [STAT.PTS]: [STAT.FGM, STAT.THREE_PM, STAT.FTM],
  ...Object.fromEntries(TRIES.map(([made, tried, missed]) => [missed, [made, tried]])),
  ...Object.fromEntries(TRIES.map(([, tried, missed]) => [tried, [missed]])),
  [STAT.FG_PCT]: [STAT.FGM, STAT.FGA],
  [STAT.FT_PCT]: [STAT.FTM, STAT.FTA],
  [STAT.THREE_PCT]: [STAT.THREE_PM, STAT.THREE_PA],
};

/** `undefined` when any part is missing. */
function sumOf(line: StatLine, parts: readonly number[]): number | undefined {
  const amounts = parts.map((statId) => line[String(statId)]);
  return amounts.every((amount) => amount !== undefined) ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined;
}
