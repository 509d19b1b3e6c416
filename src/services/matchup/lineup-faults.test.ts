import { describe, expect, it } from "vitest";
import type { RosterPlayer } from "@/contract/tool-outputs";
import { lineupFaults } from "./lineup-faults";

const player = (name: string, slot: RosterPlayer["place"], game: string | null, status = "ACTIVE"): RosterPlayer => ({
  playerId: 1,
  name,
  positions: ["PG"],
  proTeam: "BOS",
  status,
  statusText: status,
  expectedReturn: null,
  slot: slot === "starter" ? "PG" : "BE",
  place: slot,
  game,
  gamesLeftInMatchup: 1,
  pointsOnDay: null,
});
/** The bench has nobody for today, unless said otherwise. */
const question = (...players: RosterPlayer[]) => ({
  roster: { players },
  startingPlaces: players.filter(({ place: slot }) => slot === "starter").length,
  bestStarters: players.filter(({ place: slot, game }) => slot === "starter" && game !== null).length,
  addsLeft: 2 as number | null,
  areMovesClosedToday: false,
  daysLeft: 3,
});

describe("faults of today's lineup", () => {
  it("finds nothing to say of starters who play", () => {
    expect(
      lineupFaults(
        question(player("A", "starter", "vs BOS"), player("B", "bench", null), player("C", "IR", null, "OUT")),
      ),
    ).toEqual([]);
  });

  it("names them by kind, the worst first", () => {
    const request = question(
      player("Idle", "starter", null),
      player("Scratch", "starter", "@ LAL", "DAY_TO_DAY"),
      player("Gone", "starter", "@ LAL", "OUT"),
      player("Healthy on IR", "IR", "@ LAL", "ACTIVE"),
    );
    const faults = lineupFaults({ ...request, bestStarters: 3 });
    expect(faults).toEqual([
      { kind: "out", names: ["Gone"] },
      { kind: "ir-not-allowed", names: ["Healthy on IR"] },
      { kind: "in-doubt", names: ["Scratch"] },
      { kind: "no-game", names: ["Idle"] },
    ]);
  });

  it("counts open places, and adds that the last day would lose", () => {
    const starter = player("A", "starter", "vs BOS");
    expect(lineupFaults({ ...question(starter), startingPlaces: 3, bestStarters: 3 })).toEqual([
      { kind: "empty", count: 2 },
    ]);
    expect(lineupFaults({ ...question(starter), daysLeft: 1 })).toEqual([{ kind: "adds-unused", count: 2 }]);
    expect(lineupFaults({ ...question(starter), daysLeft: 1, addsLeft: null })).toEqual([]);
  });

  it("blames nobody for a place that the bench cannot fill, and says where somebody could be added", () => {
    const request = question(
      player("A", "starter", "vs BOS"),
      player("Idle", "starter", null),
      player("B", "bench", null),
    );
    const open = [{ kind: "open", count: 1 }];
    expect(lineupFaults(request)).toEqual(open);
    expect(lineupFaults({ ...request, startingPlaces: 4 })).toEqual([{ kind: "open", count: 3 }]);
    expect(lineupFaults({ ...request, addsLeft: null })).toEqual(open);
    expect(lineupFaults({ ...request, addsLeft: 0 })).toEqual([]);
    expect(lineupFaults({ ...request, areMovesClosedToday: true })).toEqual([]);
    // Nobody plays today.
    expect(lineupFaults(question(player("Idle", "starter", null)))).toEqual([]);
  });

  it("blames nobody idle where the bench is better than a starter, but cannot stand in the idle player's place", () => {
    const request = question(
      player("A", "starter", "vs BOS"),
      player("Idle", "starter", null),
      player("B", "bench", "vs BOS"),
    );
    expect(lineupFaults({ ...request, addsLeft: 0 })).toEqual([]);
    expect(lineupFaults({ ...request, addsLeft: 0, bestStarters: 2 })).toEqual([{ kind: "no-game", names: ["Idle"] }]);
  });

  // What is not known is not said to be wrong.
  it("says nothing of an unknown status, nor of a doubtful starter who does not play", () => {
    const starter = player("A", "starter", "vs BOS", "UNKNOWN");
    expect(lineupFaults(question(starter, player("B", "IR", null, "UNKNOWN")))).toEqual([]);
    const idle = { ...question(player("C", "starter", null, "DAY_TO_DAY")), bestStarters: 1 };
    expect(lineupFaults(idle).map(({ kind }) => kind)).toEqual(["no-game"]);
  });
});
