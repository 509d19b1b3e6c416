/** ESPN's `player` object as it is read. */
import { z } from "zod";
import { playerId } from "@/domain/ids";
import { finite, goodNumbers, goodParts, int, maybe, plainText } from "./wire";

export const statRowShape = z.object({
  externalId: maybe(plainText(40).pipe(z.string().min(1))),
  seasonId: int,
  scoringPeriodId: int,
  statSourceId: int,
  statSplitTypeId: int,
  proTeamId: maybe(int),
  stats: goodNumbers,
  appliedTotal: maybe(finite),
});

export const playerShape = z.object({
  id: int.pipe(playerId),
  fullName: plainText(120).pipe(z.string().trim().min(1)),
  defaultPositionId: maybe(int),
  eligibleSlots: goodParts(int.min(0).max(60)),
  proTeamId: maybe(int),
  droppable: maybe(z.boolean()),
  injured: maybe(z.boolean()),
  injuryStatus: maybe(z.string().max(40)),
  expectedReturnDate: maybe(z.tuple([int, int, int])),
  ownership: maybe(z.object({ percentOwned: maybe(finite) })),
  stats: goodParts(statRowShape),
});

export type EspnPlayer = z.output<typeof playerShape>;
