/** The frame's view of the active league. A league that cannot be read leaves the frame standing, and says why. */
import { cache } from "react";
import type { ShellView } from "@/contract/league/shell-view";
import type { TeamScope } from "@/domain/league/scope";
import { systemClock } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import type { FanVise } from "../wiring/composition";
import { pageDisplay } from "./page-display";

export const shellView = cache(async (fanvise: FanVise, personId: string): Promise<ShellView> => {
  const leagues = (await fanvise.connections.list(personId)).map(
    ({ connectionId, leagueId, leagueName, season, isActive }) => ({
      connectionId,
      leagueId,
      leagueName,
      season,
      isActive,
    }),
  );
  const scope = await fanvise.scopeFor(personId, {});
  const clock = leagueClockView(fanvise, scope);
  try {
    const { league, leagueReading } = await fanvise.league.buildIntelligenceSnapshot(scope);
    return {
      // The one just read is called as it is called now.
      leagues: leagues.map((each) =>
        each.connectionId === scope.connectionId ? { ...each, leagueName: league.settings.leagueName } : each,
      ),
      league: {
        myTeamId: scope.teamId,
        teams: league.teams.map(({ teamId, teamName }) => ({ teamId, teamName })),
        reading: {
          source: leagueReading.source,
          fetchedAt: leagueReading.fetchedAt,
          stale: leagueReading.isStale,
          ...(leagueReading.staleReason && { staleCode: leagueReading.staleReason.code }),
        },
      },
      failure: null,
      clock,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      leagues,
      league: null,
      failure: { code: error.code, message: error.messageIn((await pageDisplay()).language) },
      clock,
    };
  }
});

/** The league's present, and whether it goes on while the page is looked at. */
export const leagueClockView = (
  { leagueClockOf, env }: Pick<FanVise, "leagueClockOf" | "env">,
  scope: TeamScope,
): ShellView["clock"] => ({
  nowMs: leagueClockOf(scope).now(),
  isRunning: scope.universe === "espn" && env.FANVISE_NOW === undefined,
});

/** Epoch milliseconds of the page's making, for ages of what was read on it. */
export const pageMadeAt = (): number => systemClock.now();
