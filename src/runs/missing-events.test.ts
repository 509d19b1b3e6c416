/** A log that was cut anywhere ends with the text of its answer. */
import { expect, it } from "vitest";
import type { StreamEvent } from "@/contract/conversation/stream-event";
import { emptyAnswer } from "./agent-runs";
import { missingEvents } from "./missing-events";

const RUN = { threadId: "t", runId: "r", language: "en" as const, model: "rules" };
const WHOLE: readonly StreamEvent[] = [
  { type: "start", messageId: "r", messageMetadata: { threadId: "t", runId: "r" } },
  { type: "text-start", id: "text-1" },
  { type: "text-delta", id: "text-1", delta: "Drop one, " },
  { type: "text-delta", id: "text-1", delta: "add another." },
  { type: "text-end", id: "text-1" },
  { type: "data-interrupt", id: "gate", data: { threadId: "t", proposalIds: [] } },
];
const ANSWER = { ...emptyAnswer(RUN), status: "awaiting_approval" as const, answer: "Drop one, add another." };

it.each(WHOLE.map((_, length) => length + 1))(
  "after %i events, tells the rest of the text and the gate, and closes what is open",
  (length) => {
    const events = [...WHOLE.slice(0, length), ...missingEvents(WHOLE.slice(0, length), ANSWER)];
    const deltas = events.flatMap((event) => (event.type === "text-delta" ? [event.delta] : []));
    expect(deltas.join("")).toBe("Drop one, add another.");
    const idsOf = (requested: string) =>
      events.flatMap((event) => (event.type === requested && "id" in event ? [event.id] : []));
    expect(idsOf("text-end").sort()).toEqual(idsOf("text-start").sort());
    expect(idsOf("data-interrupt")).toEqual(["gate"]);
  },
);

it("adds nothing to a log that is whole, or to one that said something else", () => {
  expect(missingEvents(WHOLE, ANSWER)).toEqual([]);
  expect(missingEvents(WHOLE.slice(0, 4), { ...ANSWER, answer: "Another answer." })).toEqual([]);
});
