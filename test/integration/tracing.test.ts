/**
 * Traces over the wire, to a local collector: what is sent when somebody is named, and that nothing is when nobody is.
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { openDemoProduct } from "#test/leagues/demo-product";
import { ask } from "#test/leagues/product";
import { gemini, startGeminiStub } from "#test/stubs/gemini-stub";

type Received = { path: string; headers: IncomingMessage["headers"]; text: string };

/** Takes everything and keeps it. */
async function startCollector() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const bytes = Buffer.concat(chunks);
      const isPacked = request.headers["content-encoding"] === "gzip";
      const text = (isPacked ? gunzipSync(bytes) : bytes).toString("utf8");
      received.push({ path: request.url ?? "", headers: request.headers, text });
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    received,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a listening TCP server has one
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const attribute = z.object({
  key: z.string(),
  value: z.union([
    z.strictObject({ stringValue: z.string() }),
    z.strictObject({ intValue: z.string().regex(/^-?\d+$/) }),
    z.strictObject({ doubleValue: z.number() }),
  ]),
});
/** The parts of OTLP's JSON form that are sent: ids in hexadecimal digits, 64-bit numbers as text. */
const otlp = z.object({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.object({ name: z.string() }),
          spans: z.array(
            z.strictObject({
              traceId: z.string().regex(/^[0-9a-f]{32}$/),
              spanId: z.string().regex(/^[0-9a-f]{16}$/),
              parentSpanId: z
                .string()
                .regex(/^[0-9a-f]{16}$/)
                .optional(),
              name: z.string().min(1),
              kind: z.literal(1),
              startTimeUnixNano: z.string().regex(/^\d{19}$/),
              endTimeUnixNano: z.string().regex(/^\d{19}$/),
              attributes: z.array(attribute),
              status: z.strictObject({ code: z.literal(2), message: z.string() }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});
const spansIn = ({ received }: { received: readonly Received[] }) =>
  received.flatMap(({ text }) =>
    otlp.parse(JSON.parse(text)).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );

describe("tracing", () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let stub: Awaited<ReturnType<typeof startGeminiStub>>;
  beforeEach(async () => {
    collector = await startCollector();
    stub = await startGeminiStub();
    stub.enqueue(gemini.calls([{ name: "get_my_roster" }]), gemini.text("Your roster is listed above."));
  });
  afterEach(async () => {
    await stub.close();
    await collector.close();
  });

  const SECRET = `fv_${"c".repeat(43)}`;
  /** One question to a model, one plan, and the end of the product: whatever is to be sent has been sent then. */
  async function useOnce(variables: Record<string, string>) {
    const product = await openDemoProduct("points", {
      FANVISE_MODEL: "google-genai:gemini-2.5-flash",
      GOOGLE_API_KEY: "canary-google-key",
      GOOGLE_BASE_URL: stub.baseUrl,
      ...variables,
    });
    const { connectionId, leagueId, personId } = product.scope;
    try {
      const answer = await ask({ message: `Who is on my roster? My token is ${SECRET}.` });
      expect(answer.status).toBe("completed");
      const { leagueName } = (await product.fanvise.league.buildIntelligenceSnapshot(product.scope)).league.settings;
      const hidden = [SECRET, "canary-google-key", "canary-smith-key", answer.threadId, connectionId, personId];
      return { answer, hidden, leagueId, leagueName };
    } finally {
      await product.close();
    }
  }

  it("sends nothing to anyone when nobody is named, whatever addresses and keys lie around", async () => {
    await useOnce({
      LANGSMITH_ENDPOINT: collector.origin,
      LANGSMITH_API_KEY: "canary-smith-key",
      LANGSMITH_PROJECT: "x",
      OTEL_SERVICE_NAME: "x",
    });
    expect(collector.received).toEqual([]);
  });

  it("sends a run with its nodes, look-ups and model calls to an OpenTelemetry collector, and nothing that says whose", async () => {
    const { hidden, leagueName, answer } = await useOnce({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.origin}/`,
      OTEL_EXPORTER_OTLP_HEADERS: "x-team=a%20b,authorization=Bearer%20t",
      OTEL_SERVICE_NAME: "the service",
    });
    expect(new Set(collector.received.map(({ path }) => path))).toEqual(new Set(["/v1/traces"]));
    expect(collector.received[0]?.headers).toMatchObject({
      "x-team": "a b",
      authorization: "Bearer t",
      "content-type": "application/json",
    });
    const spans = spansIn(collector);
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    const [root] = spans.filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(root?.name).toBe("run");
    const named = (name: string) => spans.filter((span) => span.name === name);
    for (const node of ["classify_intent", "agent", "tools", "synthesize"]) {
      expect(named(`node ${node}`).length).toBeGreaterThan(0);
      for (const span of named(`node ${node}`)) expect(span.parentSpanId).toBe(root?.spanId);
    }
    expect(named("tool get_my_roster").map(({ parentSpanId }) => parentSpanId)).toEqual([
      named("node tools")[0]?.spanId,
    ]);
    const models = named("model agent");
    expect(models.map(({ parentSpanId }) => parentSpanId)).toEqual(named("node agent").map(({ spanId }) => spanId));
    for (const { attributes } of models) {
      expect(attributes).toContainEqual({ key: "gen_ai.usage.input_tokens", value: { intValue: "12" } });
      expect(attributes).toContainEqual({ key: "gen_ai.usage.output_tokens", value: { intValue: "7" } });
    }
    for (const { startTimeUnixNano, endTimeUnixNano } of spans) {
      expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
      expect(Math.abs(Number(BigInt(startTimeUnixNano) / 1_000_000n) - Date.now())).toBeLessThan(60_000);
    }
    const text = collector.received.map((each) => each.text).join("\n");
    for (const word of [...hidden, leagueName, answer.runId, "roster?"]) expect(text).not.toContain(word);
  });

  it("lets the run be when the collector is away", async () => {
    await collector.close();
    const { answer } = await useOnce({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin });
    expect(answer.answer).not.toBe("");
    collector = await startCollector();
  });

  it("sends LangSmith the graph's runs once it is switched on, ids as digests, without secrets", async () => {
    const { hidden, leagueId, leagueName } = await useOnce({
      LANGSMITH_TRACING: "true",
      LANGSMITH_ENDPOINT: collector.origin,
      LANGSMITH_API_KEY: "canary-smith-key",
      LANGSMITH_PROJECT: "trial",
    });
    const sent = collector.received.filter(({ path }) => path.includes("/runs"));
    expect(sent.length).toBeGreaterThan(0);
    const text = sent.map((each) => each.text).join("\n");
    for (const node of ["classify_intent", "agent", "tools", "synthesize"]) expect(text).toContain(`"${node}"`);
    // The model's calls are among them. What was asked is there, so that hiding is not mere absence.
    expect(text).toContain("Who is on my roster?");
    expect(text).toContain("[removed]");
    expect(text).toContain('"run_type":"llm"');
    const before = (word: string) => text.slice(Math.max(0, text.indexOf(word) - 60), text.indexOf(word));
    const leaks = [...hidden, leagueName].filter((word) => text.includes(word)).map((word) => [word, before(word)]);
    expect(leaks).toEqual([]);
    expect(text).not.toMatch(new RegExp(`leagueId\\\\*":\\s*\\\\*"?${leagueId}`));
    expect(text).toMatch(/"leagueId":"hidden-[0-9a-f]{12}"/);
  });
});
