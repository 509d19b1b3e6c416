/** Claims and the opponent's moves, asked in many ways, lead to the tools that know. */
import { describe, expect, it } from "vitest";
import { easternDay } from "@/domain/ids";
import { planCalls } from "../../planning/planning";
import { TOOL } from "../../tools";
import { understandConversation } from "../understanding";

const ALL = new Set<string>(Object.values(TOOL));
const callsOf = (question: string) =>
  planCalls(understandConversation([question]), ALL, easternDay.parse("2025-01-15"));

describe("a question about a claim", () => {
  it.each([
    "How much should I bid on Jalen Wells?",
    "What should I bid for Jalen Wells",
    "how much FAAB for Jalen Wells?",
    "Should I bid on Jalen Wells?",
    "How much FAAB should I spend on Jalen Wells?",
    "Should I use my waiver priority on Jalen Wells?",
    "Is Jalen Wells worth burning my waiver priority?",
    "πόσα να προσφέρω για τον Jalen Wells;",
    "Πόσο FAAB να δώσω για τον Jalen Wells;",
    "να κάψω τη σειρά μου για τον Jalen Wells;",
  ])("%s", (question) => {
    expect(callsOf(question)).toEqual([{ name: TOOL.bid, args: { playerName: expect.stringMatching(/wells/i) } }]);
    expect(understandConversation([question]).asksToAdd).toBeUndefined();
  });

  it.each([
    "Can I add Jalen Wells now?",
    "Can I pick up Jalen Wells right now?",
    "When does Jalen Wells clear waivers?",
    "Is Jalen Wells still on waivers?",
    "Μπορώ να πάρω τον Jalen Wells τώρα;",
  ])("%s", (question) => {
    expect(callsOf(question).map(({ name }) => name)).toEqual([TOOL.bid]);
    expect(understandConversation([question]).asksToAdd).toBe(true);
  });
});

it("whether he can be started tonight is another question", () => {
  const calls = callsOf("Can I pick up Immanuel Quickley right now and start him tonight?");
  expect(calls.map(({ name }) => name)).toContain(TOOL.status);
  expect(calls.map(({ name }) => name)).not.toContain(TOOL.bid);
});

describe("a question about what the opponent may do", () => {
  it.each([
    "What will my opponent do?",
    "what is my opponent likely to do this week",
    "Who might my opponent pick up?",
    "who could my opponent add",
    "How do I block my opponent?",
    "Τι θα κάνει ο αντίπαλος;",
    "ποιον μπορεί να πάρει ο αντίπαλος;",
  ])("%s", (question) => expect(callsOf(question)).toEqual([{ name: TOOL.opponentOutlook, args: {} }]));
});
