import { describe, expect, it, test } from "vitest";
import { el } from "./el";
import { en } from "./en";
import { numberIn, type Phrase, percentIn, signedIn, speaker } from "./phrases";

type Spaces = Readonly<Record<string, Readonly<Record<string, Phrase>>>>;
const ENGLISH: Spaces = en;
const GREEK: Spaces = el;
const textsOf = (phrase: Phrase): readonly string[] =>
  typeof phrase === "string" ? [phrase] : [phrase.one, phrase.other];
const placesOf = (phrase: Phrase): readonly string[] =>
  [...new Set(textsOf(phrase).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

const isLongAndForeign = (text: string): boolean => {
  const own = text.replace(/\{\w+\}/g, "");
  return own.length > 25 && !/\p{Script=Greek}/u.test(own);
};

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

  it("leaves no long English sentence in Greek", () => {
    const left = Object.entries(GREEK).flatMap(([space, phrases]) =>
      Object.entries(phrases)
        .filter(([, phrase]) => textsOf(phrase).some(isLongAndForeign))
        .map(([key]) => `${space}.${key}`),
    );
    expect(left).toEqual([]);
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
  ])("writes %s", (shown, wanted) => {
    expect(shown).toBe(wanted);
  });
});
