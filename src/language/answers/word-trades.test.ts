/** Trades in words: the verdict on each side first, then what it costs, and that nothing is sent. */
import { describe, expect, it } from "vitest";
import { englishIn } from "#test/greek";
import { wordAnswer } from "#test/word-answer";
import { TOOL } from "../questions/tools";
import { trade, tradeOffers, tradeSide } from "./sample-trades";
import { unsupportedIn } from "./unsupported-in";

const QUESTION = {
  en: "Should I trade Booker for Morant and Mobley?",
  el: "να δώσω τον Booker για Morant και Mobley;",
};
const worded = (language: "en" | "el", output: object, name: string = TOOL.analyzeTrade) =>
  wordAnswer(QUESTION[language], language, [{ name, output }]);

describe("a trade in words", () => {
  it("begins with the verdict on each side, with its chance and what it brings", () => {
    expect(worded("en", trade()).split("\n")[0]).toBe(
      "Slightly better for you: 73% chance to do better, +0.53 wins over the rest of the season. No clear difference for **Dime Droppers**: 49% chance to do better, -0.02 wins over the rest of the season.",
    );
    expect(worded("el", trade()).split("\n")[0]).toMatch(
      /^Συμφέρει λίγο εσένα: .*73%.*Καμία σαφής διαφορά για την ομάδα/,
    );
  });

  it("tells drops, streamed spots, who is out, the playoffs, and that the trade is the person's to offer", () => {
    const text = worded("en", trade());
    for (const line of [
      "**Fan Favorites** gives **Devin Booker** and gets **Ja Morant** and **Evan Mobley**.",
      "**Fan Favorites**: +33.1 fantasy points a week, +25.2 fantasy points a week in the playoffs.",
      "**Fan Favorites** must drop **Tyus Jones**",
      "**Dime Droppers** empties 1 roster spot",
      "Ja Morant: out (expected back Wed 29 Jan)",
      "Evan Mobley: 13 NBA games in your league's playoffs.",
      "FanVise never sends a trade: offer it on ESPN, from the page of **Dime Droppers**.",
    ])
      expect(text).toContain(line);
    expect(text).not.toContain("I cannot put a value");
  });

  it("names the position that is full where that, and not the roster, makes somebody go", () => {
    const sides = [tradeSide({ fullPosition: { position: "C", most: 4 } })];
    expect(worded("en", trade({ sides }))).toMatch(/must drop \*\*Tyus Jones\*\*: .*allows 4 players at C/);
    expect(worded("el", trade({ sides }))).toMatch(/Tyus Jones\*\*, .*4 παίκτες στη θέση C/);
  });

  it("says why there is no verdict, and which categories rise and fall", () => {
    const sides = trade().sides.map((side) => ({
      ...side,
      verdict: null,
      chance: null,
      pointsPerWeek: null,
      playoffPointsPerWeek: null,
      spans: [],
      categories: [
        { category: "REB", before: 140.2, after: 151, isLowerBetter: false },
        { category: "TO", before: 60, after: 66.1, isLowerBetter: true },
        { category: "STL", before: 30, after: 30, isLowerBetter: false },
      ],
    }));
    const text = worded("en", trade({ hasVerdicts: false, sides }));
    expect(text).toContain("For you: +0.53 wins over the rest of the season.");
    expect(text).toContain("No verdict: trades were tested on played seasons in points leagues only");
    expect(text).toContain("**Fan Favorites**, an average week: better in REB; worse in TO.");
    const roto = worded(
      "en",
      trade({ hasVerdicts: false, sides: sides.map((side) => ({ ...side, winsOverSeason: null })) }),
    );
    expect(roto).toMatch(/^No verdict: /);
  });

  it("lists offers with what both sides gain, and says when there are none", () => {
    const text = worded("en", tradeOffers(), TOOL.findTrades);
    expect(text).toContain(
      "- **Dime Droppers**: your **Devin Booker** for **Ja Morant** and **Evan Mobley**. You: +0.53 wins, 73% chance to do better; **Dime Droppers**: +0.3 wins.",
    );
    const none = tradeOffers({ offers: [], matched: 0, asked: { partner: null, position: "C", player: null } });
    expect(worded("en", none, TOOL.findTrades)).toMatch(
      /^No fair trade for a C helps both teams, up to two players for one/,
    );
    expect(worded("el", none, TOOL.findTrades)).toMatch(/^Καμία δίκαιη ανταλλαγή για C, /);
  });

  it("says a refusal in its own sentence alone", () => {
    const refused = { unavailable: "trade.free_agent", message: "Wells is a free agent: no trade needed." };
    expect(worded("en", refused)).toBe("Wells is a free agent: no trade needed.");
    expect(worded("en", { unavailable: "espn.timeout", message: "ESPN didn't respond." })).toMatch(/^I could not read/);
  });

  it("states nothing that the tools did not answer, and no English in Greek", () => {
    const each = trade({ sides: [tradeSide({ verdict: "worse", winsOverSeason: -0.53 }), ...trade().sides.slice(1)] });
    for (const language of ["en", "el"] as const) {
      for (const output of [trade(), each]) expect(unsupportedIn(worded(language, output), [output])).toEqual([]);
      const offers = tradeOffers();
      expect(unsupportedIn(worded(language, offers, TOOL.findTrades), [offers])).toEqual([]);
    }
    const names =
      /Devin Booker|Ja Morant|Evan Mobley|Tyus Jones|Fan Favorites|Dime Droppers|demo league|FanVise|ESPN|NBA/g;
    expect(englishIn(worded("el", trade()).replace(names, ""))).toEqual([]);
  });
});
