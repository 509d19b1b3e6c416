/** Which questions are about a trade, whose sides are which names, and which are not. */
import { describe, expect, it } from "vitest";
import { understand, understandConversation } from "../understanding";

const intents = (question: string) => [...understand(question).intents];

describe("a trade that is asked about", () => {
  it.each([
    ["Should I trade Booker for Tatum and Wells?", ["Booker"], ["Tatum", "Wells"]],
    ["is Maxey for Haliburton fair?", ["Maxey"], ["Haliburton"]],
    ["Would you do Trae for Cade?", ["Trae"], ["Cade"]],
    ["someone wants to trade me Bam for my Jalen Green", ["Bam"], ["Jalen Green"]],
    ["Να δώσω Tyler Herro και Brook Lopez για Trae Young;", ["Tyler Herro", "Brook Lopez"], ["Trae Young"]],
    ["να ανταλλάξω τον Booker με τον Tatum;", ["Booker"], ["Tatum"]],
    ["herro + brook lopez for his garland, do i take that", ["herro", "brook lopez"], ["garland"]],
    ["guy wants bam for his ayton + turner. do i accept", ["bam"], ["ayton", "turner"]],
    // A name left out would make a verdict on another trade.
    [
      "Should I trade Karl-Anthony Towns, Malik Monk and RJ Barrett for LeBron James and Jalen Brunson?",
      ["Karl-Anthony Towns", "Malik Monk", "RJ Barrett"],
      ["LeBron James", "Jalen Brunson"],
    ],
  ])("%s", (question, give, get) => {
    const understood = understand(question);
    expect([...understood.intents]).toEqual(["trade"]);
    expect(understood.trade).toEqual({ give, get });
    expect(understood.unsupported).toEqual([]);
  });

  it.each([
    ["Towns for Jokic?", ["Towns"], ["Jokic"]],
    ["maxey for jokic", ["maxey"], ["jokic"]],
    ["Booker and Wells for Tatum", ["Booker", "Wells"], ["Tatum"]],
    ["Booker για Tatum;", ["Booker"], ["Tatum"]],
  ])("or an add and a drop, when nothing else is said: %s", (question, give, get) => {
    const understood = understand(question);
    expect(understood.trade).toEqual({ give, get });
    expect(intents(question)).toEqual(expect.arrayContaining(["trade", "simulate"]));
  });

  it.each([
    "find me a trade",
    "any good trades for me?",
    "who would trade me a center?",
    "what could I get for Booker?",
    "should I trade away Kyrie",
    "Should I sell high on Booker?",
    "Is it time to buy low on Tatum?",
    "What's Maxey's trade value?",
    "Να ανταλλάξω τον Booker;",
    "what would it take to get Jokic?",
    "βρες μου μια ανταλλαγή",
    "ποιος θα μου έδινε σέντερ;",
    "τι θα μπορούσα να πάρω για τον Booker;",
  ])("is looked for: %s", (question) => {
    expect(intents(question)).toEqual(["find-trades"]);
  });

  it.each([
    "when is the trade deadline?",
    "any big trade news around the league?",
    "Heard Trae demanded a trade, what now",
    "what trades were made in my league?",
    "drop Booker for Wells?",
    "Should I start Booker or sit him for Wells?",
    "how do trades work?",
    "Who do I drop for Wells?",
    "Can I buy low on ESPN's fantasy app?",
    "trade Booker or Tatum for Wells?",
    "πότε λήγει η προθεσμία για ανταλλαγές;",
  ])("is not: %s", (question) => {
    expect(intents(question)).not.toContain("trade");
    expect(intents(question)).not.toContain("find-trades");
  });
});

describe("what is asked for and what is offered", () => {
  it.each([
    [
      "Μου ζήτησε τον Τάουνς και μου δίνει Τρέι Γιανγκ. Ο Τάιους δεν τραβάει άλλο, το παίρνεις;",
      ["Towns"],
      ["Τρέι Γιανγκ"],
    ],
    ["guy wants Herro and offers Desmond Bane, thoughts?", ["Herro"], ["Desmond Bane"]],
    ["he offers Desmond Bane and wants Herro. do it?", ["Herro"], ["Desmond Bane"]],
    ["an edina ton Herro kai epairna ton Gobert tha me voithouse pouthena", ["Herro"], ["Gobert"]],
  ])("are the sides of the trade: %s", (question, give, get) => {
    expect(understandConversation([question]).trade).toEqual({ give, get });
  });
});
