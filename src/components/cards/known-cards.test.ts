import { describe, expect, it } from "vitest";
import type { ProposalCard } from "@/contract/planning/card";
import { afterReading, merged } from "./known-cards";

// Only these are looked at; the later letter is the newer card.
const card = (proposalId: string, status: ProposalCard["status"], more: Partial<ProposalCard> = {}) =>
  ({ proposalId, status, rank: 1, createdAt: proposalId, ...more }) as ProposalCard;

const message = (cards: readonly ProposalCard[]) => cards.map(({ proposalId, status }) => `${proposalId} ${status}`);

describe("cards heard of from several sides", () => {
  it("are as they were heard of last, newest first, wherever they came from", () => {
    const known = [card("c", "pending"), card("b", "pending")];
    expect(message(merged(known, [card("a", "declined"), card("b", "approved"), card("d", "pending")]))).toEqual([
      "d pending",
      "c pending",
      "b approved",
      "a declined",
    ]);
  });

  // A page that was made before a click must not give the card back to be decided again.
  it.each([
    ["approved", "pending", "approved"],
    ["declined", "pending", "declined"],
    ["superseded", "approved", "superseded"],
    ["verified", "approved", "verified"],
    ["approved", "verified", "verified"],
    ["pending", "outdated", "outdated"],
  ] as const)("never go backwards: %s, then heard as %s, is %s", (known, heard, now) => {
    expect(message(merged([card("a", known)], [card("a", heard)]))).toEqual([`a ${now}`]);
  });

  it("wait again after an undo, and take no reading that is older than it", () => {
    const approved = card("a", "approved", { statusChangedAt: "2025-01-15T16:00:01Z" });
    const undone = card("a", "pending", { statusChangedAt: "2025-01-15T16:00:05Z" });
    expect(merged([approved], [undone])).toEqual([undone]);
    expect(merged([undone], [approved])).toEqual([undone]);
    const before = card("a", "pending", { statusChangedAt: "2025-01-15T15:00:00Z" });
    expect(merged([approved], [before])).toEqual([approved]);
  });

  it("take what else has changed in the same state", () => {
    const opened = card("a", "approved", { isHandoffOpened: true });
    expect(merged([card("a", "approved")], [opened])).toEqual([opened]);
  });
});

describe("a reading of the newest cards", () => {
  it("leaves those that are older than all it may hold as they were heard of", () => {
    const known = [card("b", "pending"), card("a", "declined")];
    expect(message(afterReading(known, [card("c", "pending"), card("b", "approved")], 2))).toEqual([
      "c pending",
      "b approved",
      "a declined",
    ]);
  });

  it("has all there are where it holds fewer, so that what was deleted goes", () => {
    const known = [card("b", "approved"), card("a", "declined")];
    expect(message(afterReading(known, [card("b", "pending")], 2))).toEqual(["b approved"]);
  });
});
