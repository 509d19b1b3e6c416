/**
 * From Postgres text to JavaScript, one table for both drivers.
 *
 * A value read from the embedded home and from a server must be the same value, so neither driver's own defaults are
 * used: int8 and numeric are numbers, a date stays the calendar day it is, and an instant is an ISO 8601 UTC string
 * with milliseconds. Any type that is not in the table stays text (uuid, vector, enums, ranges).
 */
type ParseText = (text: string) => unknown;

const asText: ParseText = (text) => text;
const asNumber: ParseText = (text) => Number(text);

/** int8. Refuses a value that a JavaScript number cannot hold exactly: a rounded id would name another row. */
function asExactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError("an int8 value is too large for an exact number");
  return value;
}

const INSTANT = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})(\.\d+)?(?:([+-])(\d{2})(?::(\d{2}))?(?::(\d{2}))?)?$/;

/**
 * timestamp and timestamptz as ISO 8601 UTC, microseconds cut to milliseconds. A timestamp without a zone is read as
 * UTC. What has no such form (infinity, years beyond 9999 or before Christ) is left as Postgres wrote it.
 */
function asInstant(text: string): string {
  const read = INSTANT.exec(text);
  if (read === null) return text;
  const [, year, month, day, hour, minute, second, fraction, sign, offsetHour, offsetMinute, offsetSecond] = read;
  const ms = Math.floor(Number(`0${fraction ?? ""}`) * 1000 + 1e-6);
  const utc = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second), ms);
  const offsetSeconds = Number(offsetHour ?? 0) * 3600 + Number(offsetMinute ?? 0) * 60 + Number(offsetSecond ?? 0);
  return new Date(utc - (sign === "-" ? -1 : 1) * offsetSeconds * 1000).toISOString();
}

/** bytea in its hex form, the default output of every supported version. */
const asBytes: ParseText = (text) => Buffer.from(text.slice(2), "hex");

/** One array literal (`{1,NULL,"a b",{2}}`) to nested JavaScript arrays. */
function parseArrayLiteral(text: string, parseElement: ParseText): unknown[] {
  // A literal with bounds that do not start at 1 is preceded by them: [0:2]={1,2,3}
  let at = text.indexOf("{");
  const readElement = (): unknown => {
    if (text[at] === "{") return readList();
    if (text[at] !== '"') {
      const start = at;
      while (text[at] !== "," && text[at] !== "}") at += 1;
      const bare = text.slice(start, at);
      return bare === "NULL" ? null : parseElement(bare);
    }
    let quoted = "";
    for (at += 1; text[at] !== '"'; at += 1) {
      if (text[at] === "\\") at += 1;
      quoted += text[at];
    }
    at += 1;
    return parseElement(quoted);
  };
  const readList = (): unknown[] => {
    const list: unknown[] = [];
    at += 1;
    while (text[at] !== "}") {
      if (at >= text.length) throw new RangeError("an array literal has no end");
      list.push(readElement());
      if (text[at] === ",") at += 1;
    }
    at += 1;
    return list;
  };
  return readList();
}

/**
 * Element type, the type of its arrays, and how one element is read. Numbers are oids of the catalog, fixed for ever.
 */
const TYPES: readonly (readonly [oid: number, arrayOid: number, parse: ParseText])[] = [
  [16, 1000, (text) => text === "t"],
  [17, 1001, asBytes],
  [20, 1016, asExactInteger],
  [21, 1005, asNumber],
  [23, 1007, asNumber],
  [25, 1009, asText],
  [26, 1028, asNumber],
  [114, 199, (text) => JSON.parse(text)],
  [700, 1021, asNumber],
  [701, 1022, asNumber],
  [1042, 1014, asText],
  [1043, 1015, asText],
  [1082, 1182, asText],
  [1114, 1115, asInstant],
  [1184, 1185, asInstant],
  [1700, 1231, asNumber],
  [2950, 2951, asText],
  [3802, 3807, (text) => JSON.parse(text)],
];

/** Parsers by type oid, for values and for arrays of them. */
export const VALUE_PARSERS: Readonly<Record<number, ParseText>> = Object.fromEntries(
  TYPES.flatMap(([oid, arrayOid, parse]) => [
    [oid, parse],
    [arrayOid, (text: string) => parseArrayLiteral(text, parse)],
  ]),
);

/** The parser of a type, text for any type that is not in the table. */
export const parserOf = (oid: number): ParseText => VALUE_PARSERS[oid] ?? asText;
