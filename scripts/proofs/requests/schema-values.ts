/** Values that a JSON schema allows, for asking a server by its own description. */
import fc from "fast-check";

type Json = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Json>>;

const MAX_DEPTH = 7;
const MAX_ITEMS = 3;
const MAX_TEXT_CHARS = 80;

const WORDS = fc.constantFrom(
  ...["Who is on my roster?", "Ja Morant", "LeBron James", "How is my week?", "Ποιος παίζει σήμερα;", "FT%", "a"],
  ...["../../etc/passwd", "{{7*7}}", "' or 1=1 --", "👩‍👩‍👧", "\u202Eabc", "2025-01-15", "12"],
);
const DAY = fc
  .date({ min: new Date("2024-10-20"), max: new Date("2025-04-20"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const numberOf = (schema: Json, name: string): number | undefined =>
  typeof schema[name] === "number" ? schema[name] : undefined;

/** What a schema asks for besides one of its alternatives goes with each of them. */
function merged(base: Json, option: Json): Json {
  const { anyOf: _any, oneOf: _one, ...rest } = base;
  const all = { ...rest, ...option };
  const required = [base.required, option.required].flatMap((names) => (Array.isArray(names) ? names : []));
  if (required.length > 0) all.required = required;
  if (isObject(base.properties) || isObject(option.properties))
    all.properties = { ...(base.properties as object), ...(option.properties as object) };
  return all;
}

/** Mostly allowed ones: who needs to know checks them against the schema. */
export function valuesOf(schema: unknown, schemas: Schemas, depth = 0): fc.Arbitrary<unknown> {
  if (!isObject(schema) || depth > MAX_DEPTH) return fc.jsonValue({ maxDepth: 1 });
  if (typeof schema.$ref === "string")
    return valuesOf(schemas[schema.$ref.split("/").at(-1) ?? ""], schemas, depth + 1);
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  for (const name of ["anyOf", "oneOf"]) {
    const options = schema[name];
    if (Array.isArray(options))
      return fc.oneof(...options.filter(isObject).map((option) => valuesOf(merged(schema, option), schemas, depth)));
  }
  switch (schema.type) {
    case "object":
      return objects(schema, schemas, depth);
    case "array": {
      const min = numberOf(schema, "minItems") ?? 0;
      const max = Math.min(numberOf(schema, "maxItems") ?? MAX_ITEMS, Math.max(min, MAX_ITEMS));
      const items = fc.array(valuesOf(schema.items, schemas, depth + 1), { minLength: min, maxLength: max });
      if (schema.contains === undefined) return items;
      return fc
        .tuple(items, valuesOf(schema.contains, schemas, depth + 1))
        .map(([others, contained]) => [...others.slice(0, Math.max(0, max - 1)), contained]);
    }
    case "string":
      return texts(schema);
    case "integer":
    case "number":
      return numbers(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function objects(schema: Json, schemas: Schemas, depth: number): fc.Arbitrary<unknown> {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const made = Object.entries(properties)
    .filter(([, part]) => part !== false)
    .map(([key, part]) => [key, valuesOf(part, schemas, depth + 1)] as const);
  const names = made.map(([key]) => key);
  return fc.record(Object.fromEntries(made), { requiredKeys: required.filter((name) => names.includes(name)) });
}

function texts(schema: Json): fc.Arbitrary<string> {
  const min = numberOf(schema, "minLength") ?? 0;
  const max = numberOf(schema, "maxLength") ?? MAX_TEXT_CHARS;
  const pattern = typeof schema.pattern === "string" ? new RegExp(schema.pattern, "u") : undefined;
  const isAllowed = (text: string) => text.length >= min && text.length <= max && (pattern?.test(text) ?? true);
  if (isAllowed("2025-01-15") && !isAllowed("Ja Morant") && pattern?.source.includes("-")) return DAY;
  if (schema.format === "email") return fc.emailAddress().filter(isAllowed);
  if (pattern?.source.startsWith("^")) return fc.stringMatching(pattern).filter(isAllowed);
  const anyText = fc.oneof(
    { weight: 3, arbitrary: WORDS },
    {
      weight: 2,
      arbitrary: fc.string({ minLength: min, maxLength: Math.min(max, MAX_TEXT_CHARS), unit: "binary" }),
    },
    // The longest that is allowed.
    { weight: 1, arbitrary: fc.constant("x".repeat(Math.min(max, 5_000))) },
  );
  return anyText.map((text) => (isAllowed(text) ? text : "Ja Morant"));
}

function numbers(schema: Json): fc.Arbitrary<number> {
  const min = Math.max(
    numberOf(schema, "minimum") ?? (numberOf(schema, "exclusiveMinimum") ?? -1_000_001) + 1,
    Number.MIN_SAFE_INTEGER,
  );
  const max = Math.min(numberOf(schema, "maximum") ?? 1_000_000, Number.MAX_SAFE_INTEGER);
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: min, max: Math.min(max, min + 40) }) },
    { weight: 1, arbitrary: fc.maxSafeInteger().map((any) => Math.min(max, Math.max(min, any))) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  );
}
