import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { reasonCode } from "./earlier-reasons";

const MIGRATION = new URL("../../../supabase/migrations/0017_reason_codes.sql", import.meta.url);

describe("a reason of an earlier version", () => {
  const pairs = [...readFileSync(MIGRATION, "utf8").matchAll(/^ {2}\('((?:[^']|'')+)', '([^']+)'\)/gm)];

  it.each(pairs.map(([, sentence = "", code = ""]) => [sentence.replaceAll("''", "'"), code]))(
    "%s is read as it was migrated",
    (sentence, code) => {
      expect(reasonCode(sentence)).toBe(code);
    },
  );

  it("is a code already, or nothing of ours", () => {
    expect(pairs).toHaveLength(19);
    expect(["move.day_over", "demo.reset", "a stranger's words"].map(reasonCode)).toEqual([
      "move.day_over",
      "demo.reset",
      "a stranger's words",
    ]);
  });
});
