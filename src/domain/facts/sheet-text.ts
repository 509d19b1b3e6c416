/** A sheet as a model reads it: a line with name, source and age, then a table for each kind of row. Pure. */
import { parseDay, weekdayOf } from "../season/eastern-day";
import type { Cell, Column, Row, Sheet, Table } from "./cell";
import { dayId } from "./row-ids";

export const SHEET_LIMITS = { chars: 9_000, wordChars: 320, nameChars: 60 } as const;

/** Everything a stranger may have written, on one line and without a sign that a sheet or a reference uses. */
const plain = (text: string, most: number): string =>
  text
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, " ")
    .replaceAll("|", "/")
    .replaceAll("{{", "{ {")
    .replaceAll("}}", "} }")
    .trim()
    .slice(0, most);

const UNIT_NAMES: Readonly<Record<string, string>> = {
  points: "FPts",
  share: "%",
  dollars: "$",
  games: "",
  wins: "wins",
  adds: "",
  days: "",
  minutes: "min",
  place: "",
  none: "",
};

/** The value as a sheet shows it: short, and without a unit, which the column names. */
function sheetValue({ value, kind, unit, decimals, isChange }: Cell): string {
  if (value === null) return "?";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return plain(value, kind === "name" ? SHEET_LIMITS.nameChars : SHEET_LIMITS.wordChars);
  const shown =
    unit === "share" ? (value * 100).toFixed(value !== 0 && Math.abs(value) < 0.1 ? 1 : 0) : value.toFixed(decimals);
  return isChange && value > 0 ? `+${shown}` : shown;
}

const heading = ({ column, unit, kind }: Column): string => {
  const name = kind === "number" ? (UNIT_NAMES[unit] ?? "") : "";
  return name === "" ? column : `${column} ${name}`;
};

/** What a row's own id or name says already. */
const REPEATED: ReadonlySet<string> = new Set(["name", "team_name", "player_name"]);

const isKnown = ({ cells }: Row, column: string): boolean => (cells.get(column)?.value ?? null) !== null;

/** Columns in which all rows have one value are named once, above the table. */
const MIN_ROWS_ALIKE = 3;

function tableText({ name, columns, rows }: Table): string[] {
  const known = columns.filter(({ column }) => !REPEATED.has(column) && rows.some((row) => isKnown(row, column)));
  if (rows.length === 1) return rows.flatMap((row) => rowText(row, known));
  const alike = rows.length < MIN_ROWS_ALIKE ? [] : known.filter(({ column }) => isAlike(rows, column));
  const shown = known.filter((column) => !alike.includes(column));
  const hasNames = rows.some(({ subject, subjectKind }) => subject !== "" && subjectKind !== "other");
  const lines = rows.map((row) =>
    [
      row.row,
      ...(hasNames ? [plain(row.subject, SHEET_LIMITS.nameChars)] : []),
      ...shown.map(({ column }) => valueAt(row, column)),
    ].join(" | "),
  );
  const first = rows[0];
  const same = alike.map((column) => `${heading(column)} = ${first ? valueAt(first, column.column) : ""}`);
  return [
    `${name}: ${["id", ...(hasNames ? ["name"] : []), ...shown.map(heading)].join(" | ")}`,
    ...(same.length === 0 ? [] : [`(all: ${same.join("; ")})`]),
    ...lines,
  ];
}

const isAlike = (rows: readonly Row[], column: string): boolean =>
  new Set(rows.map((row) => valueAt(row, column))).size === 1;

/** A day that is the row's own id is shown by its weekday alone. */
function valueAt({ row, cells }: Row, column: string): string {
  const cell = cells.get(column);
  if (!cell) return "";
  if (cell.kind !== "day" || typeof cell.value !== "string") return sheetValue(cell);
  const day = parseDay(cell.value);
  const weekday = day === undefined ? "" : (WEEKDAYS[weekdayOf(day)] ?? "");
  return column === "day" && row === dayId(cell.value) ? weekday : `${cell.value} ${weekday}`;
}
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** A row alone: "towns | Karl-Anthony Towns: status day to day; games_left 2". */
function rowText(row: Row, columns: readonly Column[]): string[] {
  const cells = columns.flatMap((column) => {
    const cell = row.cells.get(column.column);
    return cell && cell.value !== null ? [`${heading(column)} = ${valueAt(row, column.column)}`] : [];
  });
  const name =
    row.subjectKind === "other" || row.subject === "" ? "" : ` | ${plain(row.subject, SHEET_LIMITS.nameChars)}`;
  return cells.length === 0 ? [] : [`${row.row}${name}: ${cells.join("; ")}`];
}

/** @returns at most `SHEET_LIMITS.chars` characters; what was left out is counted in the last line, "(+12 lines)". */
export function sheetText(sheet: Sheet): string {
  const { name, tool, source, age, isStale } = sheet;
  const from = [source, age === "" ? "" : age, isStale ? "STALE" : ""].filter((part) => part !== "").join(", ");
  const lines = [`${name} · ${tool}${from === "" ? "" : ` · ${from}`}`];
  const body = sheet.tables.flatMap(tableText);
  let chars = lines[0]?.length ?? 0;
  for (const [place, line] of body.entries()) {
    if (chars + line.length + 1 > SHEET_LIMITS.chars) {
      lines.push(`(+${body.length - place} lines)`);
      break;
    }
    lines.push(line);
    chars += line.length + 1;
  }
  return lines.join("\n");
}
