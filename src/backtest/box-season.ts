/**
 * One season of real box scores as the backtests read it.
 *
 * A file is gzipped (or plain) CSV with one row per player and game. A missed game is the absence of a row, so the team
 * games come from the schedule where one is given, and from the rows otherwise. Ids are the source's own.
 */
import { gunzipSync } from "node:zlib";
import { CsvError, parse } from "csv-parse/sync";
import { z } from "zod";
import type { EasternDay } from "@/domain/ids";
import { parseDay } from "@/domain/season/eastern-day";
import { STAT, type StatLine } from "@/domain/stats/stats";
import { AppError, type SafeContext } from "@/lib/errors";

/** A file of box scores or games that cannot be read as one; `row` counts from 1, the header left out. */
export class BoxFileUnreadable extends AppError {
  static override readonly code = "backtest.unreadable_file";
  static override readonly status = 422;
  constructor(context: SafeContext, options?: ErrorOptions) {
    super(context, { ...options, userMessage: whatIsWrong(context) });
  }
}

function whatIsWrong({ file, row, column, missingGame, twiceOn, twice }: SafeContext): string {
  if (twiceOn !== undefined) return `The ${file} file has a player twice on ${twiceOn}.`;
  if (twice !== undefined) return `The ${file} file has game ${twice} twice.`;
  if (missingGame !== undefined)
    return `Game ${missingGame} of the box scores is not in the schedule file, or on another day.`;
  const where = [row === undefined ? [] : `row ${row}`, column === undefined ? [] : `column ${column}`]
    .flat()
    .join(", ");
  return `The ${file} file is not a table of the expected columns${where === "" ? "" : `: ${where}`}.`;
}

export type BoxLine = {
  readonly playerId: string;
  readonly playerName: string;
  readonly gameId: string;
  readonly day: EasternDay;
  /** NBA team's abbreviation on that day. */
  readonly team: string;
  readonly opponent: string;
  readonly isHome: boolean;
  /** Rounded by the source: 0 may be a stint of seconds. */
  readonly minutes: number;
  readonly plusMinus: number;
  /** Counting stats by ESPN stat id. */
  readonly stats: StatLine;
};

export type TeamGame = {
  readonly gameId: string;
  readonly day: EasternDay;
  readonly team: string;
  readonly opponent: string;
  readonly isHome: boolean;
};

export type BoxSeason = {
  /** Box lines sorted by day, game and player id, so that the file's order does not matter. */
  readonly lines: readonly BoxLine[];
  /** Two for each game, by day and game. */
  readonly teamGames: readonly TeamGame[];
  /** Days with games, ascending. */
  readonly days: readonly EasternDay[];
  /** Lines that cannot be: more makes than attempts, points or rebounds that do not follow from their parts. */
  readonly inconsistentLines: number;
};

/** Whole numbers in plain digits; tables made by other programs may write 31.0. */
const count = z
  .string()
  .regex(/^\d{1,3}(\.0+)?$/)
  .transform(Number);
const text = z.string().min(1).max(120);
const day = z.string().transform((value, context): EasternDay => {
  const read = parseDay(value);
  if (read) return read;
  context.addIssue({ code: "custom", message: "not a day" });
  return z.NEVER;
});
const isHome = z.enum(["0", "1"]).transform((value) => value === "1");
/** An empty cell of a counting column is a zero, as in the source's own totals. */
const counted = z.preprocess((value) => (value === "" ? "0" : value), count);

const boxRow = z.object({
  player_id: text,
  player_name: text,
  game_id: text,
  game_date: day,
  team: text,
  opp: text,
  home: isHome,
  min: counted,
  fgm: counted,
  fga: counted,
  fg3m: counted,
  fg3a: counted,
  ftm: counted,
  fta: counted,
  oreb: counted,
  dreb: counted,
  reb: counted,
  ast: counted,
  stl: counted,
  blk: counted,
  tov: counted,
  pf: counted,
  pts: counted,
  plus_minus: z
    .string()
    .regex(/^-?\d{0,3}(\.0+)?$/)
    .transform(Number)
    .default(0),
});

const gameRow = z.object({ game_id: text, game_date: day, home: text, away: text });

/**
 * Reads a season.
 *
 * @param box, schedule the files' bytes, gzipped or not.
 * @throws {@link BoxFileUnreadable} for bytes that are no table, missing columns, values out of range, a player
 * twice on a day, or a game that the schedule does not have.
 */
export function readBoxSeason(box: Uint8Array, schedule?: Uint8Array): BoxSeason {
  const lines = rowsOf("box score", box, boxRow).map(asLine);
  lines.sort((a, b) => order(a.day, b.day) || order(a.gameId, b.gameId) || order(a.playerId, b.playerId));
  const seen = new Set<string>();
  for (const { day, playerId } of lines) {
    const key = `${day} ${playerId}`;
    if (seen.has(key)) throw new BoxFileUnreadable({ file: "box score", column: "player_id", twiceOn: day });
    seen.add(key);
  }
  const teamGames = schedule ? scheduledGames(schedule) : gamesOfLines(lines);
  const scheduled = new Set(teamGames.map(({ gameId, day, team }) => `${gameId} ${day} ${team}`));
  const stray = lines.find(({ gameId, day, team }) => !scheduled.has(`${gameId} ${day} ${team}`));
  if (stray) throw new BoxFileUnreadable({ file: "schedule", missingGame: stray.gameId });
  return {
    lines,
    teamGames,
    days: [...new Set(lines.map((line) => line.day))],
    inconsistentLines: lines.filter((line) => !isConsistent(line)).length,
  };
}

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function isConsistent({ stats, team, opponent }: BoxLine): boolean {
  const of = (statId: number) => stats[String(statId)] ?? 0;
  const shots = [
    [STAT.FGM, STAT.FGA],
    [STAT.THREE_PM, STAT.THREE_PA],
    [STAT.FTM, STAT.FTA],
    [STAT.THREE_PM, STAT.FGM],
  ] as const;
  return (
    shots.every(([part, whole]) => of(part) <= of(whole)) &&
    of(STAT.PTS) === 2 * of(STAT.FGM) + of(STAT.THREE_PM) + of(STAT.FTM) &&
    of(STAT.REB) === of(STAT.OREB) + of(STAT.DREB) &&
    team !== opponent
  );
}

type Table = z.ZodObject<z.ZodRawShape>;

function rowsOf<Row extends Table>(file: string, bytes: Uint8Array, schema: Row): z.output<Row>[] {
  const isGzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  let records: unknown[];
  try {
    const text = isGzipped ? gunzipSync(bytes) : bytes;
    let header: readonly string[] = [];
    const columns = (names: string[]): string[] => {
      header = names;
      return names;
    };
    records = parse(text, { columns, bom: true, skip_empty_lines: true });
    const missing = Object.entries(schema.shape).find(([name, cell]) => !isOptional(cell) && !header.includes(name));
    if (missing) throw new BoxFileUnreadable({ file, column: missing[0] });
  } catch (cause) {
    if (cause instanceof BoxFileUnreadable) throw cause;
    const context: SafeContext = cause instanceof CsvError ? { file, row: Number(cause.records) + 1 } : { file };
    throw new BoxFileUnreadable(context, { cause });
  }
  return records.map((record, index) => {
    const read = schema.safeParse(record);
    if (read.success) return read.data;
    const column = String(read.error.issues[0]?.path[0] ?? "");
    throw new BoxFileUnreadable({ file, row: index + 1, column });
  });
}

function asLine(row: z.infer<typeof boxRow>): BoxLine {
  return {
    playerId: row.player_id,
    playerName: row.player_name,
    gameId: row.game_id,
    day: row.game_date,
    team: row.team,
    opponent: row.opp,
    isHome: row.home,
    minutes: row.min,
    plusMinus: row.plus_minus,
    stats: {
      [STAT.PTS]: row.pts,
      [STAT.BLK]: row.blk,
      [STAT.STL]: row.stl,
      [STAT.AST]: row.ast,
      [STAT.OREB]: row.oreb,
      [STAT.DREB]: row.dreb,
      [STAT.REB]: row.reb,
      [STAT.PF]: row.pf,
      [STAT.TO]: row.tov,
      [STAT.FGM]: row.fgm,
      [STAT.FGA]: row.fga,
      [STAT.FTM]: row.ftm,
      [STAT.FTA]: row.fta,
      [STAT.THREE_PM]: row.fg3m,
      [STAT.THREE_PA]: row.fg3a,
      [STAT.MIN]: row.min,
    },
  };
}

const isOptional = (cell: unknown): boolean => cell instanceof z.ZodType && cell.safeParse(undefined).success;

const byDayAndGame = (a: TeamGame, b: TeamGame): number =>
  order(a.day, b.day) || order(a.gameId, b.gameId) || order(a.team, b.team);

function scheduledGames(schedule: Uint8Array): TeamGame[] {
  const games = new Map<string, TeamGame>();
  for (const { game_id: gameId, game_date: day, home, away } of rowsOf("schedule", schedule, gameRow)) {
    if (games.has(`${gameId} ${home}`)) throw new BoxFileUnreadable({ file: "schedule", twice: gameId });
    games.set(`${gameId} ${home}`, { gameId, day, team: home, opponent: away, isHome: true });
    games.set(`${gameId} ${away}`, { gameId, day, team: away, opponent: home, isHome: false });
  }
  return [...games.values()].sort(byDayAndGame);
}

function gamesOfLines(lines: readonly BoxLine[]): TeamGame[] {
  const games = new Map<string, TeamGame>();
  for (const { gameId, day, team, opponent, isHome } of lines) {
    games.set(`${gameId} ${team}`, { gameId, day, team, opponent, isHome });
  }
  return [...games.values()].sort(byDayAndGame);
}
