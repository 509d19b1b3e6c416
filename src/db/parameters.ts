/**
 * From JavaScript to a Postgres parameter, for the embedded home.
 *
 * The rules are those of node-postgres, so that a statement means the same on both homes: null and undefined are NULL,
 * bytes are bytea, a Date is its instant in UTC, an array is a Postgres array (never JSON), any other object is JSON.
 * A JSON array therefore has to be given as text; `toJson` does that and is right for every json column.
 */

/** Removes what Postgres cannot store in a text: U+0000 and halves of surrogate pairs, such as those of a cut emoji. */
export const storable = (text: string): string => text.toWellFormed().replaceAll("\u0000", "");

/** JSON text of a value for a json or jsonb column, with storable strings. `undefined` is not JSON and throws. */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError("a value without a JSON form cannot be stored as JSON");
  if (!MAY_HOLD_UNSTORABLE.test(text)) return text;
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === "string" ? storable(part) : part));
}

/** JSON writes what is not storable, and nothing else but controls, as an escape of its number. */
const MAY_HOLD_UNSTORABLE = /\\u(0000|d[89a-f])/;

const hexOf = (view: ArrayBufferView): string =>
  `\\x${Buffer.from(view.buffer, view.byteOffset, view.byteLength).toString("hex")}`;

function arrayLiteral(list: readonly unknown[]): string {
  const elements = list.map((element) => {
    if (Array.isArray(element)) return arrayLiteral(element);
    const text = toParameter(element);
    return text === null ? "NULL" : `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
  });
  return `{${elements.join(",")}}`;
}

/** The text form of one parameter, null for NULL. */
export function toParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== "object") return String(value);
  if (ArrayBuffer.isView(value)) return hexOf(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return arrayLiteral(value);
  return toJson(value);
}
