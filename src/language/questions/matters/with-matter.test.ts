import { describe, expect, it } from "vitest";
import { understandConversation } from "../understanding/understanding";
import type { Understanding } from "../understanding/understood-question";
import { MATTERS, type Matter } from "./matters";
import type { MatterWeights } from "./weights";
import { byWeights, type MatterReader } from "./with-matter";

/** Weights that speak for one matter alone, whatever the words. */
const speakingFor = (matter: Matter): MatterWeights => ({
  levels: MATTERS.map((each) => (each === matter ? 12 : 0)),
  byFeature: new Map(),
});
/** The first turn as the rules read it, the last one as of this matter. */
function last(matter: Matter, questions: readonly string[], answer?: string): Understanding {
  const weighed = byWeights(speakingFor(matter));
  const readMatter: MatterReader = (read, turn, before) =>
    turn.own.text.source === questions.at(-1) ? weighed(read, turn, before) : read;
  return understandConversation(questions, answer, { readMatter });
}
const ADVICE = "Add **Scoot Henderson** and drop **Herbert Jones**: a gain of 76.2 (fantasy points) in this matchup.";

describe("a turn of a matter", () => {
  it("goes on with the players of the turn before where it names nobody", () => {
    const { intents, searchNames } = last("games", ["how has Sexton been lately", "enough of them coming up for me?"]);
    expect([[...intents], searchNames]).toEqual([["player-schedule"], ["Sexton"]]);
  });

  it("puts who is named now beside who was spoken of, to compare them", () => {
    expect(
      last("compare", ["how has Sexton been lately", "what about Barrett, which one for the year"]).searchNames,
    ).toEqual(["Sexton", "Barrett"]);
  });

  it("that lacks what it needs is the next likely one, or stays as the rules read it", () => {
    expect(last("games", ["something for the coming days please"]).intents.has("player-schedule")).toBe(false);
    expect(last("trade", ["and would that be a good one?"]).trade).toBeUndefined();
  });

  it("of a trade changes the one that was talked over, also after a question between", () => {
    const [offer, between] = ["should I give Durant for LeBron and Kessler?", "how has LeBron been lately?"];
    expect(last("trade", [offer, between, "and LaMelo instead of LeBron, hm"]).trade).toEqual({
      give: ["Durant"],
      get: ["Kessler", "LaMelo"],
    });
  });

  it("stays as the rules read it where these say it in so many words", () => {
    expect(last("hurt", ["is there any rumor that Durant gets traded?"]).isRumour).toBe(true);
    expect(last("roster", ["drop Jones for Camara"]).roles).toEqual({ add: ["Camara"], drop: ["Jones"] });
  });
});

describe("an order", () => {
  it.each([
    ["right, get that one going", { add: ["Scoot Henderson"], drop: ["Herbert Jones"] }],
    ["good, that one, but Nembhard is the one I cut", { add: ["Scoot Henderson"], drop: ["Nembhard"] }],
  ])("puts the advised move on a card: %s", (words, roles) => {
    expect(last("do-it", ["one player to add?", words], ADVICE)).toMatchObject({ ordersMove: true, roles });
  });

  it.each([
    "please don't get that one going",
    "get the lineup going, leave the pickup for now",
    "no, get that one going",
    "get that one going, but wait, hm",
    "never! get that one going",
    "get that one going?",
    "should I get that one going",
    "όχι, μην το κάνεις ακόμα",
    "mhn to kaneis akoma",
  ])("is none where the words deny it or ask: %s", (words) =>
    expect(last("do-it", ["one player to add?", words], ADVICE).ordersMove).toBeUndefined(),
  );

  it("is none of a move that the answer advised against", () => {
    const against =
      "Don't: **Malik Monk** is a player to keep. To add **Jose Alvarado** and drop **Malik Monk** is a gain of 8.2.";
    expect(last("do-it", ["drop Monk for Alvarado?", "right, get that one going"], against).ordersMove).toBeUndefined();
  });

  it("needs a move that was advised", () => {
    expect(last("do-it", ["how are my guys doing?", "right, get that going"]).ordersMove).toBeUndefined();
  });
});

describe("keep or trade", () => {
  it("is answered with both", () => {
    const { intents } = understandConversation(["Should I drop or trade Booker?"]);
    expect(intents.has("status") && intents.has("find-trades")).toBe(true);
  });
});
