/**
 * Building blocks for reading ESPN's JSON.
 *
 * Rules for every schema in this folder: few fields are required, unknown fields are dropped, an optional field of the
 * wrong type counts as absent, and one bad element of a list never costs the good ones beside it.
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

/** A list of which only the readable elements are kept; anything but a list reads as empty. */
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

/** A map of which only the readable values are kept; anything but an object reads as empty. */
export const goodValues = <T extends z.ZodType>(schema: T) =>
  z
    .unknown()
    .optional()
    .transform((value): Record<string, z.output<T>> => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
      return Object.fromEntries(
        Object.entries(value).flatMap(([key, element]) => {
          const read = schema.safeParse(element);
          return read.success ? [[key, read.data]] : [];
        }),
      );
    });

export const int = z.number().int();
export const finite = z.number().finite();
export const shortText = z.string().max(400);

/** Epoch milliseconds to ISO 8601; 0 and unreadable ones are `null`, since ESPN sends 0 for "never". */
export const instant = z
  .unknown()
  .optional()
  .transform((value): string | null => {
    if (typeof value !== "number" || !Number.isFinite(value) || value <= 0 || value > 8.64e15) return null;
    return new Date(value).toISOString();
  });

/** Reads `body` or throws `EspnUnexpectedShape` with the path of the first issue, never with the value. */
export function readShape<T extends z.ZodType>(schema: T, body: unknown, what: string): z.output<T> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new EspnUnexpectedShape({ what, path: read.error.issues[0]?.path.join(".") ?? "" });
}
