/** Pending cards outside the viewed team, by the name of their league or team. */

import type { ShellView } from "@/contract/league/shell-view";
import type { ProposalCard } from "@/contract/planning/card";
import type { Words } from "@/language/texts/ui/messages";
import { type CardTeam, waitingElsewhere } from "../cards/card-team";
import type { Elsewhere } from "./waiting-elsewhere";

/** @param cards of every team and league. */
export function namedElsewhere(
  cards: readonly ProposalCard[],
  place: CardTeam,
  { leagues, league }: Pick<ShellView, "leagues" | "league">,
  shell: Words<"shell">,
): Elsewhere[] {
  return waitingElsewhere(cards, place).map((each) => {
    const { connectionId, teamId } = each;
    if (connectionId === place.connectionId) {
      const team = league?.teams.find((of) => of.teamId === teamId);
      const href = teamId === league?.myTeamId ? "/moves" : `/moves?team=${teamId}`;
      return { ...each, name: team?.teamName ?? String(teamId), href };
    }
    const other = leagues.find((of) => of.connectionId === connectionId);
    return { ...each, name: other?.leagueName ?? shell("unnamedLeague", { id: other?.leagueId ?? "" }), href: null };
  });
}
