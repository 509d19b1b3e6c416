/** What a question leaves out is taken from the one before it, in both languages and in Greek in Latin letters. */
import { describe, expect, it } from "vitest";
import { understandConversation } from "../understanding";

const OFFER = "He is offering Garland + Ayton for my Durant. would you take that?";
const TOWNS = "Trade Towns for Trae straight up?";

describe("a trade that is talked over", () => {
  it.each([
    [TOWNS, "hmm and if he throws in Pippen Jr?", ["Towns"], ["Trae", "Pippen Jr"]],
    [TOWNS, "what if I add Monk?", ["Towns", "Monk"], ["Trae"]],
    [OFFER, "what if I ask for Mathurin instead of Ayton?", ["Durant"], ["Garland", "Mathurin"]],
    [
      "Μου δίνει Γκομπέρ και Γκάρλαντ για τον Τάουνς. Δέχομαι;",
      "κι αν του ζητήσω Trae αντί για Garland;",
      ["Towns"],
      ["Gobert", "Trae"],
    ],
    [
      "mou dinei mathurin k ayton gia ton durant.. to dexome?",
      "k an tou zhthsw garland anti gia ton ayton?",
      ["durant"],
      ["mathurin", "garland"],
    ],
    [TOWNS, "what if i throw in Herro on top", ["Towns", "Herro"], ["Trae"]],
  ])("has its sides changed: %s / %s", (before, question, give, get) => {
    const { intents, trade } = understandConversation([before, question]);
    expect([...intents]).toEqual(["trade"]);
    expect(trade).toEqual({ give, get });
  });

  it.each(["what do I get worse at then?", "yes or no?", "σε τι θα χειροτερέψω αν γίνει;"])(
    "is valued again: %s",
    (question) => expect(understandConversation([TOWNS, question]).trade).toEqual({ give: ["Towns"], get: ["Trae"] }),
  );

  it.each(["what's a fair counter then", "τι να αντιπροτείνω;"])(
    "is countered around who would have come: %s",
    (question) => {
      const { intents, searchNames } = understandConversation([OFFER, question]);
      expect([...intents]).toEqual(["find-trades"]);
      expect(searchNames).toEqual(["Garland"]);
    },
  );

  it.each([
    "who are the best free agents?",
    "who do I start tonight?",
    "how has Booker been?",
    "and how has Booker been playing?",
    "και ο Μπούκερ πώς παίζει;",
    "is Booker not playing?",
    "should I start Booker and sit Monk?",
    "add Camara and drop Jones",
    "who should I drop?",
    "who am I playing against this week?",
    "who is winning my matchup?",
  ])("is left by a question of its own: %s", (question) =>
    expect(understandConversation([TOWNS, question]).trade).toBeUndefined(),
  );
});

describe("players who might not play", () => {
  it.each([
    [["is KAT in tonight?", "what about Bam?"], "worst case both are scratched. who even goes in??", ["KAT", "Bam"]],
    [["is Bam playing tonight?"], "and if he sits, who goes in?", ["Bam"]],
    [["Παίζει ο Μπαμ απόψε;"], "κι αν δεν παίξει, ποιον βάζω;", ["Μπαμ"]],
    [["paizei o bam simera i oxi?"], "kai an den paiksei poion vazw sth 8esh tou", ["bam"]],
  ])("leave the lineup: %s / %s", (before, question, names) => {
    const { intents, without } = understandConversation([...before, question]);
    expect([...intents]).toEqual(["daily-lineup"]);
    expect(without?.map((name) => name.toLowerCase().split(" ")[0])).toEqual(
      names.map((name) => name.toLowerCase().split(" ")[0]),
    );
  });

  it("are not supposed by who wants them confirmed out", () => {
    const questions = ["Is Herro hurt?", "OK if you won't, then at least confirm he is out for the year"];
    expect(understandConversation(questions).without).toBeUndefined();
  });

  it.each([
    "What do I do if I'm down by 30 on Sunday?",
    "what should I do if I miss the lineup deadline?",
    "who else is out with an injury on my team?",
    "who do I start if I don't have a center?",
  ])("are not meant by: %s", (question) =>
    expect(understandConversation(["Is Bam hurt?", question]).without).toBeUndefined(),
  );

  it("do not where somebody to add is asked for", () => {
    expect(
      understandConversation(["is Bam playing tonight?", "if he sits, who do I pick up?"]).without,
    ).toBeUndefined();
  });
});

describe("the day of a lineup", () => {
  it.each([
    [["which of my guys play tonight", "and tomorrow?"], "so who moves where. spell it out for me"],
    [["who should I start tomorrow?"], "and who sits?"],
    [["Ποιους να ξεκινήσω αύριο;"], "και ποιος κάθεται;"],
  ])("is the day spoken of: %s / %s", (before, question) => {
    const { intents, day } = understandConversation([...before, question]);
    expect([...intents]).toEqual(["daily-lineup"]);
    expect(day).toEqual({ kind: "offset", days: 1 });
  });

  it.each(["what time does the first game start?", "when do the playoffs start?"])("is not meant by: %s", (question) =>
    expect([...understandConversation(["who should I start tomorrow?", question]).intents]).not.toEqual([
      "daily-lineup",
    ]),
  );

  it("is its own where a question names one", () => {
    expect(understandConversation(["who should I start tomorrow?", "and who sits tonight?"]).day).toEqual({
      kind: "offset",
      days: 0,
    });
  });
});

describe("a move that is ordered", () => {
  it.each([
    ["add Toumani Camara and drop Herbert Jones", ["Toumani Camara"], ["Herbert Jones"]],
    ["add jose alvarado and drop herb jones pls", ["jose alvarado"], ["herb jones"]],
    ["ok kai pare ton keon ellis, petakse nembhard", ["keon ellis"], ["nembhard"]],
    ["ρίξε τον Μονκ και πάρε τον Κάσον Ουάλας", ["Κάσον Ουάλας"], ["Μονκ"]],
  ])("is valued, and is to have a card: %s", (question, add, drop) => {
    const { intents, roles, ordersMove, asksToAct } = understandConversation([question]);
    expect([...intents]).toEqual(["simulate"]);
    expect({ roles, ordersMove, asksToAct }).toEqual({ roles: { add, drop }, ordersMove: true, asksToAct: false });
  });

  it.each([
    "should I add Camara and drop Jones?",
    "what if I add Camara",
    "drop Jones or Monk for Camara?",
    "start Herro tonight",
    "why did you tell me to add Camara",
  ])("is none in a question: %s", (question) => expect(understandConversation([question]).ordersMove).toBeUndefined());

  it.each([
    "I want to add Camara but not drop Jones",
    "add Camara but don't drop Herbert Jones",
    "add Jokic to my untouchables",
    "add Toumani Camara to my watchlist",
    "grab me the game log of Camara",
    "drop Jones for Camara, thoughts",
    "drop Monk for Ellis is a bad idea right",
    "Pick up Camara was a mistake",
  ])("is none where other words stand beside it: %s", (question) =>
    expect(understandConversation([question]).ordersMove).toBeUndefined(),
  );

  const ADVICE = "That's a good move. To add **Scoot Henderson** and drop **Herbert Jones** is a gain of 76.2.";
  const ordered = (questions: string[], answer = ADVICE) => {
    const { roles, ordersMove } = understandConversation(questions, answer);
    return ordersMove ? roles : undefined;
  };

  it.each(["ok do it", "κάν' το", "ok kanto"])("is what was advised before, after %s", (question) => {
    const roles = { add: ["Scoot Henderson"], drop: ["Herbert Jones"] };
    expect(ordered(["Scoot or Alvarado?", question])).toEqual(roles);
    expect(ordered(["is there a free agent better than Monk?", question])).toEqual(roles);
  });

  it("keeps the day that was spoken of", () => {
    const { day } = understandConversation(["should I drop Jones for Henderson tomorrow?", "do it"], ADVICE);
    expect(day).toEqual({ kind: "offset", days: 1 });
  });

  it.each([
    "Approve it or wait for Ellis?",
    "approve or decline?",
    "approve later, first tell me his schedule",
    "Συμφωνώ, αλλά ποιος άλλος υπάρχει;",
    "συμφωνώ, τον κρατάω",
    "shorter please",
    "why?",
  ])("is none in other words after advice: %s", (question) =>
    expect(ordered(["should I drop Jones for Henderson?", question])).toBeUndefined(),
  );

  it("is none where the answer advised against the move, or advised none", () => {
    const against = "Don't: **Jokic** is a player to keep. To add **Ellis** and drop **Jokic** is a difference of -9.";
    expect(ordered(["should I drop Jokic for Ellis?", "do it"], against)).toBeUndefined();
    expect(ordered(["who is hurt?", "do it"], "**Malik Monk** is out.")).toBeUndefined();
  });

  it.each(["and what about Keon Ellis?", "what about tomorrow?", "shorter please", "why?"])(
    "is over with its question: %s",
    (question) => expect(ordered(["add Camara and drop Jones", question])).toBeUndefined(),
  );
});

describe("moves that wait", () => {
  it.each(["fine, do it", "κάν' το", "ok kanto"])("are what is to be done: %s", (question) => {
    const { intents, asksToAct } = understandConversation(["Plan my week", question]);
    expect([...intents]).toEqual(["decisions"]);
    expect(asksToAct).toBe(true);
  });
});

describe("a name of the answer before", () => {
  const ANSWER = "**Herbert Jones** is the one to drop first. Then **Royce O'Neale**.";
  it.each([
    ["when is Jones back?", "Herbert Jones"],
    ["is Herb hurt?", "Herbert Jones"],
    ["ο Χερμπ πότε γυρνάει;", "Herbert Jones"],
    ["is O'Neale playing tonight?", "Royce O'Neale"],
  ])("is meant by a part of it: %s", (question, name) =>
    expect(understandConversation(["who should I drop?", question], ANSWER).searchNames).toEqual([name]),
  );

  it("is not meant by a part of two, nor where another is asked for", () => {
    const two = "**Herbert Jones** and **Tyus Jones** are active.";
    expect(understandConversation(["who is hurt?", "is Jones hurt?"], two).searchNames).toEqual(["Jones"]);
    const { searchNames } = understandConversation(["who should I drop?", "no, the other Jones"], ANSWER);
    expect(searchNames).not.toContain("Herbert Jones");
  });
});

describe("players who are compared", () => {
  it.each([
    [["how has Durant been?"], "is Paul George worse?", ["Durant", "Paul George"]],
    [["πώς πάει ο Ντουράντ τελευταία;"], "ο Πολ Τζορτζ είναι χειρότερα;", ["Durant", "Paul George"]],
  ])("are the one before and the one now: %s / %s", (before, question, names) => {
    const { intents, searchNames } = understandConversation([...before, question]);
    expect([...intents]).toEqual(["game-log"]);
    expect(searchNames).toEqual(names);
  });

  it("are told for the rest of the season where that is asked", () => {
    const { intents, focus, asksSeason } = understandConversation(["Scoot or Alvarado?", "and rest of season?"]);
    expect([...intents]).toEqual(["simulate"]);
    expect({ focus, asksSeason }).toEqual({ focus: "compare", asksSeason: true });
  });
});

describe("games", () => {
  it.each([
    [["how bad am I losing?"], "do they have more games left than me?", "schedule"],
    [["who helps me in steals?"], "how many games does Camara have left?", "player-schedule"],
    [["thelw steals, poios eleftheros me voithaei"], "o camara posa mats exei akoma", "player-schedule"],
    [["is Durant hurt?"], "when's his next game", "status"],
  ])("are counted, whatever was asked before: %s / %s", (before, question, intent) =>
    expect([...understandConversation([...before, question]).intents]).toEqual([intent]),
  );
});

describe("whom to drop, talked over", () => {
  it.each([
    [["who should I drop?", "not Herb, he's back soon. someone else"], ["Herb"]],
    [
      ["who should I drop?", "not Herb", "and besides Royce?"],
      ["Herb", "Royce"],
    ],
    [["ποιον να κόψω;", "όχι τον Χερμπ, πες άλλον"], ["Herbert Jones"]],
    [["poion na kopsw", "oxi ton Herb, autos gyrnaei, pes allon"], ["Herb"]],
  ])("spares who is ruled out: %j", (questions, spared) => {
    expect(understandConversation(questions)).toMatchObject({ focus: "whom-to-drop", spared, searchNames: [] });
  });

  it.each([
    [["should I add Scoot Henderson?", "and who do I cut for him?"], []],
    [["should I add Scoot Henderson?", "and who do I cut for him?", "not Herb, someone else"], ["Herb"]],
    [["Αξίζει ο Κλίνγκαν για τα κοψίματα;", "και ποιον διώχνω; μη μου πεις τον Λόπεζ"], ["Λόπεζ"]],
  ])("stays with the player to add: %j", (questions, spared) => {
    const { intents, roles, spared: ruledOut } = understandConversation(questions);
    expect([...intents]).toEqual(["simulate"]);
    expect(roles).toMatchObject({ add: [expect.any(String)], drop: [] });
    expect(ruledOut).toEqual(spared);
  });

  it("gives another player the place of the one to add, for the same drop", () => {
    const { roles, focus } = understandConversation(["drop Lopez for Clingan, yes or no?", "why not Castle"]);
    expect(roles).toEqual({ add: ["Clingan", "Castle"], drop: ["Lopez"] });
    expect(focus).toBe("compare");
  });
});
