/**
 * What a run keeps of itself: against what really went over the wire to the model, and against the answer's own
 * account.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { ask, HOST } from "#test/leagues/product";
import { type GeminiStub, gemini, startGeminiStub } from "#test/stubs/gemini-stub";
import { GET as readRun } from "@/app/api/threads/[id]/runs/[runId]/route";
import { runRecordOutput } from "@/contract/conversation/run-record";
import { errorBody } from "@/contract/error";

const read = (id: string, runId: string) =>
  readRun(new Request(`http://${HOST}/api/any`, { headers: { host: HOST } }), {
    params: Promise.resolve({ id, runId }),
  });
const recordOf = async ({ threadId, runId }: { threadId: string; runId: string }) => {
  const response = await read(threadId, runId);
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return runRecordOutput.parse(body);
};

/** Every text of a request as the provider got it, tool results included. */
function wordsOf(body: unknown): string {
  const strings: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === "string") strings.push(value);
    else if (typeof value === "object" && value !== null) for (const each of Object.values(value)) walk(each);
  };
  walk(body);
  return strings.join("\n");
}

describe("the record of a run", () => {
  let stub: GeminiStub;
  let product: DemoProduct;
  beforeAll(async () => {
    stub = await startGeminiStub();
    product = await openDemoProduct("points", {
      FANVISE_MODEL: "google-genai:gemini-2.5-flash",
      GOOGLE_API_KEY: "canary-key",
      GOOGLE_BASE_URL: stub.baseUrl,
    });
  });
  afterAll(async () => {
    await product.close();
    await stub.close();
  });

  it("holds every model call as it was sent, the nodes and look-ups with their time, and the same account as the answer", async () => {
    stub.reset();
    stub.enqueue(
      gemini.calls([{ name: "get_my_roster" }, { name: "get_matchup_details" }]),
      gemini.text("Your roster is listed above."),
    );
    const answer = await ask({ message: "Who is on my roster?" });
    const record = await recordOf(answer);
    expect(record).toMatchObject({ runId: answer.runId, status: "completed", usage: answer.usage });
    const named = (kind: string) => record.steps.filter((step) => step.kind === kind).map(({ name }) => name);
    expect(named("node")).toEqual(["classify_intent", "agent", "tools", "agent", "synthesize"]);
    expect(named("tool").sort()).toEqual(["get_matchup_details", "get_my_roster"]);
    expect(record.steps.map(({ seq }) => seq)).toEqual(record.steps.map((_, index) => index + 1));

    const calls = record.steps.filter(({ kind }) => kind === "model");
    expect(calls).toHaveLength(stub.requests.length);
    expect(calls).toHaveLength(2);
    for (const [index, { input, inputTokens, outputTokens, model }] of calls.entries()) {
      const sent = wordsOf(stub.requests[index]?.body);
      expect(input?.isCut).toBe(false);
      expect(input?.messages.map(({ role }) => role)).toContain("human");
      for (const { role, text } of input?.messages ?? []) {
        // A tool's result goes out as an object.
        if (role !== "tool") expect(sent).toContain(text);
      }
      expect(input?.tools).toContain("get_my_roster");
      expect([inputTokens, outputTokens, model]).toEqual([12, 7, "google-genai:gemini-2.5-flash"]);
    }
    const results = calls[1]?.input?.messages.filter(({ role }) => role === "tool") ?? [];
    // A language model reads each result as a sheet, which begins with its name and its tool.
    const heads = results.map(({ text }) => text.split(" · ").slice(0, 2).join(" "));
    expect(heads.sort()).toEqual(["matchup get_matchup_details", "roster get_my_roster"]);

    const sum = (of: "inputTokens" | "outputTokens" | "costUsd") =>
      calls.reduce((total, step) => total + (step[of] ?? 0), 0);
    expect(answer.usage).toMatchObject({
      modelCalls: 2,
      inputTokens: sum("inputTokens"),
      outputTokens: sum("outputTokens"),
      costUsd: expect.closeTo(sum("costUsd"), 12),
    });
    // A node lasts as long as what it does.
    const tools = record.steps.find(({ name }) => name === "tools");
    const longest = Math.max(...record.steps.filter(({ kind }) => kind === "tool").map(({ ms }) => ms));
    expect(tools?.ms).toBeGreaterThanOrEqual(longest);
  });

  it("says which calls failed, and keeps no secret that was typed, no key and no address of a person", async () => {
    stub.reset();
    stub.enqueue(gemini.status(400));
    const secret = `fv_${"b".repeat(43)}`;
    const answer = await ask({ message: `Who is hurt? My token is ${secret}, write to me@example.org` });
    const text = JSON.stringify(await recordOf(answer));
    const record = runRecordOutput.parse(JSON.parse(text));
    // The rules stood in: the step names who answered.
    expect(record.steps.find(({ kind }) => kind === "model")?.model).toBe("rules");
    const stored = JSON.stringify(record.steps);
    for (const hidden of [secret, "me@example.org", "canary-key"]) expect(stored).not.toContain(hidden);
    expect(stored).toContain("[removed]");
  });

  it("is the owner's alone", async () => {
    stub.reset();
    stub.enqueue(gemini.text("Hello."));
    const { threadId, runId } = await ask({ message: "Hello" });
    const { kysely } = product.fanvise.database;
    const otherUser = randomUUID();
    await kysely.insertInto("profiles").values({ id: otherUser }).execute();
    const connection = await kysely
      .insertInto("league_connections")
      .values({ owner_id: otherUser, provider: "demo", league_key: "1", season: 2025, team_id: 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const theirThread = randomUUID();
    const theirs = { id: theirThread, owner_id: otherUser, connection_id: connection.id, team_id: 1 };
    await kysely.insertInto("threads").values(theirs).execute();
    const theirRun = randomUUID();
    const run = { id: theirRun, thread_id: theirThread, owner_id: otherUser, question: "Mine?", model: "rules" };
    await kysely.insertInto("runs").values(run).execute();
    for (const [thread, question] of [
      [theirThread, theirRun],
      [threadId, theirRun],
      [theirThread, runId],
      [threadId, randomUUID()],
    ] as const) {
      const response = await read(thread, question);
      expect([response.status, errorBody.parse(await response.json()).error.code]).toEqual([404, "request.not_found"]);
    }
  });
});
