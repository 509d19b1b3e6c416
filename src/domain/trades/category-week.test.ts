/** A week's categories added up by hand. */
import { describe, expect, it } from "vitest";
import type { PlayerOutlook } from "../engine/outlook";
import { SLOT } from "../lineup/slots";
import { STAT, type StatLine } from "../stats/stats";
import { type CategoryPlayer, categoryWeek } from "./category-week";
import { tradePlayer } from "./small-leagues";

/** @param chances to play by day */
function categoryPlayer(id: number, worthOfGame: number, chances: readonly number[], line: StatLine): CategoryPlayer {
  const outlook = { baselineLine: line } as PlayerOutlook; // nothing else of an outlook is read
  const values = chances.map((chance) => chance * worthOfGame);
  return { ...tradePlayer(id, values), outlook, worthOfGame };
}

const scorer = { [STAT.PTS]: 30, [STAT.FGM]: 10, [STAT.FGA]: 20, [STAT.FG_PCT]: 0.5 };
const shooter = { [STAT.PTS]: 20, [STAT.FGM]: 9, [STAT.FGA]: 12, [STAT.FG_PCT]: 0.75 };
const categories = { slotCounts: { [SLOT.UTIL]: 1 }, scoringItems: [{ statId: STAT.PTS }, { statId: STAT.FG_PCT }] };

describe("a roster's categories in an average week", () => {
  const players = [
    categoryPlayer(1, 2, [1, 0.5, 0, 0, 0, 0, 0], scorer),
    categoryPlayer(2, 1, [1, 1, 1, 0, 0, 0, 0], shooter),
  ];

  it("are those of the best lineup of each day, with the chance to play", () => {
    // Day 1 the scorer (2 against 1), day 2 a tie of worth at 1: the first by id; day 3 the shooter.
    const week = categoryWeek({ ...categories, weights: [1] }, players);
    expect(week[STAT.PTS]).toBeCloseTo(30 + 0.5 * 30 + 20, 9);
    expect(week[STAT.FG_PCT]).toBeCloseTo((10 + 5 + 9) / (20 + 10 + 12), 9);
  });

  it("do not depend on how often the week comes", () => {
    const once = categoryWeek({ ...categories, weights: [1] }, players);
    const often = categoryWeek({ ...categories, weights: [9] }, players);
    expect(often[STAT.PTS]).toBeCloseTo(once[STAT.PTS] ?? Number.NaN, 9);
    expect(often[STAT.FG_PCT]).toBeCloseTo(once[STAT.FG_PCT] ?? Number.NaN, 9);
  });

  it("leave out a ratio without an attempt", () => {
    const idle = categoryWeek({ ...categories, weights: [1] }, [categoryPlayer(1, 1, [0, 0], scorer)]);
    expect(idle).toEqual({ [STAT.PTS]: 0 });
  });
});
