/** A number of the rules' answer leads to the cell that was read for it, and to no other that has the same value. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EL } from "../texts/el/answers/phrases";
import { EN } from "../texts/en/answers/phrases";
import { citingPhrases, notePlaces, readCitations, withoutCitations } from "./citations";

const output = {
  lead: -140,
  players: [
    { name: "Bam Adebayo", gamesLeft: 3, points: 40.5, chance: 0.067 },
    { name: "Malik Monk", gamesLeft: 3, points: 3, chance: 0.5 },
  ],
};
notePlaces(output, "call-1");
const [adebayo, monk] = output.players as [(typeof output.players)[0], (typeof output.players)[0]];

const read = (cited: string) => {
  const { text, citations } = readCitations(cited);
  return { text, from: citations.map(({ start, end, path }) => [text.slice(start, end), path]) };
};

describe("citations of worded numbers", () => {
  it("tell two cells with the same value apart", () => {
    const p = citingPhrases(EN);
    const text = [monk, adebayo].map((row) => p.playsLeft(p.cite(row, "gamesLeft"))).join(", ");
    expect(read(text)).toEqual({
      text: "3 games left, 3 games left",
      from: [
        ["3", "players[1].gamesLeft"],
        ["3", "players[0].gamesLeft"],
      ],
    });
  });

  it("follow a value through a changed sign, another language and an inner phrase", () => {
    const p = citingPhrases(EN);
    const text = p.behindNextTeam(p.points(p.cite(adebayo, "points")), Math.abs(p.cite(output, "lead")));
    expect(read(text).from).toEqual([
      ["40.5", "players[0].points"],
      ["140", "lead"],
    ]);
    const greek = citingPhrases(EL);
    expect(read(greek.points(greek.cite(adebayo, "points"))).from).toEqual([
      [expect.stringMatching(/^40[.,]5$/), "players[0].points"],
    ]);
  });

  it("leave a number alone that no cell was read for", () => {
    const p = citingPhrases(EN);
    expect(read(p.playsLeft(3)).from).toEqual([]);
    expect(read(p.playsLeft({ ...monk }.gamesLeft)).from).toEqual([]);
  });

  it("do not outlive the phrases around them", () => {
    const p = citingPhrases(EN);
    expect(p.cite(monk, "gamesLeft")).toBe(3);
    for (let phrase = 0; phrase < 4; phrase += 1) p.points(7);
    expect(read(p.playsLeft(3)).from).toEqual([]);
  });

  it("change nothing of the text that is shown, nor can a text bring its own", () => {
    fc.assert(
      fc.property(fc.double({ min: -999, max: 999, noNaN: true }), fc.string(), (value, name) => {
        const row = { value };
        notePlaces(row, "call");
        const p = citingPhrases(EN);
        const cited = p.perGame(p.cite(row, "value"));
        expect(withoutCitations(cited)).toBe(EN.perGame(value));
        const hostile = `\uE005call#path\uE006${name}`;
        expect(withoutCitations(hostile)).not.toMatch(/[\uE005-\uE007]/);
      }),
    );
  });
});
