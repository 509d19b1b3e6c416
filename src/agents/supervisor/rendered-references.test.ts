/** References of a model's draft on their way out: rendered however they arrive, recorded with their cell, and never a brace. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FactBook, sheetsOf } from "@/domain/facts";
import { collectFacts } from "@/domain/grounding";
import { collectKnown } from "@/domain/withheld";
import { createCheckedText } from "./checked-text";

const output = {
  source: "espn",
  fetchedAt: "2025-01-15T12:00:00.000Z",
  stale: false,
  ageSeconds: 0,
  age: "just now",
  gainUnit: "points",
  players: [
    {
      name: "Cason Wallace",
      status: "ACTIVE",
      statusText: "active",
      pointsPerGame: 24,
      gamesLeftInMatchup: 3,
      gain: 72.2,
    },
    {
      name: "Scoot Henderson",
      status: "ACTIVE",
      statusText: "active",
      pointsPerGame: 23.6,
      gamesLeftInMatchup: 1,
      gain: 12.5,
    },
  ],
};
const facts = collectFacts([output], "Who should I add?");
const known = collectKnown([output]);
const book = new FactBook(sheetsOf([{ id: "call-1", name: "get_free_agents", output }]));

function released(draft: string, sizes: readonly number[] = [10_000], startsAt = 0) {
  const text = createCheckedText(
    { facts: () => facts, known: () => known, book: () => book, language: "en", startsAt, isOwnWords: false },
    () => undefined,
  );
  let at = 0;
  for (let step = 0; at < draft.length; step += 1) {
    const size = sizes[step % sizes.length] ?? 1;
    text.push(draft.slice(at, at + size));
    at += size;
  }
  text.finish();
  return { text: text.released, grounding: text.grounding };
}

const DRAFT = [
  "Cason Wallace averages {{wallace.fpts_avg}} and has {{wallace.games_left}} left. ",
  "That is {{wallace.gain - henderson.gain}} more than Scoot Henderson.\n",
  "- Henderson has {{henderson.games_left}} games left.\n",
].join("");

describe("references in a model's draft", () => {
  it("are shown as values, each recorded with the cell it came from", () => {
    const { text, grounding } = released(DRAFT, [10_000], 100);
    expect(text).toBe(
      "Cason Wallace averages 24 points and has 3 games left. That is 59.7 points more than Scoot Henderson.\n- Henderson has 1 game left.\n",
    );
    const places = grounding.references.map(({ start, end, path, formula, toolCallId }) => ({
      shown: text.slice(start - 100, end - 100),
      path,
      formula,
      toolCallId,
    }));
    const toolCallId = "call-1";
    expect(places).toEqual([
      { shown: "24 points", path: "players[0].pointsPerGame", formula: null, toolCallId },
      { shown: "3 games", path: "players[0].gamesLeftInMatchup", formula: null, toolCallId },
      { shown: "59.7 points", path: "players[0].gain", formula: "wallace.gain - henderson.gain", toolCallId },
      { shown: "1 game", path: "players[1].gamesLeftInMatchup", formula: null, toolCallId },
    ]);
    expect(grounding.unverified).toEqual([]);
  });

  it("give the same answer however the text arrives, braces in pieces included", () => {
    const whole = released(DRAFT);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }), (sizes) => {
        expect(released(DRAFT, sizes)).toEqual(whole);
      }),
    );
  });

  it.each([
    ["nobody's row", "Curry averages {{curry.fpts_avg}}."],
    ["a column nobody has", "Cason Wallace has {{wallace.vibes}}."],
    ["no expression", "Cason Wallace has {{the number of games he has left}}."],
    ["braces that never close", "Cason Wallace has {{wallace.games_left\nand more."],
  ])("that mean nothing are marked and not printed: %s", (_, sentence) => {
    const { text, grounding } = released(`Ask away. ${sentence}`);
    expect(text).not.toMatch(/[{}]/);
    expect(grounding.unverified.map(({ start, end, why }) => [text.slice(start, end), why])).toContainEqual([
      "–",
      "broken_reference",
    ]);
  });

  it("do not lend another player's value to the one named beside them", () => {
    const { text, grounding } = released("Scoot Henderson averages {{wallace.fpts_avg}}.");
    expect(grounding.unverified.map(({ start, end, why }) => [text.slice(start, end), why])).toEqual([
      ["24 points", "other_subject"],
    ]);
  });

  it("make no fact of a stranger's text", () => {
    const snippet = "Scoot Henderson was traded to the Lakers for three first-round picks on January 31.";
    const news = {
      ...output,
      players: undefined,
      citations: [{ title: "Trade", snippet, source: "blog", publishedAt: "2025-01-14" }],
    };
    const withNews = new FactBook(sheetsOf([{ id: "news-1", name: "get_player_news", output: news }]));
    const text = createCheckedText(
      { facts: () => facts, known: () => known, book: () => withNews, language: "en", startsAt: 0, isOwnWords: false },
      () => undefined,
    );
    text.push("Here is the news. Scoot Henderson: {{citations1.snippet}} He is gone.");
    text.finish();
    expect(text.grounding.unverified.length + text.grounding.withheld.length).toBeGreaterThan(0);
  });

  it("leave a readable answer of a model that types everything", () => {
    const { text, grounding } = released("Cason Wallace averages 24 points and has 3 games left.");
    expect(text).toBe("Cason Wallace averages 24 points and has 3 games left.");
    expect(grounding).toMatchObject({ unverified: [], references: [], withheld: [] });
  });
});
