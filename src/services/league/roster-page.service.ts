/** The roster of any team of the league, labeled by whose it is to me. */
import type { RosterPageOutput } from "@/contract/players/players-output";
import { type EasternDay, teamId as teamIdSchema } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import type { MatchupReader } from "../matchup/matchup-reader";
import { type LeagueService, TeamNotInLeague, teamOf } from "./league.service";
import { ownershipLabel } from "./ownership";
import type { RosterService } from "./roster.service";
import { teamNamed } from "./team-named";

export type RosterPageService = {
  /** @param asked.teamId mine when left out. @throws TeamNotInLeague, DayOutsideSeason and the source's errors */
  view(
    scope: TeamScope,
    request: { teamId?: number | undefined; day?: EasternDay | undefined },
    signal?: AbortSignal,
  ): Promise<{ output: RosterPageOutput; isCached: boolean }>;
  /** @throws TeamNameUnknown, DayOutsideSeason and the source's errors */
  viewByName(
    scope: TeamScope,
    request: { teamName: string; day?: EasternDay | undefined },
    signal?: AbortSignal,
  ): Promise<{ output: RosterPageOutput; isCached: boolean }>;
  /** @returns every team of the league, the viewed one first. @throws TeamNotInLeague and the source's errors */
  teams(scope: TeamScope, signal?: AbortSignal): Promise<readonly TeamOfLeague[]>;
};

type TeamOfLeague = {
  readonly teamId: number;
  readonly teamName: string;
  readonly side: "mine" | "opponent" | "other";
};

export function createRosterPageService(
  league: LeagueService,
  rosters: RosterService,
  matchups: MatchupReader,
): RosterPageService {
  const pages: RosterPageService = {
    async viewByName(scope, { teamName, day }, signal) {
      const { league: read } = await league.buildIntelligenceSnapshot(scope, signal);
      return pages.view(scope, { teamId: Number(teamNamed(read.teams, teamName).teamId), day }, signal);
    },
    async teams(scope, signal) {
      const context = await league.buildIntelligenceSnapshot(scope, signal);
      const mine = teamOf(context, scope.teamId);
      const { opponentId } = await matchups.opponentId(scope, context, signal);
      return [mine, ...context.league.teams.filter((team) => team !== mine)].map(({ teamId, teamName }) => ({
        teamId: Number(teamId),
        teamName,
        side: teamId === scope.teamId ? "mine" : teamId === opponentId ? "opponent" : "other",
      }));
    },
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
  return pages;
}
