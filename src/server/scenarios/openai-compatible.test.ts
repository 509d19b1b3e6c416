/**
 * A model of one's own behind the chat completions API: the real client and graph, and the address scripted on the
 * wire.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { ask } from "#test/leagues/product";
import { chatCompletions } from "#test/stubs/chat-completions";
import { type GeminiStub, gemini, startGeminiStub } from "#test/stubs/gemini-stub";

const bodyShape = z.object({
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).optional(),
});

describe.each([
  ["ollama:qwen3:8b", (origin: string) => ({ OLLAMA_BASE_URL: origin })],
  ["openai:gpt-4.1-mini", (origin: string) => ({ OPENAI_BASE_URL: `${origin}/v1`, OPENAI_API_KEY: "test-key" })],
] as const)("%s on the demo league", (model, addressed) => {
  let stub: GeminiStub;
  let product: DemoProduct;
  beforeAll(async () => {
    stub = await startGeminiStub();
    product = await openDemoProduct("points", { FANVISE_MODEL: model, ...addressed(stub.baseUrl) });
  });
  beforeEach(() => stub.reset());
  afterAll(async () => {
    await product.close();
    await stub.close();
  });

  it("plans look-ups, is given their results, and words the answer", async () => {
    stub.enqueue(
      chatCompletions.calls([{ id: "call-1", name: "get_my_roster", argumentPieces: ["{", "}"] }]),
      chatCompletions.text(["Here is your roster: ", "**Karl-Anthony Towns** and **Kevin Durant** are on it."]),
    );
    const answer = await ask({ message: "Who is on my roster?" });
    expect(answer.toolCalls.map(({ name }) => name)).toEqual(["get_my_roster"]);
    expect(answer.answer).toContain("Karl-Anthony Towns");
    expect(answer.usage).toMatchObject({ model, modelCalls: 2, inputTokens: 24, outputTokens: 14 });
    expect(answer.warnings).toEqual([]);
    const [first, second] = stub.requests.map(({ body }) => bodyShape.parse(body));
    expect(first?.tools?.map((tool) => tool.function.name)).toContain("get_my_roster");
    expect(second?.messages.at(-1)).toMatchObject({ role: "tool", tool_call_id: "call-1" });
    expect(JSON.stringify(second?.messages.at(-1)?.content)).toContain("Karl-Anthony Towns");
  });

  it("is held to the facts: an invented number of a player is marked", async () => {
    stub.enqueue(
      chatCompletions.calls([{ id: "call-1", name: "get_my_roster", argumentPieces: ["{}"] }]),
      chatCompletions.text(["**Kevin Durant** averages 91.4 points."]),
    );
    const { answer, grounding } = await ask({ message: "Who is on my roster?" });
    expect(grounding.unverified.map(({ start, end }) => answer.slice(start, end))).toEqual(["91.4"]);
  });

  it("is stood in for by the rules when it cannot be reached, and the answer says so", async () => {
    stub.always(gemini.status(404));
    const answer = await ask({ message: "Who is on my roster?" });
    expect(answer.toolCalls.map(({ name }) => name)).toEqual(["get_my_roster"]);
    expect(answer.answer).toContain("Karl-Anthony Towns");
    expect(answer.warnings.length).toBeGreaterThan(0);
  });
});
