import { describe, expect, it } from "vitest";
import { understand, understandConversation } from "./understanding";
import type { IntentDetail } from "./want";

const intentsOf = (question: string) => [...understand(question).intents].sort();
const sorted = (intents: readonly IntentDetail[]) => [...intents].sort();

describe("to keep or to drop a named player", () => {
  it.each([
    "Bam has been awful for five games. Should I drop him?",
    "Should I cut Sexton now that he is struggling?",
    "Monk is going to miss a month. What do I do with him?",
    "What should I do about Embiid?",
    "Herb Jones won't be back for a while. Is he worth the bench spot?",
    "Playoffs, and Monk is out. Do I wait for him or stream his place?",
    "Sexton is dead weight until he heals. Worth keeping him?",
    "Should I keep Paul George through the playoffs or is his spot better used?",
    "Is it time to give up on Sexton?",
    "Put Monk on IR, or just drop him?",
    "Τι να κάνω με τον Monk;",
    "Να κόψω τον Monk ή να περιμένω;",
    "Κρατάω τον Embiid ή τον κόβω;",
    "Αξίζει τη θέση στον πάγκο ο Sexton;",
  ])("%s", (question) => {
    const request = understand(question);
    expect(sorted([...request.intents])).toEqual(["news", "status"]);
    expect(request.isHoldQuestion).toBe(true);
  });

  it.each([
    ["Should I drop Poole for Wells?", "simulate"],
    ["Is Wells worth adding over Poole?", "simulate"],
    ["Should I keep starting Poole?", "game-log"],
    ["Is Bam fit enough to keep scoring?", "game-log"],
  ] as const)("is another matter in: %s", (question, want) => {
    const request = understand(question);
    expect(request.isSettled ?? false).toBe(false);
    expect([...request.intents]).toContain(want);
  });

  it("of two, looks at the form of both and adds neither", () => {
    expect(intentsOf("Should I drop Poole or Green?")).toEqual(["game-log", "status"]);
  });
});

describe("injured reserve", () => {
  it.each([
    "Can Embiid stay on IR?",
    "Which of Herro and Monk can go on IR?",
    "Is Herro eligible for injured reserve?",
    "Μπορεί ο Embiid να μείνει στη θέση IR;",
    "Ποιον από τον Herro και τον Monk να βάλω στη θέση IR;",
    "Μπορώ να βάλω τον Herro στο IR;",
    "ο Mobley χωράει στο IR με τέτοιο τραυματισμό;",
  ])("%s", (question) => {
    // The roster and the league say whether there is room for him.
    expect(intentsOf(question)).toEqual(["league", "my-roster", "status"]);
    expect(understand(question).asksReserve).toBe(true);
  });
});

it("whether a place on injured reserve is open is read from the roster", () => {
  expect(intentsOf("μου μένει θέση IR για τον Έντουαρντς;")).toEqual(["league", "my-roster", "status"]);
  expect(intentsOf("do I have an open IR spot for Edwards?")).toEqual(["league", "my-roster", "status"]);
});

describe("a lineup without somebody", () => {
  it.each([
    ["If Paul George gets scratched today, who goes into my lineup instead?", ["Paul George"]],
    ["Who starts tonight if Embiid is ruled out?", ["Embiid"]],
    ["Without Towns, what's my best lineup today?", ["Towns"]],
    ["If Durant and Towns both sit tonight, who do I start?", ["Durant", "Towns"]],
    ["If Durant is out tonight, do I start Lopez or Sexton?", ["Durant"]],
    ["if Bam Adebayo can't go tonight, do I have anyone on the bench to replace him?", ["Bam Adebayo"]],
    ["Αν δεν παίξει σήμερα ο Karl-Anthony Towns, ποιος μπαίνει στη θέση του;", ["Karl-Anthony Towns"]],
    ["who replaces Claxton in my lineup if he does not play tonight", ["Claxton"]],
    ["should LeBron be scratched, who off my bench covers for him", ["LeBron"]],
    ["Χωρίς τον Adebayo ποια είναι η καλύτερη πεντάδα απόψε;", ["Adebayo"]],
  ])("%s", (question, without) => {
    expect(intentsOf(question)).toEqual(["daily-lineup"]);
    expect(understand(question).without).toEqual(without);
  });

  it.each([
    "Should I sit Jaren against Boston?",
    "If Embiid is out, who should I pick up?",
    "If Durant is healthy, do I start him?",
  ])("supposes nothing of the lineup in: %s", (question) => expect(understand(question).without).toBeUndefined());
});

describe("other questions that name what they ask", () => {
  it.each<[string, IntentDetail[]]>([
    ["Who owns Giannis in our league?", ["status"]],
    ["Who has Jokić?", ["status"]],
    ["Ποιος έχει τον Jokić;", ["status"]],
    ["Which team has Giannis and how many games does he have left?", ["status", "player-schedule"]],
    ["Ο ΛεΜπρόν ποιανού είναι και πόσους αγώνες έχει ακόμα;", ["status", "player-schedule"]],
    ["What's my best lineup tonight with Bam day to day?", ["daily-lineup", "status"]],
    ["Ποια είναι η καλύτερη πεντάδα για απόψε, με τον Bam στο DTD;", ["daily-lineup", "status"]],
    ["Sexton or Lopez tonight, or is there room for both?", ["daily-lineup", "status"]],
    ["Χωράνε και οι δύο απόψε, ο Herro και ο Bam;", ["daily-lineup", "status"]],
    ["Will I have Herro for Friday?", ["status", "news"]],
    ["How many points will Durant score tonight?", ["status", "game-log"]],
    ["Πόσους πόντους θα βάλει ο Durant απόψε;", ["status", "game-log"]],
  ])("%s", (question, intents) => {
    expect(intentsOf(question)).toEqual(sorted(intents));
  });

  it("is more than whose he is where numbers are compared", () => {
    expect(intentsOf("Who has more rebounds, Bam or Towns?")).toEqual(["game-log"]);
  });

  it.each(["What's Herro's plus/minus this month?", "How is Sabonis' net rating?", "Τι συν πλην έχει ο Herro;"])(
    "cannot be told: %s",
    (question) => expect(understand(question)).toMatchObject({ unsupported: ["unkept-stat"], isSettled: true }),
  );
});

describe("of players named before", () => {
  it.each([
    [["Any news on Herro?", "and Monk?", "so which one is back first?"]],
    [["Is Herro hurt?", "and Monk?", "ποιος γυρίζει πρώτος από τους δύο;"]],
    [["Are Herro and Monk hurt?", "which one is back first?"]],
  ])("both are looked at: %j", (questions) => {
    const request = understandConversation(questions);
    expect(request.searchNames).toEqual(["Herro", "Monk"]);
    expect(sorted([...request.intents])).toEqual(["news", "status"]);
  });

  it("a pronoun with a verb to come is his", () => {
    const request = understandConversation(["Πώς παίζει ο Herro στα τελευταία 5;", "και θα τον έχω για Παρασκευή;"]);
    expect(request.searchNames).toEqual(["Herro"]);
    expect(sorted([...request.intents])).toEqual(["news", "status"]);
  });

  it.each([["Is my George healthy?"], ["Είναι καλά ο George μου;"]])("one is called mine: %s", (question) => {
    expect(understand(question).mine).toEqual(["George"]);
  });

  it("stays mine in the next question, and nobody else is", () => {
    expect(understandConversation(["Is my George healthy?", "how did he play in his last 5?"]).mine).toEqual([
      "George",
    ]);
    expect(understand("Is Paul George on my team?").mine).toBeUndefined();
  });
});

describe("whether somebody named can be had, or is mine", () => {
  it.each([
    ["Is Toumani Camara on my team now?", ["status"]],
    ["Ο Camara είναι στο ρόστερ μου;", ["status"]],
    ["I want T.J. McConnell in my lineup tonight. Possible?", ["status"]],
    ["Can I pick up Terry Rozier and start him tonight?", ["simulate", "status"]],
    ["Any reason left to keep Herb Jones in my IR slot?", ["news", "status"]],
  ] as const)("%s", (question, intents) => expect(intentsOf(question)).toEqual(intents));

  it("no name goes on after the end of its sentence", () => {
    expect(understand("I like Herbert Jones. Make another plan that keeps him.").searchNames).toEqual([
      "Herbert Jones",
    ]);
    expect(understand("Is T.J. McConnell hurt?").searchNames).toEqual(["T.J. McConnell"]);
  });
});

describe("the matchup's end and the moves worth making", () => {
  it.each([
    ["When does this matchup end?", ["matchup"]],
    [
      "Κάνε μου μια πλήρη ανάλυση του ματς και πρότεινε αλλαγές",
      ["doubtful", "matchup", "my-roster", "opponent-roster", "plan", "review", "weekly-lineup"],
    ],
    ["Υπάρχει όριο αγώνων. Τι κινήσεις αξίζουν ακόμα;", ["matchup", "plan"]],
  ] as const)("%s", (question, intents) => expect(intentsOf(question)).toEqual(intents));
});

it("what a group chat says is a rumour, and nobody's secret", () => {
  expect(understand("Somebody in my group chat says Sexton is done for the year. Cut him?").unsupported).toEqual([]);
});
