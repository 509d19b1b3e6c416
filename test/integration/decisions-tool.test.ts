/** What was proposed and decided, as the look-up and the conversation tell it, on the demo league. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { HOST } from "#test/leagues/product";
import { POST as chat } from "@/app/api/agent/chat/route";
import { chatAnswer } from "@/contract/conversation/chat-answer";
import type { ProposalCard } from "@/contract/planning/card";
import { decisionsOutput } from "@/contract/planning/decisions-output";
import { easternDay } from "@/domain/ids";
import { addDays } from "@/domain/season/eastern-day";
import { decisionStateOf } from "@/services/recommendation/decisions-answer.service";
import { LOCAL_OWNER_ID } from "../../src/server/session/local-owner";

describe("what was proposed and decided", () => {
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct("points");
  });
  afterAll(() => product.close());

  const ask = async (message: string, more: object = {}) => {
    const request = new Request(`http://${HOST}/api/agent/chat`, {
      method: "POST",
      body: JSON.stringify({ message, ...more }),
      headers: { host: HOST, "content-type": "application/json", accept: "application/json" },
    });
    return chatAnswer.parse(await (await chat(request)).json());
  };
  const list = async (request: Parameters<typeof product.fanvise.services.decisions.list>[1] = {}) =>
    decisionsOutput.parse((await product.fanvise.services.decisions.list(product.scope, request)).output);
  const decide = (card: ProposalCard, action: "approve" | "decline", reason?: string) =>
    product.fanvise.recommendations.decide(
      { scope: product.scope, language: "en" },
      card.threadId,
      { decisions: [{ proposalId: card.proposalId, action, ...(reason && { reason }) }] },
      randomUUID(),
    );
  const waiting = () => product.fanvise.recommendations.list(LOCAL_OWNER_ID, { status: "pending", limit: 50 });

  it("says that nothing was proposed before anything was", async () => {
    expect(await list()).toMatchObject({ proposedMoves: 0, approvedMoves: 0, decisions: [], stale: false });
    const answer = await ask("what moves are waiting?");
    expect(answer.toolCalls.map(({ name }) => name)).toEqual(["get_decisions"]);
    expect(answer.answer).toMatch(/^No: nothing waits/);
    expect(answer.cards).toEqual([]);
  });

  it("tells waiting, approved and declined moves apart, and a question about them leaves every card as it is", async () => {
    const planned = await ask("What moves should I make this week?");
    const [first, ...others] = planned.cards;
    if (!first) throw new Error("the demo plan has moves");
    expect(await list({ status: "pending" })).toMatchObject({ matchedMoves: planned.cards.length, asked: "pending" });
    const before = await waiting();
    const pending = await ask("what moves are waiting?");
    expect(pending.toolCalls.map(({ name }) => name)).toEqual(["get_decisions"]);
    expect(pending.answer).toContain("Waiting for your decision:");
    expect(pending.answer).toContain(first.add?.playerName);
    expect(pending.grounding).toMatchObject({ unverified: [], withheld: [] });
    expect(await waiting()).toEqual(before);

    await decide(first, "approve");
    for (const card of others.filter(({ dependsOn }) => dependsOn.length === 0))
      await decide(card, "decline", "not now");
    const all = await list();
    expect(all.proposedMoves).toBe(planned.cards.length);
    expect(all.approvedMoves).toBe(1);
    const mine = all.decisions.find(({ proposalId }) => proposalId === first.proposalId);
    expect(mine).toMatchObject({
      drop: first.drop?.playerName ?? null,
      add: first.add?.playerName ?? null,
      day: first.effectiveDay,
      gainPoints: first.delta.expectedPoints,
      decidedAge: "just now",
    });
    expect(["scheduled", "approved"]).toContain(mine?.state);
    expect(Object.values(all.movesByState).reduce((sum, each) => sum + each, 0)).toBe(all.proposedMoves);
    for (const each of all.decisions.filter(({ state }) => state === "declined")) expect(each.note).toBe("not now");
  });

  it("is told in words, in both languages, without a plan and without a word cut", async () => {
    const [approved] = (await list({ status: "approved_all" })).decisions;
    for (const [question, head] of [
      ["Which recommendations did I approve?", "You approved:"],
      ["did my move go through?", "You approved:"],
      ["Ποιες προτάσεις ενέκρινα;", "Ενέκρινες:"],
      ["perase i kinisi mou?", "Ενέκρινες:"],
    ] as const) {
      const answer = await ask(question);
      expect(answer.toolCalls.map(({ name }) => name)).toEqual(["get_decisions"]);
      expect(answer.answer).toContain(head);
      expect(answer.answer).toContain(approved?.add);
      expect(answer.answer).not.toMatch(/changed nothing|Δεν άλλαξα/);
      expect(answer.grounding).toMatchObject({ unverified: [], withheld: [] });
    }
    const everything = await ask("what have you suggested so far?");
    expect(everything.answer).toContain(approved?.add);
    expect(everything.grounding).toMatchObject({ unverified: [], withheld: [] });
    const empty = await ask("did any recommendation expire?");
    expect(empty.answer).toContain("has expired");
    expect(empty.answer).toContain("1 move approved");
    expect(empty.grounding).toMatchObject({ unverified: [], withheld: [] });
  });

  it("of another team of the league has none of it", async () => {
    const scope = await product.fanvise.scopeFor(LOCAL_OWNER_ID, { teamId: product.myTeamId === 1 ? "2" : "1" });
    const { output } = await product.fanvise.services.decisions.list(scope);
    expect(output).toMatchObject({ proposedMoves: 0, decisions: [] });
  });

  it("is of one state: what is approved for a later day is scheduled, seen in the league or not", () => {
    const today = easternDay.parse("2025-01-15");
    const onDay = (status: ProposalCard["status"], days: number) =>
      decisionStateOf({ status, effectiveDay: addDays(today, days) }, today);
    expect([onDay("approved", 1), onDay("verified", 1), onDay("approved", 0), onDay("verified", 0)]).toEqual([
      "scheduled",
      "scheduled",
      "approved",
      "verified",
    ]);
    expect([onDay("declined", 1), onDay("not_seen", 1), onDay("pending", 1)]).toEqual([
      "declined",
      "not_seen",
      "pending",
    ]);
  });
});
