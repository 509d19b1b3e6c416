/** The roster of any team of the league, labeled by whose it is to me. */
import type { RosterPageOutput } from "@/contract/players/players-output";
import { type EasternDay, teamId as teamIdSchema } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import type { MatchupReader } from "../matchup/matchup-reader";
import { type LeagueService, TeamNotInLeague, teamOf } from "./league.service";
import { ownershipLabel } from "./ownership";
import type { RosterService } from "./roster.service";

export type RosterPageService = {
  /** @param asked.teamId mine when left out. @throws TeamNotInLeague, DayOutsideSeason and the source's errors */
  view(
    scope: TeamScope,
    request: { teamId?: number | undefined; day?: EasternDay | undefined },
    signal?: AbortSignal,
  ): Promise<{ output: RosterPageOutput; isCached: boolean }>;
};

export function createRosterPageService(
  league: LeagueService,
  rosters: RosterService,
  matchups: MatchupReader,
): RosterPageService {
  return {
    async view(scope, { teamId = scope.teamId, day }, signal) {
      const context = await league.buildIntelligenceSnapshot(scope, signal);
      const team = teamIdSchema.safeParse(teamId);
      if (!team.success) throw new TeamNotInLeague();
      teamOf(context, team.data);
      // The roster of a team is what that team calls its own.
      const { output, isCached } = await rosters.view({ ...scope, teamId: team.data }, { side: "mine", day, signal });
      if (team.data === scope.teamId) return { output: { ...output, ownership: "my roster" }, isCached };
      const { opponentId, readings } = await matchups.opponentId(scope, context, signal);
      return {
        output: { ...output, ownership: ownershipLabel(context, team.data, { mine: scope.teamId, opponentId }) },
        isCached: isCached && readings.every((reading) => reading.isCached),
      };
    },
  };
}
