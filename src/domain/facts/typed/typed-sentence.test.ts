/** A number that a model typed is accepted when it is a cell's own, of those the sentence is about, and no other's. */
import { describe, expect, it } from "vitest";
import { FactBook } from "../fact-book";
import { foldedName } from "../row-ids";
import { sheetsOf } from "../sheets";
import { typedSentence, typedTruth } from "./typed-sentence";

const label = { source: "espn", fetchedAt: "2025-01-15T12:00:00.000Z", stale: false, age: "just now" };
const facts = new FactBook(
  sheetsOf([
    {
      id: "1",
      name: "get_free_agents",
      output: {
        ...label,
        gainUnit: "points",
        players: [
          {
            name: "Cason Wallace",
            statusText: "active",
            pointsPerGame: 24,
            gamesLeftInMatchup: 3,
            percentOwned: 55,
            averages: { AST: 3.1 },
          },
          {
            name: "Herbert Jones",
            statusText: "out",
            pointsPerGame: 28.4,
            gamesLeftInMatchup: 2,
            expectedReturn: "2025-01-29",
          },
        ],
      },
    },
    {
      id: "2",
      name: "get_matchup_details",
      output: {
        ...label,
        today: "2025-01-15",
        me: { teamName: "Fan Favorites", points: 275, gamesLeft: 30 },
        opponent: { teamName: "Dime Droppers", points: 415, gamesLeft: 33 },
      },
    },
    {
      id: "3",
      name: "compose_daily_lineup",
      output: { ...label, teamName: "Fan Favorites", ownership: "my roster", unit: "points", firstLock: "19:30 ET" },
    },
  ]),
);

function truth(sentence: string, claim: string, players: string[] = [], why = "other_value", earlier: string[] = []) {
  const start = sentence.indexOf(claim);
  const typed = typedSentence(sentence, players.map(foldedName), earlier.map(foldedName), facts, undefined);
  return typedTruth({ start, end: start + claim.length, why }, [claim], typed);
}

describe("a typed value", () => {
  it.each([
    ["as it is", "Cason Wallace averages 24 points.", "24", ["Cason Wallace"]],
    ["in percent", "Cason Wallace is rostered in 55% of leagues.", "55%", ["Cason Wallace"]],
    ["in words", "Cason Wallace has three games left.", "three", ["Cason Wallace"]],
    ["about", "Herbert Jones is good for about 28 a night.", "28", ["Herbert Jones"]],
    ["as a difference", "Wallace averages 4.4 fewer than Herbert Jones.", "4.4", ["Cason Wallace", "Herbert Jones"]],
    ["as a difference of the teams", "You are behind by 140.", "140", []],
    ["as a time of day", "Set it before the 7:30 PM lock.", "7:30", []],
  ])("is a cell's own %s", (_, sentence, claim, players) => {
    expect(truth(sentence, claim, players)).toBe("value");
  });

  it.each([
    ["another player's", "Cason Wallace averages 28.4 points.", "28.4", ["Cason Wallace"]],
    ["another measure's", "Cason Wallace dishes 24 assists.", "24", ["Cason Wallace"]],
    ["nobody's", "Cason Wallace averages 31 points.", "31", ["Cason Wallace"]],
    [
      "a difference that the sentence does not speak of",
      "Cason Wallace averages 4.4 points.",
      "4.4",
      ["Cason Wallace"],
    ],
    ["a part of a word", "Send it to wallet 24xf now.", "24", ["Cason Wallace"]],
  ])("is not accepted when it is %s", (_, sentence, claim, players) => {
    expect(truth(sentence, claim, players)).toBeUndefined();
  });

  it("may be of the player named before only where two are compared", () => {
    expect(
      truth("Over the season Wallace leads, 24 to 28.4.", "28.4", ["Cason Wallace"], "other_subject", [
        "Herbert Jones",
      ]),
    ).toBe("value");
    expect(
      truth("Cason Wallace averages 28.4.", "28.4", ["Cason Wallace"], "other_subject", ["Herbert Jones"]),
    ).toBeUndefined();
  });

  it("is a return only on the official day", () => {
    expect(truth("Herbert Jones returns on January 29.", "January 29", ["Herbert Jones"], "day")).toBe("value");
    expect(truth("Herbert Jones returns on January 15.", "January 15", ["Herbert Jones"], "day")).toBeUndefined();
  });

  it("of a name needs no fact where it is a city, a team or a player's own first name", () => {
    expect(truth("He plays in Los Angeles.", "Los Angeles", [], "no_fact")).toBe("name");
    expect(truth("Only Herb Jones sits.", "Herb", [], "no_fact")).toBe("name");
    expect(truth("Only Zorblax sits.", "Zorblax", [], "no_fact")).toBeUndefined();
  });
});
