/**
 * The chat routes as clients meet them: three forms of one answer, resuming, stopping, and every kind of bad input.
 * Real routes, real database, the demo league, and Gemini's real client against a stub where a slow model is needed.
 */
import { randomUUID } from "node:crypto";
import { DefaultChatTransport, readUIMessageStream, type UIMessage } from "ai";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { preparedDirectory } from "#test/database";
import { type BadRequest, badRequestSets } from "#test/scenarios/attack-sets";
import { type GeminiStub, gemini, startGeminiStub } from "#test/stubs/gemini-stub";
import { POST as stop } from "@/app/api/agent/chat/[threadId]/stop/route";
import { GET as stream } from "@/app/api/agent/chat/[threadId]/stream/route";
import { POST as chat } from "@/app/api/agent/chat/route";
import { GET as readThread } from "@/app/api/threads/[id]/route";
import { type ChatAnswer, chatAnswer } from "@/contract/conversation/chat-answer";
import { errorBody } from "@/contract/error";
import { rosterOutput } from "@/contract/tool-outputs";
import { createConnectionTables } from "@/db/account/connections";
import { createConversationTables } from "@/db/conversations/conversations";
import { closeRunning, runningFanVise } from "@/server/running";

const HOST = "127.0.0.1:3000";
const ROSTER_QUESTION = "Who is on my roster and who is hurt?";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  chat(
    new Request(`http://${HOST}/api/agent/chat`, {
      method: "POST",
      body,
      headers: { host: HOST, "content-type": "application/json", accept: "application/json", ...headers },
    }),
  );
const ask = async (body: object, headers?: Record<string, string>): Promise<ChatAnswer> =>
  chatAnswer.parse(await (await post(JSON.stringify(body), headers)).json());
const inThread = (threadId: string) => ({ params: Promise.resolve({ threadId }) });
const at = (path: string, init: RequestInit = {}) =>
  new Request(`http://${HOST}${path}`, { ...init, headers: { host: HOST, ...init.headers } });
const resume = (threadId: string, lastEventId?: number) =>
  stream(
    at(
      `/api/agent/chat/${threadId}/stream`,
      lastEventId === undefined ? {} : { headers: { "last-event-id": String(lastEventId) } },
    ),
    inThread(threadId),
  );

type ChatFixture = { remove(): void; stub?: GeminiStub };
const openInstance = async (withModel: boolean): Promise<ChatFixture> => {
  const directory = await preparedDirectory();
  vi.stubEnv("FANVISE_DATA_DIR", directory.path);
  vi.stubEnv("FANVISE_LEAGUE", "demo");
  vi.stubEnv("FANVISE_MODEL", "rules");
  if (!withModel) return directory;
  const stub = await startGeminiStub();
  vi.stubEnv("FANVISE_MODEL", "google-genai:gemini-2.5-flash");
  vi.stubEnv("GOOGLE_API_KEY", "canary-key");
  vi.stubEnv("GOOGLE_BASE_URL", stub.baseUrl);
  return { ...directory, stub };
};
const closeFixture = async (product: ChatFixture) => {
  await closeRunning();
  await product.stub?.close();
  vi.unstubAllEnvs();
  product.remove();
};

describe("chat with the built-in rules", () => {
  let product: ChatFixture;
  beforeAll(async () => {
    product = await openInstance(false);
  });
  afterAll(() => closeFixture(product));

  it("answers a question about the demo roster with nothing that a tool did not say", async () => {
    const answer = await ask({ message: ROSTER_QUESTION });
    expect(answer).toMatchObject({ status: "completed", intent: "lineup_optimization", language: "en", cards: [] });
    const outputs = JSON.stringify(answer.toolCalls.map((call) => call.output));
    expect(answer.toolCalls.map((call) => call.name)).toEqual(["get_my_roster"]);
    for (const number of answer.answer.match(/\d+(\.\d+)?/g) ?? []) expect(outputs).toContain(number);
    const { players } = rosterOutput.parse(answer.toolCalls[0]?.output);
    expect(players.length).toBeGreaterThan(10);
    for (const player of players) expect(answer.answer).toContain(player.name);
    expect(answer.grounding).toMatchObject({ unverified: [], withheld: [] });
    expect(answer.grounding.claims).toBe(answer.grounding.supported);
  });

  it("streams plain text to a client that asks for it", async () => {
    const response = await post(JSON.stringify({ message: "What is the score of my matchup?" }), {
      accept: "text/plain",
    });
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await response.text()).toMatch(/\d+/);
  });

  it("folds what was found beside the answer, and gives it to a client that asks for it", async () => {
    const message = "Who should I pick up?";
    const whole = chatAnswer.parse(await (await post(JSON.stringify({ message }))).json());
    const [first = ""] = (whole.details ?? "").split("\n");
    expect(first).not.toBe("");
    expect(whole.answer).not.toContain(whole.details);
    const inText = async (search: string) => {
      const request = new Request(`http://${HOST}/api/agent/chat${search}`, {
        method: "POST",
        body: JSON.stringify({ message }),
        headers: { host: HOST, "content-type": "application/json", accept: "text/plain" },
      });
      return (await chat(request)).text();
    };
    expect(await inText("")).not.toContain(first);
    expect(await inText("?details=1")).toContain(first);
  });

  it("is read by the AI SDK's own client, and a replay gives the same message", async () => {
    let response: Response | undefined;
    const transport = new DefaultChatTransport({
      api: `http://${HOST}/api/agent/chat`,
      fetch: async (url, init) => {
        response = await chat(
          new Request(url, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), host: HOST } }),
        );
        return response;
      },
    });
    const question: UIMessage = { id: "q1", role: "user", parts: [{ type: "text", text: ROSTER_QUESTION }] };
    const chunks = await transport.sendMessages({
      chatId: "local",
      trigger: "submit-message",
      messageId: undefined,
      messages: [question],
      abortSignal: undefined,
    });
    const first = await lastMessage(chunks);
    expect(response?.headers.get("x-vercel-ai-ui-message-stream")).toBe("v1");
    const types = new Set(first.parts.map((part) => part.type));
    expect([...types]).toEqual(expect.arrayContaining(["data-status", "dynamic-tool", "text", "data-grounding"]));
    const tool = first.parts.find((part) => part.type === "dynamic-tool");
    expect(tool).toMatchObject({ toolName: "get_my_roster", state: "output-available" });

    const threadId = response?.headers.get("x-fanvise-thread-id") ?? "";
    expect(first.metadata).toMatchObject({ threadId });
    const again = await lastMessage(readEvents(await resume(threadId, 0)));
    expect(again).toEqual(first);
    // A finished run is not replayed to a client that missed nothing, nor to one that does not say.
    expect((await resume(threadId)).status).toBe(204);
    expect((await resume(threadId, 100_000)).status).toBe(204);
  });

  it("goes on in a stored thread and keeps both turns", async () => {
    const first = await ask({ message: ROSTER_QUESTION });
    const second = await ask({ message: "And my opponent's?", threadId: first.threadId });
    expect(second.threadId).toBe(first.threadId);
    const thread = await (
      await readThread(at(`/api/threads/${first.threadId}`), { params: Promise.resolve({ id: first.threadId }) })
    ).json();
    expect(thread.turns.map((turn: { question: string }) => turn.question)).toEqual([
      ROSTER_QUESTION,
      "And my opponent's?",
    ]);
  });

  describe("bad input", () => {
    const refusal = async (response: Response) => ({
      status: response.status,
      code: errorBody.parse(await response.json()).error.code,
    });

    it.each([
      ["an empty body", "", {}, 400],
      ["text that is not JSON", "hello", {}, 400],
      ["a body without a question", "{}", {}, 422],
      ["an empty question", '{"message":"   "}', {}, 422],
      ["5,000 characters", JSON.stringify({ message: "x".repeat(5_000) }), {}, 422],
      ["a number as question", '{"message":5}', {}, 422],
      ["a thread id that is none", '{"message":"hi","threadId":"../../etc"}', {}, 422],
      ["over 64 KiB", JSON.stringify({ message: "hi", padding: "x".repeat(70_000) }), {}, 413],
      ["another content type", '{"message":"hi"}', { "content-type": "text/plain" }, 415],
      ["a foreign origin", '{"message":"hi"}', { origin: "https://evil.example" }, 403],
      ["a null origin", '{"message":"hi"}', { origin: "null" }, 403],
      ["a rebound host name", '{"message":"hi"}', { host: "evil.example" }, 403],
      ["a wrong local token", '{"message":"hi"}', { authorization: "Bearer guessed" }, 401],
      ["somebody else's thread", '{"message":"hi","threadId":"11111111-1111-4111-8111-111111111111"}', {}, 404],
      ["a team that the league does not have", '{"message":"hi","teamId":"99"}', {}, 404],
      ["a team id that is none", '{"message":"hi","teamId":"0x2"}', {}, 422],
      ["somebody else's league", '{"message":"hi","leagueId":"770002"}', {}, 404],
    ])("%s gets its status, and the next good request works", async (_name, body, headers, status) => {
      expect((await refusal(await post(body, headers as Record<string, string>))).status).toBe(status);
      expect((await ask({ message: "30 points and 10 rebounds, how many fantasy points?" })).status).toBe("completed");
    });

    it("a chat id of the client's own names a new conversation once, and is as absent as any when somebody else has it", async () => {
      const id = randomUUID();
      const question = { role: "user", parts: [{ type: "text", text: "What is the score of my matchup?" }] };
      const first = await ask({ id, messages: [question] });
      const second = await ask({ id, messages: [question, { role: "assistant", parts: [] }, question] });
      expect([first.threadId, second.threadId]).toEqual([id, id]);
      const { kysely } = (await runningFanVise()).database;
      const [ownerId, threadId, connections] = [randomUUID(), randomUUID(), createConnectionTables(kysely)];
      await connections.ensureProfile(ownerId);
      const demo = { provider: "demo" as const, leagueKey: "1", season: 2025, teamId: 1 };
      const { connectionId } = await connections.ensureConnection(ownerId, demo);
      const theirs = { threadId, ownerId, connectionId, teamId: 1, title: "t", language: "en" as const };
      expect(await createConversationTables(kysely).createThread(theirs)).toBe(true);
      expect((await refusal(await post(JSON.stringify({ id: threadId, message: "hi" })))).status).toBe(404);
    });

    it("null is as good as nothing where a key may be left out", async () => {
      const body = { message: "What is the score of my matchup?", threadId: null, teamId: null, language: null };
      expect((await ask(body)).status).toBe("completed");
      expect((await refusal(await post(JSON.stringify({ message: null })))).status).toBe(422);
    });

    it("control characters are left out of a question, and halves of an emoji do no harm", async () => {
      const answer = await ask({ message: "What is the score of my \u0000matchup?\ud83d" });
      expect(answer).toMatchObject({ status: "completed", intent: "matchup_analysis" });
    });

    it("bytes that are not UTF-8 are not JSON", async () => {
      const bytes = Buffer.concat([Buffer.from('{"message":"'), Buffer.from([0x80]), Buffer.from('"}')]);
      expect(await refusal(await post(new Uint8Array(bytes)))).toEqual({ status: 400, code: "request.not_json" });
    });

    it.each(badRequestSets("bad requests"))("bad requests ($origin) get the status they expect", async ({ items }) => {
      const chats = items.filter(
        ({ method, path, auth }) => method === "POST" && path === "/api/agent/chat" && auth !== "none",
      );
      expect(chats.length).toBeGreaterThan(12);
      for (const item of chats) {
        const origin = item.headers.origin === "{{ORIGIN}}" ? `http://${HOST}` : item.headers.origin;
        const response = await post(bodyOf(item), { ...item.headers, origin });
        await response.text();
        expect(item.expect.status_any_of, item.why).toContain(response.status);
      }
    });
  });
});

describe("chat with a slow model", () => {
  let product: ChatFixture;
  let stub: GeminiStub;
  beforeAll(async () => {
    product = await openInstance(true);
    if (!product.stub) throw new Error("the stub did not start");
    stub = product.stub;
  });
  beforeEach(() => stub.reset());
  afterAll(() => closeFixture(product));

  const rosterCall = gemini.calls([{ name: "get_my_roster", args: {} }]);

  it("plans parallel calls, reads the answers and marks a number that no tool said", async () => {
    stub.enqueue(
      gemini.calls([
        { name: "get_my_roster", args: {} },
        { name: "get_matchup_details", args: {} },
      ]),
    );
    stub.enqueue(gemini.text("Your team is in its matchup. You lead by 987654 points."));
    const answer = await ask({ message: ROSTER_QUESTION });
    expect(answer.toolCalls.map((call) => [call.name, call.ok])).toEqual([
      ["get_my_roster", true],
      ["get_matchup_details", true],
    ]);
    // As it was written and marked; nothing it claims is so, and what is true follows.
    expect(answer.answer).toMatch(/^Your team is in its matchup\. You lead by 987654 points\.\n\n\S/);
    expect(answer.grounding.unverified.map(({ start, end }) => answer.answer.slice(start, end))).toEqual(["987654"]);
    expect(answer.usage).toMatchObject({ model: "google-genai:gemini-2.5-flash", modelCalls: 2 });
    expect(JSON.stringify(answer)).not.toContain("canary-key");
  });

  it("falls back to the rules and says so when the provider is down", async () => {
    stub.always(gemini.status(403));
    const answer = await ask({ message: ROSTER_QUESTION });
    expect(answer.status).toBe("completed");
    expect(answer.toolCalls.map((call) => call.name)).toEqual(["get_my_roster"]);
    expect(answer.warnings.map((warning) => warning.code)).toContain("model.key_refused");
  });

  it("refuses a second question while the first is running, and goes on for a client that comes back", async () => {
    stub.enqueue(rosterCall, gemini.slowBody("The roster was read. "));
    const response = await post(JSON.stringify({ message: ROSTER_QUESTION }), { accept: "text/event-stream" });
    const threadId = response.headers.get("x-fanvise-thread-id") ?? "";
    await stub.arrived(2);
    const busy = await post(JSON.stringify({ message: "Again?", threadId }));
    expect(busy.status).toBe(409);
    // The first client leaves; the run does not care.
    await response.body?.cancel();
    const resumed = resume(threadId);
    stub.release();
    const message = await lastMessage(readEvents(await resumed));
    expect(
      message.parts
        .filter((part) => part.type === "text")
        .map((part) => part.text)
        .join(""),
    ).toContain("The roster was read.");
  });

  it("stops within two seconds and keeps what was said", async () => {
    stub.enqueue(rosterCall, gemini.slowHeaders());
    const response = await post(JSON.stringify({ message: ROSTER_QUESTION }), { accept: "text/event-stream" });
    const threadId = response.headers.get("x-fanvise-thread-id") ?? "";
    await stub.arrived(2);
    const startedAt = performance.now();
    const stopped = await stop(at(`/api/agent/chat/${threadId}/stop`, { method: "POST" }), inThread(threadId));
    expect(await stopped.json()).toMatchObject({ wasRunning: true });
    await response.text();
    expect(await stub.requests[1]?.outcome).toBe("left");
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    const thread = await (
      await readThread(at(`/api/threads/${threadId}`), { params: Promise.resolve({ id: threadId }) })
    ).json();
    expect(thread.turns[0]).toMatchObject({
      status: "stopped",
      result: { toolCalls: [{ name: "get_my_roster", ok: true }] },
    });
  });
});

function bodyOf(item: BadRequest): BodyInit {
  const spec = item.body_spec;
  if (spec?.kind === "repeat") return spec.prefix + spec.unit.repeat(spec.times) + spec.suffix;
  if (spec?.kind === "nest")
    return spec.prefix + spec.open.repeat(spec.depth) + spec.close.repeat(spec.depth) + spec.suffix;
  if (item.body_base64 !== undefined) return new Uint8Array(Buffer.from(item.body_base64, "base64"));
  return item.body_text ?? JSON.stringify(item.body_json);
}

async function lastMessage(
  chunks: ReadableStream<
    Parameters<typeof readUIMessageStream>[0]["stream"] extends ReadableStream<infer Chunk> ? Chunk : never
  >,
): Promise<UIMessage> {
  let last: UIMessage | undefined;
  for await (const message of readUIMessageStream({ stream: chunks, terminateOnError: true })) last = message;
  if (!last) throw new Error("the stream held no message");
  return structuredClone(last);
}

/** The chunks of a server-sent event response, as the AI SDK's transport would hand them on. */
function readEvents(response: Response) {
  const transport = new DefaultChatTransport({ fetch: async () => response });
  const reading = transport.reconnectToStream({ chatId: "local" });
  return new ReadableStream({
    async start(controller) {
      for await (const chunk of (await reading) ?? []) controller.enqueue(chunk);
      controller.close();
    },
  });
}
