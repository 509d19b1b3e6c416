/** One table of an export as CSV, for a spreadsheet. Pure. */
import { stringify } from "csv-stringify/sync";

/**
 * A header and a line a row. Lists and objects stand as JSON.
 *
 * A spreadsheet runs a text that begins with = + - @ or a tab as a formula: such a text gets an apostrophe in front,
 * and every text is quoted, so that another separator cannot cut a cell in two and begin one. Numbers stay numbers.
 */
export function csvOf(rows: readonly Readonly<Record<string, unknown>>[], columns: readonly string[]): string {
  return stringify(
    rows.map((row) => columns.map((column) => cellOf(row[column]))),
    { header: true, columns: [...columns], escape_formulas: true, quoted_string: true, record_delimiter: "windows" },
  );
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" || typeof value === "string") return value;
  return typeof value === "boolean" ? String(value) : JSON.stringify(value);
}
