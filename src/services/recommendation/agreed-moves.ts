/** Moves that the person has approved and that the league's roster does not show yet. */
import type { StoredProposal } from "@/db/proposal-rows";
import type { ProposalTables } from "@/db/proposals";
import type { EasternDay } from "@/domain/ids";
import type { ApprovedEarlier } from "@/domain/proposal";
import type { TeamScope } from "@/domain/scope";

/** The approved moves of the team in one matchup, those that the roster shows included. */
export type AgreedMovesReader = (scope: TeamScope, matchupPeriod: number) => Promise<readonly ApprovedEarlier[]>;

export type ComingMove = {
  readonly day: string;
  readonly kind: "joins" | "leaves";
  /** The league was read again and shows it on its day. */
  readonly isSeen: boolean;
};

/** What the person has approved with this player for a day after today, the nearest first; `null` without one. */
export type ComingMoveReader = (
  scope: TeamScope,
  question: { readonly playerId: number; readonly matchupPeriod: number; readonly today: EasternDay },
) => Promise<ComingMove | null>;

export function createAgreedMoves(tables: Pick<ProposalTables, "agreed">): AgreedMovesReader {
  return async ({ personId, connectionId, teamId }, matchupPeriod) =>
    (await tables.agreed(personId, { connectionId, teamId }, [matchupPeriod])).map(approvedMove);
}

export function createComingMoves(agreedMoves: AgreedMovesReader): ComingMoveReader {
  return async (scope, { playerId, matchupPeriod, today }) => {
    const [nearest = null] = (await agreedMoves(scope, matchupPeriod))
      .flatMap((move) => comingMove(move, playerId))
      .filter(({ day }) => day > today)
      .sort((a, b) => a.day.localeCompare(b.day));
    return nearest;
  };
}

export const approvedMove = ({ content, status }: Pick<StoredProposal, "content" | "status">): ApprovedEarlier => ({
  drop: content.drop?.playerId ?? null,
  add: content.add?.playerId ?? null,
  effectiveDay: content.effectiveDay,
  isVerified: status === "verified",
});

function comingMove(
  { drop, add, effectiveDay: day, isVerified: isSeen }: ApprovedEarlier,
  playerId: number,
): ComingMove[] {
  if (add === playerId) return [{ day, kind: "joins", isSeen }];
  return drop === playerId ? [{ day, kind: "leaves", isSeen }] : [];
}
