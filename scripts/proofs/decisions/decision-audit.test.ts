/**
 * The audit of the crash proof finds what it is there for: each fault, planted into a run that ended well, is named.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { optimizerRequest } from "@/contract/planning/optimizer-request";
import type { Database } from "@/db/database";
import { type Audit, audit } from "./decision-audit";
import { type DecisionWorld, openDecisionWorld } from "./decision-world";

describe("the audit of a decided run", () => {
  let database: Database;
  let world: DecisionWorld;
  const reported = { cardIds: new Set<string>(), decisions: new Map<string, "approve" | "decline">() };

  beforeAll(async () => {
    database = await openTestDatabase();
    world = await openDecisionWorld(database);
    const { scope, servers } = world;
    const { optimizerRuns } = servers[0];
    const started = await optimizerRuns.start(
      scope.personId,
      optimizerRequest.parse({ maxMoves: 2 }),
      async () => scope,
    );
    const { cards } = await started.finished;
    for (const [at, { proposalId }] of cards.entries()) {
      const action = at === 0 ? "approve" : "decline";
      const request = { request: { decisions: [{ proposalId, action } as const] }, idempotencyKey: randomUUID() };
      await optimizerRuns.decide(scope.personId, started.threadId, request, async () => scope);
      reported.cardIds.add(proposalId);
      reported.decisions.set(proposalId, action);
    }
    // The move and the look at it, which the services of a sequence leave out.
    await database.pool.query(`
      insert into app_settings (key, value)
      select 'demo.moves.points', jsonb_build_array(
        jsonb_build_object('drop', drop_player_id, 'add', add_player_id, 'day', effective_day))
      from proposals where status = 'approved';
      insert into verifications (proposal_id, owner_id, attempt, result)
      select id, owner_id, 1, 'seen' from proposals where status = 'approved';
      update proposals set status = 'verified' where status = 'approved'`);
  });
  afterAll(async () => {
    await world?.close();
    await database?.close();
  });

  /** What is found with this planted, which is taken out again. */
  async function found(plant: string, of = reported): Promise<Audit> {
    const client = await database.pool.connect();
    try {
      await client.query("begin");
      if (plant !== "") await client.query(plant);
      return await audit(client, of);
    } finally {
      await client.query("rollback");
      client.release();
    }
  }

  it("finds nothing wrong where nothing is", async () => {
    expect(reported.decisions.size).toBe(2);
    expect(await found("")).toEqual({ lost: [], duplicated: [], unnamed: [] });
  });

  it("misses a card and a decision that the person was told of", async () => {
    const [approved = ""] = reported.decisions.keys();
    const more = {
      cardIds: new Set([...reported.cardIds, "another"]),
      decisions: new Map([...reported.decisions, [approved, "decline"]] as const),
    };
    expect((await found("", more)).lost).toEqual(["card another", `decision on ${approved}`]);
  });

  const COPY = "jsonb_build_object('id', gen_random_uuid(), 'status', 'pending', 'replaces', null)";
  it.each<[string, keyof Audit, string, string]>([
    ["a lost move", "lost", "demo move", "update app_settings set value = '[]' where key = 'demo.moves.points'"],
    ["a lost event", "lost", "1 events", "delete from run_events where seq = 2"],
    [
      ...(["a move made twice", "duplicated", "demo move"] as const),
      "update app_settings set value = value || value where key = 'demo.moves.points'",
    ],
    [
      ...(["a move nobody asked for", "duplicated", "unasked move"] as const),
      `update app_settings set value = value || '[{"drop":1,"add":2,"day":"2025-01-16"}]' where key = 'demo.moves.points'`,
    ],
    [
      ...(["a second end", "duplicated", "2 ends"] as const),
      "insert into run_events (run_id, seq, type, payload) select run_id, seq + 1, type, payload from run_events where type = 'finish'",
    ],
    [
      ...(["cards stored twice", "duplicated", "4 cards"] as const),
      `insert into proposals select (jsonb_populate_record(p, ${COPY})).* from proposals p`,
    ],
    [
      ...(["a move seen twice", "duplicated", "verification"] as const),
      "insert into verifications (proposal_id, owner_id, attempt, result) select proposal_id, owner_id, 2, result from verifications",
    ],
    ["a run without an end", "unnamed", "running", "update runs set status = 'running', finished_at = null"],
    ["a log without an end", "unnamed", "no last event", "delete from run_events where type = 'finish'"],
  ])("finds %s", async (_, where, words, plant) => {
    const { lost, duplicated, unnamed } = await found(plant);
    const all = { lost, duplicated, unnamed };
    expect(all[where]).toEqual([expect.stringContaining(words)]);
  });
});
