import { describe, expect, it } from "vitest";
import { readText } from "../text";
import { nearest, nearIndex } from "./near-words";
import { withoutTypos } from "./typos";

const foldedOf = (question: string) => withoutTypos(readText(question)).words.map((word) => word.normalized);

describe("a slip in a word", () => {
  it.each([
    ["shall i bench him tonihgt", "tonight"],
    ["who is avialable", "available"],
    ["wich day is he qestionable", "questionable"],
  ])("%s is read as %s", (question, meant) => expect(foldedOf(question)).toContain(meant));

  it.each(["start poeltl or kessler", "Jaylen Avaliable", "εξω tonight"])("nothing is changed in %s", (question) =>
    expect(withoutTypos(readText(question))).toEqual(readText(question)),
  );
});

describe("the nearest word", () => {
  const index = nearIndex(["embiid", "mobley", "fox"]);
  it.each([
    ["embid", "embiid"],
    ["mobely", "mobley"],
    ["mobleys", "mobley"],
    ["mobley", "mobley"],
  ])("of %s is %s", (word, meant) => expect(nearest(word, index)).toBe(meant));

  it.each(["nobley", "embd", "box", ""])("of %j is none", (word) => expect(nearest(word, index)).toBeUndefined());
});
