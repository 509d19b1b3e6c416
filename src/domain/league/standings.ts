/**
 * A league in which everyone plays everyone: the table, and what one team lacks to the next in each category.
 *
 * Pure. ESPN sends a rotisserie team's points per category as `rank`, and their sum as its total (recorded roto
 * league).
 */
import type { ScoringItem } from "./league";
import type { MatchupSide } from "./matchup";

export type StandingsRow = { teamId: number; rank: number; points: number };

/** Ranks sides by points, best first; teams with equal points share the better rank. */
export function tableOf(sides: readonly MatchupSide[]): StandingsRow[] {
  const byPoints = [...sides].sort((a, b) => b.totalPoints - a.totalPoints || a.teamId - b.teamId);
  return byPoints.map(({ teamId, totalPoints }) => ({
    teamId,
    rank: byPoints.findIndex((side) => side.totalPoints === totalPoints) + 1,
    points: totalPoints,
  }));
}

/** Below 0 over the next better one, above 0 over the next worse one; `null` where there is none. */
export type Leads = { leadOverAbove: number | null; leadOverBelow: number | null };

/** The lead of a value over the next better and the next worse of the others. Equals are neither. */
export function leadsOf(value: number, others: readonly number[], isLowerBetter: boolean): Leads {
  const leads = others.map((other) => (isLowerBetter ? other - value : value - other));
  const behind = leads.filter((lead) => lead < 0);
  const ahead = leads.filter((lead) => lead > 0);
  return {
    leadOverAbove: behind.length > 0 ? Math.max(...behind) : null,
    leadOverBelow: ahead.length > 0 ? Math.min(...ahead) : null,
  };
}

export type CategoryStanding = Leads & {
  statId: number;
  value: number;
  /** Rank points of the category: the number of teams for the best, one for the worst, shared between equals. */
  rotoPoints: number;
  isLowerBetter: boolean;
};

/** One team's categories in the league's order. A category that the team has no score in is left out. */
export function categoryStandings(
  items: readonly ScoringItem[],
  mine: MatchupSide,
  sides: readonly MatchupSide[],
): CategoryStanding[] {
  return items.flatMap(({ statId, isReverse }) => {
    const score = mine.scoreByStat[String(statId)];
    if (!score) return [];
    const others = sides
      .filter((side) => side.teamId !== mine.teamId)
      .flatMap((side) => side.scoreByStat[String(statId)]?.score ?? []);
    return {
      statId,
      value: score.score,
      rotoPoints: score.rank,
      isLowerBetter: isReverse,
      ...leadsOf(score.score, others, isReverse),
    };
  });
}
