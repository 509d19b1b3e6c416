import { describe, expect, it } from "vitest";
import { citationsOf } from "./answer/citations";

const report = (change: object = {}) => ({
  title: "Morant is out",
  snippet: "Morant will not play.",
  source: "Example Times",
  publishedAt: "2025-01-15T12:00:00Z",
  standing: "reported",
  url: "https://news.example/1",
  ...change,
});
const toolCall = (citations: unknown, state: "done" | "failed" = "done") => ({ state, output: { citations } });

describe("the news under an answer", () => {
  it("are those of every look-up that answered, each once", () => {
    const found = citationsOf([
      toolCall([report(), report({ url: "https://news.example/2" })]),
      toolCall([report()]),
      toolCall([report({ url: "https://news.example/3" })], "failed"),
    ]);
    expect(found.map(({ url }) => url)).toEqual(["https://news.example/1", "https://news.example/2"]);
  });

  it("are none where an answer has another shape", () => {
    const bad = [null, "text", { citations: 3 }, { citations: [null, "x", report({ standing: "toString" }), {}] }];
    expect(citationsOf(bad.map((output) => ({ state: "done", output })))).toEqual([]);
  });
});
