import { AIMessage, HumanMessage, SystemMessage, ToolMessage } from "@langchain/core/messages";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { gemini, type StubBehaviour } from "#test/stubs/gemini-stub";
import { watchedStub } from "#test/stubs/watched-stub";
import { createLogger } from "@/lib/log";
import type { ModelRequest, ModelTool } from "./chat-model";
import { ModelAborted, type ModelFailure } from "./errors";
import { type GoogleGenaiOptions, googleGenai } from "./google-genai";

const KEY = "AIza-not-a-real-key-4711";
const PROMPT = "Is Nikola Jokic hurt?";

const stub = watchedStub();

const model = (options: Partial<GoogleGenaiOptions> = {}) =>
  googleGenai({ apiKey: KEY, model: "gemini-2.5-flash", baseUrl: stub().baseUrl, retryDelayMs: () => 0, ...options });

const ask = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  messages: [new SystemMessage("Answer briefly."), new HumanMessage(PROMPT)],
  tools: [],
  signal: new AbortController().signal,
  purpose: "agent",
  ...more,
});

const TOOLS: ModelTool[] = [
  {
    name: "get_player_game_log",
    description: "Recent games of one player.",
    schema: z.object({ playerName: z.string().trim().min(2).max(80), games: z.number().int().positive().max(20) }),
  },
  { name: "get_my_roster", description: "The asking team's roster.", schema: z.object({}) },
];

async function failureOf(work: Promise<unknown>): Promise<ModelFailure | ModelAborted> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  // The assertion above; the callers check the code, which only our errors have.
  return error as ModelFailure | ModelAborted;
}

/** Everything of an error that could end up in a log. */
const printed = (error: Error) =>
  [
    String(error),
    error.stack,
    JSON.stringify(error),
    JSON.stringify(Object.entries(error)),
    String(error.cause),
  ].join();

describe("an answer of Gemini", () => {
  it("streams text piece by piece and ends in one message with the token counts", async () => {
    stub().enqueue(gemini.stream(["Jokic ", "is listed ", "as active."], { prompt: 40, output: 9, thoughts: 31 }));
    const pieces: string[] = [];
    const answer = await model().answer(ask(), (delta) => pieces.push(delta));
    expect(pieces).toEqual(["Jokic ", "is listed ", "as active."]);
    expect(answer.message.content).toBe("Jokic is listed as active.");
    expect(answer.message.tool_calls).toEqual([]);
    // Thinking is billed as output: 9 + 31.
    expect(answer.usage).toEqual({ inputTokens: 40, outputTokens: 40 });
    expect(answer).toMatchObject({
      stop: "complete",
      answeredBy: "google-genai:gemini-2.5-flash",
      fallbackReason: null,
    });
  });

  it("is asked for with the key in the header, the system text apart and nowhere a key in the address", async () => {
    stub().enqueue(gemini.text("Yes."));
    await model().answer(ask());
    const [request] = stub().requests;
    expect(request?.method).toBe("models/gemini-2.5-flash:streamGenerateContent");
    expect(request?.headers["x-goog-api-key"]).toBe(KEY);
    expect(request?.body).toMatchObject({
      systemInstruction: { parts: [{ text: "Answer briefly." }] },
      contents: [{ role: "user", parts: [{ text: PROMPT }] }],
    });
  });

  it("is asked for without turns that have nothing in them, which Gemini refuses", async () => {
    stub().enqueue(gemini.text("Yes."));
    await model().answer(ask({ messages: [new HumanMessage("one"), new AIMessage(""), new HumanMessage("two")] }));
    expect(stub().requests[0]?.body).toMatchObject({
      contents: [
        { role: "user", parts: [{ text: "one" }] },
        { role: "user", parts: [{ text: "two" }] },
      ],
    });
  });

  it("says when it stopped at the output limit", async () => {
    stub().enqueue(
      gemini.events({ candidates: [{ content: { parts: [{ text: "Jokic is" }] }, finishReason: "MAX_TOKENS" }] }),
    );
    expect((await model().answer(ask())).stop).toBe("length");
  });

  it("keeps counts right when some events carry none and the last one has no content", async () => {
    stub().enqueue(
      gemini.events(
        {
          candidates: [{ content: { parts: [{ text: "a" }] } }],
          usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 2 },
        },
        { candidates: [{ content: { parts: [{ text: "b" }] } }] },
        { candidates: [{ finishReason: "STOP" }], usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5 } },
      ),
    );
    const answer = await model().answer(ask());
    expect(answer.message.content).toBe("ab");
    expect(answer.usage).toEqual({ inputTokens: 10, outputTokens: 5 });
  });

  it("never shows thinking as text", async () => {
    stub().enqueue(
      gemini.events({
        candidates: [
          { content: { parts: [{ text: "secret plan", thought: true }, { text: "Yes." }] }, finishReason: "STOP" },
        ],
      }),
    );
    const pieces: string[] = [];
    const answer = await model().answer(ask(), (delta) => pieces.push(delta));
    expect(pieces.join("")).toBe("Yes.");
    expect(answer.message.content).toBe("Yes.");
  });
});

describe("tools", () => {
  it("go over the wire in Gemini's own schema", async () => {
    stub().enqueue(gemini.text("Which player?"));
    await model().answer(ask({ tools: TOOLS }));
    expect(stub().requests[0]?.body).toMatchObject({
      tools: [
        {
          functionDeclarations: [
            {
              name: "get_player_game_log",
              description: "Recent games of one player.",
              parameters: {
                type: "object",
                properties: {
                  playerName: { type: "string" },
                  games: { type: "integer", minimum: 1, maximum: 20 },
                },
                required: ["playerName", "games"],
              },
            },
            { name: "get_my_roster", description: "The asking team's roster." },
          ],
        },
      ],
    });
    expect(JSON.stringify(stub().requests[0]?.body)).not.toMatch(/\$schema|additionalProperties|exclusiveMinimum/);
  });

  it("come back as one parsed call", async () => {
    stub().enqueue(gemini.calls([{ name: "get_player_game_log", args: { playerName: "Jokic", games: 5 } }]));
    const { message } = await model().answer(ask({ tools: TOOLS }));
    expect(message.content).toBe("");
    expect(message.tool_calls).toMatchObject([
      {
        type: "tool_call",
        name: "get_player_game_log",
        args: { playerName: "Jokic", games: 5 },
        id: expect.stringMatching(/.+/),
      },
    ]);
  });

  it.each([
    ["in one event", gemini.calls],
    ["in events of their own", gemini.callsApart],
  ])("come back as parallel calls with unique ids, %s, whatever ids the provider sends", async (_, build) => {
    const names = ["Jokic", "Murray", "Gordon"];
    const calls = names.map((playerName) => ({
      name: "get_player_game_log",
      args: { playerName, games: 1 },
      id: "call-1",
    }));
    stub().enqueue(build(calls));
    const { message } = await model().answer(ask({ tools: TOOLS }));
    expect(message.tool_calls?.map((call) => call.args.playerName)).toEqual(names);
    expect(new Set(message.tool_calls?.map((call) => call.id)).size).toBe(3);
  });

  it("that were not offered are not called", async () => {
    stub().enqueue(
      gemini.calls([{ name: "get_my_roster" }], "Here is what I know."),
      gemini.calls([{ name: "get_my_roster" }]),
    );
    const { message } = await model().answer(ask());
    expect(message.tool_calls).toEqual([]);
    expect((await failureOf(model().answer(ask()))).code).toBe("model.empty_answer");
  });

  it("send the thought signature of each call back, also when the calls came with one id and through storage", async () => {
    stub().enqueue(
      gemini.callsApart([
        { name: "get_my_roster", id: "same", signature: "sig-roster" },
        { name: "get_player_game_log", args: { playerName: "Jokic", games: 5 }, id: "same", signature: "sig-log" },
      ]),
      gemini.text("Done."),
    );
    const { message } = await model().answer(ask({ tools: TOOLS }));
    // Checkpoints keep messages as JSON.
    const { content, tool_calls, additional_kwargs } = JSON.parse(JSON.stringify(message)).kwargs;
    const stored = new AIMessage({ content, tool_calls, additional_kwargs });
    const results = (message.tool_calls ?? []).map(
      (call) => new ToolMessage({ tool_call_id: call.id ?? "", name: call.name, content: `result of ${call.name}` }),
    );
    await model().answer(ask({ tools: TOOLS, messages: [new HumanMessage(PROMPT), stored, ...results] }));
    // Gemini answers 400 unless all results of parallel calls stand in one turn.
    expect(stub().requests[1]?.body).toMatchObject({
      contents: [
        { role: "user", parts: [{ text: PROMPT }] },
        {
          role: "model",
          parts: [
            { functionCall: { name: "get_my_roster", args: {} }, thoughtSignature: "sig-roster" },
            { functionCall: { name: "get_player_game_log" }, thoughtSignature: "sig-log" },
          ],
        },
        {
          role: "user",
          parts: [
            { functionResponse: { name: "get_my_roster", response: { result: "result of get_my_roster" } } },
            { functionResponse: { name: "get_player_game_log" } },
          ],
        },
      ],
    });
  });
});

const INVALID_KEY = [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID" }];
const RETRY_IN_AN_HOUR = [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "3600s" }];
const echo = { message: `${PROMPT} key=${KEY}` };

describe("a failure of Gemini", () => {
  const table: [what: string, behaviour: StubBehaviour, code: string, requests: number][] = [
    ["400", gemini.status(400, echo), "model.rejected_request", 1],
    ["400 for an invalid key", gemini.status(400, { ...echo, details: INVALID_KEY }), "model.key_refused", 1],
    ["401", gemini.status(401, echo), "model.key_refused", 1],
    ["403", gemini.status(403, echo), "model.key_refused", 1],
    ["404", gemini.status(404, echo), "model.unknown", 1],
    ["429 for ever", gemini.status(429, echo), "model.busy", 3],
    ["429 with a wait of an hour in the header", gemini.status(429, { retryAfter: "3600" }), "model.busy", 1],
    ["429 with a wait of an hour in the body", gemini.status(429, { details: RETRY_IN_AN_HOUR }), "model.busy", 1],
    ["500 for ever", gemini.status(500, echo), "model.unavailable", 3],
    ["503 for ever", gemini.status(503, echo), "model.unavailable", 3],
    ["503 as a web page", gemini.raw(503, "text/html", "<html>"), "model.unavailable", 3],
    ["a connection that is reset", gemini.reset(), "model.unavailable", 3],
    ["an error event in the stream", gemini.events({ error: { code: 503, message: PROMPT } }), "model.unavailable", 3],
    ["malformed JSON", gemini.malformed(), "model.bad_answer", 1],
    ["JSON of another shape", gemini.events({ candidates: "many" }), "model.bad_answer", 1],
    ["HTML with 200", gemini.html(), "model.bad_answer", 1],
    ["a redirect", gemini.raw(302, "text/plain", "", { location: "http://127.0.0.1:9/" }), "model.bad_answer", 1],
    ["a cut stream", gemini.cut(), "model.bad_answer", 1],
    ["text, then a cut", gemini.cut("Jokic is"), "model.bad_answer", 1],
    ["a stream without its last event", gemini.unfinished("Jokic is"), "model.bad_answer", 1],
    ["a malformed call", gemini.emptyCandidate("MALFORMED_FUNCTION_CALL"), "model.bad_answer", 1],
    ["a blocked prompt", gemini.promptBlocked(), "model.blocked", 1],
    ["a blocked answer", gemini.answerBlocked("SAFETY"), "model.blocked", 1],
    ["an answer blocked after its start", gemini.answerBlocked("PROHIBITED_CONTENT", "Jokic"), "model.blocked", 1],
    ["a candidate without parts", gemini.emptyCandidate(), "model.empty_answer", 1],
    ["no candidates", gemini.noCandidates(), "model.empty_answer", 1],
    ["only white space", gemini.text(" \n"), "model.empty_answer", 1],
    ["an output limit used up by thinking", gemini.emptyCandidate("MAX_TOKENS"), "model.empty_answer", 1],
    ["no body", gemini.raw(200, "text/event-stream", ""), "model.empty_answer", 1],
  ];

  it.each(table)("%s: %#", async (_, behaviour, code, requests) => {
    stub().always(behaviour);
    const lines: string[] = [];
    const log = createLogger({ minLevel: "debug", write: (line) => lines.push(line) });
    const failure = await failureOf(model({ log }).answer(ask(), () => undefined));
    expect(failure.code).toBe(code);
    expect(stub().requests).toHaveLength(requests);
    expect(failure.userMessage.length).toBeGreaterThan(20);
    const everything = printed(failure) + lines.join();
    expect(everything).not.toContain(KEY);
    expect(everything).not.toContain("Jokic");
    expect(everything).not.toContain("127.0.0.1");
  });

  it("after text carries that text and is final, also when a retry would have been allowed before", async () => {
    const half = { candidates: [{ content: { parts: [{ text: "Jokic is " }] } }] };
    stub().always(gemini.events(half, { error: { code: 503 } }));
    const pieces: string[] = [];
    const failure = await failureOf(model().answer(ask(), (delta) => pieces.push(delta)));
    expect(failure).toMatchObject({ code: "model.unavailable", releasedText: "Jokic is " });
    expect(pieces).toEqual(["Jokic is "]);
    expect(stub().requests).toHaveLength(1);
  });

  it("is retried as long as nobody has been given text", async () => {
    const half = { candidates: [{ content: { parts: [{ text: "Jokic is " }] } }] };
    stub().enqueue(gemini.events(half, { error: { code: 503 } }), gemini.text("Jokic plays."));
    expect((await model().answer(ask())).message.content).toBe("Jokic plays.");
    expect(stub().requests).toHaveLength(2);
  });

  it.each([
    ["503", gemini.status(503)],
    ["429", gemini.status(429)],
    ["a reset connection", gemini.reset()],
  ])("that happens once, %s, is not seen by the person", async (_, behaviour) => {
    stub().enqueue(behaviour, gemini.text("Jokic plays."));
    expect((await model().answer(ask(), () => undefined)).message.content).toBe("Jokic plays.");
    expect(stub().requests).toHaveLength(2);
  });

  it("is waited out for as long as the provider asks, in header or body, within our bound", async () => {
    const waits: unknown[] = [];
    const write = (line: string) => void waits.push(JSON.parse(line).delayMs);
    const log = createLogger({ minLevel: "debug", write });
    const inBody = { details: [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "0.02s" }] };
    stub().enqueue(gemini.status(429, { retryAfter: "0" }), gemini.status(429, inBody), gemini.text("Jokic plays."));
    await model({ log, retryDelayMs: () => 7 }).answer(ask());
    expect(waits).toEqual([0, 20]);
  });
});

describe("a person who stops", () => {
  it.each([
    ["before the headers", gemini.slowHeaders()],
    ["before the first text", gemini.slowBody()],
  ])("is obeyed %s, and the connection is given up", async (_, behaviour) => {
    stub().enqueue(behaviour);
    const stop = new AbortController();
    const failing = failureOf(model().answer(ask({ signal: stop.signal }), () => undefined));
    await stub().arrived(1);
    const startedAt = performance.now();
    stop.abort();
    expect(await failing).toBeInstanceOf(ModelAborted);
    expect(await stub().requests[0]?.outcome).toBe("left");
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(stub().requests).toHaveLength(1);
  });

  it("keeps the text that had come and gets no more", async () => {
    stub().enqueue(gemini.slowBody("Jokic is ", "hurt."));
    const stop = new AbortController();
    const pieces: string[] = [];
    const failure = await failureOf(
      model().answer(ask({ signal: stop.signal }), (delta) => {
        pieces.push(delta);
        stop.abort();
      }),
    );
    expect(failure).toBeInstanceOf(ModelAborted);
    expect(failure.releasedText).toBe("Jokic is ");
    expect(await stub().requests[0]?.outcome).toBe("left");
    expect(pieces).toEqual(["Jokic is "]);
  });

  it("while a retry is being waited for is obeyed at once, and the retry is not made", async () => {
    stub().always(gemini.status(429, { retryAfter: "4" }));
    const stop = new AbortController();
    const log = createLogger({ minLevel: "debug", write: () => stop.abort() });
    const startedAt = performance.now();
    expect(await failureOf(model({ log }).answer(ask({ signal: stop.signal })))).toBeInstanceOf(ModelAborted);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(stub().requests).toHaveLength(1);
  });

  it("before the call sends nothing", async () => {
    expect(await failureOf(model().answer(ask({ signal: AbortSignal.abort() })))).toBeInstanceOf(ModelAborted);
    expect(stub().requests).toEqual([]);
  });
});

describe("a slow Gemini", () => {
  it.each([
    ["first-chunk", { firstChunkMs: 40 }],
    ["overall", { overallMs: 40 }],
  ])("fails at the %s limit and is not asked again", async (limit, limits) => {
    stub().always(gemini.slowHeaders());
    const failure = await failureOf(model(limits).answer(ask()));
    expect(failure).toMatchObject({ code: "model.timeout", context: { limit } });
    expect(await stub().requests[0]?.outcome).toBe("left");
    expect(stub().requests).toHaveLength(1);
  });

  it("may take its time after the first chunk, until the overall limit", async () => {
    stub().enqueue(gemini.slowBody("Jokic is "));
    const failure = await failureOf(model({ firstChunkMs: 5_000, overallMs: 120 }).answer(ask(), () => undefined));
    expect(failure).toMatchObject({ code: "model.timeout", releasedText: "Jokic is ", context: { limit: "overall" } });
  });
});

describe("the key", () => {
  it("with a stray line break from a settings file still works", async () => {
    stub().enqueue(gemini.text("Yes."));
    await model({ apiKey: `${KEY}\n` }).answer(ask());
    expect(stub().requests[0]?.headers["x-goog-api-key"]).toBe(KEY);
  });

  it("that cannot be a header is not repeated in the failure", async () => {
    const failure = await failureOf(model({ apiKey: `${KEY}\u0001x` }).answer(ask()));
    expect(failure.code).toBe("model.key_refused");
    expect(printed(failure)).not.toContain(KEY);
    expect(stub().requests).toEqual([]);
  });
});
