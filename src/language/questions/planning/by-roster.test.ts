/** A move that the rosters contradict is asked again as what it must have been. */
import { describe, expect, it } from "vitest";
import type { MoveRefusalCode } from "@/contract/planning/move-refusals";
import { move } from "@/language/answers/sample-decisions";
import { readResult } from "@/language/answers/tool-results";
import { TOOL } from "../tools";
import { understandConversation } from "../understanding/understanding";
import { readByRosters, tradedByRosters } from "./by-roster";

const refused = (whyNotCode: MoveRefusalCode) =>
  readResult({ name: TOOL.simulate, output: move({ isLegal: false, move: null, whyNot: "No.", whyNotCode }) });

describe("a move that was refused for whose a player is", () => {
  it("is two additions to compare where both are free", () => {
    const request = understandConversation(["pick up Wallace and drop Ellis?"]);
    expect(readByRosters(request, [refused("not-on-roster")])).toEqual([
      { name: TOOL.simulate, args: { addPlayer: "Wallace" } },
      { name: TOOL.simulate, args: { addPlayer: "Ellis" } },
    ]);
  });

  it("is turned round where the one to come is mine", () => {
    const request = understandConversation(["pick up Nembhard and drop Camara?"]);
    expect(readByRosters(request, [refused("already-mine")])).toEqual([
      { name: TOOL.simulate, args: { addPlayer: "Camara", dropPlayer: "Nembhard" } },
    ]);
  });

  it("is a trade to look for where another team has him", () => {
    const request = understandConversation(["should I pick up Jokic?"]);
    expect(readByRosters(request, [refused("not-free")])).toEqual([
      { name: TOOL.findTrades, args: { player: "Jokic" } },
    ]);
  });

  it("stays refused for every other reason", () => {
    const request = understandConversation(["pick up Wallace and drop Ellis?"]);
    expect(readByRosters(request, [refused("no-adds-left")])).toEqual([]);
  });
});

describe("a trade that was refused for whose a player is", () => {
  const refusal = (unavailable: string) =>
    readResult({ name: TOOL.analyzeTrade, output: { unavailable, message: "He is on the other team." } });
  const request = {
    ...understandConversation(["Durant for Brunson?"]),
    trade: { give: ["Durant", "Kessler"], get: ["Brunson"] },
  };

  it("is valued with him on the other side", () => {
    expect(tradedByRosters(request, [refusal("trade.not_yours")])).toEqual([
      { name: TOOL.analyzeTrade, args: { give: ["Durant"], get: ["Brunson", "Kessler"] } },
    ]);
  });

  it("stays refused for every other reason, and where nobody would be left to give", () => {
    expect(tradedByRosters(request, [refusal("trade.deadline_past")])).toEqual([]);
    const one = { ...request, trade: { give: ["Kessler"], get: ["Brunson"] } };
    expect(tradedByRosters(one, [refusal("trade.not_yours")])).toEqual([]);
  });
});
