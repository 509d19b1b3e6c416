/** The matchups of a league's season as days. */

import type { MatchupPeriod } from "@/contract/league/league-output";
import { matchupPeriodId } from "@/domain/ids";
import type { LeagueSettings } from "@/domain/league/league";
import { dayOf } from "@/domain/league/league-snapshot";
import { periodsOfMatchup } from "@/domain/season/calendar";
import type { LeagueContext } from "../league/league.service";

/** ESPN counts regular-season matchups only; those above that number are playoffs. */
export const isPlayoffMatchup = ({ schedule }: LeagueSettings, matchup: number): boolean =>
  schedule.playoffTeamCount > 0 && matchup > schedule.regularSeasonMatchups;

/** In order; a matchup whose days the calendar does not know is left out. */
export function matchupsOf(context: LeagueContext): MatchupPeriod[] {
  const { settings } = context.league;
  return Object.keys(settings.schedule.matchupPeriods)
    .flatMap((key) => {
      const matchup = matchupPeriodId.safeParse(Number(key));
      const range = matchup.success && periodsOfMatchup(context.calendar, settings.schedule, matchup.data);
      if (!range) return [];
      return [
        {
          matchupPeriod: Number(matchup.data),
          firstDay: dayOf(context, range.first),
          lastDay: dayOf(context, range.last),
          isPlayoffs: isPlayoffMatchup(settings, matchup.data),
          isCurrent: matchup.data === context.matchupPeriod,
        },
      ];
    })
    .sort((a, b) => a.matchupPeriod - b.matchupPeriod);
}
