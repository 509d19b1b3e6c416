/**
 * The rotisserie table of the demo league: the season's sums of all teams, ranked in each category.
 *
 * The best of ten gets ten points in a category and the last one gets one; teams that are level share what their places
 * bring.
 */

import type { Counts } from "../figures";
import { FINAL_PERIOD } from "../season/calendar";
import { TEAM_IDS } from "./draft";
import type { Ledger } from "./ledger";
import { sideStats } from "./matchups";
import { CATEGORIES } from "./scoring";

export type RotoRow = {
  readonly teamId: number;
  readonly counts: Counts;
  readonly stats: Readonly<Record<string, number>>;
  /** Roto points by stat id. */
  readonly points: ReadonlyMap<number, number>;
  readonly total: number;
  /** Place in the table from 1; the lower team id first among equals. */
  readonly seed: number;
};

/** The table up to the ledger's instant, in the order of the team ids. */
export function rotoTable(ledger: Ledger): RotoRow[] {
  const rows = TEAM_IDS.map((teamId) => {
    const counts = ledger.teamCounts(teamId, 1, FINAL_PERIOD);
    return { teamId, counts, stats: sideStats(counts) };
  });
  const valued = rows.map((row) => {
    const points = new Map(
      CATEGORIES.map(({ statId, isReverse }) => {
        const value = (stats: RotoRow["stats"]) => (stats[statId] ?? 0) * (isReverse ? -1 : 1);
        const own = value(row.stats);
        const below = rows.filter(({ stats }) => value(stats) < own).length;
        const level = rows.filter(({ stats }) => value(stats) === own).length;
        return [statId, below + (level + 1) / 2];
      }),
    );
    return { ...row, points, total: [...points.values()].reduce((sum, each) => sum + each, 0) };
  });
  const order = [...valued].sort((a, b) => b.total - a.total || a.teamId - b.teamId).map(({ teamId }) => teamId);
  return valued.map((row) => ({ ...row, seed: order.indexOf(row.teamId) + 1 }));
}
