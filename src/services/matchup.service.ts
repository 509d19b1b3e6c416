/** My current matchup: banked totals, lead, days and games left, and the categories where there are any. */
import type { Standings } from "@/contract/standings";
import type { MatchupOutput, Provenance } from "@/contract/tool-outputs";
import { type AddsLeft, addsLeft } from "@/domain/acquisitions";
import { type PeriodRange, periodsOfMatchup } from "@/domain/calendar";
import type { MatchupPeriodId, TeamId } from "@/domain/ids";
import { formatLabel, isCategoryFormat, isRankedTable, type LeagueSettings } from "@/domain/league";
import { fault, type Outcome } from "@/domain/lineup/fault";
import { type DayRoster, type Matchup, type MatchupSide, opponentOf } from "@/domain/matchup";
import type { TeamScope } from "@/domain/scope";
import { SLOT } from "@/domain/slots";
import { isRatio, statLabel } from "@/domain/stats";
import { AppError } from "@/lib/errors";
import { dayOf, gamesLeftInMatchup, type LeagueContext, type LeagueService, teamOf } from "./league.service";
import { standingsOf } from "./matchup-standings";
import { round1, round3 } from "./player-labels";
import { LIFETIME_MS, type ServiceDeps } from "./ports";
import type { RosterService } from "./roster.service";
import { provenanceOf, type Reading } from "./source-reader";
import { unlessFailed } from "./unless-failed";

/** The source sent a matchup of which a side cannot be read: to call it a bye would be wrong. */
export class MatchupUnreadable extends AppError {
  readonly code = "matchup.unreadable";
  readonly status = 502;
  readonly userMessage = "ESPN's answer about your matchup was incomplete. Try again in a minute.";
  override readonly isRetryable = true;
}

/** The source fails, and all that was kept of it is from before this matchup. */
export class MatchupNotKept extends AppError {
  readonly code = "matchup.not_kept";
  readonly status = 502;
  readonly userMessage =
    "ESPN cannot be read now, and it was last read before this matchup began. Try again in a minute.";
  override readonly isRetryable = true;
}

export type MatchupReader = {
  /** The viewed team's matchup of the current matchup period; `undefined` when it has none. @throws MatchupNotKept */
  current(scope: TeamScope, context: LeagueContext, signal?: AbortSignal): Promise<Reading<Matchup | undefined>>;
  /** The same, or while the source fails the one of the latest day that was kept, with the matchup period it is of. */
  latest(
    scope: TeamScope,
    context: LeagueContext,
    signal?: AbortSignal,
  ): Promise<Reading<{ matchupPeriod: MatchupPeriodId; matchup: Matchup | undefined }>>;
  /** For labels alone: `undefined` also when the matchup cannot be read. */
  opponentId(
    scope: TeamScope,
    context: LeagueContext,
    signal?: AbortSignal,
  ): Promise<{ opponentId: TeamId | undefined; readings: readonly Reading<unknown>[] }>;
};

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
    if (mine ? !mine.isWhole : matchups.some(({ isWhole }) => !isWhole)) throw new MatchupUnreadable();
    return { ...all, value: { matchupPeriod: all.value.matchupPeriod, matchup: mine } };
  };
  const current: MatchupReader["current"] = async (scope, context, signal) => {
    const reading = await latest(scope, context, signal);
    if (reading.value.matchupPeriod !== context.matchupPeriod) throw new MatchupNotKept();
    return { ...reading, value: reading.value.matchup };
  };
  return {
    latest,
    current,
    async opponentId(scope, context, signal) {
      const matchup = await unlessFailed(current(scope, context, signal));
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
  league: LeagueService,
  reader: MatchupReader,
  rosters: RosterService,
): MatchupService {
  return {
    async view(scope, signal) {
      const now = await league.buildIntelligenceSnapshot(scope, signal);
      const [matchup, roster] = await Promise.all([
        reader.latest(scope, now, signal),
        rosters.readAll(scope, now.todayPeriod, signal),
      ]);
      const context = asOfMatchup(now, matchup.value.matchupPeriod);
      const readings = [...context.readings, matchup, roster];
      const nowMs = deps.sourceOf(scope).leagueClock.now();
      return {
        output: {
          ...provenanceOf([matchup, roster, context.leagueReading], readings, deps.systemClock),
          ...describe(scope, context, matchup.value.matchup, roster.value, nowMs),
        },
        isCached: readings.every((reading) => reading.isCached),
      };
    },
  };
}

/** A kept matchup that is over is told under its own number and days. */
function asOfMatchup(context: LeagueContext, matchupPeriod: MatchupPeriodId): LeagueContext {
  if (matchupPeriod === context.matchupPeriod) return context;
  const matchupRange = periodsOfMatchup(context.calendar, context.league.settings.schedule, matchupPeriod);
  return { ...context, matchupPeriod, matchupRange };
}

function describe(
  scope: TeamScope,
  context: LeagueContext,
  matchup: Matchup | undefined,
  rosters: readonly DayRoster[],
  nowMs: number,
): Omit<MatchupOutput, keyof Provenance> {
  const { settings } = context.league;
  const mine = matchup?.sides.find((side) => side.teamId === scope.teamId);
  const isTable = isRankedTable(settings.format);
  const theirs = isTable ? undefined : opponentOf(matchup, scope.teamId);
  const isCategories = isCategoryFormat(settings.format);
  const table = isTable ? standingsOf(context, scope.teamId, matchup?.sides ?? []) : null;
  const range = context.matchupRange;
  const gamesLeft = (teamId: number) => teamGamesLeft(context, rosters, teamId, nowMs);
  const lead =
    mine && theirs ? round1(isCategories ? mine.wins - mine.losses : mine.totalPoints - theirs.totalPoints) : null;
  const me = teamLine(context, scope.teamId, mine, isCategories, gamesLeft(scope.teamId));
  const opponent = theirs ? teamLine(context, theirs.teamId, theirs, isCategories, gamesLeft(theirs.teamId)) : null;
  const adds = addsLeftNow(context, me.teamId);
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
    addsLeft: adds.ok ? adds.value.left : null,
    byDay: mine && theirs && !isCategories ? byDay(context, mine, theirs) : [],
    categories: mine && isCategories && !isTable ? categories(settings, mine, theirs) : [],
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
  gamesLeft: number | null,
): MatchupOutput["me"] {
  const team = teamOf(context, teamId);
  return {
    teamId,
    teamName: team.teamName,
    points: side && !isCategories ? round1(side.totalPoints) : null,
    categoriesWon: side && isCategories && context.league.settings.format !== "roto" ? side.wins : null,
    gamesLeft,
    addsUsed: team.acquisitionsByMatchup && (team.acquisitionsByMatchup[String(context.matchupPeriod)] ?? 0),
  };
}

/** Games left of everyone on the roster but IR; `null` when the roster is not known. */
function teamGamesLeft(
  context: LeagueContext,
  rosters: readonly DayRoster[],
  teamId: number,
  nowMs: number,
): number | null {
  const entries = rosters
    .find((roster) => roster.teamId === teamId)
    ?.entries.filter((entry) => entry.slotId !== SLOT.IR);
  if (!entries || entries.length === 0) return null;
  const games = entries.map((entry) => gamesLeftInMatchup(context, entry.player.proTeamId, nowMs));
  return games.reduce<number | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}

/** Days of the matchup still to be played, today included; all of them before it begins, none after it ends. */
function daysLeft(context: LeagueContext, range: PeriodRange): number {
  return Math.max(0, range.last - Math.max(context.calendarPeriod, range.first) + 1);
}

/** Adds that a team has left in its current matchup, by the league's own limits. Fault: a limit, and adds used not known. */
export function addsLeftNow(context: LeagueContext, teamId: number): Outcome<AddsLeft> {
  const { matchupRange: range, matchupPeriod, league } = context;
  const { acquisitionsByMatchup: byMatchup, acquisitionsThisSeason: thisSeason } = teamOf(context, teamId);
  const { acquisitions } = league.settings;
  const isLimited = acquisitions.matchupLimit !== null || acquisitions.seasonLimit !== null;
  if (byMatchup === null && isLimited) return fault("engine.bad-number", "adds used");
  return addsLeft(
    acquisitions,
    { byMatchup: byMatchup ?? {}, thisSeason },
    {
      matchupPeriod: Number(matchupPeriod),
      days: range ? range.last - range.first + 1 : null,
      isOver: range !== undefined && context.calendarPeriod > range.last,
    },
  );
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
  mine: MatchupSide,
  theirs: MatchupSide | undefined,
): MatchupOutput["categories"] {
  return settings.scoringItems.map((item) => {
    const me = mine.scoreByStat[String(item.statId)];
    const opponent = theirs?.scoreByStat[String(item.statId)];
    const rounded = isRatio(item.statId) ? round3 : round1;
    return {
      category: statLabel(item.statId),
      me: me ? rounded(me.score) : null,
      opponent: opponent ? rounded(opponent.score) : null,
      // Of the shown values, so that the three numbers of a line add up for the reader.
      lead: me && opponent ? rounded(rounded(me.score) - rounded(opponent.score)) : null,
      result:
        me?.result === "WIN" ? "ahead" : me?.result === "LOSS" ? "behind" : me?.result === "TIE" ? "tied" : "unknown",
      isLowerBetter: item.isReverse,
    };
  });
}
