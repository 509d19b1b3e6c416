import { describe, expect, it } from "vitest";
import { easternDay, playerId } from "../ids";
import type { Labelled } from "./day-lineup";
import { opponentOutlook } from "./opponent-outlook";
import type { DatedMove, MoveAdvice, MoveEffect } from "./week-moves";

const DAYS = ["2025-01-15", "2025-01-16"].map((day) => easternDay.parse(day));
const [TODAY, TOMORROW] = DAYS as [(typeof DAYS)[number], (typeof DAYS)[number]];
const labelled = (id: number): Labelled => ({
  playerId: id,
  name: `Player ${id}`,
  positions: ["PG"],
  proTeam: "BOS",
  status: "ACTIVE",
  statusText: "active",
  expectedReturn: null,
});
const adding = (id: number, day = TODAY): DatedMove => ({ day, drop: playerId.parse(90), add: playerId.parse(id) });

/** His chance to win is what his adds make of it, and he plans for the most. @param worth by the player added */
function opponent(
  worth: Readonly<Record<number, number>>,
  { adds = 1, before = 0.5 }: { adds?: number; before?: number } = {},
) {
  const chanceOf = (moves: readonly DatedMove[]) =>
    moves.reduce((sum, { add }) => sum + (worth[Number(add)] ?? 0), before);
  const ids = Object.keys(worth)
    .map(Number)
    .sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0));
  return {
    days: DAYS,
    startingPlaces: 10,
    addsLeft: adds,
    chances: { winProbability: before, margin: null, finals: null, categories: {} },
    plan: async ({
      maxMoves = 0,
      excludedAdds = [],
    }: {
      maxMoves?: number;
      excludedAdds?: readonly number[];
    } = {}) => ({
      moves: ids
        .filter((id) => !excludedAdds.includes(id))
        .slice(0, maxMoves)
        .map((id) => adding(id)),
      standPat: null,
      gain: 0,
      gainAfter: 0,
      proven: true,
    }),
    effects: (moves: readonly DatedMove[]) =>
      moves.map(
        ({ day, add }, at) =>
          ({
            move: { day, drop: labelled(90), add: labelled(Number(add)) },
            gain: 10,
            winProbability: { before: chanceOf(moves.slice(0, at)), after: chanceOf(moves.slice(0, at + 1)) },
          }) as MoveEffect, // only what the outlook reads
      ),
    candidates: () =>
      ids.map(
        (id): MoveAdvice => ({
          drop: null,
          add: labelled(id),
          day: TOMORROW,
          gain: worth[id] ?? 0,
          gainAfter: 0,
          total: 0,
        }),
      ),
    lineup: (day: string) => ({ starters: Array.from({ length: day === TODAY ? 7 : 10 }, () => ({})) }) as never, // only its length is read
    gameDaysOf: () => DAYS,
  };
}
const mineMayAdd = (...ids: readonly number[]) => ({
  single: ({ add }: { add: number }) =>
    ids.includes(add) ? { drop: labelled(1), add: labelled(add), day: TODAY, gain: 0, gainAfter: 0, total: 0 } : null,
});

describe("what the opponent may do", () => {
  it("is his best plan, and costs me what it gives him", async () => {
    const { likely, addsLeft } = await opponentOutlook(mineMayAdd(), opponent({ 7: 0.05, 8: 0.02 }, { adds: 2 }));
    expect(addsLeft).toBe(2);
    expect(likely.map(({ move, myChange }) => [move.add?.playerId, myChange])).toEqual([
      [7, expect.closeTo(-0.05, 9)],
      [8, expect.closeTo(-0.02, 9)],
    ]);
  });

  it("fills his open slots, counted by day", async () => {
    const { openSlots } = await opponentOutlook(mineMayAdd(), opponent({}));
    expect(openSlots).toEqual([{ day: TODAY, count: 3 }]);
  });

  it("counts the games of his streamers from the day on which he can have them", async () => {
    const { streamers } = await opponentOutlook(mineMayAdd(), opponent({ 7: 0.05 }));
    expect(streamers).toEqual([{ player: labelled(7), gamesLeft: 1, gain: 0.05, myChange: expect.closeTo(-0.05, 9) }]);
  });

  it("has no streamers without an add left", async () => {
    expect((await opponentOutlook(mineMayAdd(), opponent({ 7: 0.05 }, { adds: 0 }))).streamers).toEqual([]);
  });
});

describe("a block", () => {
  const blocks = async (worth: Readonly<Record<number, number>>, free: readonly number[], adds = 1) =>
    (await opponentOutlook(mineMayAdd(...free), opponent(worth, { adds }))).blocks.map(({ player, myChange }) => [
      player.playerId,
      Number(myChange.toFixed(6)),
    ]);

  // By hand: without 7 he adds 8, so 7 gone costs him the difference.
  it("is named from a point of the chance to win on", async () => {
    expect(await blocks({ 7: 0.05, 8: 0.04 - 1e-6 }, [7])).toEqual([[7, 0.010001]]);
    expect(await blocks({ 7: 0.05, 8: 0.041 }, [7])).toEqual([]);
  });
  it("is nobody whom I cannot add", async () => {
    expect(await blocks({ 7: 0.05 }, [])).toEqual([]);
  });
  it("is each of several adds by itself, the dearest first", async () => {
    expect(await blocks({ 7: 0.05, 8: 0.04, 9: 0.01 }, [7, 8], 2)).toEqual([
      [7, 0.04],
      [8, 0.03],
    ]);
  });
});
