import { describe, expect, it } from "vitest";
import type { ProposalCard } from "@/contract/planning/card";
import { buildsOn, byThread, inPlanOrder } from "./card-order";

const card = (proposalId: string, options: Partial<ProposalCard>): ProposalCard =>
  ({
    proposalId,
    threadId: "old",
    rank: 1,
    createdAt: "1",
    dependsOn: [],
    status: "pending",
    ...options,
  }) as ProposalCard; // only what is looked at

const ids = (cards: readonly ProposalCard[]) => cards.map(({ proposalId }) => proposalId).join(" ");

describe("the order of cards", () => {
  it("puts the latest plan first, and one plan's moves by rank", () => {
    const cards = [
      card("a2", { rank: 2 }),
      card("b2", { threadId: "new", rank: 2, createdAt: "2" }),
      card("a1", {}),
      card("b1", { threadId: "new", createdAt: "2" }),
    ];
    expect(ids(inPlanOrder(cards))).toBe("b1 b2 a1 a2");
  });

  it("leaves a replacement in the place of what it replaced", () => {
    const cards = [card("edited", { rank: 1, createdAt: "9", replaces: "a1" }), card("a2", { rank: 2 })];
    expect(ids(inPlanOrder(cards))).toBe("edited a2");
  });

  // What builds on another cannot be approved before it, and the server refuses all of a request for one.
  it("sends a plan's decisions in the order in which they can be approved", () => {
    const [of = []] = byThread([card("second", { rank: 2, dependsOn: ["first"] }), card("first", {})]).values();
    expect(ids(of)).toBe("first second");
  });
});

describe("a card that builds on another", () => {
  const second = card("second", { rank: 2, dependsOn: ["first"] });

  it("waits for it while it waits itself, and no longer", () => {
    expect(buildsOn(second, [second, card("first", {})])?.proposalId).toBe("first");
    expect(buildsOn(second, [second, card("first", { status: "approved" })])).toBeUndefined();
  });
});
