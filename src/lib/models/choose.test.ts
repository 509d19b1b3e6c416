import { AIMessage, HumanMessage } from "@langchain/core/messages";
import { describe, expect, it } from "vitest";
import { chatCompletions } from "#test/stubs/chat-completions";
import { gemini, startGeminiStub } from "#test/stubs/gemini-stub";
import type { ChatModelPort } from "./chat-model";
import { buildChatModel, parseModelChoice } from "./choose";

const rules: ChatModelPort = {
  id: "rules",
  health: () => ({ circuit: "closed", consecutiveFailures: 0, lastFailureCode: null }),
  answer: async () => ({
    message: new AIMessage("from rules"),
    usage: { inputTokens: 0, outputTokens: 0 },
    stop: "complete",
    answeredBy: "rules",
    fallbackReason: null,
  }),
};

const SOURCES = { rules: () => rules, ollamaBaseUrl: "http://127.0.0.1:11434" };

describe("FANVISE_MODEL", () => {
  it.each([
    ["rules", { provider: "rules" }],
    [" google-genai:gemini-2.5-pro ", { provider: "google-genai", model: "gemini-2.5-pro" }],
    ["ollama:llama3.2:3b", { provider: "ollama", model: "llama3.2:3b" }],
    ["openai:meta/llama-3.3-70b", { provider: "openai", model: "meta/llama-3.3-70b" }],
  ])("%j is understood", (value, choice) => {
    expect(parseModelChoice(value, false)).toEqual({ ok: true, value: choice });
  });

  it.each([undefined, "", "  "])("%j means rules without a key and Gemini with one", (value) => {
    expect(parseModelChoice(value, false)).toMatchObject({ value: { provider: "rules" } });
    expect(parseModelChoice(value, true)).toMatchObject({ value: { provider: "google-genai" } });
  });

  it.each([
    "gemini-2.5-flash",
    "google-genai",
    "google-genai:",
    "anthropic:x",
    "rules:x",
    "ollama:a b",
    "Rules",
    "openai:../x y",
  ])("%j is refused with the forms that are", (value) => {
    const parsed = parseModelChoice(value, true);
    expect(parsed).toMatchObject({ ok: false, error: { code: "model.choice_invalid" } });
    expect(!parsed.ok && parsed.error.userMessage).toContain("google-genai:<model>");
  });
});

describe("building the chosen model", () => {
  it("takes rules as they are", () => {
    expect(buildChatModel({ provider: "rules" }, SOURCES)).toEqual({ ok: true, value: rules });
  });

  it("asks for OpenAI's key at OpenAI's own address alone", () => {
    const openai = { provider: "openai", model: "x" } as const;
    expect(buildChatModel(openai, SOURCES)).toMatchObject({ error: { code: "model.key_missing" } });
    const elsewhere = { ...SOURCES, openaiBaseUrl: "http://127.0.0.1:8000/v1" };
    expect(buildChatModel(openai, elsewhere)).toMatchObject({ ok: true, value: { id: "openai:x" } });
    expect(buildChatModel({ provider: "ollama", model: "x:1b" }, SOURCES)).toMatchObject({
      value: { id: "ollama:x:1b" },
    });
  });

  it.each([
    ["ollama", "/v1/chat/completions", undefined],
    ["openai", "/api/chat/completions", "Bearer k"],
  ] as const)(
    "asks %s at its address, and lets rules stand in when it fails",
    async (provider, path, authorization) => {
      const stub = await startGeminiStub();
      stub.enqueue(chatCompletions.text(["from afar"]), gemini.status(404));
      const built = buildChatModel(
        { provider, model: "m:1" },
        {
          rules: () => rules,
          ollamaBaseUrl: stub.baseUrl,
          openaiApiKey: "k",
          openaiBaseUrl: `${stub.baseUrl}/api`,
        },
      );
      if (!built.ok) throw built.error;
      const { signal } = new AbortController();
      const request = { messages: [new HumanMessage("hi")], tools: [], signal, purpose: "agent" } as const;
      expect((await built.value.answer(request)).message.content).toBe("from afar");
      expect(await built.value.answer(request)).toMatchObject({ answeredBy: "rules", fallbackReason: "model.unknown" });
      expect(stub.requests.map(({ method }) => method)).toEqual([path, path]);
      if (authorization) expect(stub.requests[0]?.headers.authorization).toBe(authorization);
      await stub.close();
    },
  );

  it.each([undefined, "", " "])("asks for the key when it is %j", (googleApiKey) => {
    const built = buildChatModel({ provider: "google-genai", model: "x" }, { ...SOURCES, googleApiKey });
    expect(built).toMatchObject({ ok: false, error: { code: "model.key_missing" } });
  });

  it("lets rules stand in when Gemini fails, and reports it", async () => {
    const stub = await startGeminiStub();
    stub.enqueue(gemini.status(403));
    const notices: unknown[] = [];
    const built = buildChatModel(
      { provider: "google-genai", model: "gemini-2.5-flash" },
      {
        ...SOURCES,
        googleApiKey: "k",
        googleBaseUrl: stub.baseUrl,
        onFallback: (notice) => notices.push(notice),
      },
    );
    if (!built.ok) throw built.error;
    const { signal } = new AbortController();
    const answer = await built.value.answer({
      messages: [new HumanMessage("hi")],
      tools: [],
      signal,
      purpose: "agent",
    });
    expect(answer).toMatchObject({ answeredBy: "rules", fallbackReason: "model.key_refused" });
    expect(notices).toEqual([{ from: "google-genai:gemini-2.5-flash", to: "rules", reason: "model.key_refused" }]);
    await stub.close();
  });
});
