/** The demo's day and the moves that were approved on it: none is lost, however soon the day moves on. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { POST as decisions } from "@/app/api/agent/matchup-optimizer/[threadId]/decisions/route";
import { POST as optimize } from "@/app/api/agent/matchup-optimizer/route";
import { POST as moveClock } from "@/app/api/demo/clock/route";
import { decisionsAnswer, type ProposalCard } from "@/contract/planning/card";
import { optimizerAnswer } from "@/contract/planning/optimizer-answer";
import { LOCAL_OWNER_ID } from "../session/local-owner";

const HOST = "127.0.0.1:3000";
const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(`http://${HOST}/x`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { host: HOST, "content-type": "application/json", accept: "application/json", ...headers },
  });

describe("moving the demo's day", () => {
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct("points");
  });
  afterAll(() => product.close());

  const decide = (card: ProposalCard, action: "approve" | "undo") =>
    decisions(post({ decisions: [{ proposalId: card.proposalId, action }] }, { "idempotency-key": randomUUID() }), {
      params: Promise.resolve({ threadId: card.threadId }),
    });
  const pendingCards = async () =>
    optimizerAnswer.parse(await (await optimize(post({}))).json()).cards.filter(({ status }) => status === "pending");
  const cardNow = async ({ threadId, proposalId }: ProposalCard) =>
    (await product.fanvise.recommendations.cards(LOCAL_OWNER_ID, threadId)).find(
      (card) => card.proposalId === proposalId,
    );

  it("makes no move of an approval that was undone, and ends the undo of those that stand", async () => {
    const [first, second] = (await pendingCards()).filter(({ dependsOn }) => dependsOn.length === 0);
    if (!first || !second) throw new Error("the demo league's plan has two moves of their own");
    expect((await decide(first, "approve")).status).toBe(200);
    expect((await decide(second, "approve")).status).toBe(200);
    expect((await decide(first, "undo")).status).toBe(200);
    await moveClock(post({ day: "next" }));
    const made = await product.fanvise.demo.moves(product.scope.leagueId);
    expect(made.map(({ drop, add }) => [drop, add])).toEqual([
      [second.drop?.playerId ?? null, second.add?.playerId ?? null],
    ]);
    expect((await decide(second, "undo")).status).toBe(409);
  });

  // "Approve" and "Next day" one right after the other lost 39 moves of a scripted season.
  it("loses no move that was approved just before, 20 times", async () => {
    const { demo } = product.fanvise;
    const approved: ProposalCard[] = [];
    let scheduled = 0;
    for (let days = 0; approved.length < 20 && days < 60; days += 1) {
      for (const card of (await pendingCards()).filter(({ dependsOn }) => dependsOn.length === 0)) {
        const answer = await decide(card, "approve");
        if (!answer.ok) continue; // An earlier one of the same plan made it impossible, and it says so.
        approved.push(
          ...decisionsAnswer.parse(await answer.json()).cards.filter(({ status }) => status === "approved"),
        );
      }
      expect((await moveClock(post({ day: "next" }))).status).toBe(200);
      for (const card of approved) {
        const { verification } = (await cardNow(card)) ?? {};
        // What is made ahead is scheduled until its day has come.
        expect(verification?.result, card.title).toBe(card.effectiveDay > demo.today() ? "scheduled" : "seen");
        if (verification?.result === "scheduled") scheduled += 1;
      }
    }
    expect(scheduled).toBeGreaterThan(0);
    expect(approved.length).toBeGreaterThanOrEqual(20);
    const made = await demo.moves(product.scope.leagueId);
    const lost = approved.filter(
      ({ drop, add, effectiveDay }) =>
        !made.some(
          (move) =>
            move.day === effectiveDay && move.drop === (drop?.playerId ?? null) && move.add === (add?.playerId ?? null),
        ),
    );
    expect(lost.map(({ title, effectiveDay }) => `${effectiveDay} ${title}`)).toEqual([]);
    // A move that is made ahead is verified on its day.
    for (const card of approved) {
      expect((await cardNow(card))?.status, card.title).toBe(
        card.effectiveDay > demo.today() ? "approved" : "verified",
      );
    }
    // What ended was counted on the way.
    const records = await product.fanvise.outcomes.trackRecord(LOCAL_OWNER_ID);
    expect(records[0]?.approved.settled).toBeGreaterThan(0);
  }, 400_000);
});
