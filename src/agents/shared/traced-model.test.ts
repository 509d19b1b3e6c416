import { AIMessage, HumanMessage, SystemMessage, ToolMessage } from "@langchain/core/messages";
import { describe, expect, it } from "vitest";
import { modelInput } from "./traced-model";

const tools = [{ name: "look", description: "looks", schema: {} }];

describe("what is kept of a model call", () => {
  it("is the whole of a usual one, with the calls and whose answer is whose", () => {
    const call = { id: "1", name: "look", args: { at: "him" }, type: "tool_call" as const };
    const messages = [
      new SystemMessage("rules"),
      new HumanMessage("who?"),
      new AIMessage({ content: "", tool_calls: [call] }),
      new ToolMessage({ tool_call_id: "1", content: "he" }),
    ];
    expect(modelInput({ messages, tools })).toEqual({
      messages: [
        { role: "system", text: "rules" },
        { role: "human", text: "who?" },
        { role: "ai", text: "", toolCalls: [{ id: "1", name: "look", args: { at: "him" } }] },
        { role: "tool", text: "he", toolCallId: "1" },
      ],
      tools: ["look"],
      chars: 11,
      isCut: false,
    });
  });

  it("is bounded: a long message is cut, and old ones make way for new ones", () => {
    const messages = Array.from({ length: 10 }, (_, index) => new HumanMessage(`${index}`.repeat(25_000)));
    const retained = modelInput({ messages, tools });
    expect(retained.messages.map(({ text }) => text.length)).toEqual([0, 0, 0, 0, ...new Array(6).fill(20_000)]);
    expect(retained.messages.at(-1)?.text).toBe("9".repeat(20_000));
    expect([retained.chars, retained.isCut]).toEqual([250_000, true]);
  });
});
