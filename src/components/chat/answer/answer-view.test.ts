import { describe, expect, it, test } from "vitest";
import { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import type { ChatMessage } from "../chat-message";
import type { StoredTurn } from "../stored-turn";
import { messagesOfTurns } from "../stored-turns";
import { groundingInWords, progressOf, viewOfAnswer } from "./answer-view";

const chat = speaker<typeof en.chat>("en", en.chat);
const message = (parts: ChatMessage["parts"]): ChatMessage => ({ id: "run-1", role: "assistant", parts });
const toolCall = { type: "dynamic-tool", toolName: "get_my_roster", toolCallId: "call-1", input: {} } as const;

describe("an answer's parts", () => {
  const note = (node: string, text: string) =>
    ({ type: "data-status", id: text, data: { node, step: 1, note: text } }) as const;

  it("shows what the run went through, without empty notes", () => {
    const view = viewOfAnswer(
      message([note("classify_intent", "Understanding"), note("tools", "Reading"), note("tools", "")]),
      true,
    );
    expect(view.statuses.map((status) => status.note)).toEqual(["Understanding", "Reading"]);
  });

  it("gives a plan its own notes, and none of those before and after it", () => {
    const plan = { ...toolCall, toolName: "plan_week", toolCallId: "call-2", state: "input-available" } as const;
    const view = viewOfAnswer(
      message([
        note("tools", "Looking up the plan"),
        { ...toolCall, state: "input-available" },
        plan,
        note("tools", "Read both rosters"),
        note("tools", "Composed 5 lineups"),
        note("agent", "Writing the answer"),
        note("tools", "Looking up more"),
      ]),
      true,
    );
    expect(view.lookups.map(({ notes }) => notes)).toEqual([[], ["Read both rosters", "Composed 5 lineups"]]);
  });

  it("says what the latest run is at, from the moment a question is sent", () => {
    const question: ChatMessage = { id: "q", role: "user", parts: [{ type: "text", text: "Who is hurt?" }] };
    expect(progressOf([message([note("tools", "Reading")]), question], chat)).toBe("Sending the question");
    expect(progressOf([question, message([])], chat)).toBe("Thinking");
    expect(progressOf([question, message([note("tools", "Reading both rosters")])], chat)).toBe("Reading both rosters");
    expect(progressOf([question, message([note("synthesize", "Checking the answer")])], chat)).toBe(en.chat.checking);
  });

  // A stopped run leaves look-ups without an end; a spinner would turn for ever.
  it("shows a look-up without a result as running only while the run goes on", () => {
    const parts: ChatMessage["parts"] = [{ ...toolCall, state: "input-available" }];
    expect(viewOfAnswer(message(parts), true).lookups[0]?.state).toBe("running");
    expect(viewOfAnswer(message(parts), false).lookups[0]?.state).toBe("unfinished");
  });

  test.each([
    [{ claims: 14, supported: 14, corrected: 0, removed: 0 }, "14 of 14 claims supported"],
    [{ claims: 1, supported: 1, corrected: 0, removed: 0 }, "1 of 1 claim supported"],
    [{ claims: 9, supported: 6, corrected: 1, removed: 2 }, "6 of 9 claims supported, 1 corrected, 2 removed"],
    [{ claims: 0, supported: 0, corrected: 0, removed: 0 }, null],
  ])("%j reads %j", (counts, words) => {
    expect(groundingInWords(counts, chat)).toBe(words);
  });
});

const turn = (change: Partial<StoredTurn>): StoredTurn => ({
  runId: "run-1",
  status: "completed",
  question: "Who is hurt?",
  startedAt: "2025-01-15T12:00:00Z",
  result: {
    threadId: "thread-1",
    runId: "run-1",
    status: "completed",
    intent: "general_advice",
    answer: "**Nobody** is hurt.",
    language: "en",
    toolCalls: [
      {
        id: "call-1",
        name: "get_my_roster",
        input: {},
        ok: true,
        ms: 5,
        cached: false,
        source: "espn",
        fetchedAt: null,
        output: { source: "espn" },
      },
      {
        id: "call-2",
        name: "get_matchup_details",
        input: {},
        ok: false,
        ms: 5,
        cached: false,
        source: null,
        fetchedAt: null,
        output: { unavailable: "espn.timeout", message: "ESPN did not answer in time." },
      },
    ],
    grounding: { claims: 2, supported: 2, references: [], unverified: [], withheld: [] },
    details: "- Malik Monk: out",
    cards: [],
    usage: { model: "rules", modelCalls: 2, inputTokens: 0, outputTokens: 0, costUsd: 0, ms: 20 },
    warnings: [{ code: "espn.stale", message: "Free agents are 12 minutes old." }],
  },
  feedback: null,
  ...change,
});

describe("stored turns as messages", () => {
  it("shows look-ups, text, warnings and counts as the stream showed them", () => {
    const [question, answer] = messagesOfTurns("thread-1", [turn({})]);
    expect(question).toMatchObject({ role: "user", parts: [{ type: "text", text: "Who is hurt?" }] });
    expect(answer?.id).toBe("run-1");
    expect(answer && viewOfAnswer(answer, false)).toEqual({
      references: [],
      lookups: [
        {
          id: "call-1",
          toolName: "get_my_roster",
          input: {},
          output: { source: "espn" },
          errorText: "",
          state: "done",
          ms: 5,
          isCached: false,
          notes: [],
        },
        {
          id: "call-2",
          toolName: "get_matchup_details",
          input: {},
          output: undefined,
          errorText: "ESPN did not answer in time.",
          state: "failed",
          ms: 5,
          isCached: false,
          notes: [],
        },
      ],
      texts: ["**Nobody** is hurt."],
      statuses: [],
      cards: [],
      warnings: [{ code: "espn.stale", message: "Free agents are 12 minutes old." }],
      grounding: { claims: 2, supported: 2, references: [], unverified: [], withheld: [] },
      details: "- Malik Monk: out",
    });
  });

  it("leaves the answer of a running run to its stream", () => {
    const messages = messagesOfTurns("thread-1", [turn({}), turn({ runId: "run-2", status: "running", result: null })]);
    expect(messages.map(({ id }) => id)).toEqual(["question-run-1", "run-1", "question-run-2"]);
  });

  it("says of a failed run without a result that it is lost", () => {
    const [, answer] = messagesOfTurns("thread-1", [turn({ status: "failed", result: null })]);
    expect(answer?.metadata).toMatchObject({ status: "failed", error: { code: "run.lost" } });
  });
});
