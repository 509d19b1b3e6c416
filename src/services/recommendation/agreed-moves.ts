/** A stored proposal as the premises of another one see it, once it was approved. */
import type { StoredProposal } from "@/db/proposals/proposal-rows";
import type { ApprovedEarlier } from "@/domain/proposals/proposal";

export const approvedMove = ({ content, status }: Pick<StoredProposal, "content" | "status">): ApprovedEarlier => ({
  drop: content.drop?.playerId ?? null,
  add: content.add?.playerId ?? null,
  effectiveDay: content.effectiveDay,
  isVerified: status === "verified",
});
