/** League events derived from transactions: adds, drops, claims and trades. Pure. */
import type { PlayerId, ScoringPeriodId } from "../ids";
import type { LeagueTransaction } from "./transaction";

const ACTIVITY_KINDS = [
  "add",
  "drop",
  "add and drop",
  "waiver claim",
  "failed waiver claim",
  "trade",
  "lineup change",
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export type PlayerMove = { playerId: PlayerId; fromTeamId: number | null; toTeamId: number | null };

export type ActivityEvent = {
  kind: ActivityKind;
  teamId: number | null;
  period: ScoringPeriodId;
  at: string | null;
  added: readonly PlayerId[];
  dropped: readonly PlayerId[];
  traded: readonly PlayerMove[];
  bidAmount: number | null;
  /** ESPN's word: EXECUTED, or FAILED_… for a claim that was refused. */
  status: string;
};

/**
 * Completed and refused moves, newest first. Leaves out open offers and claims, and the draft.
 *
 * A trade is listed twice, when it is accepted and when the review ends, and counts as one event.
 */
export function activityOf(all: readonly LeagueTransaction[]): ActivityEvent[] {
  const trades = new Set<string>();
  const events = all.flatMap((each): ActivityEvent[] => {
    const kind = kindOf(each);
    if (kind === undefined) return [];
    const traded = movesOf(each, "TRADE");
    if (kind === "trade") {
      const deal = traded
        .map((move) => `${move.playerId}:${move.fromTeamId}:${move.toTeamId}`)
        .sort()
        .join();
      if (trades.has(deal)) return [];
      trades.add(deal);
    }
    const { teamId, scoringPeriod: period, at, bidAmount, status } = each;
    return [{ kind, teamId, period, at, ...namedMoves(each), bidAmount, status }];
  });
  return events.sort((a, b) => b.period - a.period || (b.at ?? "").localeCompare(a.at ?? ""));
}

/** Player ids that a transaction adds, drops and trades. */
export const namedMoves = (transaction: LeagueTransaction) => ({
  added: movesOf(transaction, "ADD").map(({ playerId }) => playerId),
  dropped: movesOf(transaction, "DROP").map(({ playerId }) => playerId),
  traded: movesOf(transaction, "TRADE"),
});

function movesOf({ items }: LeagueTransaction, type: string): PlayerMove[] {
  return items
    .filter((item) => item.type === type)
    .map(({ playerId, fromTeamId, toTeamId }) => ({ playerId, fromTeamId, toTeamId }));
}

function kindOf({ type, status, executionType, items }: LeagueTransaction): ActivityKind | undefined {
  const has = (word: string) => items.some((item) => item.type === word);
  if (executionType === "CANCEL" || type === "DRAFT") return undefined;
  if (status.startsWith("FAILED_")) return type.startsWith("WAIVER") ? "failed waiver claim" : undefined;
  if (status !== "EXECUTED") return undefined;
  if (has("TRADE")) return type === "TRADE_ACCEPT" || type === "TRADE_UPHOLD" ? "trade" : undefined;
  if (type === "WAIVER" && has("ADD")) return "waiver claim";
  if (has("ADD")) return has("DROP") ? "add and drop" : "add";
  if (has("DROP")) return "drop";
  return has("LINEUP") ? "lineup change" : undefined;
}
