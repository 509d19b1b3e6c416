/** The single pass as clients meet it: the supervisor's request and answer, with fewer steps. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { preparedDirectory } from "#test/database";
import { type GeminiStub, gemini, startGeminiStub } from "#test/stubs/gemini-stub";
import { GET as stream } from "@/app/api/agent/chat/[threadId]/stream/route";
import { POST as supervise } from "@/app/api/agent/chat/route";
import { POST as chat } from "@/app/api/chat/route";
import { type ChatAnswer, chatAnswer } from "@/contract/conversation/chat-answer";
import { streamEvent } from "@/contract/conversation/stream-event";
import { matchupOutput, rosterOutput } from "@/contract/tool-outputs";
import { closeRunning, runningFanVise } from "@/server/running";

const HOST = "127.0.0.1:3000";
const SCORE_QUESTION = "What is the score of my matchup?";
const requestOf = (body: object, accept = "application/json") =>
  new Request(`http://${HOST}/api/chat`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { host: HOST, "content-type": "application/json", accept },
  });
const ask = async (body: object): Promise<ChatAnswer> => chatAnswer.parse(await (await chat(requestOf(body))).json());
/** Looked at without values: which parts come in which order. */
const shape = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("data: {"))
    .map((line) => streamEvent.parse(JSON.parse(line.slice(6))));

describe("a single pass with the built-in rules", async () => {
  const directory = await preparedDirectory();
  beforeAll(async () => {
    vi.stubEnv("FANVISE_DATA_DIR", directory.path);
    vi.stubEnv("FANVISE_LEAGUE", "demo");
    vi.stubEnv("FANVISE_MODEL", "rules");
    await runningFanVise();
  });
  afterAll(async () => {
    await closeRunning();
    vi.unstubAllEnvs();
    directory.remove();
  });

  it("answers as the supervisor does, from the same look-up, in one model call", async () => {
    const once = await ask({ message: SCORE_QUESTION });
    const full = chatAnswer.parse(await (await supervise(requestOf({ message: SCORE_QUESTION }))).json());
    expect(once).toMatchObject({ status: "completed", intent: full.intent, language: "en", cards: [] });
    expect(once.toolCalls.map(({ name, input }) => [name, input])).toEqual(
      full.toolCalls.map(({ name, input }) => [name, input]),
    );
    expect(once.usage.modelCalls).toBe(1);
    expect(full.usage.modelCalls).toBe(2);
    const { me } = matchupOutput.parse(once.toolCalls[0]?.output);
    expect(once.answer).toContain(me.teamName);
    expect(once.answer).toBe(full.answer);
    expect(once.grounding).toMatchObject({ unverified: [], withheld: [] });
    expect(once.grounding.claims).toBeGreaterThan(0);
  });

  it("looks up three things at most", async () => {
    const players = rosterOutput.parse((await ask({ message: "Who is on my roster?" })).toolCalls[0]?.output).players;
    const [a, b] = players.map(({ name }) => name);
    const { toolCalls, status } = await ask({ message: `Should I start ${a} or ${b}?` });
    expect(status).toBe("completed");
    expect(toolCalls.length).toBeGreaterThan(0);
    expect(toolCalls.length).toBeLessThanOrEqual(3);
  });

  it("goes on with a thread, also one of the supervisor's", async () => {
    const first = chatAnswer.parse(await (await supervise(requestOf({ message: "Who is on my roster?" }))).json());
    const [, player] = rosterOutput.parse(first.toolCalls[0]?.output).players;
    const { threadId } = first;
    await ask({ message: `How has ${player?.name} been playing?`, threadId });
    const follow = await ask({ message: "And his status?", threadId });
    expect(follow.threadId).toBe(threadId);
    expect(JSON.stringify(follow.toolCalls.map(({ input }) => input))).toContain(player?.name);
  });

  it("streams the supervisor's parts, and a replay gives the same events", async () => {
    const response = await chat(requestOf({ message: SCORE_QUESTION }, "text/event-stream"));
    expect(response.headers.get("x-vercel-ai-ui-message-stream")).toBe("v1");
    const events = shape(await response.text());
    expect(events[0]).toMatchObject({ type: "start" });
    expect(events.at(-1)).toMatchObject({ type: "finish", finishReason: "stop" });
    const types = new Set(events.map(({ type }) => type));
    for (const type of ["data-status", "tool-input-available", "tool-output-available", "text-delta", "data-grounding"])
      expect(types).toContain(type);
    const threadId = response.headers.get("x-fanvise-thread-id") ?? "";
    const replayed = await stream(
      new Request(`http://${HOST}/api/agent/chat/${threadId}/stream`, {
        headers: { host: HOST, "last-event-id": "0" },
      }),
      { params: Promise.resolve({ threadId }) },
    );
    expect(shape(await replayed.text())).toEqual(events);
  });
});

describe("a single pass with a model over the wire", async () => {
  const directory = await preparedDirectory();
  let stub: GeminiStub;
  beforeAll(async () => {
    stub = await startGeminiStub();
    vi.stubEnv("FANVISE_DATA_DIR", directory.path);
    vi.stubEnv("FANVISE_LEAGUE", "demo");
    vi.stubEnv("FANVISE_MODEL", "google-genai:gemini-2.5-flash");
    vi.stubEnv("GOOGLE_API_KEY", "canary-key");
    vi.stubEnv("GOOGLE_BASE_URL", stub.baseUrl);
    await runningFanVise();
  });
  afterAll(async () => {
    await closeRunning();
    await stub.close();
    vi.unstubAllEnvs();
    directory.remove();
  });
  beforeEach(() => stub.reset());

  it("asks the model once, with what was gathered and no tools, and marks what the facts do not bear out", async () => {
    stub.enqueue(gemini.text("Your matchup was read. You lead by 987654 points."));
    const answer = await ask({ message: SCORE_QUESTION });
    expect(stub.requests).toHaveLength(1);
    const sent = JSON.stringify(stub.requests[0]?.body);
    const { me } = matchupOutput.parse(answer.toolCalls[0]?.output);
    expect(sent).toContain(me.teamName);
    expect(sent).not.toContain("functionDeclarations");
    const { unverified } = answer.grounding;
    expect(unverified.map(({ start, end }) => answer.answer.slice(start, end))).toContain("987654");
    expect(answer.usage).toMatchObject({ modelCalls: 1, model: "google-genai:gemini-2.5-flash" });
  });

  it("lets a model that asks for more look up nothing, and words the facts itself", async () => {
    stub.enqueue(gemini.calls([{ name: "get_free_agents", args: {} }]));
    const answer = await ask({ message: SCORE_QUESTION });
    expect(stub.requests).toHaveLength(1);
    expect(answer.toolCalls.map(({ name }) => name)).toEqual(["get_matchup_details"]);
    expect(answer.answer).toContain(matchupOutput.parse(answer.toolCalls[0]?.output).me.teamName);
  });

  it("answers from the facts when the model fails, and says so", async () => {
    stub.always(gemini.status(403));
    const answer = await ask({ message: SCORE_QUESTION });
    expect(answer.status).toBe("completed");
    expect(answer.answer).toContain(matchupOutput.parse(answer.toolCalls[0]?.output).me.teamName);
    expect(answer.warnings.length).toBeGreaterThan(0);
  });
});
