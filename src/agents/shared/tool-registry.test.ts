/** What the rule-based model plans must be what the tools accept: the two folders may not import each other. */
import { HumanMessage } from "@langchain/core/messages";
import { describe, expect, it } from "vitest";
import { easternDay } from "@/domain/ids";
import { understand } from "@/language/questions/understanding/understanding";
import { geminiFunctions } from "@/lib/models/gemini-tools";
import { createRulesModel } from "@/lib/models/rules";
import { ALL_TOOLS } from "./tool-registry";

const QUESTIONS = [
  "Who is on my roster on Friday and who is hurt?",
  "Best 5 free agent centers with at least 2 games left?",
  "I need assists and steals",
  "How has Haliburton been playing over his last 7 games?",
  "Should I start Booker or drop Jokic?",
  "9-for-18, 5 of 6 free throws, 25 points and 4 turnovers, points are 1 and turnovers -1",
  "Ποιος είναι ο καλύτερος ελεύθερος γκαρντ;",
  "What is my opponent's lineup tomorrow and the score?",
];

describe("the tools", () => {
  it.each(QUESTIONS)("take the arguments that the rules plan for: %s", async (question) => {
    const answer = await createRulesModel().answer({
      messages: [new HumanMessage(question)],
      tools: ALL_TOOLS.map((tool) => ({ name: tool.name, description: tool.description, schema: tool.modelInput })),
      signal: new AbortController().signal,
      purpose: "agent",
      turn: { understood: understand(question), language: "en", today: easternDay.parse("2025-01-15") },
    });
    const calls = answer.message.tool_calls ?? [];
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) {
      const tool = ALL_TOOLS.find((each) => each.name === call.name);
      expect(tool?.input.safeParse(call.args).error, `${call.name} ${JSON.stringify(call.args)}`).toBeUndefined();
    }
  });

  it("can all be described to Gemini", () => {
    const described = geminiFunctions(
      ALL_TOOLS.map((tool) => ({ name: tool.name, description: tool.description, schema: tool.modelInput })),
    );
    expect(JSON.stringify(described)).toContain("calculate_fantasy_score");
  });
});
