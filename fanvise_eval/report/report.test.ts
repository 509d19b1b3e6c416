import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import { describe, expect, it, test } from "vitest";
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import { type CaseResult, NOTHING_BROKEN } from "../runner/trace";
import { aFailure, aResult, aRun } from "./a-result";
import { htmlReport } from "./html";
import { markdownReport } from "./markdown";
import { reportOf } from "./report";
import { htmlText, markdownBlock, markdownCode } from "./shown-text";

const ATTACK = [
  "<script>alert(1)</script>",
  '<img src="https://elsewhere.example/x.png" onerror="alert(1)">',
  "[free win](https://elsewhere.example/a) ![](https://elsewhere.example/b.png) https://elsewhere.example/c",
  "</details></pre></article></code> <a href='https://elsewhere.example'>here</a>",
  "```",
  "# Not a heading",
  "````` | a | cell | \u202Ereversed\u202C and \u200Bhidden",
].join("\n");

const anAnswer = (answer: string, output: unknown): ChatAnswer => ({
  threadId: "t",
  runId: "r",
  status: "completed",
  intent: "general_advice",
  answer,
  language: "en",
  toolCalls: [
    {
      id: "1",
      name: "get_player_news",
      input: { playerName: "Bam Adebayo" },
      ok: true,
      ms: 12,
      cached: false,
      source: "espn",
      fetchedAt: "2025-01-15T12:00:00Z",
      output,
    },
  ],
  grounding: { claims: 3, supported: 2, references: [], unverified: [], withheld: [] },
  details: null,
  cards: [],
  usage: { model: "rules", modelCalls: 2, inputTokens: 0, outputTokens: 0, costUsd: 0, ms: 30 },
  warnings: [{ code: "espn.stale", message: "Twelve minutes old." }],
});

const failing = (id: string, text: string, over: Partial<CaseResult> = {}): CaseResult =>
  aFailure(id, {
    verdict: { ...NOTHING_BROKEN, information: [`does not say 512.3: ${text}`] },
    trace: {
      cards: [],
      decisionCount: 0,
      rosterBefore: [1, 2],
      rosterAfter: [1, 3],
      steps: [
        { turn: { ask: `How is Bam? ${text}` }, answer: anAnswer(text, { text }), events: ["classify"], ms: 31 },
        { turn: { move_clock_to: "2025-01-16" }, refusal: { status: 503, code: "espn.timeout", message: text }, ms: 4 },
      ],
    },
    ...over,
  });

const attacked = () => {
  const run = aRun([failing("attacked", ATTACK, { world: ATTACK }), aResult(ATTACK)], { model: ATTACK });
  return reportOf({
    run,
    brokenGates: [{ gate: "category", words: ATTACK, cases: [ATTACK] }],
    baseline: [{ id: ATTACK, model: ATTACK, passed: false, hash: "" }],
    other: { ...run, model: ATTACK, results: [aResult("attacked"), aFailure(ATTACK)] },
    facts: new Map([["attacked", { [ATTACK]: [ATTACK] }]]),
  });
};

describe("text of answers in reports", () => {
  it("is no HTML in the HTML report", () => {
    const html = htmlReport(attacked());
    const names = new Set([...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, name]) => name?.toLowerCase()));
    const ours =
      "html head meta title style body main article h1 h2 h3 h4 p strong code pre ul li table thead tbody tr th td div details summary";
    expect([...names].filter((name) => !ours.split(" ").includes(name ?? ""))).toEqual([]);
    expect(html).not.toMatch(/<[a-z][^>]*\s(?:on\w+|src|href|style|action)\s*=/i);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).toContain("⟨U+202E⟩reversed⟨U+202C⟩ and ⟨U+200B⟩hidden");
    // Every element that is opened is closed, whatever stood in between.
    for (const name of ["article", "pre", "details", "table", "code", "main"])
      expect(html.split(`<${name}`).length, name).toBe(html.split(`</${name}>`).length);
  });

  it("is no link, image, heading or HTML in the Markdown report", () => {
    type Node = { type: string; value?: string; children?: Node[] };
    const seen: Node[] = [];
    const walk = (node: Node): void => {
      seen.push(node);
      node.children?.forEach(walk);
    };
    const noted = () => (tree: Node) => walk(tree);
    const markdown = markdownReport(attacked());
    renderToStaticMarkup(createElement(ReactMarkdown, { remarkPlugins: [noted] }, markdown));
    const ofType = (type: string) => seen.filter((node) => node.type === type);
    expect(seen.length).toBeGreaterThan(50);
    expect(["link", "image", "definition", "linkReference", "imageReference"].flatMap(ofType)).toEqual([]);
    expect(new Set(ofType("html").map(({ value }) => value))).toEqual(
      new Set(["<details><summary>", "</summary>", "</details>"]),
    );
    const headings = ofType("heading").flatMap(({ children = [] }) => children.map(({ value }) => value));
    expect(headings).not.toContain("Not a heading");
    // Bare addresses become links on GitHub wherever they are not code.
    expect(ofType("text").filter(({ value }) => value?.includes("elsewhere"))).toEqual([]);
  });

  test.each([
    ["plain", "` plain `"],
    ["a ` b", "`` a ` b ``"],
    ["``", "``` `` ```"],
    ["two\nlines\t and", "` two lines and `"],
    ["", "(empty)"],
  ])("%j is the code %j", (text, code) => {
    expect(markdownCode(text)).toBe(code);
  });

  it("cannot end a cell, or a block", () => {
    expect(markdownCode("a | b", true)).toBe("` a \\| b `");
    expect(markdownBlock("x\n````\ny")).toBe("`````text\nx\n````\ny\n`````");
    expect(htmlText(`<&"'>`)).toBe("&lt;&amp;&quot;&#39;&gt;");
  });
});

describe("a report", () => {
  const run = aRun([
    aResult("fine"),
    failing("medium_one", "Bam averages 18.4 points."),
    failing("critical_one", "Drop him.", { riskLevel: "critical", category: "safety" }),
    aResult("unjudged", { grade: "needs judge", scores: [] }),
  ]);
  const report = reportOf({
    run,
    baseline: [
      { id: "medium_one", model: "rules", passed: true, hash: "1" },
      { id: "fine", model: "rules", passed: false, hash: "1" },
      { id: "lost", model: "rules", passed: true, hash: "1" },
    ],
    hashes: new Map([["fine", "2"]]),
    other: { ...run, model: "google:gemini", results: [aResult("medium_one"), aResult("fine")] },
    facts: new Map([["critical_one", { "score:me": ["512.3", "512"] }]]),
  });
  const forms = { markdown: markdownReport(report), html: htmlReport(report) };

  test.each(Object.entries(forms))("puts critical failures first, then the others, then tables: %s", (_, text) => {
    const slots = ["critical_one", "medium_one", "unjudged", "By category", "By risk", "Usage"].map((part) =>
      text.indexOf(part),
    );
    expect(slots).toEqual([...slots].sort((a, b) => a - b));
    expect(slots).not.toContain(-1);
  });

  test.each(Object.entries(forms))("tells a failing case whole: %s", (_, text) => {
    for (const part of [
      "How is Bam?",
      "Bam averages 18.4 points.",
      "does not say 512.3",
      "get_player_news",
      "Bam Adebayo",
      "2025-01-15T12:00:00Z",
      "3 claims, 2 supported, 0 marked, 0 left out",
      "espn.stale",
      "503 espn.timeout",
      "512.3 or 512",
      "left: 2; came: 3",
      "classify",
    ])
      expect(text, part).toContain(part);
    expect(text.match(/<details/g)?.length).toBeGreaterThanOrEqual(2);
  });

  test.each(Object.entries(forms))("compares with the baseline and another run: %s", (_, text) => {
    for (const part of [
      "1 passed before, fail now",
      "1 of the baseline, not run",
      "1 failed before, pass now",
      "1 written anew since",
      "over 2 pairs (2 cases without a pair): 0 pass here alone, 1 there alone, p = 1.000",
    ])
      expect(text, part).toContain(part);
  });

  test.each(Object.entries(forms))(
    "gives shares their interval, and counts the unjudged as not passed: %s",
    (_, text) => {
      // 1 of 4. By hand: (1 + 1.92) / (4 + 3.84) = 0.3725, ± 1.96 / 7.84 × √(0.75 + 0.96) = 0.3269.
      expect(text).toContain("25.0 % (4.6 to 69.9)");
      expect(text).toContain("4: 1 passed, 2 failed, 1 need a judge");
    },
  );

  it("loads nothing and has both looks", () => {
    expect(forms.html).toContain("default-src 'none'");
    expect(forms.html).toContain("prefers-color-scheme: dark");
    expect(forms.html).not.toMatch(/https?:\/\//);
  });
});
