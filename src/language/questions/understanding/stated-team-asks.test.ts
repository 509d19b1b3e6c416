/** Questions that say in so many words what they ask are read by their words alone, whatever the fitted weights say. */
import { describe, expect, it } from "vitest";
import { planCalls } from "../planning/planning";
import { understand, understandConversation } from "./understanding";
import type { IntentDetail } from "./want";

const intentsOf = (question: string): IntentDetail[] => [...understand(question).intents].sort();

describe("whom to pick up for a day", () => {
  it.each([
    "Best free agent I can start tonight?",
    "My lineup is full tonight. Who should I stream on Thursday instead?",
    "I'm losing by a lot of points, which free agent should I add tonight?",
    "ok so who should I pick up for tonight then",
    "I'm 140 points down. Whom do I pick up for tomorrow?",
    "Ποιον να πάρω απόψε από τους ελεύθερους για να κερδίσω; Χάνω με πολλούς πόντους.",
    "Χάνω με 30 πόντους. Ποιον να στριμάρω αύριο;",
  ])("is one question however it is asked: %s", (question) => {
    const request = understand(question);
    expect(intentsOf(question)).toEqual(["free-agents", "value-free-agents"]);
    // Points of the score are no category: the order is what each brings.
    expect(request.freeAgentFilter.targetCategories).toBeUndefined();
    expect(request.isSettled).toBe(true);
  });

  it("is asked of the day in the sentence that asks", () => {
    const { day } = understand("My lineup is full tonight. Who should I stream on Thursday instead?");
    expect(day).toEqual({ kind: "weekday", weekday: 4, isLast: false });
    expect(understand("Thursday looks thin. Whom should I stream that day?").day).toMatchObject({ weekday: 4 });
  });

  it.each([
    ["I'm down in points and assists, who should I stream on Friday?", ["PTS", "AST"]],
    ["Who should I add tonight for blocks?", ["BLK"]],
  ])("keeps the categories that are named: %s", (question, categories) => {
    expect(understand(question).freeAgentFilter.targetCategories).toEqual(categories);
  });

  it.each(["set my lineup for tonight", "who should I start tonight?", "which of my guys should I drop tonight?"])(
    "is another matter: %s",
    (question) => expect(intentsOf(question)).not.toContain("free-agents"),
  );
});

describe("the places of a day", () => {
  it.each([
    "How many lineup spots are empty on Sunday?",
    "how many open slots do I have tomorrow?",
    "Πόσες θέσεις μένουν άδειες στη σύνθεσή μου την Πέμπτη 13 Φεβρουαρίου;",
    "πόσες κενές θέσεις έχω αύριο;",
  ])("are read from its lineup: %s", (question) => {
    expect(intentsOf(question)).toEqual(["daily-lineup"]);
    expect(understand(question).asksPlaces).toBe(true);
  });

  it.each(["how many IR slots are open today?", "how many open bench spots do I have today?"])(
    "on IR and the bench are others: %s",
    (question) => expect(understand(question).asksPlaces).toBeUndefined(),
  );
});

it.each(["what time does lineup lock tonight?", "when do lineups lock today?", "τι ώρα κλειδώνει η σύνθεση απόψε;"])(
  "when the lineup locks is told from the day's lineup: %s",
  (question) => {
    expect(intentsOf(question)).toEqual(["daily-lineup"]);
    expect(understand(question).asksLock).toBe(true);
  },
);

it.each(["can i still win", "be honest, can I still win this one?", "μπορώ ακόμα να κερδίσω;"])(
  "the chance to win comes first: %s",
  (question) => {
    expect(intentsOf(question)).toEqual(["matchup", "plan"]);
    expect(understand(question).asksChance).toBe(true);
  },
);

it.each([
  "When do my guys play again after the All-Star break?",
  "Ποια μέρα ξαναπαίζουν οι δικοί μου μετά τη διακοπή του All-Star;",
])("All-Star is a week of the calendar and nobody's name: %s", (question) => {
  expect(understand(question).searchNames).toEqual([]);
  expect(intentsOf(question)).toEqual(["schedule"]);
});

describe("what FanVise is told to do itself", () => {
  it.each([
    "ok approve it",
    "yes, do it",
    "great, go ahead",
    "perfect, approve all of them yourself and tell me when it's done",
    "Great, I approve, do it now for me",
    "make that move",
    "can you approve it for me?",
    "ναι, εγκρίνω. κάν' το εσύ τώρα",
    "οκ προχώρα",
  ])("is refused, and what waits for the person's own approval is looked up: %s", (question) => {
    for (const request of [understand(question), understandConversation(["who should I start tonight?", question])]) {
      expect(request.asksToAct).toBe(true);
      expect([...request.intents]).toEqual(["decisions"]);
      expect(planCalls(request, new Set(["get_decisions"]), undefined)).toEqual([
        { name: "get_decisions", args: { status: "pending" } },
      ]);
    }
  });

  it.each(["accept that trade for me", "cool, send him that one", "wraia steilton thn protash esy"])(
    "is refused, with nothing looked up, where others would have to take it: %s",
    (question) => {
      const { intents, unsupported } = understand(question);
      expect([...intents]).toEqual(["unsupported"]);
      expect(unsupported).toEqual(["to-act"]);
    },
  );

  it.each([
    "set my lineup for tonight",
    "ok thanks",
    "what did I approve?",
    "approved moves?",
    "φτιάξε μου το καλύτερο πλάνο",
  ])("is not meant by: %s", (question) => expect(understand(question).unsupported).not.toContain("to-act"));

  it("is refused beside a question that is answered", () => {
    expect(understand("Trade Brook Lopez for Jokic and accept it for me right now").asksToAct).toBe(true);
    expect(understand("Would you trade Brook Lopez for Jokic?").asksToAct).toBe(false);
  });
});

describe("a shorter answer", () => {
  it.each(["shorter please", "can you make it shorter", "tldr", "πιο σύντομα", "με λίγα λόγια"])(
    "asks the question before again, in fewer words: %s",
    (less) => {
      const [before, request] = [
        understandConversation(["who should I start tonight?"]),
        understandConversation(["who should I start tonight?", less]),
      ];
      expect(request).toMatchObject({ isBrief: true, question: before.question, day: before.day });
      expect([...request.intents]).toEqual([...before.intents]);
    },
  );

  it("is for once: what is asked after it is answered as usual", () => {
    expect(
      understandConversation(["who should I start tonight?", "shorter please", "and tomorrow?"]),
    ).not.toHaveProperty("isBrief");
  });
});

describe("the season of a player", () => {
  it.each([
    "Terry Rozier or Gradey Dick: who scores more points per game this season?",
    "What is Booker averaging this season?",
    "Τι μέσους όρους έχει φέτος ο Paul George σε πόντους, ριμπάουντ και ασίστ;",
    "Πόσους αγώνες έχει παίξει φέτος ο Ty Jerome και πόσους πόντους έχει κατά μέσο όρο στη σεζόν;",
  ])("is asked of all his games: %s", (question) => {
    expect(intentsOf(question)).toEqual(["game-log"]);
    expect(understand(question).asksSeason).toBe(true);
  });

  it.each([
    "Booker's points over the last 5 games",
    "Is Booker worth holding for the rest of the season?",
    "Should I drop Booker, he has been bad this season?",
  ])("is not asked in: %s", (question) => expect(understand(question).asksSeason).toBeUndefined());
});

it("which of two is to start tonight is a question of status and form", () => {
  const request = understand("Tyus Jones or Scoot Henderson at PG tonight?");
  expect([...request.intents]).toEqual(["status", "game-log"]);
  expect(request.isStartQuestion).toBe(true);
});
