/** What pruning takes and what it must leave, on both homes; and that a conversation goes on after it. */
import { randomUUID } from "node:crypto";
import { Annotation, Command, END, interrupt, START, StateGraph } from "@langchain/langgraph";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import { createConnectionTables } from "../account/connections";
import { createCheckpointSaver } from "../conversations/checkpoints";
import { createRunStepTable } from "../conversations/run-steps";
import type { Database } from "../database";
import { toJson } from "../parameters";
import { createPruningTables, type PruningTables } from "./pruning";

const OWNER = "a0000000-0000-4000-8000-00000000000a";
const BEFORE = "2027-01-01T00:00:00.000Z";
const OLD = "2026-12-31T23:59:59.000Z";
const YOUNG = "2027-01-01T00:00:01.000Z";

describe.each(DATABASE_BACKENDS.map((backend) => [backend.name, backend] as const))("pruning, %s", (_, backend) => {
  describe.skipIf(!backend.isPresent)("on a migrated database", () => {
    let running: RunningDatabase;
    let database: Database;
    let tables: PruningTables;
    let connectionId: string;

    beforeAll(async () => {
      running = await backend.start();
    });
    afterAll(() => running.stop());
    beforeEach(async () => {
      database = await running.openMigrated();
      tables = createPruningTables(database.kysely);
      const connections = createConnectionTables(database.kysely);
      await connections.ensureProfile(OWNER);
      const requested = { provider: "espn" as const, leagueKey: "1", season: 2027, teamId: 1 };
      connectionId = (await connections.ensureConnection(OWNER, requested)).connectionId;
      return () => database.close();
    });

    const texts = async (query: string) =>
      (await database.pool.query<{ text: string }>(query)).rows.map(({ text }) => text);
    const threadWithRun = async (run: { status?: string; finishedAt?: string } = {}) => {
      const [threadId, runId] = [randomUUID(), randomUUID()];
      await database.kysely
        .insertInto("threads")
        .values({ id: threadId, owner_id: OWNER, connection_id: connectionId, team_id: 1 })
        .execute();
      await database.kysely
        .insertInto("runs")
        .values({
          id: runId,
          thread_id: threadId,
          owner_id: OWNER,
          question: "Who is hurt?",
          answer: "Nobody.",
          model: "rules",
          last_seq: 2,
          status: run.status ?? "completed",
          finished_at: run.finishedAt ?? null,
        })
        .execute();
      for (const seq of [1, 2])
        await database.kysely
          .insertInto("run_events")
          .values({ run_id: runId, seq, type: "start", payload: toJson({}) })
          .execute();
      return { threadId, runId };
    };

    it("takes old real news a batch at a time, with their links, and nothing of the demo season", async () => {
      const add = (universe: string, title: string, publishedAt: string, ingestedAt: string) =>
        database.pool.query(
          `with item as (
             insert into news_items (universe, source, trust, title, body, published_at, ingested_at, simhash, injury_weight, search_text)
             values ($1, 'ESPN', 'outlet', $2, 'text', $3, $4, '0000000000000000', 0, 'text') returning id, universe
           )
           insert into news_players (news_id, universe, player_id, spans, salience, injury_weight)
           select id, universe, 7, '[]', 1, 0 from item`,
          [universe, title, publishedAt, ingestedAt],
        );
      await add("espn", "old", OLD, OLD);
      await add("espn", "older", "2026-10-01T00:00:00Z", OLD);
      await add("espn", "young", YOUNG, YOUNG);
      await add("espn", "an old file loaded lately", OLD, YOUNG);
      await add("demo", "of the demo season", OLD, OLD);
      expect([await tables.news(BEFORE, 1), await tables.news(BEFORE, 1), await tables.news(BEFORE, 1)]).toEqual([
        1, 1, 0,
      ]);
      expect(await texts("select title as text from news_items order by title")).toEqual([
        "an old file loaded lately",
        "of the demo season",
        "young",
      ]);
      expect(await texts("select news_id::text as text from news_players")).toHaveLength(3);
    });

    it("takes the event logs of runs that ended long ago and keeps the runs", async () => {
      const old = await threadWithRun({ finishedAt: OLD });
      const young = await threadWithRun({ finishedAt: YOUNG });
      const unfinished = await threadWithRun({ status: "running" });
      const step = {
        seq: 1,
        kind: "node" as const,
        name: "agent",
        startedAt: OLD,
        ms: 1,
        errorCode: null,
        model: null,
        inputTokens: null,
        outputTokens: null,
        costUsd: null,
        input: null,
      };
      const steps = createRunStepTable(database.kysely);
      for (const { runId } of [old, young, unfinished]) await steps.add(runId, [step]);
      expect([await tables.runEvents(BEFORE, 10), await tables.runEvents(BEFORE, 10)]).toEqual([1, 0]);
      expect(new Set(await texts("select run_id::text as text from run_events"))).toEqual(
        new Set([young.runId, unfinished.runId]),
      );
      expect(await Promise.all([old, young, unfinished].map(async ({ runId }) => steps.of(runId)))).toEqual([
        [],
        [step],
        [step],
      ]);
      const { rows } = await database.pool.query("select answer, last_seq from runs where id = $1", [old.runId]);
      // Whoever asks for the rest of the log is told that there is none, and does not wait for it.
      expect(rows).toEqual([{ answer: "Nobody.", last_seq: 0 }]);
    });

    it("takes a league's answers for days long past, but never the latest of a kind", async () => {
      const other = await createConnectionTables(database.kysely).ensureConnection(OWNER, {
        provider: "espn",
        leagueKey: "2",
        season: 2027,
        teamId: 1,
      });
      const keep = (connection: string, resource: string, fetchedAt: string) =>
        database.kysely
          .insertInto("league_snapshots")
          .values({
            connection_id: connection,
            resource_key: resource,
            shape_version: 1,
            payload: toJson([]),
            source: "espn",
            fetched_at: fetchedAt,
          })
          .execute();
      await keep(connectionId, "rosters:1", "2026-12-01T00:00:00Z");
      await keep(connectionId, "rosters:2", OLD);
      await keep(connectionId, "rosters:20", YOUNG);
      await keep(connectionId, "matchups:1:1", "2026-12-01T00:00:00Z");
      await keep(connectionId, "matchups:1:2", OLD);
      await keep(connectionId, "cards:1:1", OLD);
      await keep(connectionId, "cards:1:2", YOUNG);
      await keep(connectionId, "transactions:1:whole", OLD);
      await keep(connectionId, "transactions:2:so-far", OLD);
      await keep(connectionId, "transactions:20:so-far", YOUNG);
      await keep(connectionId, "league", OLD);
      await keep(other.connectionId, "rosters:5", OLD);
      expect([
        await tables.dayAnswers(BEFORE, 3),
        await tables.dayAnswers(BEFORE, 3),
        await tables.dayAnswers(BEFORE, 3),
      ]).toEqual([3, 2, 0]);
      expect(await texts("select resource_key as text from league_snapshots order by 1")).toEqual([
        "cards:1:2",
        "league",
        "matchups:1:2",
        "rosters:20",
        "rosters:5",
        "transactions:1:whole",
        "transactions:20:so-far",
      ]);
    });

    const State = Annotation.Root({
      said: Annotation<string[]>({ reducer: (a, b) => a.concat(b), default: () => [] }),
      turns: Annotation<number>({ reducer: (a, b) => a + b, default: () => 0 }),
    });
    const talk = () =>
      new StateGraph(State)
        .addNode("hear", () => ({ turns: 1 }))
        .addNode("ask", ({ said: texts }) => {
          if (texts.at(-1) !== "propose") return {};
          return { said: [`decided ${interrupt("sure?")}`] };
        })
        .addEdge(START, "hear")
        .addEdge("hear", "ask")
        .addEdge("ask", END)
        .compile({ checkpointer: createCheckpointSaver(database.pool) });
    const of = (threadId: string) => ({ configurable: { thread_id: threadId } });
    const checkpointsOf = async (threadId: string) =>
      (
        await database.pool.query<{ n: number }>(
          "select count(*) as n from langgraph.checkpoints where thread_id = $1",
          [threadId],
        )
      ).rows[0]?.n;

    it("leaves a thread its newest checkpoint, from which it goes on", async () => {
      const graph = talk();
      const { threadId } = await threadWithRun({ finishedAt: YOUNG });
      for (const word of ["one", "two", "three"]) await graph.invoke({ said: [word] }, of(threadId));
      expect(await checkpointsOf(threadId)).toBeGreaterThan(3);
      const before = (await graph.getState(of(threadId))).values;

      expect([await tables.checkpoints(10), await tables.checkpoints(10)]).toEqual([1, 0]);
      expect(await checkpointsOf(threadId)).toBe(1);
      // Of each value only the version that the newest checkpoint names.
      const { rows } = await database.pool.query(
        `select channel, count(*) as n from langgraph.checkpoint_blobs where thread_id = $1 group by channel having count(*) > 1`,
        [threadId],
      );
      expect(rows).toEqual([]);
      expect((await graph.getState(of(threadId))).values).toEqual(before);
      expect(await graph.invoke({ said: ["four"] }, of(threadId))).toEqual({
        said: ["one", "two", "three", "four"],
        turns: 4,
      });
    });

    it("leaves a gate that waits for a decision as it is", async () => {
      const graph = talk();
      const { threadId } = await threadWithRun({ status: "awaiting_approval" });
      await graph.invoke({ said: ["one"] }, of(threadId));
      await graph.invoke({ said: ["propose"] }, of(threadId));
      expect(await tables.checkpoints(10)).toBe(1);
      expect(await checkpointsOf(threadId)).toBe(1);
      expect((await graph.getState(of(threadId))).next).toEqual(["ask"]);
      expect(await graph.invoke(new Command({ resume: "yes" }), of(threadId))).toEqual({
        said: ["one", "propose", "decided yes"],
        turns: 2,
      });
    });

    it("does not touch a thread with a running run, and goes through the others a batch at a time", async () => {
      const graph = talk();
      const busy = await threadWithRun({ status: "running" });
      const idle = await Promise.all(Array.from({ length: 3 }, () => threadWithRun({ finishedAt: YOUNG })));
      for (const { threadId } of [busy, ...idle]) await graph.invoke({ said: ["one"] }, of(threadId));
      const untouched = await checkpointsOf(busy.threadId);
      expect([await tables.checkpoints(2), await tables.checkpoints(2), await tables.checkpoints(2)]).toEqual([
        2, 1, 0,
      ]);
      expect(await Promise.all(idle.map(({ threadId }) => checkpointsOf(threadId)))).toEqual([1, 1, 1]);
      expect(untouched).toBeGreaterThan(1);
      expect(await checkpointsOf(busy.threadId)).toBe(untouched);
    });

    // The embedded home has one session, so nothing can come between.
    it.skipIf(backend.backend === "embedded")("passes over a thread on which a run is about to begin", async () => {
      const { threadId } = await threadWithRun({ finishedAt: YOUNG });
      await talk().invoke({ said: ["one"] }, of(threadId));
      const client = await database.pool.connect();
      await client.query("begin");
      await client.query(
        "insert into runs (thread_id, owner_id, question, model) values ($1, $2, 'And now?', 'rules')",
        [threadId, OWNER],
      );
      expect(await tables.checkpoints(10)).toBe(0);
      await client.query("rollback");
      client.release();
      expect(await tables.checkpoints(10)).toBe(1);
    });
  });
});
