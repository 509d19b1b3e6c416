/**
 * A league with its calendar: what day it is, which matchup that is, who plays when. Every other service starts here.
 */

import { type ScoringPeriodId, scoringPeriodId } from "@/domain/ids";
import type { League, LeagueTeam } from "@/domain/league/league";
import type { LeagueSnapshot } from "@/domain/league/league-snapshot";
import type { ProGame } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import {
  buildCalendar,
  type CalendarFault,
  matchupOfPeriod,
  periodOfDay,
  periodsOfMatchup,
  type SeasonCalendar,
} from "@/domain/season/calendar";
import { dayEt } from "@/domain/season/eastern-day";
import { AppError } from "@/lib/errors";
import { LIFETIME_MS, type ServiceDeps } from "../ports";
import type { Reading } from "../sources/source-reader";

/** A league's snapshot with what was read for it. */
export type LeagueContext = LeagueSnapshot & {
  leagueReading: Reading<League>;
  /** Everything read for this, the long-lived schedule included. */
  readings: readonly Reading<unknown>[];
};

/** The league's own season has no days that a calendar could be built from. */
class CalendarUnavailable extends AppError {
  static override readonly code = "league.calendar_unavailable";
  static override readonly status = 502;
  constructor(error: CalendarFault) {
    super({ fault: error });
  }
}

/** A team id that the league does not have. */
export class TeamNotInLeague extends AppError {
  static override readonly code = "league.team_not_found";
  static override readonly status = 404;
}

const LEAGUE_SHAPE = 2;

export type LeagueService = {
  buildIntelligenceSnapshot(scope: TeamScope, signal?: AbortSignal): Promise<LeagueContext>;
};

export function createLeagueService(deps: ServiceDeps): LeagueService {
  return {
    async buildIntelligenceSnapshot(scope, signal) {
      const { client, label, leagueClock } = deps.sourceOf(scope);
      const today = dayEt(leagueClock.now());
      const [league, schedule] = await Promise.all([
        deps.reader.read<League>({
          key: `league:${scope.connectionId}:${today}`,
          source: label,
          ttlMs: LIFETIME_MS.league,
          fetch: (fetchSignal) => client.getLeague(fetchSignal),
          store: deps.store.snapshot(scope, "league", LEAGUE_SHAPE),
          signal,
        }),
        deps.reader.read<ProGame[]>({
          key: `schedule:${scope.universe}:${scope.season}`,
          source: label,
          ttlMs: LIFETIME_MS.schedule,
          fetch: (fetchSignal) => client.getProSchedule(fetchSignal),
          store: deps.store.proSchedule(scope.universe, scope.season),
          signal,
        }),
      ]);
      const { status, settings } = league.value;
      const calendar = calendarOf(schedule.value, status.finalScoringPeriod);
      if (typeof calendar === "string") throw new CalendarUnavailable(calendar);
      const calendarPeriod = periodOfDay(calendar, today);
      const inSeason = Math.min(Math.max(calendarPeriod, status.firstScoringPeriod), status.finalScoringPeriod);
      const todayPeriod = scoringPeriodId.parse(inSeason);
      const matchupPeriod = matchupOfPeriod(calendar, settings.schedule, todayPeriod) ?? status.currentMatchupPeriod;
      return {
        league: league.value,
        games: schedule.value,
        calendar,
        today,
        todayPeriod,
        matchupPeriod,
        matchupRange: periodsOfMatchup(calendar, settings.schedule, matchupPeriod),
        calendarPeriod,
        leagueReading: league,
        readings: [league, schedule],
      };
    },
  };
}

/** Calendars cached by the season's game list, which all leagues share and each read replaces. */
const calendars = new WeakMap<readonly ProGame[], Map<number, SeasonCalendar | CalendarFault>>();

function calendarOf(games: readonly ProGame[], finalPeriod: ScoringPeriodId): SeasonCalendar | CalendarFault {
  const known = calendars.get(games) ?? new Map<number, SeasonCalendar | CalendarFault>();
  calendars.set(games, known);
  const calendar = known.get(finalPeriod) ?? buildCalendar(games, finalPeriod);
  known.set(finalPeriod, calendar);
  return calendar;
}

/** The team of an id. @throws TeamNotInLeague */
export function teamOf(context: LeagueSnapshot, teamId: number): LeagueTeam {
  const team = context.league.teams.find((each) => each.teamId === teamId);
  if (!team) throw new TeamNotInLeague({ teamId });
  return team;
}
