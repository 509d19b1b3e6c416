import { describe, expect, it } from "vitest";
import { z } from "zod";
import { geminiFunctions } from "./gemini-tools";

const parametersOf = (schema: z.ZodType) =>
  geminiFunctions([{ name: "tool", description: "A tool.", schema }])[0]?.parameters;
const propertyOf = (schema: z.ZodType) => parametersOf(z.object({ p: schema }))?.properties;

const recursive: z.ZodType = z.lazy(() => z.array(recursive));

describe("an argument in Gemini's schema", () => {
  it.each<[string, z.ZodType, Record<string, unknown>]>([
    ["a bounded text", z.string().min(2).max(80).describe("Name"), { type: "string", description: "Name" }],
    ["a day", z.iso.date(), { type: "string" }],
    ["an instant", z.iso.datetime(), { type: "string", format: "date-time" }],
    ["a whole number", z.number().int(), { type: "integer" }],
    ["a positive whole number", z.number().int().positive(), { type: "integer", minimum: 1 }],
    ["a whole number below 7", z.number().int().lt(7), { type: "integer", maximum: 6 }],
    ["a share", z.number().gt(0).lte(1), { type: "number", minimum: 0, maximum: 1 }],
    ["a choice", z.enum(["points", "each"]), { type: "string", enum: ["points", "each"] }],
    ["one text", z.literal("x"), { type: "string", enum: ["x"] }],
    ["one number", z.literal(4), { type: "number" }],
    ["a choice with an empty text", z.enum(["", "a"]), { type: "string", enum: ["a"] }],
    ["a text or null", z.string().nullable(), { type: "string", nullable: true }],
    ["a text or a number", z.union([z.string(), z.number()]), { anyOf: [{ type: "string" }, { type: "number" }] }],
    ["a list", z.array(z.string()).min(1).max(6), { type: "array", items: { type: "string" } }],
    [
      "an object",
      z.object({ day: z.string() }),
      { type: "object", properties: { day: { type: "string" } }, required: ["day"] },
    ],
  ])("is right for %s", (_, schema, expected) => {
    expect(propertyOf(schema)).toEqual({ p: expected });
  });

  it("is not required when it is optional or has a default", () => {
    const schema = z.object({ a: z.string(), b: z.string().optional(), c: z.number().default(5) });
    expect(parametersOf(schema)?.required).toEqual(["a"]);
  });

  it("is the same from a JSON schema of the caller's own", () => {
    const schema = {
      type: "object",
      properties: { a: { type: ["string", "null"], const: "x", $comment: "no" } },
      additionalProperties: false,
    };
    const [tool] = geminiFunctions([{ name: "tool", description: "A tool.", schema }]);
    expect(tool?.parameters).toEqual({
      type: "object",
      properties: { a: { type: "string", nullable: true, enum: ["x"] } },
    });
  });

  it.each<[string, z.ZodType]>([
    ["a record", z.record(z.string(), z.number())],
    ["a tuple", z.tuple([z.string(), z.number()])],
    ["anything", z.unknown()],
    ["a recursive list", recursive],
  ])("is refused by name of the tool and its place for %s", (_, schema) => {
    expect(() => propertyOf(schema)).toThrow(/^tool\.p: /);
  });
});

it("a tool without arguments has no parameters", () => {
  expect(parametersOf(z.object({}))).toBeUndefined();
});
