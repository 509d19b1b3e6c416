/** What goes on from a list of free agents, and from a trade, without naming it again. */
import { describe, expect, it } from "vitest";
import { understandConversation } from "../understanding";

const LIST = `Add **Scoot Henderson** and drop **Herbert Jones**: a gain of 76.2.

- **Scoot Henderson** (PG, POR)
- **Cole Anthony** (PG, ORL)`;

describe("after a list of free agents", () => {
  it.each(["not him, someone else", "another one please", "οχι αυτον, αλλον"])(
    "values the next of the list: %s",
    (followUp) => {
      const { roles, intents } = understandConversation(["who are the best point guards to add", followUp], LIST);
      expect(roles).toEqual({ add: ["Cole Anthony"], drop: [] });
      expect([...intents]).toEqual(["simulate", "status"]);
    },
  );

  it.each(["which of those plays tonight", "kai apo autous pios paizei simera"])(
    "keeps to the list for those who play on a day: %s",
    (followUp) => {
      const before = "who are the best free agent centers";
      const { intents, freeAgentFilter, day, focus } = understandConversation([before, followUp], LIST);
      expect([...intents]).toContain("free-agents");
      expect(freeAgentFilter).toMatchObject({ position: "C" });
      expect({ day, focus }).toEqual({ day: { kind: "offset", days: 0 }, focus: undefined });
    },
  );

  it("asks for nobody of the list where a roster is asked for", () => {
    const asked = ["who are the best free agent centers", "which of my guys play tonight"];
    expect([...understandConversation(asked, LIST).intents]).toEqual(["my-roster"]);
  });
});

describe("after a trade", () => {
  it.each(["not Sexton, Barrett", "oxi ton sexton, ton barrett"])(
    "puts one player in another's place: %s",
    (followUp) => {
      const { trade } = understandConversation(["Herro and Sexton for Trae Young, fair?", followUp]);
      expect(trade?.give.map((name) => name.toLowerCase())).toEqual(["herro", "barrett"]);
      expect(trade?.get).toEqual(["Trae Young"]);
    },
  );
});
