import { AIMessage, HumanMessage, SystemMessage, ToolMessage } from "@langchain/core/messages";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { chatCompletions } from "#test/stubs/chat-completions";
import { gemini, type StubBehaviour } from "#test/stubs/gemini-stub";
import { watchedStub } from "#test/stubs/watched-stub";
import type { ModelRequest, ModelTool } from "./chat-model";
import { ModelAborted, ModelFailure } from "./errors";
import { type OpenAiCompatibleOptions, openAiCompatible } from "./openai-compatible";

const KEY = "sk-not-a-real-key-4711";

const stub = watchedStub();

const model = (options: Partial<OpenAiCompatibleOptions> = {}) =>
  openAiCompatible({
    id: "openai:m-1",
    apiKey: KEY,
    model: "m-1",
    baseUrl: `${stub().baseUrl}/v1`,
    retryDelayMs: () => 0,
    ...options,
  });

const TOOLS: ModelTool[] = [
  {
    name: "get_player_game_log",
    description: "Recent games of one player.",
    schema: z.object({ playerName: z.string().min(2), games: z.number().int().positive().max(20) }),
  },
  { name: "get_my_roster", description: "The asking team's roster.", schema: z.object({}) },
];

const ask = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  messages: [new SystemMessage("Answer briefly."), new HumanMessage("Is Nikola Jokic hurt?")],
  tools: [],
  signal: new AbortController().signal,
  purpose: "agent",
  ...more,
});

async function failureOf(work: Promise<unknown>): Promise<ModelFailure | ModelAborted> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ModelFailure || error instanceof ModelAborted) return error;
  throw new Error(`no failure of a model: ${String(error)}`);
}

describe("an answer over the chat completions API", () => {
  it("streams its text piece by piece and ends in one message with the token counts", async () => {
    stub().enqueue(chatCompletions.text(["Jokic ", "plays ", "tonight."]));
    const heard: string[] = [];
    const answer = await model().answer(ask(), (delta) => heard.push(delta));
    expect(heard).toEqual(["Jokic ", "plays ", "tonight."]);
    expect(answer.message.content).toBe("Jokic plays tonight.");
    expect(answer).toMatchObject({ usage: { inputTokens: 12, outputTokens: 7 }, stop: "complete" });
    expect(answer).toMatchObject({ answeredBy: "openai:m-1", fallbackReason: null });
  });

  it("is asked for at the given address, with the key as a bearer token and the roles of the conversation", async () => {
    stub().enqueue(chatCompletions.text(["Yes."]));
    const call = { id: "call-1", name: "get_my_roster", args: {}, type: "tool_call" as const };
    await model().answer(
      ask({
        messages: [
          new SystemMessage("Answer briefly."),
          new HumanMessage("Who is on my team?"),
          new AIMessage({ content: "", tool_calls: [call] }),
          new ToolMessage({ content: '{"players":[]}', tool_call_id: "call-1" }),
        ],
      }),
    );
    const [request] = stub().requests;
    expect(request?.method).toBe("/v1/chat/completions");
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(request?.body).toMatchObject({
      model: "m-1",
      stream: true,
      stream_options: { include_usage: true },
      messages: [
        { role: "system", content: "Answer briefly." },
        { role: "user", content: "Who is on my team?" },
        { role: "assistant", tool_calls: [{ id: "call-1", function: { name: "get_my_roster", arguments: "{}" } }] },
        { role: "tool", tool_call_id: "call-1", content: '{"players":[]}' },
      ],
    });
  });

  it("takes tools as JSON Schema and gives parallel calls whose arguments came in pieces", async () => {
    stub().enqueue(
      chatCompletions.calls([
        { id: "a", name: "get_player_game_log", argumentPieces: ['{"playerName":"Nik', 'ola Jokic","games":5}'] },
        { id: "b", name: "get_my_roster", argumentPieces: ["{}"] },
      ]),
    );
    const { message } = await model().answer(ask({ tools: TOOLS }));
    expect(message.tool_calls).toMatchObject([
      { id: "a", name: "get_player_game_log", args: { playerName: "Nikola Jokic", games: 5 } },
      { id: "b", name: "get_my_roster", args: {} },
    ]);
    expect(stub().requests[0]?.body).toMatchObject({
      tools: [
        {
          type: "function",
          function: {
            name: "get_player_game_log",
            description: "Recent games of one player.",
            parameters: {
              type: "object",
              properties: { playerName: { type: "string", minLength: 2 }, games: { type: "integer", maximum: 20 } },
              required: ["playerName", "games"],
            },
          },
        },
        { type: "function", function: { name: "get_my_roster" } },
      ],
    });
  });

  it("says when it stopped at its limit", async () => {
    stub().enqueue(chatCompletions.text(["Jokic is"], "length"));
    expect((await model().answer(ask())).stop).toBe("length");
  });
});

describe("a failure over the chat completions API", () => {
  const named: readonly (readonly [string, string, StubBehaviour])[] = [
    ["model.rejected_request", "400", gemini.status(400)],
    ["model.key_refused", "401", gemini.status(401)],
    ["model.unknown", "404", gemini.status(404)],
    ["model.busy", "429", gemini.status(429)],
    ["model.unavailable", "500", gemini.status(500)],
    ["model.bad_answer", "a redirect", gemini.raw(302, "text/plain", "", { location: "https://example.com/" })],
    ["model.unavailable", "a connection that breaks", gemini.reset()],
    ["model.bad_answer", "a web page", gemini.html()],
    ["model.bad_answer", "what is no JSON", chatCompletions.malformed()],
    ["model.bad_answer", "an answer without an end", chatCompletions.unfinished("Jokic is ")],
    ["model.bad_answer", "an error inside the stream", chatCompletions.errorInside("Jokic is ")],
    [
      "model.bad_answer",
      "arguments that are no JSON",
      chatCompletions.calls([{ id: "a", name: "get_my_roster", argumentPieces: ["{"] }]),
    ],
    ["model.bad_answer", "more than any answer holds", chatCompletions.endless(4_100_000)],
    ["model.blocked", "an answer it filtered", chatCompletions.text(["Jokic is "], "content_filter")],
    ["model.empty_answer", "an empty answer", chatCompletions.text([])],
  ];

  it.each(named)("is %s: %s, and repeats nothing of the request", async (code, _what, behaviour) => {
    stub().always(behaviour);
    const failure = await failureOf(model().answer(ask({ tools: TOOLS })));
    expect(failure.code).toBe(code);
    const reportText = JSON.stringify([failure, failure.message, failure.stack, failure.context]);
    expect(reportText).not.toMatch(/4711|Jokic|secret detail/);
    expect(failure.cause).toBeUndefined();
  });

  it("is tried again while nobody has been given text, after the wait that the provider asks for", async () => {
    stub().enqueue(gemini.status(429, { retryAfter: "0" }), gemini.status(503), chatCompletions.text(["Yes."]));
    expect((await model().answer(ask())).message.content).toBe("Yes.");
    expect(stub().requests).toHaveLength(3);
    stub().reset();
    stub().enqueue(gemini.status(429, { retryAfter: "60" }));
    expect(await failureOf(model().answer(ask()))).toMatchObject({ code: "model.busy", retryAfterMs: 60_000 });
    expect(stub().requests).toHaveLength(1);
  });

  it("comes in time when nothing is answered", async () => {
    stub().always(gemini.slowHeaders());
    expect((await failureOf(model({ overallMs: 60 }).answer(ask()))).code).toBe("model.timeout");
  });

  it("is none of the model's when the person stops, and the connection ends", async () => {
    stub().always(gemini.slowHeaders());
    const stop = new AbortController();
    const answer = failureOf(model().answer(ask({ signal: stop.signal })));
    await stub().arrived(1);
    stop.abort();
    expect(await answer).toBeInstanceOf(ModelAborted);
    expect(await stub().requests[0]?.outcome).toBe("left");
  });

  it("is a refused key when the key cannot be a header", async () => {
    const failure = await failureOf(model({ apiKey: "sk-4711\nx" }).answer(ask()));
    expect(failure.code).toBe("model.key_refused");
    expect(JSON.stringify(failure)).not.toContain("4711");
    expect(stub().requests).toEqual([]);
  });
});

it("an address that asks for no key gets none of the environment's", async () => {
  process.env.OPENAI_API_KEY = "sk-of-the-environment";
  stub().enqueue(chatCompletions.text(["Yes."]));
  await model({ apiKey: undefined }).answer(ask());
  delete process.env.OPENAI_API_KEY;
  expect(JSON.stringify(stub().requests[0]?.headers)).not.toContain("environment");
});
