/** The supervisor's promises, with a scripted model and scripted tools on the real graph, saver and database. */
import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from "@langchain/core/messages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openTestDatabase } from "#test/database";
import { scripted } from "#test/stubs/scripted-model";
import { NOTHING_CHECKED } from "@/contract/conversation/grounding";
import { type StreamEvent, streamEvent } from "@/contract/conversation/stream-event";
import { createCheckpointSaver } from "@/db/conversations/checkpoints";
import type { Database } from "@/db/database";
import { easternDay, teamId } from "@/domain/ids";
import { systemClock } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import type { ChatModelPort } from "@/lib/models/chat-model";
import { ModelUnavailable } from "@/lib/models/errors";
import { defineTool, type ToolDefinition } from "../shared/tool";
import type { AgentServices } from "../shared/types";
import { createSupervisor, runSupervisor } from "./agent";
import { MAX_FACTS_CHARS } from "./facts";
import { MAX_DRAFT_CHARS, MAX_TOOL_CALLS } from "./limits";
import { MAX_REMEMBERED_CHARS } from "./messages";

class SourceDown extends AppError {
  static override readonly code = "espn.unavailable";
  static override readonly status = 502;
  static override readonly userMessage = "ESPN is having trouble right now.";
}

const scoreTool = (run: (name: string) => object): ToolDefinition =>
  defineTool({
    name: "get_score",
    description: "test",
    maxChars: 500,
    input: z.object({ player: z.string().default("Luka Doncic") }),
    run: async ({ player }) => ({ output: run(player), isCached: false }),
  });
const labelled = {
  source: "espn",
  fetchedAt: "2026-11-21T10:00:00.000Z",
  stale: false,
  ageSeconds: 0,
  age: "just now",
};
const luka = scoreTool((name) => ({ ...labelled, name, points: 31 }));

describe("a supervisor turn", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const ask = async (
    model: ChatModelPort,
    options: {
      question?: string;
      tools?: ToolDefinition[];
      threadId?: string;
      signal?: AbortSignal;
      onEvent?: (event: StreamEvent) => void;
    } = {},
  ) => {
    const events: StreamEvent[] = [];
    let modelCalls = 0;
    const supervisor = createSupervisor({
      saver: createCheckpointSaver(database.pool),
      tools: options.tools ?? [luka],
    });
    const state = await runSupervisor(
      supervisor,
      {
        threadId: options.threadId ?? crypto.randomUUID(),
        question: options.question ?? "How many points did Luka Doncic score?",
        language: "en",
        today: easternDay.parse("2025-01-15"),
        context: [],
      },
      {
        scope: {
          personId: "p",
          connectionId: "c",
          universe: "demo",
          leagueId: "1",
          season: 2025,
          teamId: teamId.parse(1),
        },
        // The scripted tools call no service.
        services: {} as AgentServices,
        model,
        emit: (event) => {
          events.push(event);
          options.onEvent?.(event);
        },
        onSpend: (spend) => {
          modelCalls += spend.calls;
        },
        signal: options.signal ?? new AbortController().signal,
        clock: systemClock,
      },
    );
    return { state, events, modelCalls };
  };
  const releasedText = (events: StreamEvent[]) =>
    events.flatMap((event) => (event.type === "text-delta" ? [event.delta] : [])).join("");
  const call = { name: "get_score", args: {} };

  it("calls the tool, checks the words, and tells every step in events of the contract", async () => {
    const { state, events } = await ask(scripted({ calls: [call] }, { text: "Luka Doncic scored 31 points." }));
    expect(state).toMatchObject({ answer: "Luka Doncic scored 31 points.", toolCallCount: 1, error: { code: "" } });
    expect(releasedText(events)).toBe(state.answer);
    expect(state.turn.grounding).toEqual({ ...NOTHING_CHECKED, claims: 2, supported: 2 });
    for (const event of events) expect(streamEvent.safeParse(event).error).toBeUndefined();
    expect(events.flatMap((event) => (event.type === "data-status" ? [event.data.node] : []))).toEqual([
      "classify_intent",
      "agent",
      "tools",
      "agent",
      "synthesize",
    ]);
    const parts = events
      .map((event) => event.type)
      .filter((type) => type.startsWith("tool") || type.startsWith("text"));
    expect(parts[0]).toBe("tool-input-available");
    expect(parts[1]).toBe("tool-output-available");
    expect(parts.at(-1)).toBe("text-end");
  });

  it.each([
    ["a wrong number", "Luka Doncic scored 31 points. He scored 55 the game before.", "55"],
    ["an invented player", "Luka Doncic scored 31 points. Add Zebulon Quux.", "Zebulon Quux"],
  ])("marks %s where it stands, and changes nothing", async (_name, text, marked) => {
    const { state, events } = await ask(scripted({ calls: [call] }, { text }));
    expect(state.answer).toBe(text);
    expect(releasedText(events)).toBe(text);
    expect(state.turn.grounding.unverified.map(({ start, end }) => text.slice(start, end))).toEqual([marked]);
  });

  it("says so where a text breaks off at its limit", async () => {
    const { state } = await ask(
      scripted({ calls: [call] }, { text: "Luka Doncic scored 31 points. And he", isCut: true }),
    );
    expect(state.answer).toMatch(/stops here\. Ask about one part of it\.\*$/);
    const { state: whole } = await ask(scripted({ calls: [call] }, { text: "Luka Doncic scored 31 points." }));
    expect(whole.answer).not.toContain("stops here");
  });

  it("ends at a sentence where a draft never ends, and says so", async () => {
    const sentence = "Luka Doncic scored 31 points. ";
    const { state } = await ask(scripted({ calls: [call] }, { text: sentence.repeat(400) }));
    expect(state.answer).toMatch(/31 points\. *\n\n\*This answer got too long and stops here\./);
    expect(state.answer.split(sentence.trim())).toHaveLength(Math.floor(MAX_DRAFT_CHARS / sentence.length) + 1);
    const { state: endless } = await ask(scripted({ calls: [call] }, { text: "and so ".repeat(2_000) }));
    expect(endless.answer.length).toBeLessThan(MAX_DRAFT_CHARS + 200);
    expect(endless.answer).toMatch(/(?:and|so) *\n\n\*This answer got too long/);
  });

  it("words the results itself when nothing of the draft is supported", async () => {
    const { state } = await ask(scripted({ calls: [call] }, { text: "He scored 99 points." }));
    expect(state.answer).toMatch(/^He scored 99 points\.\n\n\S/);
    expect(state.turn.grounding.unverified).toEqual([{ start: 10, end: 12, why: "other_value" }]);
  });

  it.each([
    ["a preamble before the look-ups", { calls: [call], text: "Let me check. " }, "He scored 99 points."],
    ["points of a list that are all marked", { calls: [call] }, "1. He scored 99 points.\n2. He scored 98 points."],
  ])("does not take %s for an answer", async (_name, first, draft) => {
    const { state } = await ask(scripted(first, { text: draft }));
    expect(state.answer.slice(state.answer.indexOf(draft) + draft.length)).toMatch(/^\n\n\S/);
    expect(state.turn.grounding.unverified.length).toBeGreaterThan(0);
  });

  it("stops at the tool budget, answers every call once, and makes the last model call without tools", async () => {
    const model = scripted({ calls: [call, call, call] });
    const { state } = await ask(model);
    expect(state.toolCallCount).toBe(MAX_TOOL_CALLS);
    expect(model.requests.at(-1)?.tools).toEqual([]);
    expect(state.turn.warnings.map((warning) => warning.code)).toContain("turn.tool_limit");
    const messages: BaseMessage[] = [...(model.requests.at(-1)?.messages ?? [])];
    const request = messages.flatMap((message) =>
      AIMessage.isInstance(message) ? (message.tool_calls ?? []).map((each) => each.id) : [],
    );
    const answered = messages.flatMap((message) => (ToolMessage.isInstance(message) ? [message.tool_call_id] : []));
    expect(answered.sort()).toEqual(request.sort());
    expect(new Set(answered).size).toBe(9);
  });

  it("runs independent calls of one step together", async () => {
    let running = 0;
    let max = 0;
    const waiting: (() => void)[] = [];
    const slow = defineTool({
      name: "get_score",
      description: "test",
      maxChars: 500,
      input: z.object({}),
      run: async () => {
        running += 1;
        max = Math.max(max, running);
        // Both must have started before either may end.
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          if (waiting.length === 2) for (const go of waiting) go();
        });
        running -= 1;
        return { output: labelled, isCached: false };
      },
    });
    await ask(scripted({ calls: [call, call] }, { text: "Done." }), { tools: [slow] });
    expect(max).toBe(2);
  });

  it("tells a model that a tool failed in safe words, and goes on", async () => {
    const broken = scoreTool(() => {
      throw new SourceDown({ secret: 1 });
    });
    const { state, events } = await ask(
      scripted({ calls: [call, { name: "no_such_tool", args: {} }] }, { text: "ESPN is down." }),
      { tools: [broken] },
    );
    expect(state.turn.toolCalls.map((record) => [record.ok, record.output])).toEqual([
      [false, { unavailable: "espn.unavailable", message: "ESPN is having trouble right now." }],
      [false, { unavailable: "tool.unknown", message: "There's no such lookup." }],
    ]);
    expect(events.filter((event) => event.type === "tool-output-error")).toHaveLength(2);
  });

  it("refuses wrong arguments of a model without running the tool", async () => {
    const { state } = await ask(scripted({ calls: [{ name: "get_score", args: { player: 5 } }] }, { text: "Sorry." }));
    expect(state.turn.toolCalls[0]?.output).toMatchObject({ unavailable: "tool.bad_arguments" });
  });

  it("answers by the rules when the model fails after the tools, and says so", async () => {
    const { state } = await ask(scripted({ calls: [call] }, { fails: new ModelUnavailable({ model: "scripted" }) }));
    expect(state.error.code).toBe("model.unavailable");
    expect(state.answer).toContain("language model failed");
    expect(state.turn.warnings.map((warning) => warning.code)).toContain("model.unavailable");
  });

  it("resets what belongs to a turn and remembers the conversation", async () => {
    const threadId = crypto.randomUUID();
    await ask(scripted({ calls: [call] }, { text: "Luka Doncic scored 31 points." }), { threadId });
    const model = scripted({ text: "Nothing to add." });
    const { state, modelCalls } = await ask(model, { threadId, question: "How has Luka Doncic been playing?" });
    expect(state).toMatchObject({
      toolCallCount: 0,
      answer: "Nothing to add.",
      turn: { toolCalls: [] },
    });
    expect(modelCalls).toBe(1);
    expect(
      model.requests
        .at(-1)
        ?.messages.map((message) => message.text)
        .slice(1),
    ).toEqual([
      "How many points did Luka Doncic score?",
      "Luka Doncic scored 31 points.",
      "How has Luka Doncic been playing?",
    ]);
  });

  it("bounds what a long thread keeps", async () => {
    const threadId = crypto.randomUUID();
    for (let turn = 0; turn < 9; turn++)
      await ask(scripted({ calls: [call] }, { text: "Luka Doncic scored 31 points." }), { threadId });
    const model = scripted({ text: "Ok." });
    await ask(model, { threadId });
    // The system message, six earlier turns of two messages, and the question.
    expect(model.requests[0]?.messages).toHaveLength(1 + 12 + 1);
  });

  it("stores what was said and found in at most 50 KB, however much was said", async () => {
    const threadId = crypto.randomUUID();
    const verbose = scripted({ calls: [call] }, { text: "Luka Doncic scored 31 points. ".repeat(150) });
    let state = (await ask(verbose, { threadId })).state;
    for (let turn = 0; turn < 6; turn++) state = (await ask(verbose, { threadId })).state;
    const { messages } = state;
    expect(messages.some((message) => ToolMessage.isInstance(message))).toBe(false);
    expect(HumanMessage.isInstance(messages[0])).toBe(true);
    const charsOfTurns = messages.map((message) => message.text).join("").length;
    expect(charsOfTurns).toBeGreaterThan(MAX_REMEMBERED_CHARS / 2);
    expect(charsOfTurns).toBeLessThanOrEqual(MAX_REMEMBERED_CHARS);
    expect(MAX_REMEMBERED_CHARS + MAX_FACTS_CHARS).toBeLessThan(50_000);
  });

  it("ends at once when the person stops it", async () => {
    const stop = new AbortController();
    const outcome = ask(scripted({ calls: [call] }), {
      signal: stop.signal,
      onEvent: (event) => {
        if (event.type === "tool-output-available") stop.abort(new Error("stopped"));
      },
    }).then(
      () => "finished",
      (reason: unknown) => reason,
    );
    expect(await outcome).toMatchObject({ message: "stopped" });
  });
});
