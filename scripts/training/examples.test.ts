import { describe, expect, it } from "vitest";
import { EXAMPLE_LANGUAGES, examplesIn, readExamples } from "./examples";

describe.each(EXAMPLE_LANGUAGES)("examples in %s", (language) => {
  it("are at least 120 and stand once each under one set of asks", () => {
    const lines = examplesIn(language).map(({ questions }) => questions.join("\n"));
    expect(lines.length).toBeGreaterThanOrEqual(120);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

it.each([
  ["an ask that is none", '{"asks":["gossip"],"questions":["is he hurt"]}'],
  ["no question", '{"asks":["health"],"questions":[]}'],
  ["half a line", '{"asks":["health"]'],
])("a line with %s is refused by its number", (_, line) => {
  const good = '{"asks":["health"],"questions":["is he hurt"]}';
  expect(readExamples(good)).toEqual([{ asks: ["health"], questions: ["is he hurt"] }]);
  expect(() => readExamples(`${good}\n${line}`)).toThrow("line 2");
});
