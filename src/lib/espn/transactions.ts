/**
 * `mTransactions2`: adds, drops, waivers, trades and lineup changes of one day. Sample: recorded 2027 waivers and
 * trades.
 */
import { z } from "zod";
import { playerId, scoringPeriodId } from "@/domain/ids";
import type { LeagueTransaction } from "@/domain/league/transaction";
import { firstOfEach } from "./identity";
import { finite, goodParts, instant, int, maybe, plainText, shortText } from "./wire";

const transactionShape = z.object({
  id: plainText(80).pipe(z.string().min(1)),
  type: shortText,
  status: maybe(shortText),
  executionType: maybe(shortText),
  teamId: maybe(int),
  scoringPeriodId: maybe(int),
  bidAmount: maybe(finite),
  isPending: maybe(z.boolean()),
  proposedDate: instant,
  processDate: instant,
  expirationDate: instant,
  relatedTransactionId: maybe(plainText(80)),
  items: goodParts(
    z.object({
      type: shortText,
      playerId: int.pipe(playerId),
      fromTeamId: maybe(int),
      toTeamId: maybe(int),
      fromLineupSlotId: maybe(int),
      toLineupSlotId: maybe(int),
    }),
  ),
});

/** Oldest first. Team 0 (free agency) and slot −1 (none) become `null`. */
export function toTransactions(raw: unknown): LeagueTransaction[] {
  return firstOfEach(goodParts(transactionShape).parse(raw), ({ id }) => id)
    .map((espnPayload) => ({
      transactionId: espnPayload.id,
      type: espnPayload.type,
      status: espnPayload.status ?? "UNKNOWN",
      executionType: espnPayload.executionType ?? "UNKNOWN",
      teamId: espnPayload.teamId || null,
      scoringPeriod: scoringPeriodId.parse(Math.max(0, espnPayload.scoringPeriodId ?? 0)),
      bidAmount: espnPayload.bidAmount ?? null,
      isPending: espnPayload.isPending ?? false,
      // Only processed ones carry a process date.
      at: espnPayload.processDate ?? espnPayload.proposedDate,
      expiresAt: espnPayload.expirationDate,
      relatedTransactionId: espnPayload.relatedTransactionId ?? null,
      items: espnPayload.items.map((item) => ({
        type: item.type,
        playerId: item.playerId,
        fromTeamId: item.fromTeamId || null,
        toTeamId: item.toTeamId || null,
        fromSlotId: slotOrNull(item.fromLineupSlotId),
        toSlotId: slotOrNull(item.toLineupSlotId),
      })),
    }))
    .sort((a, b) => (a.at ?? "").localeCompare(b.at ?? ""));
}

const slotOrNull = (slotId: number | undefined): number | null => (slotId === undefined || slotId < 0 ? null : slotId);
