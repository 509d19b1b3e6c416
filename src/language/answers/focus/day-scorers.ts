/** Who scored what on a day that is over, the opponent first. Pure. */
import type { MatchupOutput, RosterOutput } from "@/contract/tool-outputs";
import type { Phrases } from "../../texts/answers/phrases";
import { boldName } from "../markdown";

const SHOWN = 5;

/** @returns nothing where no points are known of the day: in category leagues, and before its games */
export function wordDayScorers(
  rosters: readonly RosterOutput[],
  matchup: MatchupOutput | undefined,
  p: Phrases,
): string[] {
  // Before this matchup began the opponent was another.
  const isOfThisMatchup = ({ day, ownership }: RosterOutput) =>
    ownership === "my roster" || (matchup?.firstDay != null && matchup.firstDay <= day);
  const theirsFirst = rosters.filter(isOfThisMatchup).toSorted((one) => (one.ownership === "my roster" ? 1 : -1));
  return theirsFirst.flatMap(({ teamName, day, players }) => {
    const scorers = players
      .flatMap((player) =>
        player.pointsOnDay === null || player.place !== "starter" ? [] : [{ player, points: player.pointsOnDay }],
      )
      .toSorted((one, other) => other.points - one.points)
      .slice(0, SHOWN);
    if (scorers.length === 0) return [];
    const named = scorers.map(({ player }) =>
      p.playerAndValue(boldName(player.name), p.cite(player, "pointsOnDay") ?? 0),
    );
    return [p.dayScorers(boldName(teamName), p.day(day), p.list(named))];
  });
}
