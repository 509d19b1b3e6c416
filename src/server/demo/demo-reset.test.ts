/** "Reset demo" over the routes: afterward the demo is as on a fresh machine, and the conversations are still there. */
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, get, type Handler, openDemoProduct, requestTo } from "#test/leagues/demo-product";
import { POST as chat } from "@/app/api/agent/chat/route";
import { POST as decisions } from "@/app/api/agent/matchup-optimizer/[threadId]/decisions/route";
import { GET as plan } from "@/app/api/agent/matchup-optimizer/[threadId]/route";
import { POST as optimize } from "@/app/api/agent/matchup-optimizer/route";
import { GET as audit } from "@/app/api/audit/route";
import { POST as moveClock } from "@/app/api/demo/clock/route";
import { POST as resetRoute } from "@/app/api/demo/reset/route";
import { GET as getProposals } from "@/app/api/proposals/route";
import { GET as getRoster } from "@/app/api/roster/route";
import { GET as getTrackRecord } from "@/app/api/track-record/route";
import { GET as getWeek } from "@/app/api/week/route";
import { chatAnswer } from "@/contract/conversation/chat-answer";
import { DEMO_RESET_REASON } from "@/contract/planning/demo-reset-reason";
import { optimizerAnswer } from "@/contract/planning/optimizer-answer";
import { DEMO_START_DAY } from "@/demo/demo-league";
import { LOCAL_OWNER_ID } from "../session/local-owner";

const posted = (body: unknown, headers: Record<string, string> = {}) =>
  new Request("http://127.0.0.1:3000/api/any", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { host: "127.0.0.1:3000", "content-type": "application/json", accept: "application/json", ...headers },
  });

const reset = () => resetRoute(posted({}));

/** What says how old a reading is differs from one second to the next. */
const AGES = /"(?:fetchedAt|ageSeconds|age|checkedAt|createdAt|id|requestId)":(?:"[^"]*"|\d+|null),?/g;

describe("resetting the demo", () => {
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct("points", { FANVISE_DEMO_DAY: DEMO_START_DAY });
  });
  afterAll(() => product.close());

  const bodyOf = async (handler: Handler, search = "") => {
    const response = await get(handler, search);
    expect(response.status).toBe(200);
    return (await response.text()).replace(AGES, "");
  };
  /** What a person sees of the league, the week, their decisions and the course of the matchup. */
  const state = async () => {
    const { fanvise, scope } = product;
    const winProbabilityHistory = await fanvise.chances.winProbabilityHistory(
      scope,
      await fanvise.optimizer.open(scope),
    );
    return {
      day: fanvise.demo.today(),
      roster: await bodyOf(getRoster),
      week: await bodyOf(getWeek),
      proposals: await bodyOf(getProposals),
      trackRecord: await bodyOf(getTrackRecord),
      winProbabilityHistory,
      moves: await fanvise.demo.moves(scope.leagueId),
    };
  };
  const rowsOf = async () => {
    const { rows } = await product.fanvise.database.pool.query(
      `select (select count(*) from proposals)::int as proposals, (select count(*) from decisions)::int as decisions,
        (select count(*) from decision_requests)::int as requests, (select count(*) from verifications)::int as verifications,
        (select count(*) from outcomes)::int as outcomes,
        (select count(*) from matchup_chances where noted_at > '2024-12-02T17:00:00Z')::int as later_chances,
        (select count(*) from runs where status = 'awaiting_approval')::int as waiting`,
    );
    return rows[0] ?? {};
  };

  it("puts back the day, the moves, the decisions and what became of them, and keeps the conversations", async () => {
    const { fanvise } = product;
    const fresh = await state();
    expect(fresh.day).toBe(DEMO_START_DAY);

    const request = chatAnswer.parse(await (await chat(posted({ message: "Plan my week." }))).json());
    const planned = optimizerAnswer.parse(await (await optimize(posted({}))).json());
    const [first] = planned.cards.filter(({ dependsOn }) => dependsOn.length === 0);
    if (!first) throw new Error("the demo has a move to propose");
    const key = randomUUID();
    const params = { params: Promise.resolve({ threadId: planned.threadId }) };
    const approve = () =>
      decisions(
        posted({ decisions: [{ proposalId: first.proposalId, action: "approve" }] }, { "idempotency-key": key }),
        params,
      );
    expect((await approve()).status).toBe(200);
    await moveClock(posted({ day: "next" }));
    await fanvise.jobs.runNow("verify");
    const { leagueId, teamId } = product.scope;
    const { add, drop } = first;
    await fanvise.demo.applyMove(leagueId, {
      day: "2024-12-04" as never,
      teamId,
      drop: (drop?.playerId ?? 0) as never,
      add: (add?.playerId ?? 0) as never,
    });
    await fanvise.optimizer.open(product.scope);
    await fanvise.chances.settled();
    await moveClock(posted({ day: "2024-12-10" }));
    await fanvise.jobs.runNow("settle");
    expect((await rowsOf()).proposals).toBeGreaterThan(0);

    const answer = await reset();
    expect([answer.status, await answer.json()]).toEqual([200, { day: DEMO_START_DAY }]);
    expect(await rowsOf()).toEqual({
      proposals: 0,
      decisions: 0,
      requests: 0,
      verifications: 0,
      outcomes: 0,
      later_chances: 0,
      waiting: 0,
    });
    expect(await state()).toEqual(fresh);

    // Nothing can be decided on what was proposed before.
    expect((await approve()).status).toBe(404);
    const planNow = optimizerAnswer.parse(await (await plan(requestTo(""), params)).json());
    expect([planNow.status, planNow.cards]).toEqual(["completed", []]);
    const run = await fanvise.runs.latest(LOCAL_OWNER_ID, request.threadId);
    expect(run).toMatchObject({ answer: request.answer, result: { status: "completed" } });
    const cards = run.result?.cards ?? [];
    expect(cards.length).toBe(request.cards.length);
    for (const card of cards)
      expect(card).toMatchObject({ status: "superseded", statusReason: DEMO_RESET_REASON, verification: null });
    const { entries } = await (await get(audit)).json();
    expect(entries[0]).toMatchObject({ action: "demo.reset" });
  });

  it("can be done again, with nothing to put back", async () => {
    const before = await state();
    expect((await reset()).status).toBe(200);
    expect(await state()).toEqual(before);
  });

  it("leaves the opening chance to be noted again", async () => {
    const { fanvise, scope } = product;
    await fanvise.optimizer.open(scope);
    await fanvise.chances.settled();
    await reset();
    await fanvise.optimizer.open(scope);
    await fanvise.chances.settled();
    const { rows } = await fanvise.database.pool.query("select count(*)::int as points from matchup_chances");
    expect(rows[0]).toEqual({ points: 1 });
  });
});

describe("resetting a demo whose clock is held", () => {
  let product: DemoProduct | undefined;
  afterEach(() => product?.close());

  it("is refused with nothing changed", async () => {
    product = await openDemoProduct("points", { FANVISE_NOW: "2024-12-05T11:00:00-05:00" });
    const planned = optimizerAnswer.parse(await (await optimize(posted({}))).json());
    const answer = await reset();
    expect([answer.status, (await answer.json()).error.code]).toEqual([409, "demo.clock_fixed"]);
    const stored = await product.fanvise.recommendations.cards(LOCAL_OWNER_ID, planned.threadId);
    expect(stored.length).toBe(planned.cards.length);
  });
});
