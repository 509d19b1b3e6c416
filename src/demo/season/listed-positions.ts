/**
 * Positions of demo players as ESPN's ids (1 PG, 2 SG, 3 SF, 4 PF, 5 C), primary first.
 *
 * Where the source says at which positions a player was listed, those count. Otherwise they are inferred from his box
 * profile (`domain/inferred-positions.ts`), and marked so.
 */
import type { InferredPositions } from "@/domain/players/inferred-positions";

const ID: Readonly<Record<string, number>> = { PG: 1, SG: 2, SF: 3, PF: 4, C: 5 };

/** A second position counts from a fifth of the games on. */
const MIN_SHARE = 0.2;

/** Reads "SF:0.88|SG:0.12". Undefined when the source has no shares for the player. */
export function positionsFromShares(text: string): InferredPositions | undefined {
  const shares = text
    .split("|")
    .map((part) => part.split(":"))
    .map(([name = "", share = "0"]) => ({ id: ID[name], share: Number(share) }))
    .sort((a, b) => b.share - a.share);
  const ids = shares.flatMap(({ id, share }, at) => (id !== undefined && (at === 0 || share >= MIN_SHARE) ? [id] : []));
  return ids.length > 0 ? { ids, isInferred: false } : undefined;
}
