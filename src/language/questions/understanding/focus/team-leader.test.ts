/** Who is best, who is weakest, and whom to fear: by points a game, of the team that is meant. */
import { describe, expect, it } from "vitest";
import { understandConversation } from "../understanding";

const read = (...asked: string[]) => {
  const { focus, intents, asksWorst } = understandConversation(asked);
  return { focus, intents: [...intents], asksWorst };
};

describe("the leaders of a team", () => {
  it.each([
    "who is the opponent's best player",
    "which of his guys scares you the most",
    "who should I worry about on his team",
    "ποιος είναι ο πιο επικίνδυνος του αντιπάλου;",
    "poios einai o kalyteros tou antipalou",
  ])("are looked up on the opponent's roster: %s", (question) => {
    expect(read(question)).toEqual({ focus: "team-leader", intents: ["opponent-roster"], asksWorst: false });
  });

  it.each(["who's my best player?", "who carries my team"])("are looked up on my own: %s", (question) => {
    expect(read(question)).toEqual({ focus: "team-leader", intents: ["my-roster"], asksWorst: false });
  });

  it.each(["what's my team's biggest weakness", "who is my worst player", "ποια είναι η αδυναμία της ομάδας μου;"])(
    "are the weakest, with the categories where points say nothing: %s",
    (question) => {
      expect(read(question)).toEqual({ focus: "team-leader", intents: ["my-roster", "matchup"], asksWorst: true });
    },
  );

  it("are the other end where that is asked next", () => {
    expect(read("who is my worst player", "and my best?")).toMatchObject({ focus: "team-leader", asksWorst: false });
  });

  it.each([
    "who's the best free agent for my team",
    "what's my best lineup tonight",
    "who should I drop from my team",
    "which of my guys leads in steals",
    "who is the best player to trade for",
    "my roster is packed. What's the best ten for today?",
    "who's top of our league right now?",
  ])("are no matter of %s", (question) => expect(read(question).focus).not.toBe("team-leader"));
});
