/** Turns that go on from a verdict: its reasons, another player to go, the longer run, other offers. */
import { describe, expect, it } from "vitest";
import { understandConversation } from "../understanding";

const MOVE = "Should I drop Royce O'Neale for Toumani Camara?";
const TRADE = "someone wants KAT and offers me Giannis straight up, do i take it";
const TRADE_ANSWER = "**Fan Favorites** gives **Karl-Anthony Towns** and gets **Giannis Antetokounmpo**.";

describe("reasons", () => {
  it.each([
    [MOVE, "why?"],
    [MOVE, "are you sure"],
    [TRADE, "whats the catch"],
    ["Herro or Sexton tonight?", "based on what"],
    ["να αφήσω τον Nembhard για τον Scoot Henderson;", "γιατί, αφού παίζει καλά"],
    ["na parw ton keon ellis", "sigouros?"],
  ])("are told of the same question: %s / %s", (before, question) => {
    const first = understandConversation([before]);
    const second = understandConversation([before, question]);
    expect(second.asksReasons).toBe(true);
    expect([...second.intents]).toEqual(expect.arrayContaining([...first.intents]));
    expect(second.searchNames).toEqual(first.searchNames);
    expect({ roles: second.roles, trade: second.trade }).toEqual({ roles: first.roles, trade: first.trade });
  });

  it.each(["why is he out", "why not Castle", "sure, and who plays tonight?"])(
    "are not asked for by a question of its own: %s",
    (question) => expect(understandConversation([MOVE, question]).asksReasons).toBeUndefined(),
  );

  it("are over with their question", () => {
    expect(understandConversation([MOVE, "why?", "what about tomorrow?"]).asksReasons).toBeUndefined();
  });
});

describe("a move", () => {
  it.each([
    "I'd rather keep Royce and cut Nembhard, same gain?",
    "what if I drop Nembhard instead",
    "κι αν αντί για αυτόν φύγει ο Nembhard;",
  ])("keeps its add for another drop: %s", (question) => {
    expect(understandConversation([MOVE, question]).roles).toEqual({ add: ["Toumani Camara"], drop: ["Nembhard"] });
  });

  it.each(["does that hold up past this week?", "and for the rest of the season"])(
    "is told for the longer run: %s",
    (question) => {
      const { roles, focus, asksSeason } = understandConversation([MOVE, question]);
      expect(roles).toEqual({ add: ["Toumani Camara"], drop: ["Royce O'Neale"] });
      expect({ focus, asksSeason }).toEqual({ focus: "compare", asksSeason: true });
    },
  );

  it("is not dragged into a question of its own", () => {
    expect(understandConversation([MOVE, "should I drop Herro?"]).roles.add).toEqual([]);
  });

  it("has nobody to come where only a drop is asked about", () => {
    const { roles, intents } = understandConversation(["πότε γυρνάει ο Μονκ", "αν τον κόψω, θα τον πάρει άλλος;"]);
    expect(roles.add).toEqual([]);
    expect(intents.has("simulate")).toBe(false);
  });
});

describe("offers", () => {
  it.each(["who else of mine would they take for him", "counter with something that favors me", "any better offer?"])(
    "are looked for by the player who would come: %s",
    (question) => {
      const { intents, searchNames } = understandConversation([TRADE, question], TRADE_ANSWER);
      expect([...intents]).toEqual(["find-trades"]);
      expect(searchNames).toEqual(["Giannis"]);
    },
  );

  it.each(["which team needs a guard like that", "what could I realistically get for him?"])(
    "go on for the same player: %s",
    (question) => {
      const { intents, searchNames } = understandConversation(["Sell high on Herro or hold?", question]);
      expect([...intents]).toEqual(["find-trades"]);
      expect(searchNames).toEqual(["Herro"]);
    },
  );

  it.each(["will they say yes", "so I'd have to drop somebody, who", "ποσες πιθανότητες να πει ναι"])(
    "are told again with what is asked of them: %s",
    (question) => expect([...understandConversation([TRADE, question]).intents]).toEqual(["trade"]),
  );

  it("let one more come in beside who is in already", () => {
    const asked = ["Towns for Giannis, fair?", "towns + bam instead"];
    expect(understandConversation(asked).trade).toEqual({ give: ["towns", "bam"], get: ["Giannis"] });
  });
});

describe("the matter of the question before", () => {
  it.each([
    [["whos hurt on my team", "when are they back"], ["my-roster"], undefined],
    [["whos hurt on my team", "any of them i should just cut"], ["plan", "my-roster"], "whom-to-drop"],
    [
      ["What are my playoff odds?", "how much do they change if I lose this week?"],
      ["season-odds"],
      "season-by-result",
    ],
    [
      ["ποιοι δικοί μου έχουν τα περισσότερα ματς στα πλέι οφ;", "και το χειρότερο πρόγραμμα;"],
      ["season-odds"],
      undefined,
    ],
    [["paizei o paul george simera?", "an nai valton mesa"], ["status", "daily-lineup"], "start-sit"],
    [["Τι νέα για τον Αντεμπάγιο;", "και αν δεν παίξει, πόσο πέφτει η πιθανότητα;"], ["absence"], undefined],
    [["best free agent centers", "not a center, a forward"], ["free-agents", "value-free-agents"], undefined],
  ])("is kept: %j", (asked, intents, focus) => {
    const read = understandConversation(asked);
    expect([...read.intents]).toEqual(intents);
    expect(read.focus).toBe(focus);
  });

  it.each([
    ["Would you trade Herro and Sexton for Cade Cunningham?", { give: ["Herro", "Sexton"], get: ["Cade Cunningham"] }],
    ["Towns for Giannis, would you do it?", { give: ["Towns"], get: ["Giannis"] }],
  ])("of a trade that is stated is the trade: %s", (question, trade) => {
    const read = understandConversation([question]);
    expect([...read.intents]).toEqual(["trade"]);
    expect(read.trade).toEqual(trade);
  });

  it.each([
    [["set my lineup for tomorrow", "why do you leave those out"], "daily-lineup"],
    [["Can I still win this?", "what has to happen for that"], "plan"],
    [["embiid in my IR, still worth it", "who else could go in that slot"], "my-roster"],
    [["am I in the playoffs", "how are ties in the standings broken"], "standings-odds"],
    [["best free agents", "does he play early next week too"], "player-schedule"],
  ])("is told of by the same look-up, or the next one: %j", (asked, intent) => {
    const answer = "Add **Scoot Henderson** and drop **Herbert Jones**: a gain of 76.2.";
    expect([...understandConversation(asked, answer).intents]).toContain(intent);
  });

  it("is left for what a question names itself", () => {
    const read = understandConversation(["πόσους πόντους διαφορά έχω", "παίζει ο Γιόκιτς απόψε;"]);
    expect({ intents: [...read.intents], names: read.searchNames }).toEqual({
      intents: ["status", "news"],
      names: ["Jokic"],
    });
  });

  it("gives a denied position up", () => {
    const asked = ["best free agent centers", "not a center, a forward"];
    expect(understandConversation(asked).freeAgentFilter).toMatchObject({ position: "F" });
  });

  it("lets him be added for somebody named", () => {
    const answer = "Add **Scoot Henderson** and drop **Herbert Jones**: a gain of 76.2.";
    const read = understandConversation(["best pickup?", "add him and drop Nembhard"], answer);
    expect(read).toMatchObject({ ordersMove: true, roles: { add: ["Scoot Henderson"], drop: ["Nembhard"] } });
  });
});

describe("players", () => {
  it("join the absence that is talked over", () => {
    const asked = ["if Jokic misses one how much do my chances go up", "and if both him and trae sit"];
    const { intents, searchNames } = understandConversation(asked);
    expect([...intents]).toEqual(["absence"]);
    expect(searchNames).toEqual(["Jokic", "trae"]);
  });

  it("join those who were compared", () => {
    const asked = ["Herro ή Sexton για το υπόλοιπο της σεζόν;", "και ο Barrett πού μπαίνει ανάμεσά τους;"];
    expect(understandConversation(asked).searchNames).toEqual(["Herro", "Sexton", "Barrett"]);
  });

  it("are judged for the lineup where it was asked about", () => {
    const asked = ["who do I start at utility tonight", "why not Barrett"];
    const { intents, focus, searchNames } = understandConversation(asked);
    expect([...intents]).toEqual(["status", "daily-lineup"]);
    expect({ focus, searchNames }).toEqual({ focus: "start-sit", searchNames: ["Barrett"] });
  });

  it("one of two who was not to go leaves the place to the next", () => {
    const asked = ["can I drop O'Neale?", "someone else?"];
    expect(understandConversation(asked)).toMatchObject({ focus: "whom-to-drop", spared: ["O'Neale"] });
  });
});
