/** What counts as the same report, and what must not. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hammingDistance, isSameReport, jaccard, printOf } from "./near-duplicate";
import { isBetterReport, isSameStory, type StoryPrint } from "./stories";

const story = (text: string, over: Partial<StoryPrint> = {}, playerKeys: number[] = []): StoryPrint => ({
  print: printOf(text, playerKeys),
  canonicalUrl: null,
  hasTitle: false,
  trust: "unknown",
  publishedAt: "2025-12-18T12:00:00.000Z",
  ...over,
});
const LONG =
  "The Magic announced that forward Franz Wagner has a high left ankle sprain and he will be re-evaluated in two weeks, the team said on Monday";

describe("reports of one thing", () => {
  it("are the same when another outlet repeats the sentence with a few words around it", () => {
    expect(isSameStory(story(LONG), story(`${LONG} night`))).toBe(true);
    expect(isSameStory(story(LONG), story(`Jason Beede: ${LONG}.`))).toBe(true);
  });

  it.each([
    [
      "the status",
      "Curry (quad) is questionable for tonight against the Kings in Sacramento",
      "Curry (quad) is probable for tonight against the Kings in Sacramento",
    ],
    [
      "the side",
      "Booker has a strained left groin and leaves tonight for Phoenix to be examined there",
      "Booker has a strained right groin and leaves tonight for Phoenix to be examined there",
    ],
    [
      "a number",
      "He is expected to miss 2 weeks with an ankle sprain, the team announced this afternoon",
      "He is expected to miss 4 weeks with an ankle sprain, the team announced this afternoon",
    ],
    [
      "a negation",
      "He will play tonight against the Heat, coach Spoelstra said before the game in Miami",
      "He will not play tonight against the Heat, coach Spoelstra said before the game in Miami",
    ],
  ])("are different news when %s differs", (_, a, b) => {
    expect(isSameStory(story(a), story(b))).toBe(false);
  });

  it("are different news when they name different players", () => {
    const text = "He has been ruled out for the game against Utah with soreness in the knee";
    expect(isSameStory(story(text, {}, [1]), story(`${text} today`, {}, [2]))).toBe(false);
  });

  it("are different news when days lie between them", () => {
    expect(isSameStory(story(LONG), story(LONG, { publishedAt: "2025-12-22T12:00:00.000Z" }))).toBe(false);
  });

  it("are passages of their own under one link without titles, and one article with them", () => {
    const canonicalUrl = "example.com/2025/12/18/magic-report-on-wagner";
    const [a, b] = [
      "Wagner hurt his ankle in New York, he was helped off the court",
      "The Magic then lost by five, Bane scored thirty in New York",
    ];
    expect(isSameStory(story(a, { canonicalUrl }), story(b, { canonicalUrl }))).toBe(false);
    const titled = { canonicalUrl, hasTitle: true };
    expect(
      isSameStory(story(`Magic report on Wagner. ${a}`, titled), story(`Magic report on Wagner. ${a} again`, titled)),
    ).toBe(true);
  });

  it("are never joined by the link of a page that changes its content", () => {
    const canonicalUrl = "hoopshype.com/social";
    const [a, b] = ["Kings waive the guard they signed last week", "Kings waive the center they signed last month"];
    expect(isSameStory(story(a, { canonicalUrl }), story(b, { canonicalUrl }))).toBe(false);
  });

  it("keep the more trusted, then the earlier", () => {
    const early = story(LONG, { publishedAt: "2025-12-18T10:00:00.000Z" });
    const late = story(LONG, { publishedAt: "2025-12-18T11:00:00.000Z" });
    const official = story(LONG, { publishedAt: "2025-12-18T12:00:00.000Z", trust: "official" });
    expect([
      isBetterReport(early, late),
      isBetterReport(late, early),
      isBetterReport(official, early),
      isBetterReport(early, official),
    ]).toEqual([true, false, true, false]);
  });
});

describe("likeness", () => {
  const words = fc.array(
    fc.constantFrom("wagner", "ankle", "out", "left", "the", "team", "said", "3", "weeks", "heat"),
    { maxLength: 12 },
  );

  it("is symmetric, and every text is like itself", () => {
    fc.assert(
      fc.property(words, words, fc.boolean(), (a, b, hasSameLink) => {
        const [x, y] = [printOf(a.join(" "), []), printOf(b.join(" "), [])];
        expect(isSameReport(x, y, { hasSameLink })).toBe(isSameReport(y, x, { hasSameLink }));
        expect(hammingDistance(x.simhash, y.simhash)).toBe(hammingDistance(y.simhash, x.simhash));
        expect(isSameReport(x, x, { hasSameLink })).toBe(true);
      }),
    );
  });

  it("counts shared things over all things", () => {
    expect(jaccard(new Set(["a", "b", "c"]), new Set(["b", "c", "d"]))).toBe(0.5);
    expect(hammingDistance("00000000000000ff", "0000000000000000")).toBe(8);
    expect(hammingDistance("ffffffffffffffff", "0000000000000000")).toBe(64);
  });
});
