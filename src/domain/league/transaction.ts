/** A league transaction as the rules see it, and which trade offers or claims are still open. Pure. */
import type { PlayerId, ScoringPeriodId } from "../ids";

export type LeagueTransaction = {
  transactionId: string;
  /** ESPN's word: FREEAGENT, WAIVER, TRADE_PROPOSAL, TRADE_ACCEPT, ROSTER, … */
  type: string;
  status: string;
  executionType: string;
  teamId: number | null;
  scoringPeriod: ScoringPeriodId;
  bidAmount: number | null;
  isPending: boolean;
  /** When it was processed, or proposed when it was not; ISO 8601 UTC. */
  at: string | null;
  expiresAt: string | null;
  relatedTransactionId: string | null;
  items: readonly {
    type: string;
    playerId: PlayerId;
    fromTeamId: number | null;
    toTeamId: number | null;
    fromSlotId: number | null;
    toSlotId: number | null;
  }[];
};

/** Answers to an offer, which point at it. */
const ANSWERS: ReadonlySet<string> = new Set([
  "TRADE_ACCEPT",
  "TRADE_DECLINE",
  "TRADE_UPHOLD",
  "TRADE_VETO",
  "TRADE_ERROR",
]);

/**
 * Offers and claims still open at an instant. ESPN leaves an expired or withdrawn one as pending; a second record with
 * `executionType` CANCEL points at it (recorded 2027 trade offers). So does a record that answers it, by its type.
 */
export function openTransactions(all: readonly LeagueTransaction[], nowMs: number): LeagueTransaction[] {
  const closed = new Set(
    all
      .filter((each) => each.executionType === "CANCEL" || ANSWERS.has(each.type))
      .flatMap((each) => each.relatedTransactionId ?? []),
  );
  return all.filter(
    (each) =>
      each.status === "PENDING" &&
      each.executionType !== "CANCEL" &&
      !closed.has(each.transactionId) &&
      (each.expiresAt === null || Date.parse(each.expiresAt) > nowMs),
  );
}
