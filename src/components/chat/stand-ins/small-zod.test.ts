import { describe, expect, it } from "vitest";
import * as large from "zod/v4";
import * as small from "./small-zod";

type Zod = Pick<
  typeof large,
  "object" | "record" | "string" | "union" | "number" | "lazy" | "array" | "null" | "boolean"
>;

/**
 * As the AI SDK makes them: any JSON value by recursion, and an object with what may be left out and what is changed.
 */
function schemasBy(zod: Zod) {
  const json: large.ZodType = zod.lazy(() =>
    zod.union([
      zod.null(),
      zod.string(),
      zod.number(),
      zod.boolean(),
      zod.record(zod.string(), json.optional()),
      zod.array(json),
    ]),
  );
  const part = zod.object({
    kind: zod.string().transform((text) => `${text}!`),
    metadata: zod.record(zod.string(), zod.record(zod.string(), json.optional())).optional(),
  });
  return { json, part };
}

const VALUES: readonly unknown[] = [
  { kind: "a" },
  { kind: "a", metadata: { google: { signature: "x", list: [1, null, { deep: [true] }], none: undefined } } },
  { kind: "a", metadata: { google: 1 } },
  { kind: "a", metadata: null },
  { kind: 1 },
  { metadata: {} },
  ["a", 1, { b: undefined }],
  [undefined],
  { when: () => 1 },
  Number.NaN,
  "text",
  null,
  undefined,
];

describe("zod's small form in the browser", () => {
  // What a stream may carry must not depend on which of the two reads it.
  it.each(VALUES)("judges and reads %j as the large one does", async (value) => {
    const ofLarge = schemasBy(large);
    // The AI SDK is told of the large one's types only.
    const ofSmall = schemasBy(small as unknown as Zod);
    for (const name of ["json", "part"] as const) {
      const [expected, got] = await Promise.all([
        large.safeParseAsync(ofLarge[name], value),
        small.safeParseAsync(ofSmall[name], value),
      ]);
      expect([got.success, got.data]).toEqual([expected.success, expected.data]);
    }
  });
});
