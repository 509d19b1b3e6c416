import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isMarkOpenAfter,
  MARK_END,
  MARK_START,
  markedPieces,
  referencePieces,
  withMarks,
  withoutMarks,
  withoutReferences,
} from "./marked-text";

const visible = (text: string) => text.replaceAll(MARK_START, "⟨").replaceAll(MARK_END, "⟩");

describe("marks in a text", () => {
  it.each([
    ["a part of a line", "Luka averages 47.3 points.", [{ start: 14, end: 18 }], "Luka averages ⟨47.3⟩ points."],
    [
      "a list item, after its mark",
      "- He is out.\n- He plays.",
      [{ start: 0, end: 24 }],
      "- ⟨He is out.⟩\n- ⟨He plays.⟩",
    ],
    ["a heading", "## Moves made", [{ start: 0, end: 13 }], "## ⟨Moves made⟩"],
    [
      "two parts",
      "3 and 4",
      [
        { start: 6, end: 7 },
        { start: 0, end: 1 },
      ],
      "⟨3⟩ and ⟨4⟩",
    ],
    ["nothing beyond the text", "short", [{ start: 2, end: 90 }], "short"],
  ])("stand around %s", (_what, text, spans, marked) => {
    expect(visible(withMarks(text, spans))).toBe(marked);
  });

  it("change no other character, whatever is marked", () => {
    const span = fc.tuple(fc.nat(60), fc.nat(20)).map(([start, length]) => ({ start, end: start + length }));
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.array(span, { maxLength: 5 }), (text, spans) => {
        fc.pre(withoutMarks(text) === text);
        const marked = withMarks(text, spans);
        expect(withoutMarks(marked)).toBe(text);
        expect(
          markedPieces(marked)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
        expect(isMarkOpenAfter(marked, false)).toBe(false);
      }),
    );
  });
});

describe("references in a text", () => {
  const pieces = (
    text: string,
    marks: { start: number; end: number }[],
    references: { start: number; end: number }[],
  ) => referencePieces(withMarks(text, marks, references).replace(/[\uE000\uE001]/g, ""));

  it("are found again by their number, inside a mark and beside one", () => {
    const text = "Luka averages 47.3 points in 3 games.";
    const references = [
      { start: 29, end: 30 },
      { start: 14, end: 18 },
    ];
    expect(pieces(text, [{ start: 5, end: 25 }], references)).toEqual([
      { text: "Luka averages ", reference: null },
      { text: "47.3", reference: 1 },
      { text: " points in ", reference: null },
      { text: "3", reference: 0 },
      { text: " games.", reference: null },
    ]);
  });

  it("are left out where a mark cuts them or a line ends in them", () => {
    expect(pieces("47.3 points", [{ start: 2, end: 11 }], [{ start: 0, end: 4 }])).toEqual([
      { text: "47.3 points", reference: null },
    ]);
    expect(pieces("47\n3", [], [{ start: 0, end: 4 }])).toEqual([{ text: "47\n3", reference: null }]);
  });

  it("change no other character, whatever is referred to and marked", () => {
    const span = fc.tuple(fc.nat(60), fc.nat(20)).map(([start, length]) => ({ start, end: start + length }));
    const spans = fc.array(span, { maxLength: 4 });
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), spans, spans, (text, marks, references) => {
        fc.pre(withoutMarks(text) === text);
        const signed = withMarks(text, marks, references);
        expect(withoutMarks(signed)).toBe(text);
        expect(withoutReferences(signed)).toBe(withMarks(text, marks));
      }),
    );
  });
});
