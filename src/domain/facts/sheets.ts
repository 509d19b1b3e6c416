/**
 * Tool results as sheets of cells, any JSON that the tools' schemas allow. Pure.
 *
 * A row begins wherever a result names somebody or something: a player, a team, a day, a category, a move. What stands
 * inside it without a name of its own is a column of that row.
 */
import type { Cell, CellValue, Column, Row, Sheet, SubjectKind, Table } from "./cell";
import { columnName, fieldOf, UNSAID, type UnitsOfResult } from "./measures";
import { dayId, foldedName, numbered, type RowIds, withRowIds } from "./row-ids";

export type ToolResult = { readonly id: string; readonly name: string; readonly output: unknown };

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** Rows that have the same id in every sheet. */
const RESERVED: ReadonlySet<string> = new Set([
  "me",
  "opp",
  "league",
  "best",
  "rank",
  "sum",
  "count",
  "avg",
  "max",
  "min",
  "last",
  "block",
]);

/** Short names of the sheets. A tool that is not listed is called by its own name without "get_". */
const SHEET_NAMES: Readonly<Record<string, string>> = {
  get_espn_player_status: "status",
  get_player_game_log: "log",
  get_player_news: "news",
  search_news_by_topic: "news",
  get_my_roster: "roster",
  get_opponent_roster: "opp_roster",
  get_roster_game_logs: "form",
  get_free_agents: "fa",
  get_matchup_details: "matchup",
  get_league_settings: "league",
  get_season_odds: "odds",
  get_bid_advice: "bid",
  get_opponent_outlook: "outlook",
  simulate_absence: "absence",
  compose_daily_lineup: "lineup",
  compose_weekly_lineup: "week",
  plan_week: "plan",
  simulate_move: "move",
  validate_slot_fit: "fit",
  calculate_fantasy_score: "score",
  analyze_trade: "trade",
  find_trades: "trades",
};
const sheetName = (tool: string): string => SHEET_NAMES[tool] ?? columnName(tool.replace(/^get_/, ""));

/** Sheets of results in the order in which they came: an id that one of them gave is the same in the later ones. */
export function sheetsOf(results: readonly ToolResult[]): readonly Sheet[] {
  let ids: RowIds = new Map();
  let moves = 0;
  return results.map((result) => {
    ids = withRowIds(ids, namesIn(result.output), RESERVED);
    const { sheet, movesRead } = sheetOf(result, ids, moves);
    moves += movesRead;
    return sheet;
  });
}

/** Every player and team that the result names, in its order. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isFields(value)) return [];
  const own = [textOf(value.name), textOf(value.playerName), textOf(value.teamName)].filter(
    (each) => each !== undefined,
  );
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

/** @param moves number of moves that the sheets before have: "m4" is the next one. */
function sheetOf(
  { id, name: tool, output }: ToolResult,
  ids: RowIds,
  moves: number,
): { readonly sheet: Sheet; readonly movesRead: number } {
  const fields = isFields(output) ? output : {};
  const name = sheetName(tool);
  const reading = new Reading(name, { ids, units: unitsOf(fields), opponent: textOf(fields.opponentName), moves });
  reading.readTop(fields);
  const sheet: Sheet = {
    name,
    tool,
    toolCallId: id,
    source: textOf(fields.source) ?? "",
    fetchedAt: textOf(fields.fetchedAt) ?? "",
    age: textOf(fields.age) ?? "",
    isStale: fields.stale === true,
    tables: reading.tables(),
  };
  return { sheet, movesRead: reading.movesRead };
}

const LATER_DECIMALS: Readonly<Record<string, UnitsOfResult["later"]>> = {
  wins: { unit: "wins", decimals: 2 },
  "roto points": { unit: "none", decimals: 2 },
  points: { unit: "points", decimals: 1 },
  "category value": { unit: "none", decimals: 3 },
};

function unitsOf(fields: Fields): UnitsOfResult {
  const unit = textOf(fields.unit) ?? textOf(fields.gainUnit);
  const format = textOf(fields.format);
  const isCategories = unit === "category value" || (format !== undefined && /categor|roti/i.test(format));
  const measure = isFields(fields.gain) ? textOf(fields.gain.measure) : undefined;
  const later = LATER_DECIMALS[textOf(fields.laterUnit) ?? measure ?? unit ?? "points"];
  return { gains: isCategories ? "none" : "points", later: later ?? { unit: "points", decimals: 1 } };
}

type Subject = { readonly row: string; readonly subject: string; readonly kind: SubjectKind };

type Known = {
  readonly ids: RowIds;
  readonly units: UnitsOfResult;
  readonly opponent: string | undefined;
  readonly moves: number;
};

class Reading {
  private readonly read = new Map<string, Row[]>();
  movesRead = 0;

  constructor(
    private readonly sheet: string,
    private readonly known: Known,
  ) {}

  /** The result itself is a row of its own: of its player, its team, or of nobody. */
  readTop(fields: Fields): void {
    const subject = this.subjectOf(fields, "") ?? { row: this.sheet, subject: "", kind: "other" };
    this.readRow(fields, this.sheet, subject, "");
  }

  tables(): readonly Table[] {
    return [...this.read].map(([name, rows]) => ({ name, columns: columnsOf(rows), rows }));
  }

  private readRow(fields: Fields, table: string, subject: Subject, path: string): void {
    const cells = new Map<string, Cell>();
    const rows = this.read.get(table) ?? [];
    this.read.set(table, rows);
    const row: Row = {
      row: subject.row,
      subject: subject.subject,
      subjectKind: subject.kind,
      cells,
      ...(fields.isLowerBetter === true ? { isLowerBetter: true } : {}),
    };
    rows.push(row);
    this.readFields(fields, { row, cells, table }, path, []);
    if (cells.size === 0) rows.splice(rows.indexOf(row), 1);
    if (rows.length === 0) this.read.delete(table);
  }

  private readFields(
    fields: Fields,
    into: { readonly row: Row; readonly cells: Map<string, Cell>; readonly table: string },
    path: string,
    within: readonly string[],
  ): void {
    for (const [field, value] of Object.entries(fields)) {
      if (UNSAID.test(field)) continue;
      const at = path === "" ? field : `${path}.${field}`;
      if (Array.isArray(value)) this.readList(field, value, into, at, within);
      else if (isFields(value)) {
        const subject = this.subjectOf(value, field);
        if (field === "move") this.readRow(value, "moves", this.nextMove(), at);
        else if (subject && isOwnRow(field) && within.length === 0) this.readRow(value, field, subject, at);
        else if (subject) this.readNamed(field, value, into, at);
        else this.readFields(value, into, at, [...within, field]);
      } else if (isScalar(value)) this.readCell(field, value, into, at, within);
    }
  }

  /** "add" and "drop" of a move: their names and statuses are columns of the move. */
  private readNamed(
    field: string,
    value: Fields,
    into: { readonly row: Row; readonly cells: Map<string, Cell> },
    path: string,
  ): void {
    const name = textOf(value.name) ?? textOf(value.teamName) ?? "";
    this.put(into, { ...NAME_COLUMN, column: columnName(field) }, name, `${path}.name`);
    const status = textOf(value.statusText);
    if (status) this.put(into, { ...WORD_COLUMN, column: `${columnName(field)}_status` }, status, `${path}.statusText`);
  }

  private readList(
    field: string,
    values: readonly unknown[],
    into: { readonly row: Row; readonly cells: Map<string, Cell>; readonly table: string },
    path: string,
    within: readonly string[],
  ): void {
    const rows = values.filter(isFields);
    const [low, high] = values;
    if (field === "interval80" && typeof low === "number" && typeof high === "number") {
      this.readCell("gainLow", low, into, `${path}[0]`, within);
      this.readCell("gainHigh", high, into, `${path}[1]`, within);
      return;
    }
    if (rows.length === 0) {
      const words = values.filter((value) => typeof value === "string" || typeof value === "number");
      if (words.length > 0) this.readCell(field, words.join(field === "positions" ? "/" : "; "), into, path, within);
      return;
    }
    const taken = new Set((this.read.get(field) ?? []).map((row) => row.row));
    for (const [place, value] of rows.entries()) {
      const subject = this.rowSubject(value, field, place, taken, into.row);
      taken.add(subject.row);
      this.readRow(value, field, subject, `${path}[${values.indexOf(value)}]`);
    }
  }

  /** Somebody inside a row without a name (a day, a move) has that row's id before his: "jan15_booker". */
  private rowSubject(
    value: Fields,
    field: string,
    place: number,
    taken: ReadonlySet<string>,
    { row: parent, subjectKind }: Row,
  ): Subject {
    const isInside = subjectKind === "other" && parent !== this.sheet;
    const named = this.subjectOf(value, field);
    const own = named && isInside ? { ...named, row: `${parent}_${named.row}` } : named;
    if (own && !taken.has(own.row)) return own;
    const category = textOf(value.category) ?? textOf(value.stat) ?? textOf(value.slot) ?? textOf(value.position);
    const day = textOf(value.day) ?? textOf(value.firstDay) ?? textOf(value.from);
    if (MOVES.has(field)) return this.nextMove();
    const base =
      category !== undefined
        ? columnName(category)
        : day !== undefined
          ? dayId(day)
          : `${isInside ? `${parent}_` : ""}${columnName(field)}${place + 1}`;
    const row = taken.has(base) ? numbered(base, taken) : base;
    return { row, subject: category ?? day ?? "", kind: "other" };
  }

  /** Moves, trades and decisions are counted through all sheets, so that an id means one of them. */
  private nextMove(): Subject {
    this.movesRead += 1;
    return { row: `m${this.known.moves + this.movesRead}`, subject: "", kind: "other" };
  }

  /** Who a row is about; `undefined` for one without a name. */
  private subjectOf(fields: Fields, field: string): Subject | undefined {
    const team = textOf(fields.teamName);
    const player = textOf(fields.name) ?? textOf(fields.playerName);
    if (player !== undefined) return { row: this.idOf(player), subject: player, kind: "player" };
    if (team === undefined) return undefined;
    const isMe = field === "me" || field === "mine" || fields.isMine === true || fields.ownership === "my roster";
    const isOpponent =
      field === "opponent" ||
      fields.ownership === "opponent" ||
      (this.known.opponent !== undefined && team === this.known.opponent);
    return { row: isMe ? "me" : isOpponent ? "opp" : this.idOf(team), subject: team, kind: "team" };
  }

  private idOf(name: string): string {
    return this.known.ids.get(foldedName(name)) ?? "player";
  }

  private readCell(
    field: string,
    value: number | string | boolean | null,
    into: { readonly row: Row; readonly cells: Map<string, Cell> },
    path: string,
    within: readonly string[],
  ): void {
    const read = fieldOf(field, value, within, this.known.units);
    if (read) this.put(into, read.column, read.value, path);
  }

  private put(
    { row, cells }: { readonly row: Row; readonly cells: Map<string, Cell> },
    column: Column,
    value: CellValue,
    path: string,
  ): void {
    if (cells.has(column.column)) return;
    const { cells: _, ...of } = row;
    cells.set(column.column, { ...column, ...of, value, path, sheet: this.sheet });
  }
}

const MOVES: ReadonlySet<string> = new Set(["moves", "likely", "decisions", "offers"]);

const NAME_COLUMN = { kind: "name", unit: "none", decimals: 0, isChange: false } as const;
const WORD_COLUMN = { kind: "word", unit: "none", decimals: 0, isChange: false } as const;

/** Sides of a matchup, the player of a bid: things with a row of their own, not columns of the result. */
const isOwnRow = (field: string): boolean => !/^(?:add|drop|partner)$/.test(field);

const isScalar = (value: unknown): value is number | string | boolean | null =>
  value === null || ["number", "string", "boolean"].includes(typeof value);

/** The columns of a table, in the order in which its rows bring them; of a number, the most digits that any row has. */
function columnsOf(rows: readonly Row[]): readonly Column[] {
  const columns = new Map<string, Column>();
  for (const { cells } of rows) {
    for (const { column, kind, unit, decimals, isChange, value } of cells.values()) {
      const known = columns.get(column);
      if (known && (value === null || known.kind === "number")) {
        columns.set(column, { ...known, decimals: Math.max(known.decimals, decimals) });
      } else if (!known || value !== null) columns.set(column, { column, kind, unit, decimals, isChange });
    }
  }
  return [...columns.values()];
}
