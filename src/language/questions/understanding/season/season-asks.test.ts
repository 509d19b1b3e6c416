import { describe, expect, it } from "vitest";
import { readQuestion } from "../reading";
import { decideWants } from "../wants";

const wantsOf = (question: string): string[] => [...decideWants(readQuestion(question)).intents];

describe("questions about the season", () => {
  it.each([
    "What are my playoff odds?",
    "What are my chances of making the playoffs?",
    "Have I clinched?",
    "Have I clinched a bye yet?",
    "What are my odds to win the championship?",
    "Who should I hold for the playoffs?",
    "Which players do I keep for the playoffs?",
    "Ποιες είναι οι πιθανότητές μου για πλέι οφ;",
    "Έχω κλειδώσει τα πλέι οφ;",
    "When do I clinch a playoff spot?",
    "Ποιους να κρατήσω για τα πλέι οφ;",
  ])("are mine: %s", (question) => {
    expect(wantsOf(question)).toEqual(["season-odds"]);
  });

  it.each([
    "Who has the hardest schedule left?",
    "Show me the playoff odds of every team",
    "What is everyone's strength of schedule?",
    "Ποιος έχει το πιο δύσκολο πρόγραμμα που μένει;",
  ])("are everybody's: %s", (question) => {
    expect(wantsOf(question)).toEqual(["standings-odds"]);
  });

  it.each([
    "When do the playoffs start?",
    "Show me the standings",
    "Which NBA teams have the easiest schedule this week?",
    "What are my chances to win this week?",
    "Would I make the playoffs if the season ended today?",
    "I'm up 5-4. What moves would clinch it?",
    "Have I clinched this matchup?",
    "Τι κινήσεις να κάνω για να το κλειδώσω;",
  ])("are none of these: %s", (question) => {
    const wants = wantsOf(question);
    expect(wants).not.toContain("season-odds");
    expect(wants).not.toContain("standings-odds");
  });
});
