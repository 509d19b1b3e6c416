/**
 * Answers quote news, names of teams and of players, all written by strangers: nothing of it may load, run, or lead
 * elsewhere.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { WordsProvider } from "@/components/words/words";
import { withMarks } from "@/contract/conversation/marked-text";
import { en } from "@/language/texts/ui/en";
import { AnswerMarkdown } from "./answer-markdown";
import { ownPath, partsOfMarkdown } from "./markdown-plugins";

const references = [
  {
    start: 0,
    end: 4,
    toolCallId: "call-1",
    path: "players[0].pointsPerGame",
    formula: null,
    label: "Ja Morant, fpts avg",
    value: 37.1,
    unit: "points",
    source: "espn",
    fetchedAt: "2025-01-15T12:00:00.000Z",
  },
];
/** The text with the part as the first reference. */
const referred = (text: string, part: string) => {
  const span = { start: text.indexOf(part), end: text.indexOf(part) + part.length };
  return withMarks(text, [], [span]);
};
const html = (markdown: string) =>
  renderToStaticMarkup(
    <WordsProvider language="en" spaces={{ chat: en.chat }}>
      <AnswerMarkdown markdown={markdown} references={references} onFigure={() => undefined} />
    </WordsProvider>,
  );
const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

const TAGS = "div|p|ul|ol|li|strong|em|del|br|code|pre|blockquote|hr|a|span|button|table|thead|tbody|tr|th|td";
const HOSTILE = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "before <img src=//evil.example/p.png onload=alert(1)> after",
  "![x](http://evil.example/p.png)",
  "![x][1]\n\n[1]: http://evil.example/p.png",
  "[click](javascript:alert(1))",
  "[click](JaVaScRiPt:alert(1))",
  "[click](data:text/html;base64,PHNjcmlwdD4=)",
  "[click](//evil.example)",
  "[click](/\\evil.example)",
  "[click](https://evil.example/?q=1)",
  "<https://evil.example>",
  "[click][1]\n\n[1]: https://evil.example",
  "**<b onclick=x>**",
  "- <iframe src=//evil.example>",
  "<style>*{background:url(//evil.example)}</style>",
  "<svg><use href=//evil.example#x></svg>",
  '<data value="[\\"call-1\\",[]]">9</data>',
  "<form action=//evil.example><button>x</button></form>",
  "<!-- comment --><meta http-equiv=refresh content=0;url=//evil.example>",
  "```html\n<script>alert(1)</script>\n```",
  "<a href=javascript:alert(1)>x</a>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "# <object data=//evil.example>",
];

describe("Markdown of an answer", () => {
  test.each(HOSTILE)("%j has no element of its own, and no address", (markdown) => {
    const shown = html(markdown);
    expect(shown).not.toMatch(new RegExp(`<(?!/?(?:${TAGS})\\b)`));
    expect(shown).not.toMatch(/<[^>]*\s(?:src|srcset|style|action|data|on\w+)=/);
    const addresses = [...shown.matchAll(/<[^>]*\shref="([^"]*)"/g)].map(([, address = ""]) => address);
    for (const address of addresses) expect(new URL(address, "http://own.example").host).toBe("own.example");
    expect(shown).not.toContain("<button");
  });

  it("shows HTML as the text that it is", () => {
    expect(textOf(html("a <b onclick=x>bold</b> claim"))).toBe("a <b onclick=x>bold</b> claim");
    expect(textOf(html("<script>alert(1)</script>"))).toBe("<script>alert(1)</script>");
  });

  it("keeps what answers use", () => {
    const shown = html(
      "**Ja Morant** is *out*:\nhurt\n\n1. one\n2. two\n   - deeper\n\n`code` and [moves](/moves?x=1)",
    );
    expect(shown).toContain("<strong>Ja Morant</strong> is <em>out</em>:<br/>");
    expect(shown).toMatch(/<ol[^>]*>\s*<li>one<\/li>/);
    expect(shown).toMatch(/<ul[^>]*>\s*<li>deeper<\/li>/);
    expect(shown).toMatch(/<a href="\/moves\?x=1"[^>]*>moves<\/a>/);
    expect(html("• one\n• two").match(/<li>/g)).toHaveLength(2);
    expect(html("- one\n\n- two").match(/<ul/g)).toHaveLength(1);
  });

  it("leads from a referred value to its cell, and from no other number", () => {
    const shown = html(referred("- **Ja Morant** averages 37.1 points, 37.1 of them at home", "37.1"));
    expect(shown.match(/<button[^>]*>([^<]*)<\/button>/g)).toHaveLength(1);
    expect(shown).toMatch(/<button[^>]*data-figure="players\[0\]\.pointsPerGame"[^>]*>37\.1<\/button>/);
    expect(shown).toMatch(/title="[^"]*Ja Morant, fpts avg, espn/);
    expect(html(referred("`Ja Morant 37.1`", "37.1"))).not.toContain("<button");
  });

  it("shows the same text as the parts it is parsed in", () => {
    const markdown = "One.\n\n- a\n  more\n\n  deep\n- b\n\n```\ncode\n\nstill code\n```\n\nLast.";
    expect(partsOfMarkdown(markdown)).toHaveLength(4);
    expect(partsOfMarkdown(markdown).join("\n")).toBe(markdown);
  });

  // Parsers call themselves for every level; a text of 4,000 signs can have 2,000 of them.
  it("leaves what is nested too deep as plain text", () => {
    expect(textOf(html(`${"> ".repeat(1_000)}deep`))).toContain("deep");
    expect(html(`${"> ".repeat(3)}deep`)).toMatch(/(<blockquote[^>]*>\s*){3}<p>deep/);
  });

  it("takes time in proportion to hostile text", () => {
    const started = performance.now();
    for (const piece of ["**a", "[a](", "> ", "![", "<", "1. ", "- ", ">- "]) html(piece.repeat(1_300));
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});

test.each([
  ["/moves", true],
  ["/chat/1?x=2#y", true],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["/\t/evil.example", false],
  ["/a\\..\\b", false],
  ["https://evil.example", false],
  ["javascript:alert(1)", false],
  ["moves", false],
  [undefined, false],
])("%j is a path of ours: %s", (href, isOwn) => {
  expect(ownPath(href) !== undefined).toBe(isOwn);
});

describe("an unverified part of an answer", () => {
  const marked = (text: string, part: string) =>
    html(withMarks(text, [{ start: text.indexOf(part), end: text.indexOf(part) + part.length }]));

  it("is marked and explained, and its text stays as it was written", () => {
    const shown = marked("Ja Morant averages **47.3** points.", "47.3");
    expect(shown).toMatch(/<strong><mark title="Unverified[^"]*"[^>]*>47\.3<span/);
    expect(shown).not.toMatch(/[\uE000\uE001]/);
  });

  it("may hold a reference, which still leads to its cell", () => {
    const text = "Ja Morant averages 37.1 points.";
    const shown = html(withMarks(text, [{ start: 0, end: text.length }], [{ start: 19, end: 23 }]));
    expect(shown).toMatch(/<mark[^>]*><button[^>]*>37\.1<|<button[^>]*>37\.1</);
    expect(shown).not.toMatch(/[\uE000-\uE004]/);
  });

  it("may run through emphasis and over the lines of a list", () => {
    const text = "- He **is out** again.\n- He plays.";
    const shown = html(withMarks(text, [{ start: 0, end: text.length }]));
    expect(shown.match(/<li/g)).toHaveLength(2);
    expect(textOf(shown).replaceAll(/ \(Unverified[^)]*\)/g, "")).toContain("He is out again.");
    expect(shown.match(/<mark/g)).toHaveLength(4);
  });
});
