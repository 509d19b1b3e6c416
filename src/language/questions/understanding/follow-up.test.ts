/** Short questions that only mean something after those before them. */
import { describe, expect, it } from "vitest";
import { understand, understandConversation } from "./understanding";

describe("follow-ups", () => {
  const last = (...questions: string[]) => {
    const { intents, players, day, freeAgentFilter, language } = understandConversation(questions);
    return { intents: [...intents].sort().join(" "), players: [...players], day, freeAgentFilter, language };
  };
  it.each([
    [["Should I start Booker?", "and Tatum?"], "game-log status", ["Tatum"]],
    [["How has Haliburton been playing?", "what about Maxey"], "game-log", ["Maxey"]],
    [["What's Ja Morant's status?", "should I drop him?"], "news status", ["Ja Morant"]],
    [["What's Ja Morant's status?", "the last 5 games?"], "game-log", ["Ja Morant"]],
    [["Who is on my roster?", "and my opponent's?"], "opponent-roster", []],
    [["Τι κάνει ο Booker;", "και ο Tatum;"], "game-log status", ["Tatum"]],
    [["Να ξεκινήσω τον Booker;", "να τον κόψω;"], "news status", ["Booker"]],
    [["What's Ja Morant's status?", "am I winning?"], "matchup", []],
    [["hi", "who is hurt?"], "my-roster", []],
  ])("%j", (questions, intents, players) => {
    expect(last(...questions)).toMatchObject({ intents, players });
  });

  it("is filled in when it is a long sentence too", () => {
    const request = ["Scoot or Alvarado", "and if I'm thinking rest of season, not just till sunday?"];
    expect(understandConversation(request).searchNames).toEqual(["Scoot", "Alvarado"]);
  });

  it("takes over another number of games", () => {
    expect(understandConversation(["How's Durant over his last 5?", "and Towns?", "and over 10?"])).toMatchObject({
      players: ["Towns"],
      lastNGames: 10,
    });
  });

  it("knows him beside somebody named", () => {
    const request = ["Is Towns hurt?", "who has more games left this week, him or Durant?"];
    expect(understandConversation(request).searchNames).toEqual(["Towns", "Durant"]);
  });

  it("takes over the day and keeps the rest", () => {
    const thursday = last("Who is in my lineup today?", "what about Thursday?");
    expect(thursday).toMatchObject({ intents: "my-roster", day: { kind: "weekday", weekday: 4 } });
  });

  it("narrows the free agents of the question before", () => {
    expect(last("best free agents with steals", "only guards")).toMatchObject({
      intents: "free-agents value-free-agents",
      freeAgentFilter: { position: "G", targetCategories: ["STL"] },
    });
  });

  it("reaches over several questions", () => {
    expect(last("What's Booker's status?", "and Tatum?", "and LeBron?")).toMatchObject({
      intents: "news status",
      players: ["LeBron"],
    });
  });

  it("keeps the language of the conversation for a bare name", () => {
    expect(last("Τι κάνει ο Booker;", "Tatum?")).toMatchObject({ language: "el", players: ["Tatum"] });
  });

  it("takes the players from the caller when it is given them", () => {
    const read = understand("should I drop him?", { previousPlayers: ["Clint Capela"] });
    expect(read.players).toEqual(["Clint Capela"]);
  });
});
