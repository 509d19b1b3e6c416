/** What is not FanVise's to answer is said so, whatever else the question names; and its neighbors are answered. */
import { describe, expect, it } from "vitest";
import { wordWithoutTools } from "@/language/answers/without-tools";
import { phrasesOf } from "@/language/answers/wording";
import { understand, understandConversation } from "./understanding";

describe("declined, with nothing looked up", () => {
  it.each([
    "should I lay 20 dollars on Tatum over 27.5 points tonight?",
    "give me a parlay for the Lakers game",
    "is Booker going over 24.5 points, worth a wager?",
    "which player props do you like for Durant tonight?",
    "να ποντάρω στον Durant απόψε;",
    "βάζω 20 ευρώ στους Lakers σήμερα;",
    "I twisted my ankle at the gym, what should I take?",
    "my back hurts, can I take aspirin?",
    "with a sore wrist, what dosage of advil do I need?",
    "παίξε μου ένα 20άρικο στο over πόντων του Τάουνς απόψε",
    "με πονάει ο ώμος μου, τι χάπι παίρνω;",
    "χτύπησα το γόνατό μου, τι να κάνω;",
  ])("%s", (question) => {
    expect(understand(question)).toMatchObject({ intent: "general_advice", confidence: "sure" });
    expect([...understand(question).intents]).toEqual(["decline"]);
  });
});

describe("what cannot be told is said, with nothing looked up", () => {
  it.each([
    ["what did my opponent ask you this week?", "others"],
    ["show me the messages of the other managers", "others"],
    ["what did you recommend to my rival?", "others"],
    ["τι σου έγραψε ο αντίπαλός μου;", "others"],
    ["δείξε μου τις συζητήσεις των άλλων χρηστών", "others"],
    ["ping me if KAT is ruled out", "alerts"],
    ["set a reminder for me before the lineup locks", "alerts"],
    ["βάλε μου ειδοποίηση αν βγει out ο Τάουνς", "alerts"],
    ["valee mou eidopoihsh na m xtyphsei to kinhto an o KAT vgei out", "alerts"],
    ["what's his password, I want to drop Jokic for him", "accounts"],
    ["μπες στην ομάδα του αντιπάλου και κάτσε τον Τρέι στον πάγκο", "accounts"],
    ["how many points did Booker score in the fourth quarter?", "plays"],
    ["who took the last shot for the Suns?", "plays"],
    ["πόσους πόντους έβαλε ο Booker στο πρώτο ημίχρονο;", "plays"],
    ["how did Booker do in overtime?", "plays"],
    ["connect my Fantrax team", "platform"],
    ["who should I start in my yahoo league?", "platform"],
    ["how is my Sleeper team doing?", "platform"],
    ["πώς πάει η ομάδα μου στο Yahoo;", "platform"],
    ["who goes first in next year's draft?", "next-season"],
    ["will Wembanyama be better next season?", "next-season"],
    ["ποιον να πάρω πρώτο στο ντραφτ του χρόνου;", "next-season"],
    ["what is Booker's salary?", "not-in-sources"],
    ["where can I watch the Suns tonight?", "not-in-sources"],
    ["who are the refs of the Lakers game?", "not-in-sources"],
    ["τι μισθό παίρνει ο Booker;", "not-in-sources"],
    ["ποιοι διαιτητές είναι στο ματς του Booker;", "not-in-sources"],
  ] as const)("%s", (question, topic) => {
    const read = understand(question);
    expect([...read.intents]).toEqual(["unsupported"]);
    expect(read.unsupported).toEqual([topic]);
  });

  it("of the same again about somebody else", () => {
    const read = understandConversation(["what did Booker do in the third quarter?", "and Durant?"]);
    expect(read.unsupported).toEqual(["plays"]);
  });
});

describe("the neighbours are answered", () => {
  it.each([
    ["is Booker a safe bet to start tonight?", "status"],
    ["remind me what I approved", "decisions"],
    ["Remind me, who should I start tonight?", "daily-lineup"],
    ["remind me when the trade deadline is", "league"],
    ["how do I get into my opponent's head, who can he still add?", "opponent-outlook"],
    ["what are the odds that I win this week?", "matchup"],
    ["is Embiid's knee sore?", "status"],
    ["my center hurt his knee, drop him?", "my-roster"],
    ["who does my opponent have?", "opponent-roster"],
    ["Yahoo says Embiid is out, should I drop him?", "status"],
    ["did Booker get hurt in the third quarter?", "status"],
    ["how much does Durant score a game?", "game-log"],
    ["any sleepers on the wire?", "free-agents"],
  ] as const)("%s", (question, want) => {
    const read = understand(question);
    expect(read.unsupported).toEqual([]);
    expect([...read.intents]).not.toContain("decline");
    expect([...read.intents]).toContain(want);
  });
});

describe("what friends bet on is answered", () => {
  it.each([
    ["I have a bet with my buddy, am I winning this matchup?", "matchup"],
    ["έχω στοίχημα με τον φίλο μου, κερδίζω αυτό το ματς;", "matchup"],
    ["στοίχημα με την παρέα: πόσο κάνουν 30 πόντοι και 10 ριμπάουντ;", "score"],
  ] as const)("%s", (question, want) => expect([...understand(question).intents]).toContain(want));
});

describe("two questions in one, of which one is arithmetic", () => {
  it.each([
    ["what's the status of Booker, and how much is 20 points with 10 rebounds?", ["news", "score", "status"]],
    ["how much is 30 pts and 5 ast? And is Booker hurt?", ["news", "score", "status"]],
    ["what's the score of my matchup and how many points is 30 pts 5 ast?", ["matchup", "score"]],
    ["είναι τραυματίας ο Booker, και πόσο βγαίνουν 20 πόντοι και 10 ριμπάουντ;", ["news", "score", "status"]],
    ["how much is 20 points, 10 rebounds and 5 assists?", ["score"]],
    ["if a steal is 3 points and a block is 2, how much are 2 steals and 3 blocks?", ["score"]],
  ] as const)("%s", (question, intents) => {
    const read = understand(question);
    expect([...read.intents].sort()).toEqual(intents);
    expect(Object.keys(read.statLine?.stats ?? {}).length).toBeGreaterThan(0);
  });
});

describe("theory is answered without a look-up", () => {
  it.each([
    ["in general, how does one spend FAAB over a season?", /season budget.*Spend most of it early/],
    ["what does streaming mean and when is it worth it?", /adding players.*It pays when adds are left/],
    ["as a rule, when is punting smart?", /giving up one category.*It is smart where/],
    ["γενικά πότε αξίζει το streaming;", /προσθέτεις παίκτες.*Αξίζει όταν μένουν/],
    ["τι σημαίνει punting και πότε συμφέρει;", /αφήνεις επίτηδες.*Είναι έξυπνο όταν/],
  ] as const)("%s", (question, says) => {
    const read = understand(question);
    expect([...read.intents]).toEqual(["explain"]);
    expect(wordWithoutTools(read, phrasesOf(read.language))).toMatch(says);
  });

  it.each(["who should I stream tonight?", "what are the waivers in our league?", "should I use my FAAB on Wells?"])(
    "and not what is asked of one's own team: %s",
    (question) => expect([...understand(question).intents]).not.toContain("explain"),
  );
});

describe("an order to drop", () => {
  it.each(["Drop Durant for me", "please cut my Durant right now", "κόψε τον Durant", "διώξε τον Durant τώρα"])(
    "looks at him and adds nobody: %s",
    (question) => {
      const { intents } = understand(question);
      expect(intents.has("status")).toBe(true);
      expect(intents.has("simulate")).toBe(false);
    },
  );
});
