import { describe, expect, it } from "vitest";
import { LEAGUE_FACTS } from "#test/espn-shapes/facts";
import { payloadSets } from "#test/espn-shapes/payload-sets";
import { toTransactions } from "@/lib/espn/transactions";
import { activityOf } from "./league-activity";
import { openTransactions } from "./transaction";

const NOW = Date.parse("2026-10-05T12:00:00Z");

const item = (type: string, playerId: number, fromTeamId: number, toTeamId: number) => ({
  type,
  playerId,
  fromTeamId,
  toTeamId,
  fromLineupSlotId: -1,
  toLineupSlotId: -1,
});
const freeAgents = (id: string, more: object) => ({
  id,
  status: "EXECUTED",
  executionType: "EXECUTE",
  teamId: 1,
  scoringPeriodId: 3,
  proposedDate: NOW,
  ...more,
});
const read = (...raw: object[]) => toTransactions(raw);

describe("what happened in a league", () => {
  it.each([
    ["add", freeAgents("a", { type: "FREEAGENT", items: [item("ADD", 7, 0, 1)] })],
    ["add and drop", freeAgents("a", { type: "FREEAGENT", items: [item("ADD", 7, 0, 1), item("DROP", 8, 1, 0)] })],
    ["drop", freeAgents("a", { type: "ROSTER", items: [item("DROP", 8, 1, 0)] })],
    ["waiver claim", freeAgents("a", { type: "WAIVER", executionType: "PROCESS", items: [item("ADD", 7, 0, 1)] })],
    [
      "failed waiver claim",
      freeAgents("a", { type: "WAIVER", status: "FAILED_ROSTERLIMIT", items: [item("ADD", 7, 0, 1)] }),
    ],
    ["trade", freeAgents("a", { type: "TRADE_ACCEPT", items: [item("TRADE", 7, 1, 2), item("TRADE", 8, 2, 1)] })],
    ["lineup change", freeAgents("a", { type: "ROSTER", items: [item("LINEUP", 8, 0, 0)] })],
  ])("tells a %s", (kind, raw) => {
    expect(activityOf(read(raw)).map((event) => event.kind)).toEqual([kind]);
  });

  it.each([
    ["an offer", freeAgents("a", { type: "TRADE_PROPOSAL", status: "PENDING", items: [item("TRADE", 7, 1, 2)] })],
    ["a refusal of one", freeAgents("a", { type: "TRADE_DECLINE", items: [item("TRADE", 7, 1, 2)] })],
    ["the draft", freeAgents("a", { type: "DRAFT", items: [item("DRAFT", 7, 0, 1)] })],
    ["a cancellation", freeAgents("a", { type: "WAIVER", executionType: "CANCEL", items: [item("ADD", 7, 0, 1)] })],
  ])("does not tell %s", (_case, raw) => {
    expect(activityOf(read(raw))).toEqual([]);
  });

  it("tells a trade that was accepted and upheld once, and the newest event first", () => {
    const items = [item("TRADE", 7, 1, 2), item("TRADE", 8, 2, 1)];
    const events = activityOf(
      read(
        freeAgents("a", { type: "TRADE_ACCEPT", items }),
        freeAgents("b", { type: "TRADE_UPHOLD", scoringPeriodId: 4, items: [...items].reverse() }),
        freeAgents("c", { type: "FREEAGENT", scoringPeriodId: 5, items: [item("ADD", 9, 0, 1)] }),
      ),
    );
    expect(events.map(({ kind, period }) => [kind, period])).toEqual([
      ["add", 5],
      ["trade", 3],
    ]);
    expect(events[1]?.traded).toEqual([
      { playerId: 7, fromTeamId: 1, toTeamId: 2 },
      { playerId: 8, fromTeamId: 2, toTeamId: 1 },
    ]);
  });

  it.each(payloadSets("claims and offers"))(
    "tells the two $origin claims, and none of the withdrawn offers as open",
    ({ origin, payload }) => {
      const { claims, whileOffersStand } = LEAGUE_FACTS[origin].preseason;
      const all = toTransactions(payload("transactions").transactions);
      expect(activityOf(all)).toMatchObject([
        { kind: "failed waiver claim", teamId: claims.teamId, added: [claims.failed], status: "FAILED_ROSTERLIMIT" },
        { kind: "waiver claim", teamId: claims.teamId, added: [claims.executed], status: "EXECUTED" },
      ]);
      expect(openTransactions(all, Date.parse(whileOffersStand))).toEqual([]);
      // Without the records that withdraw them they would be open.
      expect(
        openTransactions(
          all.filter(({ executionType }) => executionType !== "CANCEL"),
          Date.parse(whileOffersStand),
        ),
      ).not.toEqual([]);
    },
  );
});

describe("an offer", () => {
  const offer = freeAgents("offer", {
    type: "TRADE_PROPOSAL",
    status: "PENDING",
    isPending: true,
    expirationDate: NOW + 1_000,
    items: [item("TRADE", 7, 1, 2)],
  });
  const answer = (more: object) => freeAgents("answer", { relatedTransactionId: "offer", items: [], ...more });

  it.each([
    ["stands until it expires", [], ["offer"]],
    [
      "stands beside what is about another",
      [answer({ type: "TRADE_ACCEPT", relatedTransactionId: "other" })],
      ["offer"],
    ],
    [
      "is closed by a cancellation",
      [answer({ type: "TRADE_PROPOSAL", executionType: "CANCEL", status: "CANCELED" })],
      [],
    ],
    ["is closed by an acceptance", [answer({ type: "TRADE_ACCEPT" })], []],
    ["is closed by a refusal", [answer({ type: "TRADE_DECLINE" })], []],
  ])("%s", (_case, others, expected) => {
    const open = (nowMs: number) => openTransactions(read(offer, ...others), nowMs).map((each) => each.transactionId);
    expect(open(NOW)).toEqual(expected);
    expect(open(NOW + 1_000)).toEqual([]);
  });
});
