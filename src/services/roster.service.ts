/** Rosters of a day, mine or my opponent's, with games, status and points beside every name. */
import type { RosterOutput, RosterPlayer } from "@/contract/tool-outputs";
import { gamesOfTeam, periodOfDay } from "@/domain/calendar";
import { type EasternDay, type ScoringPeriodId, scoringPeriodId, type TeamId } from "@/domain/ids";
import { isPointsFormat, type ScoringFormat } from "@/domain/league";
import { type DayRoster, opponentOf, type RosterEntry } from "@/domain/matchup";
import { isFlagged } from "@/domain/player";
import type { TeamScope } from "@/domain/scope";
import { scoreLine } from "@/domain/scoring";
import { lineupPlace, slotLabel } from "@/domain/slots";
import { AppError } from "@/lib/errors";
import { dayOf, gamesLeftInMatchup, type LeagueContext, type LeagueService, teamOf } from "./league.service";
import type { MatchupReader } from "./matchup.service";
import { availabilityOf, gameLabel, labelOf, round1 } from "./player-labels";
import { LIFETIME_MS, type ServiceDeps } from "./ports";
import { type AnswerStore, provenanceOf, type Reading } from "./source-reader";
import { notingStatuses } from "./status-noting";

/** The asked day is outside the league's season. */
export class DayOutsideSeason extends AppError {
  readonly code = "league.day_outside_season";
  readonly status = 422;
  readonly userMessage = "That day is outside this league's season.";
}

/** There is no opponent: a bye, or a format without head-to-head matchups. */
export class NoOpponent extends AppError {
  readonly code = "matchup.no_opponent";
  readonly status = 404;
  readonly userMessage: string;
  constructor(format: ScoringFormat) {
    super({ format });
    this.userMessage = NO_OPPONENT[format] ?? "Your team has no opponent in this matchup: it is a bye week.";
  }
}

const NO_OPPONENT: Partial<Record<ScoringFormat, string>> = {
  roto: "A rotisserie league has no opponents: your team is ranked against all others. Ask for the standings.",
  "season-points": "A season-points league has no opponents: the most points of the season win. Ask for the standings.",
  unknown: "Your team has no opponent in this matchup: it is a bye week, or the league does not play head to head.",
};

export type RosterService = {
  /** @throws DayOutsideSeason, NoOpponent, TeamNotInLeague and the source's errors */
  view(
    scope: TeamScope,
    options: { side: "mine" | "opponent"; day?: EasternDay | undefined; signal?: AbortSignal },
  ): Promise<{ output: RosterOutput; isCached: boolean }>;
  /**
   * All rosters of today's scoring period. When the source fails, those of the latest day that was kept: the scoring period
   * of each says which day that is.
   */
  readAll(scope: TeamScope, period: ScoringPeriodId, signal?: AbortSignal): Promise<Reading<DayRoster[]>>;
};

const ROSTER_SHAPE = 1;

export function createRosterService(deps: ServiceDeps, league: LeagueService, matchups: MatchupReader): RosterService {
  const readDay = (
    scope: TeamScope,
    period: ScoringPeriodId,
    kept: AnswerStore<DayRoster[]>,
    signal: AbortSignal | undefined,
  ) => {
    const { client, label } = deps.sourceOf(scope);
    return deps.reader.read<DayRoster[]>({
      key: `rosters:${scope.connectionId}:${period}`,
      source: label,
      ttlMs: LIFETIME_MS.roster,
      fetch: (fetchSignal) => client.getRosters(period, fetchSignal),
      // A past day's roster, too, carries today's statuses.
      store: notingStatuses(deps, scope, kept, (rosters) =>
        rosters.flatMap(({ entries }) => entries.map((entry) => entry.player)),
      ),
      signal,
    });
  };
  const readAll: RosterService["readAll"] = (scope, period, signal) =>
    readDay(scope, period, deps.store.daySnapshot<DayRoster[]>(scope, "rosters", period, ROSTER_SHAPE), signal);
  /** Of a day that was asked for by name, no other day's stands in. */
  const readAsked = (scope: TeamScope, period: ScoringPeriodId, signal: AbortSignal | undefined) =>
    readDay(scope, period, deps.store.snapshot<DayRoster[]>(scope, `rosters:${period}`, ROSTER_SHAPE), signal);
  return {
    readAll,
    async view(scope, { side, day, signal }) {
      const context = await league.buildIntelligenceSnapshot(scope, signal);
      const period = periodFor(context, day);
      const opponent = side === "opponent" ? await matchups.current(scope, context, signal) : undefined;
      const teamId = side === "mine" ? scope.teamId : opponentOf(opponent?.value, scope.teamId)?.teamId;
      if (teamId === undefined) throw new NoOpponent(context.league.settings.format);
      const rosters = await (day === undefined ? readAll : readAsked)(scope, period, signal);
      const readings = [...context.readings, rosters, ...(opponent ? [opponent] : [])];
      const nowMs = deps.sourceOf(scope).leagueClock.now();
      const roster = rosters.value.find((each) => each.teamId === teamId);
      const shownPeriod = roster?.scoringPeriod ?? period;
      return {
        output: {
          ...provenanceOf([rosters], readings, deps.systemClock),
          ...describe(context, teamId, side, shownPeriod, roster?.entries ?? [], nowMs),
        },
        isCached: readings.every((reading) => reading.isCached),
      };
    },
  };
}

function periodFor(context: LeagueContext, day: EasternDay | undefined): ScoringPeriodId {
  if (day === undefined) return context.todayPeriod;
  const period = periodOfDay(context.calendar, day);
  const { firstScoringPeriod, finalScoringPeriod } = context.league.status;
  if (period < firstScoringPeriod || period > finalScoringPeriod) throw new DayOutsideSeason();
  return scoringPeriodId.parse(period);
}

function describe(
  context: LeagueContext,
  teamId: TeamId,
  side: "mine" | "opponent",
  period: ScoringPeriodId,
  entries: readonly RosterEntry[],
  nowMs: number,
) {
  // Starters in slot order, then bench, then IR: ESPN's slot ids already ascend that way.
  const rows = [...entries]
    .sort((a, b) => a.slotId - b.slotId)
    .map((entry) => ({ entry, shown: rosterPlayer(context, entry, period, nowMs) }));
  const players = rows.map((row) => row.shown);
  const starters = players.filter((player) => player.place === "starter");
  const flagged = rows.filter((row) => isFlagged(row.entry.player.availability.status)).map((row) => row.shown);
  const scored = starters.flatMap((player) => (player.pointsOnDay === null ? [] : [player.pointsOnDay]));
  return {
    teamId: Number(teamId),
    teamName: teamOf(context, teamId).teamName,
    ownership: side === "mine" ? ("my roster" as const) : ("opponent" as const),
    day: dayOf(context, period),
    scoringPeriod: Number(period),
    isToday: dayOf(context, period) === context.today,
    players,
    counts: {
      players: players.length,
      starters: starters.length,
      bench: players.filter((player) => player.place === "bench").length,
      injuredReserve: players.filter((player) => player.place === "IR").length,
      withGame: players.filter((player) => player.game !== null).length,
      startersWithGame: starters.filter((player) => player.game !== null).length,
      flagged: flagged.length,
      statusUnknown: players.filter((player) => player.status === "UNKNOWN").length,
    },
    flagged: flagged.map(({ name, place, status, statusText, expectedReturn }) => ({
      name,
      place,
      status,
      statusText,
      expectedReturn,
    })),
    startersPointsOnDay: scored.length === 0 ? null : round1(scored.reduce((sum, points) => sum + points, 0)),
  };
}

function rosterPlayer(
  context: LeagueContext,
  entry: RosterEntry,
  period: ScoringPeriodId,
  nowMs: number,
): RosterPlayer {
  const { player } = entry;
  const { settings } = context.league;
  const game = gamesOfTeam(context.games, player.proTeamId, { first: period, last: period })[0];
  const played = entry.dayRows.filter((row) => Object.keys(row.stats).length > 0);
  const points = played.map((row) => scoreLine(row.stats, settings.scoringItems, player.defaultPositionId).total);
  return {
    ...labelOf(player),
    ...availabilityOf(player.availability),
    slot: slotLabel(entry.slotId),
    place: lineupPlace(entry.slotId),
    game: game ? gameLabel(game, player.proTeamId) : null,
    gamesLeftInMatchup: gamesLeftInMatchup(context, player.proTeamId, nowMs),
    pointsOnDay:
      isPointsFormat(settings.format) && played.length > 0 ? round1(points.reduce((sum, each) => sum + each, 0)) : null,
  };
}
