import fc from "fast-check";
import { expect, it } from "vitest";
import { BODY_SHAPE_LIMITS, isWithinShape } from "./json-shape-limit";

/** Depth and parts of a parsed value, by walking it. */
function shapeOf(value: unknown): { depth: number; parts: number } {
  if (typeof value !== "object" || value === null) return { depth: 0, parts: 1 };
  const inner = Object.values(value).map(shapeOf);
  const keys = Array.isArray(value) ? 0 : inner.length;
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    // An empty list or object takes one place, like any other value.
    parts: Math.max(1, keys + inner.reduce((sum, { parts }) => sum + parts, 0)),
  };
}

it("finds the depth and the parts that a parser would find, whatever is in the strings", () => {
  const tricky = fc.oneof(fc.string(), fc.constantFrom('"', "\\", '\\"', "[[[[", "{}", ",,,", ":", '\\\\"]'));
  const json = fc
    .jsonValue({ maxDepth: 6, stringUnit: "binary" })
    .chain((value) =>
      fc
        .tuple(fc.constant(value), tricky, tricky)
        .map(([inner, a, b]) => ({ [a]: inner, list: [b, inner, { [b]: a }] })),
    );
  fc.assert(
    fc.property(json, fc.constantFrom(undefined, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const { depth, parts } = shapeOf(JSON.parse(text));
      expect(isWithinShape(text, { maxDepth: depth, maxParts: parts })).toBe(true);
      expect(isWithinShape(text, { maxDepth: depth - 1, maxParts: parts })).toBe(false);
      expect(isWithinShape(text, { maxDepth: depth, maxParts: parts - 1 })).toBe(false);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ["brackets without end", "[".repeat(65_536)],
  ["objects within objects", '{"a":'.repeat(10_000)],
  ["a list of nothing", `[${"0,".repeat(30_000)}0]`],
  ["keys", `{${Array.from({ length: 6_000 }, (_, i) => `"k${i}":0`).join()}}`],
])("refuses %s", (_name, text) => expect(isWithinShape(text, BODY_SHAPE_LIMITS)).toBe(false));

it.each(["", '"', '"\\', "]]]]", '"an open string [[[[[', "}{"])("leaves %j to the parser", (text) =>
  expect(isWithinShape(text, BODY_SHAPE_LIMITS)).toBe(true),
);
