import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkSentence, collectFacts, splitSentences } from "./grounding";

const facts = collectFacts(
  [
    {
      teamName: "Team 6",
      lead: -104,
      fetchedAt: "2025-01-15T16:42:07Z",
      day: "2025-01-15",
      players: [{ name: "Luka Dončić", averages: { PTS: 28.4, "FG%": 0.467 } }, { name: "Shai Gilgeous-Alexander" }],
    },
  ],
  "Should I start Devin Booker over 2 others?",
);
const unsupported = (sentence: string) => checkSentence(sentence, facts).unsupported;

describe("a sentence of the answer", () => {
  it.each([
    "Team 6 is down by 104.",
    "Luka Doncic averages 28.4 points.",
    "Luka Dončić averages about 28 points.",
    "He shoots 46.7% from the field.",
    "Shai Gilgeous-Alexander plays on Wed 15 Jan.",
    "Devin Booker's case: 2 others.",
    "1. Luka Dončić",
    "Start Luka Dončić tonight.",
    "Ο Luka Dončić έχει 28,4 πόντους.",
    "Start Booker.",
    "He makes 3PM against the 76ers.",
    "He shoots .467 from the field.",
    "No numbers here.",
  ])("is kept when the facts or the question support it: %s", (sentence) => {
    expect(unsupported(sentence)).toEqual([]);
  });

  it.each([
    ["Luka Dončić averages 31.2 points.", "31.2"],
    ["He averages 28.5 points.", "28.5"],
    ["Your lead is 1,040.", "1,040"],
    ["Add Nikola Jokic now.", "Add Nikola Jokic"],
    ["He returns on 2025-02-09.", "09"],
    ["He shoots 48% from the field.", "48%"],
    ["He had 31pts.", "31"],
    ["1. 645", "645"],
    ["Start Zebulon Quux tonight.", "Start Zebulon Quux"],
    ["Read at 16:42.", "42"],
  ])("is reported when nothing does: %s", (sentence, claim) => {
    expect(unsupported(sentence)).toContain(claim);
  });

  it("counts its claims", () => {
    expect(checkSentence("Luka Dončić averages 28.4 points in 15 games.", facts)).toMatchObject({ claims: 3 });
  });

  it("never supports a number that is further than rounding from every fact", () => {
    const distance = (value: number) => Math.min(...facts.numbers.flatMap((fact) => [Math.abs(fact - value)]));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (value) => {
        fc.pre(distance(value) > 0.5);
        expect(unsupported(`He scored ${value} points.`)).toEqual([String(value)]);
      }),
    );
  });
});

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
});
