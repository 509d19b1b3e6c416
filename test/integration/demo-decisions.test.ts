/**
 * From an approval to the league that shows it, in the demo league, and to what it delivered when its matchup is over.
 */
import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { closeUndoWindows } from "#test/undo-window";
import { POST as decisions } from "@/app/api/agent/matchup-optimizer/[threadId]/decisions/route";
import { POST as optimize } from "@/app/api/agent/matchup-optimizer/route";
import { POST as moveClock } from "@/app/api/demo/clock/route";
import { GET as trackRecord } from "@/app/api/track-record/route";
import { decisionsAnswer, type ProposalCard } from "@/contract/planning/card";
import { optimizerAnswer } from "@/contract/planning/optimizer-answer";
import { LOCAL_OWNER_ID } from "../../src/server/session/local-owner";

const HOST = "127.0.0.1:3000";
const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(`http://${HOST}/x`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { host: HOST, "content-type": "application/json", accept: "application/json", ...headers },
  });

describe("an approved move of the demo league", () => {
  let product: DemoProduct | undefined;
  afterEach(async () => {
    await product?.close();
    product = undefined;
    vi.unstubAllEnvs();
  });

  async function approvedCard(): Promise<{ card: ProposalCard; threadId: string }> {
    const planned = optimizerAnswer.parse(await (await optimize(post({}))).json());
    const [first] = planned.cards;
    if (!first) throw new Error("the demo league has a move to propose");
    const request = { decisions: [{ proposalId: first.proposalId, action: "approve" }] };
    const answer = await decisions(post(request, { "idempotency-key": randomUUID() }), {
      params: Promise.resolve({ threadId: planned.threadId }),
    });
    const [card] = decisionsAnswer.parse(await answer.json()).cards;
    if (!card) throw new Error("the decision shows its card");
    return { card, threadId: planned.threadId };
  }

  const fanvise = () => {
    if (!product) throw new Error("no product is open");
    return product.fanvise;
  };
  /** Once the approval can no longer be undone; a look that is under way is waited for. */
  const check = async () => {
    await closeUndoWindows(fanvise().database);
    await expect.poll(async () => (await fanvise().jobs.runNow("verify")).status).toBe("done");
  };
  const cardNow = async ({ card, threadId }: { card: ProposalCard; threadId: string }) =>
    (await fanvise().recommendations.cards(LOCAL_OWNER_ID, threadId)).find(
      ({ proposalId }) => proposalId === card.proposalId,
    );

  it("is made, read back through the ESPN client, and settled against its claim when the matchup is over", async () => {
    product = await openDemoProduct("points");
    const approved = await approvedCard();
    expect(approved.card.status).toBe("approved");
    // It can still be undone: a look finds nothing to do, and no move is made.
    await fanvise().jobs.runNow("verify");
    expect(await fanvise().demo.moves(product.scope.leagueId)).toEqual([]);
    expect(await cardNow(approved)).toMatchObject({ status: "approved", verification: null, handoff: null });
    await check();
    expect(await cardNow(approved)).toMatchObject({ status: "verified", verification: { result: "seen" } });
    const { output } = await fanvise().services.rosterPages.view(await fanvise().scopeFor(LOCAL_OWNER_ID, {}), {
      day: approved.card.effectiveDay as never,
    });
    const ids = output.players.map(({ playerId }) => playerId);
    expect(ids).toContain(approved.card.add?.playerId);
    expect(ids).not.toContain(approved.card.drop?.playerId);

    // What is over is counted with the day itself.
    await moveClock(post({ day: "2025-01-21" }));
    const settled = await cardNow(approved);
    expect(settled?.outcome).toMatchObject({ claimed: approved.card.delta.expectedPoints, unit: "points" });
    expect(settled?.outcome?.delivered).toEqual(expect.any(Number));
    const { records } = await (await trackRecord(new Request(`http://${HOST}/x`, { headers: { host: HOST } }))).json();
    expect(records).toMatchObject([{ unit: "points", approved: { settled: 1 } }]);
  });

  it("that nobody makes ends as not seen, never as done", async () => {
    vi.stubEnv("FANVISE_DEMO_MOVES", "ignored");
    product = await openDemoProduct("points");
    const approved = await approvedCard();
    await check();
    expect((await cardNow(approved))?.status).toBe("approved");
    // Its day passes, and the roster of that day never held him.
    const next = new Date(Date.parse(`${approved.card.effectiveDay}T00:00:00Z`) + 86_400_000);
    await moveClock(post({ day: next.toISOString().slice(0, 10) }));
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 3_600_000);
    await check();
    expect(await cardNow(approved)).toMatchObject({ status: "not_seen", verification: { result: "not_seen" } });
  });
});
