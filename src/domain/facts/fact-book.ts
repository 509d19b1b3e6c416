/** The cells of a turn, found by the names that references use. Pure. */
import type { Cell, Row, Sheet, Table } from "./cell";
import { foldedName, lastNameOf } from "./row-ids";

/** Case, `_`, spaces and signs do not matter. */
export const sameName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");

/** Other names of a column, each for columns in the order in which they are tried. */
const ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  ["ppg", ["fpts_avg"]],
  ["fppg", ["fpts_avg"]],
  ["fptsg", ["fpts_avg"]],
  ["avg", ["fpts_avg"]],
  ["average", ["fpts_avg"]],
  ["pointspergame", ["fpts_avg"]],
  ["fantasypoints", ["fpts"]],
  ["projected", ["proj"]],
  ["projection", ["proj"]],
  ["expected", ["proj"]],
  ["owned", ["rostered"]],
  ["percentowned", ["rostered"]],
  ["winprobability", ["chance"]],
  ["winprob", ["chance"]],
  ["chancetoplay", ["play_chance"]],
  ["playprobability", ["play_chance"]],
  ["position", ["pos"]],
  ["positions", ["pos"]],
  ["proteam", ["team"]],
  ["expectedreturn", ["back"]],
  ["returnday", ["back"]],
  ["ownership", ["owner"]],
  ["gamesleftinmatchup", ["games_left"]],
  ["name", ["name", "team_name"]],
]);

export type FoundCell = { readonly cell: Cell; readonly sheet: Sheet };
export type FoundRows = { readonly table: Table; readonly sheet: Sheet; readonly rows: readonly Row[] };

export class FactBook {
  /** Newest first: an id means the newest cell. */
  private readonly newest: readonly Sheet[];

  /** Every player of the sheets, with his folded name and the last name that a sentence may call him by. */
  readonly players: readonly { readonly row: string; readonly name: string; readonly last: string }[];

  constructor(readonly sheets: readonly Sheet[]) {
    this.newest = [...sheets].reverse();
    const rows = sheets.flatMap(({ tables }) => tables.flatMap((table) => table.rows));
    const players = rows.filter(({ subjectKind }) => subjectKind === "player");
    this.players = [
      ...new Map(
        players.map(({ row, subject }) => [row, { row, name: foldedName(subject), last: lastNameOf(subject) }]),
      ).values(),
    ];
  }

  /** @param parts `[row, column]` or `[sheet, row, column]` */
  cell(parts: readonly string[]): FoundCell | undefined {
    const [column = "", row = "", name] = [...parts].reverse();
    for (const sheet of this.named(name)) {
      for (const table of sheet.tables) {
        for (const each of table.rows) {
          const cell = isRow(each, row) ? cellIn(each, column) : undefined;
          if (cell) return { cell, sheet };
        }
      }
    }
    return undefined;
  }

  /** @param path `[sheet or table, column]`, `[sheet, table, column]`; without a column for `count`. */
  rows(path: readonly string[], columns: readonly string[]): FoundRows | undefined {
    const [first = "", second] = path;
    for (const sheet of this.newest) {
      const isSheet = sameName(sheet.name) === sameName(first);
      const named = sheet.tables.filter(({ name }) => sameName(name) === sameName(isSheet ? (second ?? "") : first));
      const table = tableWith(named.length > 0 ? named : isSheet ? sheet.tables : [], columns);
      if (table) return { table, sheet, rows: table.rows };
    }
    return undefined;
  }

  /** @param path "players[3].gain" in the output of the tool call */
  cellAt(toolCallId: string, path: string): FoundCell | undefined {
    const sheet = this.newest.find((each) => each.toolCallId === toolCallId);
    const cell = sheet && this.byPath(sheet).get(path);
    return cell && { cell, sheet };
  }

  private readonly paths = new Map<Sheet, ReadonlyMap<string, Cell>>();

  private byPath(sheet: Sheet): ReadonlyMap<string, Cell> {
    const known = this.paths.get(sheet);
    if (known) return known;
    const cells = sheet.tables.flatMap(({ rows }) => rows.flatMap((row) => [...row.cells.values()]));
    const paths = new Map(cells.map((cell) => [cell.path, cell]));
    this.paths.set(sheet, paths);
    return paths;
  }

  /** Rows that a name means anywhere, so that a wrong column can be told from a wrong row. */
  hasRow(row: string): boolean {
    return this.sheets.some(({ tables }) => tables.some(({ rows }) => rows.some((each) => isRow(each, row))));
  }

  private readonly teams = new Set<string>();

  /** A fantasy team's row. */
  isTeam(row: string): boolean {
    if (this.teams.size === 0)
      for (const { tables } of this.sheets)
        for (const { rows } of tables)
          for (const each of rows) if (each.subjectKind === "team") this.teams.add(each.row);
    return this.teams.has(row);
  }

  /** Last names of the players that a move adds and drops; of all moves without one. */
  lastNamesOfMove(move?: string): readonly string[] {
    const rows = this.sheets.flatMap(({ tables }) => tables.flatMap((table) => table.rows));
    const isMeant = ({ row }: Row) => (move === undefined ? /^m\d+$/.test(row) : row === move);
    const names = rows
      .filter(isMeant)
      .flatMap(({ cells }) => ["add", "drop"].map((column) => cells.get(column)?.value));
    return names.flatMap((name) => (typeof name === "string" && name !== "" ? [lastNameOf(name)] : []));
  }

  private named(name: string | undefined): readonly Sheet[] {
    return name === undefined ? this.newest : this.newest.filter((sheet) => sameName(sheet.name) === sameName(name));
  }
}

export const isRow = ({ row, subject }: Pick<Row, "row" | "subject">, name: string): boolean =>
  sameName(row) === sameName(name) || (subject !== "" && sameName(foldedName(subject)) === sameName(name));

export function cellIn(row: Row, column: string): Cell | undefined {
  const wanted = sameName(column);
  for (const cell of row.cells.values()) if (sameName(cell.column) === wanted) return cell;
  for (const other of ALIASES.get(wanted) ?? []) {
    const cell = row.cells.get(other);
    if (cell) return cell;
  }
  return wanted === "name" && row.subject !== "" ? nameCell(row) : undefined;
}

/** The row's own name, where no field of it is a column. */
function nameCell(row: Row): Cell | undefined {
  const [any] = row.cells.values();
  return (
    any && {
      ...any,
      column: "name",
      kind: "name",
      unit: "none",
      decimals: 0,
      isChange: false,
      value: row.subject,
    }
  );
}

/** The one with most rows of those that have all the columns. */
function tableWith(tables: readonly Table[], columns: readonly string[]): Table | undefined {
  const having = tables.filter(({ rows }) =>
    columns.every((column) => rows.some((row) => cellIn(row, column) !== undefined)),
  );
  return having.toSorted((a, b) => b.rows.length - a.rows.length)[0];
}
