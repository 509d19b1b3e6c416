/** Claims that a league has settled, as the prices that I would have had to beat. Pure. */
import type { PlayerId, ScoringPeriodId } from "../ids";
import { namedMoves } from "../league/league-activity";
import type { LeagueTransaction } from "../league/transaction";

export type SettledClaim = {
  readonly playerId: PlayerId;
  readonly period: ScoringPeriodId;
  /** The highest bid of another team, in dollars; `null` when nobody else claimed him. */
  readonly priceToBeat: number | null;
};

/** A bid that lost to another: ESPN's word for it is that the player was no longer a free agent. */
const OUTBID = "FAILED_INVALIDPLAYERSOURCE";

/**
 * One for each player and day on which waivers ran. Claims that failed for another reason, such as a full roster, were
 * no rivals; ESPN sends no bid where claims do not go by bids, and those are left out.
 *
 * @param myTeamId whose own bids are nobody's rivals
 */
export function settledClaims(all: readonly LeagueTransaction[], myTeamId: number): SettledClaim[] {
  const claims = new Map<string, SettledClaim>();
  for (const each of all) {
    const { type, status, executionType, bidAmount, teamId, scoringPeriod: period } = each;
    const hasCompeted = status === "EXECUTED" || status === OUTBID;
    if (!type.startsWith("WAIVER") || executionType === "CANCEL" || !hasCompeted) continue;
    if (bidAmount === null || !(bidAmount >= 0)) continue;
    for (const playerId of namedMoves(each).added) {
      const key = `${playerId}:${period}`;
      const before = claims.get(key)?.priceToBeat ?? null;
      const priceToBeat = teamId === myTeamId ? before : Math.max(before ?? 0, bidAmount);
      claims.set(key, { playerId, period, priceToBeat });
    }
  }
  return [...claims.values()];
}
