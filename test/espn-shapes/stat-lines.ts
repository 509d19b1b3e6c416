/**
 * Four box-score lines from which every game in these payloads is made, and the stat maps that ESPN would send for them.
 *
 * Fantasy points in the made league (PTS 1, BLK 3, STL 3, AST 2, REB 1, TO −1, FGM 1, FGA −1, FTM 1, FTA −1, 3PM 1), by hand:
 * big 31+6+6+16+11−3+11−19+6−6+3 = 62, medium 20+3+3+8+7−2+7−14+4−5+2 = 33, small 11+0+3+4+4−1+4−9+2−2+1 = 17,
 * quiet 2+0+0+2+2−0+1−6+0−0+0 = 1.
 */
export type Counts = {
  blk: number;
  stl: number;
  ast: number;
  oreb: number;
  dreb: number;
  to: number;
  fgm: number;
  fga: number;
  ftm: number;
  fta: number;
  tpm: number;
  tpa: number;
  fouls: number;
  minutes: number;
  doubles: number;
  starts: number;
  games: number;
};

const zero: Counts = {
  blk: 0,
  stl: 0,
  ast: 0,
  oreb: 0,
  dreb: 0,
  to: 0,
  fgm: 0,
  fga: 0,
  ftm: 0,
  fta: 0,
  tpm: 0,
  tpa: 0,
  fouls: 0,
  minutes: 0,
  doubles: 0,
  starts: 0,
  games: 0,
};
const game = (counts: Partial<Counts>): Counts => ({ ...zero, starts: 1, games: 1, ...counts });

export const LINES = {
  big: game({
    blk: 2,
    stl: 2,
    ast: 8,
    oreb: 3,
    dreb: 8,
    to: 3,
    fgm: 11,
    fga: 19,
    ftm: 6,
    fta: 6,
    tpm: 3,
    tpa: 7,
    fouls: 3,
    minutes: 38,
    doubles: 1,
  }),
  medium: game({
    blk: 1,
    stl: 1,
    ast: 4,
    oreb: 2,
    dreb: 5,
    to: 2,
    fgm: 7,
    fga: 14,
    ftm: 4,
    fta: 5,
    tpm: 2,
    tpa: 6,
    fouls: 2,
    minutes: 33,
  }),
  small: game({
    stl: 1,
    ast: 2,
    oreb: 1,
    dreb: 3,
    to: 1,
    fgm: 4,
    fga: 9,
    ftm: 2,
    fta: 2,
    tpm: 1,
    tpa: 4,
    fouls: 4,
    minutes: 24,
  }),
  // No turnover: ESPN sends ratios over it as the text "Infinity" in totals.
  quiet: game({ ast: 1, dreb: 2, fgm: 1, fga: 6, tpa: 2, fouls: 1, minutes: 13 }),
} as const;
export type LineName = keyof typeof LINES;

export function addUp(lines: readonly Counts[]): Counts {
  const total = { ...zero };
  for (const line of lines) for (const name of Object.keys(total) as (keyof Counts)[]) total[name] += line[name]; // the keys of a Counts
  return total;
}

const round = (value: number): number => Math.round(value * 1e8) / 1e8;
const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : round(part / whole));

/** ESPN's stat ids 0 to 44 for some games: counts, then what follows from them. */
export function statMap(counts: Counts): Record<string, number> {
  const { fgm, fga, ftm, fta, tpm, tpa, ast, stl, to, games, minutes } = counts;
  const pts = 2 * (fgm - tpm) + 3 * tpm + ftm;
  const reb = counts.oreb + counts.dreb;
  const byId: number[] = [
    ...[pts, counts.blk, stl, ast, counts.oreb, counts.dreb, reb, 0, 0, counts.fouls],
    ...[0, to, 0, fgm, fga, ftm, fta, tpm, tpa],
    ...[ratio(fgm, fga), ratio(ftm, fta), ratio(tpm, tpa), ratio(fgm + tpm / 2, fga), fga - fgm, fta - ftm, tpa - tpm],
    ...[ast, counts.blk, minutes, pts, reb, stl, to, tpm].map((value) => ratio(value, games)),
    ...[ratio(pts, minutes), ratio(ast, to), ratio(stl, to), counts.doubles, 0, 0],
    ...[minutes, counts.starts, games, 0, ratio(fta, fga)],
  ];
  return Object.fromEntries(byId.map((value, id) => [String(id), value]));
}

/** Ratios over a count of zero, as ESPN writes them in totals: text, since JSON has no such number. */
export function withInfinity(stats: Record<string, number>): Record<string, number | string> {
  const over = (part: string): number | string =>
    stats["11"] === 0 && stats[part] ? "Infinity" : (stats[ratioId[part] ?? ""] ?? 0);
  return { ...stats, "35": over("3"), "36": over("2") };
}
const ratioId: Readonly<Record<string, string>> = { "3": "35", "2": "36" };

/** Per game; the count of games and the ratios stay as they are. */
export function averages(stats: Record<string, number>): Record<string, number> {
  const games = stats["42"] ?? 0;
  const isPerGame = (id: number): boolean => id < 19 || (id > 22 && id < 26) || (id > 36 && id < 42) || id === 43;
  return Object.fromEntries(
    Object.entries(stats).map(([id, value]) => [id, isPerGame(Number(id)) ? ratio(value, games) : value]),
  );
}

/** What projections leave out. */
const UNPROJECTED = new Set(["4", "5", "7", "8", "9", "10", "12", "22", "37", "38", "39", "41", "43", "44"]);
export const projected = (stats: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(stats).filter(([id]) => !UNPROJECTED.has(id)));
