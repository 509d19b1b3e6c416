/**
 * The optimizer's routes as clients meet them: a plan, its cards, the person's decisions, and what a crash leaves
 * behind.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { closeUndoWindows } from "#test/undo-window";
import { POST as chat } from "@/app/api/agent/chat/route";
import { POST as decisions } from "@/app/api/agent/matchup-optimizer/[threadId]/decisions/route";
import { GET as readRun } from "@/app/api/agent/matchup-optimizer/[threadId]/route";
import { POST as stop } from "@/app/api/agent/matchup-optimizer/[threadId]/stop/route";
import { GET as stream } from "@/app/api/agent/matchup-optimizer/[threadId]/stream/route";
import { POST as optimize } from "@/app/api/agent/matchup-optimizer/route";
import { POST as openHandoff } from "@/app/api/proposals/[id]/handoff/route";
import { GET as proposals } from "@/app/api/proposals/route";
import { GET as threads } from "@/app/api/threads/route";
import { streamEvent } from "@/contract/conversation/stream-event";
import { errorBody } from "@/contract/error";
import { type DecisionsRequest, decisionsAnswer } from "@/contract/planning/card";
import { type OptimizerAnswer, optimizerAnswer } from "@/contract/planning/optimizer-answer";
import { LOCAL_OWNER_ID } from "../session/local-owner";

const HOST = "127.0.0.1:3000";
const NOBODYS = randomUUID();

const requestTo = (path: string, init: { body?: unknown; headers?: Record<string, string> } = {}) =>
  new Request(`http://${HOST}${path}`, {
    ...(init.body === undefined ? {} : { method: "POST", body: JSON.stringify(init.body) }),
    headers: { host: HOST, "content-type": "application/json", accept: "application/json", ...init.headers },
  });
const inThread = (threadId: string) => ({ params: Promise.resolve({ threadId }) });

const plan = async (body: object = {}): Promise<OptimizerAnswer> => {
  const response = await optimize(requestTo("/api/agent/matchup-optimizer", { body }));
  return optimizerAnswer.parse(await response.json());
};
const runAt = async (threadId: string) =>
  optimizerAnswer.parse(await (await readRun(requestTo("/x"), inThread(threadId))).json());
const post = (threadId: string, body: object, key = randomUUID()) =>
  decisions(requestTo("/x", { body, headers: { "idempotency-key": key } }), inThread(threadId));
const decide = (threadId: string, made: DecisionsRequest["decisions"], key = randomUUID()) =>
  post(threadId, { decisions: made }, key);
const cardsOf = async (response: Response) => {
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return decisionsAnswer.parse(body).cards;
};
const refusal = async (response: Response) => ({
  status: response.status,
  code: errorBody.parse(await response.json()).error.code,
});
const follow = (threadId: string, lastEventId?: number) =>
  stream(
    requestTo("/x", lastEventId === undefined ? {} : { headers: { "last-event-id": String(lastEventId) } }),
    inThread(threadId),
  );
const eventsOf = async (response: Response): Promise<z.infer<typeof streamEvent>[]> =>
  (await response.text())
    .split("\n")
    .flatMap((line) => (line.startsWith("data: {") ? [streamEvent.parse(JSON.parse(line.slice(6)))] : []));

describe("the optimizer of the demo league", () => {
  let product: DemoProduct;
  let planned: OptimizerAnswer;
  beforeAll(async () => {
    product = await openDemoProduct("points");
    planned = await plan();
  });
  afterAll(() => product.close());

  it("answers with cards, lineups and chances, and waits", async () => {
    expect(planned).toMatchObject({ status: "awaiting_approval", intent: "lineup_optimization", language: "en" });
    expect(planned.cards.length).toBeGreaterThan(1);
    expect(planned.lineup.map(({ day }) => day)).toEqual([15, 16, 17, 18, 19].map((day) => `2025-01-${day}`));
    expect(planned.winProbability.after).toBeGreaterThan(planned.winProbability.before ?? 1);
    for (const card of planned.cards) {
      expect(card).toMatchObject({ status: "pending", threadId: planned.threadId });
      expect(planned.answer).toContain(card.add?.playerName);
      expect(planned.toolCalls.map(({ id }) => id)).toContain(card.evidence[0]?.toolCallId);
    }
    expect(planned.usage).toMatchObject({ model: "engine", modelCalls: 0 });
  });

  it("gives the same object later, and its stream to whoever missed events of it", async () => {
    expect(await runAt(planned.threadId)).toEqual(planned);
    expect((await follow(planned.threadId)).status).toBe(204);
    const events = await eventsOf(await follow(planned.threadId, 0));
    expect(events[0]).toMatchObject({ type: "start", messageId: planned.runId });
    expect(events.at(-1)).toEqual({ type: "finish", finishReason: "stop" });
    const cards = events.flatMap((event) => (event.type === "data-card" ? [event.data] : []));
    expect(cards).toEqual(planned.cards);
    expect(events.filter(({ type }) => type === "data-interrupt")).toHaveLength(1);
  });

  it("shows its cards among the person's proposals, and no thread among the conversations", async () => {
    const listed = decisionsAnswer.parse(await (await proposals(requestTo("/api/proposals?status=pending"))).json());
    expect(listed.cards.map(({ proposalId }) => proposalId).sort()).toEqual(
      planned.cards.map(({ proposalId }) => proposalId).sort(),
    );
    expect(await refusal(await proposals(requestTo("/api/proposals?status=maybe")))).toMatchObject({ status: 422 });
    expect((await (await threads(requestTo("/api/threads"))).json()).threads).toEqual([]);
  });

  it("makes cards of moves that the person chose, and says so when they cannot be made", async () => {
    const [first] = planned.cards;
    const [add, drop] = [first?.add?.playerId, first?.drop?.playerId];
    const moves = [{ addPlayerId: add, dropPlayerId: drop, day: "2025-01-18" }];
    const chosen = await plan({ moves });
    expect(chosen.status).toBe("awaiting_approval");
    expect(
      chosen.cards.map((card) => [card.add?.playerId, card.drop?.playerId, card.effectiveDay, card.status]),
    ).toEqual([[add, drop, "2025-01-18", "pending"]]);
    expect(await plan({ moves: [{ addPlayerId: drop }] })).toMatchObject({
      status: "completed",
      cards: [],
      standPat: { reason: "chosen-not-possible" },
    });
    const bounded = await optimize(requestTo("/api/agent/matchup-optimizer", { body: { moves, maxMoves: 1 } }));
    expect(bounded.status).toBe(422);
    const empty = await optimize(requestTo("/api/agent/matchup-optimizer", { body: { moves: [{}] } }));
    expect(await refusal(empty)).toEqual({ status: 422, code: "request.invalid" });
  });

  it("hides what is not there or not the person's, and refuses what is no request", async () => {
    for (const threadId of [NOBODYS, "no-id"]) {
      expect(await refusal(await readRun(requestTo("/x"), inThread(threadId)))).toMatchObject({ status: 404 });
      expect(await refusal(await follow(threadId))).toMatchObject({ status: 404 });
      expect(await refusal(await stop(requestTo("/x", { body: {} }), inThread(threadId)))).toMatchObject({
        status: 404,
      });
      const made = [{ proposalId: randomUUID(), action: "approve" as const }];
      expect(await refusal(await decide(threadId, made))).toMatchObject({ status: 404 });
    }
    // A plan's thread is no conversation.
    const message = { message: "And tomorrow?", threadId: planned.threadId };
    expect(await refusal(await chat(requestTo("/x", { body: message })))).toMatchObject({ status: 404 });
    const wrong = [{ maxMoves: -1 }, { window: { from: "2025-01-18" } }, { untouchables: ["x"] }];
    for (const body of wrong) {
      const refused = await refusal(await optimize(requestTo("/x", { body })));
      expect(refused).toEqual({ status: 422, code: "request.invalid" });
    }
    const reversed = requestTo("/x", { body: { window: { from: "2025-01-18", to: "2025-01-16" } } });
    expect(await refusal(await optimize(reversed))).toEqual({ status: 409, code: "schedule.window_reversed" });
    const handoff = await openHandoff(requestTo("/x", { body: {} }), { params: Promise.resolve({ id: NOBODYS }) });
    expect(await refusal(handoff)).toMatchObject({ status: 404 });
  });

  it.each([
    ["missing", {}],
    ["too long", { "idempotency-key": "k".repeat(201) }],
  ])("refuses decisions whose key is %s", async (_name, headers) => {
    const body = { decisions: [{ proposalId: planned.cards[0]?.proposalId, action: "approve" }] };
    const response = await decisions(requestTo("/x", { body, headers }), inThread(planned.threadId));
    expect(await refusal(response)).toEqual({ status: 400, code: "request.idempotency_key" });
  });

  it("decides each card once, repeats the answer to the same key, and ends the run with the last of them", async () => {
    const { threadId, runId, cards } = await plan();
    const [first, ...others] = cards;
    if (!first) throw new Error("a plan has cards");
    const key = randomUUID();
    const approve = [{ proposalId: first.proposalId, action: "approve" as const }];
    const approved = await cardsOf(await decide(threadId, approve, key));
    expect(approved.find(({ proposalId }) => proposalId === first.proposalId)?.status).toBe("approved");
    expect(await cardsOf(await decide(threadId, approve, key))).toEqual(approved);
    const otherwise = [{ proposalId: first.proposalId, action: "decline" as const }];
    expect(await refusal(await decide(threadId, otherwise, key))).toMatchObject({ status: 422 });
    expect(await refusal(await decide(threadId, otherwise))).toMatchObject({ status: 409 });

    const left = (await runAt(threadId)).cards.filter(({ status }) => status === "pending");
    expect((await runAt(threadId)).status).toBe("awaiting_approval");
    expect(left.length).toBeLessThanOrEqual(others.length);
    for (const { proposalId } of left) {
      const now = (await runAt(threadId)).cards.find((card) => card.proposalId === proposalId);
      if (now?.status === "pending") await cardsOf(await decide(threadId, [{ proposalId, action: "decline" }]));
    }
    // Each of them can be undone for a while, and nobody is sent to ESPN meanwhile.
    const open = await runAt(threadId);
    expect(open.status).toBe("awaiting_approval");
    expect(open.cards.find(({ proposalId }) => proposalId === first.proposalId)).toMatchObject({
      status: "approved",
      handoff: null,
      undoUntil: expect.any(String),
    });
    const early = await openHandoff(requestTo("/x", { body: {} }), {
      params: Promise.resolve({ id: first.proposalId }),
    });
    expect(await refusal(early)).toEqual({ status: 409, code: "proposal.undo_open" });
    await closeUndoWindows(product.fanvise.database);
    const ended = await runAt(threadId);
    expect(ended).toMatchObject({ status: "completed", runId });
    expect(ended.cards.find(({ proposalId }) => proposalId === first.proposalId)).toMatchObject({
      status: "approved",
      undoUntil: null,
      handoff: { url: expect.any(String) },
    });
    expect(ended.lineup.length).toBeGreaterThan(0);
    // The graph knows: nothing of it waits any more.
    const waiting = await product.fanvise.database.pool.query(
      "select count(*)::int as n from runs where status in ('running', 'awaiting_approval') and thread_id = $1",
      [threadId],
    );
    expect(waiting.rows[0]?.n).toBe(0);
    const handoff = await openHandoff(requestTo("/x", { body: {} }), {
      params: Promise.resolve({ id: first.proposalId }),
    });
    expect(handoff.status).toBe(200);
  });

  it("undoes a decision within its time, under the rules of every decision, and refuses what is no undo", async () => {
    const { threadId, cards } = await plan({ maxMoves: 1 });
    const proposalId = cards[0]?.proposalId ?? "";
    const undo = [{ proposalId, action: "undo" as const }];
    expect(await refusal(await decide(threadId, undo))).toEqual({ status: 409, code: "proposal.nothing_to_undo" });
    await cardsOf(await decide(threadId, [{ proposalId, action: "decline" }]));
    const key = randomUUID();
    const undone = await cardsOf(await decide(threadId, undo, key));
    expect(undone).toMatchObject([{ proposalId, status: "pending", undoUntil: null }]);
    expect(await cardsOf(await decide(threadId, undo, key))).toEqual(undone);
    expect(await refusal(await decide(threadId, [{ proposalId, action: "approve" }], key))).toMatchObject({
      status: 422,
    });
    expect((await runAt(threadId)).status).toBe("awaiting_approval");
    await cardsOf(await decide(threadId, [{ proposalId, action: "decline" }]));
    await closeUndoWindows(product.fanvise.database);
    expect(await refusal(await decide(threadId, undo))).toEqual({ status: 409, code: "proposal.undo_over" });
    const withReason = [{ ...undo[0], reason: "a slip" }];
    for (const decisions of [withReason, [{ ...undo[0], undoUntil: "now" }], [{ ...undo[0], edit: {} }]]) {
      const answer = await post(threadId, { decisions });
      expect(await refusal(answer)).toMatchObject({ status: 422 });
    }
    const unknownKey = await post(threadId, { decisions: [{ proposalId, action: "decline" }], note: "?" });
    expect(await refusal(unknownKey)).toMatchObject({ status: 422 });
    expect((await runAt(threadId)).status).toBe("completed");
  });

  it("values an edited card again and goes on waiting for it", async () => {
    const { threadId, cards } = await plan({ maxMoves: 1 });
    const [card] = cards;
    if (!card) throw new Error("a plan has a card");
    const edit = [{ proposalId: card.proposalId, action: "edit" as const, edit: { effectiveDay: "2025-01-16" } }];
    const response = await decide(threadId, edit);
    const made = await cardsOf(response);
    const replacement = made.find(({ replaces }) => replaces === card.proposalId);
    expect(replacement).toMatchObject({ status: "pending", effectiveDay: "2025-01-16" });
    expect((await runAt(threadId)).status).toBe("awaiting_approval");
    await cardsOf(await decide(threadId, [{ proposalId: replacement?.proposalId ?? "", action: "decline" }]));
    await closeUndoWindows(product.fanvise.database);
    expect((await runAt(threadId)).status).toBe("completed");
  });

  it("says in Greek why nothing is worth doing", async () => {
    const answer = await plan({ maxMoves: 0, language: "el" });
    expect(answer).toMatchObject({ status: "completed", cards: [], standPat: { reason: "no-adds-left" } });
    expect(answer.standPat?.detail).toMatch(/\p{Script=Greek}/u);
    expect(answer.lineup).toHaveLength(5);
    expect(await runAt(answer.threadId)).toEqual(answer);
  });

  describe("after a crash", () => {
    const runsOf = async (threadId: string) => product.fanvise.runs.latest(LOCAL_OWNER_ID, threadId);
    /** As if the server had gone at this point. */
    const crashed = (runId: string) =>
      product.fanvise.database.pool.query(
        "update runs set status = 'running', result = null, answer = null, finished_at = null where id = $1",
        [runId],
      );
    const deleteEventsFrom = (runId: string, type: string) =>
      product.fanvise.database.pool.query(
        `delete from run_events where run_id = $1 and seq >= (select min(seq) from run_events where run_id = $1 and type = $2)`,
        [runId, type],
      );

    const finishes = async (runId: string) => {
      const { rows } = await product.fanvise.database.pool.query<{ n: number }>(
        "select count(*)::int as n from run_events where run_id = $1 and type = 'finish'",
        [runId],
      );
      return rows[0]?.n;
    };

    it("a run that had reached its pause waits as before", async () => {
      // The latest plan: those before it gave way to it.
      const latest = await plan();
      const { threadId, runId } = latest;
      await crashed(runId);
      await deleteEventsFrom(runId, "data-interrupt");
      await product.fanvise.runs.sweepOrphans(true);
      const { usage, ...stored } = await runAt(threadId);
      const { usage: _before, ...before } = latest;
      expect(stored).toEqual(before);
      expect(usage.model).toBe("engine");
      const events = await eventsOf(await follow(threadId, 0));
      expect(events.at(-1)).toEqual({ type: "finish", finishReason: "stop" });
      expect(await finishes(runId)).toBe(1);
    });

    it("a decision that was made before the run ended ends it at the next look", async () => {
      const { threadId, cards } = await plan({ maxMoves: 1 });
      const [card] = cards;
      await cardsOf(await decide(threadId, [{ proposalId: card?.proposalId ?? "", action: "decline" }]));
      await closeUndoWindows(product.fanvise.database);
      await Promise.all([product.fanvise.optimizerRuns.endDecided(), product.fanvise.optimizerRuns.endDecided()]);
      expect(await runAt(threadId)).toMatchObject({ status: "completed", cards: [{ status: "declined" }] });
    });

    it("a run that was being ended is ended, and its log is closed once", async () => {
      const { threadId, runId, cards } = await plan({ maxMoves: 1 });
      const [card] = cards;
      await cardsOf(await decide(threadId, [{ proposalId: card?.proposalId ?? "", action: "decline" }]));
      await closeUndoWindows(product.fanvise.database);
      await crashed(runId);
      await Promise.all([product.fanvise.runs.sweepOrphans(true), product.fanvise.runs.sweepOrphans(true)]);
      expect(await runAt(threadId)).toMatchObject({ status: "completed", cards: [{ status: "declined" }] });
      expect(await finishes(runId)).toBe(1);
    });

    it("a run that was in the middle is lost by name, keeps the cards that were stored, and they can be decided", async () => {
      const { threadId, runId, cards } = await plan({ maxMoves: 1 });
      await crashed(runId);
      await product.fanvise.database.pool.query("delete from langgraph.checkpoints where thread_id = $1", [threadId]);
      await product.fanvise.runs.sweepOrphans(true);
      const lost = await runAt(threadId);
      expect(lost).toMatchObject({ status: "failed", error: { code: "run.lost" }, cards });
      const [card] = cards;
      const made = await cardsOf(await decide(threadId, [{ proposalId: card?.proposalId ?? "", action: "decline" }]));
      expect(made[0]?.status).toBe("declined");
      expect((await runsOf(threadId)).status).toBe("failed");
    });
  });
});
