"use client";
/** A tool result for readers: names and values, lists as tables, and the raw JSON. Loaded when first opened. */
import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { shortDayIn } from "@/components/time/day-and-age";
import { useLanguage, useNames, useWords } from "@/components/words/words";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn } from "@/language/texts/ui/phrases";
import type { CellPlace } from "./cell-place";

type CellPath = CellPlace["path"];

type Props = {
  value: unknown;
  /** The place to show and to mark; `null` for none. */
  marked: CellPath | null;
};

/** Said elsewhere in the row, or of no use to a person. */
const LEFT_OUT = /^(source|fetchedAt|stale|staleReason|ageSeconds|age|scoringPeriod|newsId|url|preconditions|.*Id)$/;
const MAX_ROWS = 60;

export function ResultView({ value, marked }: Props) {
  const chat = useWords("chat");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (marked) box.current?.querySelector("mark")?.scrollIntoView({ block: "center", inline: "nearest" });
  }, [marked]);
  return (
    <div ref={box} className="space-y-2">
      <Value value={value} path={[]} marked={marked} />
      <details className="text-xs">
        <summary className="inline-flex min-h-8 items-center text-soft underline decoration-dotted underline-offset-3 hover:text-ink">
          {chat("everything")}
        </summary>
        {/* A box that scrolls has to be reachable by keyboard. */}
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          className="max-h-80 overflow-auto rounded bg-raised p-2 font-mono leading-relaxed"
        >
          {JSON.stringify(value, null, 2)}
        </pre>
      </details>
    </div>
  );
}

type ValueProps = Props & { value: unknown; path: CellPath };

function Value({ value, path, marked }: ValueProps) {
  if (isRow(value)) return <Row row={value} path={path} marked={marked} />;
  if (Array.isArray(value)) return <List list={value} path={path} marked={marked} />;
  return <Scalar value={value} isMarked={isSame(path, marked)} />;
}

function Row({ row, path, marked }: { row: Fields; path: CellPath; marked: CellPath | null }) {
  const fieldName = useFieldName();
  const entries = Object.entries(row)
    .filter(([key, each]) => !LEFT_OUT.test(key) && !isNothing(each) && !(key === "status" && "statusText" in row))
    .toSorted(([one], [other]) => placeOf([one]) - placeOf([other]));
  const short = entries.filter(([, each]) => !isLong(each));
  const long = entries.filter(([, each]) => isLong(each));
  return (
    <div className="space-y-3">
      {short.length > 0 && (
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-2">
          {short.map(([key, each]) => (
            <div key={key} className="min-w-0">
              <dt className="text-xs text-soft">{fieldName(key)}</dt>
              <dd className="wrap-anywhere tabular-nums">
                <Scalar value={each} isMarked={isSame([...path, key], marked)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {long.map(([key, each]) => (
        <div key={key} className="min-w-0">
          <p className="mb-1 text-xs font-medium text-soft">
            {fieldName(key)}
            {Array.isArray(each) && (
              <>
                {" · "}
                <Marked isMarked={isSame([...path, key], marked)}>{each.length}</Marked>
              </>
            )}
          </p>
          <div className="border-l-2 border-line pl-3">
            <Value value={each} path={[...path, key]} marked={marked} />
          </div>
        </div>
      ))}
    </div>
  );
}

function List({ list, path, marked }: { list: readonly unknown[]; path: CellPath; marked: CellPath | null }) {
  const chat = useWords("chat");
  const fieldName = useFieldName();
  const rows = list.filter(isRow);
  if (rows.length !== list.length || rows.length === 0) {
    return (
      <ul className="list-disc pl-5">
        {list.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored list does not change
          <li key={at}>
            <Value value={each} path={[...path, at]} marked={marked} />
          </li>
        ))}
      </ul>
    );
  }
  const columns = columnsOf(rows);
  // The place that is looked for is shown, however far down it is.
  const markedRow = marked && isWithin(path, marked) ? Number(marked[path.length]) : -1;
  const shown = Math.max(MAX_ROWS, markedRow + 1);
  return (
    <>
      {/* A box that scrolls has to be reachable by keyboard. */}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-lg border border-line bg-surface"
      >
        <table className="w-full text-xs tabular-nums">
          <thead className="sticky top-0 z-1 text-left">
            <tr>
              {columns.map((column) => (
                <th
                  key={column.join(".")}
                  scope="col"
                  className="bg-raised px-2 py-1.5 font-medium whitespace-nowrap first:sticky first:left-0"
                >
                  {column.map(fieldName).join(": ")}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stored list does not change
              <tr key={at} className={clsx("border-t border-line", at === markedRow ? "bg-accent-wash" : "bg-surface")}>
                {columns.map((column) => (
                  <td
                    key={column.join(".")}
                    className="bg-inherit px-2 py-1 align-top first:sticky first:left-0 first:whitespace-nowrap"
                  >
                    <Cell value={within(row, column)} path={[...path, at, ...column]} marked={marked} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown && <p className="text-xs text-soft">{chat("moreRows", { count: rows.length - shown })}</p>}
    </>
  );
}

/** Shows a nested list by its length or its few words. */
function Cell({ value, path, marked }: ValueProps) {
  if (Array.isArray(value)) {
    if (value.every((each) => !isRow(each))) return value.map(String).join(", ");
    const names = value.flatMap((each) => (isRow(each) && typeof each.name === "string" ? [each.name] : []));
    return names.length > 0 ? names.join(", ") : <Marked isMarked={isSame(path, marked)}>{value.length}</Marked>;
  }
  if (isRow(value))
    return Object.values(value)
      .filter((each) => typeof each !== "object")
      .join(" · ");
  return <Scalar value={value} isMarked={isSame(path, marked)} />;
}

function Scalar({ value, isMarked }: { value: unknown; isMarked: boolean }) {
  const chat = useWords("chat");
  const time = useWords("time");
  const language = useLanguage();
  return <Marked isMarked={isMarked}>{scalarInWords(value, { chat, time, language })}</Marked>;
}

const Marked = ({ isMarked, children }: { isMarked: boolean; children: ReactNode }) =>
  isMarked ? <mark className="rounded bg-accent px-1 font-semibold text-on-accent">{children}</mark> : children;

type Speaking = { chat: Words<"chat">; time: Words<"time">; language: "en" | "el" };

function scalarInWords(value: unknown, { chat, time, language }: Speaking): string {
  if (typeof value === "number") {
    const decimals = Number.isInteger(value) ? 0 : Math.min(3, String(value).split(".")[1]?.length ?? 0);
    return numberIn(language, value, decimals);
  }
  if (typeof value === "boolean") return value ? chat("yes") : chat("no");
  if (Array.isArray(value)) return value.map(String).join(", ");
  return value === null || value === undefined ? "–" : shortDayIn(time, String(value));
}

type Fields = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);
/** Rows, and lists of rows; a list of words stays in one line. */
const isLong = (value: unknown): boolean => (Array.isArray(value) ? value.some(isRow) : isRow(value));

/** Columns of the rows; each field of a nested object is a column: `averages.PTS`. */
function columnsOf(rows: readonly Fields[]): string[][] {
  const seen = new Map<string, string[]>();
  for (const row of rows) {
    for (const [key, value] of Object.entries(row)) {
      if (LEFT_OUT.test(key) || isNothing(value)) continue;
      const inner = isRow(value)
        ? Object.keys(value).filter((each) => !LEFT_OUT.test(each) && !isNothing(value[each]))
        : [];
      const columns = isRow(value) ? inner.map((each) => [key, each]) : [[key]];
      for (const column of columns) seen.set(column.join("."), column);
    }
  }
  // Who and when come first; a status in words needs no second one in signs.
  return [...seen.values()]
    .filter((column) => column.at(-1) !== "status" || !seen.has([...column.slice(0, -1), "statusText"].join(".")))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

const FIRST = ["day", "playerName", "name", "teamName", "title"];
const placeOf = (column: readonly string[]): number => {
  const place = FIRST.indexOf(column.at(-1) ?? "");
  return place < 0 ? FIRST.length : place;
};

const within = (row: Fields, column: readonly string[]): unknown =>
  column.reduce<unknown>((value, key) => (isRow(value) ? value[key] : undefined), row);

const isSame = (path: CellPath, marked: CellPath | null): boolean =>
  marked !== null && path.length === marked.length && isWithin(path, marked);
const isWithin = (path: CellPath, marked: CellPath): boolean => path.every((step, at) => step === marked[at]);

/** `gamesLeftInMatchup` as "Games left in matchup" where it has no name among the texts; "PTS" stays. */
function useFieldName(): (key: string) => string {
  const names = useNames("fields");
  return (key) => names(key) ?? inOwnWords(key);
}

function inOwnWords(key: string): string {
  if (!/[a-z]/.test(key)) return key;
  const words = key
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
