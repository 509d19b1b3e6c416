/** Every provider: one unit vector of 768 numbers a text, or a named failure. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createJsonPost, type PostJson } from "../http/json-post";
import { chooseEmbedder } from "./choose";
import { createGoogleEmbedder } from "./google";
import { createHashEmbedder } from "./hash";
import { createOllamaEmbedder } from "./ollama";

const cosine = (a: readonly number[] = [], b: readonly number[] = []) =>
  a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);

describe("hash", () => {
  const embedder = createHashEmbedder();

  it("gives the same unit vector of 768 numbers every time", async () => {
    const [first] = await embedder.embed(["Wagner sprained his ankle"]);
    const [again] = await createHashEmbedder().embed(["Wagner sprained his ankle"]);
    expect(first).toHaveLength(768);
    expect(Math.hypot(...(first ?? []))).toBeCloseTo(1, 10);
    expect(again).toEqual(first);
  });

  it("puts texts that share words and stems closer, whatever accents they are written with", async () => {
    const [a, stem, accent, other] = await embedder.embed([
      "Doncic has an injured ankle",
      "ankle injuries of Doncic",
      "Dončić has an injured ankle",
      "The arena will be sold to new owners",
    ]);
    expect(cosine(a, accent)).toBeCloseTo(1, 10);
    expect(cosine(a, stem)).toBeGreaterThan(0.35);
    expect(Math.abs(cosine(a, other))).toBeLessThan(cosine(a, stem) / 2);
  });

  it("has no vector for nothing and honours an abort", async () => {
    expect((await embedder.embed(["", "the"])).map((vector) => Math.hypot(...vector))).toEqual([0, 0]);
    await expect(embedder.embed(["x"], { signal: AbortSignal.abort() })).rejects.toThrow();
  });
});

describe("providers over HTTP", () => {
  type Seen = { path: string; key: string | undefined; body: Record<string, unknown> };
  let server: Server;
  let origin: string;
  let closePost: () => Promise<void>;
  let post: PostJson;
  let seen: Seen[];
  let reply: (body: Record<string, unknown>) => { status: number; text: string };

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const body = JSON.parse(await textOf(request));
      seen.push({ path: request.url ?? "", key: request.headers["x-goog-api-key"]?.toString(), body });
      const { status, text } = reply(body);
      response.writeHead(status, { "content-type": "application/json" }).end(text);
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server's address
  });
  beforeEach(async () => {
    await closePost?.();
    seen = [];
    ({ post, close: closePost } = createJsonPost({
      isOperatorOrigin: () => true,
      backoffMs: [1],
      limits: { attemptTimeoutMs: 2_000 },
    }));
  });
  afterAll(async () => {
    await closePost();
    server.close();
  });

  const vectors = (count: number, length = 768) =>
    Array.from({ length: count }, (_, i) => Array.from({ length }, (_unused, j) => (j === i ? 2 : 0)));
  const googleReply = (body: Record<string, unknown>) => {
    const count = Array.isArray(body.requests) ? body.requests.length : 0;
    return { status: 200, text: JSON.stringify({ embeddings: vectors(count).map((values) => ({ values })) }) };
  };
  const google = () => createGoogleEmbedder({ model: "gemini-embedding-001", apiKey: "secret-key", origin, post });
  const ollama = () => createOllamaEmbedder({ model: "nomic-embed-text", origin, post });

  it("google asks for 768 numbers in batches of 100, the key in a header, and brings vectors to length 1", async () => {
    reply = googleReply;
    const got = await google().embed(
      Array.from({ length: 150 }, (_, i) => `text ${i}`),
      { purpose: "query" },
    );
    expect(got).toHaveLength(150);
    expect(got[0]?.[0]).toBe(1);
    expect(seen.map(({ path, key }) => [path, key])).toEqual(
      Array(2).fill(["/v1beta/models/gemini-embedding-001:batchEmbedContents", "secret-key"]),
    );
    expect(seen[1]?.body.requests).toHaveLength(50);
    expect(seen[0]?.body).toMatchObject({
      requests: expect.arrayContaining([
        {
          model: "models/gemini-embedding-001",
          content: { parts: [{ text: "text 0" }] },
          taskType: "RETRIEVAL_QUERY",
          outputDimensionality: 768,
        },
      ]),
    });
  });

  it("ollama gets the task before the text of its usual model", async () => {
    reply = (body) => ({
      status: 200,
      text: JSON.stringify({ embeddings: vectors(Array.isArray(body.input) ? body.input.length : 0) }),
    });
    await ollama().embed(["a", "b"]);
    expect(seen[0]).toMatchObject({
      path: "/api/embed",
      body: { model: "nomic-embed-text", input: ["search_document: a", "search_document: b"] },
    });
  });

  it.each([
    ["another dimension", 200, JSON.stringify({ embeddings: vectors(1, 1_024) }), "embeddings.wrong_shape"],
    ["too few vectors", 200, JSON.stringify({ embeddings: [] }), "embeddings.wrong_shape"],
    ["no JSON", 200, "<html>", "embeddings.wrong_shape"],
    ["an unknown model", 404, "{}", "embeddings.refused"],
    ["a wrong key", 403, "{}", "embeddings.refused"],
    ["a moved address", 302, "{}", "embeddings.refused"],
    ["a fault of its own", 500, "{}", "embeddings.unavailable"],
    ["too many requests", 429, "{}", "embeddings.unavailable"],
  ])("names the failure: %s", async (_, status, text, code) => {
    reply = () => ({ status, text });
    await expect(ollama().embed(["a"])).rejects.toMatchObject({ code });
    expect(seen.length).toBeLessThanOrEqual(2);
  });

  it("leaves a provider alone after failures in a row, and an unreachable one is unavailable", async () => {
    reply = () => ({ status: 503, text: "{}" });
    for (let i = 0; i < 5; i += 1)
      await expect(ollama().embed(["a"])).rejects.toMatchObject({ code: "embeddings.unavailable" });
    // Two attempts twice, then the retry budget is spent: the fifth failure opens the breaker.
    expect(seen.length).toBe(5);
    const nowhere = createOllamaEmbedder({
      model: "m",
      origin: "http://127.0.0.1:9",
      post: createJsonPost({ isOperatorOrigin: () => true, backoffMs: [1] }).post,
    });
    await expect(nowhere.embed(["a"])).rejects.toMatchObject({ code: "embeddings.unavailable" });
  });
});

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

describe("choosing", () => {
  const post: PostJson = async () => ({ status: 500, body: undefined });
  const idOf = (choice: string, googleApiKey?: string) => {
    const chosen = chooseEmbedder({ choice, googleApiKey, ollamaOrigin: "http://127.0.0.1:11434", post });
    return chosen.ok ? chosen.value.id : chosen.error.code;
  };

  it.each([
    ["hash", undefined, "hash:1"],
    ["google", "key", "google:gemini-embedding-001"],
    ["google:other-model", "key", "google:other-model"],
    ["google", undefined, "embeddings.choice_invalid"],
    ["ollama", undefined, "ollama:nomic-embed-text"],
    ["ollama:embeddinggemma:300m", undefined, "ollama:embeddinggemma:300m"],
    ["ollama:../../x", undefined, "embeddings.choice_invalid"],
    ["hash:2", undefined, "embeddings.choice_invalid"],
    ["openai", undefined, "embeddings.choice_invalid"],
  ])("%s with key %s is %s", (choice, key, id) => {
    expect(idOf(choice, key)).toBe(id);
  });
});
