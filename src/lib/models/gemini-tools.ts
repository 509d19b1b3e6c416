/**
 * Tools in the form that Gemini accepts.
 *
 * Gemini's `Schema` is a subset of OpenAPI 3.0 and one unknown keyword rejects the whole request: `exclusiveMinimum`
 * (zod's `positive()`), `const`, `$schema`, numeric enums, empty objects. The LangChain package removes three of these.
 * Here only known keywords pass; what cannot be said is left out when the arguments' own check still covers it, and is
 * refused as a bug when the model could not give such an argument at all. Lengths of texts and lists are left out too:
 * a model would read them in every call and hardly ever reaches them.
 */
import { argumentsSchema, type JsonSchema, type ModelTool } from "./chat-model";

type GeminiSchema = { [keyword: string]: unknown };
export type GeminiFunction = { name: string; description: string; parameters?: GeminiSchema };

const FORMATS = new Set(["date-time", "int32", "int64", "float", "double"]);

/**
 * @throws `TypeError` naming tool and place when a schema has no Gemini form: recursion, records, tuples,
 * intersections.
 */
export function geminiFunctions(tools: readonly ModelTool[]): GeminiFunction[] {
  return tools.map((tool) => {
    const { name, description } = tool;
    const json = argumentsSchema(tool);
    const isWithoutArguments = isRecord(json.properties) && Object.keys(json.properties).length === 0;
    return isWithoutArguments ? { name, description } : { name, description, parameters: toGemini(json, name) };
  });
}

function toGemini(schema: JsonSchema, place: string): GeminiSchema {
  for (const keyword of ["$ref", "allOf", "prefixItems", "not"]) {
    if (keyword in schema) throw new TypeError(`${place}: ${keyword} has no form in a Gemini schema`);
  }
  const variants = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(variants)) return unionToGemini(schema, variants, place);
  const types = [schema.type ?? typeOfConstant(schema.const)].flat().filter((type) => type !== undefined);
  const [type, another] = types.filter((name) => name !== "null");
  if (type === undefined) throw new TypeError(`${place}: a Gemini schema needs a type`);
  if (another !== undefined) {
    const ofType = (name: unknown) => ({ ...schema, type: name, description: undefined });
    return unionToGemini(schema, types.map(ofType), place);
  }
  const out: GeminiSchema = { type };
  if (types.includes("null")) out.nullable = true;
  if (schema.description !== undefined) out.description = schema.description;
  if (typeof schema.format === "string" && FORMATS.has(schema.format)) out.format = schema.format;
  copyChoices(schema, out);
  if (type === "integer" || type === "number") copyBounds(schema, type, out);
  if (type === "array") out.items = toGemini(recordAt(schema, "items", place), `${place}[]`);
  if (type === "object") copyProperties(schema, place, out);
  return out;
}

function unionToGemini(schema: JsonSchema, variants: readonly unknown[], place: string): GeminiSchema {
  const members = variants.filter(isRecord);
  const real = members.filter((member) => member.type !== "null");
  const outer: GeminiSchema = {};
  if (schema.description !== undefined) outer.description = schema.description;
  if (members.length > real.length) outer.nullable = true;
  const [only] = real;
  if (real.length === 1 && only !== undefined) return { ...toGemini(only, place), ...outer };
  return { ...outer, anyOf: real.map((member, index) => toGemini(member, `${place}|${index}`)) };
}

/** Only text can be enumerated; an empty string among the choices is refused by the API. */
function copyChoices(schema: JsonSchema, out: GeminiSchema): void {
  const choices = schema.const === undefined ? schema.enum : [schema.const];
  if (!Array.isArray(choices) || out.type !== "string") return;
  const texts = choices.filter((choice) => typeof choice === "string" && choice !== "");
  if (texts.length > 0) out.enum = texts;
}

/** Bounds are inclusive. zod's limits of a safe integer say nothing to a model and are left out. */
function copyBounds(schema: JsonSchema, type: "integer" | "number", out: GeminiSchema): void {
  const step = type === "integer" ? 1 : 0;
  const lowest = numberOr(schema.minimum, numberOr(schema.exclusiveMinimum, Number.NaN) + step);
  const highest = numberOr(schema.maximum, numberOr(schema.exclusiveMaximum, Number.NaN) - step);
  if (lowest > Number.MIN_SAFE_INTEGER) out.minimum = lowest;
  if (highest < Number.MAX_SAFE_INTEGER) out.maximum = highest;
}

function copyProperties(schema: JsonSchema, place: string, out: GeminiSchema): void {
  const entries = Object.entries(recordAt(schema, "properties", place));
  if (entries.length === 0) throw new TypeError(`${place}: Gemini refuses an object without properties`);
  out.properties = Object.fromEntries(
    entries.map(([key, value]) => {
      if (!isRecord(value)) throw new TypeError(`${place}.${key}: not a schema`);
      return [key, toGemini(value, `${place}.${key}`)];
    }),
  );
  if (Array.isArray(schema.required) && schema.required.length > 0) out.required = schema.required;
}

function typeOfConstant(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? typeof value
    : undefined;
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}

function recordAt(schema: JsonSchema, key: string, place: string): Record<string, unknown> {
  const value = schema[key];
  if (!isRecord(value)) throw new TypeError(`${place}: ${key} is missing`);
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
