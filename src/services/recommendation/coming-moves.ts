/** Approved moves whose day is still to come: until then the league's roster of today does not show them. */
import type { StoredProposal } from "@/db/proposal-rows";
import type { ProposalTables } from "@/db/proposals";
import type { EasternDay } from "@/domain/ids";
import type { TeamScope } from "@/domain/scope";

export type ComingMove = {
  readonly day: string;
  readonly kind: "joins" | "leaves";
  /** The league was read again and shows it on its day. */
  readonly isSeen: boolean;
};

/** What the person has approved with this player for a day after today, the nearest first; `null` without one. */
export type ComingMoveReader = (
  scope: TeamScope,
  question: { readonly playerId: number; readonly today: EasternDay },
) => Promise<ComingMove | null>;

export function createComingMoves(tables: Pick<ProposalTables, "agreed">): ComingMoveReader {
  return async ({ personId, connectionId, teamId }, { playerId, today }) => {
    const agreed = await tables.agreed(personId, { connectionId, teamId });
    const [nearest = null] = agreed
      .flatMap((proposal) => comingMove(proposal, playerId))
      .filter(({ day }) => day > today)
      .sort((a, b) => a.day.localeCompare(b.day));
    return nearest;
  };
}

function comingMove({ content, status }: StoredProposal, playerId: number): ComingMove[] {
  const { drop, add, effectiveDay: day } = content;
  const isSeen = status === "verified";
  if (add?.playerId === playerId) return [{ day, kind: "joins", isSeen }];
  return drop?.playerId === playerId ? [{ day, kind: "leaves", isSeen }] : [];
}
