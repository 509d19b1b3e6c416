import { AIMessage, HumanMessage } from "@langchain/core/messages";
import { describe, expect, it } from "vitest";
import type { ChatModelPort, ModelRequest } from "./chat-model";
import { ModelAborted, ModelBlocked, ModelBusy } from "./errors";
import { type FallbackNotice, withFallback } from "./fallback";

const ask = (signal = new AbortController().signal): ModelRequest => ({
  messages: [new HumanMessage("hello")],
  tools: [],
  signal,
  purpose: "agent",
});

type Given = { says?: string; throws?: unknown };

function given(id: string, { says = "", throws }: Given): ChatModelPort & { calls: number } {
  return {
    id,
    calls: 0,
    health: () => ({ circuit: "open", consecutiveFailures: 5, lastFailureCode: id }),
    async answer(_, onText) {
      this.calls += 1;
      if (says !== "") onText?.(says);
      if (throws) throw throws;
      const usage = { inputTokens: 0, outputTokens: 0 };
      return { message: new AIMessage(says), usage, stop: "complete", answeredBy: id, fallbackReason: null };
    },
  };
}

const outcome = async (primary: Given, options: { signal?: AbortSignal; rules?: Given } = {}) => {
  const rules = given("rules", options.rules ?? { says: "from rules" });
  const notices: FallbackNotice[] = [];
  const port = withFallback(given("cloud", primary), rules, { onFallback: (notice) => notices.push(notice) });
  const heard: string[] = [];
  const answer = await port
    .answer(ask(options.signal), (delta) => heard.push(delta))
    .catch((error: unknown) => ({ error }));
  return { answer, notices, heard, rulesCalls: rules.calls };
};

describe("the stand-in", () => {
  it("is not asked when the first choice answers", async () => {
    const { answer, rulesCalls, notices } = await outcome({ says: "from cloud" });
    expect(answer).toMatchObject({ answeredBy: "cloud", fallbackReason: null });
    expect(rulesCalls).toBe(0);
    expect(notices).toEqual([]);
  });

  it.each([new ModelBusy(), new ModelBlocked()])("answers for $code and the answer says so", async (failure) => {
    const { answer, heard, notices } = await outcome({ throws: failure });
    expect(answer).toMatchObject({ answeredBy: "rules", fallbackReason: failure.code });
    expect(heard).toEqual(["from rules"]);
    expect(notices).toEqual([{ from: "cloud", to: "rules", reason: failure.code }]);
  });

  it("never continues a text that another model began; the failure carries it", async () => {
    const failure = new ModelBusy();
    const { answer, heard, rulesCalls, notices } = await outcome({ says: "Jokic is ", throws: failure });
    expect(answer).toEqual({ error: failure });
    expect(failure.releasedText).toBe("Jokic is ");
    expect(heard).toEqual(["Jokic is "]);
    expect(rulesCalls).toBe(0);
    expect(notices).toEqual([]);
  });

  it.each([
    ["a stop by the person", new ModelAborted()],
    ["a bug", new TypeError("no")],
  ])("is not asked after %s", async (_, error) => {
    const { answer, rulesCalls } = await outcome({ throws: error });
    expect(answer).toEqual({ error });
    expect(rulesCalls).toBe(0);
  });

  it("is not asked when the person stopped while the first choice was failing", async () => {
    const failure = new ModelBusy();
    const { answer, rulesCalls } = await outcome({ throws: failure }, { signal: AbortSignal.abort() });
    expect(answer).toEqual({ error: failure });
    expect(rulesCalls).toBe(0);
  });

  it("that fails too surfaces with its own failure", async () => {
    const own = new ModelBlocked();
    const { answer } = await outcome({ throws: new ModelBusy() }, { rules: { throws: own } });
    expect(answer).toEqual({ error: own });
  });

  it("leaves id and health to the first choice", () => {
    const port = withFallback(given("cloud", {}), given("rules", {}));
    expect([port.id, port.health().lastFailureCode]).toEqual(["cloud", "cloud"]);
  });
});
