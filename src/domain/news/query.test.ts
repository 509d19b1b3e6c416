/** What is asked, whom about, which source is trusted, and which links are one. */

import { describe, expect, it } from "vitest";
import { inheritedLink, mentionsInArticle } from "./article-context";
import { injuryWeight } from "./injury-lexicon";
import { canonicalLink, namesAnArticle, readLink } from "./links";
import type { MentionFinder } from "./mention";
import { linkPlayers, looseNames } from "./mentions";
import { understandQuery } from "./query";
import { MAX_SNIPPET_CHARS, snippetOf } from "./snippet";
import { compareTrust, trustOf, trustOfNamed } from "./trust";
import { foldAligned, foldText, sentenceSpans } from "./words";

/** Full names, and a last name once its full name was said before. */
const find: MentionFinder = (text) =>
  (
    [
      [1, "Paul George", "George"],
      [2, "Keyonte George", "George"],
      [3, "Franz Wagner", "Wagner"],
    ] as const
  ).flatMap(([playerKey, full, last]) => {
    const first = text.indexOf(full);
    if (first < 0) return [];
    const spans = [...text.matchAll(new RegExp(`${full}|\\b${last}\\b`, "g"))];
    return spans
      .filter(({ index, 0: words }) => words === full || index > first)
      .map(({ index, 0: words }) => ({ playerKey, start: index, end: index + words.length }));
  });

describe("a question", () => {
  it("about an injury names the player and brings the words of injuries along", () => {
    const read = understandQuery("Franz Wagner injury status update", find);
    expect(read).toMatchObject({ playerKeys: [3], names: ["franz", "wagner"], intent: "injury" });
    expect(read.terms).toEqual(expect.arrayContaining(["injury", "questionable", "sprain"]));
    expect(read.terms).not.toContain("wagner");
    expect(read.terms).not.toContain("update");
  });

  it.each([
    ["Franz Wagner news", "news", [3]],
    ["any news on Franz Wagner?", "news", [3]],
    ["Franz Wagner trade rumors", "topic", [3]],
    ["is Franz Wagner playing tonight", "injury", [3]],
    ["trade deadline rumors", "topic", []],
    ["who is hurt on the Heat", "injury", []],
  ])("%s is understood", (query, intent, playerKeys) => {
    expect(understandQuery(query, find)).toMatchObject({ intent, playerKeys });
  });

  it("turns hostile text into plain words", () => {
    const { terms } = understandQuery("'); drop table news_items; -- <b>&| !x:* трейд", find);
    expect(terms.every((term) => /^[\p{L}\p{N}]+$/u.test(term))).toBe(true);
  });
});

describe("trust", () => {
  it.each([
    ["NBA.com", "official"],
    ["ESPN", "outlet"],
    ["New York Times", "outlet"],
    ["HoopsHype", "aggregator"],
    ["x.com", "unknown"],
    ["ESPN Insider Leaks", "unknown"],
    ["nba.com.evil.example", "unknown"],
    ["www.espn.com", "outlet"],
    ["official", "unknown"],
  ])("%s is %s", (source, level) => {
    expect(trustOf(source)).toBe(level);
  });

  it.each([
    ["NBA Official", "https://www.nba.com/news/1", "official"],
    ["NBA Official", "https://official.nba.com/1", "official"],
    ["NBA Official", "https://evil.example/nba.com", "outlet"],
    ["NBA Official", "https://nba.com.evil.example/1", "outlet"],
    ["NBA Official", "https://notnba.com/1", "outlet"],
    ["NBA Official", null, "outlet"],
    ["ESPN", "https://www.nba.com/news/1", "outlet"],
    ["a stranger", "https://www.nba.com/news/1", "unknown"],
  ])("%s, by its own word and with the link %s, is %s", (source, url, level) => {
    expect(trustOfNamed({ source, url })).toBe(level);
  });

  it("has an order", () => {
    expect(compareTrust("official", "outlet")).toBeGreaterThan(0);
    expect(compareTrust("unknown", "aggregator")).toBeLessThan(0);
    expect(compareTrust("outlet", "outlet")).toBe(0);
  });
});

describe("links", () => {
  it.each([
    [
      "https://www.espn.com/nba/story/_/id/47245704/x?utm_source=a&b=2&a=1#top",
      "espn.com/nba/story/_/id/47245704/x?a=1&b=2",
    ],
    ["http://twitter.com/who/status/1?s=20", "x.com/who/status/1"],
    ["https://youtu.be/sEPja1PuIH4?si=G9c", "youtu.be/sEPja1PuIH4"],
    ["https://example.com/", "example.com"],
  ])("%s is known as %s", (link, canonical) => {
    expect(canonicalLink(link)).toBe(canonical);
  });

  it("to an article are told from those to a page that changes", () => {
    expect(namesAnArticle("espn.com/nba/story/_/id/47245704/x")).toBe(true);
    expect(namesAnArticle("hoopshype.com/social")).toBe(false);
    expect(namesAnArticle("marcstein.substack.com")).toBe(false);
  });

  it("are only plain web addresses", () => {
    expect(readLink(" https://example.com/a b ")).toBe("https://example.com/a%20b");
    for (const bad of [
      "javascript:alert(1)",
      "//example.com",
      "ftp://example.com",
      "https://a:b@example.com",
      "nonsense",
    ]) {
      expect(readLink(bad)).toBeUndefined();
    }
  });
});

describe("players of a text", () => {
  const text =
    "Paul George scored 20. He looked fresh. Franz Wagner sprained his left ankle and is out. He will miss two weeks.";

  it("are weighed by how much of it is about them and about their health", () => {
    const links = linkPlayers(text, find(text), []);
    const [george, wagner] = [1, 3].map((key) => links.find(({ playerKey }) => playerKey === key));
    expect(george?.salience).toBeGreaterThan(wagner?.salience ?? 1);
    expect(wagner?.injuryWeight).toBeGreaterThan(0.5);
    expect(george?.injuryWeight).toBeLessThan(0.1);
  });

  it("are told by the other passages of their article, and only there", () => {
    const passage = "George said he felt good.";
    expect(mentionsInArticle(passage, [], find)).toEqual([]);
    const others = ["Paul George came back on Tuesday."];
    expect(mentionsInArticle(passage, others, find)).toEqual([{ playerKey: 1, start: 0, end: 6 }]);
  });

  it("are taken from the article's subject where a passage says only he", () => {
    const others = ["Paul George came back.", "Paul George and Franz Wagner met.", "Paul George spoke."];
    expect(inheritedLink("He had missed a month with his knee.", others, find)).toMatchObject([
      { playerKey: 1, spans: [] },
    ]);
    expect(inheritedLink("The arena was sold out.", others, find)).toEqual([]);
    expect(inheritedLink("He came.", ["Paul George spoke.", "Franz Wagner spoke."], find)).toEqual([]);
  });

  it("leave names that belong to none", () => {
    const words = "Boy George met Franz Wagner's Magic";
    expect(looseNames(words, find(words))).toEqual(["boy", "george", "magic"]);
  });
});

describe("words", () => {
  it("are folded without losing their places", () => {
    const text = "Dončić’s Ødegaard İx – ß ﬁ";
    expect(foldText("Dončić")).toBe("doncic");
    expect(foldAligned(text)).toHaveLength(text.length);
    expect(foldAligned(text).slice(0, 6)).toBe("doncic");
  });

  it("make sentences that initials do not end", () => {
    const text = "P.J. Tucker is out. Robert Williams Jr. starts! Who knows? He said.";
    expect(sentenceSpans(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "P.J. Tucker is out.",
      "Robert Williams Jr. starts!",
      "Who knows?",
      "He said.",
    ]);
  });

  it("of injuries weigh more than words of the game", () => {
    expect(injuryWeight("he sprained his left ankle and is questionable")).toBeGreaterThan(0.95);
    expect(injuryWeight("he scored 30 points with ten assists")).toBe(0);
  });
});

describe("a snippet", () => {
  it("is the sentence that names the asked player, within its length", () => {
    const text = `${"Something else happened. ".repeat(30)}Franz Wagner is out. ${"More words follow here. ".repeat(30)}`;
    const start = text.indexOf("Franz");
    const snippet = snippetOf(text, { playerKeys: [3], spans: [{ start, end: start + 12 }], terms: [], claims: [] });
    expect(snippet.startsWith("Franz Wagner is out.")).toBe(true);
    expect(snippet.length).toBeLessThanOrEqual(MAX_SNIPPET_CHARS);
  });

  it("of one endless sentence is cut at a word", () => {
    const snippet = snippetOf("word ".repeat(500), { playerKeys: [], spans: [], terms: [], claims: [] });
    expect(snippet.length).toBeLessThanOrEqual(MAX_SNIPPET_CHARS);
    expect(snippet.endsWith("word…")).toBe(true);
  });
});
