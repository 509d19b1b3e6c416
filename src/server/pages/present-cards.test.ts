import { expect, test } from "vitest";
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import type { ProposalCard } from "@/contract/planning/card";
import { withPresentCards } from "./present-cards";

// Only these are looked at.
const card = (threadId: string, proposalId: string, status: ProposalCard["status"]) =>
  ({ threadId, proposalId, status }) as ProposalCard;
const turn = (...cards: ProposalCard[]) => ({ result: { cards } as ChatAnswer });
const shown = (turns: readonly { result: ChatAnswer | null }[]) =>
  turns.map(({ result }) => result?.cards.map(({ proposalId, status }) => `${proposalId} ${status}`));

test("an answer's cards are as they are now, with those that took their place, and none of another plan", () => {
  const turns = [turn(card("t1", "a", "pending"), card("t1", "b", "pending")), turn(card("t2", "c", "pending"))];
  const known = [
    card("t1", "a", "superseded"),
    card("t1", "a2", "pending"),
    card("t2", "c", "declined"),
    card("t9", "z", "pending"),
  ];
  expect(shown(withPresentCards(turns, known))).toEqual([["a superseded", "a2 pending", "b pending"], ["c declined"]]);
});

test("a turn without an answer or without cards stays the same turn", () => {
  const turns = [{ result: null }, turn()];
  expect(withPresentCards(turns, [card("t1", "a", "pending")])).toEqual(turns);
});
