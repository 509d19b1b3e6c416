/** The table of a rotisserie or season-points league, from the one row that holds every team. */
import type { Standings } from "@/contract/league/standings";
import type { MatchupSide } from "@/domain/league/matchup";
import { categoryStandings, type Leads, leadsOf, tableOf } from "@/domain/league/standings";
import { slotLabel } from "@/domain/lineup/slots";
import { round1, round3 } from "@/domain/players/player-labels";
import { isRatio, statLabel } from "@/domain/stats/stats";
import type { LeagueContext } from "../league/league.service";

export function standingsOf(context: LeagueContext, teamId: number, sides: readonly MatchupSide[]): Standings {
  const { settings } = context.league;
  const isRoto = settings.format === "roto";
  const table = tableOf(sides);
  const mine = sides.find((side) => side.teamId === teamId);
  const slot = table.find((each) => each.teamId === teamId);
  const others = table.filter((each) => each.teamId !== teamId).map(({ points }) => points);
  return {
    rankedBy: isRoto ? "roto points" : "fantasy points",
    teams: table.length,
    myRank: slot?.rank ?? null,
    myPoints: slot ? round1(slot.points) : null,
    ...rounded(slot ? leadsOf(slot.points, others, false) : { leadOverAbove: null, leadOverBelow: null }, round1),
    table: table.map((each) => ({
      rank: each.rank,
      teamName: context.league.teams.find((team) => team.teamId === each.teamId)?.teamName ?? `Team ${each.teamId}`,
      points: round1(each.points),
      isMine: each.teamId === teamId,
    })),
    categories:
      mine && isRoto
        ? categoryStandings(settings.scoringItems, mine, sides).map(
            ({ statId, value, rotoPoints, isLowerBetter, ...leads }) => {
              const round = isRatio(statId) ? round3 : round1;
              return {
                category: statLabel(statId),
                value: round(value),
                rotoPoints: round1(rotoPoints),
                isLowerBetter,
                ...rounded(leads, round),
              };
            },
          )
        : [],
    slotGames: Object.entries(mine?.gamesBySlot ?? {}).map(([slotId, games]) => {
      const limit = settings.slotGamesLimits[slotId] ?? null;
      return {
        slot: slotLabel(Number(slotId)),
        games,
        limit,
        left: limit === null ? null : Math.max(0, limit - games),
      };
    }),
  };
}

const rounded = ({ leadOverAbove, leadOverBelow }: Leads, round: (value: number) => number): Leads => ({
  leadOverAbove: leadOverAbove === null ? null : round(leadOverAbove),
  leadOverBelow: leadOverBelow === null ? null : round(leadOverBelow),
});
