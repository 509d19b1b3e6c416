/** References compute exactly what they say: units, unknown cells, and nothing for what means nothing. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FactBook } from "../fact-book";
import { sheetsOf } from "../sheets";
import { evaluate, isBroken } from "./evaluate";
import { parseExpression } from "./parse";

const label = { source: "espn", fetchedAt: "2025-01-15T12:00:00.000Z", stale: false, age: "just now" };
const facts = new FactBook(
  sheetsOf([
    {
      id: "roster-call",
      name: "get_my_roster",
      output: {
        ...label,
        teamName: "Fan Favorites",
        ownership: "my roster",
        players: [
          {
            name: "Bam Adebayo",
            positions: ["PF", "C"],
            statusText: "day to day",
            gamesLeftInMatchup: 3,
            pointsOnDay: 40.5,
          },
          { name: "Royce O'Neale", positions: ["PF"], statusText: "active", gamesLeftInMatchup: 2, pointsOnDay: 20 },
          { name: "Malik Monk", positions: ["SG"], statusText: "out", gamesLeftInMatchup: 2, pointsOnDay: null },
        ],
      },
    },
    {
      id: "fa-call",
      name: "get_free_agents",
      output: {
        ...label,
        gainUnit: "points",
        players: [
          { name: "Cason Wallace", pointsPerGame: 24, gamesLeftInMatchup: 3, gain: 72.2, percentOwned: 55 },
          { name: "Scoot Henderson", pointsPerGame: 23.6, gamesLeftInMatchup: 3, gain: 12.5, percentOwned: 62 },
        ],
      },
    },
    {
      id: "status-call",
      name: "get_espn_player_status",
      output: {
        ...label,
        name: "Joel Embiid",
        statusText: "out",
        expectedReturn: "2025-02-07",
        nextGame: { day: "2025-01-18" },
      },
    },
  ]),
);

const value = (text: string) => {
  const expression = parseExpression(text);
  if (!expression) return "no expression";
  const evaluated = evaluate(expression, facts);
  return isBroken(evaluated) ? `broken: ${evaluated.broken}` : evaluated.value;
};
const unit = (text: string) => {
  const expression = parseExpression(text);
  const evaluated = expression && evaluate(expression, facts);
  return evaluated && !isBroken(evaluated) ? evaluated.unit : undefined;
};

describe("references", () => {
  it.each([
    ["wallace.fpts_avg", 24],
    ["fa.wallace.gain", 72.2],
    ["WALLACE.Fpts_Avg", 24],
    ["wallace.ppg", 24],
    ["wallace.fpts_avg - henderson.fpts_avg", 24 - 23.6],
    ["wallace.games_left * wallace.fpts_avg", 72],
    ["(wallace.fpts_avg + henderson.fpts_avg) / 2", 23.8],
    ["sum(roster.games_left)", 7],
    ["sum(players.gain)", 84.7],
    ["count(roster, status = OUT)", 1],
    ["count(roster, pos = PF)", 2],
    ["count(roster, status = day to day)", 1],
    ["count(fa, rostered > 60)", 1],
    ["max(fa.gain)", 72.2],
    ["best(fa.gain)", "Cason Wallace"],
    ["worst(fa.gain)", "Scoot Henderson"],
    ["rank(henderson, fa.gain)", 2],
    ["avg(roster.games_left, last 2)", 2.5],
    ["embiid.back", "2025-02-07"],
    ["embiid.back - embiid.next_game_day", 20],
  ])("%s is %s", (text, expected) => {
    if (typeof expected === "number") expect(value(text)).toBeCloseTo(expected, 9);
    else expect(value(text)).toBe(expected);
  });

  it.each([
    ["an unknown cell", "monk.fpts_today"],
    ["a sum with an unknown cell", "adebayo.fpts_today + monk.fpts_today"],
    ["a column with an unknown cell", "sum(roster.fpts_today)"],
    ["a division by zero", "wallace.fpts_avg / (oneale.games_left - monk.games_left)"],
  ])("%s is unknown, never zero", (_, text) => {
    expect(value(text)).toBeNull();
  });

  it.each([
    ["nobody's row", "curry.fpts_avg", "broken: row"],
    ["a column nobody has", "wallace.vibes", "broken: column"],
    ["a list that was not read", "sum(standings.wins)", "broken: list"],
    ["games from points", "wallace.fpts_avg - wallace.games_left", "broken: unit"],
    ["games times games", "wallace.games_left * henderson.games_left", "broken: unit"],
    ["arithmetic with words", "adebayo.status + 1", "broken: kind"],
    ["a name alone", "wallace", "no expression"],
    ["three limits", "count(roster, pos = PF, status = out, games_left = 2)", "no expression"],
    ["an open bracket", "(wallace.gain", "no expression"],
  ])("%s means nothing", (_, text, expected) => {
    expect(value(text)).toBe(expected);
  });

  it.each([
    ["wallace.fpts_avg * wallace.games_left", "points"],
    ["wallace.gain / wallace.games_left", "points"],
    ["wallace.fpts_avg / henderson.fpts_avg", "none"],
    ["wallace.rostered * wallace.fpts_avg", "points"],
    ["rank(wallace, fa.gain)", "place"],
  ])("%s is in %s", (text, expected) => {
    expect(unit(text)).toBe(expected);
  });

  it("say which cell they come from", () => {
    const expression = parseExpression("wallace.gain");
    expect(expression && evaluate(expression, facts)).toMatchObject({
      origin: { toolCallId: "fa-call", path: "players[0].gain", source: "espn" },
      subjects: ["Cason Wallace"],
      isComputed: false,
    });
  });

  it.each(["constructor", "toString", "valueOf", "__proto__", "hasOwnProperty"])(
    "take the name of a property of every object for a column that is not there: %s",
    (column) => {
      const expression = parseExpression(`wallace.${column}`);
      const evaluated = expression && evaluate(expression, facts);
      expect(evaluated && !isBroken(evaluated)).toBeFalsy();
    },
  );

  it("take any text without failing, and add up as numbers do", () => {
    const piece = fc.constantFrom(
      "wallace",
      "fa",
      ".",
      "gain",
      "(",
      ")",
      "+",
      "-",
      "*",
      "/",
      "sum",
      "count",
      ",",
      "=",
      "last",
      "2",
      " ",
      "__proto__",
      "constructor",
      "toString",
      "𝟙",
      "'",
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 24 }).map((parts) => parts.join("")),
      fc.string({ maxLength: 60 }),
    );
    fc.assert(
      fc.property(text, (written) => {
        const expression = parseExpression(written);
        const evaluated = expression && evaluate(expression, facts);
        if (!evaluated || isBroken(evaluated) || typeof evaluated.value !== "number") return;
        expect(Number.isFinite(evaluated.value)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
    const cell = fc.constantFrom(
      ["wallace.gain", 72.2],
      ["henderson.gain", 12.5],
      ["adebayo.fpts_today", 40.5],
      ["oneale.fpts_today", 20],
    ) as fc.Arbitrary<[string, number]>;
    fc.assert(
      fc.property(cell, cell, cell, ([a, x], [b, y], [c, z]) => {
        expect(value(`${a} - (${b} - ${c})`)).toBeCloseTo(x - (y - z), 9);
        expect(value(`${a} - ${b} + ${c}`)).toBeCloseTo(x - y + z, 9);
        expect(value(`2 * ${a} + ${b} / 4`)).toBeCloseTo(2 * x + y / 4, 9);
      }),
    );
  });
});
