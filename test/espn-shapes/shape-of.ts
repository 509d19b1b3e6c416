/** The shape of a JSON payload: which paths it has, and what kinds of values stand there. Ids used as keys count as one key. */
export type Shape = ReadonlyMap<string, ReadonlySet<string>>;

/** From this on a number is an instant in milliseconds (1973); counts and ids are below it. */
const FIRST_INSTANT = 1e11;

function kindOf(value: unknown, path: string): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return value >= FIRST_INSTANT ? "instant" : "number";
  if (typeof value !== "string") return typeof value;
  if (/^\{[0-9A-F-]{36}\}$/i.test(value)) return "guid in braces";
  // ESPN's enums are words in capitals, and so are the initials that some players go by.
  return !/name$/i.test(path) && /^[A-Z][A-Z0-9_]*$/.test(value) ? "word" : "text";
}

/** Numbers and times as keys are ids and dates: their values are all of one shape. */
export const keyOf = (key: string): string => (/^\d/.test(key) ? "#" : key);

export function shapeOf(payload: unknown): Shape {
  const shape = new Map<string, Set<string>>();
  const walk = (value: unknown, path: string): void => {
    const kinds = shape.get(path) ?? new Set();
    shape.set(path, kinds.add(kindOf(value, path)));
    if (Array.isArray(value)) for (const each of value) walk(each, `${path}[]`);
    else if (typeof value === "object" && value !== null)
      for (const [key, each] of Object.entries(value)) walk(each, `${path}.${keyOf(key)}`);
  };
  walk(payload, "");
  return shape;
}

/** A payload that notes every path that is read of it, so that what a mapper reads need not be listed by hand. */
export function watched(payload: unknown, readPaths: Set<string>, path = ""): unknown {
  if (typeof payload !== "object" || payload === null) return payload;
  return new Proxy(payload, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof key !== "string" || (Array.isArray(target) && !/^\d+$/.test(key))) return value;
      if (value === undefined) return value;
      const at = Array.isArray(target) ? `${path}[]` : `${path}.${keyOf(key)}`;
      readPaths.add(at);
      return watched(value, readPaths, at);
    },
  });
}
