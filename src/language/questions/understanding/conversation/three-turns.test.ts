/** A third question goes on from the second as that was understood, with the answers given between. */
import { describe, expect, it } from "vitest";
import { understandConversation } from "../understanding";

const LIST = "Add **Jaime Jaquez Jr.** and drop **Herbert Jones**: a gain of 49.6.\n\n- **Jaime Jaquez Jr.** (SF, MIA)";
const GAMES = "From Mon 13 Jan to Sun 19 Jan **Jaime Jaquez Jr.** has 4 games, 3 left to play.";

describe("the third turn", () => {
  it("knows the player whom only the first answer named", () => {
    const asked = ["who should I pick up for Friday", "how many games does he have", "is he better than O'Neale"];
    const read = understandConversation(asked, GAMES, { earlierAnswers: [LIST] });
    expect(read.searchNames).toEqual(["Jaime Jaquez Jr.", "O'Neale"]);
  });

  it("goes on from another one of a list", () => {
    const two = `${LIST}\n- **Cole Anthony** (PG, ORL)`;
    const second = "That's a good move. To add **Cole Anthony** and drop **Herbert Jones** is a gain of 40.";
    const asked = ["best free agent guards", "another one please", "and for the rest of the season?"];
    const { roles, asksSeason } = understandConversation(asked, second, { earlierAnswers: [two] });
    expect(roles.add).toEqual(["Cole Anthony"]);
    expect(asksSeason).toBe(true);
  });

  it("is an order of the move that the answer before advised, by its place", () => {
    const asked = ["give me a plan for this week", "what if I only have one add", "do the first one"];
    const plan = "- Drop **Herbert Jones** (out), add **Toumani Camara** (Thu 16 Jan): a gain of 71 fantasy points";
    const read = understandConversation(asked, plan, { earlierAnswers: [plan] });
    expect(read).toMatchObject({ ordersMove: true, roles: { add: ["Toumani Camara"], drop: ["Herbert Jones"] } });
  });

  it("takes no word between two names in bold for a name", () => {
    const score = "You trail 275 to 415: **Fan Favorites (demo)** against **Dime Droppers (demo)**.";
    const { searchNames, focus } = understandConversation(["what's the score", "why am I so far behind"], score);
    expect({ searchNames, focus }).toEqual({ searchNames: [], focus: "why-behind" });
  });
});
