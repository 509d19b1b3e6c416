import { describe, expect, it } from "vitest";
import { understand } from "../understanding/understanding";
import { parsePlanOptions } from "./plan-options";

const optionsOf = (question: string) => parsePlanOptions(understand(question));

describe("at most so many moves", () => {
  it.each([
    ["Give me one single pickup for this week, the best one there is", 1],
    ["optimize my team with just one move", 1],
    ["plan my week, no more than 2 adds please", 2],
    ["What are my three best moves?", 3],
    ["Θέλω το πολύ δύο κινήσεις μέχρι την Κυριακή. Ποιες;", 2],
    ["Βελτίωσε την ομάδα με μία μόνο αλλαγή", 1],
  ])("%s", (question, maxMoves) => expect(optionsOf(question)).toMatchObject({ maxMoves }));

  it.each([
    "I have 3 adds left, plan my week",
    "I already used two adds, what now?",
    "Review my matchup and help me optimize",
    "Μου μένουν 3 προσθήκες, κάνε μου πλάνο",
  ])("no limit in: %s", (question) => expect(optionsOf(question).maxMoves).toBeUndefined());
});

describe("who must stay", () => {
  it.each([
    ["Plan my moves for the rest of the week, but Herbert Jones and Royce O'Neale stay no matter what.", 2],
    ["Optimize my roster without dropping Collin Sexton", 1],
    ["Make a plan for the week, don't touch Brook Lopez or Tyus Jones", 2],
    ["Κάνε μου πλάνο, αλλά μην κόψεις τον Herbert Jones", 1],
    ["Φτιάξε πλάνο κινήσεων, ο Royce O'Neale μένει", 1],
  ])("%s", (question, count) => expect(optionsOf(question).untouchables).toHaveLength(count));

  it.each(["Should I drop Collin Sexton for Cole Anthony?", "Plan my week", "Add Cole Anthony and plan the rest"])(
    "nobody in: %s",
    (question) => expect(optionsOf(question).untouchables).toBeUndefined(),
  );
});
