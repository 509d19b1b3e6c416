/**
 * Building blocks for reading ESPN's JSON.
 *
 * Rules for every schema in this folder: few fields are required, unknown fields are dropped, an optional field of the
 * wrong type counts as absent, and one bad element of a list never costs the good ones beside it. Where the absence of
 * a number would decide something (scoring, limits, banked points), unreadable is not absent: `told` and `allValues`.
 */
import { z } from "zod";
import { EspnUnexpectedShape } from "./errors";

/** An optional field: absent, null and wrongly typed all read as `undefined`. */
export const maybe = <T extends z.ZodType>(schema: T) =>
  z
    .unknown()
    .optional()
    .transform((value): z.output<T> | undefined => {
      const read = schema.safeParse(value);
      return read.success ? read.data : undefined;
    });

/**
 * An optional field of which unreadable is not absent: `undefined` when it was not sent, `null` when it says nothing.
 */
export const report = <T extends z.ZodType>(schema: T) =>
  z
    .unknown()
    .optional()
    .transform((value): z.output<T> | null | undefined => {
      if (value === undefined) return undefined;
      const read = schema.safeParse(value);
      return read.success ? read.data : null;
    });

/** A list schema that drops unreadable elements; a value that is not a list reads as empty. */
export const goodParts = <T extends z.ZodType>(schema: T) =>
  z
    .unknown()
    .optional()
    .transform((value): z.output<T>[] => {
      if (!Array.isArray(value)) return [];
      return value.flatMap((element: unknown) => {
        const read = schema.safeParse(element);
        return read.success ? [read.data] : [];
      });
    });

/** A map schema by ESPN's ids that drops unreadable values; a value that is not an object reads as empty. */
export const goodValues = <T extends z.ZodType>(schema: T) =>
  z
    .unknown()
    .optional()
    .transform((value): Record<string, z.output<T>> => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
      return Object.fromEntries(
        Object.entries(value).flatMap(([key, element]) => {
          // Stats, slots, positions and periods are all numbered; anything else may be a word with a meaning in
          // JavaScript.
          const read = ID_KEY.test(key) ? schema.safeParse(element) : undefined;
          return read?.success ? [[key, read.data]] : [];
        }),
      );
    });

/**
 * `goodValues(finite)`, for stats: a day's rosters hold thirty thousand of them, and a schema's run for each costs more
 * than all the rest.
 */
export const goodNumbers = z
  .unknown()
  .optional()
  .transform((value): Record<string, number> => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
    const numbers: Record<string, number> = {};
    for (const [key, element] of Object.entries(value)) {
      if (typeof element === "number" && Math.abs(element) <= LARGEST && ID_KEY.test(key)) numbers[key] = element;
    }
    return numbers;
  });

/** The same map, refused when one of its values is unreadable. */
export const allValues = <T extends z.ZodType>(schema: T) =>
  z
    .record(z.string(), z.unknown())
    .optional()
    .transform((values = {}) => Object.fromEntries(Object.entries(values).filter(([key]) => ID_KEY.test(key))))
    .pipe(z.record(z.string(), schema));

const ID_KEY = /^\d{1,6}$/;

/** A whole number that a column of the database can hold. */
export const int = z.int32();
/** An amount: far above any stat or score, and far below what adding up a season could carry past all numbers. */
const LARGEST = 1e9;
export const finite = z.number().min(-LARGEST).max(LARGEST);

/** Text without control characters, which a terminal or a database would not take as text. */
export const plainText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .transform((text) => text.toWellFormed().replace(/\p{Cc}/gu, ""));
export const shortText = plainText(400);

/** Later years have more than four digits, which neither days nor the database read. */
const LAST_INSTANT_MS = Date.UTC(10_000, 0) - 1;

/** Epoch milliseconds to ISO 8601; 0 and unreadable ones are `null`, since ESPN sends 0 for "never". */
export const instant = z
  .unknown()
  .optional()
  .transform((value): string | null => {
    if (typeof value !== "number" || !(value > 0 && value <= LAST_INSTANT_MS)) return null;
    return new Date(value).toISOString();
  });

/** Reads `body` or throws `EspnUnexpectedShape` with the path of the first issue, never with the value. */
export function readShape<T extends z.ZodType>(schema: T, body: unknown, what: string): z.output<T> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new EspnUnexpectedShape({ what, path: read.error.issues[0]?.path.join(".") ?? "" });
}
