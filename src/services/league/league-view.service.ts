/** A league's rules and standing, as numbers and in words. */

import type { LeagueOutput } from "@/contract/league/league-output";
import type { Provenance } from "@/contract/tool-outputs";
import { formatLabel, type LeagueSettings, type LeagueTeam } from "@/domain/league/league";
import { dayOf } from "@/domain/league/league-snapshot";
import type { TeamScope } from "@/domain/league/scope";
import { lineupPlace, positionLabel, slotLabel } from "@/domain/lineup/slots";
import { dayEt } from "@/domain/season/eastern-day";
import { statLabel } from "@/domain/stats/stats";
import { isPlayoffMatchup, matchupsOf } from "../matchup/matchup-calendar";
import type { ServiceDeps } from "../ports";
import { provenanceOf } from "../sources/source-reader";
import { addsLeftNow } from "./adds-left";
import { type LeagueContext, type LeagueService, teamOf } from "./league.service";
import { acquisitionWords, lockWords, scheduleWords, scoringWords, tradeWords } from "./league-words";
import type { RosterTimelines } from "./roster-timeline";

export type LeagueViewService = {
  /** @throws TeamNotInLeague and the source's errors */
  view(scope: TeamScope, signal?: AbortSignal): Promise<{ output: LeagueOutput; isCached: boolean }>;
};

export function createLeagueViewService(
  deps: ServiceDeps,
  league: LeagueService,
  timelines: Pick<RosterTimelines, "addsLeft">,
): LeagueViewService {
  return {
    async view(scope, signal) {
      const context = await league.buildIntelligenceSnapshot(scope, signal);
      const nowMs = deps.sourceOf(scope).leagueClock.now();
      const addsLeft = await timelines.addsLeft(scope, context, signal);
      return {
        output: {
          ...provenanceOf([context.leagueReading], context.readings, deps.systemClock),
          ...describe(context, scope, { nowMs, addsLeft }),
        },
        isCached: context.readings.every((reading) => reading.isCached),
      };
    },
  };
}

function describe(
  context: LeagueContext,
  scope: TeamScope,
  { nowMs, addsLeft }: { nowMs: number; addsLeft: number | null },
): Omit<LeagueOutput, keyof Provenance> {
  const { league, matchupRange: range } = context;
  const { settings, status } = league;
  const mine = teamOf(context, scope.teamId);
  return {
    leagueId: league.leagueId,
    leagueName: settings.leagueName,
    season: league.season,
    format: formatLabel(settings.format),
    teamCount: league.teams.length,
    today: context.today,
    seasonState:
      context.calendarPeriod < status.firstScoringPeriod
        ? "not started"
        : context.calendarPeriod > status.finalScoringPeriod
          ? "over"
          : "in progress",
    firstDay: dayOf(context, status.firstScoringPeriod),
    lastDay: dayOf(context, status.finalScoringPeriod),
    matchup: {
      matchupPeriod: Number(context.matchupPeriod),
      firstDay: range ? dayOf(context, range.first) : null,
      lastDay: range ? dayOf(context, range.last) : null,
      isPlayoffs: isPlayoffMatchup(settings, context.matchupPeriod),
    },
    myTeamId: Number(mine.teamId),
    myTeamName: mine.teamName,
    scoring: scoringOf(settings),
    roster: rosterOf(settings),
    acquisitions: { ...acquisitionsOf(context, mine), addsLeft },
    schedule: scheduleOf(context),
    trades: tradesOf(settings.tradeDeadlineAt, nowMs),
    teams: teamsOf(context, mine),
  };
}

function scoringOf(settings: LeagueSettings): LeagueOutput["scoring"] {
  // In category leagues ESPN sends 1 for every stat: its presence, not a weight.
  const isPoints = settings.format === "points" || settings.format === "season-points";
  return {
    items: settings.scoringItems.map((item) => ({
      stat: statLabel(item.statId),
      points: isPoints ? item.points : null,
      isLowerBetter: item.isReverse,
      pointsByPosition: isPoints
        ? Object.entries(item.pointsByPosition).map(([id, points]) => ({ position: positionName(id), points }))
        : [],
    })),
    text: scoringWords(settings, isPoints),
  };
}

function rosterOf(settings: LeagueSettings): LeagueOutput["roster"] {
  const slots = Object.entries(settings.slotCounts)
    .map(([id, count]) => ({ slotId: Number(id), count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.slotId - b.slotId)
    .map(({ slotId, count }) => ({ slot: slotLabel(slotId), count, place: lineupPlace(slotId) }));
  const countOf = (place: "starter" | "bench" | "IR") =>
    slots.filter((slot) => slot.place === place).reduce((sum, { count }) => sum + count, 0);
  return {
    slots,
    starters: countOf("starter"),
    bench: countOf("bench"),
    injuredReserve: countOf("IR"),
    positionLimits: Object.entries(settings.positionLimits).flatMap(([id, most]) =>
      // Position 0 is no position of a player.
      most === null || positionLabel(Number(id)) === undefined ? [] : [{ position: positionName(id), most }],
    ),
    gamesLimits: Object.entries(settings.slotGamesLimits).map(([id, games]) => ({
      slot: slotLabel(Number(id)),
      games,
    })),
    isUsingUndroppableList: settings.isUsingUndroppableList,
    text: lockWords(settings),
  };
}

const positionName = (id: string): string => positionLabel(Number(id)) ?? `position ${id}`;

function acquisitionsOf(context: LeagueContext, mine: LeagueTeam): Omit<LeagueOutput["acquisitions"], "addsLeft"> {
  const { settings, status } = context.league;
  const rules = settings.acquisitions;
  const adds = addsLeftNow(context, mine.teamId);
  // 3/7 a day × 7 days is 2.9999999999999996 in binary.
  const limit = adds.ok && adds.value.matchupLimit !== null ? Math.round(adds.value.matchupLimit * 100) / 100 : null;
  return {
    budget: rules.isUsingBudget ? rules.budget : null,
    minimumBid: rules.isUsingBudget ? rules.minimumBid : null,
    seasonLimit: rules.seasonLimit,
    matchupLimit: limit,
    waiverHours: rules.waiverHours,
    waiversLastRunAt: status.waiversLastRunAt,
    text: acquisitionWords(rules, limit),
  };
}

function scheduleOf(context: LeagueContext): LeagueOutput["schedule"] {
  const { settings } = context.league;
  const matchups = matchupsOf(context);
  const playoffsFirstDay = matchups.find(({ isPlayoffs }) => isPlayoffs)?.firstDay ?? null;
  return {
    matchups: matchups.length,
    regularSeasonMatchups: settings.schedule.regularSeasonMatchups,
    playoffTeamCount: settings.schedule.playoffTeamCount,
    playoffsFirstDay,
    text: scheduleWords(settings, playoffsFirstDay),
  };
}

function tradesOf(deadlineAt: string | null, nowMs: number): LeagueOutput["trades"] {
  if (deadlineAt === null) return { deadlineAt, deadlineDay: null, isOver: false, text: "No trade deadline is known." };
  const deadlineDay = dayEt(Date.parse(deadlineAt));
  const isOver = Date.parse(deadlineAt) <= nowMs;
  return { deadlineAt, deadlineDay, isOver, text: tradeWords(deadlineDay, isOver) };
}

function teamsOf(context: LeagueContext, mine: LeagueTeam): LeagueOutput["teams"] {
  return context.league.teams
    .map((team) => ({
      teamId: Number(team.teamId),
      teamName: team.teamName,
      abbreviation: team.abbreviation,
      isMine: team.teamId === mine.teamId,
      record: { ...(team.record ?? UNKNOWN_RECORD), text: recordText(team.record) },
      // 0 before ESPN has seeded anyone.
      standing: team.playoffSeed === 0 ? null : team.playoffSeed,
      waiverRank: team.waiverRank,
      addsThisSeason: team.acquisitionsThisSeason,
      addsThisMatchup: team.acquisitionsByMatchup && (team.acquisitionsByMatchup[String(context.matchupPeriod)] ?? 0),
    }))
    .sort((a, b) => (a.standing ?? Number.POSITIVE_INFINITY) - (b.standing ?? Number.POSITIVE_INFINITY) || 0);
}

const UNKNOWN_RECORD = { wins: null, losses: null, ties: null };

function recordText(record: LeagueTeam["record"]): string {
  if (!record) return "unknown";
  const { wins, losses, ties } = record;
  return ties > 0 ? `${wins}-${losses}-${ties}` : `${wins}-${losses}`;
}
