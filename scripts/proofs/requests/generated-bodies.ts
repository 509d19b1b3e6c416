/** Bodies for fuzzing: made of a JSON schema, then damaged, and raw bytes that were never JSON. */
import fc from "fast-check";

type Json = Record<string, unknown>;
type Schemas = Readonly<Record<string, Json>>;

/** Formats and patterns of our own schemas; what is not here becomes any text, which is then refused. */
const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  "date-time": fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: fc.date({ min: new Date("2024-10-22"), max: new Date("2025-04-13"), noInvalidDate: true }).map(dayOf),
};
const DAY = FORMATS.date ?? fc.string();
const words = fc.constantFrom(
  "Who is on my roster?",
  "Ja Morant",
  "next",
  "Ποιος παίζει;",
  "",
  " ",
  "../../etc",
  "{{7*7}}",
);

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Values that the schema allows, mostly: lengths and patterns are respected where that is easy. */
export function valuesOf(schema: unknown, schemas: Schemas, depth = 0): fc.Arbitrary<unknown> {
  if (!isObject(schema) || depth > 8) return fc.jsonValue({ maxDepth: 2 });
  if (typeof schema.$ref === "string") {
    return valuesOf(schemas[schema.$ref.split("/").at(-1) ?? ""], schemas, depth + 1);
  }
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(options)) return fc.oneof(...options.map((option) => valuesOf(option, schemas, depth + 1)));
  if (Array.isArray(schema.allOf)) return valuesOf(schema.allOf[0], schemas, depth + 1);
  const min = (name: string) => (typeof schema[name] === "number" ? schema[name] : undefined);
  switch (schema.type) {
    case "object": {
      const properties = isObject(schema.properties) ? schema.properties : {};
      const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
      const made = Object.entries(properties).map(([key, part]) => [key, valuesOf(part, schemas, depth + 1)] as const);
      return fc.record(Object.fromEntries(made), { requiredKeys: required });
    }
    case "array":
      return fc.array(valuesOf(schema.items, schemas, depth + 1), { minLength: min("minItems") ?? 0, maxLength: 4 });
    case "string": {
      const format = typeof schema.format === "string" ? FORMATS[schema.format] : undefined;
      if (format) return format;
      if (typeof schema.pattern === "string" && schema.pattern.includes("\\d{4}-")) return DAY;
      if (typeof schema.pattern === "string") return fc.oneof(fc.nat(9_999).map(String), fc.uuid(), words);
      return fc.oneof(words, fc.string({ minLength: min("minLength") ?? 0, maxLength: 60, unit: "binary" }));
    }
    case "integer":
    case "number":
      return fc.integer({ min: Math.max(min("minimum") ?? -5, -1e6), max: Math.min(min("maximum") ?? 99, 1e6) });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3, stringUnit: "binary" }),
  fc.constantFrom(1e308, -0, Number.MAX_SAFE_INTEGER, "\u0000", "\ud800", "x".repeat(5_000), [], {}, null, true),
);
const keys = fc.constantFrom("__proto__", "constructor", "toString", "id", "personId", "ownerId", "role", "");

/** The same with one place changed: a value swapped for junk, a key dropped, a key added. */
export const damaged = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(values, fc.nat(), junk, keys, fc.nat(2)).map(([value, where, other, key, how]) => {
    const copy: unknown = structuredClone(value);
    const places: { holder: Json; key: string }[] = [];
    const walk = (part: unknown): void => {
      if (typeof part !== "object" || part === null) return;
      for (const [name, inner] of Object.entries(part)) {
        places.push({ holder: part as Json, key: name }); // an object or a list, both written by their keys
        walk(inner);
      }
    };
    walk(copy);
    const place = places[where % Math.max(1, places.length)];
    if (!place) return other;
    if (how === 0) place.holder[place.key] = other;
    else if (how === 1) delete place.holder[place.key];
    else
      Object.defineProperty(place.holder, key, { value: other, enumerable: true, configurable: true, writable: true });
    return copy;
  });

/** Bytes that are no JSON, or not quite: random ones, JSON that was cut, doubled or encoded otherwise, and nests. */
export const rawBodies = (values: fc.Arbitrary<unknown>): fc.Arbitrary<Uint8Array> => {
  const text = values.map((value) => Buffer.from(JSON.stringify(value) ?? ""));
  return fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc
      .tuple(text, fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([whole, part]) => whole.subarray(0, whole.length * part)),
    text.map((whole) => Buffer.concat([whole, whole])),
    text.map((whole) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), whole])),
    text.map((whole) => Buffer.from(whole.toString("utf8"), "utf16le")),
    fc.tuple(text, fc.nat(), fc.integer({ min: 128, max: 255 })).map(([whole, at, byte]) => {
      const bytes = Buffer.from(whole);
      if (bytes.length > 0) bytes[at % bytes.length] = byte;
      return bytes;
    }),
    fc.tuple(fc.constantFrom("[", '{"a":'), fc.nat(12_000)).map(([open, times]) => Buffer.from(open.repeat(times))),
    fc.nat(9_000).map((times) => Buffer.from(`{${Array.from({ length: times }, (_, at) => `"${at}":0`).join()}}`)),
  );
};
