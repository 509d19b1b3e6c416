/**
 * Counts to ESPN's stat ids, and the three scoring formats over them.
 *
 * Ids 7, 8, 10 and 12 (ejections, flagrants, technicals, disqualifications), 41 (starts) and 43 (team wins) are not in
 * the figures and are left out, which is not the same as zero.
 */
import { type Counts, pointsOf, reboundsOf } from "../figures";

/** The head-to-head formats. */
export const DEMO_FORMATS = ["points", "each", "most"] as const;
export type HeadToHeadFormat = (typeof DEMO_FORMATS)[number];
/** With the rotisserie league, which has no opponents. */
export const ALL_DEMO_FORMATS = [...DEMO_FORMATS, "roto"] as const;
export type DemoFormat = (typeof ALL_DEMO_FORMATS)[number];

export type StatMap = Readonly<Record<string, number>>;

/** ESPN's default points per unit, by stat id. */
export const POINTS_WEIGHTS: StatMap = {
  "0": 1,
  "1": 4,
  "2": 4,
  "3": 2,
  "6": 1,
  "11": -2,
  "13": 2,
  "14": -1,
  "15": 1,
  "16": -1,
  "17": 1,
};

/** The nine categories by stat id; turnovers count backward. */
export const CATEGORIES: readonly { readonly statId: number; readonly isReverse: boolean }[] = [
  { statId: 0, isReverse: false },
  { statId: 6, isReverse: false },
  { statId: 3, isReverse: false },
  { statId: 2, isReverse: false },
  { statId: 1, isReverse: false },
  { statId: 17, isReverse: false },
  { statId: 19, isReverse: false },
  { statId: 20, isReverse: false },
  { statId: 11, isReverse: true },
];

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1e8) / 1e8);

/** Stats that add up over games. */
export function summableStats(c: Counts): Record<string, number> {
  return {
    "0": pointsOf(c),
    "1": c.blk,
    "2": c.stl,
    "3": c.ast,
    "4": c.oreb,
    "5": c.dreb,
    "6": reboundsOf(c),
    "9": c.pf,
    "11": c.tov,
    "13": c.fgm,
    "14": c.fga,
    "15": c.ftm,
    "16": c.fta,
    "17": c.fg3m,
    "18": c.fg3a,
    "23": c.fga - c.fgm,
    "24": c.fta - c.ftm,
    "25": c.fg3a - c.fg3m,
    "37": c.dd,
    "38": c.td,
    "39": c.qd,
    "40": c.min,
    "42": c.games,
  };
}

/** Ratios, worked out from counts and never summed. A division by zero is 0, as ESPN sends it. */
export function ratioStats(c: Counts): Record<string, number> {
  const points = pointsOf(c);
  return {
    "19": ratio(c.fgm, c.fga),
    "20": ratio(c.ftm, c.fta),
    "21": ratio(c.fg3m, c.fg3a),
    "22": ratio(c.fgm + c.fg3m / 2, c.fga),
    "26": ratio(c.ast, c.games),
    "27": ratio(c.blk, c.games),
    "28": ratio(c.min, c.games),
    "29": ratio(points, c.games),
    "30": ratio(reboundsOf(c), c.games),
    "31": ratio(c.stl, c.games),
    "32": ratio(c.tov, c.games),
    "33": ratio(c.fg3m, c.games),
    "34": ratio(points, c.min),
    "35": ratio(c.ast, c.tov),
    "36": ratio(c.stl, c.tov),
    "44": ratio(c.fta, c.fga),
  };
}

/** All stats of some games. No games give an empty map, the way ESPN shows a game that was missed. */
export const statMap = (c: Counts): StatMap => (c.games === 0 ? {} : { ...summableStats(c), ...ratioStats(c) });

/** Fantasy points by stat id under the points format. */
export const appliedStats = (stats: StatMap): Record<string, number> =>
  Object.fromEntries(
    Object.entries(POINTS_WEIGHTS).flatMap(([id, weight]) => {
      const value = stats[id];
      return value === undefined ? [] : [[id, weight * value]];
    }),
  );

/** Fantasy points under the points format. */
export const fantasyPoints = (c: Counts): number =>
  pointsOf(c) +
  4 * c.blk +
  4 * c.stl +
  2 * c.ast +
  reboundsOf(c) -
  2 * c.tov +
  2 * c.fgm -
  c.fga +
  c.ftm -
  c.fta +
  c.fg3m;
