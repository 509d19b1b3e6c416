/** CSV of people's texts: read back as written, and never run by a spreadsheet. */
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { csvOf } from "./person-export-csv";

const read = (text: string): string[][] => parse(text);
const cell = (value: unknown) => read(csvOf([{ cell: value }], ["cell"]))[1]?.[0];

describe("a table as CSV", () => {
  it.each(["=1+1", "+1", "-1 point", "@SUM(A1)", "\t=1", "\r=1", "＝1+1"])(
    "begins no cell with a formula: %j",
    (text) => {
      expect(cell(text)).toBe(`'${text}`);
    },
  );

  it("leaves other texts as they are, quotes, lines and separators included", () => {
    for (const text of ['He said "drop him"; =HYPERLINK("x")', "two\nlines", "a,b", "Ζ' ή Η", ""])
      expect(cell(text)).toBe(text);
  });

  // A spreadsheet that separates by semicolons would otherwise begin a cell with the formula.
  it("quotes every text", () => {
    expect(csvOf([{ cell: "a;=1" }], ["cell"])).toContain('"a;=1"');
  });

  it("keeps numbers numbers, below zero too, and writes lists and objects as JSON", () => {
    expect(
      csvOf([{ a: -2.5, b: 0, c: true, d: null, e: [1, 2], f: { g: "=1" } }], ["a", "b", "c", "d", "e", "f"]),
    ).toBe('"a","b","c","d","e","f"\r\n-2.5,0,"true",,"[1,2]","{""g"":""=1""}"\r\n');
  });

  it("has a header where there is no row", () => {
    expect(read(csvOf([], ["id", "title"]))).toEqual([["id", "title"]]);
  });
});
