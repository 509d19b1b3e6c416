import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMarkOpenAfter, MARK_END, MARK_START, markedPieces, withMarks, withoutMarks } from "./marked-text";

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
