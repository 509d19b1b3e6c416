/**
 * Reads the season's figures from `src/demo/figures`.
 *
 * The figures are facts of a finished season; who may see which of them on which day is decided in `world.ts`. A
 * missing or broken file is a fault of the installation and throws `DemoFiguresUnreadable`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@/lib/errors";
import { instantInPeriod, periodOfDay } from "./season/calendar";

/** Counting figures of one game, or summed over several. Points and rebounds follow from them. */
export type Counts = {
  readonly games: number;
  readonly min: number;
  readonly fgm: number;
  readonly fga: number;
  readonly fg3m: number;
  readonly fg3a: number;
  readonly ftm: number;
  readonly fta: number;
  readonly oreb: number;
  readonly dreb: number;
  readonly ast: number;
  readonly stl: number;
  readonly blk: number;
  readonly tov: number;
  readonly pf: number;
  /** Games with ten or more in two, three, four of points, rebounds, assists, steals, blocks. */
  readonly dd: number;
  readonly td: number;
  readonly qd: number;
};

export type DemoPlayer = {
  readonly id: number;
  readonly name: string;
  /** ESPN position ids 1 to 5, primary first. */
  readonly positions: readonly number[];
  readonly arePositionsInferred: boolean;
  readonly isRookie: boolean;
  /** NBA teams in order, each with the scoring period from which it holds. */
  readonly proTeams: readonly { readonly proTeamId: number; readonly from: number }[];
  readonly lastSeason: Counts | undefined;
};

export type DemoGame = {
  readonly id: number;
  readonly period: number;
  readonly tipAt: number;
  readonly home: number;
  readonly away: number;
};

export type Figures = {
  readonly players: readonly DemoPlayer[];
  readonly games: readonly DemoGame[];
  /** Lines by game id, then player id. No entry: the player did not enter the game. */
  readonly lines: ReadonlyMap<number, ReadonlyMap<number, Counts>>;
};

/** The figures cannot be read: the installation is incomplete. */
class DemoFiguresUnreadable extends AppError {
  static override readonly code = "demo.figures_unreadable";
  static override readonly status = 503;
}

const LINE_NAMES = [
  "min",
  "fgm",
  "fga",
  "fg3m",
  "fg3a",
  "ftm",
  "fta",
  "oreb",
  "dreb",
  "ast",
  "stl",
  "blk",
  "tov",
  "pf",
];

export const NO_COUNTS: Counts = {
  games: 0,
  min: 0,
  fgm: 0,
  fga: 0,
  fg3m: 0,
  fg3a: 0,
  ftm: 0,
  fta: 0,
  oreb: 0,
  dreb: 0,
  ast: 0,
  stl: 0,
  blk: 0,
  tov: 0,
  pf: 0,
  dd: 0,
  td: 0,
  qd: 0,
};

export const pointsOf = (counts: Counts): number => 2 * counts.fgm + counts.fg3m + counts.ftm;
export const reboundsOf = (counts: Counts): number => counts.oreb + counts.dreb;

/** Sums two counts field by field. */
export function addCounts(a: Counts, b: Counts): Counts {
  return {
    games: a.games + b.games,
    min: a.min + b.min,
    fgm: a.fgm + b.fgm,
    fga: a.fga + b.fga,
    fg3m: a.fg3m + b.fg3m,
    fg3a: a.fg3a + b.fg3a,
    ftm: a.ftm + b.ftm,
    fta: a.fta + b.fta,
    oreb: a.oreb + b.oreb,
    dreb: a.dreb + b.dreb,
    ast: a.ast + b.ast,
    stl: a.stl + b.stl,
    blk: a.blk + b.blk,
    tov: a.tov + b.tov,
    pf: a.pf + b.pf,
    dd: a.dd + b.dd,
    td: a.td + b.td,
    qd: a.qd + b.qd,
  };
}

function rowsOf(folder: string, file: string): string[][] {
  const [, ...lines] = readFileSync(join(folder, file), "utf8").trimEnd().split("\n");
  return lines.map((line) => line.split(","));
}

const wholeAt = (row: readonly string[], at: number): number => {
  const value = Number(row[at]);
  if (row[at] === undefined || !Number.isFinite(value)) throw new DemoFiguresUnreadable({ column: at });
  return value;
};

function countsFrom(row: readonly string[], start: number): Omit<Counts, "games" | "dd" | "td" | "qd"> {
  const read = Object.fromEntries(LINE_NAMES.map((name, at) => [name, wholeAt(row, start + at)]));
  return { ...NO_COUNTS, ...read };
}

/** One game's counts with its double, triple and quadruple marks, worked out from the line itself. */
function lineCounts(row: readonly string[], start: number): Counts {
  const counts = countsFrom(row, start);
  const line: Counts = { ...NO_COUNTS, ...counts, games: 1 };
  const tens = [pointsOf(line), reboundsOf(line), line.ast, line.stl, line.blk].filter((value) => value >= 10).length;
  return { ...line, dd: tens >= 2 ? 1 : 0, td: tens >= 3 ? 1 : 0, qd: tens >= 4 ? 1 : 0 };
}

function readPlayers(folder: string): DemoPlayer[] {
  const before = new Map(
    rowsOf(folder, "season-2023-24.csv").map((row) => {
      const [games, dd, td, qd] = [1, 16, 17, 18].map((at) => wholeAt(row, at));
      const marks = { games: games ?? 0, dd: dd ?? 0, td: td ?? 0, qd: qd ?? 0 };
      return [wholeAt(row, 0), { ...NO_COUNTS, ...countsFrom(row, 2), ...marks } satisfies Counts];
    }),
  );
  return rowsOf(folder, "players.csv").map((row) => ({
    id: wholeAt(row, 0),
    name: row[1] ?? "",
    positions: (row[2] ?? "").split(" ").map(Number),
    arePositionsInferred: row[3] === "1",
    isRookie: row[4] === "1",
    proTeams: (row[5] ?? "").split(" ").map((proTeam) => {
      const [proTeamId = "", from = ""] = proTeam.split("@");
      return { proTeamId: Number(proTeamId), from: periodOfDay(from) };
    }),
    lastSeason: before.get(wholeAt(row, 0)),
  }));
}

function readGames(folder: string): DemoGame[] {
  return rowsOf(folder, "schedule-2024-25.csv").map((row) => {
    const period = periodOfDay(row[1] ?? "");
    const [hour = "19", minute = "0"] = (row[2] ?? "").split(":");
    const tipAt = instantInPeriod(period, Number(hour), Number(minute));
    return { id: wholeAt(row, 0), period, tipAt, home: wholeAt(row, 3), away: wholeAt(row, 4) };
  });
}

function readLines(folder: string): Map<number, Map<number, Counts>> {
  const lines = new Map<number, Map<number, Counts>>();
  for (const row of rowsOf(folder, "lines-2024-25.csv")) {
    const game = wholeAt(row, 0);
    const ofGame = lines.get(game) ?? new Map<number, Counts>();
    ofGame.set(wholeAt(row, 1), lineCounts(row, 2));
    lines.set(game, ofGame);
  }
  return lines;
}

const loaded = new Map<string, Figures>();

/**
 * The figures of a folder, read once per process and folder.
 *
 * The default is relative to the working directory, because a bundler moves this module but not the figures.
 */
export function loadFigures(folder: string = join(process.cwd(), "src/demo/figures")): Figures {
  const known = loaded.get(folder);
  if (known) return known;
  try {
    const figures = { players: readPlayers(folder), games: readGames(folder), lines: readLines(folder) };
    loaded.set(folder, figures);
    return figures;
  } catch (cause) {
    if (cause instanceof DemoFiguresUnreadable) throw cause;
    throw new DemoFiguresUnreadable({}, { cause });
  }
}
