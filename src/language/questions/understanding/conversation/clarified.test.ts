/** The answer to "which one do you mean?" is the question before, with the full name in it. */
import { describe, expect, it } from "vitest";
import { EL } from "@/language/texts/el/answers/phrases";
import { EN } from "@/language/texts/en/answers/phrases";
import { understandConversation } from "../understanding";

const listed = "- Cason Wallace (OKC)\n- Keaton Wallace (ATL)\n\nSource: demo league, read just now.";
const WHICH_WALLACE = `${EN.whichOne('"Wallace"')}\n${listed}`;
const WHICH_JONES = `Nothing was done.\n\n${EN.whichOne('"my Jones"')}\n- Tyus Jones (PHX)\n- Herbert Jones (NOP)`;

describe("the name that was asked back for", () => {
  it.each([
    "Cason",
    "cason wallace",
    "the first one",
    "the OKC one",
    "i meant Cason",
    "Cason, not Keaton",
    "ο Κέισον",
    "not Keaton, Cason",
  ])("is filled in: %s", (reply) => {
    const { searchNames, roles, intents } = understandConversation(["should I add Wallace?", reply], WHICH_WALLACE);
    expect(searchNames).toEqual(["Cason Wallace"]);
    expect(roles.add).toEqual(["Cason Wallace"]);
    expect([...intents]).toEqual(["simulate", "status"]);
  });

  it("keeps an order one, and the day that was asked about", () => {
    const order = understandConversation(["drop Jones, add Camara", "Herb"], WHICH_JONES);
    expect(order).toMatchObject({ ordersMove: true, roles: { add: ["Camara"], drop: ["Herbert Jones"] } });
    const day = understandConversation(["is Jones playing friday", "Tyus"], WHICH_JONES);
    expect(day).toMatchObject({ searchNames: ["Tyus Jones"], day: { kind: "weekday", weekday: 5 } });
  });

  it("is filled in after the Greek question", () => {
    const answer = `${EL.whichOne('"Jones"')}\n- Tyus Jones (PHX)\n- Herbert Jones (NOP)`;
    const { roles } = understandConversation(
      ["vale ton Camara kai diwxe ton Jones", "ton Tyus ennow re, oxi ton Herbert"],
      answer,
    );
    expect(roles.drop).toEqual(["Tyus Jones"]);
  });

  it.each([
    ["names nobody of them", "Curry"],
    ["names both", "Cason and Keaton"],
    ["is a question of its own", "who is starting at center tonight?"],
    ["is long", "Cason I guess but before that tell me how my whole matchup looks like this week"],
  ])("is not filled in where the answer %s", (_, reply) => {
    expect(understandConversation(["should I add Wallace?", reply], WHICH_WALLACE).roles.add).not.toEqual([
      "Cason Wallace",
    ]);
  });

  it("is not filled in where nothing was asked back", () => {
    expect(understandConversation(["drop Jones, add Camara", "Herb"], "Nothing was done.").ordersMove).toBeUndefined();
  });
});
