import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadFigures } from "@/demo/figures";
import { findMentions } from "./find-mentions";
import { buildNameIndex } from "./name-index";
import type { NamedPlayer } from "./named-player";

const player = (fullName: string, proTeamId: number, percentOwned: number): NamedPlayer => ({
  fullName,
  proTeamId,
  percentOwned,
});

const index = buildNameIndex([
  player("Luka Dončić", 13, 99),
  player("LeBron James", 13, 98),
  player("Bronny James", 13, 1),
  player("Jayson Tatum", 2, 97),
  player("Jaylen Brown", 2, 95),
  player("Jalen Green", 21, 80),
  player("Jamal Murray", 7, 92),
  player("Keegan Murray", 23, 70),
  player("Jaren Jackson Jr.", 29, 96),
  player("Michael Porter Jr.", 17, 90),
  player("Kevin Porter Jr.", 15, 20),
  player("Shai Gilgeous-Alexander", 25, 99),
  player("Karl-Anthony Towns", 18, 97),
  player("Giannis Antetokounmpo", 15, 99),
  player("Thanasis Antetokounmpo", 15, 0),
  player("P.J. Washington", 6, 60),
  player("De'Aaron Fox", 24, 90),
  player("Thomas Bryant", 11, 2),
  player("Kevin Love", 26, 5),
  player("Trae Young", 1, 97),
  player("James Harden", 12, 96),
  player("Stephen Curry", 9, 99),
  player("Seth Curry", 30, 3),
  player("Joel Embiid", 20, 90),
  player("Brandon Boston", 3, 4),
  player("Jalen Williams", 25, 96),
  player("Jaylin Williams", 25, 3),
]);

/** The mentions as "text → player", in order. */
const read = (text: string) =>
  findMentions(text, index).map(({ player: { fullName }, start, end }) => `${text.slice(start, end)} → ${fullName}`);

describe("whole names", () => {
  it("are found whatever accents, suffixes, possessives or apostrophes they carry", () => {
    expect(read("Luka Doncic's knee is fine; De’Aaron Fox and P.J. Washington sat.")).toEqual([
      "Luka Doncic → Luka Dončić",
      "De’Aaron Fox → De'Aaron Fox",
      "P.J. Washington → P.J. Washington",
    ]);
    expect(read("Jaren Jackson, Jr. and Karl Anthony Towns' night; PJ Washington too")).toEqual([
      "Jaren Jackson, Jr → Jaren Jackson Jr.",
      "Karl Anthony Towns → Karl-Anthony Towns",
      "PJ Washington → P.J. Washington",
    ]);
  });

  it("are found as short forms, nicknames and initials", () => {
    expect(read("Steph Curry, SGA and J. Tatum all play. The Greek Freak will not.")).toEqual([
      "Steph Curry → Stephen Curry",
      "SGA → Shai Gilgeous-Alexander",
      "J. Tatum → Jayson Tatum",
      "Greek Freak → Giannis Antetokounmpo",
    ]);
    expect(read("Kat said hello to a fox.")).toEqual([]);
  });

  it("are found where a space was lost before them", () => {
    expect(read("theLakers forwardLuka Doncic")).toEqual(["Luka Doncic → Luka Dončić"]);
  });

  it("stand in a text without any capitals, but not in one that has them", () => {
    expect(read("asked jalen green about it")).toEqual(["jalen green → Jalen Green"]);
    expect(read("Asked about it, jalen green.")).toEqual([]);
  });
});

describe("a last name alone", () => {
  it("is the player named in full elsewhere in the text, before or after", () => {
    expect(read("Murray is out, coach says. Keegan Murray hurt his thumb.")).toEqual([
      "Murray → Keegan Murray",
      "Keegan Murray → Keegan Murray",
    ]);
  });

  it("is the one of an NBA team that the text names", () => {
    const [mention] = findMentions("The Nuggets will be without Murray tonight.", index);
    expect(mention).toMatchObject({ player: { fullName: "Jamal Murray" }, how: "last-name", confidence: "likely" });
    expect(read("The Lakers say James will play.")).toEqual(["James → LeBron James"]);
  });

  it("is the only well-known one", () => {
    expect(read("Everyone watched Curry and Antetokounmpo.")).toEqual([
      "Curry → Stephen Curry",
      "Antetokounmpo → Giannis Antetokounmpo",
    ]);
  });

  it("is nobody where two fit, in the text or in the list", () => {
    expect(read("Murray will play.")).toEqual([]);
    expect(read("Jamal Murray met Keegan Murray. Murray won.")).toHaveLength(2);
    expect(read("Jalen Williams and Jaylin Williams start. Williams had 20.")).toHaveLength(2);
  });

  it("is nobody where it is an everyday word, an NBA team's city or somebody else's name", () => {
    for (const text of [
      "Jalen Green lit up. Green had 30.",
      "Young players Love this. Brown bag, Fox Sports.",
      "They lost in Boston on Friday.",
      "Kobe Bryant was honoured. Bryant retired in 2016.",
      "The Pacers met Kobe Bryant.",
      "Murray State beat Jordan College.",
      "Tatum O'Neal won an Oscar.",
    ])
      expect(read(text).filter((each) => !each.startsWith("Jalen Green"))).toEqual([]);
  });

  it("counts in a headline, where every word has a capital", () => {
    expect(read("Embiid Ruled Out Against Knicks Tonight")).toEqual(["Embiid → Joel Embiid"]);
    expect(read("76ers Without Embiid Against Knicks Tonight")).toEqual(["Embiid → Joel Embiid"]);
  });

  it("is a first name where the text is about somebody called so", () => {
    expect(read("James Harden fouled out. James left early against the Lakers.")).toEqual([
      "James Harden → James Harden",
    ]);
  });
});

describe("any text", () => {
  const names = index.entries.map(({ player: { fullName } }) => fullName);
  const piece = fc.oneof(
    fc.constantFrom(...names, "Murray", "Jr.", "'s", "Lakers"),
    fc.string({ unit: "binary", maxLength: 12 }),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(" "));

  it("gives mentions in order, without overlap, inside the text, of players of the list", () => {
    const players = new Set(index.entries.map((entry) => entry.player));
    fc.assert(
      fc.property(text, (each) => {
        const found = findMentions(each, index);
        let last = 0;
        for (const { start, end, player: who } of found) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(each.length);
          expect(players.has(who)).toBe(true);
          last = end;
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it("finds every full name in a plain sentence", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), (name) => {
        const sentence = `Sources say that ${name} will miss the game.`;
        const [mention, ...others] = findMentions(sentence, index);
        return mention?.player.fullName === name && others.length === 0 && mention.confidence === "certain";
      }),
    );
  });

  // News is polled in batches, and a hostile text must not cost more than a long one.
  it("is read fast: 5,000 texts over 569 players, and hostile repetition", () => {
    const players = loadFigures().players.map(({ id, name }) => ({ playerId: id, fullName: name, percentOwned: 50 }));
    const season = buildNameIndex(players);
    const texts = Array.from({ length: 5_000 }, (_, at) => {
      const [a, b] = [
        players[at % players.length]?.fullName,
        players[(at * 31) % players.length]?.fullName.split(" ").at(-1),
      ];
      return `${a} (ankle) is questionable for Friday against the Knicks, and ${b}'s return is near. `
        .repeat(6)
        .slice(0, 500);
    });
    const start = performance.now();
    const found = texts.reduce((sum, each) => sum + findMentions(each, season).length, 0);
    const batchMs = performance.now() - start;
    process.stdout.write(`mentions: 5,000 texts of 500 characters in ${batchMs.toFixed(0)} ms, ${found} mentions\n`);
    expect(found).toBeGreaterThan(20_000);
    expect(batchMs).toBeLessThan(5_000);
    for (const hostile of ["a.", "A.B", "James ", "O'", "Tatum-", "ab1A", "\u0301"]) {
      const before = performance.now();
      findMentions(hostile.repeat(30_000), season);
      expect(performance.now() - before, hostile).toBeLessThan(5_000);
    }
  });
});
