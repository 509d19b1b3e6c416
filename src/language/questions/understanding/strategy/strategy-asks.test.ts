/** Which questions are about how to play, and which are about somebody's own moves. */
import { describe, expect, it } from "vitest";
import { wordAnswer } from "#test/word-answer";
import { understand } from "../understanding";

const intents = (question: string) => [...understand(question).intents];

describe("a question about how to play", () => {
  it.each([
    ["Should I punt free throws?", /^Punting means/],
    ["When should I start stashing players for the playoffs?", /(?:Stashing means|Before the playoffs)/],
    ["Is it better to stream or hold my roster?", /^Streaming means/],
    ["Should I do two-for-one trades?", /^A two-for-one/],
    ["How much FAAB should I spend early in the season?", /^FAAB is/],
    ["What's a good strategy for the playoffs?", /^Before the playoffs/],
    ["How do I prepare my team for the playoffs?", /^Before the playoffs/],
    ["Αξίζει να κάνω punt στις βολές;", /^Punting/],
    ["Πόσο FAAB να ξοδέψω νωρίς;", /FAAB/],
  ])("is answered from our own texts: %s", (question, beginning) => {
    expect(intents(question)).toEqual(["explain"]);
    const language = /[α-ω]/i.test(question) ? "el" : "en";
    expect(wordAnswer(question, language, [])).toMatch(beginning);
  });

  it.each([
    "Who should I stream this week?",
    "Should I stream tonight?",
    "Who should I hold for the playoffs?",
    "Which players should I stash?",
    "When do the playoffs start?",
    "What are my playoff odds?",
    "Should I stash Embiid?",
    "How much FAAB should I bid on Jalen Wells?",
    "Do we bid FAAB for players or is it waiver order?",
  ])("is another one: %s", (question) => {
    expect(intents(question)).not.toEqual(["explain"]);
  });
});
