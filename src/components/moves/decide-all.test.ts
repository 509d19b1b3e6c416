import { describe, expect, it } from "vitest";
import type { ProposalCard } from "@/contract/planning/card";
import { decideAll } from "./decide-all";

// Only these are looked at.
const card = (proposalId: string, threadId: string, rank = 1) =>
  ({ proposalId, threadId, rank, createdAt: threadId, dependsOn: [], status: "pending" }) as unknown as ProposalCard;

/** A server that refuses all of a request for one that is out of date, and marks it. */
function givenServer(cards: readonly ProposalCard[], broken: readonly string[]) {
  const stored = new Map(cards.map((each) => [each.proposalId, each]));
  const request: string[] = [];
  const end = (proposalId: string) => {
    const ended = stored.get(proposalId);
    if (ended) stored.set(proposalId, { ...ended, status: "outdated" });
  };
  return {
    asked: request,
    end,
    statuses: () => [...stored.values()].map(({ proposalId, status }) => `${proposalId} ${status}`),
    known: () => [...stored.values()],
    ask: async (threadId: string, of: readonly ProposalCard[]) => {
      request.push(`${threadId}: ${of.map(({ proposalId }) => proposalId).join(" ")}`);
      for (const each of of) {
        if (broken.includes(each.proposalId)) {
          end(each.proposalId);
          throw new Error("410");
        }
      }
      for (const each of of) stored.set(each.proposalId, { ...each, status: "approved" });
    },
  };
}

describe("deciding on all that wait", () => {
  it("asks once a plan where all of them hold", async () => {
    const cards = [card("a1", "a"), card("a2", "a", 2), card("b1", "b")];
    const server = givenServer(cards, []);
    expect(await decideAll(cards, server.ask, server.known)).toEqual({ decided: 3, left: [] });
    expect(server.asked.sort()).toEqual(["a: a1 a2", "b: b1"]);
  });

  it("leaves out those that no longer hold, names them, and decides the rest of the plan and of the others", async () => {
    const cards = [card("a1", "a"), card("a2", "a", 2), card("a3", "a", 3), card("b1", "b")];
    const server = givenServer(cards, ["a2", "b1"]);
    const { decided, left } = await decideAll(cards, server.ask, server.known);
    expect([decided, left.map(({ proposalId }) => proposalId).sort()]).toEqual([2, ["a2", "b1"]]);
    expect(server.statuses().sort()).toEqual(["a1 approved", "a2 outdated", "a3 approved", "b1 outdated"]);
  });

  it("does not ask about those that an earlier plan's decision has ended, and names them", async () => {
    const cards = [card("a1", "a"), card("b1", "b"), card("b2", "b", 2)];
    const server = givenServer(cards, []);
    const ask = async (threadId: string, of: readonly ProposalCard[]) => {
      await server.ask(threadId, of);
      if (threadId === "b") server.end("a1");
    };
    const { decided, left } = await decideAll(cards, ask, server.known);
    expect([decided, left.map(({ proposalId }) => proposalId)]).toEqual([2, ["a1"]]);
    expect(server.asked).toEqual(["b: b1 b2"]);
  });

  it("tells what was done when a later plan's request fails", async () => {
    const cards = [card("a1", "a"), card("b1", "b"), card("b2", "b", 2)];
    const server = givenServer(cards, ["b2"]);
    const ask = async (threadId: string, of: readonly ProposalCard[]) => {
      if (threadId === "a") throw new Error("espn.unavailable");
      await server.ask(threadId, of);
    };
    const { decided, left, failure } = await decideAll(cards, ask, server.known);
    expect([decided, left.map(({ proposalId }) => proposalId)]).toEqual([1, ["b2"]]);
    expect(failure).toEqual(new Error("espn.unavailable"));
    expect(server.statuses()).toContain("a1 pending");
  });

  it("ends at a refusal that leaves all of them waiting where nothing was done before", async () => {
    const cards = [card("a1", "a")];
    const down = async () => {
      throw new Error("espn.unavailable");
    };
    await expect(decideAll(cards, down, () => cards)).rejects.toThrow("espn.unavailable");
  });
});
