/** My current matchup: banked totals, lead, days and games left, and the categories where there are any. */

import type { Standings } from "@/contract/league/standings";
import type { MatchupOutput, Provenance } from "@/contract/tool-outputs";
import type { MatchupChances } from "@/domain/engine/matchup-value";
import type { MatchupPeriodId } from "@/domain/ids";
import { formatLabel, isCategoryFormat, isRankedTable, type LeagueSettings } from "@/domain/league/league";
import { dayOf } from "@/domain/league/league-snapshot";
import { type DayRoster, type Matchup, type MatchupSide, opponentOf, type RosterEntry } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import { SLOT } from "@/domain/lineup/slots";
import { round1, round3 } from "@/domain/players/player-labels";
import { type CountGames, countedPlayer, gamesLeftIn, type TeamGames } from "@/domain/roster/games-left";
import { lapsedLabel, playersOn } from "@/domain/roster/timeline";
import { type PeriodRange, periodsOfMatchup } from "@/domain/season/calendar";
import { isRatio, statLabel } from "@/domain/stats/stats";
import { AppError } from "@/lib/errors";
import { type LeagueContext, type LeagueService, teamOf } from "../league/league.service";
import type { RosterReader } from "../league/roster-reader";
import type { RosterTimelines, TeamTimeline } from "../league/roster-timeline";
import type { OptimizerService } from "../planning/optimizer.service";
import { LIFETIME_MS, type ServiceDeps } from "../ports";
import { provenanceOf } from "../sources/source-reader";
import { orUndefinedOnFailure } from "../unless-failed";
import type { MatchupReader } from "./matchup-reader";
import { standingsOf } from "./matchup-standings";

/** The source sent a matchup of which a side cannot be read: to call it a bye would be wrong. */
class MatchupUnreadable extends AppError {
  static override readonly code = "matchup.unreadable";
  static override readonly status = 502;
  static override readonly isRetryable = true;
}

/** The source fails and the stored copy is from before this matchup. */
class MatchupNotStored extends AppError {
  static override readonly code = "matchup.not_kept";
  static override readonly status = 502;
  static override readonly isRetryable = true;
}

const MATCHUP_SHAPE = 4;
type DayMatchups = { matchupPeriod: MatchupPeriodId; matchups: Matchup[] };

export function createMatchupReader(deps: ServiceDeps): MatchupReader {
  const latest: MatchupReader["latest"] = async (scope, context, signal) => {
    const { client, label } = deps.sourceOf(scope);
    const { matchupPeriod, todayPeriod } = context;
    const all = await deps.reader.read<DayMatchups>({
      key: `matchups:${scope.connectionId}:${matchupPeriod}:${todayPeriod}`,
      source: label,
      ttlMs: LIFETIME_MS.matchup,
      fetch: async (fetchSignal) => ({
        matchupPeriod,
        matchups: await client.getMatchups(matchupPeriod, todayPeriod, fetchSignal),
      }),
      store: deps.store.daySnapshot(scope, "matchups", todayPeriod, MATCHUP_SHAPE),
      signal,
    });
    const { matchups } = all.value;
    const mine = matchups.find((matchup) => matchup.sides.some((side) => side.teamId === scope.teamId));
    if (mine ? !mine.isComplete : matchups.some(({ isComplete }) => !isComplete)) throw new MatchupUnreadable();
    return { ...all, value: { matchupPeriod: all.value.matchupPeriod, matchup: mine } };
  };
  const current: MatchupReader["current"] = async (scope, context, signal) => {
    const reading = await latest(scope, context, signal);
    if (reading.value.matchupPeriod !== context.matchupPeriod) throw new MatchupNotStored();
    return { ...reading, value: reading.value.matchup };
  };
  return {
    latest,
    current,
    async opponentId(scope, context, signal) {
      const matchup = await orUndefinedOnFailure(current(scope, context, signal));
      if (!matchup) return { opponentId: undefined, readings: [] };
      return { opponentId: opponentOf(matchup.value, scope.teamId)?.teamId, readings: [matchup] };
    },
  };
}

export type MatchupService = {
  view(scope: TeamScope, signal?: AbortSignal): Promise<{ output: MatchupOutput; isCached: boolean }>;
};

export function createMatchupService(
  deps: ServiceDeps,
  sources: {
    league: LeagueService;
    reader: MatchupReader;
    rosters: Pick<RosterReader, "readAll">;
    timelines: RosterTimelines;
    optimizer: Pick<OptimizerService, "open">;
  },
): MatchupService {
  const { league, reader, rosters, timelines, optimizer } = sources;
  return {
    async view(scope, signal) {
      const now = await league.buildIntelligenceSnapshot(scope, signal);
      const [matchup, roster, week] = await Promise.all([
        reader.latest(scope, now, signal),
        rosters.readAll(scope, now.todayPeriod, signal),
        orUndefinedOnFailure(optimizer.open(scope, signal)),
      ]);
      const context = asOfMatchup(now, matchup.value.matchupPeriod);
      const readings = [...context.readings, matchup, roster];
      const nowMs = deps.sourceOf(scope).leagueClock.now();
      const mine = await timelines.of(scope, now, roster.value, { signal });
      const seen = { matchup: matchup.value.matchup, rosters: roster.value, mine, nowMs };
      return {
        output: {
          ...provenanceOf([matchup, roster, context.leagueReading], readings, deps.systemClock),
          ...describe(scope, context, seen, context === now ? week?.chances : undefined),
          // A stored matchup that is over has no forecast.
          winProbability: context === now ? (week?.chances.winProbability ?? null) : null,
        },
        isCached: readings.every((reading) => reading.isCached),
      };
    },
  };
}

/** Context under which a stored, finished matchup is shown: its own number and days. */
function asOfMatchup(context: LeagueContext, matchupPeriod: MatchupPeriodId): LeagueContext {
  if (matchupPeriod === context.matchupPeriod) return context;
  const matchupRange = periodsOfMatchup(context.calendar, context.league.settings.schedule, matchupPeriod);
  return { ...context, matchupPeriod, matchupRange };
}

type Seen = {
  readonly matchup: Matchup | undefined;
  readonly rosters: readonly DayRoster[];
  readonly mine: TeamTimeline;
  readonly nowMs: number;
};

function describe(
  scope: TeamScope,
  context: LeagueContext,
  { matchup, rosters, mine: team, nowMs }: Seen,
  chances: MatchupChances | undefined,
): Omit<MatchupOutput, keyof Provenance | "winProbability"> {
  const { settings } = context.league;
  const mine = matchup?.sides.find((side) => side.teamId === scope.teamId);
  const isTable = isRankedTable(settings.format);
  const theirs = isTable ? undefined : opponentOf(matchup, scope.teamId);
  const isCategories = isCategoryFormat(settings.format);
  const table = isTable ? standingsOf(context, scope.teamId, matchup?.sides ?? []) : null;
  const range = context.matchupRange;
  const { timeline } = team;
  const gamesOf: CountGames = range
    ? gamesLeftIn(context, { first: context.todayPeriod, last: range.last, nowMs })
    : () => null;
  const held = (entries: readonly RosterEntry[]) =>
    entries.map(({ player, slotId }) => countedPlayer(player, { isInIr: slotId === SLOT.IR }));
  const myGames = gamesOf(
    [...held(team.entries), ...team.joining.map(({ player }) => countedPlayer(player, { isInIr: false }))],
    (period) => playersOn(timeline, dayOf(context, period)),
  );
  const gamesOfRival = (id: number) => gamesOf(held(rosters.find(({ teamId }) => teamId === id)?.entries ?? []), null);
  const lead =
    mine && theirs ? round1(isCategories ? mine.wins - mine.losses : mine.totalPoints - theirs.totalPoints) : null;
  const me = teamLine(context, scope.teamId, mine, isCategories, myGames);
  const opponent = theirs ? teamLine(context, theirs.teamId, theirs, isCategories, gamesOfRival(theirs.teamId)) : null;
  const days = range ? daysLeft(context, range) : null;
  return {
    format: formatLabel(settings.format),
    matchupPeriod: Number(context.matchupPeriod),
    firstDay: range ? dayOf(context, range.first) : null,
    lastDay: range ? dayOf(context, range.last) : null,
    today: context.today,
    daysLeft: days,
    state: isTable ? seasonState(context) : stateOf(matchup, theirs, context),
    me,
    opponent,
    lead,
    leader: table ? firstOf(table) : leaderOf(lead, me.teamName, opponent?.teamName),
    catchUpPerDay: !isCategories && lead !== null && lead < 0 && days ? round1(-lead / days) : null,
    tiedCategories: isCategories && !isTable && mine ? mine.ties : null,
    addsLeft: timeline.addsLeft,
    addsPlanned: timeline.addsPlanned,
    lapsedMoves: timeline.lapsed.map(lapsedLabel),
    byDay: mine && theirs && !isCategories ? byDay(context, mine, theirs) : [],
    categories:
      mine && isCategories && !isTable ? categories(settings, { mine, theirs }, chances?.categories ?? {}) : [],
    expectedFinal: chances?.finals
      ? { me: round1(chances.finals.mine), opponent: round1(chances.finals.theirs) }
      : null,
    standings: table,
  };
}

function leaderOf(lead: number | null, mine: string, theirs: string | undefined): string | null {
  if (lead === null || lead === 0) return null;
  return lead > 0 ? mine : (theirs ?? null);
}

function firstOf({ table }: Standings): string | null {
  const [first, second] = table;
  return first && second?.rank !== 1 ? first.teamName : null;
}

function stateOf(
  matchup: Matchup | undefined,
  theirs: MatchupSide | undefined,
  context: LeagueContext,
): MatchupOutput["state"] {
  if (!matchup || !theirs) return "bye";
  return matchup.winner === "UNDECIDED" ? seasonState(context) : "finished";
}

function seasonState(context: LeagueContext): MatchupOutput["state"] {
  if (!context.matchupRange) return "in progress";
  if (context.calendarPeriod > context.matchupRange.last) return "finished";
  return context.calendarPeriod < context.matchupRange.first ? "not started" : "in progress";
}

function teamLine(
  context: LeagueContext,
  teamId: number,
  side: MatchupSide | undefined,
  isCategories: boolean,
  games: TeamGames | null,
): MatchupOutput["me"] {
  const team = teamOf(context, teamId);
  return {
    teamId,
    teamName: team.teamName,
    points: side && !isCategories ? round1(side.totalPoints) : null,
    categoriesWon: side && isCategories && context.league.settings.format !== "roto" ? side.wins : null,
    gamesLeft: games?.games ?? null,
    playableGamesLeft: games?.playable ?? null,
    addsUsed: team.acquisitionsByMatchup && (team.acquisitionsByMatchup[String(context.matchupPeriod)] ?? 0),
  };
}

/** Days of the matchup still to be played, today included; all of them before it begins, none after it ends. */
function daysLeft(context: LeagueContext, range: PeriodRange): number {
  return Math.max(0, range.last - Math.max(context.calendarPeriod, range.first) + 1);
}

function byDay(context: LeagueContext, mine: MatchupSide, theirs: MatchupSide): MatchupOutput["byDay"] {
  return Object.keys(mine.pointsByScoringPeriod)
    .map(Number)
    .filter((period) => period <= context.calendarPeriod)
    .sort((a, b) => a - b)
    .map((period) => {
      const me = mine.pointsByScoringPeriod[String(period)] ?? 0;
      const opponent = theirs.pointsByScoringPeriod[String(period)] ?? 0;
      return {
        day: dayOf(context, period),
        me: round1(me),
        opponent: round1(opponent),
        difference: round1(me - opponent),
      };
    });
}

/** Only what the league scores: `scoreByStat` also holds components such as attempts, which are no categories. */
function categories(
  settings: LeagueSettings,
  { mine, theirs }: { mine: MatchupSide; theirs: MatchupSide | undefined },
  chances: MatchupChances["categories"],
): MatchupOutput["categories"] {
  return settings.scoringItems.map((item) => {
    const me = mine.scoreByStat[String(item.statId)];
    const opponent = theirs?.scoreByStat[String(item.statId)];
    const rounded = isRatio(item.statId) ? round3 : round1;
    const chance = chances[String(item.statId)];
    return {
      category: statLabel(item.statId),
      me: me ? rounded(me.score) : null,
      opponent: opponent ? rounded(opponent.score) : null,
      // Computed from the rounded values, so that the three numbers of a line add up.
      lead: me && opponent ? rounded(rounded(me.score) - rounded(opponent.score)) : null,
      result:
        me?.result === "WIN" ? "ahead" : me?.result === "LOSS" ? "behind" : me?.result === "TIE" ? "tied" : "unknown",
      isLowerBetter: item.isReverse,
      chance: chance === undefined ? null : round3(chance),
    };
  });
}
