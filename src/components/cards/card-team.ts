/** Which team's cards a page shows, and what waits for the person elsewhere. Pure. */
import type { ProposalCard } from "@/contract/planning/card";

/** A team in one of the person's leagues. */
export type CardTeam = { readonly connectionId: string; readonly teamId: number };

export const isOf = (place: CardTeam, card: Pick<ProposalCard, "connectionId" | "teamId">): boolean =>
  card.connectionId === place.connectionId && card.teamId === place.teamId;

/** Pending ones of other teams and leagues, counted by where they are; those of the same league first. */
export function waitingElsewhere(cards: readonly ProposalCard[], place: CardTeam): (CardTeam & { count: number })[] {
  const counts = new Map<string, CardTeam & { count: number }>();
  for (const { status, connectionId, teamId } of cards) {
    if (status !== "pending" || connectionId === undefined || teamId === undefined) continue;
    if (isOf(place, { connectionId, teamId })) continue;
    const key = `${connectionId} ${teamId}`;
    counts.set(key, { connectionId, teamId, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const isHere = (each: CardTeam) => Number(each.connectionId === place.connectionId);
  return [...counts.values()].sort((a, b) => isHere(b) - isHere(a) || b.count - a.count);
}
