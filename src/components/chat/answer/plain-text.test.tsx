import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { blocksOf, spansOf } from "./answer-blocks";
import { PlainText } from "./plain-text";

const html = (markdown: string) => renderToStaticMarkup(<PlainText markdown={markdown} markLabel="unverified" />);
const inner = (markdown: string) =>
  html(markdown)
    .replace(/^<div[^>]*>|<\/div>$/g, "")
    .replace(/ class="[^"]*"/g, "");

describe("an answer's Markdown", () => {
  test.each([
    ["One.\nTwo.\n\nThree.", "<p>One.<br/>Two.</p><p>Three.</p>"],
    ["You **lead** by **12.5**.", "<p>You <strong>lead</strong> by <strong>12.5</strong>.</p>"],
    ["Out:\n- Morant\n- **Sabonis**", "<p>Out:</p><ul><li>Morant</li><li><strong>Sabonis</strong></li></ul>"],
    ["* a\n\n* b\n\nend", "<ul><li>a</li><li>b</li></ul><p>end</p>"],
    ["- a\n  more of a\n- b", "<ul><li>a<br/>more of a</li><li>b</li></ul>"],
    ["- a\nnot of a", "<ul><li>a</li></ul><p>not of a</p>"],
    ["**Bold** begins", "<p><strong>Bold</strong> begins</p>"],
    ["2 * 3 ** 4 and **open", "<p>2 * 3 ** 4 and **open</p>"],
    [
      "**Fan Favorites \\(demo\\)** and \\*\\*plain\\*\\*",
      "<p><strong>Fan Favorites (demo)</strong> and **plain**</p>",
    ],
    ["\\- no list, C:\\temp", "<p>- no list, C:\\temp</p>"],
    ["**a **b** c**", "<p>**a <strong>b</strong> c**</p>"],
    ["****", "<p>****</p>"],
    ["-3 points", "<p>-3 points</p>"],
  ])("%j", (markdown, expected) => {
    expect(inner(markdown)).toBe(expected);
  });

  // News and names reach the page through answers: none of this may load, link or run.
  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "![x](http://evil.example/p.png)",
    "[click](javascript:alert(1))",
    "**<b onclick=x>**",
    "- <iframe src=//evil.example>",
  ])("%j stays text", (markdown) => {
    expect(html(markdown)).not.toMatch(/<(?!\/?(div|p|ul|li|strong|br)\b)/);
    expect(html(markdown)).not.toMatch(/<[^>]*\b(src|href|on\w+)=/);
  });

  it("loses no letter of any text", () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "**", "*", "- ", "\n", "  ", " ", "<", "é", "•", "\\"), { maxLength: 30 }),
        (pieces) => {
          const markdown = pieces.join("");
          const lines = blocksOf(markdown).flatMap((block) =>
            block.kind === "list" ? block.items.flat() : block.lines,
          );
          const letters = (text: string) => text.replaceAll(/[^aé<]/g, "");
          expect(letters(lines.flatMap((line) => line.map(({ text }) => text)).join(""))).toBe(letters(markdown));
        },
      ),
      { numRuns: 500 },
    ));

  it("takes time in proportion to hostile lines", () => {
    const started = performance.now();
    spansOf("**a".repeat(20_000));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
