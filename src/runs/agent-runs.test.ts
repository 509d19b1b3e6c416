/** Runs that lost their server, on the real database. Everything else of a run is tested through the routes. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import { createConnectionTables } from "@/db/account/connections";
import { type ConversationTables, createConversationTables } from "@/db/conversations/conversations";
import { createOrphanedRunTables } from "@/db/conversations/orphaned-runs";
import type { Database } from "@/db/database";
import { systemClock } from "@/lib/clock";
import { silentLogger } from "@/lib/log";
import { followRun } from "@/server/http/chat-response";
import type { FanVise } from "@/server/wiring/composition";
import { TooManyChats } from "@/services/refusals";
import { type AgentRuns, createAgentRuns, emptyAnswer } from "./agent-runs";
import { createChatLimits } from "./chat-limits";
import { createRunLog } from "./log/run-log";

const OWNER = "00000000-0000-4000-8000-0000000000cc";

/** Runs of one person with a demo league, and nothing else. */
async function openRuns() {
  const database = await openTestDatabase();
  const conversations = createConversationTables(database.kysely);
  const connections = createConnectionTables(database.kysely);
  await connections.ensureProfile(OWNER);
  const demo = { provider: "demo" as const, leagueKey: "1", season: 2025, teamId: 1 };
  const { connectionId } = await connections.ensureConnection(OWNER, demo);
  const runs = createAgentRuns({
    conversations,
    orphanedRuns: createOrphanedRunTables(database.kysely),
    runLog: createRunLog(conversations, silentLogger),
    limits: createChatLimits({ database, log: silentLogger }, "run", { perMinute: 100, atOnce: 10 }),
    systemClock,
    log: silentLogger,
  });
  return {
    database,
    conversations,
    connectionId,
    runs,
    async close() {
      await runs.close();
      await database.close();
    },
  };
}

describe("a run whose server is gone", () => {
  let fixture: Awaited<ReturnType<typeof openRuns>>;
  let conversations: ConversationTables;
  let runs: AgentRuns;
  let connectionId: string;

  beforeAll(async () => {
    fixture = await openRuns();
    ({ conversations, runs, connectionId } = fixture);
  });
  afterAll(() => fixture.close());

  const abandonedRun = async () => {
    const [runId, threadId] = [randomUUID(), randomUUID()];
    await conversations.createThread({ threadId, ownerId: OWNER, connectionId, teamId: 1, title: "t", language: "en" });
    await conversations.startRun({ runId, threadId, ownerId: OWNER, question: "q", language: "en", model: "rules" });
    await conversations.appendEvents([
      { runId, seq: 1, event: { type: "start", messageId: runId, messageMetadata: { threadId, runId } } },
    ]);
    return { runId, threadId };
  };

  it("is ended by name once, its log is closed, and its thread is free again", async () => {
    const { runId, threadId } = await abandonedRun();
    // Its last heartbeat is fresh: another server may be at work on it.
    expect(await runs.sweepOrphans(false)).toBe(0);
    const swept = await Promise.all([runs.sweepOrphans(true), runs.sweepOrphans(true)]);
    expect(Math.max(...swept)).toBe(1);
    expect(await runs.latest(OWNER, threadId)).toMatchObject({
      status: "failed",
      result: { error: { code: "run.lost" } },
    });
    const types: string[] = [];
    for await (const { event } of runs.tail(runId, 0, new AbortController().signal)) types.push(event.type);
    expect(types).toEqual(["start", "error", "finish"]);
    const next = {
      runId: randomUUID(),
      threadId,
      ownerId: OWNER,
      question: "q",
      language: "en" as const,
      model: "rules",
    };
    expect(await conversations.startRun(next)).toBe(true);
  });

  it("is ended though its log holds an event in a shape that only another version knows", async () => {
    const { runId, threadId } = await abandonedRun();
    const payload = JSON.stringify({ type: "of-another-version" });
    const event = "insert into run_events (run_id, seq, type, payload) values ($1, 2, 'of-another-version', $2)";
    await fixture.database.pool.query(event, [runId, payload]);
    await fixture.database.pool.query("update runs set last_seq = 2 where id = $1", [runId]);
    await runs.sweepOrphans(true);
    expect(await runs.latest(OWNER, threadId)).toMatchObject({ result: { error: { code: "run.lost" } } });
    const types: string[] = [];
    for await (const { event } of runs.tail(runId, 0, new AbortController().signal)) types.push(event.type);
    expect(types).toEqual(["start", "error", "finish"]);
  });

  it("has its log closed once when it was ended and its last event was not written any more", async () => {
    const { runId, threadId } = await abandonedRun();
    const result = {
      ...emptyAnswer({ runId, threadId, language: "en", model: "rules" }),
      status: "completed" as const,
    };
    await conversations.endRun(runId, { status: "completed", result });
    const typesOf = async () => (await conversations.eventsAfter(runId, 0)).map(({ event }) => event.type);
    // Its server may be about to write it.
    await runs.sweepOrphans(false);
    expect(await typesOf()).toEqual(["start"]);
    await Promise.all([runs.sweepOrphans(true), runs.sweepOrphans(true)]);
    await runs.sweepOrphans(true);
    expect(await typesOf()).toEqual(["start", "finish"]);
    expect(await runs.latest(OWNER, threadId)).toMatchObject({ status: "completed", result });
  });

  it("is followed to its last event by a client that comes back between the status and that event", async () => {
    const { runId, threadId } = await abandonedRun();
    const result = {
      ...emptyAnswer({ runId, threadId, language: "en", model: "rules" }),
      status: "completed" as const,
    };
    await conversations.endRun(runId, { status: "completed", result });
    const product = { conversations, runs } as unknown as FanVise; // all that following uses
    const comeBack = async (seq: number) =>
      followRun(
        product,
        await runs.latest(OWNER, threadId),
        new Request("http://x", { headers: { "last-event-id": `${seq}` } }),
      );
    const response = await comeBack(1);
    expect(response.status).toBe(200);
    await conversations.appendEvents([{ runId, seq: 2, event: { type: "finish", finishReason: "stop" } }]);
    expect(await response.text()).toContain("id: 2\ndata: ");
    expect((await comeBack(2)).status).toBe(204);
  });
});

describe("a run whose answer the database does not take", () => {
  let product: Awaited<ReturnType<typeof openRuns>>;
  let conversations: ConversationTables;
  let runs: AgentRuns;
  const threadId = randomUUID();

  beforeAll(async () => {
    product = await openRuns();
    ({ conversations, runs } = product);
    const { connectionId } = product;
    await conversations.createThread({ threadId, ownerId: OWNER, connectionId, teamId: 1, title: "t", language: "en" });
  });
  afterAll(() => product.close());

  const answered = (over: Partial<ChatAnswer>) =>
    runs.start(OWNER, async () => ({
      threadId,
      question: "q",
      language: "en" as const,
      model: "rules",
      blank: (base) => base,
      work: async (_tools, blank) => ({ ...blank, status: "completed" as const, ...over }),
    }));

  it.each([
    ["a text of 400,144 characters", { answer: "x".repeat(400_144) }],
    ["an error message of 5,000", { status: "failed" as const, error: { code: "a.b", message: "x".repeat(5_000) } }],
  ])("for %s ends all the same, and its thread is free", async (_, over) => {
    const { runId, finished } = await answered(over);
    expect(await finished).toMatchObject({ status: "failed", error: { code: "run.not_kept" } });
    expect(await conversations.findRun(OWNER, threadId, runId)).toMatchObject({ status: "failed" });
    expect(await runs.sweepOrphans(true)).toBe(0);
    expect(await (await answered({ answer: "Fine." })).finished).toMatchObject({ status: "completed" });
  });

  it("is ended by the sweep when its server is gone too", async () => {
    const runId = randomUUID();
    await conversations.startRun({ runId, threadId, ownerId: OWNER, question: "q", language: "en", model: "rules" });
    const delta = "x".repeat(60_000);
    const deltas = [1, 2, 3, 4].map((seq) => ({ runId, seq, event: { type: "text-delta" as const, id: "t", delta } }));
    await conversations.appendEvents(deltas);
    expect(await runs.sweepOrphans(true)).toBe(1);
    expect(await conversations.findRun(OWNER, threadId, runId)).toMatchObject({ status: "failed" });
    expect(await runs.sweepOrphans(true)).toBe(0);
  });
});

describe("limits of a person", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => void (await database.pool.query("delete from rate_limits")));
  afterAll(() => database.close());
  const limitsOf = (limits: { perMinute: number; atOnce: number }) =>
    createChatLimits({ database, log: silentLogger }, "run", limits);

  it("count runs under way and those started within a minute, each person apart", async () => {
    const limits = limitsOf({ perMinute: 3, atOnce: 2 });
    const [first] = [await limits.admit("a"), await limits.admit("a")];
    await expect(limits.admit("a")).rejects.toThrow(TooManyChats);
    await limits.admit("b");
    await first.ended();
    await first.ended();
    await (await limits.admit("a")).ended();
    // The two first questions leave the minute together, 60 s after they came.
    const refused = await limits.admit("a").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TooManyChats);
    expect([59, 60]).toContain((refused as TooManyChats).retryAfterSeconds);
    await database.pool.query(
      "update rate_limits set started_at = array(select at - interval '61 seconds' from unnest(started_at) as at)",
    );
    await limits.admit("a");
  });

  it("do not count a question that was refused", async () => {
    const limits = limitsOf({ perMinute: 1, atOnce: 1 });
    await (await limits.admit("a")).refused();
    await (await limits.admit("a")).ended();
    await expect(limits.admit("a")).rejects.toThrow(TooManyChats);
  });

  it("count for every server of the deployment", async () => {
    const [one, another] = [limitsOf({ perMinute: 1, atOnce: 5 }), limitsOf({ perMinute: 1, atOnce: 5 })];
    await (await one.admit("a")).ended();
    await expect(another.admit("a")).rejects.toThrow(TooManyChats);
  });

  it("let go of a place quietly when the database is away", async () => {
    const away = await openTestDatabase();
    const logged: string[] = [];
    const log = { ...silentLogger, log: (_level: string, event: string) => void logged.push(event) };
    const place = await createChatLimits({ database: away, log }, "run", { perMinute: 1, atOnce: 1 }).admit("a");
    await away.close();
    await place.ended();
    expect(logged).toEqual(["limits.place_kept"]);
  });
});
