import {
  BaseChatModel,
  type BaseChatModelCallOptions,
  type BindToolsInput,
} from "@langchain/core/language_models/chat_models";
import { AIMessage, AIMessageChunk, type BaseMessage, HumanMessage } from "@langchain/core/messages";
import { ChatGenerationChunk, type ChatResult } from "@langchain/core/outputs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { MAX_ANSWER_CHARS } from "./answer-collector";
import type { ChatModelPort, ModelRequest } from "./chat-model";
import { ModelAborted, ModelTimeout } from "./errors";
import { fromLangChain, type LangChainPortOptions } from "./from-langchain";

type Play = (signal: AbortSignal | undefined) => AsyncIterable<AIMessageChunk>;

/** A model that streams whatever the test's generator yields. */
class ScriptedModel extends BaseChatModel {
  bound: BindToolsInput[] = [];
  seenOptions: unknown;
  constructor(readonly play: Play) {
    super({});
  }
  _llmType(): string {
    return "scripted";
  }
  override bindTools(tools: BindToolsInput[]) {
    this.bound = tools;
    return this.withConfig({});
  }
  _generate(): Promise<ChatResult> {
    throw new Error("not used: the port streams");
  }
  override async *_streamResponseChunks(_: BaseMessage[], options: BaseChatModelCallOptions) {
    this.seenOptions = options;
    for await (const message of this.play(options.signal)) yield new ChatGenerationChunk({ text: "", message });
  }
}

/** A model without streaming: LangChain answers `.stream()` with its one message. */
class WholeModel extends BaseChatModel {
  _llmType(): string {
    return "whole";
  }
  async _generate(): Promise<ChatResult> {
    const call = { name: "look", args: { at: 1 }, id: "x", type: "tool_call" as const };
    const message = new AIMessage({ content: "Looking.", tool_calls: [call, call] });
    return { generations: [{ text: "Looking.", message }] };
  }
  override bindTools() {
    return this.withConfig({});
  }
}

const ask = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  messages: [new HumanMessage("hello")],
  tools: [],
  signal: new AbortController().signal,
  purpose: "agent",
  ...more,
});
const STUB_TOOL = { name: "look", description: "Looks.", schema: z.object({ at: z.number() }) };
const port = (play: Play, options: Partial<LangChainPortOptions> = {}) =>
  fromLangChain(new ScriptedModel(play), { id: "scripted", retryDelayMs: () => 0, ...options });
const text = (content: string) => new AIMessageChunk({ content });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "answered",
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );
const failing = (error: unknown): Play =>
  async function* () {
    yield* [];
    throw error;
  };
/** Never yields and does not listen to its signal. */
const deaf: Play = async function* () {
  yield* [];
  await new Promise(() => undefined);
};

describe("tool calls", () => {
  const pieces = (...chunks: { name?: string; args?: string; id?: string; index?: number }[]): Play =>
    async function* () {
      for (const chunk of chunks) {
        yield new AIMessageChunk({ content: "", tool_call_chunks: [{ type: "tool_call_chunk", ...chunk }] });
      }
    };

  it("that arrive in pieces are put together by index", async () => {
    const play = pieces(
      { name: "look", args: '{"a', id: "a", index: 0 },
      { name: "look", args: '{"at', id: "b", index: 1 },
      { args: 't":1}', index: 0 },
      { args: '":2}', index: 1 },
    );
    const { message } = await port(play).answer(ask({ tools: [STUB_TOOL] }));
    expect(message.tool_calls?.map(({ id, args }) => [id, args])).toEqual([
      ["a", { at: 1 }],
      ["b", { at: 2 }],
    ]);
  });

  it("without ids, and with ids that repeat, get ids of their own", async () => {
    let made = 0;
    const play = pieces(
      { name: "look", args: "{}", index: 0 },
      { name: "look", args: "{}", id: "a", index: 1 },
      { name: "look", id: "a", index: 2 },
    );
    const { message } = await port(play, { newCallId: () => `new-${++made}` }).answer(ask({ tools: [STUB_TOOL] }));
    expect(message.tool_calls?.map((call) => call.id)).toEqual(["new-1", "a", "new-2"]);
  });

  it("behind a text without end are dropped, and nothing more is asked of the model", async () => {
    let request = 0;
    const play: Play = async function* () {
      yield new AIMessageChunk({
        content: "",
        tool_call_chunks: [{ type: "tool_call_chunk", name: "look", args: '{"a', id: "a", index: 0 }],
      });
      for (; request < 10_000; request += 1) yield text("All work and no play. ");
    };
    let released = "";
    const answer = await port(play, { namesItsEnd: true }).answer(ask({ tools: [STUB_TOOL] }), (delta) => {
      released += delta;
    });
    expect(answer.stop).toBe("length");
    expect([answer.message.text.length, released.length]).toEqual([MAX_ANSWER_CHARS, MAX_ANSWER_CHARS]);
    expect(answer.message.tool_calls).toEqual([]);
    expect(request).toBeLessThan(MAX_ANSWER_CHARS / 10);
  });

  it("whose arguments were cut off are a bad answer, never repaired", async () => {
    const play = pieces({ name: "look", args: '{"at": 1', id: "a", index: 0 });
    expect(await codeOf(port(play).answer(ask({ tools: [STUB_TOOL] })))).toBe("model.bad_answer");
  });

  it("of a model that does not stream are taken from its message", async () => {
    const whole = fromLangChain(new WholeModel({}), { id: "whole" });
    const { message } = await whole.answer(ask({ tools: [STUB_TOOL] }));
    expect(message.content).toBe("Looking.");
    expect(new Set(message.tool_calls?.map((call) => call.id)).size).toBe(2);
  });
});

describe("what the model is given", () => {
  it("is the tools as they are and the caller's options, unless the port says otherwise", async () => {
    const model = new ScriptedModel(async function* () {
      yield text("ok");
    });
    const options = { id: "scripted", callOptions: ({ purpose }: ModelRequest) => ({ purpose }) };
    await fromLangChain(model, options).answer(ask({ tools: [STUB_TOOL], purpose: "classify" }));
    expect(model.bound).toEqual([STUB_TOOL]);
    expect(model.seenOptions).toMatchObject({ purpose: "classify" });
  });
});

describe("a model that ignores its signal", () => {
  it("does not keep a person who stops", async () => {
    const stop = new AbortController();
    const work = port(deaf).answer(ask({ signal: stop.signal }));
    stop.abort();
    await expect(work).rejects.toBeInstanceOf(ModelAborted);
  });

  it("is left behind at the time limit, and what it does later reaches nobody", async () => {
    let goOn = (): void => undefined;
    let isLate = false;
    const play: Play = async function* () {
      yield text("early ");
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      isLate = true;
      yield text("late");
      throw new Error("later still");
    };
    const pieces: string[] = [];
    const work = port(play, { overallMs: 30 }).answer(ask(), (delta) => pieces.push(delta));
    await expect(work).rejects.toBeInstanceOf(ModelTimeout);
    goOn();
    await vi.waitUntil(() => isLate);
    await new Promise((resolve) => setImmediate(resolve));
    expect(pieces).toEqual(["early "]);
  });
});

describe("an exception of the caller's own", () => {
  it("passes unchanged, is not retried and does not count against the model", async () => {
    let attempts = 0;
    const model = port(async function* () {
      attempts += 1;
      yield text("hello");
    });
    const bug = new RangeError("in onText");
    const work = model.answer(ask(), () => {
      throw bug;
    });
    await expect(work).rejects.toBe(bug);
    expect(attempts).toBe(1);
    expect(model.health().consecutiveFailures).toBe(0);
  });
});

describe("an exception of an unknown client", () => {
  const withCode = (code: string) => Object.assign(new Error("fetch failed for secret"), { cause: { code } });
  it.each([
    ["status 429", { status: 429 }, "model.busy"],
    ["status in its response", { response: { status: 503 } }, "model.unavailable"],
    ["statusCode 401", { statusCode: 401 }, "model.key_refused"],
    ["a refused connection", withCode("ECONNREFUSED"), "model.unavailable"],
    ["a parser's complaint", new SyntaxError("unexpected secret"), "model.bad_answer"],
    ["no error at all", "a string", "model.bad_answer"],
  ])("with %s gets its typed failure", async (_, failure, code) => {
    const error = await port(failing(failure))
      .answer(ask())
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code });
    expect(JSON.stringify(error) + String(error)).not.toContain("secret");
  });
});

describe("a model that runs in this process", () => {
  it("keeps its bugs as they are", async () => {
    const bug = new TypeError("no such name");
    await expect(port(failing(bug), { isInProcess: true }).answer(ask())).rejects.toBe(bug);
  });
});

describe("a stop while a retry is being waited for", () => {
  it("starts no other attempt", async () => {
    const stop = new AbortController();
    let attempts = 0;
    const play: Play = async function* () {
      yield* [];
      attempts += 1;
      throw { status: 503 };
    };
    const retryDelayMs = () => {
      stop.abort();
      return 5;
    };
    expect(await codeOf(port(play, { retryDelayMs }).answer(ask({ signal: stop.signal })))).toBe("model.aborted");
    // Longer than the retry's wait.
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(attempts).toBe(1);
  });
});

describe("the breaker", () => {
  afterEach(() => vi.useRealTimers());

  /** A port whose provider is down or up as the test says; `asked` counts what reaches it. */
  const given = (options: Partial<LangChainPortOptions> = {}) => {
    const provider = { error: Object.assign(new Error("down"), { status: 503 }) as unknown, asked: 0 };
    const model = port(
      async function* () {
        provider.asked += 1;
        if (provider.error) throw provider.error;
        yield text("up");
      },
      { maxRetries: 0, ...options },
    );
    return { provider, model };
  };
  const fail = async (model: ChatModelPort, times: number) => {
    for (let i = 0; i < times; i += 1) expect(await codeOf(model.answer(ask()))).toBe("model.unavailable");
  };

  it("opens after five failed calls in a row and then does not ask the provider", async () => {
    const { provider, model } = given();
    await fail(model, 4);
    expect(model.health()).toEqual({ circuit: "closed", consecutiveFailures: 4, lastFailureCode: "model.unavailable" });
    await fail(model, 1);
    expect(model.health().circuit).toBe("open");
    await fail(model, 3);
    expect(provider.asked).toBe(5);
  });

  it("counts calls, not their retries, and starts again after a success", async () => {
    const { provider, model } = given({ maxRetries: 2 });
    await fail(model, 4);
    expect(provider.asked).toBe(12);
    provider.error = undefined;
    expect(await codeOf(model.answer(ask()))).toBe("answered");
    expect(model.health().consecutiveFailures).toBe(0);
  });

  it("closes after 30 s when the one trial succeeds", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { provider, model } = given();
    await fail(model, 5);
    provider.error = undefined;
    vi.setSystemTime(Date.now() + 29_999);
    await fail(model, 1);
    vi.setSystemTime(Date.now() + 1);
    expect(await codeOf(model.answer(ask()))).toBe("answered");
    expect(model.health().circuit).toBe("closed");
    expect(provider.asked).toBe(6);
  });

  it("opens for another 30 s when the trial fails", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { provider, model } = given();
    await fail(model, 5);
    vi.setSystemTime(Date.now() + 30_000);
    await fail(model, 1);
    expect(model.health().circuit).toBe("open");
    expect(provider.asked).toBe(6);
    await fail(model, 1);
    expect(provider.asked).toBe(6);
  });

  it("lets one trial through; others are refused at once, and a trial that was stopped proves nothing", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const provider = { asked: 0, isDown: true };
    const model = port(
      async function* () {
        provider.asked += 1;
        if (provider.isDown) throw Object.assign(new Error("down"), { status: 503 });
        await new Promise(() => undefined);
        yield text("never");
      },
      { maxRetries: 0 },
    );
    await fail(model, 5);
    provider.isDown = false;
    vi.setSystemTime(Date.now() + 30_000);
    const stop = new AbortController();
    const trial = codeOf(model.answer(ask({ signal: stop.signal })));
    await vi.waitUntil(() => provider.asked === 6);
    expect(model.health().circuit).toBe("half-open");
    await fail(model, 1);
    expect(provider.asked).toBe(6);
    stop.abort();
    expect(await trial).toBe("model.aborted");
    await vi.waitUntil(() => model.health().circuit === "open");
  });

  it("does not count what is not the provider's fault", async () => {
    const { provider, model } = given();
    for (const status of [400, 401, 403, 404]) {
      provider.error = { status };
      for (let i = 0; i < 5; i += 1) await codeOf(model.answer(ask()));
    }
    expect(model.health()).toMatchObject({ circuit: "closed", consecutiveFailures: 0 });
    expect(provider.asked).toBe(20);
  });
});
