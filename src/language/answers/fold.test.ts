/** The answer stands alone in a few lines; nothing that was found is lost. */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { TOOL } from "../questions/tools";
import { understand } from "../questions/understanding/understanding";
import { folded } from "./fold";
import { plan } from "./sample-decisions";
import { matchup, roster } from "./sample-outputs";
import { wordFindings } from "./wording";

const line = fc.string({ minLength: 1, unit: fc.constantFrom("a", "b", "c") });
const part = fc.oneof(
  line,
  fc.array(line, { minLength: 1, maxLength: 6 }).map((lines) => lines.map((each) => `- ${each}`).join("\n")),
  fc
    .tuple(line, fc.array(line, { minLength: 1, maxLength: 6 }))
    .map(([title, lines]) => [`${title}:`, ...lines.map((each) => `- ${each}`)].join("\n")),
);
const section = fc.record({ parts: fc.array(part, { maxLength: 4 }), lines: fc.nat(8) });
const linesOf = (parts: readonly string[]) => parts.flatMap((each) => each.split("\n"));
const items = (lines: readonly string[]) => lines.filter((each) => !each.endsWith(":"));

describe("folding", () => {
  test("keeps every line, in its order, either above or below", () => {
    fc.assert(
      fc.property(section, ({ parts, lines }) => {
        const { shown, details } = folded([{ parts, lines }]);
        expect(items([...linesOf(shown), ...linesOf(details)])).toEqual(items(linesOf(parts)));
        expect(linesOf(shown).length).toBeLessThanOrEqual(lines);
      }),
    );
  });

  test("leaves no title alone", () => {
    fc.assert(
      fc.property(section, ({ parts, lines }) => {
        const { shown, details } = folded([{ parts, lines }]);
        for (const each of [...shown, ...details]) expect(each).not.toMatch(/^[abc]+:$/);
      }),
    );
  });

  it("cuts a list between its items and repeats its title below", () => {
    expect(folded([{ parts: ["Starters:\n- a\n- b\n- c"], lines: 2 }])).toEqual({
      shown: ["Starters:\n- a"],
      details: ["Starters:\n- b\n- c"],
    });
  });
});

describe("an answer", () => {
  const results = [
    { name: TOOL.plan, output: plan() },
    { name: TOOL.matchup, output: matchup() },
    { name: TOOL.myRoster, output: roster() },
  ];

  it("to what to do has the moves; the score and the roster they rest on are below it", () => {
    const { text, details } = wordFindings(understand("Optimize my week"), "en", results);
    expect(text).toContain("Moves worth making");
    expect(text).not.toContain("749");
    expect(details).toContain("749");
  });

  it("has what was asked for beside it", () => {
    const { text } = wordFindings(understand("What is my score and who is in my lineup?"), "en", results.slice(1));
    expect(text).toContain("749");
    expect(text).toContain("Devin Booker");
  });
});
