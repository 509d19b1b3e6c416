/**
 * The trades of one league on one day: what any deal does to each side, over one reading of all rosters.
 *
 * Pure. Each side is valued by its own team: in category leagues a steal is worth more to a team that is close in steals.
 */

import { must } from "../engine/engine-refusal";
import type { MatchupOutlook } from "../engine/matchup-outlook";
import { once } from "../engine/once";
import type { PlayerOutlook } from "../engine/outlook";
import { daysAfter, type LaterUnit, laterPlayer, laterUnitOf, winsOfPointLater } from "../engine/season-worth";
import type { PlayerId, TeamId } from "../ids";
import { isPointsFormat, type LeagueSettings } from "../league/league";
import { positionLabel } from "../lineup/slots";
import type { LaterDays } from "../season-value/later-days";
import { statLabel } from "../stats/stats";
import { type FreeAgentEntry, type HeldPlayer, IR_STATUSES, rosterRoom } from "../week/league-week";
import { type CategoryPlayer, categoryWeek } from "./category-week";
import {
  type SideEffect,
  sideEffect,
  streamedSpot,
  type TradeLeague,
  type TradePlayer,
  type Transfer,
  worthOverSeason,
} from "./deal";
import { bestTrade, type FoundTrade, type TradeSearch } from "./find-trades";
import { rosterSeason } from "./roster-season";
import { worthForTeam } from "./team-worth";

/** @property setting looks no further than today: later days are samples. */
export type TradeReading = Pick<MatchupOutlook, "context" | "setting"> & {
  readonly teams: readonly { readonly teamId: TeamId; readonly players: readonly HeldPlayer[] }[];
  readonly freeAgents: readonly FreeAgentEntry[];
};

type TradeVerdict = "better" | "slightly-better" | "no-difference" | "slightly-worse" | "worse";

export type TradeSide = Pick<SideEffect, "teamId" | "gives" | "gets" | "drops" | "fullPosition" | "spotsStreamed"> & {
  /** Change over the rest of the season: wins, rank points or points, by the league's `laterUnit`. */
  readonly gain: number;
  /** Change of an average week in points; `null` in category leagues. */
  readonly pointsPerWeek: number | null;
  /** The same in each week of the league's playoffs, where it has any ahead. */
  readonly playoffPointsPerWeek: number | null;
  /** Change of an average week of each of the league's `spans`, in points; empty in category leagues. */
  readonly pointsBySpan: readonly number[];
  /** Change of an average week by category; empty in points leagues. Ratios as 0 to 1. */
  readonly categories: readonly CategoryChange[];
  /** Chance to do better with the deal, 0 to 1, and the verdict by it; `null` in formats in which deals were not tested on played seasons. */
  readonly chanceBetter: number | null;
  readonly verdict: TradeVerdict | null;
};

type CategoryChange = {
  readonly statId: number;
  readonly label: string;
  readonly before: number;
  readonly after: number;
  readonly isReverse: boolean;
};

/** A stretch of the rest of the season that is valued as one; scoring periods, both included. */
type TradeSpan = { readonly first: number; readonly last: number; readonly arePlayoffs: boolean };

export type LeagueTrades = {
  readonly laterUnit: LaterUnit;
  /** Deals were judged by playing them on in points leagues alone. */
  readonly hasVerdicts: boolean;
  readonly weeksLeft: number;
  /** In their order. */
  readonly spans: readonly TradeSpan[];
  /** Each team's side of a deal, in the order in which the teams are named by the transfers. */
  analyze(transfers: readonly Transfer[]): readonly TradeSide[];
  /** The best deal of two teams in which both gain; `undefined` without one. */
  best(question: Omit<TradeSearch, "viewOf">): FoundTrade | undefined;
  readonly teamIds: readonly TeamId[];
  playersOf(teamId: TeamId): readonly PlayerId[];
};

const DAYS_A_WEEK = 7;
/** Free agents that price a streamed spot, best first. */
const STREAMED_FROM = 60;

/** Chances to do better from which a deal is called better, and slightly better. */
const BETTER_FROM = 0.75;
const SLIGHTLY_FROM = 0.6;

function verdictOfTrade(chanceBetter: number): TradeVerdict {
  if (chanceBetter >= BETTER_FROM) return "better";
  if (chanceBetter >= SLIGHTLY_FROM) return "slightly-better";
  if (chanceBetter > 1 - SLIGHTLY_FROM) return "no-difference";
  return chanceBetter > 1 - BETTER_FROM ? "slightly-worse" : "worse";
}

/** @throws EngineRefusal for a league whose slots cannot be read. */
export function leagueTrades(reading: TradeReading): LeagueTrades {
  const { context, setting, teams } = reading;
  const { settings } = context.league;
  const days = daysAfter(context, setting.last);
  const inPoints = isPointsFormat(settings.format);
  const shared = once(() => teamView(reading, days, (player) => player.pointsPerGame ?? 0));
  const views = new Map<TeamId, TeamView>();
  const viewOf = (teamId: TeamId): TeamView => {
    if (inPoints) return shared();
    const known = views.get(teamId) ?? teamView(reading, days, ownWorth(reading, teamId));
    views.set(teamId, known);
    return known;
  };
  const effectOf = (teamId: TeamId, transfers: readonly Transfer[]) => {
    const view = viewOf(teamId);
    const roster = view.rosters.find((each) => each.teamId === teamId) ?? { teamId, players: [] };
    return { view, roster, effect: sideEffect(view.league, view.rosters, roster, transfers) };
  };
  const perUnit = (view: TeamView, roster: { readonly players: readonly TradePlayer[] }): number => {
    if (settings.format !== "points") return 1;
    return winsOfPointLater(view.league.season.total(roster.players) / Math.max(1, weeksOf(days))) ?? 0;
  };
  return {
    laterUnit: laterUnitOf(settings.format),
    hasVerdicts: inPoints,
    weeksLeft: weeksOf(days),
    spans: days.map(spanOf),
    teamIds: teams.map(({ teamId }) => teamId),
    playersOf: (teamId) =>
      teams.find((team) => team.teamId === teamId)?.players.map(({ outlook }) => outlook.player.playerId) ?? [],
    best: (question) => bestTrade({ ...question, viewOf }),
    analyze(transfers) {
      const named = [...new Set(transfers.flatMap(({ from, to }) => [from, to]))];
      return named.map((teamId) => {
        const { view, roster, effect } = effectOf(teamId, transfers);
        const { gives, gets, drops, fullPosition, spotsStreamed, change, bySample } = effect;
        return {
          teamId,
          gives,
          gets,
          drops,
          fullPosition,
          spotsStreamed,
          gain: change * perUnit(view, roster),
          pointsPerWeek: inPoints ? change / Math.max(1, weeksOf(days)) : null,
          playoffPointsPerWeek: inPoints ? playoffWeek(bySample, days) : null,
          pointsBySpan: inPoints ? days.map(({ dayCount }, at) => weekly(bySample[at] ?? 0, dayCount)) : [],
          categories: inPoints ? [] : categoryChanges(settings, view, roster.players, effect.after),
          chanceBetter: inPoints ? effect.chanceBetter : null,
          verdict: inPoints ? verdictOfTrade(effect.chanceBetter) : null,
        };
      });
    },
  };
}

const weeksOf = (days: readonly LaterDays[]): number =>
  days.reduce((sum, { dayCount, weight }) => sum + dayCount * weight, 0) / DAYS_A_WEEK;

function playoffWeek(bySample: readonly number[], days: readonly LaterDays[]): number | null {
  const at = days.findIndex(({ arePlayoffs }) => arePlayoffs);
  const playoffs = days[at];
  return playoffs ? weekly(bySample[at] ?? 0, playoffs.dayCount) : null;
}

const weekly = (change: number, dayCount: number): number => (change / dayCount) * DAYS_A_WEEK;

/** A sample that stands for more weeks than it has covers them all. */
const spanOf = ({ firstPeriod, dayCount, weight, arePlayoffs }: LaterDays): TradeSpan => ({
  first: firstPeriod,
  last: firstPeriod + Math.round(arePlayoffs ? dayCount : dayCount * weight) - 1,
  arePlayoffs,
});

type TeamView = {
  readonly league: TradeLeague;
  readonly rosters: readonly { readonly teamId: TeamId; readonly players: readonly TradeCandidate[] }[];
};

type TradeCandidate = TradePlayer & CategoryPlayer;

function ownWorth({ context, teams }: TradeReading, teamId: TeamId) {
  const outlooks = (players: readonly HeldPlayer[]) => players.map(({ outlook }) => outlook);
  const mine = teams.find((team) => team.teamId === teamId)?.players ?? [];
  const others = teams.filter((team) => team.teamId !== teamId).map(({ players }) => outlooks(players));
  return worthForTeam(context.league.settings, outlooks(mine), others);
}

function teamView(
  { context, teams, freeAgents }: TradeReading,
  days: readonly LaterDays[],
  worthOf: (player: PlayerOutlook) => number,
): TeamView {
  const { settings } = context.league;
  const candidate = (outlook: PlayerOutlook): TradeCandidate => {
    const worthOfGame = worthOf(outlook);
    return {
      ...laterPlayer(outlook, worthOfGame, days),
      outlook,
      worthOfGame,
      isIrEligible: IR_STATUSES.has(outlook.player.availability.status),
    };
  };
  const rosters = teams.map(({ teamId, players }) => ({
    teamId,
    players: players.map(({ outlook }) => candidate(outlook)),
  }));
  const weights = days.map(({ weight }) => weight);
  const free = freeAgents
    .map(({ outlook }) => candidate(outlook))
    .map((player) => ({ player, total: worthOverSeason({ weights }, player) }))
    .sort((a, b) => b.total - a.total || a.player.playerId - b.player.playerId)
    .slice(0, STREAMED_FROM)
    .map(({ player }) => player);
  const everybody = [...rosters.flatMap(({ players }) => players), ...free];
  const season = must(rosterSeason({ slotCounts: settings.slotCounts, weights }, everybody));
  const league: TradeLeague = {
    ...rosterRoom(settings),
    positionLimits: limitsOf(settings),
    season,
    weights,
    dayCounts: days.map(({ dayCount }) => dayCount),
    streamedSpot: streamedSpot(season, { rosters, freeAgents: free }),
  };
  return { league, rosters };
}

/** Position 0 is no position of a player. */
const limitsOf = ({ positionLimits }: LeagueSettings): TradeLeague["positionLimits"] =>
  Object.fromEntries(Object.entries(positionLimits).filter(([id]) => positionLabel(Number(id)) !== undefined));

function categoryChanges(
  settings: LeagueSettings,
  { league, rosters }: TeamView,
  before: readonly TradePlayer[],
  after: readonly TradePlayer[],
): CategoryChange[] {
  const known = new Map(rosters.flatMap(({ players }) => players.map((player) => [player.playerId, player])));
  const week = (players: readonly TradePlayer[]) =>
    categoryWeek(
      { ...settings, weights: league.weights },
      players.flatMap(({ playerId }) => known.get(playerId) ?? []),
    );
  const [was, is] = [week(before), week(after)];
  return settings.scoringItems.map(({ statId, isReverse }) => ({
    statId,
    label: statLabel(statId),
    before: was[statId] ?? 0,
    after: is[statId] ?? 0,
    isReverse,
  }));
}
