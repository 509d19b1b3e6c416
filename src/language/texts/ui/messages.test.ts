import { describe, expect, it, test } from "vitest";
import { englishIn } from "#test/greek";
import { el } from "./el";
import { en } from "./en";
import { numberIn, type Phrase, percentIn, signedIn, signedPercentIn, speaker } from "./phrases";

type Spaces = Readonly<Record<string, Readonly<Record<string, Phrase>>>>;
const ENGLISH: Spaces = en;
const GREEK: Spaces = el;
const textsOf = (phrase: Phrase): readonly string[] =>
  typeof phrase === "string" ? [phrase] : [phrase.one, phrase.other];
const placesOf = (phrase: Phrase): readonly string[] =>
  [...new Set(textsOf(phrase).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

describe("the interface in two languages", () => {
  test.each(Object.keys(ENGLISH))("%s has the same keys and places in both", (space) => {
    const [english = {}, greek = {}] = [ENGLISH[space], GREEK[space]];
    expect(Object.keys(greek).sort()).toEqual(Object.keys(english).sort());
    for (const [key, phrase] of Object.entries(english)) {
      const other = greek[key] ?? "";
      expect(typeof other, key).toBe(typeof phrase);
      expect(placesOf(other), key).toEqual(placesOf(phrase));
      for (const text of [...textsOf(phrase), ...textsOf(other)]) expect(text.trim(), key).not.toBe("");
    }
  });

  it("leaves no English in Greek, however short", () => {
    const left = Object.entries(GREEK).flatMap(([space, phrases]) =>
      Object.entries(phrases).flatMap(([key, phrase]) =>
        textsOf(phrase)
          .flatMap(englishIn)
          .map((word) => `${space}.${key}: ${word}`),
      ),
    );
    expect(left).toEqual([]);
  });

  it("finds English of any length", () => {
    expect(englishIn("Retry")).toEqual(["Retry"]);
    expect(englishIn("Δες το στο ESPN, στη λίγκα demo του {name}")).toEqual([]);
  });
});

/** "Then", "when", "neither" and "five" end like verbs of the polite plural. */
const NO_VERBS = /^(τότε|πότε|οπότε|όποτε|ούτε|μήτε|είτε|ώστε|πέντε|ποτέ)$/u;
const greekPhrases = Object.entries(GREEK).flatMap(([space, phrases]) =>
  Object.entries(phrases).flatMap(([key, phrase]) =>
    textsOf(phrase).map((text) => ({ key: `${space}.${key}`, words: text.toLowerCase().match(/\p{L}+/gu) ?? [] })),
  ),
);
const withWord = (isMeant: (word: string) => boolean): string[] =>
  greekPhrases.flatMap(({ key, words }) => words.filter(isMeant).map((word) => `${key}: ${word}`));

describe("Greek", () => {
  it("says εσύ, as the answers do", () => {
    const polite = (word: string) => /^(σας|εσάς|εσείς|.+τε)$/u.test(word) && !NO_VERBS.test(word);
    expect(withWord(polite)).toEqual([]);
  });

  it("writes φάνταζι one way, as the answers do", () => {
    expect(withWord((word) => /^φ[αά]ντασι$/u.test(word))).toEqual([]);
    expect(withWord((word) => word === "fantasy")).toEqual([
      "connect.referenceHint: fantasy",
      "connect.chrome3: fantasy",
      "connect.firefox3: fantasy",
      "connect.safari3: fantasy",
    ]);
  });
});

describe("saying a phrase", () => {
  const say = {
    en: speaker<typeof en.time>("en", en.time),
    el: speaker<typeof en.time>("el", el.time),
  };

  test.each([
    ["en", 1, "1 minute ago"],
    ["en", 2, "2 minutes ago"],
    ["en", 0, "0 minutes ago"],
    ["el", 1, "πριν από 1 λεπτό"],
    ["el", 12, "πριν από 12 λεπτά"],
  ] as const)("chooses the form for the number: %s %d", (language, count, words) => {
    expect(say[language]("minutesAgo", { count })).toBe(words);
  });

  it("fills places in with text as it is", () => {
    const sayText = speaker<{ greeting: "Hello {name}" }>("en", { greeting: "Hello {name}" });
    expect(sayText("greeting", { name: "{name} $& <b>" })).toBe("Hello {name} $& <b>");
  });

  test.each([
    [numberIn("en", 1234.56), "1,234.6"],
    [numberIn("el", 1234.56), "1.234,6"],
    [numberIn("en", 3, 1), "3.0"],
    [signedIn("en", 8.4), "+8.4"],
    [signedIn("el", -3.25, 2), "−3,25"],
    [signedIn("en", -0.04), "0"],
    [percentIn("en", 0.634), "63%"],
    [percentIn("el", 0.0835, 1), "8,4%"],
    [signedPercentIn("en", 0.0354), "+3.5%"],
    [signedPercentIn("el", -0.0354), "−3,5%"],
    [signedPercentIn("en", -0.0004), "0.0%"],
  ])("writes %s", (shown, requested) => {
    expect(shown).toBe(requested);
  });
});
