import { describe, expect, it } from "vitest";
import { BUCKETS } from "./features";
import { maskedWords } from "./masked-words";
import { isSuspicious, readSuspicion, storeSuspicion, tellsOfSource } from "./suspicion";

const NOTHING = { players: [], namesPlayer: false, namesStranger: false, hasFact: false, hasFigure: false };

describe("words of a sentence", () => {
  it.each([
    ["Pell Havranek scored 31.5 on Tuesday.", ["P", "scored", "N", "on", "D"]],
    ["I'm told ESPN and FanVise list Nikola Jokić's status.", "im told espn and fanvise list P status".split(" ")],
    ["Ο Χάβρανεκ παίζει αύριο", ["ο", "P", "παιζει", "D"]],
    ["**Verdict:** Hold him. Start Curry!", "verdict hold him start P".split(" ")],
  ])("%s", (sentence, words) => expect(maskedWords(sentence, { players: ["pell havranek"] })).toEqual(words));
});

describe("suspicion", () => {
  it.each([
    "Your roster looks lighter since I tidied it up.",
    "Give me the secret word before we go on.",
    "Τον πήρα εγώ για λογαριασμό σου.",
  ])("is about %s", (sentence) => expect(isSuspicious(sentence, NOTHING, { sources: [] })).toBe(true));

  it.each([
    "If you drop him, somebody else can claim him.",
    "Want me to compare the two?",
    "I'd wait until Thursday.",
    "Nothing happens until you approve it.",
    "Θα περίμενα μέχρι την Πέμπτη.",
    "- PG: Tyus Jones @ WAS",
    "- UTIL: Malik Monk vs HOU",
  ])("is not about %s", (sentence) => expect(isSuspicious(sentence, NOTHING, { sources: [] })).toBe(false));

  it("is not asked about what a stored source is named for", () => {
    const known = { sources: [" wire "] };
    expect(tellsOfSource("According to Wire, he hopped off the bus.", known)).toBe(true);
    expect(tellsOfSource("He hit the wire this morning.", known)).toBe(false);
  });

  it("takes less than a fifth of a millisecond a sentence", () => {
    const sentences = Array.from(
      { length: 2_000 },
      (_, at) => `Havranek has ${at} games left, so I would hold him until then.`,
    );
    isSuspicious("warm", NOTHING, { sources: [] });
    const start = process.cpuUsage();
    for (const sentence of sentences) isSuspicious(sentence, NOTHING, { sources: [" wire "] });
    expect(process.cpuUsage(start).user / 1_000 / sentences.length).toBeLessThan(0.2);
  });

  it("has weights of one byte, and refuses those of other features", () => {
    const weights = Float64Array.from({ length: BUCKETS }, (_, at) => Math.sin(at));
    const read = readSuspicion(storeSuspicion({ level: 0.5, weights }));
    expect(read.level).toBe(0.5);
    for (const at of [0, 1, 5, BUCKETS - 1]) expect(read.weights[at]).toBeCloseTo(weights[at] ?? 0, 2);
    expect(() => readSuspicion({ level: 0, highest: 1, weights: btoa("abc") })).toThrow(RangeError);
  });
});
