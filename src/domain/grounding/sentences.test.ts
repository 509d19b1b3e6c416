import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitSentences } from "./sentences";

describe("cutting text into sentences", () => {
  it("loses nothing and does not depend on how the text arrives", () => {
    const piece = fc.constantFrom(
      "You lead 749 to 645. ",
      "- PG: T. J. McConnell vs. BOS\n",
      "28.4 pts",
      "! ",
      "Jr. ",
      "\n\n",
      "ok",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.integer({ min: 1, max: 9 }), (pieces, size) => {
        const text = pieces.join("");
        const whole = splitSentences(text);
        expect(whole.complete.join("") + whole.rest).toBe(text);
        const released: string[] = [];
        let pending = "";
        for (let at = 0; at < text.length; at += size) {
          const { complete, rest } = splitSentences(pending + text.slice(at, at + size));
          released.push(...complete);
          pending = rest;
        }
        expect(released.join("") + pending).toBe(text);
      }),
    );
  });

  it("keeps a list mark with its item", () => {
    expect(splitSentences("1. Luka. 2 left.\n2. Shai.\n").complete).toEqual(["1. Luka. ", "2 left.\n", "2. Shai.\n"]);
  });

  it("keeps decimals, initials and abbreviations whole", () => {
    expect(splitSentences("He scored 28.4 vs. BOS. T. J. Warren sat. Rest").complete).toEqual([
      "He scored 28.4 vs. BOS. ",
      "T. J. Warren sat. ",
    ]);
  });

  it("keeps a row of a table whole", () => {
    expect(splitSentences("| T. J. Warren sat. He | 3 |\n| b |\n").complete).toEqual([
      "| T. J. Warren sat. He | 3 |\n",
      "| b |\n",
    ]);
  });
});
