/** A league's rules and standing, as numbers and in words. */

import type { Language } from "@/contract/conversation/intent";
import type { LeagueOutput } from "@/contract/league/league-output";
import type { Provenance } from "@/contract/tool-outputs";
import { type AcquisitionRules, formatLabel, type LeagueSettings, type LeagueTeam } from "@/domain/league/league";
import { dayOf } from "@/domain/league/league-snapshot";
import type { TeamScope } from "@/domain/league/scope";
import { lineupRole, positionLabel, slotLabel } from "@/domain/lineup/slots";
import { dayEt } from "@/domain/season/eastern-day";
import { statLabel } from "@/domain/stats/stats";
import type { LeagueRuleTexts } from "@/language/texts/en/league-rules";
import { LEAGUE_RULES } from "@/language/texts/league-rules";
import { isPlayoffMatchup, matchupsOf } from "../matchup/matchup-calendar";
import type { ServiceDeps } from "../ports";
import { provenanceOf } from "../sources/source-reader";
import { addsLeftNow } from "./adds-left";
import { type LeagueContext, type LeagueService, teamOf } from "./league.service";
import type { RosterTimelines } from "./roster-timeline";

export type LeagueViewService = {
  /** @throws TeamNotInLeague and the source's errors */
  view(
    scope: TeamScope,
    options?: { language?: Language | undefined; signal?: AbortSignal | undefined },
  ): Promise<{ output: LeagueOutput; isCached: boolean }>;
};

export function createLeagueViewService(
  deps: ServiceDeps,
  league: LeagueService,
  timelines: Pick<RosterTimelines, "addsLeft">,
): LeagueViewService {
  return {
    async view(scope, { language = "en", signal } = {}) {
      const context = await league.buildIntelligenceSnapshot(scope, signal);
      const nowMs = deps.sourceOf(scope).leagueClock.now();
      const addsLeft = await timelines.addsLeft(scope, context, signal);
      return {
        output: {
          ...provenanceOf([context.leagueReading], context.readings, deps.systemClock),
          ...describe(context, scope, { nowMs, addsLeft, texts: LEAGUE_RULES[language] }),
        },
        isCached: context.readings.every((reading) => reading.isCached),
      };
    },
  };
}

function describe(
  context: LeagueContext,
  scope: TeamScope,
  { nowMs, addsLeft, texts }: { nowMs: number; addsLeft: number | null; texts: LeagueRuleTexts },
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
    scoring: scoringOf(settings, texts),
    roster: rosterOf(settings, texts),
    acquisitions: { ...acquisitionsOf(context, mine, texts), addsLeft },
    schedule: scheduleOf(context, texts),
    trades: tradesOf(settings.tradeDeadlineAt, nowMs, texts),
    teams: teamsOf(context, mine),
  };
}

function scoringOf(settings: LeagueSettings, texts: LeagueRuleTexts): LeagueOutput["scoring"] {
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
    text: scoringText(settings, isPoints, texts),
  };
}

function rosterOf(settings: LeagueSettings, texts: LeagueRuleTexts): LeagueOutput["roster"] {
  const slots = Object.entries(settings.slotCounts)
    .map(([id, count]) => ({ slotId: Number(id), count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.slotId - b.slotId)
    .map(({ slotId, count }) => ({ slot: slotLabel(slotId), count, place: lineupRole(slotId) }));
  const countOf = (place: "starter" | "bench" | "IR") =>
    slots.filter((slot) => slot.place === place).reduce((sum, { count }) => sum + count, 0);
  return {
    slots,
    starters: countOf("starter"),
    bench: countOf("bench"),
    injuredReserve: countOf("IR"),
    positionLimits: Object.entries(settings.positionLimits).flatMap(([id, max]) =>
      // Position 0 is no position of a player.
      max === null || positionLabel(Number(id)) === undefined ? [] : [{ position: positionName(id), most: max }],
    ),
    gamesLimits: Object.entries(settings.slotGamesLimits).map(([id, games]) => ({
      slot: slotLabel(Number(id)),
      games,
    })),
    isUsingUndroppableList: settings.isUsingUndroppableList,
    text: texts.locks(settings.lineupLock, settings.rosterLock, settings.isUsingUndroppableList),
  };
}

const positionName = (id: string): string => positionLabel(Number(id)) ?? `position ${id}`;

function acquisitionsOf(
  context: LeagueContext,
  mine: LeagueTeam,
  texts: LeagueRuleTexts,
): Omit<LeagueOutput["acquisitions"], "addsLeft"> {
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
    text: addsText(rules, limit, texts),
  };
}

function scheduleOf(context: LeagueContext, texts: LeagueRuleTexts): LeagueOutput["schedule"] {
  const { settings } = context.league;
  const matchups = matchupsOf(context);
  const playoffsFirstDay = matchups.find(({ isPlayoffs }) => isPlayoffs)?.firstDay ?? null;
  return {
    matchups: matchups.length,
    regularSeasonMatchups: settings.schedule.regularSeasonMatchups,
    playoffTeamCount: settings.schedule.playoffTeamCount,
    playoffsFirstDay,
    text: scheduleText(settings, playoffsFirstDay, texts),
  };
}

function tradesOf(deadlineAt: string | null, nowMs: number, texts: LeagueRuleTexts): LeagueOutput["trades"] {
  if (deadlineAt === null) return { deadlineAt, deadlineDay: null, isOver: false, text: texts.noTradeDeadline };
  const deadlineDay = dayEt(Date.parse(deadlineAt));
  const isOver = Date.parse(deadlineAt) <= nowMs;
  return { deadlineAt, deadlineDay, isOver, text: texts.tradeDeadline(deadlineDay, isOver) };
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

export function recordText(record: LeagueTeam["record"]): string {
  if (!record) return "unknown";
  const { wins, losses, ties } = record;
  return ties > 0 ? `${wins}-${losses}-${ties}` : `${wins}-${losses}`;
}

function scoringText({ scoringItems }: LeagueSettings, isPoints: boolean, texts: LeagueRuleTexts): string {
  if (scoringItems.length === 0) return texts.noScoring;
  if (isPoints)
    return texts.points(
      scoringItems.map(({ statId, points }) => `${statLabel(statId)} ${points > 0 ? "+" : ""}${points}`),
    );
  return texts.categories(
    scoringItems.map(({ statId, isReverse }) =>
      isReverse ? texts.lowerIsBetter(statLabel(statId)) : statLabel(statId),
    ),
  );
}

/** @param limit adds in this matchup, already multiplied by its days. */
const addsText = (rules: AcquisitionRules, limit: number | null, texts: LeagueRuleTexts): string =>
  texts.adds({
    type: rules.type,
    waiverHours: rules.waiverHours,
    bids: rules.isUsingBudget ? { budget: rules.budget, minimum: rules.minimumBid } : null,
    perMatchup: rules.matchupLimit === null ? "no limit" : (limit ?? "unknown"),
    perSeason: rules.seasonLimit,
  });

const scheduleText = ({ schedule }: LeagueSettings, firstDay: string | null, texts: LeagueRuleTexts): string =>
  schedule.periodType === "season"
    ? texts.oneContest
    : texts.schedule(
        schedule.regularSeasonMatchups,
        schedule.playoffTeamCount === 0 ? null : { teams: schedule.playoffTeamCount, firstDay },
      );
