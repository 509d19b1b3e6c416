/** The value of a reference: a cell, or what is computed of cells. Pure; never throws. */
import { daysBetween, parseDay } from "../../season/eastern-day";
import type { Cell, CellKind, CellValue, Row, Sheet, Unit } from "../cell";
import { cellIn, type FactBook, isRow, sameName } from "../fact-book";
import type { Expression, Limit, Operator } from "./parse";

/** Where a value comes from: enough to open its cell, and to outlive the run's log. */
type Origin = {
  readonly toolCallId: string;
  /** Place in the tool's output; the first cell's for a computed value. */
  readonly path: string;
  readonly source: string;
  readonly fetchedAt: string;
};

export type Value = {
  readonly kind: CellKind;
  /** `null` when the source does not know it, or nothing can be computed of what it knows. */
  readonly value: CellValue;
  readonly unit: Unit;
  readonly decimals: number;
  readonly isChange: boolean;
  /** A negative lead is ahead. */
  readonly isLowerBetter?: true;
  /** Rows it is about. */
  readonly rows: readonly string[];
  /** Their names, for those that have one. */
  readonly subjects: readonly string[];
  /** It is about players alone: another player's name beside it makes it another's value. */
  readonly isPlayer: boolean;
  /** Column, or columns with their signs. */
  readonly measure: string;
  readonly isComputed: boolean;
  readonly origin: Origin | null;
};

export type Broken = { readonly broken: "row" | "column" | "list" | "unit" | "kind" };
export type Evaluated = Value | Broken;
export const isBroken = (evaluated: Evaluated): evaluated is Broken => "broken" in evaluated;

export function evaluate(expression: Expression, facts: FactBook): Evaluated {
  switch (expression.kind) {
    case "number":
      return constant(expression.value);
    case "cell":
      return cellValue(expression.parts, facts);
    case "operation":
      return operate(expression, evaluate(expression.left, facts), evaluate(expression.right, facts));
    case "call":
      return call(expression, facts);
  }
}

const constant = (value: number): Value => ({
  kind: "number",
  value,
  unit: "none",
  decimals: String(value).split(".")[1]?.length ?? 0,
  isChange: false,
  rows: [],
  subjects: [],
  isPlayer: false,
  measure: String(value),
  isComputed: true,
  origin: null,
});

const originOf = (cell: Cell, sheet: Sheet): Origin => ({
  toolCallId: sheet.toolCallId,
  path: cell.path,
  source: sheet.source,
  fetchedAt: sheet.fetchedAt,
});

const valueIn = (cell: Cell, sheet: Sheet): Value => ({
  kind: cell.kind,
  value: cell.value,
  unit: cell.unit,
  decimals: cell.decimals,
  isChange: cell.isChange,
  ...(cell.isLowerBetter ? { isLowerBetter: true } : {}),
  rows: [cell.row],
  subjects: cell.subject === "" ? [] : [cell.subject],
  isPlayer: cell.subjectKind === "player",
  measure: cell.column,
  isComputed: false,
  origin: originOf(cell, sheet),
});

/** The value of the cell at a place of a tool's output: "players[3].gain". */
export function valueAt(toolCallId: string, path: string, facts: FactBook): Value | undefined {
  const found = facts.cellAt(toolCallId, path);
  return found && valueIn(found.cell, found.sheet);
}

function cellValue(parts: readonly string[], facts: FactBook): Evaluated {
  const found = facts.cell(parts);
  if (found) return valueIn(found.cell, found.sheet);
  return { broken: facts.hasRow(parts.at(-2) ?? "") ? "column" : "row" };
}

function operate({ operator }: { readonly operator: Operator }, left: Evaluated, right: Evaluated): Evaluated {
  if (isBroken(left)) return left;
  if (isBroken(right)) return right;
  const both = {
    rows: [...new Set([...left.rows, ...right.rows])],
    subjects: [...new Set([...left.subjects, ...right.subjects])],
    isPlayer: left.isPlayer && right.isPlayer,
    measure: `${left.measure} ${operator} ${right.measure}`,
    isComputed: true,
    origin: left.origin ?? right.origin,
  };
  if (operator === "-" && left.kind === "day" && right.kind === "day") {
    const days = daysApart(left.value, right.value);
    return { ...both, kind: "number", value: days, unit: "days", decimals: 0, isChange: false };
  }
  if (left.kind !== "number" || right.kind !== "number") return { broken: "kind" };
  const unit = unitOf(operator, left.unit, right.unit);
  if (unit === undefined) return { broken: "unit" };
  return {
    ...both,
    kind: "number",
    value: computed(operator, left.value, right.value),
    unit,
    decimals: decimalsOf(operator, unit, left, right),
    isChange:
      operator === "-" || (operator === "+" ? left.isChange && right.isChange : left.isChange || right.isChange),
  };
}

function daysApart(left: CellValue, right: CellValue): number | null {
  const [from, to] = [parseDay(String(right)), parseDay(String(left))];
  return from === undefined || to === undefined ? null : daysBetween(from, to);
}

/** An unknown part makes the whole unknown, and so does a division by zero. */
function computed(operator: Operator, left: CellValue, right: CellValue): number | null {
  if (typeof left !== "number" || typeof right !== "number") return null;
  const value =
    operator === "+" ? left + right : operator === "-" ? left - right : operator === "*" ? left * right : left / right;
  return Number.isFinite(value) ? value : null;
}

/** `undefined` where the units do not go together. */
function unitOf(operator: Operator, left: Unit, right: Unit): Unit | undefined {
  if (operator === "+" || operator === "-") return left === right ? left : undefined;
  if (operator === "/") {
    if (left === right) return "none";
    return right === "none" || right === "games" || right === "days" ? left : undefined;
  }
  if (left === "none" || left === "share") return right;
  if (right === "none" || right === "share") return left;
  const [count, other] = COUNTS.has(left) ? [left, right] : [right, left];
  return COUNTS.has(count) && !COUNTS.has(other) && PER_COUNT.has(other) ? other : undefined;
}
/** "3 games at 24 points each". */
const COUNTS: ReadonlySet<Unit> = new Set(["games", "days"]);
const PER_COUNT: ReadonlySet<Unit> = new Set(["points", "minutes", "wins"]);

const RATIO_DECIMALS = 2;
const MAX_DECIMALS = 3;

function decimalsOf(operator: Operator, unit: Unit, left: Value, right: Value): number {
  if (unit === "points") return 1;
  const most = Math.min(MAX_DECIMALS, Math.max(left.decimals, right.decimals));
  return operator === "/" && unit === "none" ? Math.max(RATIO_DECIMALS, most) : most;
}

type Call = Extract<Expression, { kind: "call" }>;

function call(expression: Call, facts: FactBook): Evaluated {
  const { name, list, limits } = expression;
  const column = name === "count" ? undefined : list.at(-1);
  const path = column === undefined ? list : list.slice(0, -1);
  const where = limits.flatMap((limit) => (limit.kind === "where" ? [limit.column] : []));
  const found = facts.rows(path, column === undefined ? where : [column, ...where]);
  if (!found) return { broken: "list" };
  const rows = limited(found.rows, limits);
  if (name === "count") {
    const [first] = found.rows.flatMap((row) => [...row.cells.values()]);
    return {
      ...constant(rows.length),
      measure: `count of ${path.join(".")}`,
      origin: first ? originOf(first, found.sheet) : null,
    };
  }
  const cells = rows.flatMap((row) => {
    const cell = cellIn(row, column ?? "");
    return cell ? [cell] : [];
  });
  const numbers = cells.filter(({ kind, value }) => kind === "number" || value === null);
  const [first] = numbers;
  if (!first || numbers.length < cells.length) return { broken: cells.length === 0 ? "column" : "kind" };
  return over(expression, numbers, first, found.sheet);
}

function over({ name, row, list }: Call, cells: readonly Cell[], first: Cell, sheet: Sheet): Evaluated {
  const known = cells.flatMap((cell) => (typeof cell.value === "number" ? [{ cell, value: cell.value }] : []));
  const base = {
    ...valueIn(first, sheet),
    rows: [],
    subjects: [],
    isPlayer: false,
    measure: `${name} of ${list.join(".")}`,
    isComputed: true,
  };
  if (name === "rank") return rankOf(row ?? "", known, sheet, base);
  // What one of them is unknown of has no sum; the best of those that are known is still the best known.
  const isWhole = known.length === cells.length;
  const total = known.reduce((sum, { value }) => sum + value, 0);
  if (name === "sum") return { ...base, value: isWhole ? total : null };
  if (name === "avg") {
    const decimals = Math.min(MAX_DECIMALS, Math.max(1, base.decimals));
    return { ...base, decimals, value: isWhole && known.length > 0 ? total / known.length : null };
  }
  const isHighest = name === "max" || name === "best";
  const [top] = known.toSorted((a, b) => (isHighest ? b.value - a.value : a.value - b.value));
  if (!top) return { ...base, value: null };
  if (name === "max" || name === "min") {
    return { ...valueIn(top.cell, sheet), measure: base.measure, isComputed: true };
  }
  const { subject } = top.cell;
  return {
    ...valueIn(top.cell, sheet),
    kind: "name",
    value: subject === "" ? top.cell.row : subject,
    unit: "none",
    decimals: 0,
    isChange: false,
    measure: base.measure,
    isComputed: true,
  };
}

/** Equal values share the better place. */
function rankOf(
  row: string,
  known: readonly { readonly cell: Cell; readonly value: number }[],
  sheet: Sheet,
  base: Value,
): Evaluated {
  const own = known.find(({ cell }) => isRow(cell, row));
  if (!own) return { broken: "row" };
  const better = known.filter(({ value }) => value > own.value).length;
  return {
    ...base,
    value: better + 1,
    unit: "place",
    decimals: 0,
    isChange: false,
    rows: [own.cell.row],
    subjects: own.cell.subject === "" ? [] : [own.cell.subject],
    origin: originOf(own.cell, sheet),
  };
}

function limited(rows: readonly Row[], limits: readonly Limit[]): readonly Row[] {
  const filtered = limits.reduce(
    (left, limit) => (limit.kind === "where" ? left.filter((row) => holds(row, limit)) : left),
    rows,
  );
  const last = limits.find((limit) => limit.kind === "last");
  // Logs list the latest game first.
  return last ? filtered.slice(0, last.rows) : filtered;
}

function holds(row: Row, limit: Extract<Limit, { kind: "where" }>): boolean {
  const cell = cellIn(row, limit.column);
  const value = cell?.value ?? null;
  if (value === null) return false;
  const { comparison, value: wanted } = limit;
  if (typeof value === "number") {
    const number = Number(wanted.replace("%", ""));
    const isInPercent = cell?.unit === "share" && (wanted.includes("%") || number > 1);
    return Number.isNaN(number) ? false : compares(value, comparison, isInPercent ? number / 100 : number);
  }
  const isSame = sameName(typeof value === "boolean" ? (value ? "yes" : "no") : value) === sameName(wanted);
  // Positions such as "PG/SG" hold each of their parts.
  const isPart = typeof value === "string" && value.split("/").some((part) => sameName(part) === sameName(wanted));
  if (comparison === "=") return isSame || isPart;
  return comparison === "!=" ? !isSame && !isPart : typeof value === "string" && compares(value, comparison, wanted);
}

function compares<T extends number | string>(left: T, comparison: string, right: T): boolean {
  switch (comparison) {
    case "=":
      return left === right;
    case "!=":
      return left !== right;
    case "<":
      return left < right;
    case ">":
      return left > right;
    case "<=":
      return left <= right;
    default:
      return left >= right;
  }
}
