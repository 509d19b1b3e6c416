/** The real chat client of the SDK against a scripted server: what a person sees after each thing that can go wrong. */
import { describe, expect, it } from "vitest";
import type { StreamEvent } from "@/contract/conversation/stream-event";
import type { ChatMessage } from "./chat-message";
import { questionOf } from "./chat-message";
import { createConversation } from "./conversation";
import type { StoredTurn } from "./stored-turn";

const THREAD = "0b0f8a52-6f6e-4f0a-9f0e-000000000001";

type Answer = Response | Error | (() => Response);
type Call = { method: string; path: string; headers: Headers; body: unknown };

function givenConversation(options: { turns?: StoredTurn[]; isNew?: boolean } = {}) {
  const script = new Map<string, Answer[]>();
  const calls: Call[] = [];
  const threads: string[] = [];
  const pauses: number[] = [];
  const changes: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input);
    const method = init?.method ?? "GET";
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : null;
    calls.push({ method, path, headers: new Headers(init?.headers), body });
    const answer = script.get(`${method} ${path}`)?.shift();
    if (answer === undefined) throw new Error(`nothing is scripted for ${method} ${path}`);
    if (answer instanceof Error) throw answer;
    return typeof answer === "function" ? answer() : answer;
  };
  const conversation = createConversation({
    threadId: options.isNew ? undefined : THREAD,
    turns: options.turns ?? [],
    fetch,
    pause: async (ms) => void pauses.push(ms),
    onThread: (id) => threads.push(id),
    onChange: (id) => changes.push(id),
  });
  const on = (route: string, ...answers: Answer[]) => script.set(route, [...(script.get(route) ?? []), ...answers]);
  return { conversation, on, calls, threads, pauses, changes, seen: () => conversation.chat.messages.map(inShort) };
}

const textOf = (message: ChatMessage) =>
  message.parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("");
const inShort = (message: ChatMessage) =>
  message.role === "user" ? `? ${questionOf(message)}` : `${message.metadata?.status ?? "live"}: ${textOf(message)}`;

const POST = "POST /api/agent/chat";
const STREAM = `GET /api/agent/chat/${THREAD}/stream`;
const TURNS = `GET /api/threads/${THREAD}`;
const LOST = new TypeError("Failed to fetch");

const start = (runId: string): StreamEvent => ({
  type: "start",
  messageId: runId,
  messageMetadata: { threadId: THREAD, runId },
});
const says = (text: string): StreamEvent[] => [
  { type: "text-start", id: "text-1" },
  { type: "text-delta", id: "text-1", delta: text },
];
const ends: StreamEvent[] = [
  { type: "text-end", id: "text-1" },
  { type: "finish", finishReason: "stop" },
];

/** @param cut the connection breaks after these events */
function stream(events: readonly StreamEvent[], cut?: Error): Response {
  const lines = events.map((event, at) => `id: ${at + 1}\ndata: ${JSON.stringify(event)}\n\n`);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const line = lines.shift();
      if (line !== undefined) controller.enqueue(new TextEncoder().encode(line));
      else if (cut) controller.error(cut);
      else controller.close();
    },
  });
  return new Response(body, { headers: { "x-fanvise-thread-id": THREAD } });
}

const stored = (...turns: StoredTurn[]) => Response.json({ threadId: THREAD, turns });
const refused = (status: number, code: string) =>
  Response.json({ error: { code, message: `refused: ${code}`, requestId: "r" } }, { status });

function turn(runId: string, status: StoredTurn["status"], answer = "", question = "Who is hurt?"): StoredTurn {
  const base = { threadId: THREAD, runId, status, intent: "general_advice", language: "en" } as const;
  const result: StoredTurn["result"] = {
    ...base,
    answer,
    toolCalls: [],
    cards: [],
    warnings: [],
    grounding: { claims: 0, supported: 0, references: [], unverified: [], withheld: [] },
    details: null,
    usage: { model: "rules", modelCalls: 1, inputTokens: 0, outputTokens: 0, costUsd: 0, ms: 1 },
    ...(status === "failed" ? { error: { code: "espn.timeout", message: "ESPN did not answer in time." } } : {}),
  };
  const startedAt = "2025-01-15T12:00:00Z";
  return { runId, status, question, startedAt, result: status === "running" ? null : result, feedback: null };
}

describe("asking", () => {
  it("gives a new conversation its address and sends only the question", async () => {
    const { conversation, on, calls, threads, seen } = givenConversation({ isNew: true });
    on(POST, stream([start("run-1"), ...says("Nobody."), ...ends]), stream([start("run-2"), ...says("Yes."), ...ends]));
    await conversation.ask("Who is hurt?");
    await conversation.ask("Σίγουρα;");
    expect(threads).toEqual([THREAD]);
    expect(seen()).toEqual(["? Who is hurt?", "live: Nobody.", "? Σίγουρα;", "live: Yes."]);
    expect(calls.map(({ body }) => body)).toEqual([
      { message: "Who is hurt?" },
      { message: "Σίγουρα;", threadId: THREAD },
    ]);
    expect(conversation.state().activity).toBe("idle");
  });

  it("keeps questions that are asked while an answer runs, and sends them one after the other", async () => {
    const { conversation, on, calls, seen } = givenConversation({ isNew: true });
    const callsAtAnswer: number[] = [];
    const answer = (runId: string) => () => {
      callsAtAnswer.push(calls.length);
      return stream([start(runId), ...says("Yes."), ...ends]);
    };
    on(POST, answer("run-1"), answer("run-2"), answer("run-3"));
    const first = conversation.ask("First?");
    await conversation.ask("Second?");
    await conversation.ask("Dropped?");
    await conversation.ask("Third?");
    expect(conversation.state().queue.map(({ text }) => text)).toEqual(["Second?", "Dropped?", "Third?"]);
    conversation.cancelQueued(conversation.state().queue[1]?.id ?? 0);
    await first;
    expect(seen()).toEqual(["? First?", "live: Yes.", "? Second?", "live: Yes.", "? Third?", "live: Yes."]);
    expect(callsAtAnswer).toEqual([1, 2, 3]);
    expect(conversation.state()).toMatchObject({ activity: "idle", queue: [], isQueueHeld: false });
  });

  // After a stop or a failure the next question may make no sense any more.
  it("holds the queue back when an answer does not end well, until it is told to send", async () => {
    const { conversation, on, seen } = givenConversation();
    const failing: StreamEvent[] = [start("run-1"), { type: "finish", finishReason: "error" }];
    on(POST, stream(failing), stream([start("run-2"), ...says("Yes."), ...ends]));
    on(TURNS, stored(turn("run-1", "failed")));
    const first = conversation.ask("Who is hurt?");
    await conversation.ask("Second?");
    await first;
    expect(seen()).toEqual(["? Who is hurt?", "failed: "]);
    expect(conversation.state()).toMatchObject({ isQueueHeld: true, queue: [{ text: "Second?" }] });
    await conversation.sendQueued();
    expect(seen().slice(2)).toEqual(["? Second?", "live: Yes."]);
    expect(conversation.state()).toMatchObject({ isQueueHeld: false, queue: [] });
  });

  it("tells other tabs when a question is accepted and when its answer has ended", async () => {
    const { conversation, on, changes } = givenConversation({ isNew: true });
    on(POST, stream([start("run-1"), ...says("Yes."), ...ends]));
    await conversation.ask("First?");
    expect(changes).toEqual([THREAD, THREAD]);
  });

  it("keeps a refused question and says what the server said, and a retry sends it again", async () => {
    const { conversation, on, seen } = givenConversation({ isNew: true });
    on(POST, refused(429, "request.too_many"), stream([start("run-1"), ...says("Nobody."), ...ends]));
    await conversation.ask("Who is hurt?");
    expect(seen()).toEqual(["? Who is hurt?"]);
    expect(conversation.state().failure).toEqual({ code: "request.too_many", message: "refused: request.too_many" });
    await conversation.retry();
    expect(seen()).toEqual(["? Who is hurt?", "live: Nobody."]);
    expect(conversation.state().failure).toBeNull();
  });

  // The question may have reached the server though its answer did not reach us: sending it twice would answer twice.
  it("looks for the answer before it sends a lost question again", async () => {
    const { conversation, on, seen, calls } = givenConversation();
    on(POST, LOST);
    on(TURNS, stored(turn("run-1", "completed", "Nobody.")), stored(turn("run-1", "completed", "Nobody.")));
    await conversation.ask("Who is hurt?");
    expect(conversation.state().failure?.code).toBe("connection.lost");
    await conversation.retry();
    expect(seen()).toEqual(["? Who is hurt?", "completed: Nobody."]);
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  it("gives the question back and shows the other tab's answer when the conversation is busy", async () => {
    const { conversation, on, seen } = givenConversation();
    on(POST, refused(409, "thread.busy"));
    on(TURNS, stored(turn("run-7", "running", "", "Asked elsewhere?")));
    on(STREAM, stream([start("run-7"), ...says("Answered."), ...ends]));
    await conversation.ask("Mine?");
    expect(seen()).toEqual(["? Asked elsewhere?", "live: Answered."]);
    expect(conversation.state().returnedQuestion).toBe("Mine?");
  });
});

describe("an answer that was running when the page was made", () => {
  it("is replayed from its start, and is there once", async () => {
    const turns = [turn("run-1", "completed", "First."), turn("run-2", "running")];
    const { conversation, on, seen, calls } = givenConversation({ turns });
    on(STREAM, stream([start("run-2"), ...says("Second."), ...ends]));
    expect(conversation.state().activity).toBe("answering");
    await Promise.all([conversation.open(), conversation.open()]);
    expect(seen()).toEqual(["? Who is hurt?", "completed: First.", "? Who is hurt?", "live: Second."]);
    expect(calls.map(({ headers }) => headers.get("last-event-id"))).toEqual(["0"]);
  });

  it("is read from the store when there is nothing to replay any more", async () => {
    const { conversation, on, seen } = givenConversation({ turns: [turn("run-1", "running")] });
    on(STREAM, new Response(null, { status: 204 }));
    on(TURNS, stored(turn("run-1", "completed", "Done meanwhile.")));
    await conversation.open();
    expect(seen()).toEqual(["? Who is hurt?", "completed: Done meanwhile."]);
  });

  it("asks the server for nothing when no answer is running", async () => {
    const { conversation, calls } = givenConversation({ turns: [turn("run-1", "completed", "Done.")] });
    await conversation.open();
    expect(calls).toEqual([]);
  });
});

describe("an answer whose stream breaks", () => {
  it("is followed again and shown once", async () => {
    const { conversation, on, seen } = givenConversation({ isNew: true });
    on(POST, stream([start("run-1"), ...says("Nob")], new TypeError("network error")));
    on(TURNS, stored(turn("run-1", "running")));
    on(STREAM, stream([start("run-1"), ...says("Nobody."), ...ends]));
    await conversation.ask("Who is hurt?");
    expect(seen()).toEqual(["? Who is hurt?", "live: Nobody."]);
    expect(conversation.state()).toMatchObject({ activity: "idle", failure: null });
  });

  // Some proxies end a body regularly when they give a connection up.
  it("is followed again when the stream ends regularly but without its last event", async () => {
    const { conversation, on, seen } = givenConversation({ isNew: true });
    on(POST, stream([start("run-1"), ...says("Nob")]));
    on(TURNS, LOST, stored(turn("run-1", "completed", "Nobody.")));
    await conversation.ask("Who is hurt?");
    expect(seen()).toEqual(["? Who is hurt?", "completed: Nobody."]);
  });

  it("is given up after a while, keeps what came, and can be looked for again", async () => {
    const { conversation, on, seen, pauses } = givenConversation({ isNew: true });
    on(POST, stream([start("run-1"), ...says("Nob")], new TypeError("network error")));
    on(TURNS, ...Array.from({ length: 8 }, () => LOST));
    await conversation.ask("Who is hurt?");
    expect(conversation.state()).toMatchObject({ activity: "idle", failure: { code: "connection.lost" } });
    expect(seen()).toEqual(["? Who is hurt?", "live: Nob"]);
    expect(pauses.reduce((sum, ms) => sum + ms)).toBeGreaterThan(20_000);
    on(TURNS, stored(turn("run-1", "completed", "Nobody.")));
    await conversation.retry();
    expect(seen()).toEqual(["? Who is hurt?", "completed: Nobody."]);
  });
});

describe("an answer that does not end well", () => {
  it("shows a failed run's reason from the store, and asks again as a new turn", async () => {
    const { conversation, on, seen } = givenConversation({ isNew: true });
    on(
      POST,
      stream([start("run-1"), { type: "error", errorText: "x" }, { type: "finish", finishReason: "error" }]),
      stream([start("run-2"), ...says("Nobody."), ...ends]),
    );
    on(TURNS, stored(turn("run-1", "failed")));
    await conversation.ask("Who is hurt?");
    expect(seen()).toEqual(["? Who is hurt?", "failed: "]);
    expect(conversation.chat.messages.at(-1)?.metadata?.error?.message).toBe("ESPN did not answer in time.");
    expect(conversation.state().failure).toBeNull();
    await conversation.retry();
    expect(seen()).toEqual(["? Who is hurt?", "failed: ", "? Who is hurt?", "live: Nobody."]);
  });

  it("is stopped by its own call, and shows what was said until then", async () => {
    const { conversation, on, seen } = givenConversation({ isNew: true });
    let isStopped: () => void = () => undefined;
    const stopped = new Promise<void>((resolve) => {
      isStopped = resolve;
    });
    const encoder = new TextEncoder();
    const send = (event: StreamEvent) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        for (const event of [start("run-1"), ...says("Nob")]) controller.enqueue(send(event));
        await stopped;
        controller.enqueue(send({ type: "finish", finishReason: "other" }));
        controller.close();
      },
    });
    on(POST, new Response(body, { headers: { "x-fanvise-thread-id": THREAD } }));
    on(`POST /api/agent/chat/${THREAD}/stop`, () => {
      isStopped();
      return Response.json({ threadId: THREAD, wasRunning: true });
    });
    on(TURNS, stored(turn("run-1", "stopped", "Nob")));
    const request = conversation.ask("Who is hurt?");
    await new Promise<void>((resolve) => {
      const check = () => void (conversation.state().threadId && resolve());
      conversation.subscribe(check);
      check();
    });
    await conversation.stop();
    await request;
    expect(seen()).toEqual(["? Who is hurt?", "stopped: Nob"]);
    expect(conversation.state().isStopping).toBe(false);
  });

  it("says when it could not be stopped", async () => {
    const { conversation, on } = givenConversation();
    on(`POST /api/agent/chat/${THREAD}/stop`, LOST);
    await conversation.stop();
    expect(conversation.state()).toMatchObject({ isStopping: false, stopFailure: { code: "connection.lost" } });
  });
});

describe("another question in the place of one", () => {
  const CHECKPOINTS = `POST /api/threads/${THREAD}/checkpoints`;

  it("puts the turn and those after it aside first, and asks with the rest on the page", async () => {
    const turns = ["run-1", "run-2", "run-3"].map((id) => turn(id, "completed", `${id}.`, `About ${id}?`));
    const { conversation, on, calls, seen } = givenConversation({ turns });
    on(CHECKPOINTS, Response.json({}, { status: 201 }));
    on(POST, stream([start("run-4"), ...says("Another."), ...ends]));
    await conversation.askInstead("run-2", "Edited?");
    expect(seen()).toEqual(["? About run-1?", "completed: run-1.", "? Edited?", "live: Another."]);
    expect(calls.map(({ body }) => body)).toEqual([
      { name: "About run-2?", goBackBefore: "run-2" },
      { message: "Edited?", threadId: THREAD },
    ]);
  });

  it("leaves everything as it is when the server refuses, and says why", async () => {
    const { conversation, on, calls, seen } = givenConversation({ turns: [turn("run-1", "completed", "First.")] });
    on(CHECKPOINTS, refused(409, "checkpoint.too_many"));
    await conversation.askInstead("run-1", "Edited?");
    expect(seen()).toEqual(["? Who is hurt?", "completed: First."]);
    expect(calls).toHaveLength(1);
    expect(conversation.state()).toMatchObject({ activity: "idle", failure: { code: "checkpoint.too_many" } });
  });

  it("goes back to a version as it is stored", async () => {
    const { conversation, on, seen } = givenConversation({ turns: [turn("run-2", "completed", "Second.")] });
    on(`${CHECKPOINTS}/c-1/restore`, Response.json({}));
    on(TURNS, stored(turn("run-1", "completed", "First.")));
    await conversation.restore("c-1");
    expect(seen()).toEqual(["? Who is hurt?", "completed: First."]);
  });
});

describe("coming back to a tab", () => {
  it("lets go of turns that another tab has put aside", async () => {
    const turns = [turn("run-1", "completed", "First."), turn("run-2", "completed", "Second.")];
    const { conversation, on, seen } = givenConversation({ turns });
    on(TURNS, stored(turn("run-1", "completed", "First.")), stored(turn("run-1", "completed", "First.")));
    await conversation.refresh();
    expect(seen()).toEqual(["? Who is hurt?", "completed: First."]);
  });

  it("shows what another tab asked, and leaves the page alone when there is nothing new", async () => {
    const turns = [turn("run-1", "completed", "First.")];
    const { conversation, on, seen } = givenConversation({ turns });
    on(TURNS, stored(...turns));
    const before = conversation.chat.messages;
    await conversation.refresh();
    expect(conversation.chat.messages).toBe(before);
    const second = turn("run-2", "running", "", "And now?");
    on(TURNS, stored(...turns, second), stored(...turns, second));
    on(STREAM, stream([start("run-2"), ...says("Second."), ...ends]));
    await conversation.refresh();
    expect(seen()).toEqual(["? Who is hurt?", "completed: First.", "? And now?", "live: Second."]);
  });
});
