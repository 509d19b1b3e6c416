/** How a turn ends: the safety line comes once, at the end, and is seen, stored and streamed alike. */
import { AIMessage } from "@langchain/core/messages";
import { describe, expect, it } from "vitest";
import type { StreamEvent } from "@/contract/conversation/stream-event";
import { createNarration } from "../../shared/narration";
import type { SupervisorRuntime } from "../runtime";
import { newTurn, type SupervisorState } from "../state";
import { synthesize } from "./synthesize";

const booker = {
  source: "espn",
  age: "12 minutes",
  ageSeconds: 720,
  stale: false,
  name: "Devin Booker",
  status: "OUT",
  statusText: "out",
};
const LINE = "Check the official status before you drop anyone; the data is 12 minutes old.";

function end(released: string, output: unknown = booker) {
  const events: StreamEvent[] = [];
  const emit = (event: StreamEvent) => events.push(event);
  // What the node uses of a runtime; it calls no service and no model.
  const runtime = { ...createNarration(emit), emit } as unknown as SupervisorRuntime;
  const call = {
    id: "1",
    name: "get_status",
    input: {},
    ok: true,
    ms: 1,
    cached: false,
    source: "espn",
    fetchedAt: null,
  };
  const turn = {
    ...newTurn({ question: "How is Booker?", language: "en", today: "2025-01-15" }),
    toolCalls: [{ ...call, output }],
    draft: released,
    released,
  };
  const state = { messages: [new AIMessage(released)], answer: released, error: { code: "", message: "" }, turn };
  const update = synthesize(state as unknown as SupervisorState, runtime);
  const releasedText = events.flatMap((event) => (event.type === "text-delta" ? [event.delta] : [])).join("");
  return { answer: update.answer, releasedText, events };
}

describe("the end of a turn", () => {
  it("adds the safety line after an answer about a drop, in a paragraph of its own", () => {
    const { answer, releasedText } = end("Do not drop Devin Booker.");
    expect(answer).toBe(`Do not drop Devin Booker.\n\n${LINE}`);
    expect(releasedText).toBe(`\n\n${LINE}`);
  });

  it("closes the text before it counts the claims", () => {
    const types = end("Do not drop Devin Booker.\n").events.map(({ type }) => type);
    expect(types.slice(-2)).toEqual(["text-end", "data-grounding"]);
  });

  it("adds it once, and not where nobody is dropped or held", () => {
    const twice = `Do not drop Devin Booker.\n\n${LINE}`;
    expect(end(twice)).toMatchObject({ answer: twice, releasedText: "" });
    expect(end("Devin Booker is active.", { ...booker, status: "ACTIVE" })).toMatchObject({ releasedText: "" });
  });
});
