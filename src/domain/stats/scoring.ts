/**
 * Fantasy points of a stat line under a league's scoring.
 *
 * Pure. Checked against every `appliedTotal` of the recorded ESPN rows. Points per unit may be overridden by the
 * player's position; percentages score as value × points only where a league asks for it, from makes and attempts.
 */
import { z } from "zod";
import type { ScoringItem } from "../league/league";
import { isRatio, ratioOf, STAT, type StatLine, statLabel } from "./stats";

type ScoreTerm = { statId: number; label: string; amount: number; pointsPerUnit: number; points: number };
export type FantasyScore = { total: number; terms: readonly ScoreTerm[] };

/** ESPN's default points scoring, as its beginner league and its 2027 default league send it. */
export const ESPN_DEFAULT_POINTS: readonly ScoringItem[] = (
  [
    [STAT.PTS, 1],
    [STAT.THREE_PM, 1],
    [STAT.FGM, 2],
    [STAT.FGA, -1],
    [STAT.FTM, 1],
    [STAT.FTA, -1],
    [STAT.REB, 1],
    [STAT.AST, 2],
    [STAT.STL, 4],
    [STAT.BLK, 4],
    [STAT.TO, -2],
  ] as const
).map(([statId, points]) => ({ statId, points, isReverse: false, pointsByPosition: {} }));

/** A counting line: finite amounts; negative ones are refused, since no stat here can be below zero. */
export const statLine = z.record(z.string().regex(/^\d{1,3}$/), z.number().finite().min(0).max(100_000));

/**
 * Points of one line.
 *
 * @param positionId the player's `defaultPositionId`, for overrides; leave out where there are none.
 * @returns the total and its terms in the scoring items' order, items without an amount left out.
 * @throws `RangeError` for an amount, points per unit or a total that is not finite: a silent NaN would spread into
 * every sum.
 */
export function scoreLine(line: StatLine, items: readonly ScoringItem[], positionId?: number): FantasyScore {
  const terms = items.flatMap((item): ScoreTerm[] => {
    const amount = isRatio(item.statId)
      ? (ratioOf(item.statId, line) ?? line[String(item.statId)])
      : line[String(item.statId)];
    if (amount === undefined) return [];
    if (!Number.isFinite(amount)) throw new RangeError(`amount of ${statLabel(item.statId)} is not a finite number`);
    const override = positionId === undefined ? undefined : item.pointsByPosition[String(positionId)];
    const pointsPerUnit = override ?? item.points;
    if (!Number.isFinite(pointsPerUnit))
      throw new RangeError(`points per ${statLabel(item.statId)} are not a finite number`);
    return [
      {
        statId: item.statId,
        label: statLabel(item.statId),
        amount,
        pointsPerUnit,
        points: tidy(amount * pointsPerUnit),
      },
    ];
  });
  const total = tidy(terms.reduce((sum, term) => sum + term.points, 0));
  if (!Number.isFinite(total)) throw new RangeError("points of a line beyond what a number holds");
  return { total, terms };
}

/** Cuts the dust of binary fractions (0.1 × 3) at nine decimals, far below anything a league can score. */
const tidy = (value: number): number => Math.round(value * 1e9) / 1e9 + 0;
