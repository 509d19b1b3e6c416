import { describe, expect, it } from "vitest";
import type { ProposalCard } from "@/contract/planning/card";
import { replacementFor } from "./in-place";

// Only these are looked at.
const card = (proposalId: string, status: ProposalCard["status"], rank: number, replaces: string | null = null) =>
  ({
    proposalId,
    status,
    rank,
    replaces,
    threadId: "t",
    createdAt: "2025-01-15",
    dependsOn: [],
  }) as unknown as ProposalCard;
const shown = (cards: readonly ProposalCard[], seen: readonly string[]) =>
  replacementFor(cards, new Set(seen)).map(({ proposalId }) => proposalId);

describe("a card that was seen waiting", () => {
  it.each(["approved", "verified", "declined", "outdated", "expired", "not_seen"] as const)(
    "keeps its place once it is %s",
    (status) => {
      const cards = [card("a", status, 1), card("b", "pending", 2)];
      expect(shown(cards, ["a", "b"])).toEqual(["a", "b"]);
      // On a page that never showed it waiting, it stands elsewhere.
      expect(shown(cards, ["b"])).toEqual(["b"]);
    },
  );

  it("gives its place to what replaces it", () => {
    const cards = [card("a", "superseded", 1), card("b", "pending", 2), card("c", "pending", 1, "a")];
    expect(shown(cards, ["a", "b"])).toEqual(["c", "b"]);
    expect(shown([card("a", "not_seen", 1), ...cards.slice(1)], ["a", "b"])).toEqual(["c", "b"]);
  });
});
